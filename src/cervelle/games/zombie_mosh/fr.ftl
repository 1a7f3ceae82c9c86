game-name = Zombie Mosh!
game-pitch = Dansez dans la fosse, décrochez les membres des autres, et restez le dernier debout.
game-length = 20 min

option-side = Face des personnages, la même pour tous
    .a = Face A : tous les membres sont aussi solides
    .b = Face B : chaque personnage a ses points forts et ses points faibles
option-songs = Chansons du concert ; qui en gagne le plus l'emporte

deck-small = Ce paquet n'a que { $cards } cartes : il en faut au moins { $needed } à ce nombre de joueurs.

## Les mots de la table

table-see-deck = pioche { $deck ->
        [0] vide
        [one] : { $deck } carte
       *[other] : { $deck } cartes
    }
table-see-discard = Défausse

## Personnages et membres, par leur numéro

role-ozzy-mortis = Ozzy Mortis
role-sid-viscera = Sid Viscera
role-joan-jetsam = Joan Jetsam
role-lemmy-rot = Lemmy Rot
role-siouxsie-skull = Siouxsie Skull
role-iggy-plop = Iggy Plop
mosh-character = { $count ->
        [0] { role-ozzy-mortis }
        [1] { role-sid-viscera }
        [2] { role-joan-jetsam }
        [3] { role-lemmy-rot }
        [4] { role-siouxsie-skull }
       *[5] { role-iggy-plop }
    }
mosh-limb = { $count ->
        [0] tête
        [1] bras gauche
        [2] bras droit
        [3] jambe gauche
       *[4] jambe droite
    }
mosh-limb-the = { $count ->
        [0] la tête
        [1] le bras gauche
        [2] le bras droit
        [3] la jambe gauche
       *[4] la jambe droite
    }
mosh-limb-at = { $count ->
        [0] à la tête
        [1] au bras gauche
        [2] au bras droit
        [3] à la jambe gauche
       *[4] à la jambe droite
    }
mosh-limb-their = { $count ->
        [0] sa tête
        [1] son bras gauche
        [2] son bras droit
        [3] sa jambe gauche
       *[4] sa jambe droite
    }
mosh-limb-your = { $count ->
        [0] votre tête
        [1] votre bras gauche
        [2] votre bras droit
        [3] votre jambe gauche
       *[4] votre jambe droite
    }
mosh-limb-other = { $other ->
        [0] tête
        [1] bras gauche
        [2] bras droit
        [3] jambe gauche
       *[4] jambe droite
    }
mosh-limbs-at = { $count ->
        [0] deux fois à la tête
        [1] à la tête et au bras gauche
        [2] à la tête et au bras droit
        [3] à la tête et à la jambe gauche
        [4] à la tête et à la jambe droite
        [6] deux fois au bras gauche
        [7] au bras gauche et au bras droit
        [8] au bras gauche et à la jambe gauche
        [9] au bras gauche et à la jambe droite
        [12] deux fois au bras droit
        [13] au bras droit et à la jambe gauche
        [14] au bras droit et à la jambe droite
        [18] deux fois à la jambe gauche
        [19] à la jambe gauche et à la jambe droite
       *[24] deux fois à la jambe droite
    }

## Questions et choix

mosh-ask-character = Qui serez-vous dans la fosse ?
mosh-ask-dance = À vous de danser : { $left ->
        [one] encore une carte
       *[other] { $left } cartes
    } à jouer.

mosh-teach-character = Chaque personnage ne sert qu'une fois. Sur la face A ils se valent tous ; sur la face B, regardez quels membres tiennent le mieux, et lesquels lâchent vite.
mosh-teach-dance = Chaque carte montre deux membres : choisissez lequel compte. En défense, il annule une attaque contre le même membre chez vous ; en attaque, il menace ce membre chez un autre. Ce qui n'est pas paré fait des dégâts à la fin du tour, et trois membres perdus vous sortent de la fosse. Après deux cartes chacun, on repart en sens inverse.

mosh-do-character = { mosh-character }
mosh-do-defend = Protéger { mosh-limb-your } (autre bord : { mosh-limb-other })
mosh-do-attack = Cogner { $whom } { mosh-limb-at } (autre bord : { mosh-limb-other })

no-mosh-1-2 = { mosh-character } est déjà pris.
no-mosh-5-6 = { $whom } n'est plus dans la fosse.

## Journal

mosh-log-character = { $who } sera { mosh-character }.
    .you = Vous serez { mosh-character }.
mosh-log-song = Chanson { $what } : tout le monde est d'aplomb et de retour dans la fosse.
mosh-log-begins = Tour { $what } : { $who } est premier joueur.
    .you = Tour { $what } : vous êtes premier joueur.
mosh-log-reshuffled = La pioche est vide : la défausse est mélangée et la remplace.
mosh-log-crowd = La foule bouscule { $who } { mosh-limbs-at }.
    .you = La foule vous bouscule { mosh-limbs-at }.
