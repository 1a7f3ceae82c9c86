game-name = Zombicide, la campagne
game-pitch = Une ville pestiférée, six survivants au plus et cinq soirées liées : on fouille, on se bat, on apprend, et l'on gagne ou l'on meurt ensemble.
game-length = 60 min par scénario

option-scenario = La campagne, ou un scénario seul
    .n0 = Toute la campagne
    .n1 = 1. Porte Basse
    .n2 = 2. Marché aux Ombres
    .n3 = 3. Le Rituel
    .n4 = 4. Les Greniers
    .n5 = 5. Crypte du Seigneur
option-survivors = Combien de survivants, partagés entre les joueurs (un chacun au moins)
option-xp_pace = L'expérience qui ouvre les niveaux
    .classic = Longue : 7, 19 et 43 points
    .short = Courte : 3, 8 et 15 points
option-saturation = Pas plus de huit figurines par zone

no-such-scenario = Ce fichier n'a pas de scénario { $scenario } : il en compte { $count }.

tile-mixed = { $file }, ligne { $line }, colonne { $column } : une pièce est séparée de la rue, et de la dalle voisine, par un mur, une porte (D) ou un passage ouvert (O).
tile-vault = { $file }, ligne { $line }, colonne { $column } : une crypte est entourée de murs, et n'a de portes (D) que vers des pièces de sa propre dalle.
tile-void = { $file }, ligne { $line }, colonne { $column } : là où il n'y a rien (#), il y a des murs tout autour.
tile-side = { $file }, ligne { $line }, colonne { $column } : au milieu de chaque côté, on passe vers la dalle voisine : rien à dessiner ici pour une rue, une porte (D) ou un passage (O) pour une pièce.
tile-apart = { $file }, ligne { $line }, colonne { $column } : même toutes portes ouvertes, personne ne peut venir du reste de la dalle jusqu'à cette zone.
tile-no-door = { $file }, ligne { $line }, colonne { $column } : ce bâtiment n'a pas de porte.
tile-name = { $file }, ligne { $line } : « { $field } » doit être un nom court, en minuscules, chiffres et traits d'union, pas { $found }.
map-rows = { $file }, ligne { $line } : « { $field } » doit contenir jusqu'à { $most } rangées séparées par « / », toutes du même nombre de dalles, { $most } au plus.
map-tile = { $file }, ligne { $line } : « { $field } » contient { $found } là où il faut une dalle : son nom et ses quarts de tour, par exemple gate:1. Dalles connues : { $known }.
map-doors = { $file }, ligne { $line } : « { $field } » donne une ville de plus de 30 portes.
map-apart = { $file }, ligne { $line } : « { $field } » donne une ville où l'on ne peut pas aller partout, même toutes portes ouvertes.
map-no-door = { $file }, ligne { $line } : « { $field } » donne une ville où un bâtiment n'a pas de porte.
scenario-zone = { $file }, ligne { $line } : « { $field } » nomme la zone { $found }, qui n'existe pas dans cette ville. Les zones vont de a1 à { $last }.
scenario-kind = { $file }, ligne { $line } : « { $field } » contient { $found } là où il faut une sorte et ses zones, par exemple token b2 c5. Sortes : { $known }.
scenario-count = { $file }, ligne { $line } : « { $field } » contient { $found } là où il faut une sorte et un nombre de 1 à 9, par exemple food 4. Sortes : { $known }.
scenario-zombie = { $file }, ligne { $line } : « { $field } » contient { $found } là où il faut une sorte, un nombre de { $most } au plus et une zone, par exemple walker 2 c4. Sortes : { $known }.
scenario-door = { $file }, ligne { $line } : « { $field } » contient { $found }, or une porte se nomme par les deux zones qu'elle sépare, par exemple b2-b3.
scenario-cards = { $file }, ligne { $line } : « { $field } » contient { $found } là où il faut une carte ou plusieurs, par exemple 41-46 : de 1 à { $most }, aucune deux fois.
scenario-start = { $file }, ligne { $line } : « { $field } » doit être une rue ou une pièce : personne ne commence dans une crypte.
scenario-street = { $file }, ligne { $line } : « { $field } » ne doit nommer que des rues.
scenario-spawns = { $file }, ligne { $line } : « { $field } » doit nommer de deux à cinq zones.
scenario-near = { $file }, ligne { $line } : « { $field } » nomme une zone à moins de quatre pas du départ.
scenario-spawn-shut = { $file }, ligne { $line } : « { $field } » nomme une zone d'où aucune rue ne mène au départ tant que les portes sont fermées.
scenario-objective = { $file }, ligne { $line } : « { $field } » met deux objectifs dans une même zone, ou un objectif au départ.
scenario-needs = { $file }, ligne { $line } : « { $field } » demande plus d'objectifs d'une sorte qu'il n'y en a.
scenario-lock = { $file }, ligne { $line } : « { $field } » : une porte verrouillée veut une clé (key) parmi les objectifs, et une clé veut une porte verrouillée.
scenario-key = { $file }, ligne { $line } : « { $field } » met une clé sous clé.
scenario-crowd = { $file }, ligne { $line } : « { $field } » met des zombies au départ des survivants.
scenario-ritual = { $file }, ligne { $line } : « { $field } » doit pouvoir être atteint, sans ouvrir de porte, par des nécromanciens présents dès le début.
scenario-goals = { $file }, ligne { $line } : un scénario a au moins un but (« goals »).
scenario-exits = { $file }, ligne { $line } : « { $field } » demande une sortie : il faut nommer « exits ».
scenario-necromancers = { $file }, ligne { $line } : « { $field } » ou « losses » parle de nécromanciens : il en faut parmi les « zombies ».
scenario-lord = { $file }, ligne { $line } : « { $field } » demande une abomination parmi les « zombies » et une crypte dans la ville.


## Noms, par leur numéro

