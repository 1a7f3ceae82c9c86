game-name = Off the Dead
game-pitch = Up to four survivors with their backs to the wall: search, share, shoot, and put an end to the Horde together.
game-length = 60 min

option-level = Difficulty, from 1 (a stroll) to 7 (merciless); 4 is the normal game
option-survivors_per_seat = Survivors for each player: 1; 2 with two players; 4 alone
option-rubble_memory = Show what the table has seen in the rubble, instead of remembering it
option-solo_chain_wave_only = Alone, the chain of zombies follows the wave only

team-wrong = With { $seats } player(s), each cannot play { $each } survivors: it is 1 each, or 2 with two players, or 4 for a lone player.
list-missing = This file has no list { $list } for “{ $what }”, which this many survivors need.
item-missing = This file puts “{ $item }” into the rubble without saying what it is: its [[item]] is missing.

table-see-you = You
table-see-named-you = { $name } (you)

## Names, by their number

otd-survivor = { $survivor ->
        [0] Granny
        [1] The Cop
        [2] The Cheerleader
        [3] The Surfer
       *[4] The Nurse
    }
otd-survivor-mid = { $survivor ->
        [0] Granny
        [1] the Cop
        [2] the Cheerleader
        [3] the Surfer
       *[4] the Nurse
    }
otd-target-mid = { $target ->
        [0] Granny
        [1] the Cop
        [2] the Cheerleader
        [3] the Surfer
       *[4] the Nurse
    }
otd-towards = { $towards ->
        [0] an empty place
        [1] Granny
        [2] the Cop
        [3] the Cheerleader
        [4] the Surfer
       *[5] the Nurse
    }
otd-item = { $item ->
        [0] the Colt Anaconda
        [1] the MP5
        [2] the axe
        [3] the chainsaw
        [4] the jerrycan
        [5] the loader
        [6] the toy
        [7] the barricade
        [8] the scope
        [9] the adrenaline
        [10] the Surprise Wave
        [11] unique item 1
        [12] unique item 2
        [13] unique item 3
       *[14] unique item 4
    }
otd-item-name = { $item ->
        [0] Colt Anaconda
        [1] MP5
        [2] Axe
        [3] Chainsaw
        [4] Jerrycan
        [5] Loader
        [6] Toy
        [7] Barricade
        [8] Scope
        [9] Adrenaline
        [10] Surprise Wave
        [11] Unique item 1
        [12] Unique item 2
        [13] Unique item 3
       *[14] Unique item 4
    }
otd-other = { $other ->
        [0] the Colt Anaconda
        [1] the MP5
        [2] the axe
        [3] the chainsaw
        [4] the jerrycan
        [5] the loader
        [6] the toy
        [7] the barricade
        [8] the scope
        [9] the adrenaline
        [10] the Surprise Wave
        [11] unique item 1
        [12] unique item 2
        [13] unique item 3
       *[14] unique item 4
    }
otd-weapon = { $weapon ->
        [0] with bare hands
        [1] with the Colt Anaconda
        [2] with the MP5
        [3] with the axe
        [4] with the chainsaw
        [5] with a weapon
        [6] with a weapon
        [7] with a weapon
        [8] with a weapon
        [9] with a weapon
        [10] with a weapon
        [11] with a weapon
        [12] with unique item 1
        [13] with unique item 2
        [14] with unique item 3
       *[15] with unique item 4
    }
otd-symbols = { $symbols ->
        [0] no symbol
        [1] skull
        [2] hand
        [3] skull and hand
        [4] biohazard
        [5] skull and biohazard
        [6] hand and biohazard
       *[7] all symbols
    }
otd-zone = { $zone ->
        [1] in the first zone
        [2] in the second zone
       *[3] in melee
    }
otd-event = { $event ->
        [0] “It saw me!”
        [1] “Where do they come from?”
        [2] “It charges at me!”
        [3] “It all goes wrong!”
        [4] “Will you die at last?”
       *[5] “Mummy!”
    }
# What a standing order may name.
otd-card-jerrycan = Jerrycan
otd-card-loader = Loader
otd-card-toy = Toy
otd-card-barricade = Barricade
otd-card-scope = Scope
otd-card-adrenaline = Adrenaline
otd-card-unique-1 = Unique item 1
otd-card-unique-2 = Unique item 2
otd-card-unique-3 = Unique item 3
otd-card-unique-4 = Unique item 4
otd-card-ability = a special ability
otd-card-look-there = “Look over there!”
otd-card-try-again = “Try again!”
otd-card-feel-this = “You'll feel this!”
otd-line = { $line ->
        [0] “Look over there!”
        [1] “Try again!”
       *[2] “You'll feel this!”
    }