mosh-log-crowd-once = La foule bouscule { $who } { mosh-limb-at }.
    .you = La foule vous bouscule { mosh-limb-at }.
mosh-log-defended = { $who } protège { mosh-limb-their }.
    .you = Vous protégez { mosh-limb-your }.
mosh-log-attacked = { $who } cogne { $whom } { mosh-limb-at }.
    .you = Vous cognez { $whom } { mosh-limb-at }.
    .whom = { $who } vous cogne { mosh-limb-at }.
mosh-log-back = On repart en sens inverse : { $who } continue.
    .you = On repart en sens inverse : vous continuez.
mosh-log-hit = { $who } prend un dégât { mosh-limb-at }.
    .you = Vous prenez un dégât { mosh-limb-at }.
mosh-log-hit-twice = { $who } prend deux dégâts { mosh-limb-at }.
    .you = Vous prenez deux dégâts { mosh-limb-at }.
mosh-log-hit-thrice = { $who } prend trois dégâts { mosh-limb-at }.
    .you = Vous prenez trois dégâts { mosh-limb-at }.
mosh-log-hit-often = { $who } prend plus de trois dégâts { mosh-limb-at }.
    .you = Vous prenez plus de trois dégâts { mosh-limb-at }.
mosh-log-fell = { $who } perd { mosh-limb-the } !
    .you = Vous perdez { mosh-limb-the } !
mosh-log-left = { $who } n'a plus de quoi danser et rampe hors de la fosse.
    .you = Vous n'avez plus de quoi danser et rampez hors de la fosse.
mosh-log-alone = { $who } reste le dernier zombie debout et gagne la chanson !
    .you = Vous restez le dernier zombie debout : la chanson est à vous !
mosh-log-fewest = Plus personne debout. Avec seulement { $what } dégâts en tout, { $who } gagne la chanson.
    .you = Plus personne debout. Avec seulement { $what } dégâts en tout, vous gagnez la chanson.
mosh-log-limbs = Plus personne debout, et autant de dégâts. Il reste le plus de membres à { $who } ({ $what }), qui gagne la chanson.
    .you = Plus personne debout, et autant de dégâts. C'est à vous qu'il reste le plus de membres ({ $what }) : vous gagnez la chanson.
mosh-log-shared = Rien ne départage les derniers : { $who } partage la victoire.
    .you = Rien ne départage les derniers : vous partagez la victoire.
mosh-log-concert = Fin du concert : { $who } l'emporte avec { $count ->
        [1] une chanson gagnée
       *[other] { $what } chansons gagnées
    }.
    .you = Fin du concert : vous l'emportez avec { $count ->
        [1] une chanson gagnée
       *[other] { $what } chansons gagnées
    }.

## La table en mots

mosh-see-side-a = face A, tout membre tombe à { $bears }
mosh-see-side-b = face B
mosh-see-song = chanson { $song } sur { $songs }
mosh-see-round = tour { $round }
mosh-see-order = Passage aller
mosh-see-back = Passage retour
mosh-see-dancing = { $name } (encore { $left ->
        [one] { $left } carte
       *[other] { $left } cartes
    })
mosh-see-unknown = personnage à choisir
mosh-see-wins = { $wins ->
        [0] aucune chanson
        [one] { $wins } chanson
       *[other] { $wins } chansons
    }
mosh-see-held = { $cards ->
        [0] main vide
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
mosh-see-out = hors de la fosse
mosh-see-sound = aucun dégât
mosh-see-lost = { mosh-limb } en moins
mosh-see-damaged = { mosh-limb } { $damage } sur { $bears }
mosh-see-at = Contre { $name }
mosh-see-at-you = Contre vous
mosh-see-attacks = attaques { $limbs }
mosh-see-defences = défenses { $limbs }
mosh-see-pending = dégâts à venir { $limbs }
mosh-see-safe = aucun dégât à venir
mosh-see-takes = { mosh-limb } { $number }
mosh-see-falls = { mosh-limb } { $number }, et tombe
mosh-see-semicolon = {" ; "}
mosh-see-hand = Votre main

## Ce que surveille un joueur, quand on lui donne un conseil

gauge-breath = { $count ->
        [one] { $amount } dégât de plus en réserve avant de sortir
       *[other] { $amount } dégâts de plus en réserve avant de sortir
    }
gauge-rival = { $count ->
        [one] { $amount } dégât de moins en réserve chez le rival le plus solide
       *[other] { $amount } dégâts de moins en réserve chez le rival le plus solide
    }
gauge-dancers = { $count ->
        [one] { $amount } rival de moins dans la fosse
       *[other] { $amount } rivaux de moins dans la fosse
    }
gauge-songs = { $count ->
        [one] { $amount } chanson gagnée de plus
       *[other] { $amount } chansons gagnées de plus
    }