zc-item = { $item ->
        [-1] rien
        [0] Hache
        [1] Dague
        [2] Épée courte
        [3] Épée
        [4] Épée à deux mains
        [5] Marteau
        [6] Arc court
        [7] Arc long
        [8] Arbalète
        [9] Arbalète à répétition
        [10] Arbalète de poing
        [11] Décharge de mana
        [12] Éclair
        [13] Boule de feu
        [14] Frappe mortelle
        [15] Guérison
        [16] Invisibilité
        [17] Vitesse
        [18] Répulsion
        [19] Armure de cuir
        [20] Cotte de mailles
        [21] Armure de plates
        [22] Bouclier
        [23] Torche
        [24] Bile de dragon
        [25] Flèches en pagaille
        [26] Carreaux en pagaille
        [27] Pommes
        [28] Eau
        [29] Viande salée
        [30] Aaahh !
        [31] Inferno
        [32] Arbalète orque
        [33] Arbalète lourde
        [34] Tremblement de terre
        [35] Masse du roi
       *[36] Bouclier nain
    }
zc-item-other = { $other ->
        [-1] rien
        [0] Hache
        [1] Dague
        [2] Épée courte
        [3] Épée
        [4] Épée à deux mains
        [5] Marteau
        [6] Arc court
        [7] Arc long
        [8] Arbalète
        [9] Arbalète à répétition
        [10] Arbalète de poing
        [11] Décharge de mana
        [12] Éclair
        [13] Boule de feu
        [14] Frappe mortelle
        [15] Guérison
        [16] Invisibilité
        [17] Vitesse
        [18] Répulsion
        [19] Armure de cuir
        [20] Cotte de mailles
        [21] Armure de plates
        [22] Bouclier
        [23] Torche
        [24] Bile de dragon
        [25] Flèches en pagaille
        [26] Carreaux en pagaille
        [27] Pommes
        [28] Eau
        [29] Viande salée
        [30] Aaahh !
        [31] Inferno
        [32] Arbalète orque
        [33] Arbalète lourde
        [34] Tremblement de terre
        [35] Masse du roi
       *[36] Bouclier nain
    }
zc-item-a = { $item ->
        [0] une hache
        [1] une dague
        [2] une épée courte
        [3] une épée
        [4] une épée à deux mains
        [5] un marteau
        [6] un arc court
        [7] un arc long
        [8] une arbalète
        [9] une arbalète à répétition
        [10] une arbalète de poing
        [11] une décharge de mana
        [12] un éclair
        [13] une boule de feu
        [14] une frappe mortelle
        [15] le sort de guérison
        [16] le sort d'invisibilité
        [17] le sort de vitesse
        [18] le sort de répulsion
        [19] une armure de cuir
        [20] une cotte de mailles
        [21] une armure de plates
        [22] un bouclier
        [23] une torche
        [24] de la bile de dragon
        [25] des flèches en pagaille
        [26] des carreaux en pagaille
        [27] des pommes
        [28] de l'eau
        [29] de la viande salée
        [30] un Aaahh !
        [31] Inferno
        [32] une arbalète orque
        [33] une arbalète lourde
        [34] un tremblement de terre
        [35] la masse du roi
       *[36] un bouclier nain
    }
zc-item-the = { $item ->
        [0] la hache
        [1] la dague
        [2] l'épée courte
        [3] l'épée
        [4] l'épée à deux mains
        [5] le marteau
        [6] l'arc court
        [7] l'arc long
        [8] l'arbalète
        [9] l'arbalète à répétition
        [10] l'arbalète de poing
        [11] la décharge de mana
        [12] l'éclair
        [13] la boule de feu
        [14] la frappe mortelle
        [15] le sort de guérison
        [16] le sort d'invisibilité
        [17] le sort de vitesse
        [18] le sort de répulsion
        [19] l'armure de cuir
        [20] la cotte de mailles
        [21] l'armure de plates
        [22] le bouclier
        [23] la torche
        [24] la bile de dragon
        [25] les flèches
        [26] les carreaux
        [27] les pommes
        [28] l'eau
        [29] la viande salée
        [30] l'Aaahh !
        [31] Inferno
        [32] l'arbalète orque
        [33] l'arbalète lourde
        [34] le tremblement de terre
        [35] la masse du roi
       *[36] le bouclier nain
    }
zc-with = { $item ->
        [0] à la hache
        [1] à la dague
        [2] à l'épée courte
        [3] à l'épée
        [4] à l'épée à deux mains
        [5] au marteau
        [6] à l'arc court
        [7] à l'arc long
        [8] à l'arbalète
        [9] à l'arbalète à répétition
        [10] à l'arbalète de poing
        [11] par une décharge de mana
        [12] par un éclair
        [13] par une boule de feu
        [14] par une frappe mortelle
        [31] par Inferno
        [32] à l'arbalète orque
        [33] à l'arbalète lourde
        [34] par un tremblement de terre
       *[35] à la masse du roi
    }
zc-slot = { $slot ->
        [0] main gauche
        [1] main droite
        [2] corps
        [3] sac 1
        [4] sac 2
        [5] sac 3
        [6] sac 4
       *[7] sac 5
    }
zc-slot-to = { $to ->
        [0] main gauche
        [1] main droite
        [2] corps
        [3] sac 1
        [4] sac 2
        [5] sac 3
        [6] sac 4
       *[7] sac 5
    }
zc-into = { $slot ->
        [0] en main gauche
        [1] en main droite
        [2] sur soi
        [3] dans le sac
        [4] dans le sac
        [5] dans le sac
        [6] dans le sac
       *[7] dans le sac
    }
zc-potion = { $potion ->
        [0] Soin
        [1] Grand soin
        [2] Célérité
        [3] Force
        [4] Œil d'aigle
        [5] Peau de pierre
        [6] Ombre
        [7] Souffle pur
        [8] Adrénaline
       *[9] Élixir de vie
    }
zc-potion-other = { $other ->
        [0] Soin
        [1] Grand soin
        [2] Célérité
        [3] Force
        [4] Œil d'aigle
        [5] Peau de pierre
        [6] Ombre
        [7] Souffle pur
        [8] Adrénaline
       *[9] Élixir de vie
    }
zc-potion-does = { $potion ->
        [0] une blessure guérie
        [1] deux blessures guéries
        [2] deux déplacements gratuits
        [3] +1 dégât en mêlée ce tour-ci
        [4] +1 à chaque dé à distance et en magie ce tour-ci
        [5] armure 4+ cette manche, même contre une Abomination
        [6] ignoré des zombies jusqu'à une attaque ou un bruit
        [7] insensible au gaz jusqu'à la fin du scénario
        [8] une action de plus
       *[9] sauve de la mort, de lui-même
    }
