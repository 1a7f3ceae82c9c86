game-name = Maul of America
game-pitch = One mall, Clients who each want to be the first one out, and somebody who leads the zombies.
game-length = 120 min

option-mall = The mall
    .drafted = Built together, board by board
    .random = Drawn at random
    .boulevard = The boulevard: four sections end to end
    .crossing = The crossing: sections across one another
    .square = The square: four sections close together
option-chopping_maul = Add the cards of Chopping Maul, nine to a deck
option-master = The Zombie Master's seat
option-clock = The two hours, in minutes of a real clock; 0: rounds are counted
option-vote_seconds = Seconds that the Clients have for a vote; 0: no limit

role-master = Zombie Master
role-client = Client
ending-escape = a Client escapes
ending-dead = all Clients are dead
ending-time = time is up

master-wrong = There is no seat { $master } at a table of { $seats }: the Zombie Master has to sit somewhere.
deck-short = This file has only { $found } cards for the deck “{ $deck }”: it takes { $needs } to deal to everyone.

data-section = { $file }, line { $line }: “{ $field }” has { $found } where a section belongs: its face ({ $known }), its quarter turns (0 to 3), its column and its line.
mall-boards = { $file }, line { $line }: a mall is made of the four boards, each laid once.
mall-overlap = { $file }, line { $line }: the sections { $section } and { $other } lie on one another.
mall-apart = { $file }, line { $line }: nobody can walk to some cells of section { $section }: are two openings face to face?
mall-shop = { $file }, line { $line }: in section { $section } a shop has no door, or is not closed off, or a search cell is outside the shops.
mall-food = { $file }, line { $line }: a mall has exactly one food court, this one has { $found }.
mall-ways = { $file }, line { $line }: a mall needs at least two ways out, this one has { $found }.
mall-set-food = { $file }, line { $line }: exactly one board has a food court, on both of its faces, in one piece, of at least { $least } cells.
mall-set-ways = { $file }, line { $line }: however these sections are laid, no mall with two ways out comes of them.
section-arrow = { $file }, line { $line }, column { $column }: the arrow “{ $found }” does not belong here: arrows stand in pairs in the six openings of a section and point outwards.
section-half = { $file }, line { $line }, column { $column }: an opening is two cells wide: “{ $found }” belongs here too.
section-shut = { $file }, line { $line }, column { $column }: this arrow or exit leads outside: its outer edge must be left open.
section-border = { $file }, line { $line }, column { $column }: the border of a section is a wall, except before an arrow and on one side of an exit, where it is left open.
section-exit = { $file }, line { $line }, column { $column }: an exit stands at the border of its section.
section-void = { $file }, line { $line }, column { $column }: between the ground and a void cell there must be a wall.
section-pair = { $file }, line { $line }, column { $column }: { $count ->
        [one] the escalator { $found } has one end only: it needs two.
       *[other] the escalator { $found } has { $count } ends: it needs two.
    }
section-openings = { $file }, line { $line }, column { $column }: a section needs at least two openings, this one has { $found }.
section-apart = { $file }, line { $line }, column { $column }: nobody can walk to this cell from the rest of the section.
section-not-in-shop = { $file }, line { $line }, column { $column }: a search cell (?) must be inside a shop, next to its cells (.).
section-mixed = { $file }, line { $line }, column { $column }: nothing separates this shop from the corridor: it needs walls, windows or doors all around.
section-no-door = { $file }, line { $line }, column { $column }: this shop has no door.


## Names, by their number

