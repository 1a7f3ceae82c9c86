game-name = Off the Dead
game-pitch = Jusqu'à quatre survivants dos au mur : fouillez, partagez, tirez, et finissez-en ensemble avec la Horde.
game-length = 60 min

option-level = Difficulté, de 1 (promenade) à 7 (sans pitié) ; 4 est le jeu normal
option-survivors_per_seat = Survivants menés par chaque joueur : 1 ; 2 à deux joueurs ; 4 en solitaire
option-rubble_memory = Montrer ce que la table a vu dans les décombres, au lieu de s'en souvenir
option-solo_chain_wave_only = En solitaire, l'enchaînement des zombies ne suit que la vague

team-wrong = Mener { $each } survivants chacun ne va pas avec ce nombre de joueurs ({ $seats }) : c'est 1 chacun, 2 à deux joueurs, ou 4 pour un joueur seul.
list-missing = Ce fichier n'a pas de liste { $list } pour « { $what } », qu'il faut à ce nombre de survivants.
item-missing = Ce fichier met « { $item } » dans les décombres sans dire ce que c'est : il manque son [[item]].


## Noms, par leur numéro

otd-survivor = { $survivor ->
        [0] Mami
        [1] Le Flic
        [2] La Pom-pom girl
        [3] Le Surfeur
       *[4] L'Infirmière
    }
otd-survivor-mid = { $survivor ->
        [0] Mami
        [1] le Flic
        [2] la Pom-pom girl
        [3] le Surfeur
       *[4] l'Infirmière
    }
otd-you = Vous ({ otd-survivor-mid })
otd-of = { $survivor ->
        [0] de Mami
        [1] du Flic
        [2] de la Pom-pom girl
        [3] du Surfeur
       *[4] de l'Infirmière
    }
otd-target-mid = { $target ->
        [0] Mami
        [1] le Flic
        [2] la Pom-pom girl
        [3] le Surfeur
       *[4] l'Infirmière
    }
otd-target-of = { $target ->
        [0] de Mami
        [1] du Flic
        [2] de la Pom-pom girl
        [3] du Surfeur
       *[4] de l'Infirmière
    }
otd-target-to = { $target ->
        [0] à Mami
        [1] au Flic
        [2] à la Pom-pom girl
        [3] au Surfeur
       *[4] à l'Infirmière
    }
otd-towards = { $towards ->
        [0] une place vide
        [1] Mami
        [2] le Flic
        [3] la Pom-pom girl
        [4] le Surfeur
       *[5] l'Infirmière
    }
otd-side-cap = { $side ->
        [1] À gauche
        [2] En face
       *[3] À droite
    }
otd-item = { $item ->
        [0] le Colt Anaconda
        [1] le MP5
        [2] la Hache
        [3] la Tronçonneuse
        [4] le Jerrican
        [5] le Chargeur
        [6] le Jouet
        [7] la Barricade
        [8] le Viseur
        [9] l'Adrénaline
        [10] la Vague Surprise
        [11] l'objet unique 1
        [12] l'objet unique 2
        [13] l'objet unique 3
       *[14] l'objet unique 4
    }
otd-item-a = { $item ->
        [0] un Colt Anaconda
        [1] un MP5
        [2] une Hache
        [3] une Tronçonneuse
        [4] un Jerrican
        [5] un Chargeur
        [6] un Jouet
        [7] une Barricade
        [8] un Viseur
        [9] une Adrénaline
        [10] une Vague Surprise
        [11] l'objet unique 1
        [12] l'objet unique 2
        [13] l'objet unique 3
       *[14] l'objet unique 4
    }
otd-item-name = { $item ->
        [0] Colt Anaconda
        [1] MP5
        [2] Hache
        [3] Tronçonneuse
        [4] Jerrican
        [5] Chargeur
        [6] Jouet
        [7] Barricade
        [8] Viseur
        [9] Adrénaline
        [10] Vague Surprise
        [11] Objet unique 1
        [12] Objet unique 2
        [13] Objet unique 3
       *[14] Objet unique 4
    }