zc-skill = { $skill ->
        [0] Soif de sang : mêlée
        [1] +1 action gratuite de magie
        [2] +1 action gratuite de mêlée
        [3] +1 action gratuite de combat
        [4] +1 au dé, tout combat
        [5] 6 : un dé de plus
        [6] Lanceur de sorts
        [7] Grimoire
        [8] +1 dé en magie
        [9] +1 au dé en mêlée
        [10] +1 dé en mêlée
        [11] Maître d'armes
        [12] Coup et fuite
        [13] +1 déplacement gratuit
        [14] Glissant
        [15] Peau de fer
        [16] +1 dé, tout combat
        [17] +1 dégât en mêlée
        [18] Barbare
        [19] +1 au dé en tir
        [20] +1 action gratuite de tir
        [21] À bout portant
        [22] +1 dé en tir
       *[23] Pluie de fer
    }
zc-skill-does = { $skill ->
        [0] pour une action, entrer dans une zone de zombies et frapper
        [1] une fois par tour
        [2] une fois par tour
        [3] une fois par tour, quelle que soit l'arme
        [4] quelle que soit l'arme
        [5] tant qu'il vient des 6
        [6] une action de magie gratuite par tour
        [7] les sorts du sac servent aussi
        [8] à chaque attaque
        [9] à chaque attaque
        [10] à chaque attaque
        [11] toutes les armes de mêlée vont par deux
        [12] un déplacement gratuit après une attaque qui tue
        [13] une fois par tour
        [14] quitter une zone sans payer pour les zombies
        [15] armure 5+ sans armure
        [16] quelle que soit l'arme
        [17] à chaque touche
        [18] en mêlée, autant de dés que de zombies
        [19] à chaque attaque
        [20] une fois par tour
        [21] tirer à portée 0, cibles au choix, sans blesser personne
        [22] à chaque attaque
       *[23] en tir, autant de dés que de zombies visés
    }
zc-some = { $sort ->
        [0] { $count ->
            [one] un marcheur
           *[other] { $count } marcheurs
        }
        [1] { $count ->
            [one] un gros
           *[other] { $count } gros
        }
        [2] { $count ->
            [one] un coureur
           *[other] { $count } coureurs
        }
        [3] { $count ->
            [one] un nécromancien
           *[other] { $count } nécromanciens
        }
        [4] { $count ->
            [one] une Abomination
           *[other] { $count } Abominations
        }
        [5] l'Abominotaure
        [6] la Wolfbomination
        [7] l'Abominatroll
        [8] l'Ablobination
        [9] la nourrice
        [10] le geôlier
        [11] la danseuse
        [12] le Maure
        [13] le nain
        [14] le moine
        [15] la serveuse
        [16] le noble
        [17] le barde
       *[18] le bouffon
    }
zc-sort-a = { $sort ->
        [0] un marcheur
        [1] un gros
        [2] un coureur
        [3] un nécromancien
        [4] une Abomination
        [5] l'Abominotaure
        [6] la Wolfbomination
        [7] l'Abominatroll
        [8] l'Ablobination
        [9] la nourrice
        [10] le geôlier
        [11] la danseuse
        [12] le Maure
        [13] le nain
        [14] le moine
        [15] la serveuse
        [16] le noble
        [17] le barde
       *[18] le bouffon
    }
zc-sort-cap = { $sort ->
        [0] Un marcheur
        [1] Un gros
        [2] Un coureur
        [3] Un nécromancien
        [4] Une Abomination
        [5] L'Abominotaure
        [6] La Wolfbomination
        [7] L'Abominatroll
        [8] L'Ablobination
        [9] La nourrice
        [10] Le geôlier
        [11] La danseuse
        [12] Le Maure
        [13] Le nain
        [14] Le moine
        [15] La serveuse
        [16] Le noble
        [17] Le barde
       *[18] Le bouffon
    }
zc-sort-the-cap = { $sort ->
        [0] Le marcheur
        [1] Le gros
        [2] Le coureur
        [3] Le nécromancien
        [4] L'Abomination
        [5] L'Abominotaure
        [6] La Wolfbomination
        [7] L'Abominatroll
        [8] L'Ablobination
        [9] La nourrice
        [10] Le geôlier
        [11] La danseuse
        [12] Le Maure
        [13] Le nain
        [14] Le moine
        [15] La serveuse
        [16] Le noble
        [17] Le barde
       *[18] Le bouffon
    }
zc-objective = { $objective ->
        [0] l'objectif
        [1] la clé
        [2] le marchand
        [3] les vivres
        [4] le sceau
       *[5] la bile de dragon
    }
zc-objective-name = { $objective ->
        [0] Objectif
        [1] Clé
        [2] Marchand
        [3] Vivres
        [4] Sceau
       *[5] Bile de dragon
    }
zc-level = { $level ->
        [0] bleu
        [1] jaune
        [2] orange
       *[3] rouge
    }
zc-way = { $way ->
        [0] au nord
        [1] à l'est
        [2] au sud
       *[3] à l'ouest
    }
zc-who = { $card ->
        [0] Ann (mêlée, puis magie ; soif de sang : elle charge et frappe pour une action)
        [1] Baldric (magie, puis mêlée ; une action de magie gratuite par tour)
        [2] Clovis (mêlée, puis tir ; un dé de plus en mêlée)
        [3] Nelly (tir, puis mêlée ; un déplacement gratuit par tour)
        [4] Samson (mêlée, puis tir ; peau de fer, armure 5+)
       *[5] Silas (tir, puis magie ; +1 à chaque dé en tir)
    }

## Les scénarios

