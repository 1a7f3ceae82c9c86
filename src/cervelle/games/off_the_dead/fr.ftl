game-name = Off the Dead
game-pitch = Jusqu'à quatre survivants dos au mur : fouillez, partagez, tirez, et finissez-en ensemble avec la Horde.
game-length = 60 min

option-level = Difficulté, de 1 (promenade) à 7 (sans pitié) ; 4 est le jeu normal
option-survivors_per_seat = Survivants menés par chaque joueur : 1 ; 2 à deux joueurs ; 4 en solitaire
option-rubble_memory = Montrer ce que la table a vu dans les décombres, au lieu de s'en souvenir
option-solo_chain_wave_only = En solitaire, l'enchaînement des zombies ne suit que la vague

team-wrong = À { $seats } joueur(s), chacun ne peut pas mener { $each } survivants : c'est 1 chacun, ou 2 à deux joueurs, ou 4 pour un joueur seul.
list-missing = Ce fichier n'a pas de liste { $list } pour « { $what } », qu'il faut à ce nombre de survivants.
item-missing = Ce fichier met « { $item } » dans les décombres sans dire ce que c'est : il manque son [[item]].

table-see-you = Vous
table-see-named-you = { $name } (vous)

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
otd-target-mid = { $target ->
        [0] Mami
        [1] le Flic
        [2] la Pom-pom girl
        [3] le Surfeur
       *[4] l'Infirmière
    }