otd-line-does = { $line ->
        [0] turn the Horde's top card
        [1] roll the die again
       *[2] add one to the roll
    }
otd-ability = { $ability ->
        [0] send a zombie back to the first zone
        [1] kill a zombie
        [2] an extra action
        [3] no more bites this turn
       *[4] infection −2
    }
otd-zombie = { $strength ->
        [0] a hidden zombie
       *[other] the zombie { $strength } ({ otd-symbols })
    }
otd-whose = { $whose ->
        [-1] { "" }
        [0] , neighbour's corridor: Granny
        [1] , neighbour's corridor: the Cop
        [2] , neighbour's corridor: the Cheerleader
        [3] , neighbour's corridor: the Surfer
       *[4] , neighbour's corridor: the Nurse
    }
otd-target-cap = { $target ->
        [0] Granny
        [1] The Cop
        [2] The Cheerleader
        [3] The Surfer
       *[4] The Nurse
    }
otd-cast-name = { $survivor ->
        [0] Granny & Kiki
        [1] The Cop
        [2] The Cheerleader
        [3] The Surfer
       *[4] The Nurse
    }
otd-cast = { $survivor ->
        [0] Granny & Kiki (biohazard; bare hands reach the second zone; once, sends a melee zombie back to the first zone)
        [1] The Cop (skull; force 1; once, kills a melee zombie)
        [2] The Cheerleader (hand; bears infection better; once, gives an extra action)
        [3] The Surfer (skull; once, no more bites for a turn)
       *[4] The Nurse (hand; once, infection −2)
    }
otd-paid = { $symbol ->
        [0] skull
        [1] hand
       *[2] biohazard
    }

## Questions and choices

otd-ask-survivor = Who will you be?
otd-ask-action = { otd-survivor }: which action?
otd-ask-pile = { otd-survivor } has turned up { otd-item }. Second card?
otd-ask-take = { otd-survivor } may take { otd-item }.
otd-ask-put = Where does { otd-item } go back?
otd-ask-redirect = The zombie cannot go where it points. To whom?
otd-ask-next = { otd-survivor }: which target next?
otd-ask-again = { otd-survivor } may take a second zombie.
otd-ask-push = Which zombie does the axe push back to the second zone?
otd-ask-reveal = Several zombies reach melee. Which one is revealed first?
otd-ask-lose = { otd-survivor } loses an item. Which?
otd-ask-discard = Six trophies are too many. Which one goes?
otd-ask-direction = “Look over there!” Which way does the Horde's top card turn?
otd-ask-pay = Which trophy pays? ({ $owed } to go)
otd-ask-surplus = There are symbols to spare on the trophies paid. Another line?
otd-ask-before-action = Before the action: play anything?
otd-ask-event = Event { otd-event }. Play anything first?
otd-ask-rolled = { $total } against { $needs }: a miss. Play anything?
otd-ask-before-bite = A zombie is about to bite { otd-survivor-mid }. Play anything?
otd-ask-before-advance = The zombies are about to advance. Play anything?
otd-ask-before-wave = The wave is coming. Play anything?
otd-ask-surprise = Surprise Wave! Play anything first?
otd-ask-end = End of the turn. Play anything before infection?

otd-teach-survivor = Each survivor has a symbol, a force, a reach and an ability that serves once. The team must have the symbols it needs: a zombie that bears yours sets off an event.
otd-teach-action = Two actions a turn, one before the zombies, one after. Searching looks for pairs in the rubble; throwing gives an item to a neighbour; attacking takes a zombie in reach in your corridor.
otd-teach-pile = Two cards alike, and one is yours. Remember what others have put back.
otd-teach-take = A weapon taken here is fully loaded. What you leave goes back into the rubble.
otd-teach-put = The card goes back face down on top of a pile: everybody sees which.
otd-teach-redirect = The survivor pointed at is dead or absent, or their corridor is full.
otd-teach-next = All of them will be attacked, in the order you like.
otd-teach-again = One round of the MP5 is two attacks, on two different zombies.
otd-teach-push = An axe that kills makes room.
otd-teach-reveal = Each may set off an event.
otd-teach-lose = To lose the item you are using stops the attack under way.
otd-teach-discard = Keep symbols that are alike: they pay for your lines.
otd-teach-direction = The card will come out where it points, with the wave, unless it is turned again.
otd-teach-pay = All the trophies of a line must bear one same symbol.
otd-teach-surplus = What is not spent now is lost.
otd-teach-before-action = Equipment and abilities are no action.
otd-teach-event = “Try again!” rolls the event die again.
otd-teach-rolled = Your trophies can roll the die again or add one.
otd-teach-before-bite = The toy, just before the bite, sends the zombie under the Horde.
otd-teach-before-advance = The barricade stops them for this turn.
otd-teach-before-wave = One trophy is enough to turn the card of the Horde.
otd-teach-surprise = One trophy is enough to turn the card of the Horde.
otd-teach-end = This is the moment to heal, before going up a step.

