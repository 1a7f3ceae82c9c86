game-name = Maul of America
game-pitch = Un centre commercial, des Clients qui veulent tous en sortir le premier, et quelqu'un qui mène les zombies.
game-length = 120 min

option-mall = Le centre commercial
    .drafted = Construit ensemble, plateau par plateau
    .random = Tiré au sort
    .boulevard = Le boulevard : quatre sections bout à bout
    .crossing = Le carrefour : des sections en travers
    .square = Le carré : quatre sections serrées
option-chopping_maul = Ajouter les cartes de Chopping Maul, neuf par paquet
option-master = La place du Maître des Zombies
option-clock = Les deux heures, en minutes de vraie pendule ; 0 : on compte les manches
option-vote_seconds = Secondes laissées aux Clients pour voter ; 0 : sans limite

role-master = Maître des Zombies
role-client = Client
ending-escape = un Client s'échappe
ending-dead = tous les Clients sont morts
ending-time = il est trop tard

master-wrong = Il n'y a pas de place { $master } à une table de { $seats } : le Maître des Zombies doit s'asseoir quelque part.
deck-short = Ce fichier n'a que { $found } cartes pour le paquet « { $deck } » : il en faut { $needs } pour servir tout le monde.

data-section = { $file }, ligne { $line } : « { $field } » contient { $found } là où il faut une section : sa face ({ $known }), ses quarts de tour (0 à 3), sa colonne et sa ligne.
mall-boards = { $file }, ligne { $line } : un centre commercial réunit les quatre plateaux, chacun posé une fois.
mall-overlap = { $file }, ligne { $line } : les sections { $section } et { $other } se recouvrent.
mall-apart = { $file }, ligne { $line } : personne ne peut atteindre à pied certaines cases de la section { $section } : deux ouvertures se font-elles face ?
mall-shop = { $file }, ligne { $line } : dans la section { $section }, une boutique n'a pas de porte, ou n'est pas fermée, ou une case à fouiller est hors des boutiques.
mall-food = { $file }, ligne { $line } : un centre commercial a exactement un coin restaurant, celui-ci en a { $found }.
mall-ways = { $file }, ligne { $line } : un centre commercial a au moins deux issues, celui-ci en a { $found }.
mall-set-food = { $file }, ligne { $line } : un plateau et un seul a un coin restaurant, sur ses deux faces, d'un seul tenant, de { $least } cases au moins.
mall-set-ways = { $file }, ligne { $line } : de quelque façon qu'on pose ces sections, il n'en sort aucun centre commercial à deux issues.
section-arrow = { $file }, ligne { $line }, colonne { $column } : la flèche « { $found } » n'a rien à faire ici : les flèches vont par deux dans les six ouvertures d'une section et pointent vers l'extérieur.
section-half = { $file }, ligne { $line }, colonne { $column } : une ouverture est large de deux cases : il faut « { $found } » ici aussi.
section-shut = { $file }, ligne { $line }, colonne { $column } : cette flèche ou cette sortie mène dehors : son bord extérieur doit rester ouvert.
section-border = { $file }, ligne { $line }, colonne { $column } : le pourtour d'une section est un mur, sauf devant une flèche et d'un côté d'une sortie, où il reste ouvert.
section-exit = { $file }, ligne { $line }, colonne { $column } : une sortie se trouve au bord de sa section.
section-void = { $file }, ligne { $line }, colonne { $column } : entre le sol et une case vide, il faut un mur.
section-pair = { $file }, ligne { $line }, colonne { $column } : { $count ->
        [one] l'escalator { $found } n'a qu'un bout : il lui en faut deux.
       *[other] l'escalator { $found } a { $count } bouts : il lui en faut deux.
    }
section-openings = { $file }, ligne { $line }, colonne { $column } : une section a au moins deux ouvertures, celle-ci en a { $found }.
section-apart = { $file }, ligne { $line }, colonne { $column } : personne ne peut venir à pied du reste de la section jusqu'à cette case.
section-not-in-shop = { $file }, ligne { $line }, colonne { $column } : une case à fouiller (?) doit être dans une boutique, parmi ses cases (.).
section-mixed = { $file }, ligne { $line }, colonne { $column } : rien ne sépare cette boutique de l'allée : il lui faut des murs, des vitrines ou des portes tout autour.
section-no-door = { $file }, ligne { $line }, colonne { $column } : cette boutique n'a pas de porte.


## Noms, par leur numéro

maul-face = { $face ->
        [0] 1A (Cour centrale)
        [1] 1B (Terrasse)
        [2] 2A (Grand magasin)
        [3] 2B (Atrium)
        [4] 3A (Allée des équipementiers)
        [5] 3B (Bricolage et jardin)
        [6] 4A (Cinéma)
       *[7] 4B (Quais de livraison)
    }
maul-face-other = { $other ->
        [0] 1A
        [1] 1B
        [2] 2A
        [3] 2B
        [4] 3A
        [5] 3B
        [6] 4A
       *[7] 4B
    }
maul-opening = { $opening ->
        [0] N1
        [1] N2
        [2] S1
        [3] S2
        [4] E
       *[5] O
    }
maul-opening-to = { $to ->
        [0] N1
        [1] N2
        [2] S1
        [3] S2
        [4] E
       *[5] O
    }
