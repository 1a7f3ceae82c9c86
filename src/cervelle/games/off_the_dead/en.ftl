game-name = Off the Dead
game-pitch = Up to four survivors with their backs to the wall: search, share, shoot, and put an end to the Horde together.
game-length = 60 min

option-level = Difficulty, from 1 (a stroll) to 7 (merciless); 4 is the normal game
option-survivors_per_seat = Survivors for each player: 1; 2 with two players; 4 alone
option-rubble_memory = Show what the table has seen in the rubble, instead of remembering it
option-solo_chain_wave_only = Alone, the chain of zombies follows the wave only

team-wrong = Playing { $each } survivors each does not go with this number of players ({ $seats }): it is 1 each, 2 with two players, or 4 for a lone player.
list-missing = This file has no list { $list } for “{ $what }”, which this many survivors need.
item-missing = This file puts “{ $item }” into the rubble without saying what it is: its [[item]] is missing.


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
otd-you = You ({ otd-survivor-mid })
otd-of = { $survivor ->
        [0] Granny's
        [1] the Cop's
        [2] the Cheerleader's
        [3] the Surfer's
       *[4] the Nurse's
    }
otd-target-mid = { $target ->
        [0] Granny
        [1] the Cop
        [2] the Cheerleader
        [3] the Surfer
       *[4] the Nurse
    }
otd-target-of = { $target ->
        [0] Granny's
        [1] the Cop's
        [2] the Cheerleader's
        [3] the Surfer's
       *[4] the Nurse's
    }
otd-target-to = { $target ->
        [0] to Granny
        [1] to the Cop
        [2] to the Cheerleader
        [3] to the Surfer
       *[4] to the Nurse
    }
otd-towards = { $towards ->
        [0] an empty place
        [1] Granny
        [2] the Cop
        [3] the Cheerleader
        [4] the Surfer
       *[5] the Nurse
    }