otd-with = { $item ->
        [-1] à mains nues
        [0] au Colt Anaconda
        [1] au MP5
        [2] à la Hache
        [3] à la Tronçonneuse
        [11] avec l'objet unique 1
        [12] avec l'objet unique 2
        [13] avec l'objet unique 3
        [14] avec l'objet unique 4
       *[other] avec { otd-item }
    }
otd-symbols = { $symbols ->
        [0] aucun symbole
        [1] crâne
        [2] main
        [3] crâne et main
        [4] biohazard
        [5] crâne et biohazard
        [6] main et biohazard
       *[7] tous les symboles
    }
otd-zone = { $zone ->
        [1] en 1re zone
        [2] en 2e zone
       *[3] au corps à corps
    }
otd-zone-name = { $zone ->
        [1] 1re zone
        [2] 2e zone
       *[3] zone de corps à corps
    }
otd-event = { $event ->
        [0] « Il m'a vu ! »
        [1] « D'où ils sortent ? »
        [2] « Il fonce sur moi ! »
        [3] « Ça dérape ! »
        [4] « Tu vas mourir, oui ? »
       *[5] « Maman ! »
    }
# What a standing order may name.
otd-card-jerrycan = Jerrican
otd-card-loader = Chargeur
otd-card-toy = Jouet
otd-card-barricade = Barricade
otd-card-scope = Viseur
otd-card-adrenaline = Adrénaline
otd-card-unique-1 = Objet unique 1
otd-card-unique-2 = Objet unique 2
otd-card-unique-3 = Objet unique 3
otd-card-unique-4 = Objet unique 4
otd-card-ability = une capacité spéciale
otd-card-look-there = « Va voir là-bas ! »
otd-card-try-again = « Essaie encore ! »
otd-card-feel-this = « Tu vas le sentir ! »
otd-line = { $line ->
        [0] « Va voir là-bas ! »
        [1] « Essaie encore ! »
       *[2] « Tu vas le sentir ! »
    }
otd-line-does = { $line ->
        [0] tourner la première carte de la Horde
        [1] relancer le dé
       *[2] ajouter un au jet
    }
otd-zombie = { $strength ->
        [0] { $rank ->
            [0] un zombie caché
           *[other] le zombie caché n° { $rank }
        }
       *[other] le zombie { $strength } { $tilted ->
            [0] ({ otd-symbols })
           *[other] coriace ({ otd-symbols })
        }
    }
otd-zombie-cap = { $strength ->
        [0] { $rank ->
            [0] Un zombie caché
           *[other] Le zombie caché n° { $rank }
        }
       *[other] Le zombie { $strength } { $tilted ->
            [0] ({ otd-symbols })
           *[other] coriace ({ otd-symbols })
        }
    }
otd-whose = { $whose ->
        [-1] { "" }
        [0] , dans le couloir de Mami
        [1] , dans le couloir du Flic
        [2] , dans le couloir de la Pom-pom girl
        [3] , dans le couloir du Surfeur
       *[4] , dans le couloir de l'Infirmière
    }
otd-target-cap = { $target ->
        [0] Mami
        [1] Le Flic
        [2] La Pom-pom girl
        [3] Le Surfeur
       *[4] L'Infirmière
    }
otd-cast-name = { $survivor ->
        [0] Mami & Kiki
        [1] Le Flic
        [2] La Pom-pom girl
        [3] Le Surfeur
       *[4] L'Infirmière
    }