maul-beside = { $side ->
        [0] au-dessus de
        [1] à droite de
        [2] au-dessous de
       *[3] à gauche de
    }
maul-turned = { $turn ->
        [0] { "" }
        [1] , tournée d'un quart
        [2] , tournée d'un demi-tour
       *[3] , tournée de trois quarts
    }
maul-toward = { $direction ->
        [0] vers le nord
        [1] vers le nord-est
        [2] vers l'est
        [3] vers le sud-est
        [4] vers le sud
        [5] vers le sud-ouest
        [6] vers l'ouest
       *[7] vers le nord-ouest
    }
maul-way = { $way ->
        [0] Au nord
        [1] Au nord-est
        [2] À l'est
        [3] Au sud-est
        [4] Au sud
        [5] Au sud-ouest
        [6] À l'ouest
        [7] Au nord-ouest
        [8] Par l'escalator
       *[9] À travers le mur
    }
maul-item = { $item ->
        [0] Nourriture
        [1] Munitions
        [2] Kit médical
        [3] Machette
        [4] Tronçonneuse
        [5] Pistolet
        [6] Fusil
        [7] Mitrailleuse
        [8] Grenades
        [9] Lance-flammes
        [10] Fusil à canon scié
       *[11] Caddy
    }
maul-item-a = { $item ->
        [0] de la Nourriture
        [1] des Munitions
        [2] un Kit médical
        [3] une Machette
        [4] une Tronçonneuse
        [5] un Pistolet
        [6] un Fusil
        [7] une Mitrailleuse
        [8] des Grenades
        [9] un Lance-flammes
        [10] un Fusil à canon scié
       *[11] un Caddy
    }
maul-item-the = { $item ->
        [0] la Nourriture
        [1] les Munitions
        [2] le Kit médical
        [3] la Machette
        [4] la Tronçonneuse
        [5] le Pistolet
        [6] le Fusil
        [7] la Mitrailleuse
        [8] les Grenades
        [9] le Lance-flammes
        [10] le Fusil à canon scié
       *[11] le Caddy
    }
maul-item-of = { $item ->
        [0] de la Nourriture
        [1] des Munitions
        [2] du Kit médical
        [3] de la Machette
        [4] de la Tronçonneuse
        [5] du Pistolet
        [6] du Fusil
        [7] de la Mitrailleuse
        [8] des Grenades
        [9] du Lance-flammes
        [10] du Fusil à canon scié
       *[11] du Caddy
    }
maul-with = { $arm ->
        [0] à mains nues
        [1] à la Machette
        [2] à la Tronçonneuse
        [3] au Pistolet
        [4] au Fusil
        [5] à la Mitrailleuse
        [6] aux Grenades
        [7] au Lance-flammes
       *[8] au Fusil à canon scié
    }
maul-jams = { $item ->
        [3] La Machette se brise
        [4] La Tronçonneuse cale
        [5] Le Pistolet s'enraye
        [6] Le Fusil s'enraye
        [7] La Mitrailleuse s'enraye
        [8] Les Grenades s'épuisent
        [9] Le Lance-flammes s'éteint
       *[10] Le Fusil à canon scié s'enraye
    }
# What a standing order may name.
maul-card-air-duct = Air Duct
maul-card-fresh-air = Breath of Fresh Air
maul-card-eagle-eyes = Eagle Eyes
maul-card-eat-on-the-run = Eat on the Run
maul-card-extra-uumph = Extra Uumph
maul-card-heavy-clothing = Heavy Clothing
maul-card-inspired = Inspired
maul-card-mine-now = It's Mine Now
maul-card-buyer-beware = Let the Buyer Beware
maul-card-look-over-there = Look! Over There!
maul-card-merry-go-round = Merry-Go-Round Broke Down
maul-card-miraculous-recovery = Miraculous Recovery
maul-card-missed-by = Missed By… That Much!
maul-card-premonition = Premonition
maul-card-reading = Reading is Fundamental
maul-card-scene-change = Scene Change
maul-card-take-that = Take That!
maul-card-john-woo = The John Woo Zombie Movie
maul-card-vuja-de = Vuja De
maul-card-bad-jugement = Bad Jugement
maul-card-blind-side = Blind Side
maul-card-cower = Cower in the Corner
maul-card-dazed = Dazed & Confused
maul-card-deja-vu = Déjà Vu
maul-card-magic-burrito = Magic Burrito
maul-card-rampage = Rampage!
maul-card-relentless = Relentless Zombie
maul-card-stumble = Stumble Over Body
maul-card-schools-out = School's Out
maul-card-smart-zombie = Smart Zombie
maul-card-dead-tell = The Dead Tell No Tales
maul-card-unlucky = Unlucky
maul-title = { $card ->
        [0] { maul-card-air-duct }
        [1] { maul-card-fresh-air }
        [2] { maul-card-eagle-eyes }
        [3] { maul-card-eat-on-the-run }
        [4] { maul-card-extra-uumph }
        [5] { maul-card-heavy-clothing }
        [6] { maul-card-inspired }
        [7] { maul-card-mine-now }
        [8] { maul-card-buyer-beware }
        [9] { maul-card-look-over-there }
        [10] { maul-card-merry-go-round }
        [11] { maul-card-miraculous-recovery }
        [12] { maul-card-missed-by }
        [13] { maul-card-premonition }
        [14] { maul-card-reading }
        [15] { maul-card-scene-change }
        [16] { maul-card-take-that }
        [17] { maul-card-john-woo }
        [18] { maul-card-vuja-de }
        [19] { maul-card-bad-jugement }
        [20] { maul-card-blind-side }
        [21] { maul-card-cower }
        [22] { maul-card-dazed }
        [23] { maul-card-deja-vu }
        [24] { maul-card-magic-burrito }
        [25] { maul-card-rampage }
        [26] { maul-card-relentless }
        [27] { maul-card-stumble }
        [28] { maul-card-schools-out }
        [29] { maul-card-smart-zombie }
        [30] { maul-card-dead-tell }
       *[31] { maul-card-unlucky }
    }