zc-scenario-1-name = Porte Basse
zc-scenario-1-story = La herse de la Porte Basse est restée levée cette nuit, et rien de vivant n'est entré. Le guet a fui en laissant derrière lui les trois registres où dorment le plan des souterrains, le nom des semeurs de peste et le compte des vivres. Il vous les faut avant l'aube, et il faut ressortir par la rue de l'ouest tant qu'elle est libre.
zc-scenario-1-goal = Prenez les trois objectifs, puis faites sortir par la sortie tous ceux qui vivent encore.
zc-scenario-1-loss = C'est perdu si tous les survivants meurent.
zc-scenario-2-name = Marché aux Ombres
zc-scenario-2-story = Sous les arcades du marché, on reconnaît encore des visages : le geôlier, la nourrice, le bouffon. Eux ne vous reconnaissent plus. Le seul marchand qui respire s'est barricadé dans la cour des drapiers, et l'aubergiste est mort avec la clé dans sa poche. Sortez-le de là : il vous devra bien une remise.
zc-scenario-2-goal = Prenez la clé à l'auberge, libérez le marchand, puis faites sortir par la sortie tous ceux qui vivent encore. Le marchand vous ouvrira ensuite son étal entre les aventures.
zc-scenario-2-loss = C'est perdu si tous les survivants meurent, ou si un nécromancien s'échappe alors que six zones d'invasion sont en jeu.
zc-scenario-3-name = Le Rituel
zc-scenario-3-story = Deux nécromanciens marchent l'un vers l'autre, chacun depuis un bout de la ville, et les cloches sonnent toutes seules à leur passage. S'ils se rejoignent au carrefour, ils ouvriront une porte que personne ne saura refermer. Le caveau de la chapelle cache peut-être de quoi les recevoir.
zc-scenario-3-goal = Tuez les deux nécromanciens, et ceux qui viendraient après eux.
zc-scenario-3-loss = C'est perdu si un nécromancien quitte la ville par le cercle magique, ou si tous les survivants meurent.
zc-scenario-4-name = Les Greniers
zc-scenario-4-story = Il reste du grain pour l'hiver, mais il est de l'autre côté de la rue, et la rue est pleine. De la cour où vous avez poussé la charrette, on entend quelque chose d'énorme et de cornu défoncer les portes l'une après l'autre. Les murs ne tiendront plus longtemps.
zc-scenario-4-goal = Ramassez au moins { $needs } vivres et rassemblez dans la cour, à la fin d'une manche, tous ceux qui vivent encore.
zc-scenario-4-loss = C'est perdu si ce n'est pas fait à la fin de la manche { $rounds }, si tous les survivants meurent, ou si un nécromancien s'échappe alors que six zones d'invasion sont en jeu.
zc-scenario-5-name = Crypte du Seigneur
zc-scenario-5-story = Tout a commencé ici, sous la dalle où l'on a couché le Seigneur avec son trésor et ses ennemis. Il s'est relevé ; les derniers de sa cabale le veillent, l'un à la chapelle, l'autre chez l'usurier. Le feu de dragon et l'acier des cryptes peuvent en venir à bout. À défaut, trois sceaux anciens refermeraient la ville sur lui, pour un temps.
zc-scenario-5-goal = Tuez le Seigneur, les deux nécromanciens de sa cabale et ceux qui viendraient après eux, sans qu'aucun ne s'échappe ; ou prenez les trois sceaux, puis faites sortir par la porte tous ceux qui vivent encore.
zc-scenario-5-loss = C'est perdu si tous les survivants meurent, ou si un nécromancien s'échappe alors que six zones d'invasion sont en jeu.
zc-scenario-5-ending-1 = Le Seigneur n'est plus que cendre et sa cabale s'est tue. Au matin, pour la première fois depuis des mois, les cloches sonnent parce que quelqu'un tire la corde.
zc-scenario-5-ending-2 = Les trois sceaux se referment derrière vous. La ville est perdue, et ce qui y règne y restera ; vous savez seulement que ce n'est pas pour toujours.
zc-scenario = { $known ->
        [1] { zc-scenario-1-name }
        [2] { zc-scenario-2-name }
        [3] { zc-scenario-3-name }
        [4] { zc-scenario-4-name }
        [5] { zc-scenario-5-name }
       *[0] scénario { $number }
    }
zc-story = { $known ->
        [1] { zc-scenario-1-story }
        [2] { zc-scenario-2-story }
        [3] { zc-scenario-3-story }
        [4] { zc-scenario-4-story }
       *[5] { zc-scenario-5-story }
    }

## Questions et choix

zc-ask-cast = Quel survivant menez-vous ?{ $each ->
        [1] { "" }
       *[other] { " " }({ $nth } sur { $each })
    } Premier équipement : { zc-item }.
zc-ask-act = Que faire ? Actions qui restent : { $team }.
zc-ask-arrange = { $survivor } range ses affaires. Que déplacer ?
zc-ask-drop = Que pose { $survivor } en { $zone } ?
zc-ask-pick = Que ramasse { $survivor } en { $zone } ?
zc-ask-torchlight = À la lueur de sa torche, { $survivor } peut jeter un second dé. Regarder mieux ?
zc-ask-reroll = { $survivor } : { zc-hits }, { zc-misses }. Relancer tous les dés ?
zc-ask-hit = { $hits ->
        [one] Une touche
       *[other] Encore { $hits } touches
    } en { $zone } : qui est touché ?
zc-ask-victim = { $pain ->
        [one] Une blessure
       *[other] Encore { $pain } blessures
    } en { $zone } : pour qui ?
zc-ask-split = { zc-sort-cap } de { $zone } hésite entre plusieurs chemins. Vers où ?
zc-ask-learn = { $survivor } passe au niveau { zc-level }. Quelle compétence apprendre ?
zc-ask-token = Le nécromancien est mort. Quelle zone d'invasion emporte-t-il ?
zc-ask-ritual = Les nécromanciens font leur rituel. Où s'ouvre le cercle magique ?
zc-ask-shop = { $survivor } a { zc-gold }. Que faire avant la prochaine aventure ?
zc-ask-join = { $survivor } n'est plus. Qui rejoint l'équipe, avec { zc-item-a } ?
zc-ask-stow = { $survivor } peut poser des affaires en { $zone }, ou faire de la place pour ce qui est trouvé.
zc-ask-push = Les zombies de { $zone } reculent devant { $survivor }. Vers où ?
zc-ask-before = Les zombies en { $zone } vont agir. Se servir d'une action gardée ?
zc-ask-after = Les zombies en { $zone } en ont fini. Se servir d'une action gardée ?
zc-ask-card = Une carte d'invasion va être tirée pour { $zone }. Se servir d'une action gardée ?

