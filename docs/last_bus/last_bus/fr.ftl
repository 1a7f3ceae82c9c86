game-name = Le Dernier Bus
game-pitch = Chargez le bus sans le faire craquer : le dernier à bord échappe aux zombies.
game-length = 5 min

deck-small = Il y a { $cards } cartes, il en faut au moins { $needed } à ce nombre de joueurs.

bus-ask-turn = Le bus porte { $load } sur { $capacity }. Que chargez-vous ?
bus-teach-turn = Chaque carte pèse. Plein au kilo près, le bus part et un bus vide arrive.
bus-do-load = Charger { $weight }
bus-do-get-off = Descendre du bus
no-bus-2-2 = Le bus craquerait : il porte { $load } sur { $capacity }.
no-bus-3-3 = Une de vos cartes entre encore dans le bus.

bus-log-loaded = { $who } charge { $what }.
    .you = Vous chargez { $what }.
bus-log-departed = Complet ! Le bus part, un autre arrive.
bus-log-drew = Vous piochez { $what }.
    .veiled = { $who } pioche une carte.
bus-log-got-off = { $who } descend du bus.
    .you = Vous descendez du bus.
bus-log-won = { $who } est à bord du dernier bus, et gagne.
    .you = Vous êtes à bord du dernier bus : gagné !

bus-see-bus = Le bus
bus-see-load = charge { $load } sur { $capacity }
bus-see-deck = pioche { $deck ->
        [0] vide
        [one] { $deck } carte
       *[other] { $deck } cartes
    }
bus-see-held = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
bus-see-off = descendu
bus-see-gone = Hors jeu
bus-see-hand = Votre main