otd-do-pass = Play nothing
otd-do-use = Use { otd-item }
otd-do-reload = Reload { otd-item }
otd-do-toy = Toy: send under the Horde { otd-zombie }
otd-do-burn = Jerrycan: start a fire { otd-zone }
otd-do-line = { otd-line }: { otd-line-does }
otd-do-ability = { otd-survivor }: { otd-ability } ({ otd-zombie }, before { otd-target-mid })
otd-do-aid = { otd-survivor }: { otd-ability } for { otd-target-mid }
otd-do-search = Search pile { $number }
otd-do-throw = Throw { otd-item } to { otd-target-mid }
otd-do-attack = Attack with { otd-item } { otd-zombie } { otd-zone }{ otd-whose }
otd-do-hands = Attack with bare hands { otd-zombie } { otd-zone }
otd-do-explore = Explore a place
otd-do-discard = Give up the trophy { $strength } ({ otd-symbols })
otd-do-decline = Do nothing
otd-do-take = Take { otd-item }
otd-do-leave = Take nothing
otd-do-put = On pile { $number }
otd-do-under = On pile { $number }, under the card just put there
otd-do-redirect = To { otd-target-mid }
otd-do-target = { otd-zombie } { otd-zone }{ otd-whose }
otd-do-stop = Leave it at that
otd-do-lose = Lose { otd-item }
otd-do-direction = To { otd-towards }
otd-do-pay = Pay with the trophy { $strength } ({ otd-symbols }), for its symbol { otd-paid }
otd-do-survivor = { otd-cast }

no-otd-1-4 = { otd-cast-name } is in the team already.
no-otd-1-7 = With this pick the team would not have enough different symbols.
no-otd-2-5 = The base game has no place to explore.
no-otd-3-2 = This pile is empty.
no-otd-4-3 = { otd-target-cap } is not your neighbour: one throws left or right only.
no-otd-4-4 = { otd-target-cap } can no longer catch anything.
no-otd-5-3 = This zombie is out of reach.
no-otd-5-12 = This weapon is empty.

## Log

otd-log-at-random = The Horde gets, at random, a zombie { $strength } ({ otd-symbols }).
otd-log-survivor = { $who } plays { otd-survivor-mid }.
    .you = You play { otd-survivor-mid }.
otd-log-gift = { otd-survivor } gets { otd-item }.
otd-log-turn = { otd-survivor } begins a turn.
otd-log-declined = { otd-survivor } does nothing.
otd-log-turned-up = { otd-survivor } turns up { otd-item } (pile { $number }).
    .later = { otd-survivor } turns up a card of pile { $number }.
otd-log-took = { otd-survivor } takes { otd-item }.
otd-log-wasted = The other card of the pair goes to the Cemetery: { otd-item }.
otd-log-put-back = { otd-survivor } puts { otd-item } back on pile { $number }.
    .later = { otd-survivor } puts a card back on pile { $number }.
otd-log-surprise = A Surprise Wave before { otd-survivor-mid }!
otd-log-wave-rolled = Die { $die }: { $zombies ->
        [one] one zombie is to come out
       *[other] { $zombies } zombies are to come out
    }.