zc-hits = { $hits ->
        [0] aucune touche
        [one] une touche
       *[other] { $hits } touches
    }
zc-misses = { $misses ->
        [0] aucun dé manqué
        [one] un dé manqué
       *[other] { $misses } dés manqués
    }
zc-gold = { $gold ->
        [0] pas une pièce d'or
        [one] une pièce d'or
       *[other] { $gold } pièces d'or
    }
zc-price = { $price ->
        [one] une pièce
       *[other] { $price } pièces
    }

zc-teach-cast = La première spécialité sert sans malus ; avec une arme de la seconde, un dé de moins ; avec les autres, un seul dé. Une équipe équilibrée a de quoi frapper, tirer et lancer des sorts.
zc-teach-act = Les survivants jouent dans l'ordre qui vous plaît, une action à la fois. Chacun peut en garder une pour le tour des zombies : passez quand il vous en reste une.
zc-teach-arrange = Ne servent que les deux mains, et l'arme ou le bouclier que sa carte permet de porter sur soi ; l'armure se porte sur soi. Tout ce que vous déplacez maintenant est compris dans cette action.
zc-teach-drop = Ce qui est posé reste dans la zone : un autre pourra le ramasser.
zc-teach-pick = Ce qui ne tient pas dans les mains ni dans le sac reste par terre.
zc-teach-torchlight = Un 2 est relancé, et ce qui sort deux fois ne compte qu'une fois. Parmi l'équipement, il y a aussi des pièges.
zc-teach-reroll = Tous les dés sont relancés, ceux qui ont touché aussi.
zc-teach-hit = Il faut deux dégâts pour un gros, et deux au moins pour entamer une Abomination.
zc-teach-victim = La troisième blessure tue. Une bonne armure peut en arrêter.
zc-teach-split = Les chemins se valent pour lui : envoyez-le là où il gênera le moins.
zc-teach-learn = La compétence est acquise pour toute la campagne.
zc-teach-token = Retirez la plus proche de vous, ou celle par où le prochain pourrait fuir.
zc-teach-ritual = Le nécromancien qui atteint le cercle s'échappe. Il disparaît dès qu'un seul s'en est servi.
zc-teach-shop = Ce qui est revendu rapporte la moitié de son prix. Les soins ne s'achètent qu'une fois par aventure. Une arme de crypte ne se vend pas.
zc-teach-join = Un nouveau venu commence au niveau bleu.
zc-teach-stow = Pendant une fouille, poser ne coûte rien. Ce qui n'est pas pris reste par terre.
zc-teach-push = Ils reculent tous ensemble, sauf les Abominations.
zc-teach-before = Il est encore temps de frapper ou de fuir. L'action gardée est perdue à la fin du tour des zombies.
zc-teach-after = L'action gardée est perdue à la fin du tour des zombies.
zc-teach-card = Ce qui va arriver dépend du niveau du survivant le plus avancé.

zc-do-pass = { $asked ->
        [1] Passer
       *[other] Attendre
    }
zc-do-cast = { zc-who }
zc-do-move = { $survivor } va { zc-way }, en { $zone }{ $cost ->
        [0] { " " }(gratuit)
        [1] { "" }
       *[other] { " " }({ $cost } actions)
    }{ $crowd ->
        [0] { "" }
        [one] , où est un zombie
       *[other] , où sont { $crowd } zombies
    }{ $fire ->
        [1] , dans le feu
       *[0] { "" }
    }
    .many = Se déplacer…
zc-do-charge = { $survivor } charge en { $zone } et frappe { zc-with }
    .many = Charger…
zc-do-search = { $survivor } { $chest ->
        [2] force le coffre de { $zone }
       *[1] fouille en { $zone }
    }
zc-do-door = { $survivor } force la porte vers { $zone }{ $needs ->
        [0] { "" }
        [1] , à coup sûr
       *[other] { " " }({ $needs }+)
    }
    .many = Forcer une porte…
zc-do-strike = { $survivor } frappe en { $zone } { zc-with } ({ zc-dice }, { $needs }+, dégâts { $damage })
    .many = Frapper…
zc-do-shoot = { $survivor } { $kind ->
        [1] tire
       *[2] attaque
    } en { $zone } { zc-with } ({ zc-dice }, { $needs }+, dégâts { $damage })
    .many = Tirer ou lancer un sort…
zc-dice = { $dice ->
        [one] un dé
       *[other] { $dice } dés
    }
zc-do-bless = { $survivor } lance { zc-item-the } sur { $target }
zc-do-repulse = { $survivor } repousse les zombies de { $zone }
zc-do-arrange = { $survivor } range ou échange
zc-do-take = { $survivor } prend { zc-objective }
zc-do-noise = { $survivor } fait du bruit
zc-do-drop = { $survivor } pose des affaires
zc-do-pick = { $survivor } ramasse des affaires
zc-do-bodies = { $survivor } fouille { $bodies ->
        [one] le corps
       *[other] les { $bodies } corps
    }
zc-do-loot = { $survivor } prend les affaires de { $target }
zc-do-drink = { $survivor } boit { zc-potion } ({ zc-potion-does })
zc-do-eat = { $survivor } mange ou boit : { zc-item-the }
zc-do-pour = { $survivor } verse la bile en { $zone }
zc-do-ignite = { $survivor } met le feu à { $zone }
zc-do-load = { $survivor } recharge { zc-item-the }
zc-do-shift = { $item ->
        [-1] { zc-item-other } ({ zc-slot-to }) vers { zc-slot }
       *[other] { $other ->
            [-1] { zc-item } ({ zc-slot }) vers { zc-slot-to }
           *[other] Échanger { zc-item } ({ zc-slot }) et { zc-item-other } ({ zc-slot-to })
        }
    }
    .many = Déplacer dans ses propres affaires…
zc-do-swap = { $target } : { $item ->
        [-1] prendre { zc-item-other } ({ zc-slot-to }), { zc-slot }
       *[other] { $other ->
            [-1] donner { zc-item } ({ zc-slot }), { zc-slot-to }
           *[other] donner { zc-item } ({ zc-slot }) contre { zc-item-other } ({ zc-slot-to })
        }
    }
    .many = Échanger avec quelqu'un…