maul-effect = { $card ->
        [0] tout droit à travers les murs entre boutiques, ce tour-ci
        [1] une blessure guérie
        [2] un équipement repris dans la défausse
        [3] une blessure guérie, au coin resto
        [4] +1 au dé d'une attaque manquée
        [5] une blessure ignorée, ou les vitrines à une action ce tour-ci
        [6] un dé d'actions en plus
        [7] une carte prise au hasard à un autre Client
        [8] l'objet dont un autre se sert est perdu, sans effet
        [9] un équipement pris à un Client voisin, qui choisit lequel
        [10] l'escalator tombe en panne et le tour s'arrête là
        [11] toutes les blessures guéries
        [12] la blessure d'une attaque de zombie ignorée
        [13] la première carte de la pioche de fouille
        [14] deux zombies renvoyés, ou menés auprès d'un autre Client
        [15] le pion posé sur n'importe quelle case libre
        [16] une attaque manquée touche quand même
        [17] aucune arme ne s'enraye ce tour-ci
        [18] retour au départ, et un second tour
        [19] l'arme blesse qui s'en sert, et son tour s'arrête
        [20] une attaque manquée d'un zombie touche quand même
        [21] un Client passera son prochain tour
        [22] un seul dé pour chaque Client à son prochain tour
        [23] un Client est ramené au coin resto
        [24] pour chaque Nourriture une blessure, ou toute la Nourriture à la poubelle
        [25] deux attaques pour chaque zombie ce tour-ci
        [26] +1 au dé d'une attaque de zombie
        [27] un Client perd un équipement de son choix
        [28] un dé de zombies en plus au renfort
        [29] le mort garde ses armes et ses munitions
        [30] un dé d'actions en moins pour chaque Client à son prochain tour
       *[31] un Client perd une carte au hasard
    }

## Questions et choix

maul-ask-lay = Quelle section posez-vous pour commencer ?
maul-ask-vote = { $votes ->
        [2] Pas de majorité. Laquelle de ces propositions ?
       *[1] Quelle section ajouter, et où ? Les Clients votent.
    }
maul-ask-place = Quelle section ajoutez-vous, et où ?
maul-ask-start = Sur quelle case du coin resto commencez-vous ?
maul-ask-set = { $count ->
        [one] Où attend le dernier zombie ?
       *[other] Où attend ce zombie ? Encore { $count } à poser.
    }
maul-ask-rest = Vous voilà au coin resto avec { $wounds ->
        [one] une blessure
       *[other] { $wounds } blessures
    }. Vous reposer, ou agir ?
maul-ask-act = { $crossing ->
        [1] On ne s'arrête pas ici : où aller ?
       *[0] Que faites-vous ?
    } { $actions ->
        [0] Plus d'action.
        [one] Encore une action.
       *[other] Encore { $actions } actions.
    }
maul-ask-second = Second tir { maul-item-of } : sur qui ?
maul-ask-ammo = { maul-jams }. Défausser des Munitions à la place ?
maul-ask-stow = Sauver { maul-item-the } dans le Caddy ?
maul-ask-refit = Des Munitions ! Les dépenser pour reprendre { maul-item-the } dans le Caddy ?
maul-ask-offer = Que proposez-vous à { $whom } ?
maul-ask-agree = { $who } vous propose un échange. D'accord ?
maul-ask-name = Un Client a de quoi fuir. Quelle sera la sortie, pour tous ?
maul-ask-found = { $count ->
        [one] { $whom } tombe sur un zombie. Où surgit-il ?
       *[other] { $whom } tombe sur des zombies. Encore { $count } : où surgit le prochain ?
    }
maul-ask-settle = { $pawn ->
        [1] { $whom } ne peut pas rester sur cette case. Où mettre son pion ?
       *[0] Le zombie ne peut pas rester sur cette case. Où le mettre ?
    }
maul-ask-whom = « { maul-title } » : contre qui ?
maul-ask-spot = « { maul-title } » : sur quelle case ?
maul-ask-read = « { maul-title } » : { $count ->
        [one] encore un zombie, lequel ?
       *[other] quels zombies ? Jusqu'à { $count }.
    }
maul-ask-lead = « { maul-title } » : vers qui ?
maul-ask-pick = « { maul-title } » : { $card ->
        [2] que reprendre dans la défausse ?
        [9] qu'allez-vous vous laisser prendre ?
       *[27] que perdez-vous ?
    }