otd-log-threw = { otd-survivor } throws { otd-item } to { otd-target-mid }.
otd-log-attacks = { otd-survivor } attacks { otd-weapon }.
otd-log-burns = { otd-survivor } starts a fire { otd-zone }.
otd-log-missed = { $total } against { $needs }: a miss.
otd-log-hit = { $total } against { $needs }: a hit.
otd-log-slain = The zombie { $strength } ({ otd-symbols }) falls: a trophy for { otd-survivor-mid }.
otd-log-straightened = The zombie before { otd-survivor-mid } takes it and straightens up.
otd-log-gave-up = { otd-survivor } gives up a trophy.
otd-log-bitten = A zombie bites { otd-survivor-mid }.
otd-log-infected = { otd-survivor }: infection { $step } of { $most }.
otd-log-healed = { otd-survivor } feels better: infection { $step } of { $most }.
otd-log-died = { otd-survivor } succumbs and joins the Horde.
otd-log-won = Not a zombie is left: you have won, with { $what } points!
otd-log-lost = No survivor is left: the Horde has won.
otd-log-came-out = A zombie comes out of the Horde towards { otd-survivor-mid }.
otd-log-revealed = { otd-survivor } reveals a zombie { $strength } ({ otd-symbols }).
otd-log-event = An event, die { $die }: { otd-event }
otd-log-turned = The Horde's top card turns towards { otd-survivor-mid }.
otd-log-leapt = The zombie leaps at { otd-survivor-mid }.
otd-log-dropped = { otd-survivor } loses { otd-item }.
otd-log-tilted = The zombie is tough: it will have to be killed twice.
otd-log-panicked = { otd-survivor } panics and will not act again in this turn.
otd-log-pushed = The axe pushes a zombie back to the second zone.
otd-log-blocked = The barricade holds: the zombies before { otd-survivor-mid } do not advance.
otd-log-used = { otd-survivor } uses { otd-item }.
otd-log-refilled = { otd-survivor } has reloaded { otd-item }.
otd-log-lured = A zombie follows the toy and disappears under the Horde.
otd-log-ability = { otd-survivor }: { otd-ability }, for { otd-target-mid }.
otd-log-line = { otd-survivor } calls: { otd-line }
otd-log-rerolled = { otd-survivor } rolls again: { $die }.
otd-log-turned-away = The Horde's top card turns to { otd-towards }.

## The table in words

otd-see-level = level { $level }
otd-see-phase = { $phase ->
        [0] setting up
        [1] first action
        [2] bites
        [3] the zombies advance
        [4] wave
        [5] second action
       *[6] end of the turn
    }
otd-see-turn = { otd-survivor-mid } to play
otd-see-horde = Horde
otd-see-horde-count = { $count ->
        [0] empty
        [one] { $count } card
       *[other] { $count } cards
    }
otd-see-points = the top one points to { otd-towards }
otd-see-piles = Rubble
otd-see-pile = pile { $number } ({ $cards ->
        [0] empty
        [one] { $cards } card
       *[other] { $cards } cards
    })
otd-see-pile-known = { otd-see-pile }, { otd-item-name } on top
otd-see-turned = Turned up
otd-see-roll = Last roll
otd-see-roll-attack = die { $die }, plus { $add }, line { $line }, total { $total } against { $needs }, { $result ->
        [0] a miss
        [1] a hit
       *[2] not settled
    }
otd-see-roll-event = event { otd-event }, die { $die }
otd-see-roll-wave = Surprise Wave, die { $die }
otd-see-player = { $name }, { otd-cast-name }
otd-see-nobody = survivor to be chosen
otd-see-health = { $infection ->
        [0] healthy
       *[other] infection { $infection } of { $most }
    }
otd-see-able = ability ready
otd-see-spent = ability used
otd-see-panicked = panic
otd-see-shielded = safe from bites
otd-see-barricaded = barricade
otd-see-dead = among the zombies
otd-see-item-ammo = { otd-item-name } { $ammo }
otd-see-corridor = Corridor of { $survivor ->
        [0] Granny
        [1] the Cop
        [2] the Cheerleader
        [3] the Surfer
       *[4] the Nurse
    }
otd-see-corridor-you = Your corridor
otd-see-corridor-empty = no zombie
otd-see-zombie = { $strength ->
        [0] hidden
       *[other] { $strength } ({ otd-symbols })
    }
otd-see-tilted = { otd-see-zombie }, tough
otd-see-here = { $zone ->
        [1] first zone
        [2] second zone
       *[3] melee
    }
otd-see-trophies = trophies
otd-see-no-item = no item
otd-see-cemetery = Cemetery
otd-see-cards = { $count ->
        [0] no card
        [one] { $count } card
       *[other] { $count } cards
    }
otd-see-won = Victory, { $score } points
otd-see-lost = Defeat
otd-see-semicolon = {"; "}
