yes = yes
no = no
seat = Seat { $number }
waiting-for = Waiting for { $names }.
game-over = The game is over.
undone = Taken back: the table is as it was after move { $what }.
afresh = What if? Play goes on after move { $what }, and chance is fresh.

no-engine-seats = This game is not made for that many players.
no-engine-seat = There is no such seat at this table.
no-engine-turn = It is not for you to answer now.
no-engine-choice = That is not one of the choices that the question offers.
no-engine-over = The game is over.
no-engine-clock = This game has no clock.

game-unknown = There is no game “{ $found }”. Games: { $known }.
seats = “{ $game }” is for { $least } to { $most } players; { $found } will not do.
seed = The seed must be a whole number from 0 to 2^128 − 1, or 16 bytes; got { $found }.
option-unknown = “{ $game }” has no option “{ $option }”. Options: { $known }.
option-choice = Option “{ $option }” takes { $choices }, not “{ $found }”.
bot-level = There is no bot “{ $found }”. Levels: { $levels }.
undo-where = Cannot go back to move { $to }: the game has { $n }.
undo-entropy = This undo takes back a draw: it needs fresh chance, no more and no less.

file-unreadable = The file { $file } cannot be read.
file-not-text = The file { $file } is not UTF-8 text.
data-syntax = { $file }, line { $line }: this is not correct TOML.
data-missing = { $file }, line { $line }: “{ $field }” is missing.
data-number = { $file }, line { $line }: “{ $field }” must be a whole number from { $least } to { $most }, not { $found }.
data-text = { $file }, line { $line }: “{ $field }” must be a text, not { $found }.
data-flag = { $file }, line { $line }: “{ $field }” must be true or false, not { $found }.
data-one-of = { $file }, line { $line }: “{ $field }” must be one of: { $choices }; not { $found }.
data-table = { $file }, line { $line }: “{ $field }” must be a section [{ $field }], not { $found }.
data-tables = { $file }, line { $line }: “{ $field }” must be a series of sections [[{ $field }]], not { $found }.
data-unknown = { $file }, line { $line }: “{ $field }” is not a known field. Known fields: { $known }.
data-twice = { $file }, line { $line }: “{ $field }” repeats { $found }.
data-file-outside = { $file }, line { $line }: “{ $field }” must name a file in the same folder or below; { $found } is elsewhere.
data-file-unreadable = { $file }, line { $line }: “{ $field }” names the file { $found }, which cannot be read.
data-file-not-text = { $file }, line { $line }: “{ $field }” names the file { $found }, which is not UTF-8 text.
grid-lines = { $file }, line { $line }, column { $column }: the drawing has { $wanted } lines, this file has { $found }.
grid-wide = { $file }, line { $line }, column { $column }: a line of the drawing has { $wanted } characters at most, this one has { $found }.
grid-cell = { $file }, line { $line }, column { $column }: nothing that stands here is written “{ $found }”, but a space or one of: { $known }
grid-edge = { $file }, line { $line }, column { $column }: no edge is written “{ $found }” here. An edge is a space (nothing) or one of: { $known }
grid-corner = { $file }, line { $line }, column { $column }: where edges meet there is a space or one of: { $known }; not “{ $found }”.

record-of-a-copy = A copy of a table has no history, so no record.
record-not-one = This file is not a record of a Cervelle game.
record-format = This record has another format (“{ $found }”); the one we read is “{ $ours }”.
record-seal = The record is damaged: its seal does not match its contents. It has been changed or cut short.
record-heading = The heading of the record (line 2) is incomplete or malformed.
record-game = This is a record of “{ $game }”, which is not on the shelf. Games: { $known }.
record-version = This record follows version { $theirs } of the rules of “{ $game }”; the version here is { $ours }.
record-data = This game of “{ $game }” was played with other cards (digest { $digest }…). Give their file with --data.
record-until = The record has { $n } moves: it cannot be replayed up to { $until }.
record-entry = Move { $number } of the record cannot be read.
record-refused = Move { $number } of the record is forbidden by rule { $rule }.
record-changed-meaning = At move { $number } the replayed table is no longer that of the game: the rules have changed since. Its original log still stands.
record-too-long = This game is too long to be replayed here. Replay it on your own machine: cervelle replay.

verify-hash = A SHA-256 fingerprint has 64 hexadecimal digits (0 to 9, a to f).
verify-title-seal = The seal of the file
verify-title-game = The game and its cards
verify-title-key = The key of chance
verify-title-entries = The moves
verify-title-digests = The state of the table
verify-title-fresh = Fresh chance
verify-seal = It fits: nothing was changed or cut since the file was written.
verify-seal-only = It fits.
verify-game = “{ $game }”: the same rules (version { $version }) and the same cards as here.
verify-game-only = The same rules and the same cards as here.
verify-key = The fingerprint shown at the start is that of this key: chance was fixed beforehand, and nobody chose it afterwards.
verify-key-wrong = The fingerprint given is not that of this key: this is not the chance that was announced. The fingerprint of this key: { $hash }.
verify-key-none = No fingerprint was given. Compare this one with the one that the table showed at the start: { $hash }.
verify-entries = { $count ->
    [0] No move was made.
    [one] One move replayed: the rules allow it.
   *[other] { $count } moves replayed: the rules allow every one of them, and every draw comes from the key.
 }
verify-entries-only = The rules allow every move up to there.
verify-digests = { $count ->
    [0] The game is too short to carry any digests.
    [one] One digest, taken during play, is found again.
   *[other] { $count } digests, taken during play, are all found again.
 }
verify-fresh = { $count ->
    [one] Once, after something was taken back, the server drew fresh chance: it is in the file, but the fingerprint of the start does not cover it.
   *[other] { $count } times, after something was taken back, the server drew fresh chance: it is in the file, but the fingerprint of the start does not cover it.
 }
verify-unchecked = Not checked: it was necessary to stop before.
verify-well = All that was checked holds.
verify-unwell = Something is wrong: this game proves nothing.

see-you = You
see-named-you = { $name } (you)

coach-only = There is only one choice: “{ $choice }”. Chance of winning: { $chance }.
coach-wins = Best: “{ $choice }”, which wins the game at once.
coach-even = All choices are about as good. The usual one: “{ $choice }”, { $chance }.
coach-alike = { $alike ->
        [none] {""}
        [one] {" "}(another choice is as good)
       *[many] {" "}({ $number } other choices are as good)
    }
coach-better = Best: “{ $choice }”, { $chance }{ coach-alike }. Rather than “{ $other }” ({ $second }): on average, { $reason }.
coach-plainly = Best: “{ $choice }”, { $chance }{ coach-alike }. Rather than “{ $other }” ({ $second }): what follows looks better, with no single reason standing out.
gauge-score = { $count ->
        [one] { $amount } more point in the score
       *[other] { $amount } more points in the score
    }