maul-face = { $face ->
        [0] 1A (Central Court)
        [1] 1B (Terrace)
        [2] 2A (Anchor Store)
        [3] 2B (Atrium)
        [4] 3A (Outfitters' Row)
        [5] 3B (Hardware & Garden)
        [6] 4A (Cinema)
       *[7] 4B (Loading Docks)
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
       *[5] W
    }
maul-opening-to = { $to ->
        [0] N1
        [1] N2
        [2] S1
        [3] S2
        [4] E
       *[5] W
    }
maul-beside = { $side ->
        [0] above
        [1] to the right of
        [2] below
       *[3] to the left of
    }
maul-turned = { $turn ->
        [0] { "" }
        [1] , turned by a quarter
        [2] , turned by half
       *[3] , turned by three quarters
    }
maul-toward = { $direction ->
        [0] to the north
        [1] to the north-east
        [2] to the east
        [3] to the south-east
        [4] to the south
        [5] to the south-west
        [6] to the west
       *[7] to the north-west
    }
maul-way = { $way ->
        [0] North
        [1] North-east
        [2] East
        [3] South-east
        [4] South
        [5] South-west
        [6] West
        [7] North-west
        [8] By the escalator
       *[9] Through the wall
    }
maul-item = { $item ->
        [0] Food
        [1] Ammo
        [2] Medikit
        [3] Machete
        [4] Chain-saw
        [5] Pistol
        [6] Rifle
        [7] Machine gun
        [8] Grenades
        [9] Flame-thrower
        [10] Sawed-off shotgun
       *[11] Shopping cart
    }
maul-item-a = { $item ->
        [0] Food
        [1] Ammo
        [2] a Medikit
        [3] a Machete
        [4] a Chain-saw
        [5] a Pistol
        [6] a Rifle
        [7] a Machine gun
        [8] Grenades
        [9] a Flame-thrower
        [10] a Sawed-off shotgun
       *[11] a Shopping cart
    }
maul-item-the = { $item ->
        [0] the Food
        [1] the Ammo
        [2] the Medikit
        [3] the Machete
        [4] the Chain-saw
        [5] the Pistol
        [6] the Rifle
        [7] the Machine gun
        [8] the Grenades
        [9] the Flame-thrower
        [10] the Sawed-off shotgun
       *[11] the Shopping cart
    }
maul-item-of = { $item ->
        [0] the Food
        [1] the Ammo
        [2] the Medikit
        [3] the Machete
        [4] the Chain-saw
        [5] the Pistol
        [6] the Rifle
        [7] the Machine gun
        [8] the Grenades
        [9] the Flame-thrower
        [10] the Sawed-off shotgun
       *[11] the Shopping cart
    }
maul-with = { $arm ->
        [0] with bare hands
        [1] with the Machete
        [2] with the Chain-saw
        [3] with the Pistol
        [4] with the Rifle
        [5] with the Machine gun
        [6] with the Grenades
        [7] with the Flame-thrower
       *[8] with the Sawed-off shotgun
    }
maul-jams = { $item ->
        [3] The Machete breaks
        [4] The Chain-saw stalls
        [5] The Pistol jams
        [6] The Rifle jams
        [7] The Machine gun jams
        [8] The Grenades run out
        [9] The Flame-thrower dies down
       *[10] The Sawed-off shotgun jams
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
        [0] straight through walls between shops, this turn
        [1] one wound healed
        [2] a piece of equipment back from the discard
        [3] one wound healed, in the food court
        [4] +1 to the die of a missed attack
        [5] a wound ignored, or windows for one action this turn
        [6] a die's worth of actions more
        [7] a card taken at random from another Client
        [8] the item that somebody else uses is lost, without effect
        [9] a piece of equipment from a neighbouring Client, who chooses which
        [10] the escalator breaks down and the turn is over
        [11] all wounds healed
        [12] the wound of a zombie's attack ignored
        [13] the top card of the search deck
        [14] two zombies sent away, or led to another Client
        [15] one's pawn onto any free cell
        [16] a missed attack hits all the same
        [17] no weapon jams this turn
        [18] back to the start, and a second turn
        [19] the weapon wounds whoever uses it, and their turn is over
        [20] a zombie's missed attack hits all the same
        [21] a Client will skip their next turn
        [22] only one die for every Client in their next turn
        [23] a Client is brought back to the food court
        [24] a wound for each Food, or all Food thrown away
        [25] two attacks for every zombie this turn
        [26] +1 to the die of a zombie's attack
        [27] a Client loses a piece of equipment of their choice
        [28] a die's worth of zombies more as reinforcement
        [29] the dead keep their weapons and ammo
        [30] a die's worth of actions less for every Client in their next turn
       *[31] a Client loses a card at random
    }

## Questions and choices

maul-ask-lay = Which section do you lay to begin with?
maul-ask-vote = { $votes ->
        [2] No majority. Which of these proposals?
       *[1] Which section to add, and where? The Clients vote.
    }
maul-ask-place = Which section do you add, and where?
maul-ask-start = On which cell of the food court do you start?
maul-ask-set = { $count ->
        [one] Where does the last zombie wait?
       *[other] Where does this zombie wait? { $count } to place.
    }
maul-ask-rest = You are in the food court with { $wounds ->
        [one] one wound
       *[other] { $wounds } wounds
    }. Rest, or act?
maul-ask-act = { $crossing ->
        [1] You cannot stop here: where to?
       *[0] What do you do?
    } { $actions ->
        [0] No action left.
        [one] One action left.
       *[other] { $actions } actions left.
    }
maul-ask-second = A second shot with { maul-item-of }: at whom?
maul-ask-ammo = { maul-jams }. Discard Ammo instead?
maul-ask-stow = Save { maul-item-the } in the Shopping cart?
maul-ask-refit = Ammo! Spend it to take { maul-item-the } back out of the cart?
maul-ask-offer = What do you offer { $whom }?
maul-ask-agree = { $who } offers you a trade. Do you agree?
maul-ask-name = A Client has what it takes to flee. Which is the way out, for everyone?
maul-ask-found = { $count ->
        [one] { $whom } runs into a zombie. Where does it turn up?
       *[other] { $whom } runs into zombies. { $count } to come: where does the next turn up?
    }
maul-ask-settle = { $pawn ->
        [1] { $whom } cannot stay on this cell. Where does the pawn go?
       *[0] The zombie cannot stay on this cell. Where does it go?
    }
maul-ask-whom = “{ maul-title }”: against whom?
maul-ask-spot = “{ maul-title }”: onto which cell?
maul-ask-read = “{ maul-title }”: { $count ->
        [one] one more zombie, which?
       *[other] which zombies? Up to { $count }.
    }
maul-ask-lead = “{ maul-title }”: to whom?
maul-ask-pick = “{ maul-title }”: { $card ->
        [2] what do you take from the discard?
        [9] what do you let go?
       *[27] what do you lose?
    }
maul-ask-burrito = “{ maul-card-magic-burrito }”: throw all your Food away, or take { $count ->
        [one] a wound
       *[other] { $count } wounds
    }?
maul-ask-master = { $count ->
        [0] Which zombie acts?
        [one] Which zombie acts, or enters? One reinforcement waits outside.
       *[other] Which zombie acts, or enters? { $count } reinforcements wait outside.
    }
maul-ask-zombie = The zombie at { $place }: { $actions ->
        [one] one action left.
       *[other] { $actions } actions left.
    }
maul-ask-goal = Towards which cell do you send the other zombies?
maul-ask-roll = Not one action left this turn. Play a card?
maul-ask-use = { $who } is about to use { maul-item-of }. Play a card?
maul-ask-missed = Missed: { $total } against { $needs }. Play a card?
maul-ask-bite = The zombie's attack fails: { $total } against { $needs }. Play a card?
maul-ask-wound = You are about to take a wound ({ $wounds } so far). Play a card?
maul-ask-death = { $whom } dies, weapon in hand. Play a card?
maul-ask-escalator = { $who } takes the escalator. Play a card?
maul-ask-reinforce = Reinforcements are about to arrive. Play a card?
maul-ask-end = Your turn is ending. Play a card?

maul-teach-lay = Four boards with two faces each: all four will be used, by one face. Clients start from the food court, on board 1.
maul-teach-vote = Boards are joined arrow to arrow. The majority decides; without one, the Zombie Master does.
maul-teach-place = Boards are joined arrow to arrow. Every arrow that stays open to the outside lets zombies in, and may become the way out.
maul-teach-start = Shops have “?” cells to search: start where they are near.
maul-teach-set = At least five cells from every Client. They are most in the way near search cells.
maul-teach-rest = Resting heals a wound, but the turn will have no action. The dice are rolled all the same: a 7 gives a card.
maul-teach-act = One action: a step, an attack, a search on a “?”, a trade, a Medikit. Through a window, two. Gather a weapon, ammo, a medikit and food, or seven pieces of equipment: then the way out is named.
maul-teach-second = Two shots for one action, at the same target or another.
maul-teach-ammo = Unless Ammo is given in its place, the weapon is lost. The shot is a miss either way.
maul-teach-stow = The cart keeps one weapon at a time. It counts for fleeing, but cannot be fired from there.
maul-teach-refit = If you keep the Ammo, the weapon in the cart is lost.
maul-teach-offer = Give, ask, then make the offer. The action is paid only if the trade is made, and this is your only offer to them this turn.
maul-teach-agree = Only one Client is the first one out: look at what the other still needs.
maul-teach-name = Once and for all, and for all Clients: the one farthest away, or best guarded.
maul-teach-found = In the same room, on cells next to the Client. They act from your next turn on.
maul-teach-settle = A pawn does not stay on an occupied cell: it goes to one of the nearest free ones.
maul-teach-whom = The card is played: all it needs is a target.
maul-teach-spot = Any of the cells shown; it must be free.
maul-teach-read = Send zombies back to the pool, or lead neighbouring ones to another Client: one or the other.
maul-teach-lead = That other Client needs a free cell beside them.
maul-teach-pick = What you keep counts for fleeing: weapon, ammo, medikit, food.
maul-teach-burrito = The fourth wound kills.
maul-teach-master = Every zombie has four actions, at most one of them an attack, and that one last. Reinforcements enter by arrows and exits and act at once.
maul-teach-zombie = It hits on a 6. After its attack it has finished.
maul-teach-goal = They go there by the shortest way and attack Clients whom they reach.
maul-teach-roll = Without a card that gives actions, this turn is skipped.
maul-teach-use = Everyone who holds cards is asked, whether they fit or not: it tells nothing of their hand.
maul-teach-missed = The natural die alone decides a jam; cards change only hit or miss.
maul-teach-bite = A single wound may be enough: count those of the victim.
maul-teach-wound = Three wounds can be borne; the fourth kills.
maul-teach-death = An armed zombie shoots like a Client, once a turn.
maul-teach-escalator = If the escalator breaks down, the turn of whoever steps onto it is over.
maul-teach-reinforce = As many reinforcements as living Clients, while there are pawns.
maul-teach-end = The last moment of this turn.

maul-do-pass = Play nothing
maul-do-lay = Lay { maul-face }
maul-do-place = { maul-face } { maul-beside } { maul-face-other }, { maul-opening } against { maul-opening-to }{ maul-turned }
maul-do-start = Start at { $place }
maul-do-set = At { $place }
maul-do-act = Act
maul-do-rest = Rest: one wound less, no action
maul-do-step = { maul-way } ({ $place }){ $cost ->
        [2] , 2 actions
       *[1] { "" }
    }{ $there ->
        [1] , past a Client
        [2] , past a zombie
        [3] , past a zombie that bites on a 6
       *[0] { "" }
    }
    .many = Take a step…
maul-do-attack = Attack at { $place } { maul-with } ({ $hits }+, { $odds }%)
    .many = Attack…
maul-do-blast = Fire { maul-toward } { maul-with } ({ $hits }+, { $odds }%): { $count ->
        [0] nobody
        [one] one target
       *[other] { $count } targets
    }
maul-do-search = Search here
maul-do-heal = Use the Medikit
maul-do-leave = Escape
maul-do-trade = Offer { $whom } a trade
maul-do-end = End the turn
maul-do-give = Give { maul-item-a }
maul-do-want = Ask for { maul-item-a }
maul-do-propose = Make this offer
maul-do-withdraw = Offer nothing
maul-do-yes = { $asked ->
        [8] Discard Ammo
        [9] Into the cart
        [10] Spend the Ammo and take the weapon back
        [12] Agree
       *[21] Throw all Food away
    }
maul-do-no = { $asked ->
        [8] Lose the weapon
        [9] To the discard
        [10] Keep the Ammo and lose the weapon
        [12] Refuse
       *[21] Take the wounds
    }
maul-do-card = Play “{ maul-title }”
    .many = Play a card…
maul-do-whom = { $whom }
    .you = You
maul-do-spot = At { $place }
maul-do-banish = Send the zombie at { $place } away
maul-do-lead = Lead the zombie at { $place } elsewhere
maul-do-item = { $card ->
        [2] Take { maul-item-the }
        [9] Let go of { maul-item-the }
       *[27] Lose { maul-item-the }
    }
maul-do-done = Leave it at that
maul-do-activate = Zombie at { $place } ({ $whom } { $steps } away)
    .many = Choose a zombie…
maul-do-enter = A reinforcement enters at { $place }
    .many = Let a reinforcement enter…
maul-do-advance = Send all the rest towards a place
maul-do-goal = Towards { $place }
maul-do-bite = Attack { $whom } ({ $hits }+, { $odds }%)
maul-do-stop = { $asked ->
        [7] Do not fire
       *[23] This zombie has finished
    }
maul-do-exit = The way out at { $place }

no-maul-1-7 = There, the next section would have no place left.
no-maul-1-8 = There, the mall would not have two open ways out.
no-maul-2-4 = Too near to a Client: it takes five cells between.
no-maul-3-7 = There are not enough actions left.
no-maul-4-1 = “{ maul-title }” answers something: it is not played now.
no-maul-4-6 = “{ maul-title }”: nobody has anything to lose.
no-maul-5-2 = One does not go diagonally past the corner of a wall, nor through a door.
no-maul-5-4 = The cell is occupied, and there are not enough actions left to reach a free one.
no-maul-5-5 = One does not stop on an occupied cell: it has to be left first.
no-maul-6-2 = A wall, a corner or a door is in between.
no-maul-6-3 = A wall cuts the line of fire.
no-maul-6-5 = A Client would be hit.
no-maul-7-5 = You searched this cell last; search another one first.
no-maul-8-5 = A wall, a corner or a door is between you: { $whom } is out of reach.
no-maul-8-4 = You have made { $whom } an offer this turn already.
no-maul-9-3 = You are resting: no action this turn.
no-maul-11-8 = A zombie does not stop on another.
no-maul-11-9 = A zombie does not enter a Client's cell.
no-maul-12-5 = You do not have what it takes to flee: all four kinds of equipment, or seven pieces.
no-maul-13-5 = There is no free cell left in the food court.
no-maul-14-3 = There is no equipment in the discard.
no-maul-14-4 = “{ maul-title }” is only played in the food court.
no-maul-14-11 = No neighbouring Client has equipment.
no-maul-14-16 = There is no zombie in the mall.

## Log

maul-log-laid = { $who } lays the first section: { maul-face }.
    .you = You lay the first section: { maul-face }.
maul-log-placed = { $who } adds { maul-face }.
    .you = You add { maul-face }.
maul-log-voted = The Clients add { maul-face }.
maul-log-undecided = Still no majority: the Zombie Master decides.
maul-log-vote-again = No majority: { $count ->
        [one] one proposal is
       *[other] { $count } proposals are
    } voted on.
maul-log-vote-over = Time for the vote is up: the Zombie Master decides.
maul-log-started = { $who } starts at { $place }.
    .you = You start at { $place }.
maul-log-waits = A zombie waits at { $place }.
maul-log-dealt = Everyone is dealt { $count ->
        [one] a card
       *[other] { $count } cards
    }.
maul-log-round = Round { $what }.
maul-log-turn = { $who }'s turn begins.
    .you = Your turn begins.
maul-log-cowers = { $who } cowers in a corner and skips the turn.
    .you = You cower in a corner and skip your turn.
maul-log-rests = { $who } rests.
    .you = You rest.
maul-log-rolled = { $who } rolls { maul-dice }: { maul-actions }.
    .you = You roll { maul-dice }: { maul-actions }.
maul-dice = { $second ->
        [0] one die only, { $first }
       *[other] { $first } and { $second }
    }{ $wounds ->
        [0] { "" }
        [one] , less one wound
       *[other] , less { $wounds } wounds
    }{ $less ->
        [0] { "" }
       *[other] , less { $less } for dread
    }
maul-actions = { $actions ->
        [0] no action
        [one] one action
       *[other] { $actions } actions
    }
maul-log-skipped = { $who } has no action and skips the turn.
    .you = You have no action and skip your turn.
maul-log-drew = { $who } draws “{ maul-title }”.
    .you = You draw “{ maul-title }”.
    .veiled = { $who } draws a card.
maul-log-walked = { $who } goes to { $place }.
    .you = You go to { $place }.
maul-log-crossed = { $who } goes past a zombie, which rolls { $what }.
    .you = You go past a zombie, which rolls { $what }.
maul-log-settled = { $who } ends up at { $place }.
    .you = You end up at { $place }.
maul-log-attacks = { $who } attacks at { $place } { maul-with }.
    .you = You attack at { $place } { maul-with }.
maul-log-blasts = { $who } fires { maul-toward } { maul-with }.
    .you = You fire { maul-toward } { maul-with }.
maul-log-zombie-shoots = The zombie that was { $whom } attacks { maul-with }.
    .whom = Your zombie attacks { maul-with }.
maul-log-missed = Die { $die }{ $plus ->
        [0] { "" }
       *[other] { " + " }{ $plus }
    } against { $needs }: a miss.
maul-log-hit = Die { $die }{ $plus ->
        [0] { "" }
       *[other] { " + " }{ $plus }
    } against { $needs }: a hit.
maul-log-hit-anyway = Die { $die } against { $needs }: a hit all the same.
maul-log-fell = The zombie at { $place } is put down.
maul-log-fell-again = At { $place }, the zombie that was { $whom } is put down.
    .whom = At { $place }, your zombie is put down.
maul-log-jammed = { maul-jams }.
maul-log-paid-ammo = { $who } gives Ammo and keeps { maul-item-the }.
    .you = You give Ammo and keep { maul-item-the }.
maul-log-dropped = { $who } loses { maul-item-the }.
    .you = You lose { maul-item-the }.
maul-log-stowed = { $who } puts { maul-item-the } into the cart.
    .you = You put { maul-item-the } into the cart.
maul-log-refitted = { $who } spends the Ammo and takes { maul-item-the } out of the cart.
    .you = You spend the Ammo and take { maul-item-the } out of the cart.
maul-log-scrapped = { $who } keeps the Ammo and loses { maul-item-the } in the cart.
    .you = You keep the Ammo and lose { maul-item-the } in the cart.
maul-log-found = { $who } finds { maul-item-a }.
    .you = You find { maul-item-a }.
maul-log-found-nothing = { $who } finds nothing any more.
    .you = You find nothing any more.
maul-log-found-zombies = { $who } runs into { $count ->
        [one] a zombie
       *[other] { $count } zombies
    }!
    .you = You run into { $count ->
        [one] a zombie
       *[other] { $count } zombies
    }!
maul-log-found-lost = { $count ->
        [one] One zombie has no free cell, or no pawn, and does not come.
       *[other] { $count } zombies have no free cell, or no pawn, and do not come.
    }
maul-log-comes = A zombie turns up at { $place }.
maul-log-traded = { $who } and { $whom } make a trade.
    .you = You make a trade with { $whom }.
    .whom = You make a trade with { $who }.
maul-log-gave = { $who } gives { $whom } { maul-item-a }.
    .you = You give { $whom } { maul-item-a }.
    .whom = { $who } gives you { maul-item-a }.
maul-log-no-trade = { $who } refuses the trade.
    .you = You refuse the trade.
maul-log-healed = { $who } feels better: { $wounds ->
        [0] no wound left
        [one] one wound left
       *[other] { $wounds } wounds left
    }.
    .you = You feel better: { $wounds ->
        [0] no wound left
        [one] one wound left
       *[other] { $wounds } wounds left
    }.
maul-log-healed-all = { $who } has no wound left.
    .you = You have no wound left.
maul-log-wounded = { $who } takes a wound ({ $wounds } in all).
    .you = You take a wound ({ $wounds } in all).
maul-log-died = { $who } dies and joins the zombies.
    .you = You die and join the zombies.
maul-log-played = { $who } plays “{ maul-title }”: { maul-effect }.
    .you = You play “{ maul-title }”: { maul-effect }.
maul-log-inspired = { $who } gains { $count ->
        [one] an action
       *[other] { $count } actions
    }.
    .you = You gain { $count ->
        [one] an action
       *[other] { $count } actions
    }.
maul-log-stolen = { $who } steals “{ maul-title }”.
    .you = You steal “{ maul-title }”.
    .veiled = { $who } steals a card.
maul-log-robbed = { $who } is robbed of “{ maul-title }”.
    .you = You are robbed of “{ maul-title }”.
    .veiled = { $who } is robbed of a card.
maul-log-snatched = { $who } takes { maul-item-the } from { $whom }.
    .you = You take { maul-item-the } from { $whom }.
    .whom = { $who } takes { maul-item-the } from you.
maul-log-took-discard = { $who } takes { maul-item-the } from the discard.
    .you = You take { maul-item-the } from the discard.
maul-log-moved = { $who } turns up at { $place }.
    .you = You turn up at { $place }.
maul-log-banished = { $who } sends the zombie at { $place } back to the pool.
    .you = You send the zombie at { $place } back to the pool.
maul-log-led = { $who } leads a zombie to { $place }, next to { $whom }.
    .you = You lead a zombie to { $place }, next to { $whom }.
    .whom = { $who } brings you a zombie at { $place }.
maul-log-will-cower = { $who } will skip the next turn.
    .you = You will skip your next turn.
maul-log-sent-back = { $who } goes back to the food court, to { $place }.
    .you = You go back to the food court, to { $place }.
maul-log-threw-food = { $who } throws all Food away ({ $what }).
    .you = You throw all your Food away ({ $what }).
maul-log-stumbled = { $who } stumbles over a body.
    .you = You stumble over a body.
maul-log-lost-card = { $who } loses “{ maul-title }”.
    .you = You lose “{ maul-title }”.
maul-log-spoiled = { $who } uses { maul-item-of } in vain.
    .you = You use { maul-item-of } in vain.
maul-log-school = { $count ->
        [one] One more zombie comes
       *[other] { $count } more zombies come
    } as reinforcement.
maul-log-reinforcements = Reinforcements: { $count ->
        [0] no zombie
        [one] one zombie
       *[other] { $count } zombies
    }.
maul-log-no-pawn = There is no pawn for { $count ->
        [one] one reinforcement
       *[other] { $count } reinforcements
    }.
maul-log-stayed-out = { $count ->
        [one] One reinforcement has not entered: it is lost.
       *[other] { $count } reinforcements have not entered: they are lost.
    }
maul-log-enters = A zombie enters at { $place }.
maul-log-advance = All the other zombies advance towards { $place }.
maul-log-joins = A zombie reaches { $whom } at { $place }.
    .whom = A zombie reaches you at { $place }.
maul-log-bites = The zombie at { $place } attacks { $whom }.
    .whom = The zombie at { $place } attacks you.
maul-log-ready = { $who } has what it takes to flee.
    .you = You have what it takes to flee.
maul-log-named = The way out will be { $place }.
maul-log-escaped = { $who } escapes and wins!
    .you = You escape and win!
maul-log-all-dead = No Client is left alive: { $who } wins with the zombies.
    .you = No Client is left alive: you win with the zombies.
maul-log-time-up = Time is up: this round is the last.
maul-log-too-late = Too late: the mall closes, and { $who } wins with the zombies.
    .you = Too late: the mall closes, and you win with the zombies.

## The table in words

maul-see-phase = { $phase ->
        [0] building the mall
       *[1] set-up
    }
maul-see-round = round { $round } of { $rounds }
maul-see-timed = round { $round }
maul-see-last = last round
maul-see-turn = { $name } plays
maul-see-turn-you = your turn
maul-see-actions = { $actions ->
        [0] no action left
        [one] one action
       *[other] { $actions } actions
    }
maul-see-won = { $name } wins
maul-see-won-you = you win
maul-see-sections = Sections
maul-see-section = { maul-face }{ maul-turned }
maul-see-no-section = none yet
maul-see-master = leads the zombies
maul-see-cards = { $count ->
        [0] no card
        [one] { $count } card
       *[other] { $count } cards
    }
maul-see-pool = { $count ->
        [0] pool empty
        [one] { $count } zombie in the pool
       *[other] { $count } zombies in the pool
    }
maul-see-outside = { $count ->
        [one] { $count } reinforcement outside
       *[other] { $count } reinforcements outside
    }
maul-see-rampage = two attacks for each zombie
maul-see-at = at { $place } ({ maul-see-ground })
maul-see-ground = { $ground ->
        [0] corridor
        [1] shop
        [2] search cell
        [3] food court
        [4] way out
        [5] passage
       *[6] escalator
    }
maul-see-nowhere = no pawn yet
maul-see-wounds = { $wounds ->
        [0] no wound
        [one] { $wounds } wound of { $most }
       *[other] { $wounds } wounds of { $most }
    }
maul-see-dead = among the zombies
maul-see-items = items
maul-see-no-item = no item
maul-see-cart = Shopping cart with { maul-item }
maul-see-ready = has what it takes to flee
maul-see-state = { $state ->
        [0] will skip the next turn
        [1] only one die next turn
        [2] a die's worth of actions less next turn
        [3] resting
        [4] goes through the walls of shops
        [5] windows for one action
       *[6] weapons that do not jam
    }
maul-see-missing = To flee
maul-see-lacks = missing { $lacks }{ $pieces ->
        [one] , or one more piece of equipment
       *[other] , or { $pieces } more pieces of equipment
    }
maul-see-enough = nothing is missing
maul-see-kind = { $kind ->
        [0] [Food]
        [1] [Ammo]
        [2] [Medikit]
       *[3] [Weapon]
    }
maul-see-exit = Way out
maul-see-ways = Ways out
maul-see-searches = To search
maul-see-doors = Doors
maul-see-zombies = Zombies
maul-see-no-zombie = none
maul-see-steps = { $place } { $steps } away
maul-see-here = { $place }, here
maul-see-searched = { $place } { $steps } away, searched last
maul-see-searched-here = { $place }, here, searched last
maul-see-zombie-of = { $place } ({ $name } { $steps } away)
maul-see-was = { $told }, once { $name }
maul-see-acted = Have acted
maul-see-further = and { $count ->
        [one] one more farther away
       *[other] { $count } more farther away
    }
maul-see-hand = Your hand
maul-see-roll = Last roll
maul-see-roll-actions = dice { $dice }: { maul-see-actions }
maul-see-roll-attack = die { $die }{ $plus ->
        [0] { "" }
       *[other] { " + " }{ $plus }
    } against { $needs }, { $hit ->
        [1] a hit
       *[0] a miss
    }
maul-see-roll-crossing = going past a zombie, die { $die }
maul-see-offer = Offer
maul-see-gives = { $name } gives { $items }
maul-see-wants = asks for { $items }
maul-see-nothing = nothing
maul-see-decks = Decks
maul-see-deck = search { $search }, Client { $client }, Zombie { $zombie }
maul-see-semicolon = {"; "}
maul-see-you = you
maul-see-active = the zombie that acts
maul-see-legend = z zombie, Z former Client, X way out
maul-see-marks = ? to search, Y food court, E ^ v < > ways out, D door, : window, a b escalators

## What a player watches, when advice is given

gauge-equipment = { $count ->
        [one] { $amount } more piece of equipment
       *[other] { $amount } more pieces of equipment
    }
gauge-wounds = { $count ->
        [one] { $amount } fewer wound
       *[other] { $amount } fewer wounds
    }
gauge-near = { $count ->
        [one] { $amount } fewer zombie next to you
       *[other] { $amount } fewer zombies next to you
    }
gauge-hand = { $count ->
        [one] { $amount } more card in hand
       *[other] { $amount } more cards in hand
    }
gauge-rival = { $count ->
        [one] { $amount } fewer piece of equipment for the best-equipped rival
       *[other] { $amount } fewer pieces of equipment for the best-equipped rival
    }
gauge-clients = { $count ->
        [one] { $amount } fewer Client alive
       *[other] { $amount } fewer Clients alive
    }
gauge-bites = { $count ->
        [one] { $amount } more wound among the Clients
       *[other] { $amount } more wounds among the Clients
    }
gauge-zombies = { $count ->
        [one] { $amount } more zombie in the mall
       *[other] { $amount } more zombies in the mall
    }
gauge-foremost = { $count ->
        [one] { $amount } fewer piece of equipment for the best-equipped Client
       *[other] { $amount } fewer pieces of equipment for the best-equipped Client
    }