zc-do-put = Poser { zc-item-the } ({ zc-slot })
zc-do-get = Ramasser { zc-item-the }{ $loaded ->
        [0] { " " }(à recharger)
       *[1] { "" }
    }
zc-do-lay = Poser la potion { zc-potion }
zc-do-fetch = Prendre la potion { zc-potion }
zc-do-exchange = { $target } : { $potion ->
        [-1] prendre la potion { zc-potion-other }
       *[other] { $other ->
            [-1] donner la potion { zc-potion }
           *[other] donner la potion { zc-potion } contre { zc-potion-other }
        }
    }
zc-do-done = { $asked ->
        [13] En rester là
       *[other] C'est tout
    }
zc-do-yes = { $asked ->
        [5] Regarder mieux
       *[6] Relancer
    }
zc-do-no = { $asked ->
        [5] S'en tenir là
       *[6] Garder ce jet
    }
zc-do-target = { zc-sort-cap }
zc-do-victim = { $survivor } ({ zc-wounds })
zc-wounds = { $wounds ->
        [0] indemne
        [one] une blessure
       *[other] { $wounds } blessures
    }
zc-do-towards = Vers { $zone }
zc-do-learn = { zc-skill } ({ zc-skill-does })
zc-do-token = Celle de { $zone }
zc-do-buy = Acheter { zc-item-a } : { zc-price }
    .many = Acheter…
zc-do-brew = Acheter la potion { zc-potion } ({ zc-potion-does }) : { zc-price }
zc-do-sell = Vendre { zc-item-the } ({ zc-slot }) : { zc-price }
    .many = Vendre…
zc-do-resell = Vendre la potion { zc-potion } : { zc-price }
zc-do-heal = Se faire soigner { $wounds ->
        [1] une blessure
       *[2] deux blessures
    } : { zc-price }

# What a standing order may name.
zc-card-move = un déplacement
zc-card-charge = une charge
zc-card-search = une fouille
zc-card-door = une porte
zc-card-strike = un coup de mêlée
zc-card-shoot = un tir ou un sort d'attaque
zc-card-bless = un sort sur un survivant
zc-card-repulse = une répulsion
zc-card-arrange = un échange
zc-card-take = un objectif
zc-card-noise = du bruit
zc-card-drop = poser des affaires
zc-card-pick = ramasser des affaires
zc-card-bodies = fouiller des corps
zc-card-loot = les affaires d'un mort
zc-card-drink = une potion
zc-card-eat = un repas
zc-card-pour = de la bile
zc-card-ignite = le feu
zc-card-load = recharger
zc-card-pass = ne rien faire

no-zc-2-4 = Une charge vient d'une compétence : elle ne se garde pas pour le tour des zombies.
no-zc-3-13 = Le coffre est verrouillé : il faut en main une arme qui ouvre les portes.
no-zc-3-10 = On ne fouille pas au milieu des zombies.
no-zc-4-2 = La ceinture ne porte que deux potions.
no-zc-4-3 = Une seule potion par tour.
no-zc-8-3 = La zone { $zone } est pleine : personne n'y entre.
no-zc-8-8 = Il y a des zombies ici : pas le temps de fouiller les morts.
no-zc-9-5 = Les soins ne s'achètent qu'une fois par aventure.
no-zc-9-6 = Une arme de crypte ne se vend pas.
no-zc-9-8 = Pas assez d'or.
no-zc-9-9 = Le marchand n'achète pas cela.
no-zc-12-1 = Quitter cette zone coûte une action, et une de plus pour chaque zombie : il n'en reste pas assez.
no-zc-12-2 = Il faut en main une arme de mêlée qui ouvre les portes.
no-zc-12-7 = Il n'y a plus de place.
no-zc-12-10 = Cette porte est fermée à clé : il faut d'abord trouver la clé.
no-zc-12-12 = Cela ne se porte pas sur soi : seuls une armure ou ce que permet sa carte.
no-zc-12-8 = Il ne reste pas d'action pour cela.
no-zc-19-1 = { zc-name } est déjà de l'équipe.
zc-name = { $card ->
        [0] Ann
        [1] Baldric
        [2] Clovis
        [3] Nelly
        [4] Samson
       *[5] Silas
    }

## Journal

zc-log-cast = { $who } mène { $survivor }.
    .you = Vous menez { $survivor }.
zc-log-scenario = { $known ->
        [0] Le scénario { $number } commence.
       *[other] Scénario { $number } : { zc-scenario }.
    }
zc-log-story = { zc-story }
zc-log-round = Manche { $round }, niveau { zc-level }.
zc-log-passed = { $who } passe.
    .you = Vous passez.
zc-log-keeps = { $survivor } garde une action.
zc-log-uses-kept = { $survivor } se sert de son action gardée.
zc-log-walked = { $survivor } va en { $zone }.
zc-log-charged = { $survivor } charge en { $zone }.
zc-log-noise = { $survivor } fait du bruit en { $zone }.
zc-log-forces = { $survivor } force la serrure { $needs ->
        [1] d'un coup
       *[other] (dé { $die }, il fallait { $needs })
    }.
zc-log-forces-not = La serrure résiste à { $survivor } (dé { $die }, il fallait { $needs }).
zc-log-opened = La porte entre { $zone } et { $to } est ouverte.
zc-log-revealed = Derrière, un bâtiment { $count ->
        [one] d'une pièce
       *[other] de { $count } pièces
    }.
zc-log-searched = { $survivor } fouille en { $zone } : dé { $die }{ $die ->
        [1] , rien
       *[other] { "" }
    }.
zc-log-looked-again = { $survivor } regarde mieux : dé { $die }.
zc-log-locked = { $survivor } fouille en { $zone } : le coffre est verrouillé.
zc-log-gas = Un gaz verdâtre envahit { $zone } pour { $count ->
        [one] une manche
       *[other] { $count } manches
    }.
