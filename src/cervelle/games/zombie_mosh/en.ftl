game-name = Zombie Mosh!
game-pitch = Dance in the pit, knock the limbs off the others, and be the last one standing.
game-length = 20 min

option-side = Side of the characters, the same for all
    .a = Side A: every limb is as tough as any other
    .b = Side B: each character has strong points and weak ones
option-songs = Songs in the concert; whoever wins the most takes it

deck-small = This deck has only { $cards } cards: that many players need at least { $needed }.

## Words of the table

table-see-deck = deck{ $deck ->
        [0] {" "}empty
        [one] : { $deck } card
       *[other] : { $deck } cards
    }
table-see-discard = Discard

## Characters and limbs, by their numbers

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
        [0] head
        [1] left arm
        [2] right arm
        [3] left leg
       *[4] right leg
    }
mosh-limb-the = { $count ->
        [0] the head
        [1] the left arm
        [2] the right arm
        [3] the left leg
       *[4] the right leg
    }
mosh-limb-at = { $count ->
        [0] on the head
        [1] on the left arm
        [2] on the right arm
        [3] on the left leg
       *[4] on the right leg
    }
mosh-limb-their = { $count ->
        [0] their head
        [1] their left arm
        [2] their right arm
        [3] their left leg
       *[4] their right leg
    }
mosh-limb-your = { $count ->
        [0] your head
        [1] your left arm
        [2] your right arm
        [3] your left leg
       *[4] your right leg
    }
mosh-limb-other = { $other ->
        [0] head
        [1] left arm
        [2] right arm
        [3] left leg
       *[4] right leg
    }
mosh-limbs-at = { $count ->
        [0] twice on the head
        [1] on the head and on the left arm
        [2] on the head and on the right arm
        [3] on the head and on the left leg
        [4] on the head and on the right leg
        [6] twice on the left arm
        [7] on the left arm and on the right arm
        [8] on the left arm and on the left leg
        [9] on the left arm and on the right leg
        [12] twice on the right arm
        [13] on the right arm and on the left leg
        [14] on the right arm and on the right leg
        [18] twice on the left leg
        [19] on the left leg and on the right leg
       *[24] twice on the right leg
    }

## Questions and choices

mosh-ask-character = Who will you be in the pit?
mosh-ask-dance = Your turn to dance: { $left ->
        [one] one more card
       *[other] { $left } cards
    } to play.

mosh-teach-character = Each character is taken once only. On side A they are all alike; on side B, look which limbs hold best and which give way soon.
mosh-teach-dance = Each card shows two limbs: choose which one counts. In defence it stops an attack on the same limb of yours; in attack it threatens that limb of somebody else. Whatever is not stopped is damage at the end of the round, and three lost limbs put you out of the pit. After two cards each, play goes back the other way.

mosh-do-character = { mosh-character }
mosh-do-defend = Protect { mosh-limb-your } (other edge: { mosh-limb-other })
mosh-do-attack = Hit { $whom } { mosh-limb-at } (other edge: { mosh-limb-other })

no-mosh-1-2 = { mosh-character } is already taken.
no-mosh-5-6 = { $whom } is no longer in the pit.

## Log

mosh-log-character = { $who } will be { mosh-character }.
    .you = You will be { mosh-character }.
mosh-log-song = Song { $what }: everyone is in one piece and back in the pit.
mosh-log-begins = Round { $what }: { $who } is the first player.
    .you = Round { $what }: you are the first player.
mosh-log-reshuffled = The deck is empty: the discard is shuffled and takes its place.
mosh-log-crowd = The crowd shoves { $who } { mosh-limbs-at }.
    .you = The crowd shoves you { mosh-limbs-at }.
mosh-log-crowd-once = The crowd shoves { $who } { mosh-limb-at }.
    .you = The crowd shoves you { mosh-limb-at }.
mosh-log-defended = { $who } protects { mosh-limb-their }.
    .you = You protect { mosh-limb-your }.
