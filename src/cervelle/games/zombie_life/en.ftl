game-name = Zombie Life
game-pitch = Fill your Refuge before nightfall, and never draw the same zombie twice.
game-length = 15 min

option-rules = Rules to play with this deck
    .zombie-life = Zombie Life: push your luck, round after round, to 21 points
    .auberge-des-pirates = L'Auberge des Pirates (the Pirates' Inn): bluff and accusations, the last one in wins
    .jour-de-chance = Jour de Chance (Lucky Day): come near to 21 without passing it
option-continuous_deck = Keep the deck from round to round instead of shuffling everything again (Zombie Life only)
option-ages = Ages of the players in seat order, such as 34,12,67: the oldest breaks ties. Empty: seat order
option-ages-wrong = Option “ages” takes { $seats } whole numbers separated by commas, one for each seat; not “{ $found }”.

deck-small = This deck has only { $cards } cards: these rules need at least { $needed } for that many players.
deck-poor = The cards of this deck are worth { $total } points in all: Jour de Chance needs at least { $needed } to last for that many players.

## What the three tables say

table-see-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-see-deck = deck{ $deck ->
        [0] {" "}empty
        [one] : { $deck } card
       *[other] : { $deck } cards
    }
table-see-discard = Discard

## Zombie Life

life-ask-turn = Your turn. What will you do?
life-ask-place = You drew { AN($value) }. Where does it go?
life-ask-give = You are dealing { $cards }. Who gets the { $value }?

life-teach-turn = Each card face up in your Refuge will be a point when the round ends. Drawing fills your Refuge but may overrun you; taking from the Horde is safe; passing puts your cards out of reach, a little less so while others still play.
life-teach-place = In your Refuge the card counts for you. In the Horde it is there for all to take, and every value that lies in both places is a trap.
life-teach-give = You are last, so you deal, as you please. The lowest card will begin.

life-do-draw = Draw a card
life-do-pass = Pass and hide
life-do-refuge = Into your Refuge
life-do-horde = Into the Horde
life-do-take = Take the { $value } from the Horde
life-do-give = { $whom }
    .you = Yourself

life-log-dealt = { $who } is dealt { AN($what) }.
    .you = You are dealt { AN($what) }.
life-log-starts = { $who } begins: the { $what } is the lowest card.
    .you = You begin: your { $what } is the lowest card.
life-log-reshuffled = The deck is empty: the discard is shuffled and takes its place.
life-log-drew = { $who } draws { AN($what) }.
    .you = You draw { AN($what) }.
    .veiled = { $who } draws a card and looks at it.
life-log-refuge = { $who } puts { AN($what) } into their Refuge.
    .you = You put the { $what } into your Refuge.
life-log-horde = { $who } sends { AN($what) } to the Horde.
    .you = You send the { $what } to the Horde.
life-log-overrun = The zombies overrun { $who }: one { $what } too many!
    .you = The zombies overrun you: one { $what } too many!
life-log-took = { $who } takes the { $what } from the Horde.
    .you = You take the { $what } from the Horde.
life-log-passed = { $who } passes and hides.
    .you = You pass and hide.
life-log-down = { $who }: { $count ->
        [1] one card is turned
       *[other] { $what } cards are turned
    } face down.
    .you = Face down before you: { $count ->
        [1] one card
       *[other] { $what } cards
    }.
life-log-up = { $who } turns a card face up again.
    .you = You turn a card face up again.
life-log-scored = { $who } scores { $count ->
        [0] no points
        [1] one point
       *[other] { $what } points
    }.
    .you = You score { $count ->
        [0] no points
        [1] one point
       *[other] { $what } points
    }.
life-log-won = { $who } wins the game with { $what } points!
    .you = You win the game with { $what } points!
life-log-deals = Round { $what }: { $who } has the fewest points and deals.
    .you = Round { $what }: you have the fewest points, so you deal.
life-log-kept = { $who } keeps { AN($what) }.
    .you = You keep { AN($what) }.
life-log-given = { $who } gives { AN($what) } to { $whom }.
    .you = You give { AN($what) } to { $whom }.
    .whom = { $who } gives you { AN($what) }.

no-life-3-6 = Your Refuge already shows { AN($value) }.
no-life-3-7 = The Horde already shows { AN($value) }.
no-life-4-2 = Your Refuge already holds { AN($value) }.
no-life-4-3 = You are alone in play: the Horde is no longer yours to take.
no-life-7-7 = { $whom } already has a card.
    .you = You already have a card.
no-life-8-4 = No card is left, in the deck or in the discard.

life-see-title = Zombie Life
life-see-round = round { $round }
life-see-target = goal: { $target } points
life-see-horde = The Horde
life-see-nobody = no zombie in sight
life-see-refuge = Refuge { $cards }
life-see-bare = empty Refuge
life-see-hidden = safe{ $down ->
        [0] {""}
       *[other] , { $down } face down
    }
life-see-out = out of the round
life-see-held = Card drawn
life-see-holding = { $name } is looking at a card.
life-see-offer = To deal out

## L'Auberge des Pirates

inn-ask-pick = Choose in secret the card that you will show.
inn-ask-turn = Your turn. Attack, dare, draw or accuse?