zc-log-gas-out = Le gaz se dissipe en { $zone }.
zc-log-gas-kills = Le gaz a raison d'un nécromancien en { $zone }.
zc-log-chokes = { $survivor } suffoque en { $zone }.
zc-log-gold = { $survivor } trouve { zc-gold }.
zc-log-found = { $survivor } trouve { zc-item-a }.
zc-log-found-floor = { $survivor } trouve { zc-item-a }, et n'a plus de place : c'est posé par terre.
zc-log-aaahh = Aaahh ! Un marcheur surgit en { $zone }.
zc-log-potion = { $survivor } trouve une potion : { zc-potion }.
zc-log-potion-left = { $survivor } trouve une potion, { zc-potion }, et n'a plus de place à la ceinture.
zc-log-drank = { $survivor } boit une potion : { zc-potion }, { zc-potion-does }.
zc-log-eats = { $survivor } avale { zc-item-a }.
zc-log-loads = { $survivor } recharge { zc-item-the }.
zc-log-stows = { $survivor } met { zc-item-the } { zc-into }.
zc-log-gave = { $survivor } donne { zc-item-the } à { $target }.
zc-log-dropped = { $survivor } pose { zc-item-the }.
zc-log-laid-potion = { $survivor } pose la potion { zc-potion }.
zc-log-picked-potion = { $survivor } ramasse la potion { zc-potion }.
zc-log-gave-potion = { $survivor } donne la potion { zc-potion } à { $target }.
zc-log-picked = { $survivor } ramasse { zc-item-the }.
zc-log-stripped = { $survivor } prend les affaires de { $target }.
zc-log-objective = { $survivor } prend { zc-objective } en { $zone }.
zc-log-enchants = { $survivor } lance { zc-item-the } sur { $target }.
zc-log-repulsed = { $survivor } repousse les zombies de { $zone }.
zc-log-bile = { $survivor } verse de la bile en { $zone }.
zc-log-fire = { $survivor } met le feu à { $zone }.
zc-log-burned = Le feu consume { $count ->
        [0] une zone vide
        [one] un zombie
       *[other] { $count } zombies
    }.
zc-log-burns = Les flammes de { $zone } prennent { $survivor }.
zc-log-fire-out = Le feu s'éteint en { $zone }.
zc-log-attacks = { $survivor } attaque en { $zone } { zc-with }.
zc-log-rolled = { $survivor } : { zc-hits }, { zc-misses }.
zc-log-rerolls = { $survivor } relance tous les dés.
zc-log-killed = { $survivor } tue { zc-sort-a }.
zc-log-slew = { $survivor } abat { zc-sort-a } !
zc-log-chipped = { zc-sort-the-cap } perd { $wounds ->
        [1] un point de vie
       *[other] { $wounds } points de vie
    }.
zc-log-unhurt = { zc-sort-the-cap } n'a rien senti.
zc-log-jester = Le bouffon tombe, un marcheur se relève en { $zone }.
zc-log-blob = L'Ablobination se répand : { $count } marcheurs de plus en { $zone }.
zc-log-mends = { zc-sort-the-cap } se remet d'une blessure en { $zone }.
zc-log-friendly-fire = Les coups manqués de { $survivor } partent sur les siens en { $zone }.
zc-log-level = { $survivor } passe au niveau { zc-level }.
zc-log-learned = { $survivor } apprend : { zc-skill }.
zc-log-saved = L'armure de { $survivor } arrête le coup.
zc-log-wounded = { $survivor } reçoit sa { $wounds ->
        [1] première
        [2] deuxième
        [3] troisième
       *[other] { $wounds }e
    } blessure.
zc-log-revived = L'élixir de vie sauve { $survivor }.
zc-log-broke = La potion { zc-potion } de { $survivor } se brise.
zc-log-died = { $survivor } meurt.
zc-log-zombies-turn = Les zombies agissent.
zc-log-zombies-attack = En { $zone }, les zombies attaquent : { $count ->
        [one] une blessure
       *[other] { $count } blessures
    } à encaisser.
zc-log-zombies-move = De { $zone } en { $to } : { zc-some }.
zc-log-devour = En { $zone }, les zombies dévorent un corps.
zc-log-door-broken = L'Abominotaure défonce la porte entre { $zone } et { $to }.
zc-log-ritual = Les nécromanciens ouvrent un cercle magique en { $zone }.
zc-log-necromancer-out = Un nécromancien s'échappe. Zones d'invasion : { $what }.
zc-log-token = La zone d'invasion de { $zone } disparaît.
zc-log-invasion = L'invasion.
zc-log-spawned = Arrivée en { $zone } : { zc-some }.
zc-log-spawn-nothing = En { $zone }, personne n'arrive.
zc-log-spawn-double = Double invasion : rien en { $zone }, deux cartes à la zone suivante.
zc-log-run-out = Il n'y a plus de figurines : ceux qui sont en ville agissent.
zc-log-character = En { $zone } arrive { zc-sort-a }.
zc-log-abomination = En { $zone } surgit { zc-sort-a } !
zc-log-necromancer = Un nécromancien paraît en { $zone } et amène une zone d'invasion.
zc-log-rush = { $sort ->
        [0] Les marcheurs
        [1] Les gros
        [2] Les coureurs
       *[4] Les Abominations
    } agissent une fois de plus.
zc-log-won-scenario = { $known ->
        [0] Le scénario { $number } est gagné.
       *[other] { zc-scenario } : c'est gagné.
    }
zc-log-lost-scenario = { $known ->
        [0] Le scénario { $number } est perdu.
       *[other] { zc-scenario } : c'est perdu.
    }
zc-log-ending = { $ending ->
        [1] { zc-scenario-5-ending-1 }
       *[2] { zc-scenario-5-ending-2 }
    }
zc-log-fresh-food = Les pommes rapportées profitent à tous : { $count ->
        [one] un cinquième de point
       *[other] { $count } cinquièmes de point
    } chacun.
zc-log-shop-opens = Le marchand ouvre son étal.
zc-log-bought = { $survivor } achète { zc-item-a } : { zc-price }.
zc-log-bought-potion = { $survivor } achète la potion { zc-potion } : { zc-price }.
zc-log-sold = { $survivor } vend { zc-item-the } : { zc-price }.
zc-log-sold-potion = { $survivor } vend la potion { zc-potion } : { zc-price }.
zc-log-treated = { $survivor } se fait soigner : { zc-price }.
zc-log-won = Tout est gagné.
zc-log-lost = Tout est perdu.

## La table en mots