mosh-log-attacked = { $who } hits { $whom } { mosh-limb-at }.
    .you = You hit { $whom } { mosh-limb-at }.
    .whom = { $who } hits you { mosh-limb-at }.
mosh-log-back = Now the other way round: { $who } goes on.
    .you = Now the other way round: you go on.
mosh-log-hit = { $who } takes one damage { mosh-limb-at }.
    .you = You take one damage { mosh-limb-at }.
mosh-log-hit-twice = { $who } takes two damage { mosh-limb-at }.
    .you = You take two damage { mosh-limb-at }.
mosh-log-hit-thrice = { $who } takes three damage { mosh-limb-at }.
    .you = You take three damage { mosh-limb-at }.
mosh-log-hit-often = { $who } takes more than three damage { mosh-limb-at }.
    .you = You take more than three damage { mosh-limb-at }.
mosh-log-fell = { $who } loses { mosh-limb-the }!
    .you = You lose { mosh-limb-the }!
mosh-log-left = { $who } has too little left to dance with and crawls out of the pit.
    .you = You have too little left to dance with and crawl out of the pit.
mosh-log-alone = { $who } is the last zombie standing and wins the song!
    .you = You are the last zombie standing: the song is yours!
mosh-log-fewest = Nobody is left standing. With only { $what } damage in all, { $who } wins the song.
    .you = Nobody is left standing. With only { $what } damage in all, you win the song.
mosh-log-limbs = Nobody is left standing, and the damage is the same. { $who } has the most limbs left ({ $what }) and wins the song.
    .you = Nobody is left standing, and the damage is the same. You have the most limbs left ({ $what }) and win the song.
mosh-log-shared = Nothing parts the last ones: { $who } shares the win.
    .you = Nothing parts the last ones: you share the win.
mosh-log-concert = The concert is over: { $who } takes it with { $count ->
        [1] one song won
       *[other] { $what } songs won
    }.
    .you = The concert is over: you take it with { $count ->
        [1] one song won
       *[other] { $what } songs won
    }.

## The table in words

mosh-see-side-a = side A, any limb falls at { $bears }
mosh-see-side-b = side B
mosh-see-song = song { $song } of { $songs }
mosh-see-round = round { $round }
mosh-see-order = First way
mosh-see-back = Way back
mosh-see-dancing = { $name } ({ $left ->
        [one] { $left } card
       *[other] { $left } cards
    } to play)
mosh-see-unknown = character to choose
mosh-see-wins = { $wins ->
        [0] no songs
        [one] { $wins } song
       *[other] { $wins } songs
    }
mosh-see-held = { $cards ->
        [0] empty hand
        [one] { $cards } card
       *[other] { $cards } cards
    }
mosh-see-out = out of the pit
mosh-see-sound = no damage
mosh-see-lost = { mosh-limb } gone
mosh-see-damaged = { mosh-limb } { $damage } of { $bears }
mosh-see-at = At { $name }
mosh-see-at-you = At you
mosh-see-attacks = attacks { $limbs }
mosh-see-defences = defences { $limbs }
mosh-see-pending = damage to come { $limbs }
mosh-see-safe = no damage to come
mosh-see-takes = { mosh-limb } { $number }
mosh-see-falls = { mosh-limb } { $number }, and falls
mosh-see-semicolon = {"; "}
mosh-see-hand = Your hand

## What a player watches, when advice is given

gauge-breath = { $count ->
        [one] { $amount } more hit to spare before you are out
       *[other] { $amount } more hits to spare before you are out
    }
gauge-rival = { $count ->
        [one] { $amount } fewer hit to spare for the toughest rival
       *[other] { $amount } fewer hits to spare for the toughest rival
    }
gauge-dancers = { $count ->
        [one] { $amount } fewer rival in the pit
       *[other] { $amount } fewer rivals in the pit
    }
gauge-songs = { $count ->
        [one] { $amount } more song won
       *[other] { $amount } more songs won
    }
