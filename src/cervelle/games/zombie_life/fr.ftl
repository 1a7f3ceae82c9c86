game-name = Zombie Life
game-pitch = Remplissez votre Refuge avant la nuit, sans attirer deux fois le même zombie.
game-length = 15 min

option-rules = Règles jouées avec ce paquet
    .zombie-life = Zombie Life : tenter sa chance, manche après manche, jusqu'à 21 points
    .auberge-des-pirates = L'Auberge des Pirates : bluff et accusations, le dernier en jeu gagne
    .jour-de-chance = Jour de Chance : s'approcher de 21 sans le dépasser
option-continuous_deck = Garder la pioche d'une manche à l'autre au lieu de tout remélanger (Zombie Life seulement)
option-ages = Âges des joueurs dans l'ordre des places, par exemple 34,12,67 : le plus âgé départage les égalités. Vide : l'ordre des places
option-ages-wrong = L'option « ages » demande { $seats } âges entiers séparés par des virgules, un par place ; pas « { $found } ».

deck-small = Ce paquet n'a que { $cards } cartes : il en faut au moins { $needed } pour ces règles et ce nombre de joueurs.
deck-poor = Les cartes de ce paquet valent { $total } points en tout : il en faut au moins { $needed } pour que Jour de Chance ne s'épuise pas à ce nombre de joueurs.

## Ce que disent les trois tables

table-see-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-see-deck = pioche { $deck ->
        [0] vide
        [one] : { $deck } carte
       *[other] : { $deck } cartes
    }
table-see-discard = Défausse

## Zombie Life

life-ask-turn = À vous. Que faites-vous ?
life-ask-place = Vous avez pioché un { $value }. Où va-t-il ?
life-ask-give = Vous distribuez { $cards }. Qui reçoit le { $value } ?

life-teach-turn = Chaque carte face visible dans votre Refuge vaudra un point quand la manche finira. Piocher remplit votre Refuge mais peut vous submerger ; prendre dans la Horde est sans danger ; passer met vos cartes à l'abri, un peu moins tant que d'autres jouent encore.
life-teach-place = Dans votre Refuge, la carte compte pour vous. Dans la Horde, elle reste à prendre pour tous, et chaque valeur présente aux deux endroits est un piège.
life-teach-give = Vous êtes dernier : c'est vous qui distribuez, comme bon vous semble. La plus petite carte commencera.

life-do-draw = Piocher une carte
life-do-pass = Passer et vous cacher
life-do-refuge = Dans votre Refuge
life-do-horde = Dans la Horde
life-do-take = Prendre le { $value } de la Horde
life-do-give = { $whom }
    .you = Vous-même

life-log-dealt = { $who } reçoit un { $what }.
    .you = Vous recevez un { $what }.
life-log-starts = { $who } commence : le { $what } est la plus petite carte.
    .you = Vous commencez : votre { $what } est la plus petite carte.
life-log-reshuffled = La pioche est vide : la défausse est mélangée et la remplace.
life-log-drew = { $who } pioche un { $what }.
    .you = Vous piochez un { $what }.
    .veiled = { $who } pioche une carte et la regarde.
life-log-refuge = { $who } met un { $what } dans son Refuge.
    .you = Vous mettez le { $what } dans votre Refuge.
life-log-horde = { $who } envoie un { $what } dans la Horde.
    .you = Vous envoyez le { $what } dans la Horde.
life-log-overrun = Les zombies submergent { $who } : un { $what } de trop !
    .you = Les zombies vous submergent : un { $what } de trop !
life-log-took = { $who } prend le { $what } de la Horde.
    .you = Vous prenez le { $what } de la Horde.
life-log-passed = { $who } passe et se cache.
    .you = Vous passez et vous cachez.
life-log-down = { $who } : { $count ->
        [1] une carte est retournée
       *[other] { $what } cartes sont retournées
    } face cachée.
    .you = Face cachée devant vous : { $count ->
        [1] une carte
       *[other] { $what } cartes
    }.
life-log-up = { $who } remet une carte face visible.
    .you = Vous remettez une carte face visible.