zc-see-round = manche { $round }
zc-see-round-of = manche { $round } sur { $rounds }
zc-see-danger = niveau { zc-level }
zc-see-phase = { $phase ->
        [0] choix des survivants
        [1] survivants
        [2] zombies
        [3] invasion
        [4] fin de manche
       *[5] entre deux aventures
    }
zc-see-won = gagné
zc-see-lost = perdu
zc-see-annals = Chronique
zc-see-annal = { $what ->
        [0] { zc-scenario } : { $survivor } se joint à l'équipe
        [1] { zc-scenario }, manche { $round } : { $survivor } meurt
        [2] { zc-scenario } : gagné à la manche { $round }
       *[3] { zc-scenario } : perdu à la manche { $round }
    }
zc-see-failures = { $failures ->
        [one] un échec
       *[other] { $failures } échecs
    }
zc-see-goal = But
zc-see-goal-of = { $goal ->
        [0] prendre les objectifs demandés, puis tous à la sortie
        [1] prendre les objectifs demandés, puis se rassembler à la fin d'une manche
        [2] tuer tous les nécromanciens
       *[3] tuer l'Abomination et tous les nécromanciens
    }
zc-see-or = {" ; ou "}
zc-see-taken = { zc-objective-name } : { $taken } sur { $needed }
zc-see-necromancers = nécromanciens en ville : { $left }
zc-see-progress = Avancement
zc-see-loss = Défaite
zc-see-loss-of = tous les survivants morts
zc-see-named = { $survivor } ({ $name })
zc-see-dead = a péri
zc-see-stands = { $zone }, { zc-wounds }, { $actions ->
        [0] plus d'action
        [one] une action
       *[other] { $actions } actions
    }
zc-see-moves = { $moves ->
        [one] un déplacement gratuit
       *[other] { $moves } déplacements gratuits
    }
zc-see-kept = action gardée
zc-see-xp = { zc-level } { $points }
zc-see-xp-next = { zc-level } { $points } sur { $next }
zc-see-state = { $state ->
        [0] force
        [1] œil d'aigle
        [2] peau de pierre
        [3] invisible
        [4] souffle pur
       *[5] a bu ce tour-ci
    }
zc-see-unloaded = { zc-item } (à recharger)
zc-see-hands = mains
zc-see-body = sur soi
zc-see-pack = sac
zc-see-belt = ceinture
zc-see-no-hands = mains vides
zc-see-skills = Compétences, { $survivor }
zc-see-zombies = Zombies
zc-see-no-zombie = aucun en ville
zc-see-hurt = { zc-sort-a } ({ zc-wounds })
zc-see-crowd = { $crowd } en { $place }
zc-see-further = et { $count ->
        [one] un autre groupe plus loin
       *[other] { $count } autres groupes plus loin
    }
zc-see-steps = { $zone }, à { $steps } pas
zc-see-behind = { $zone }, à { $steps } pas, portes closes
zc-see-here = { $zone }, ici
zc-see-things = À prendre
zc-see-thing = { zc-objective-name } { $place }
zc-see-exits = Sortie
zc-see-home = Rassemblement
zc-see-spawns = Invasion
zc-see-circle = Cercle magique
zc-see-meeting = Rendez-vous des nécromanciens
zc-see-hazards = Feu et gaz
zc-see-fire = feu en { $place }
zc-see-gas = gaz en { $place }, encore { $rounds ->
        [one] une manche
       *[other] { $rounds } manches
    }
zc-see-bile = bile en { $place }
zc-see-chests = Coffres
zc-see-lock = { $place }, verrouillé
zc-see-noises = Bruit
zc-see-noise = { $zone } { $noise }
zc-see-zone = Zone { $zone }
zc-see-ground = { $ground ->
        [0] rue
        [1] pièce
       *[2] crypte
    }
zc-see-joined = { zc-way } { $zone }
zc-see-door = { zc-way } { $zone } (porte close)
zc-see-locked-door = { zc-way } { $zone } (porte fermée à clé)
zc-see-chest = { $chest ->
        [1] coffre à fouiller
        [2] coffre verrouillé
       *[3] coffre vide
    }
zc-see-noisy = bruit { $noise }
zc-see-bodies = { $bodies ->
        [one] un corps
       *[other] { $bodies } corps
    }
zc-see-fallen = { $survivor } y a péri
zc-see-lying = par terre
zc-see-roll = Dernier jet
zc-see-roll-attack = dés { $dice }{ $plus ->
        [0] { "" }
       *[other] { " " }(+{ $plus })
    } contre { $needs }
zc-see-roll-one = dé { $die }
zc-see-decks = Pioches
zc-see-deck = zombies { $zombies }, équipement { $equipment }
zc-see-shop = Étal
zc-see-shut = personne ne vend rien : seuls les soins s'achètent
zc-see-ware = { zc-item } { $price } or ({ $stock })
zc-see-brews = Potions
zc-see-brew = { zc-potion } { $price } or
zc-see-healing = Soins
zc-see-heal = { zc-wounds } { $price } or
zc-see-semicolon = {" ; "}
zc-see-legend = * invasion, > sortie, ! à prendre, ? coffre, ^ feu, ~ gaz, o cercle, D porte
zc-see-figures = z zombies, & Abomination, $ nécromancien

## Ce que surveille un joueur, quand on lui donne un conseil

gauge-survivors = { $count ->
        [one] { $amount } survivant de plus en vie
       *[other] { $amount } survivants de plus en vie
    }
gauge-wounds = { $count ->
        [one] { $amount } blessure de moins dans l'équipe
       *[other] { $amount } blessures de moins dans l'équipe
    }
gauge-near = { $count ->
        [one] { $amount } zombie de moins là où sont les survivants
       *[other] { $amount } zombies de moins là où sont les survivants
    }
gauge-zombies = { $count ->
        [one] { $amount } zombie de moins en ville
       *[other] { $amount } zombies de moins en ville
    }
gauge-objectives = { $count ->
        [one] { $amount } objectif de moins à prendre
       *[other] { $amount } objectifs de moins à prendre
    }
gauge-experience = { $count ->
        [one] { $amount } point d'expérience de plus
       *[other] { $amount } points d'expérience de plus
    }
