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

## Zombie Life

life-ask-turn = Your turn. What will you do?
life-ask-place = You drew a { $value }. Where does it go?
life-ask-give = You are dealing { $cards }. Who gets the { $value }?

life-do-draw = Draw a card
life-do-pass = Pass and hide
life-do-refuge = Into your Refuge
life-do-horde = Into the Horde
life-do-take = Take the { $value } from the Horde
life-do-give = { $whom }
    .you = Yourself

life-log-dealt = { $who } is dealt a { $what }.
    .you = You are dealt a { $what }.
life-log-starts = { $who } begins: the { $what } is the lowest card.
    .you = You begin: your { $what } is the lowest card.
life-log-reshuffled = The deck is empty: the discard is shuffled and takes its place.
life-log-drew = { $who } draws a { $what }.
    .you = You draw a { $what }.
    .veiled = { $who } draws a card and looks at it.
life-log-refuge = { $who } puts a { $what } into their Refuge.
    .you = You put the { $what } into your Refuge.
life-log-horde = { $who } sends a { $what } to the Horde.
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
life-log-continued = The deck goes on: { $what } cards are left in it.
life-log-deals = Round { $what }: { $who } has the fewest points and deals.
    .you = Round { $what }: you have the fewest points, so you deal.
life-log-kept = { $who } keeps a { $what }.
    .you = You keep a { $what }.
life-log-given = { $who } gives a { $what } to { $whom }.
    .you = You give a { $what } to { $whom }.
    .whom = { $who } gives you a { $what }.

no-life-3-6 = Your Refuge already shows a { $value }.
no-life-3-7 = The Horde already shows a { $value }.
no-life-4-2 = Your Refuge already holds a { $value }.
no-life-4-3 = You are alone in play: the Horde is no longer yours to take.
no-life-7-7 = { $whom } already has a card.
no-life-8-4 = No card is left, in the deck or in the discard.

life-see-round = Round { $round }. Goal: { $target } points. Deck: { $deck ->
        [one] one card
       *[other] { $deck } cards
    }.
life-see-horde = The Horde: { $cards }.
life-see-empty = The Horde is empty.
life-see-refuge = Refuge: { $cards }
life-see-bare = empty Refuge
life-see-player = { $name }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $state }.
life-see-in = {""}
life-see-hidden = , safe, { $down ->
        [0] every card face up
        [1] 1 card face down
       *[other] { $down } cards face down
    }
life-see-out = , out of the round
life-see-held = In hand: { $value }.
life-see-holding = { $name } is looking at a card.
life-see-offer = To deal out: { $cards }.

## L'Auberge des Pirates

inn-ask-pick = Choose in secret the card that you will show.
inn-ask-turn = Your turn. Attack, dare, draw or accuse?

inn-do-draw = Draw a card
inn-do-pick = Show the { $value }
inn-do-attack = Attack { $whom } with a { $value }
inn-do-dare = Dare { $whom }
inn-do-accuse = Accuse { $whom } of holding a pair

inn-log-picked = { $who } shows a { $what }.
    .you = You show a { $what }.
inn-log-starts = { $who } begins: the { $what } is the lowest card.
    .you = You begin: your { $what } is the lowest card.
inn-log-attacked = { $who } puts a { $what } in front of { $whom }.
    .you = You put a { $what } in front of { $whom }.
    .whom = { $who } puts a { $what } in front of you.
inn-log-dared = { $who } dares { $whom }: a { $what }, no pair. The turn is { $whom }'s.
    .you = You dare { $whom }: a { $what }, no pair. The turn is { $whom }'s.
    .whom = { $who } dares you: a { $what }, no pair. The turn is yours.
inn-log-lost = { $who } dares { $whom }: a { $what }, a pair! { $who } is out.
    .you = You dare { $whom }: a { $what }, a pair! You are out.
    .whom = { $who } dares you: a { $what }, a pair! { $who } is out.
inn-log-drew = { $who } draws a { $what }.
    .you = You draw a { $what }.
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

no-inn-3-2 = There is a { $value } in front of { $whom } already.
no-inn-4-3 = No card is left to turn over: no dare is possible.
no-inn-5-2 = No card is left, in the deck or in the discard.

inn-see-table = Deck: { $deck ->
        [one] one card
       *[other] { $deck } cards
    }. Discard: { $discard }.
inn-see-hand = Your hand: { $cards }.
inn-see-picked = Your secret choice: { $value }.
inn-see-player = { $name }{ $state }: in front, { $row }; in hand, { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    }{ $cleared }.
inn-see-cleared = , wrongly accused
inn-see-out = { $name } is out.
inn-see-nothing = nothing

## Jour de Chance

luck-ask-turn = Your turn: you have { $points ->
        [0] no points
        [1] one point
       *[other] { $points } points
    }. Draw, or bank?

luck-do-draw = Draw a card
luck-do-bank = Bank the { $value } of { $whom }
    .you = Bank your { $value }

luck-log-starts = { $who } begins: the { $what } is the lowest card.
    .you = You begin: your { $what } is the lowest card.
luck-log-drew = { $who } draws a { $what }.
    .you = You draw a { $what }.
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

luck-see-table = Goal: exactly { $target } points, or near. Deck: { $deck ->
        [one] one card
       *[other] { $deck } cards
    }.
luck-see-player = { $name }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $row }.
luck-see-nothing = empty row