otd-cast = { $survivor ->
        [0] Mami & Kiki (biohazard ; mains nues jusqu'en 2e zone ; une fois, renvoie un zombie du corps à corps en 1re zone)
        [1] Le Flic (crâne ; force 1 ; une fois, abat un zombie au corps à corps)
        [2] La Pom-pom girl (main ; résiste mieux à l'infection ; une fois, offre une action de plus)
        [3] Le Surfeur (crâne ; une fois, empêche toute morsure jusqu'à la fin du tour)
       *[4] L'Infirmière (main ; une fois, baisse l'infection de 2)
    }
otd-paid = { $symbol ->
        [0] le crâne
        [1] la main
       *[2] le biohazard
    }
otd-infection = { $step ->
        [0] plus trace d'infection
       *[other] infection { $step } sur { $most }
    }

## Questions et choix

otd-ask-survivor = Quel survivant menez-vous ?{ $each ->
        [1] { "" }
       *[other] { " " }({ $nth } sur { $each })
    }
otd-ask-action = { otd-survivor } : quelle action ?
otd-ask-pile = { otd-survivor } a retourné { otd-item-a }. Quelle deuxième carte ?
otd-ask-take = { otd-survivor } peut prendre { otd-item-a }.
otd-ask-put = Sur quel tas reposer { otd-item } ?
otd-ask-redirect = Le zombie ne peut pas aller là où il pointe. Vers qui le tourner ?
otd-ask-next = { otd-survivor } : quelle cible ensuite ?
otd-ask-again = { otd-survivor } peut viser un second zombie. Lequel ?
otd-ask-push = Quel zombie la Hache repousse-t-elle en 2e zone ?
otd-ask-reveal = Plusieurs zombies arrivent au corps à corps. Lequel révéler d'abord ?
otd-ask-lose = { otd-survivor } perd un objet. Lequel ?
otd-ask-discard = Six trophées, c'est un de trop. Lequel abandonner ?
otd-ask-direction = « Va voir là-bas ! » Vers où tourner la première carte de la Horde ?
otd-ask-pay = Avec quel trophée payer ? Encore { $owed ->
        [one] un symbole
       *[other] { $owed } symboles
    } à donner.
otd-ask-surplus = Il reste des symboles sur les trophées payés. Une réplique de plus ?
otd-ask-before-action = Avant l'action : jouer quelque chose ?
otd-ask-event = Événement pour { otd-survivor-mid } : { otd-event } Jouer quelque chose avant ?
otd-ask-rolled = { otd-survivor } obtient { $total } contre { $needs } : c'est raté. Jouer quelque chose ?
otd-ask-before-bite = Un zombie va mordre { otd-survivor-mid }. Jouer quelque chose ?
otd-ask-before-advance = Les zombies vont avancer vers { otd-survivor-mid }. Jouer quelque chose ?
otd-ask-before-wave = La vague arrive. Jouer quelque chose avant ?
otd-ask-surprise = Vague Surprise ! Jouer quelque chose avant que les zombies sortent ?
otd-ask-end = Fin du tour { otd-of }. Jouer quelque chose ?

otd-teach-survivor = Chaque survivant a un symbole, une force, une portée et une capacité qui ne sert qu'une fois. L'équipe doit réunir assez de symboles différents. Un zombie qui porte le symbole du survivant déclenche un événement quand il se révèle.
otd-teach-action = Deux actions par tour, une avant les zombies, une après. Fouiller cherche des paires dans les décombres ; lancer donne un objet à un voisin ; attaquer vise un zombie à portée dans votre couloir.
otd-teach-pile = Deux cartes identiques, et l'une est à vous. Souvenez-vous de ce que les autres ont reposé.
otd-teach-take = Une arme prise ici est chargée au maximum. Ce que vous laissez retourne dans les décombres.
otd-teach-put = La carte retourne face cachée sur le dessus d'un tas : tout le monde voit lequel.
otd-teach-redirect = Le survivant désigné est mort, absent, ou son couloir est plein.
otd-teach-next = Tous seront attaqués, dans l'ordre que vous voulez.
otd-teach-again = Une munition de MP5 vaut jusqu'à deux attaques, sur deux zombies différents.
otd-teach-push = La Hache qui tue fait de la place.
otd-teach-reveal = Chacun peut déclencher un événement.
otd-teach-lose = Perdre l'objet dont vous vous servez arrête l'attaque en cours.
otd-teach-discard = Gardez ceux qui portent le même symbole : ensemble, ils paient vos répliques.
otd-teach-direction = La carte sortira vers qui elle pointe, à la vague, à moins qu'on ne la tourne encore.
otd-teach-pay = Tous les trophées d'une réplique doivent porter un même symbole.
otd-teach-surplus = Ce qui n'est pas dépensé maintenant est perdu.
otd-teach-before-action = Équipement et capacités ne comptent pas comme une action.
otd-teach-event = « Essaie encore ! » relance le dé de l'événement.
otd-teach-rolled = Vos trophées peuvent relancer le dé, ou ajouter un au total.
otd-teach-before-bite = Le Jouet, juste avant la morsure, renvoie le zombie sous la Horde.
otd-teach-before-advance = La Barricade les arrête jusqu'à la fin du tour.
otd-teach-before-wave = Un seul trophée suffit pour tourner la première carte de la Horde.
otd-teach-surprise = Un seul trophée suffit pour tourner la première carte de la Horde.
otd-teach-end = Dernière occasion de ce tour, par exemple de se soigner : à partir du niveau 4, l'infection déjà prise monte ensuite d'un cran.

otd-do-pass = Ne rien jouer
otd-do-use = Utiliser { otd-item }
otd-do-reload = Recharger { otd-item }
otd-do-toy = Jouet : envoyer { otd-zombie } sous la Horde
otd-do-burn = Jerrican : mettre le feu à la { otd-zone-name }
otd-do-line = { otd-line } : { otd-line-does }
otd-do-ability = Capacité { otd-of } : { $ability ->
        [0] renvoyer { otd-zombie } devant { otd-target-mid } en 1re zone
       *[1] abattre { otd-zombie } devant { otd-target-mid }
    }
otd-do-aid = Capacité { otd-of } : { $ability ->
        [2] offrir une action de plus { otd-target-to }
        [3] aucune morsure pour { otd-target-mid } jusqu'à la fin du tour
       *[4] baisser de 2 l'infection { otd-target-of }
    }
otd-do-search = Fouiller le tas { $number }
otd-do-throw = Lancer { otd-item } { otd-target-to }
otd-do-attack = Attaquer { otd-with } { otd-zombie }, { otd-zone }{ otd-whose }
otd-do-hands = Attaquer à mains nues { otd-zombie }, { otd-zone }
otd-do-explore = Explorer un lieu
otd-do-discard = Abandonner le trophée { $strength } ({ otd-symbols })
otd-do-decline = Ne rien faire
otd-do-take = Prendre { otd-item }
otd-do-leave = Ne rien prendre
otd-do-put = Sur le tas { $number }
otd-do-under = Sur le tas { $number }, sous la carte que vous venez d'y poser
otd-do-redirect = Vers { otd-target-mid }
otd-do-target = { otd-zombie-cap }, { otd-zone }{ otd-whose }
otd-do-stop = En rester là
otd-do-lose = Perdre { otd-item }
otd-do-direction = { $towards ->
        [0] { otd-side-cap } (personne)
       *[other] Vers { otd-towards }
    }
otd-do-pay = Payer avec { otd-paid } du trophée { $strength } ({ otd-symbols })
otd-do-survivor = { otd-cast }

no-otd-1-4 = { otd-cast-name } est déjà dans l'équipe.
no-otd-1-7 = Avec ce choix, l'équipe ne réunirait pas assez de symboles différents.
no-otd-2-5 = Le jeu de base n'a pas de lieu à explorer.
no-otd-3-2 = Ce tas est vide.
no-otd-4-3 = { otd-target-cap } n'est pas à côté : on ne lance un objet qu'à gauche ou à droite.
no-otd-4-4 = { otd-target-cap } n'est plus en état d'attraper quoi que ce soit.
no-otd-5-3 = Ce zombie est hors de portée.
no-otd-5-12 = Cette arme est vide.

## Journal

otd-log-at-random = Tiré au hasard pour la Horde : un zombie { $strength } ({ otd-symbols }).
otd-log-survivor = { $who } mène { otd-survivor-mid }.
    .you = Vous menez { otd-survivor-mid }.
otd-log-gift = { otd-survivor } reçoit { otd-item-a }.
    .you = { otd-you } recevez { otd-item-a }.
otd-log-turn = { otd-survivor } commence son tour.
    .you = { otd-you } commencez votre tour.
otd-log-declined = { otd-survivor } ne fait rien.
    .you = { otd-you } ne faites rien.
otd-log-turned-up = { otd-survivor } retourne { otd-item-a } (tas { $number }).
    .you = { otd-you } retournez { otd-item-a } (tas { $number }).
    .later = { otd-survivor } retourne une carte du tas { $number }.
    .later-you = { otd-you } retournez une carte du tas { $number }.
otd-log-took = { otd-survivor } prend { otd-item-a }.
    .you = { otd-you } prenez { otd-item-a }.
otd-log-wasted = L'autre carte de la paire part au Cimetière : { otd-item-a }.
otd-log-put-back = { otd-survivor } repose { otd-item-a } sur le tas { $number }.
    .you = { otd-you } reposez { otd-item-a } sur le tas { $number }.
    .later = { otd-survivor } repose une carte sur le tas { $number }.
    .later-you = { otd-you } reposez une carte sur le tas { $number }.
otd-log-surprise = Vague Surprise pendant la fouille { otd-of } !
    .you = Vague Surprise pendant votre fouille ({ otd-survivor-mid }) !
otd-log-wave-rolled = Dé { $die } : { $zombies ->
        [one] un zombie va sortir
       *[other] { $zombies } zombies vont sortir
    }.
otd-log-threw = { otd-survivor } lance { otd-item-a } { otd-target-to }.
    .you = { otd-you } lancez { otd-item-a } { otd-target-to }.
otd-log-attacks = { otd-survivor } attaque { otd-with }.
    .you = { otd-you } attaquez { otd-with }.
otd-log-burns = { otd-survivor } met le feu à la { otd-zone-name }.
    .you = { otd-you } mettez le feu à la { otd-zone-name }.
otd-log-missed = Total { $total } contre { $needs } : raté.
otd-log-hit = Total { $total } contre { $needs } : touché.
otd-log-slain = Le zombie { $strength } ({ otd-symbols }) tombe : un trophée pour { otd-survivor-mid }.
    .you = Le zombie { $strength } ({ otd-symbols }) tombe : un trophée pour vous ({ otd-survivor-mid }).
otd-log-straightened = Le zombie visé par { otd-survivor-mid } encaisse et se redresse.
    .you = Le zombie que vous ({ otd-survivor-mid }) visez encaisse et se redresse.
otd-log-gave-up = { otd-survivor } abandonne un trophée.
    .you = { otd-you } abandonnez un trophée.
otd-log-bitten = Un zombie mord { otd-survivor-mid }.
    .you = Un zombie vous mord ({ otd-survivor-mid }).
otd-log-infected = L'infection { otd-of } monte à { $step } sur { $most }.
    .you = Votre infection ({ otd-survivor-mid }) monte à { $step } sur { $most }.
otd-log-healed = { otd-survivor } va mieux : { otd-infection }.
    .you = { otd-you } allez mieux : { otd-infection }.
otd-log-died = { otd-survivor } succombe et rejoint la Horde.
    .you = { otd-you } succombez et rejoignez la Horde.
otd-log-won = Plus un seul zombie : c'est gagné, avec { $count ->
        [one] { $what } point
       *[other] { $what } points
    } !
otd-log-lost = Il n'y a plus de survivant : la Horde l'emporte.
otd-log-came-out = Un zombie sort de la Horde vers { otd-survivor-mid }.
    .you = Un zombie sort de la Horde vers vous ({ otd-survivor-mid }).
otd-log-revealed = { otd-survivor } révèle un zombie { $strength } ({ otd-symbols }).
    .you = { otd-you } révélez un zombie { $strength } ({ otd-symbols }).
otd-log-event = Événement, dé { $die } : { otd-event }
otd-log-turned = La première carte de la Horde se tourne vers { otd-survivor-mid }.
    .you = La première carte de la Horde se tourne vers vous ({ otd-survivor-mid }).
otd-log-leapt = Le zombie bondit sur { otd-survivor-mid }.
    .you = Le zombie bondit sur vous ({ otd-survivor-mid }).
otd-log-dropped = { otd-survivor } perd { otd-item-a }.
    .you = { otd-you } perdez { otd-item-a }.
otd-log-tilted = Le zombie est coriace : il faudra le tuer deux fois.
otd-log-panicked = { otd-survivor } panique et n'agira plus jusqu'à la fin du tour.
    .you = { otd-you } paniquez et n'agirez plus jusqu'à la fin du tour.
otd-log-pushed = La Hache { otd-of } repousse un zombie en 2e zone.
    .you = Votre Hache ({ otd-survivor-mid }) repousse un zombie en 2e zone.
otd-log-blocked = La Barricade tient : les zombies devant { otd-survivor-mid } n'avancent pas.
    .you = La Barricade tient : les zombies devant vous ({ otd-survivor-mid }) n'avancent pas.
otd-log-used = { otd-survivor } utilise { otd-item-a }.
    .you = { otd-you } utilisez { otd-item-a }.
otd-log-refilled = { otd-survivor } recharge { otd-item }.
    .you = { otd-you } rechargez { otd-item }.
otd-log-lured = Un zombie suit le Jouet { otd-of } et disparaît sous la Horde.
    .you = Un zombie suit votre Jouet ({ otd-survivor-mid }) et disparaît sous la Horde.
otd-log-ability = { otd-survivor } { $ability ->
        [0] repousse en 1re zone un zombie devant { otd-target-mid }
        [1] fait feu sur un zombie devant { otd-target-mid }
        [2] offre une action de plus { otd-target-to }
        [3] protège { otd-target-mid } de toute morsure jusqu'à la fin du tour
       *[4] soigne { otd-target-mid }
    }.
    .you = { otd-you } { $ability ->
        [0] repoussez en 1re zone un zombie devant { otd-target-mid }
        [1] faites feu sur un zombie devant { otd-target-mid }
        [2] offrez une action de plus { otd-target-to }
        [3] protégez { otd-target-mid } de toute morsure jusqu'à la fin du tour
       *[4] soignez { otd-target-mid }
    }.
otd-log-too-late = { otd-survivor } arrive trop tard : le zombie n'est plus là.
    .you = { otd-you } arrivez trop tard : le zombie n'est plus là.
otd-log-line = { otd-survivor } lance : { otd-line }
    .you = { otd-you } lancez : { otd-line }
otd-log-rerolled = { otd-survivor } relance le dé et obtient { $die }.
    .you = { otd-you } relancez le dé et obtenez { $die }.
otd-log-turned-away = La première carte de la Horde se tourne { $towards ->
        [0] vers la place vide { $side ->
            [1] à gauche { otd-of }
            [2] en face { otd-of }
           *[3] à droite { otd-of }
        }
       *[other] vers { otd-towards }
    }.

## La table en mots

otd-see-level = niveau { $level }
otd-see-phase = { $phase ->
        [0] mise en place
        [1] première action
        [2] morsures
        [3] avancée des zombies
        [4] vague
        [5] seconde action
       *[6] fin du tour
    }
otd-see-turn = { otd-survivor } joue
otd-see-horde = Horde
otd-see-horde-count = { $count ->
        [0] vide
        [one] { $count } carte
       *[other] { $count } cartes
    }
otd-see-points = la première pointe vers { otd-towards }
otd-see-points-you = la première pointe vers vous
otd-see-points-nobody = la première pointe { $side ->
        [1] à votre gauche, où il n'y a personne
        [2] en face de vous, où il n'y a personne
        [3] à votre droite, où il n'y a personne
       *[0] vers une place vide
    }
otd-see-piles = Décombres
otd-see-pile = tas { $number } : { $cards ->
        [0] vide
       *[other] { $cards }
    }
otd-see-pile-known = { otd-see-pile }, dessus { otd-item-name }
otd-see-turned = Retourné
otd-see-roll = Dernier jet
otd-see-roll-attack = dé { $die }{ $add ->
        [0] { "" }
       *[other] { " + bonus " }{ $add }
    }{ $line ->
        [0] { "" }
       *[other] { " + réplique " }{ $line }
    }{ $bare ->
        [1] { "" }
       *[0] { " = " }{ $total }
    } contre { $needs }, { $result ->
        [0] raté
        [1] touché
       *[2] raté pour l'instant
    }
otd-see-roll-event = événement { otd-event }, dé { $die }
otd-see-roll-wave = Vague Surprise, dé { $die }
otd-see-player = { $name }, { $survivor ->
        [0] Mami & Kiki
       *[other] { otd-survivor-mid }
    }
otd-see-nobody = survivant à choisir
otd-see-health = { $infection ->
        [0] en bonne santé
       *[other] infection { $infection } sur { $most }
    }
otd-see-able = capacité prête
otd-see-spent = capacité utilisée
otd-see-panicked = en panique
otd-see-shielded = à l'abri des morsures
otd-see-barricaded = derrière une barricade
otd-see-dead = parmi les zombies
otd-see-item-ammo = { otd-item-name } ({ $ammo ->
        [0] vide
        [one] { $ammo } munition
       *[other] { $ammo } munitions
    })
otd-see-corridor = Couloir { otd-of }
otd-see-corridor-you = Votre couloir
otd-see-corridor-empty = aucun zombie
otd-see-zombie = { $strength ->
        [0] caché
       *[other] { $strength } ({ otd-symbols })
    }
otd-see-tilted = { $strength } ({ otd-symbols }, coriace)
otd-see-here = { $zone ->
        [1] 1re zone
        [2] 2e zone
       *[3] corps à corps
    }
otd-see-trophies = trophées
otd-see-items = objets
otd-see-no-item = aucun objet
otd-see-cemetery = Cimetière
otd-see-cards = { $count ->
        [0] aucune carte
        [one] { $count } carte
       *[other] { $count } cartes
    }
otd-see-won = Victoire, { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
otd-see-lost = Défaite
otd-see-semicolon = {" ; "}

## Ce que surveille un joueur, quand on lui donne un conseil

gauge-survivors = { $count ->
        [one] { $amount } survivant de plus en vie
       *[other] { $amount } survivants de plus en vie
    }
gauge-infection = { $count ->
        [one] { $amount } cran d'infection de moins dans l'équipe
       *[other] { $amount } crans d'infection de moins dans l'équipe
    }
gauge-near = { $count ->
        [one] { $amount } zombie de moins au corps à corps
       *[other] { $amount } zombies de moins au corps à corps
    }
gauge-zombies = { $count ->
        [one] { $amount } zombie de moins à abattre
       *[other] { $amount } zombies de moins à abattre
    }
gauge-items = { $count ->
        [one] { $amount } objet de plus dans l'équipe
       *[other] { $amount } objets de plus dans l'équipe
    }