otd-side-cap = { $side ->
        [1] To the left
        [2] Across
       *[3] To the right
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
otd-item-a = { $item ->
        [0] a Colt Anaconda
        [1] an MP5
        [2] an axe
        [3] a chainsaw
        [4] a jerrycan
        [5] a loader
        [6] a toy
        [7] a barricade
        [8] a scope
        [9] a shot of adrenaline
        [10] a Surprise Wave
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
otd-with = { $item ->
        [-1] with bare hands
       *[other] with { otd-item }
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
otd-zone-name = { $zone ->
        [1] first zone
        [2] second zone
       *[3] melee zone
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
otd-zombie = { $strength ->
        [0] { $rank ->
            [0] a hidden zombie
           *[other] hidden zombie no. { $rank }
        }
       *[other] zombie { $strength } { $tilted ->
            [0] ({ otd-symbols })
           *[other] ({ otd-symbols }, tough)
        }
    }
otd-zombie-cap = { $strength ->
        [0] { $rank ->
            [0] A hidden zombie
           *[other] Hidden zombie no. { $rank }
        }
       *[other] Zombie { $strength } { $tilted ->
            [0] ({ otd-symbols })
           *[other] ({ otd-symbols }, tough)
        }
    }
otd-whose = { $whose ->
        [-1] { "" }
        [0] , in Granny's corridor
        [1] , in the Cop's corridor
        [2] , in the Cheerleader's corridor
        [3] , in the Surfer's corridor
       *[4] , in the Nurse's corridor
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
        [3] The Surfer (skull; once, prevents every bite until the end of the turn)
       *[4] The Nurse (hand; once, lowers infection by 2)
    }
otd-paid = { $symbol ->
        [0] skull
        [1] hand
       *[2] biohazard
    }
otd-infection = { $step ->
        [0] no trace of infection is left
       *[other] infection { $step } of { $most }
    }

## Questions and choices

otd-ask-survivor = Which survivor will you play?{ $each ->
        [1] { "" }
       *[other] { " " }({ $nth } of { $each })
    }
otd-ask-action = { otd-survivor }: which action?
otd-ask-pile = { otd-survivor } has turned up { otd-item-a }. Which second card?
otd-ask-take = { otd-survivor } may take { otd-item-a }.
otd-ask-put = Which pile does { otd-item } go back on?
otd-ask-redirect = The zombie cannot go where it points. Whom does it turn to?
otd-ask-next = { otd-survivor }: which target next?
otd-ask-again = { otd-survivor } may attack a second zombie. Which one?
otd-ask-push = Which zombie does the axe push back to the second zone?
otd-ask-reveal = Several zombies reach melee. Which one is revealed first?
otd-ask-lose = { otd-survivor } loses an item. Which?
otd-ask-discard = Six trophies are one too many. Which one goes?
otd-ask-direction = “Look over there!” Which way does the Horde's top card turn?
otd-ask-pay = Which trophy pays? { $owed ->
        [one] One symbol
       *[other] { $owed } symbols
    } still to give.
otd-ask-surplus = There are symbols to spare on the trophies paid. Another line?
otd-ask-before-action = Before the action: play anything?
otd-ask-event = An event for { otd-survivor-mid }: { otd-event } Play anything first?
otd-ask-rolled = { otd-survivor } gets { $total } against { $needs }: a miss. Play anything?
otd-ask-before-bite = A zombie is about to bite { otd-survivor-mid }. Play anything?
otd-ask-before-advance = The zombies are about to advance on { otd-survivor-mid }. Play anything?
otd-ask-before-wave = The wave is coming. Play anything first?
otd-ask-surprise = Surprise Wave! Play anything before zombies come out?
otd-ask-end = End of { otd-of } turn. Play anything?

otd-teach-survivor = Each survivor has a symbol, a force, a reach and an ability that serves once. The team must have enough different symbols. A zombie that bears the survivor's symbol sets off an event when it is revealed.
otd-teach-action = Two actions a turn, one before the zombies, one after. Searching looks for pairs in the rubble; throwing gives an item to a neighbour; attacking takes a zombie within reach in your corridor.
otd-teach-pile = Two cards alike, and one is yours. Remember what others have put back.
otd-teach-take = A weapon taken here is fully loaded. What you leave goes back into the rubble.
otd-teach-put = The card goes back face down on top of a pile: everybody sees which.
otd-teach-redirect = The survivor pointed at is dead or absent, or their corridor is full.
otd-teach-next = All of them will be attacked, in the order you like.
otd-teach-again = One round of the MP5 is up to two attacks, on two different zombies.
otd-teach-push = An axe that kills makes room.
otd-teach-reveal = Each may set off an event.
otd-teach-lose = To lose the item you are using stops the attack under way.
otd-teach-discard = Keep those that bear the same symbol: together they pay for your lines.
otd-teach-direction = The card will come out where it points, with the wave, unless it is turned again.
otd-teach-pay = All the trophies of a line must bear one same symbol.
otd-teach-surplus = What is not spent now is lost.
otd-teach-before-action = Equipment and abilities are no action.
otd-teach-event = “Try again!” rolls the event die again.
otd-teach-rolled = Your trophies can roll the die again, or add one to the total.
otd-teach-before-bite = The toy, just before the bite, sends the zombie under the Horde.
otd-teach-before-advance = The barricade stops them until the end of the turn.
otd-teach-before-wave = A single trophy is enough to turn the Horde's top card.
otd-teach-surprise = A single trophy is enough to turn the Horde's top card.
otd-teach-end = The last chance in this turn, to heal for instance: from level 4 on, whoever is infected then goes up a step.

otd-do-pass = Play nothing
otd-do-use = Use { otd-item }
otd-do-reload = Reload { otd-item }
otd-do-toy = Toy: send { otd-zombie } under the Horde
otd-do-burn = Jerrycan: set fire to the { otd-zone-name }
otd-do-line = { otd-line }: { otd-line-does }
otd-do-ability = { otd-survivor }'s ability: { $ability ->
        [0] send { otd-zombie } in front of { otd-target-mid } back to the first zone
       *[1] kill { otd-zombie } in front of { otd-target-mid }
    }
otd-do-aid = { otd-survivor }'s ability: { $ability ->
        [2] give { otd-target-mid } an extra action
        [3] no bites for { otd-target-mid } until the end of the turn
       *[4] lower { otd-target-of } infection by 2
    }
otd-do-search = Search pile { $number }
otd-do-throw = Throw { otd-item } { otd-target-to }
otd-do-attack = Attack { otd-zombie } { otd-zone }{ otd-whose }, { otd-with }
otd-do-hands = Attack { otd-zombie } { otd-zone }, with bare hands
otd-do-explore = Explore a place
otd-do-discard = Give up trophy { $strength } ({ otd-symbols })
otd-do-decline = Do nothing
otd-do-take = Take { otd-item }
otd-do-leave = Take nothing
otd-do-put = On pile { $number }
otd-do-under = On pile { $number }, under the card you have just put there
otd-do-redirect = Towards { otd-target-mid }
otd-do-target = { otd-zombie-cap } { otd-zone }{ otd-whose }
otd-do-stop = Leave it at that
otd-do-lose = Lose { otd-item }
otd-do-direction = { $towards ->
        [0] { otd-side-cap } (nobody)
       *[other] Towards { otd-towards }
    }
otd-do-pay = Pay with the { otd-paid } of trophy { $strength } ({ otd-symbols })
otd-do-survivor = { otd-cast }

no-otd-1-4 = { otd-cast-name } is in the team already.
no-otd-1-7 = With this pick the team would not have enough different symbols.
no-otd-2-5 = The base game has no place to explore.
no-otd-3-2 = This pile is empty.
no-otd-4-3 = { otd-target-cap } is not next to you: items are thrown to the left or right only.
no-otd-4-4 = { otd-target-cap } can no longer catch anything.
no-otd-5-3 = This zombie is out of reach.
no-otd-5-12 = This weapon is empty.

## Log

otd-log-at-random = Drawn at random for the Horde: a zombie { $strength } ({ otd-symbols }).
otd-log-survivor = { $who } plays { otd-survivor-mid }.
    .you = You play { otd-survivor-mid }.
otd-log-gift = { otd-survivor } gets { otd-item-a }.
    .you = { otd-you } get { otd-item-a }.
otd-log-turn = { otd-survivor } begins a turn.
    .you = { otd-you } begin your turn.
otd-log-declined = { otd-survivor } does nothing.
    .you = { otd-you } do nothing.
otd-log-turned-up = { otd-survivor } turns up { otd-item-a } (pile { $number }).
    .you = { otd-you } turn up { otd-item-a } (pile { $number }).
    .later = { otd-survivor } turns up a card of pile { $number }.
    .later-you = { otd-you } turn up a card of pile { $number }.
otd-log-took = { otd-survivor } takes { otd-item-a }.
    .you = { otd-you } take { otd-item-a }.
otd-log-wasted = The other card of the pair goes to the Cemetery: { otd-item-a }.
otd-log-put-back = { otd-survivor } puts { otd-item-a } back on pile { $number }.
    .you = { otd-you } put { otd-item-a } back on pile { $number }.
    .later = { otd-survivor } puts a card back on pile { $number }.
    .later-you = { otd-you } put a card back on pile { $number }.
otd-log-surprise = A Surprise Wave as { otd-survivor-mid } searches!
    .you = A Surprise Wave as you ({ otd-survivor-mid }) search!
otd-log-wave-rolled = Die { $die }: { $zombies ->
        [one] one zombie comes out
       *[other] { $zombies } zombies come out
    }.
otd-log-threw = { otd-survivor } throws { otd-item-a } { otd-target-to }.
    .you = { otd-you } throw { otd-item-a } { otd-target-to }.
otd-log-attacks = { otd-survivor } attacks { otd-with }.
    .you = { otd-you } attack { otd-with }.
otd-log-burns = { otd-survivor } sets fire to the { otd-zone-name }.
    .you = { otd-you } set fire to the { otd-zone-name }.
otd-log-missed = Total { $total } against { $needs }: a miss.
otd-log-hit = Total { $total } against { $needs }: a hit.
otd-log-slain = Zombie { $strength } ({ otd-symbols }) falls: a trophy for { otd-survivor-mid }.
    .you = Zombie { $strength } ({ otd-symbols }) falls: a trophy for you ({ otd-survivor-mid }).
otd-log-straightened = The zombie that { otd-survivor-mid } aimed at takes the blow and straightens up.
    .you = The zombie that you ({ otd-survivor-mid }) aimed at takes the blow and straightens up.
otd-log-gave-up = { otd-survivor } gives up a trophy.
    .you = { otd-you } give up a trophy.
otd-log-bitten = A zombie bites { otd-survivor-mid }.
    .you = A zombie bites you ({ otd-survivor-mid }).
otd-log-infected = { otd-survivor }'s infection rises to { $step } of { $most }.
    .you = Your infection ({ otd-survivor-mid }) rises to { $step } of { $most }.
otd-log-healed = { otd-survivor } feels better: { otd-infection }.
    .you = { otd-you } feel better: { otd-infection }.
otd-log-died = { otd-survivor } succumbs and joins the Horde.
    .you = { otd-you } succumb and join the Horde.
otd-log-won = Not a zombie is left: the game is won, with { $count ->
        [one] { $what } point
       *[other] { $what } points
    }!
otd-log-lost = No survivor is left: the Horde wins.
otd-log-came-out = A zombie comes out of the Horde towards { otd-survivor-mid }.
    .you = A zombie comes out of the Horde towards you ({ otd-survivor-mid }).
otd-log-revealed = { otd-survivor } reveals a zombie { $strength } ({ otd-symbols }).
    .you = { otd-you } reveal a zombie { $strength } ({ otd-symbols }).
otd-log-event = An event, die { $die }: { otd-event }
otd-log-turned = The Horde's top card turns towards { otd-survivor-mid }.
    .you = The Horde's top card turns towards you ({ otd-survivor-mid }).
otd-log-leapt = The zombie leaps at { otd-survivor-mid }.
    .you = The zombie leaps at you ({ otd-survivor-mid }).
otd-log-dropped = { otd-survivor } loses { otd-item-a }.
    .you = { otd-you } lose { otd-item-a }.
otd-log-tilted = The zombie is tough: it will have to be killed twice.
otd-log-panicked = { otd-survivor } panics and will not act again until the end of the turn.
    .you = { otd-you } panic and will not act again until the end of the turn.
otd-log-pushed = { otd-survivor }'s axe pushes a zombie back to the second zone.
    .you = Your axe ({ otd-survivor-mid }) pushes a zombie back to the second zone.
otd-log-blocked = The barricade holds: the zombies in front of { otd-survivor-mid } do not advance.
    .you = The barricade holds: the zombies in front of you ({ otd-survivor-mid }) do not advance.
otd-log-used = { otd-survivor } uses { otd-item-a }.
    .you = { otd-you } use { otd-item-a }.
otd-log-refilled = { otd-survivor } reloads { otd-item }.
    .you = { otd-you } reload { otd-item }.
otd-log-lured = A zombie follows { otd-of } toy and disappears under the Horde.
    .you = A zombie follows your toy ({ otd-survivor-mid }) and disappears under the Horde.
otd-log-ability = { otd-survivor } { $ability ->
        [0] drives a zombie in front of { otd-target-mid } back to the first zone
        [1] opens fire on a zombie in front of { otd-target-mid }
        [2] gives { otd-target-mid } an extra action
        [3] keeps { otd-target-mid } safe from bites until the end of the turn
       *[4] nurses { otd-target-mid }
    }.
    .you = { otd-you } { $ability ->
        [0] drive a zombie in front of { otd-target-mid } back to the first zone
        [1] open fire on a zombie in front of { otd-target-mid }
        [2] give { otd-target-mid } an extra action
        [3] keep { otd-target-mid } safe from bites until the end of the turn
       *[4] nurse { otd-target-mid }
    }.
otd-log-too-late = { otd-survivor } is too late: the zombie is gone.
    .you = { otd-you } are too late: the zombie is gone.
otd-log-line = { otd-survivor } calls: { otd-line }
    .you = { otd-you } call: { otd-line }
otd-log-rerolled = { otd-survivor } rolls the die again and gets { $die }.
    .you = { otd-you } roll the die again and get { $die }.
otd-log-turned-away = The Horde's top card turns towards { $towards ->
        [0] the empty place { $side ->
            [1] to the left of { otd-survivor-mid }
            [2] across from { otd-survivor-mid }
           *[3] to the right of { otd-survivor-mid }
        }
       *[other] { otd-towards }
    }.

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
otd-see-turn = { otd-survivor } to play
otd-see-horde = Horde
otd-see-horde-count = { $count ->
        [0] empty
        [one] { $count } card
       *[other] { $count } cards
    }
otd-see-points = the top one points towards { otd-towards }
otd-see-points-you = the top one points towards you
otd-see-points-nobody = the top one points { $side ->
        [1] to your left, where nobody is
        [2] across from you, where nobody is
        [3] to your right, where nobody is
       *[0] towards an empty place
    }
otd-see-piles = Rubble
otd-see-pile = pile { $number }: { $cards ->
        [0] empty
       *[other] { $cards }
    }
otd-see-pile-known = { otd-see-pile }, { otd-item-name } on top
otd-see-turned = Turned up
otd-see-roll = Last roll
otd-see-roll-attack = die { $die }{ $add ->
        [0] { "" }
       *[other] { " + bonus " }{ $add }
    }{ $line ->
        [0] { "" }
       *[other] { " + line " }{ $line }
    }{ $bare ->
        [1] { "" }
       *[0] { " = " }{ $total }
    } against { $needs }, { $result ->
        [0] a miss
        [1] a hit
       *[2] a miss so far
    }
otd-see-roll-event = event { otd-event }, die { $die }
otd-see-roll-wave = Surprise Wave, die { $die }
otd-see-player = { $name }, { $survivor ->
        [0] Granny & Kiki
       *[other] { otd-survivor-mid }
    }
otd-see-nobody = survivor to be chosen
otd-see-health = { $infection ->
        [0] healthy
       *[other] infection { $infection } of { $most }
    }
otd-see-able = ability ready
otd-see-spent = ability used
otd-see-panicked = in a panic
otd-see-shielded = safe from bites
otd-see-barricaded = behind a barricade
otd-see-dead = among the zombies
otd-see-item-ammo = { otd-item-name } ({ $ammo ->
        [0] empty
       *[other] { $ammo } left
    })
otd-see-corridor = { otd-survivor }'s corridor
otd-see-corridor-you = Your corridor
otd-see-corridor-empty = no zombie
otd-see-zombie = { $strength ->
        [0] hidden
       *[other] { $strength } ({ otd-symbols })
    }
otd-see-tilted = { $strength } ({ otd-symbols }, tough)
otd-see-here = { $zone ->
        [1] first zone
        [2] second zone
       *[3] melee
    }
otd-see-trophies = trophies
otd-see-items = items
otd-see-no-item = no item
otd-see-cemetery = Cemetery
otd-see-cards = { $count ->
        [0] no card
        [one] { $count } card
       *[other] { $count } cards
    }
otd-see-won = Victory, { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
otd-see-lost = Defeat
otd-see-semicolon = {"; "}

## What a player watches, when advice is given

gauge-survivors = { $count ->
        [one] { $amount } more survivor alive
       *[other] { $amount } more survivors alive
    }
gauge-infection = { $count ->
        [one] { $amount } fewer step of infection in the team
       *[other] { $amount } fewer steps of infection in the team
    }
gauge-near = { $count ->
        [one] { $amount } fewer zombie in melee
       *[other] { $amount } fewer zombies in melee
    }
gauge-zombies = { $count ->
        [one] { $amount } fewer zombie still to fell
       *[other] { $amount } fewer zombies still to fell
    }
gauge-items = { $count ->
        [one] { $amount } more item in the team
       *[other] { $amount } more items in the team
    }