life-log-scored = { $who } marque { $count ->
        [0] zéro point
        [1] un point
       *[other] { $what } points
    }.
    .you = Vous marquez { $count ->
        [0] zéro point
        [1] un point
       *[other] { $what } points
    }.
life-log-won = { $who } gagne la partie avec { $what } points !
    .you = Vous gagnez la partie avec { $what } points !
life-log-deals = Manche { $what } : { $who } a le moins de points et distribue.
    .you = Manche { $what } : vous avez le moins de points, à vous de distribuer.
life-log-kept = { $who } garde un { $what }.
    .you = Vous gardez un { $what }.
life-log-given = { $who } donne un { $what } à { $whom }.
    .you = Vous donnez un { $what } à { $whom }.
    .whom = { $who } vous donne un { $what }.

no-life-3-6 = Votre Refuge montre déjà un { $value }.
no-life-3-7 = La Horde montre déjà un { $value }.
no-life-4-2 = Votre Refuge contient déjà un { $value }.
no-life-4-3 = Vous êtes seul en jeu : la Horde ne se laisse plus prendre.
no-life-7-7 = { $whom } a déjà reçu sa carte.
    .you = Vous avez déjà reçu votre carte.
no-life-8-4 = Il ne reste aucune carte, ni dans la pioche ni dans la défausse.

life-see-title = Zombie Life
life-see-round = manche { $round }
life-see-target = but : { $target } points
life-see-horde = La Horde
life-see-nobody = aucun zombie en vue
life-see-refuge = Refuge { $cards }
life-see-bare = Refuge vide
life-see-hidden = à l'abri{ $down ->
        [0] {""}
       *[other] , { $down } face cachée
    }
life-see-out = hors de la manche
life-see-held = Carte piochée
life-see-holding = { $name } regarde une carte.
life-see-offer = À distribuer

## L'Auberge des Pirates

inn-ask-pick = Choisissez en secret la carte que vous montrerez.
inn-ask-turn = À vous. Attaquer, défier, piocher ou accuser ?

inn-teach-pick = La plus petite carte montrée commence. Celle que vous montrez reste devant vous ; gardez en main des valeurs toutes différentes : une paire, et l'on peut vous faire sortir.
inn-teach-turn = Le dernier en jeu gagne. Attaquer vous débarrasse d'une carte ; défier passe votre tour à un autre, sauf si la carte retournée fait une paire devant lui ; accuser fait sortir celui qui a une paire, ou vous-même.

inn-do-draw = Piocher une carte
inn-do-pick = Montrer le { $value }
inn-do-attack = Attaquer { $whom } avec un { $value }
inn-do-dare = Défier { $whom }
inn-do-accuse = Accuser { $whom } d'avoir une paire

inn-log-picked = { $who } montre un { $what }.
    .you = Vous montrez un { $what }.
inn-log-starts = { $who } commence : le { $what } est la plus petite carte.
    .you = Vous commencez : votre { $what } est la plus petite carte.
inn-log-attacked = { $who } pose un { $what } devant { $whom }.
    .you = Vous posez un { $what } devant { $whom }.
    .whom = { $who } pose un { $what } devant vous.
inn-log-dared = { $who } défie { $whom } : un { $what }, pas de paire. Le tour passe à { $whom }.
    .you = Vous défiez { $whom } : un { $what }, pas de paire. Le tour passe à { $whom }.
    .whom = { $who } vous défie : un { $what }, pas de paire. À vous de jouer.
inn-log-lost = { $who } défie { $whom } : un { $what }, une paire ! { $who } est hors jeu.
    .you = Vous défiez { $whom } : un { $what }, une paire ! Vous êtes hors jeu.
    .whom = { $who } vous défie : un { $what }, une paire ! { $who } est hors jeu.
inn-log-drew = { $who } pioche un { $what }.
    .you = Vous piochez un { $what }.
    .veiled = { $who } pioche une carte.
inn-log-caught = { $who } accuse { $whom } à raison : une paire de { $what } ! { $whom } est hors jeu.
    .you = Vous accusez { $whom } à raison : une paire de { $what } ! { $whom } est hors jeu.
    .whom = { $who } vous accuse à raison : une paire de { $what } ! Vous êtes hors jeu.
