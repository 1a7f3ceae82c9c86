game-name = The Last Bus
game-pitch = Load the bus without breaking it: the last one aboard escapes the zombies.
game-length = 5 min

deck-small = There are { $cards } cards; this many players need at least { $needed }.

bus-ask-turn = The bus carries { $load } of { $capacity }. What do you load?
bus-teach-turn = Every card has a weight. Full to the last kilo, the bus leaves and an empty one comes.
bus-do-load = Load { $weight }
bus-do-get-off = Get off the bus
no-bus-2-2 = The bus would break: it carries { $load } of { $capacity }.
no-bus-3-3 = One of your cards still fits on the bus.

bus-log-loaded = { $who } loads { $what }.
    .you = You load { $what }.
bus-log-departed = Full! The bus leaves, another one comes.
bus-log-drew = You draw { $what }.
    .veiled = { $who } draws a card.
bus-log-got-off = { $who } gets off the bus.
    .you = You get off the bus.
bus-log-won = { $who } is on the last bus, and wins.
    .you = You are on the last bus: you win!

bus-see-bus = The bus
bus-see-load = load { $load } of { $capacity }
bus-see-deck = deck { $deck ->
        [0] empty
        [one] { $deck } card
       *[other] { $deck } cards
    }
bus-see-held = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
bus-see-off = off the bus
bus-see-gone = Out of the game
bus-see-hand = Your hand