otd-towards = { $towards ->
        [0] une place vide
        [1] Mami
        [2] le Flic
        [3] la Pom-pom girl
        [4] le Surfeur
       *[5] l'Infirmière
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
otd-other = { $other ->
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
otd-weapon = { $weapon ->
        [0] à mains nues
        [1] au Colt Anaconda
        [2] au MP5
        [3] à la Hache
        [4] à la Tronçonneuse
        [5] avec une arme
        [6] avec une arme
        [7] avec une arme
        [8] avec une arme
        [9] avec une arme
        [10] avec une arme
        [11] avec une arme
        [12] avec l'objet unique 1
        [13] avec l'objet unique 2
        [14] avec l'objet unique 3
       *[15] avec l'objet unique 4
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
otd-ability = { $ability ->
        [0] renvoyer un zombie en 1re zone
        [1] abattre un zombie
        [2] une action de plus
        [3] plus de morsure ce tour-ci
       *[4] infection −2
    }
otd-zombie = { $strength ->
        [0] un zombie caché
       *[other] le zombie { $strength } ({ otd-symbols })
    }
otd-whose = { $whose ->
        [-1] { "" }
        [0] , couloir voisin : Mami
        [1] , couloir voisin : le Flic
        [2] , couloir voisin : la Pom-pom girl
        [3] , couloir voisin : le Surfeur
       *[4] , couloir voisin : l'Infirmière
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
        [3] Le Surfeur (crâne ; une fois, plus de morsure de tout un tour)
       *[4] L'Infirmière (main ; une fois, infection −2)
    }
otd-paid = { $symbol ->
        [0] crâne
        [1] main
       *[2] biohazard
    }

## Questions et choix

otd-ask-survivor = Qui serez-vous ?
otd-ask-action = { otd-survivor } : quelle action ?
otd-ask-pile = { otd-survivor } a retourné { otd-item }. Deuxième carte ?
otd-ask-take = { otd-survivor } peut prendre { otd-item }.
otd-ask-put = Où reposer { otd-item } ?
otd-ask-redirect = Le zombie ne peut pas aller où il pointe. Vers qui le tourner ?
otd-ask-next = { otd-survivor } : quelle cible ensuite ?
otd-ask-again = { otd-survivor } peut viser un second zombie.
otd-ask-push = Quel zombie la Hache repousse-t-elle en 2e zone ?
otd-ask-reveal = Plusieurs zombies arrivent au corps à corps. Lequel révéler d'abord ?
otd-ask-lose = { otd-survivor } perd un objet. Lequel ?
otd-ask-discard = Six trophées, c'est trop. Lequel abandonner ?
otd-ask-direction = « Va voir là-bas ! » Vers où tourner la première carte de la Horde ?
otd-ask-pay = Avec quel trophée payer ? (encore { $owed })
otd-ask-surplus = Il reste des symboles sur les trophées payés. Une réplique de plus ?
otd-ask-before-action = Avant l'action : jouer quelque chose ?
otd-ask-event = Événement { otd-event }. Jouer quelque chose avant ?
otd-ask-rolled = { $total } contre { $needs } : c'est raté. Jouer quelque chose ?
otd-ask-before-bite = Un zombie va mordre { otd-survivor-mid }. Jouer quelque chose ?
otd-ask-before-advance = Les zombies vont avancer. Jouer quelque chose ?
otd-ask-before-wave = La vague arrive. Jouer quelque chose ?
otd-ask-surprise = Vague Surprise ! Jouer quelque chose avant ?
otd-ask-end = Fin du tour. Jouer quelque chose avant l'infection ?

otd-teach-survivor = Chaque survivant a un symbole, une force, une portée et une capacité qui ne sert qu'une fois. L'équipe doit réunir les symboles qu'il faut : un zombie qui porte le vôtre déclenche un événement.
otd-teach-action = Deux actions par tour, une avant les zombies, une après. Fouiller cherche des paires dans les décombres ; lancer donne un objet à un voisin ; attaquer vise un zombie à portée de votre couloir.
otd-teach-pile = Deux cartes identiques, et l'une est à vous. Souvenez-vous de ce que les autres ont reposé.
otd-teach-take = Une arme prise ici est chargée au maximum. Ce que vous laissez retourne dans les décombres.
otd-teach-put = La carte retourne face cachée sur le dessus d'un tas : tout le monde voit lequel.
otd-teach-redirect = Le survivant désigné est mort, absent, ou son couloir est plein.
otd-teach-next = Tous seront attaqués, dans l'ordre que vous voulez.
otd-teach-again = Une munition de MP5 vaut deux attaques, sur deux zombies différents.
otd-teach-push = La Hache qui tue fait de la place.
otd-teach-reveal = Chacun peut déclencher un événement.
otd-teach-lose = Perdre l'objet dont vous vous servez arrête l'attaque en cours.
otd-teach-discard = Gardez des symboles identiques : ils paient vos répliques.
otd-teach-direction = La carte sortira vers qui elle pointe, à la vague, à moins qu'on ne la tourne encore.
otd-teach-pay = Tous les trophées d'une réplique doivent porter un même symbole.
otd-teach-surplus = Ce qui n'est pas dépensé maintenant est perdu.
otd-teach-before-action = Équipement et capacités ne comptent pas comme une action.
otd-teach-event = « Essaie encore ! » relance le dé de l'événement.
otd-teach-rolled = Vos trophées peuvent relancer le dé ou ajouter un.
otd-teach-before-bite = Le Jouet, juste avant la morsure, renvoie le zombie sous la Horde.
otd-teach-before-advance = La Barricade les arrête pour ce tour.
otd-teach-before-wave = Un trophée suffit pour tourner la carte de la Horde.
otd-teach-surprise = Un trophée suffit pour tourner la carte de la Horde.
otd-teach-end = C'est le moment de se soigner, avant de monter d'un cran.

otd-do-pass = Ne rien jouer
otd-do-use = Utiliser { otd-item }
otd-do-reload = Recharger { otd-item }
otd-do-toy = Jouet : envoyer sous la Horde { otd-zombie }
otd-do-burn = Jerrican : mettre le feu { otd-zone }
otd-do-line = { otd-line } : { otd-line-does }
otd-do-ability = { otd-survivor } : { otd-ability } ({ otd-zombie }, devant { otd-target-mid })
otd-do-aid = { otd-survivor } : { otd-ability } pour { otd-target-mid }
otd-do-search = Fouiller le tas { $number }
otd-do-throw = Lancer { otd-item } vers { otd-target-mid }
otd-do-attack = Attaquer avec { otd-item } { otd-zombie } { otd-zone }{ otd-whose }
otd-do-hands = Attaquer à mains nues { otd-zombie } { otd-zone }
otd-do-explore = Explorer un lieu
otd-do-discard = Abandonner le trophée { $strength } ({ otd-symbols })
otd-do-decline = Ne rien faire
otd-do-take = Prendre { otd-item }
otd-do-leave = Ne rien prendre
otd-do-put = Sur le tas { $number }
otd-do-under = Sur le tas { $number }, sous la carte qu'on vient d'y poser
otd-do-redirect = Vers { otd-target-mid }
otd-do-target = { otd-zombie } { otd-zone }{ otd-whose }
otd-do-stop = En rester là
otd-do-lose = Perdre { otd-item }
otd-do-direction = Vers { otd-towards }
otd-do-pay = Payer avec le trophée { $strength } ({ otd-symbols }), pour son symbole { otd-paid }
otd-do-survivor = { otd-cast }

no-otd-1-4 = { otd-cast-name } est déjà dans l'équipe.
no-otd-1-7 = Avec ce choix, l'équipe ne réunirait pas assez de symboles différents.
no-otd-2-5 = Le jeu de base n'a pas de lieu à explorer.
no-otd-3-2 = Ce tas est vide.
no-otd-4-3 = { otd-target-cap } n'est pas à côté : on ne lance qu'à gauche ou à droite.
no-otd-4-4 = { otd-target-cap } n'est plus en état d'attraper quoi que ce soit.
no-otd-5-3 = Ce zombie est hors de portée.
no-otd-5-12 = Cette arme est vide.

## Journal

otd-log-at-random = La Horde reçoit, au hasard, un zombie { $strength } ({ otd-symbols }).
otd-log-survivor = { $who } mène { otd-survivor-mid }.
    .you = Vous menez { otd-survivor-mid }.
otd-log-gift = { otd-survivor } reçoit { otd-item }.
otd-log-turn = { otd-survivor } commence son tour.
otd-log-declined = { otd-survivor } ne fait rien.
otd-log-turned-up = { otd-survivor } retourne { otd-item } (tas { $number }).
    .later = { otd-survivor } retourne une carte du tas { $number }.
otd-log-took = { otd-survivor } prend { otd-item }.
otd-log-wasted = L'autre carte de la paire part au Cimetière : { otd-item }.
otd-log-put-back = { otd-survivor } repose { otd-item } sur le tas { $number }.
    .later = { otd-survivor } repose une carte sur le tas { $number }.
otd-log-surprise = Vague Surprise devant { otd-survivor-mid } !
otd-log-wave-rolled = Dé { $die } : { $zombies ->
        [one] un zombie va sortir
       *[other] { $zombies } zombies vont sortir
    }.
otd-log-threw = { otd-survivor } lance { otd-item } vers { otd-target-mid }.
otd-log-attacks = { otd-survivor } attaque { otd-weapon }.
otd-log-burns = { otd-survivor } met le feu { otd-zone }.
otd-log-missed = { $total } contre { $needs } : raté.
otd-log-hit = { $total } contre { $needs } : touché.
otd-log-slain = Le zombie { $strength } ({ otd-symbols }) tombe : un trophée pour { otd-survivor-mid }.
otd-log-straightened = Le zombie devant { otd-survivor-mid } encaisse et se redresse.
otd-log-gave-up = { otd-survivor } abandonne un trophée.
otd-log-bitten = Un zombie mord { otd-survivor-mid }.
otd-log-infected = { otd-survivor } : infection { $step } sur { $most }.
otd-log-healed = { otd-survivor } va mieux : infection { $step } sur { $most }.
otd-log-died = { otd-survivor } succombe et rejoint la Horde.
otd-log-won = Plus un seul zombie : c'est gagné, avec { $what } points !
otd-log-lost = Il n'y a plus de survivant : la Horde l'emporte.
otd-log-came-out = Un zombie sort de la Horde vers { otd-survivor-mid }.
otd-log-revealed = { otd-survivor } révèle un zombie { $strength } ({ otd-symbols }).
otd-log-event = Événement, dé { $die } : { otd-event }
otd-log-turned = La première carte de la Horde se tourne vers { otd-survivor-mid }.
otd-log-leapt = Le zombie bondit sur { otd-survivor-mid }.
otd-log-dropped = { otd-survivor } perd { otd-item }.
otd-log-tilted = Le zombie est coriace : il faudra le tuer deux fois.
otd-log-panicked = { otd-survivor } panique et n'agira plus de ce tour.
otd-log-pushed = La Hache repousse un zombie en 2e zone.
otd-log-blocked = La Barricade tient : les zombies devant { otd-survivor-mid } n'avancent pas.
otd-log-used = { otd-survivor } utilise { otd-item }.
otd-log-refilled = { otd-survivor } a rechargé { otd-item }.
otd-log-lured = Un zombie suit le jouet et disparaît sous la Horde.
otd-log-ability = { otd-survivor } : { otd-ability }, pour { otd-target-mid }.
otd-log-line = { otd-survivor } lance : { otd-line }
otd-log-rerolled = { otd-survivor } relance le dé : { $die }.
otd-log-turned-away = La première carte de la Horde se tourne vers { otd-towards }.

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
otd-see-piles = Décombres
otd-see-pile = tas { $number } ({ $cards ->
        [0] vide
        [one] { $cards } carte
       *[other] { $cards } cartes
    })
otd-see-pile-known = { otd-see-pile }, dessus { otd-item-name }
otd-see-turned = Retourné
otd-see-roll = Dernier jet
otd-see-roll-attack = dé { $die }, plus { $add }, réplique { $line }, total { $total } contre { $needs }, { $result ->
        [0] raté
        [1] touché
       *[2] en suspens
    }
otd-see-roll-event = événement { otd-event }, dé { $die }
otd-see-roll-wave = Vague Surprise, dé { $die }
otd-see-player = { $name }, { otd-cast-name }
otd-see-nobody = survivant à choisir
otd-see-health = { $infection ->
        [0] en bonne santé
       *[other] infection { $infection } sur { $most }
    }
otd-see-able = capacité disponible
otd-see-spent = capacité utilisée
otd-see-panicked = panique
otd-see-shielded = à l'abri des morsures
otd-see-barricaded = barricade
otd-see-dead = parmi les zombies
otd-see-item-ammo = { otd-item-name } { $ammo }
otd-see-corridor = Couloir { $survivor ->
        [0] de Mami
        [1] du Flic
        [2] de la Pom-pom girl
        [3] du Surfeur
       *[4] de l'Infirmière
    }
otd-see-corridor-you = Votre couloir
otd-see-corridor-empty = aucun zombie
otd-see-zombie = { $strength ->
        [0] caché
       *[other] { $strength } ({ otd-symbols })
    }
otd-see-tilted = { otd-see-zombie }, coriace
otd-see-here = { $zone ->
        [1] 1re zone
        [2] 2e zone
       *[3] corps à corps
    }
otd-see-trophies = trophées
otd-see-no-item = aucun objet
otd-see-cemetery = Cimetière
otd-see-cards = { $count ->
        [0] aucune carte
        [one] { $count } carte
       *[other] { $count } cartes
    }
otd-see-won = Victoire, { $score } points
otd-see-lost = Défaite
otd-see-semicolon = {" ; "}