maul-ask-burrito = « { maul-card-magic-burrito } » : jeter toute votre Nourriture, ou subir { $count ->
        [one] une blessure
       *[other] { $count } blessures
    } ?
maul-ask-master = { $count ->
        [0] Quel zombie agit ?
        [one] Quel zombie agit, ou lequel entre ? Un renfort attend dehors.
       *[other] Quel zombie agit, ou lequel entre ? { $count } renforts attendent dehors.
    }
maul-ask-zombie = Le zombie en { $place } : { $actions ->
        [one] encore une action.
       *[other] encore { $actions } actions.
    }
maul-ask-goal = Vers quelle case envoyer les zombies qui restent ?
maul-ask-roll = Plus une seule action ce tour-ci. Jouer une carte ?
maul-ask-use = { $who } va se servir { maul-item-of }. Jouer une carte ?
maul-ask-missed = Manqué : { $total } contre { $needs }. Jouer une carte ?
maul-ask-bite = L'attaque du zombie échoue : { $total } contre { $needs }. Jouer une carte ?
maul-ask-wound = Vous allez recevoir une blessure ({ $wounds } jusqu'ici). Jouer une carte ?
maul-ask-death = { $whom } meurt, les armes à la main. Jouer une carte ?
maul-ask-escalator = { $who } prend l'escalator. Jouer une carte ?
maul-ask-reinforce = Les renforts vont arriver. Jouer une carte ?
maul-ask-end = Votre tour s'achève. Jouer une carte ?

maul-teach-lay = Quatre plateaux, deux faces chacun : les quatre serviront, par une face. Les Clients partiront du coin resto, sur le plateau 1.
maul-teach-vote = Les plateaux se joignent flèche contre flèche. La majorité l'emporte ; sans majorité, le Maître des Zombies décide.
maul-teach-place = Les plateaux se joignent flèche contre flèche. Chaque flèche qui reste ouverte sur le dehors est une entrée pour les zombies, et peut-être la sortie.
maul-teach-start = Les boutiques ont des cases « ? » à fouiller : commencez du côté où elles sont proches.
maul-teach-set = À cinq cases au moins de tout Client. Près des cases à fouiller, ils gêneront le plus.
maul-teach-rest = Se reposer guérit une blessure, mais le tour n'aura pas d'action. Les dés sont lancés quand même : un 7 donne une carte.
maul-teach-act = Une action : un pas, une attaque, une fouille sur un « ? », un échange, un Kit médical. Par une vitrine, deux. Réunissez arme, munitions, kit médical et nourriture, ou sept équipements : la sortie sera alors désignée.
maul-teach-second = Deux tirs pour une action, sur la même cible ou une autre.
maul-teach-ammo = Sans Munitions données à sa place, l'arme est perdue. Le tir est manqué de toute façon.
maul-teach-stow = Le Caddy garde une arme à la fois. Elle compte pour fuir, mais ne sert plus à tirer tant qu'elle y est.
maul-teach-refit = Si vous gardez les Munitions, l'arme du Caddy est perdue.
maul-teach-offer = Donnez, demandez, puis proposez. L'action n'est payée que si l'échange se fait, et c'est la seule offre de ce tour à ce joueur.
maul-teach-agree = Un seul Client sortira le premier : regardez ce qui manque à l'autre.
maul-teach-name = Une fois pour toutes, et pour tous les Clients : la plus lointaine, ou la mieux gardée.
maul-teach-found = Dans la même pièce, sur les cases voisines du Client. Ils agiront dès votre prochain tour.
maul-teach-settle = Un pion ne reste pas sur une case occupée : il va sur une case libre des plus proches.
maul-teach-whom = La carte est jouée : il ne lui manque qu'une cible.
maul-teach-spot = N'importe laquelle des cases proposées ; elle doit être libre.
maul-teach-read = Renvoyer des zombies à la réserve, ou mener des voisins auprès d'un autre Client : l'un ou l'autre.
maul-teach-lead = Il faut à cet autre Client une case voisine libre.
maul-teach-pick = Ce que vous gardez compte pour fuir : arme, munitions, kit médical, nourriture.
maul-teach-burrito = La quatrième blessure tue.
maul-teach-master = Chaque zombie a quatre actions, dont une attaque au plus, en dernier. Les renforts entrent par les flèches et les sorties, et agissent aussitôt.
maul-teach-zombie = Il touche sur un 6. Après son attaque, il a fini.
maul-teach-goal = Ils y vont par le plus court chemin et attaquent les Clients qu'ils joignent.
maul-teach-roll = Sans carte qui donne des actions, ce tour est passé.
maul-teach-use = Tous ceux qui tiennent des cartes sont sollicités, qu'elles conviennent ou non : cela ne dit rien de leur main.
maul-teach-missed = Le dé naturel décide seul de l'enrayage ; les cartes ne changent que le coup.
maul-teach-bite = Une seule blessure peut suffire : comptez celles de la victime.
maul-teach-wound = Trois blessures se supportent ; la quatrième tue.
maul-teach-death = Un zombie armé tire comme un Client, une fois par tour.
maul-teach-escalator = Si l'escalator tombe en panne, le tour de qui s'y engage est fini.
maul-teach-reinforce = Autant de renforts que de Clients en vie, tant qu'il reste des pions.
maul-teach-end = Dernier moment de ce tour.

maul-do-pass = Ne rien jouer
maul-do-lay = Poser { maul-face }
maul-do-place = { maul-face } { maul-beside } { maul-face-other }, { maul-opening } contre { maul-opening-to }{ maul-turned }
maul-do-start = Commencer en { $place }
maul-do-set = En { $place }
maul-do-act = Agir
maul-do-rest = Se reposer : une blessure de moins, pas d'action
maul-do-step = { maul-way } ({ $place }){ $cost ->
        [2] , 2 actions
       *[1] { "" }
    }{ $there ->
        [1] , en passant sur un Client
        [2] , en passant sur un zombie
        [3] , en passant sur un zombie qui mord sur un 6
       *[0] { "" }
    }
    .many = Faire un pas…
maul-do-attack = Attaquer en { $place } { maul-with } ({ $hits }+, { $odds } %)
    .many = Attaquer…
maul-do-blast = Tirer { maul-toward } { maul-with } ({ $hits }+, { $odds } %) : { $count ->
        [0] personne
        [one] une cible
       *[other] { $count } cibles
    }
maul-do-search = Fouiller ici
maul-do-heal = Utiliser le Kit médical
maul-do-leave = S'échapper
maul-do-trade = Proposer un échange à { $whom }
maul-do-end = Finir le tour
maul-do-give = Donner { maul-item-a }
maul-do-want = Demander { maul-item-a }
maul-do-propose = Faire cette offre
maul-do-withdraw = Ne rien proposer
maul-do-yes = { $asked ->
        [8] Défausser des Munitions
        [9] Dans le Caddy
        [10] Dépenser les Munitions et reprendre l'arme
        [12] Accepter
       *[21] Jeter toute la Nourriture
    }
maul-do-no = { $asked ->
        [8] Perdre l'arme
        [9] À la défausse
        [10] Garder les Munitions et perdre l'arme
        [12] Refuser
       *[21] Subir les blessures
    }
maul-do-card = Jouer « { maul-title } »
    .many = Jouer une carte…
maul-do-whom = { $whom }
    .you = Vous
maul-do-spot = En { $place }
maul-do-banish = Renvoyer le zombie en { $place }
maul-do-lead = Mener ailleurs le zombie en { $place }
maul-do-item = { $card ->
        [2] Prendre { maul-item-the }
        [9] Laisser { maul-item-the }
       *[27] Perdre { maul-item-the }
    }
maul-do-done = En rester là
maul-do-activate = Zombie en { $place } ({ $whom } à { $steps } pas)
    .many = Choisir un zombie…
maul-do-enter = Un renfort entre en { $place }
    .many = Faire entrer un renfort…
maul-do-advance = Envoyer tout le reste vers un lieu
maul-do-goal = Vers { $place }
maul-do-bite = Attaquer { $whom } ({ $hits }+, { $odds } %)
maul-do-stop = { $asked ->
        [7] Ne pas tirer
       *[23] Ce zombie a fini
    }
maul-do-exit = La sortie en { $place }

no-maul-1-7 = Là, la section suivante n'aurait plus de place.
no-maul-1-8 = Là, le centre commercial n'aurait pas deux issues ouvertes.
no-maul-2-4 = Trop près d'un Client : il faut cinq cases d'écart.
no-maul-3-7 = Il ne reste pas assez d'actions.
no-maul-4-1 = « { maul-title } » répond à quelque chose : elle ne se joue pas maintenant.
no-maul-4-6 = « { maul-title } » : personne n'a rien à perdre.
no-maul-5-2 = On ne passe pas en diagonale le coin d'un mur, ni une porte.
no-maul-5-4 = La case est occupée, et il ne reste pas assez d'actions pour en atteindre une libre.
no-maul-5-5 = On ne s'arrête pas sur une case occupée : il faut d'abord la quitter.
no-maul-6-2 = Un mur, un coin ou une porte est entre les deux.
no-maul-6-3 = Un mur coupe la ligne de tir.
no-maul-6-5 = Un Client serait touché.
no-maul-7-5 = Vous avez déjà fouillé cette case ; fouillez-en d'abord une autre.
no-maul-8-5 = Un mur, un coin ou une porte vous sépare : { $whom } est hors de portée.
no-maul-8-4 = Vous avez déjà fait une offre à { $whom } ce tour-ci.
no-maul-9-3 = Vous vous reposez : pas d'action ce tour-ci.
no-maul-11-8 = Un zombie ne s'arrête pas sur un autre.
no-maul-11-9 = Un zombie n'entre pas dans la case d'un Client.
no-maul-12-5 = Vous n'avez pas de quoi fuir : il faut les quatre sortes d'équipement, ou sept équipements.
no-maul-13-5 = Il n'y a plus de case libre au coin resto.
no-maul-14-3 = Il n'y a pas d'équipement dans la défausse.
no-maul-14-4 = « { maul-title } » ne se joue qu'au coin resto.
no-maul-14-11 = Aucun Client voisin n'a d'équipement.
no-maul-14-16 = Il n'y a pas de zombie dans le centre commercial.

## Journal

maul-log-laid = { $who } pose la première section : { maul-face }.
    .you = Vous posez la première section : { maul-face }.
maul-log-placed = { $who } ajoute { maul-face }.
    .you = Vous ajoutez { maul-face }.
maul-log-voted = Les Clients ajoutent { maul-face }.
maul-log-undecided = Toujours pas de majorité : le Maître des Zombies décide.
maul-log-vote-again = Pas de majorité : on vote entre { $count ->
        [one] une proposition
       *[other] { $count } propositions
    }.
maul-log-vote-over = Le temps du vote est passé : le Maître des Zombies décide.
maul-log-started = { $who } commence en { $place }.
    .you = Vous commencez en { $place }.
maul-log-waits = Un zombie attend en { $place }.
maul-log-dealt = Chacun reçoit { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
maul-log-round = Manche { $what }.
maul-log-turn = { $who } commence son tour.
    .you = Vous commencez votre tour.
maul-log-cowers = { $who } se terre dans un coin et passe son tour.
    .you = Vous vous terrez dans un coin et passez votre tour.
maul-log-rests = { $who } se repose.
    .you = Vous vous reposez.
maul-log-rolled = { $who } lance { maul-dice } : { maul-actions }.
    .you = Vous lancez { maul-dice } : { maul-actions }.
maul-dice = { $second ->
        [0] un seul dé, { $first }
       *[other] { $first } et { $second }
    }{ $wounds ->
        [0] { "" }
        [one] , moins une blessure
       *[other] , moins { $wounds } blessures
    }{ $less ->
        [0] { "" }
       *[other] , moins { $less } de frayeur
    }
maul-actions = { $actions ->
        [0] aucune action
        [one] une action
       *[other] { $actions } actions
    }
maul-log-skipped = { $who } n'a aucune action et passe son tour.
    .you = Vous n'avez aucune action et passez votre tour.
maul-log-drew = { $who } pioche « { maul-title } ».
    .you = Vous piochez « { maul-title } ».
    .veiled = { $who } pioche une carte.
maul-log-walked = { $who } va en { $place }.
    .you = Vous allez en { $place }.
maul-log-crossed = { $who } passe sur un zombie, qui lance { $what }.
    .you = Vous passez sur un zombie, qui lance { $what }.
maul-log-settled = { $who } se retrouve en { $place }.
    .you = Vous vous retrouvez en { $place }.
maul-log-attacks = { $who } attaque en { $place } { maul-with }.
    .you = Vous attaquez en { $place } { maul-with }.
maul-log-blasts = { $who } tire { maul-toward } { maul-with }.
    .you = Vous tirez { maul-toward } { maul-with }.
maul-log-zombie-shoots = Le zombie qui était { $whom } attaque { maul-with }.
    .whom = Votre zombie attaque { maul-with }.
maul-log-missed = Dé { $die }{ $plus ->
        [0] { "" }
       *[other] { " + " }{ $plus }
    } contre { $needs } : manqué.
maul-log-hit = Dé { $die }{ $plus ->
        [0] { "" }
       *[other] { " + " }{ $plus }
    } contre { $needs } : touché.
maul-log-hit-anyway = Dé { $die } contre { $needs } : touché quand même.
maul-log-fell = Le zombie en { $place } est abattu.
maul-log-fell-again = En { $place }, le zombie qui était { $whom } est abattu.
    .whom = En { $place }, votre zombie est abattu.
maul-log-jammed = { maul-jams }.
maul-log-paid-ammo = { $who } donne des Munitions et garde { maul-item-the }.
    .you = Vous donnez des Munitions et gardez { maul-item-the }.
maul-log-dropped = { $who } perd { maul-item-the }.
    .you = Vous perdez { maul-item-the }.
maul-log-stowed = { $who } met { maul-item-the } dans le Caddy.
    .you = Vous mettez { maul-item-the } dans le Caddy.
maul-log-refitted = { $who } dépense les Munitions et reprend { maul-item-the } du Caddy.
    .you = Vous dépensez les Munitions et reprenez { maul-item-the } du Caddy.
maul-log-scrapped = { $who } garde les Munitions et perd { maul-item-the } du Caddy.
    .you = Vous gardez les Munitions et perdez { maul-item-the } du Caddy.
maul-log-found = { $who } trouve { maul-item-a }.
    .you = Vous trouvez { maul-item-a }.
maul-log-found-nothing = { $who } ne trouve plus rien.
    .you = Vous ne trouvez plus rien.
maul-log-found-zombies = { $who } tombe sur { $count ->
        [one] un zombie
       *[other] { $count } zombies
    } !
    .you = Vous tombez sur { $count ->
        [one] un zombie
       *[other] { $count } zombies
    } !
maul-log-found-lost = { $count ->
        [one] Un zombie n'a plus de case libre, ou plus de pion : il ne vient pas.
       *[other] { $count } zombies n'ont plus de case libre, ou plus de pion : ils ne viennent pas.
    }
maul-log-comes = Un zombie surgit en { $place }.
maul-log-traded = { $who } et { $whom } font un échange.
    .you = Vous faites un échange avec { $whom }.
    .whom = Vous faites un échange avec { $who }.
maul-log-gave = { $who } donne { maul-item-a } à { $whom }.
    .you = Vous donnez { maul-item-a } à { $whom }.
    .whom = { $who } vous donne { maul-item-a }.
maul-log-no-trade = { $who } refuse l'échange.
    .you = Vous refusez l'échange.
maul-log-healed = { $who } va mieux : { $wounds ->
        [0] plus de blessure
        [one] encore une blessure
       *[other] encore { $wounds } blessures
    }.
    .you = Vous allez mieux : { $wounds ->
        [0] plus de blessure
        [one] encore une blessure
       *[other] encore { $wounds } blessures
    }.
maul-log-healed-all = { $who } n'a plus de blessure.
    .you = Vous n'avez plus de blessure.
maul-log-wounded = { $who } reçoit une blessure ({ $wounds } en tout).
    .you = Vous recevez une blessure ({ $wounds } en tout).
maul-log-died = { $who } meurt et rejoint les zombies.
    .you = Vous mourez et rejoignez les zombies.
maul-log-played = { $who } joue « { maul-title } » : { maul-effect }.
    .you = Vous jouez « { maul-title } » : { maul-effect }.
maul-log-inspired = { $who } gagne { $count ->
        [one] une action
       *[other] { $count } actions
    }.
    .you = Vous gagnez { $count ->
        [one] une action
       *[other] { $count } actions
    }.
maul-log-stolen = { $who } dérobe « { maul-title } ».
    .you = Vous dérobez « { maul-title } ».
    .veiled = { $who } dérobe une carte.
maul-log-robbed = { $who } se fait prendre « { maul-title } ».
    .you = Vous vous faites prendre « { maul-title } ».
    .veiled = { $who } se fait prendre une carte.
maul-log-snatched = { $who } prend { maul-item-the } à { $whom }.
    .you = Vous prenez { maul-item-the } à { $whom }.
    .whom = { $who } vous prend { maul-item-the }.
maul-log-took-discard = { $who } reprend { maul-item-the } dans la défausse.
    .you = Vous reprenez { maul-item-the } dans la défausse.
maul-log-moved = { $who } se retrouve en { $place }.
    .you = Vous vous retrouvez en { $place }.
maul-log-banished = { $who } renvoie le zombie en { $place } à la réserve.
    .you = Vous renvoyez le zombie en { $place } à la réserve.
maul-log-led = { $who } mène un zombie en { $place }, contre { $whom }.
    .you = Vous menez un zombie en { $place }, contre { $whom }.
    .whom = { $who } vous amène un zombie en { $place }.
maul-log-will-cower = { $who } passera son prochain tour.
    .you = Vous passerez votre prochain tour.
maul-log-sent-back = { $who } retourne au coin resto, en { $place }.
    .you = Vous retournez au coin resto, en { $place }.
maul-log-threw-food = { $who } jette toute sa Nourriture ({ $what }).
    .you = Vous jetez toute votre Nourriture ({ $what }).
maul-log-stumbled = { $who } trébuche sur un corps.
    .you = Vous trébuchez sur un corps.
maul-log-lost-card = { $who } perd « { maul-title } ».
    .you = Vous perdez « { maul-title } ».
maul-log-spoiled = { $who } se sert en vain { maul-item-of }.
    .you = Vous vous servez en vain { maul-item-of }.
maul-log-school = { $count ->
        [one] Un zombie de plus arrive
       *[other] { $count } zombies de plus arrivent
    } en renfort.
maul-log-reinforcements = Renfort : { $count ->
        [0] aucun zombie
        [one] un zombie
       *[other] { $count } zombies
    }.
maul-log-no-pawn = Il n'y a plus de pion pour { $count ->
        [one] un renfort
       *[other] { $count } renforts
    }.
maul-log-stayed-out = { $count ->
        [one] Un renfort n'est pas entré : il est perdu.
       *[other] { $count } renforts ne sont pas entrés : ils sont perdus.
    }
maul-log-enters = Un zombie entre en { $place }.
maul-log-advance = Tous les zombies qui restent avancent vers { $place }.
maul-log-joins = Un zombie rejoint { $whom } en { $place }.
    .whom = Un zombie vous rejoint en { $place }.
maul-log-bites = Le zombie en { $place } attaque { $whom }.
    .whom = Le zombie en { $place } vous attaque.
maul-log-ready = { $who } a de quoi fuir.
    .you = Vous avez de quoi fuir.
maul-log-named = La sortie sera en { $place }.
maul-log-escaped = { $who } s'échappe et gagne !
    .you = Vous vous échappez et gagnez !
maul-log-all-dead = Plus un Client en vie : { $who } gagne avec les zombies.
    .you = Plus un Client en vie : vous gagnez avec les zombies.
maul-log-time-up = Le temps est écoulé : cette manche est la dernière.
maul-log-too-late = Trop tard : le centre commercial ferme, { $who } gagne avec les zombies.
    .you = Trop tard : le centre commercial ferme, vous gagnez avec les zombies.

## La table en mots

maul-see-phase = { $phase ->
        [0] construction du centre commercial
       *[1] mise en place
    }
maul-see-round = manche { $round } sur { $rounds }
maul-see-timed = manche { $round }
maul-see-last = dernière manche
maul-see-turn = { $name } joue
maul-see-turn-you = à vous de jouer
maul-see-actions = { $actions ->
        [0] plus d'action
        [one] une action
       *[other] { $actions } actions
    }
maul-see-won = { $name } gagne
maul-see-won-you = vous gagnez
maul-see-sections = Sections
maul-see-section = { maul-face }{ maul-turned }
maul-see-no-section = aucune encore
maul-see-master = mène les zombies
maul-see-cards = { $count ->
        [0] aucune carte
        [one] { $count } carte
       *[other] { $count } cartes
    }
maul-see-pool = { $count ->
        [0] réserve vide
        [one] { $count } zombie en réserve
       *[other] { $count } zombies en réserve
    }
maul-see-outside = { $count ->
        [one] { $count } renfort dehors
       *[other] { $count } renforts dehors
    }
maul-see-rampage = deux attaques par zombie
maul-see-at = en { $place } ({ maul-see-ground })
maul-see-ground = { $ground ->
        [0] allée
        [1] boutique
        [2] case à fouiller
        [3] coin resto
        [4] issue
        [5] passage
       *[6] escalator
    }
maul-see-nowhere = pas encore de pion
maul-see-wounds = { $wounds ->
        [0] pas de blessure
        [one] { $wounds } blessure sur { $most }
       *[other] { $wounds } blessures sur { $most }
    }
maul-see-dead = parmi les zombies
maul-see-items = objets
maul-see-no-item = aucun objet
maul-see-cart = Caddy avec { maul-item }
maul-see-ready = a de quoi fuir
maul-see-state = { $state ->
        [0] passera son prochain tour
        [1] un seul dé au prochain tour
        [2] un dé d'actions en moins au prochain tour
        [3] se repose
        [4] passe à travers les murs des boutiques
        [5] vitrines à une action
       *[6] armes sans enrayage
    }
maul-see-missing = Pour fuir
maul-see-lacks = il manque { $lacks }{ $pieces ->
        [one] , ou un équipement de plus
       *[other] , ou { $pieces } équipements de plus
    }
maul-see-enough = il ne manque rien
maul-see-kind = { $kind ->
        [0] [Nourriture]
        [1] [Munitions]
        [2] [Kit médical]
       *[3] [Arme]
    }
maul-see-exit = Sortie désignée
maul-see-ways = Issues
maul-see-searches = À fouiller
maul-see-doors = Portes
maul-see-zombies = Zombies
maul-see-no-zombie = aucun
maul-see-steps = { $place } à { $steps } pas
maul-see-here = { $place }, ici
maul-see-searched = { $place } à { $steps } pas, déjà fouillée
maul-see-searched-here = { $place }, ici, déjà fouillée
maul-see-zombie-of = { $place } ({ $name } à { $steps } pas)
maul-see-was = { $told }, autrefois { $name }
maul-see-acted = Ont agi
maul-see-further = et { $count ->
        [one] un autre plus loin
       *[other] { $count } autres plus loin
    }
maul-see-hand = Votre main
maul-see-roll = Dernier jet
maul-see-roll-actions = dés { $dice } : { maul-see-actions }
maul-see-roll-attack = dé { $die }{ $plus ->
        [0] { "" }
       *[other] { " + " }{ $plus }
    } contre { $needs }, { $hit ->
        [1] touché
       *[0] manqué
    }
maul-see-roll-crossing = traversée d'un zombie, dé { $die }
maul-see-offer = Offre
maul-see-gives = { $name } donne { $items }
maul-see-wants = demande { $items }
maul-see-nothing = rien
maul-see-decks = Pioches
maul-see-deck = fouille { $search }, Client { $client }, Zombie { $zombie }
maul-see-semicolon = {" ; "}
maul-see-you = vous
maul-see-active = le zombie qui agit
maul-see-legend = z zombie, Z ancien Client, X sortie désignée
maul-see-marks = ? à fouiller, Y coin resto, E ^ v < > issues, D porte, : vitrine, a b escalators

## Ce que surveille un joueur, quand on lui donne un conseil

gauge-equipment = { $count ->
        [one] { $amount } équipement de plus
       *[other] { $amount } équipements de plus
    }
gauge-wounds = { $count ->
        [one] { $amount } blessure de moins
       *[other] { $amount } blessures de moins
    }
gauge-near = { $count ->
        [one] { $amount } zombie de moins à côté de vous
       *[other] { $amount } zombies de moins à côté de vous
    }
gauge-hand = { $count ->
        [one] { $amount } carte de plus en main
       *[other] { $amount } cartes de plus en main
    }
gauge-rival = { $count ->
        [one] { $amount } équipement de moins pour le Client le mieux pourvu
       *[other] { $amount } équipements de moins pour le Client le mieux pourvu
    }
gauge-clients = { $count ->
        [one] { $amount } Client de moins en vie
       *[other] { $amount } Clients de moins en vie
    }
gauge-bites = { $count ->
        [one] { $amount } blessure de plus chez les Clients
       *[other] { $amount } blessures de plus chez les Clients
    }
gauge-zombies = { $count ->
        [one] { $amount } zombie de plus dans le centre commercial
       *[other] { $amount } zombies de plus dans le centre commercial
    }
gauge-foremost = { $count ->
        [one] { $amount } équipement de moins pour le Client le mieux pourvu
       *[other] { $amount } équipements de moins pour le Client le mieux pourvu
    }