inn-log-accused = { $who } accuse { $whom } à tort, et se retrouve hors jeu.
    .you = Vous accusez { $whom } à tort : vous êtes hors jeu.
    .whom = { $who } vous accuse à tort, et se retrouve hors jeu.
inn-log-won = { $who } reste le dernier nom à l'ardoise de l'auberge, et gagne !
    .you = Il ne reste que vous à l'auberge : vous gagnez !
inn-log-reshuffled = La pioche est vide : la défausse est mélangée et la remplace.

no-inn-3-2 = Il y a déjà un { $value } devant { $whom }.
no-inn-4-3 = Il ne reste aucune carte à retourner : le défi est impossible.
no-inn-5-2 = Il ne reste aucune carte, ni dans la pioche ni dans la défausse.

inn-see-title = L'Auberge des Pirates
inn-see-held = { $cards ->
        [0] main vide
        [one] { $cards } carte en main
       *[other] { $cards } cartes en main
    }
inn-see-row = devant { $cards }
inn-see-bare = rien devant
inn-see-cleared = accusé à tort
inn-see-out = hors jeu
inn-see-hand = Votre main
inn-see-picked = Votre choix secret

## Jour de Chance

luck-ask-turn = À vous : vous avez { $points ->
        [0] zéro point
        [1] un point
       *[other] { $points } points
    }. Piocher ou mettre en banque ?

luck-teach-turn = Visez 21 exactement. Une carte mise en banque rapporte sa valeur, d'où qu'elle vienne, mais vous défaussez votre rangée. Si vous piochez une paire, elle va en banque, que cela vous arrange ou non.

luck-do-draw = Piocher une carte
luck-do-bank = Mettre en banque le { $value } posé chez { $whom }
    .you = Mettre votre { $value } en banque

luck-log-starts = { $who } commence : le { $what } est la plus petite carte.
    .you = Vous commencez : votre { $what } est la plus petite carte.
luck-log-drew = { $who } pioche un { $what }.
    .you = Vous piochez un { $what }.
luck-log-paired = { $who } pioche un deuxième { $what } : il va en banque, la rangée est défaussée.
    .you = Vous piochez un deuxième { $what } : il va en banque, votre rangée est défaussée.
luck-log-banked = { $who } met son { $what } en banque et défausse sa rangée.
    .you = Vous mettez votre { $what } en banque et défaussez votre rangée.
luck-log-stole = { $who } met en banque le { $what } posé chez { $whom } et défausse sa propre rangée.
    .you = Vous mettez en banque le { $what } posé chez { $whom } et défaussez votre rangée.
    .whom = { $who } met en banque votre { $what } et défausse sa propre rangée.
luck-log-won = { $who } tombe pile sur { $what } et gagne !
    .you = Vous tombez pile sur { $what } : vous gagnez !
luck-log-bust = { $who } dépasse avec { $what } points : la partie s'arrête.
    .you = Vous dépassez avec { $what } points : la partie s'arrête.
luck-log-nearest = { $who } est au plus près avec { $what } points, et gagne.
    .you = Vous êtes au plus près avec { $what } points : vous gagnez.
luck-log-reshuffled = La pioche est vide : la défausse est mélangée et la remplace.

no-luck-3-3 = Il ne reste aucune carte, ni dans la pioche ni dans la défausse.

luck-see-title = Jour de Chance
luck-see-target = but : { $target } points, pas plus
luck-see-row = rangée { $cards }
luck-see-bare = rangée vide

## Ce que surveille un joueur, quand on lui donne un conseil

gauge-points = { $count ->
        [one] { $amount } point de plus
       *[other] { $amount } points de plus
    }
gauge-rival = { $count ->
        [one] { $amount } point de moins pour le meilleur rival
       *[other] { $amount } points de moins pour le meilleur rival
    }
gauge-bank = { $count ->
        [one] { $amount } point de plus en banque
       *[other] { $amount } points de plus en banque
    }
gauge-outlived = { $count ->
        [one] { $amount } joueur de plus sorti avant vous
       *[other] { $amount } joueurs de plus sortis avant vous
    }
gauge-hand = { $count ->
        [one] { $amount } carte de plus en main
       *[other] { $amount } cartes de plus en main
    }