inn-teach-pick = The lowest card shown begins. The one you show stays in front of you; keep values in hand that are all different: with a pair you can be put out.
inn-teach-turn = The last one in wins. Attacking rids you of a card; daring hands your turn to another, unless the card turned makes a pair in front of them; accusing puts out whoever has a pair, or yourself.

inn-do-draw = Draw a card
inn-do-pick = Show the { $value }
inn-do-attack = Attack { $whom } with { AN($value) }
inn-do-dare = Dare { $whom }
inn-do-accuse = Accuse { $whom } of holding a pair

inn-log-picked = { $who } shows { AN($what) }.
    .you = You show { AN($what) }.
inn-log-starts = { $who } begins: the { $what } is the lowest card.
    .you = You begin: your { $what } is the lowest card.
inn-log-attacked = { $who } puts { AN($what) } in front of { $whom }.
    .you = You put { AN($what) } in front of { $whom }.
    .whom = { $who } puts { AN($what) } in front of you.
inn-log-dared = { $who } dares { $whom }: { AN($what) }, no pair. The turn is { $whom }'s.
    .you = You dare { $whom }: { AN($what) }, no pair. The turn is { $whom }'s.
    .whom = { $who } dares you: { AN($what) }, no pair. The turn is yours.
inn-log-lost = { $who } dares { $whom }: { AN($what) }, a pair! { $who } is out.
    .you = You dare { $whom }: { AN($what) }, a pair! You are out.
    .whom = { $who } dares you: { AN($what) }, a pair! { $who } is out.
inn-log-drew = { $who } draws { AN($what) }.
    .you = You draw { AN($what) }.
    .veiled = { $who } draws a card.
inn-log-caught = { $who } rightly accuses { $whom }: a pair of { $what }s! { $whom } is out.
    .you = You rightly accuse { $whom }: a pair of { $what }s! { $whom } is out.
    .whom = { $who } rightly accuses you: a pair of { $what }s! You are out.
inn-log-accused = { $who } wrongly accuses { $whom }, and is out.
    .you = You wrongly accuse { $whom }: you are out.
    .whom = { $who } wrongly accuses you, and is out.
inn-log-won = { $who } is the last one left at the inn, and wins!
    .you = You are the last one left at the inn: you win!
inn-log-reshuffled = The deck is empty: the discard is shuffled and takes its place.

no-inn-3-2 = There is { AN($value) } in front of { $whom } already.
no-inn-4-3 = No card is left to turn over: no dare is possible.
no-inn-5-2 = No card is left, in the deck or in the discard.

inn-see-title = L'Auberge des Pirates
inn-see-held = { $cards ->
        [0] empty hand
        [one] { $cards } card in hand
       *[other] { $cards } cards in hand
    }
inn-see-row = in front { $cards }
inn-see-bare = nothing in front
inn-see-cleared = wrongly accused
inn-see-out = out
inn-see-hand = Your hand
inn-see-picked = Your secret choice

## Jour de Chance

luck-ask-turn = Your turn: you have { $points ->
        [0] no points
        [1] one point
       *[other] { $points } points
    }. Draw, or bank?

luck-teach-turn = Aim for exactly 21. A banked card gives its value, wherever it comes from, but you discard your row. If you draw a pair it is banked, whether it suits you or not.

luck-do-draw = Draw a card
luck-do-bank = Bank the { $value } of { $whom }
    .you = Bank your { $value }

luck-log-starts = { $who } begins: the { $what } is the lowest card.
    .you = You begin: your { $what } is the lowest card.
luck-log-drew = { $who } draws { AN($what) }.
    .you = You draw { AN($what) }.
luck-log-paired = { $who } draws a second { $what }: it is banked, and the row is discarded.
    .you = You draw a second { $what }: it is banked, and your row is discarded.
luck-log-banked = { $who } banks their { $what } and discards their row.
    .you = You bank your { $what } and discard your row.
luck-log-stole = { $who } banks the { $what } of { $whom } and discards their own row.
    .you = You bank the { $what } of { $whom } and discard your row.
    .whom = { $who } banks your { $what } and discards their own row.
luck-log-won = { $who } hits exactly { $what } and wins!
    .you = You hit exactly { $what }: you win!
luck-log-bust = { $who } goes too far with { $what } points: the game ends.
    .you = You go too far with { $what } points: the game ends.
luck-log-nearest = { $who } is nearest with { $what } points, and wins.
    .you = You are nearest with { $what } points: you win.
luck-log-reshuffled = The deck is empty: the discard is shuffled and takes its place.

no-luck-3-3 = No card is left, in the deck or in the discard.

luck-see-title = Jour de Chance
luck-see-target = goal: { $target } points, no more
luck-see-row = row { $cards }
luck-see-bare = empty row

## What a player watches, when advice is given

gauge-points = { $count ->
        [one] { $amount } more point
       *[other] { $amount } more points
    }
gauge-rival = { $count ->
        [one] { $amount } fewer point for the best rival
       *[other] { $amount } fewer points for the best rival
    }
gauge-bank = { $count ->
        [one] { $amount } more point in your bank
       *[other] { $amount } more points in your bank
    }
gauge-outlived = { $count ->
        [one] { $amount } more player out before you
       *[other] { $amount } more players out before you
    }
gauge-hand = { $count ->
        [one] { $amount } more card in hand
       *[other] { $amount } more cards in hand
    }
