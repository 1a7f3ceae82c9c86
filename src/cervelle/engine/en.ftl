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
grid-lines = { $file }, line { $line }, column { $column }: the drawing has { $wanted } lines, this file has { $found }.
grid-wide = { $file }, line { $line }, column { $column }: a line of the drawing has { $wanted } characters at most, this one has { $found }.
grid-cell = { $file }, line { $line }, column { $column }: nothing that stands here is written “{ $found }”, but a space or one of: { $known }
grid-edge = { $file }, line { $line }, column { $column }: no edge is written “{ $found }” here. An edge is a space (nothing) or one of: { $known }
grid-corner = { $file }, line { $line }, column { $column }: where edges meet there is a space or one of: { $known }; not “{ $found }”.
tile-mixed = { $file }, line { $line }, column { $column }: a room is parted from the street, and from the next tile, by a wall, a door (D) or an open doorway (O).
tile-vault = { $file }, line { $line }, column { $column }: a vault has walls all around, and doors (D) to rooms of its own tile only.
tile-void = { $file }, line { $line }, column { $column }: where there is nothing (#), there are walls all around.
tile-side = { $file }, line { $line }, column { $column }: in the middle of each side a way leads to the next tile: nothing is drawn here for a street, a door (D) or a doorway (O) for a room.
tile-apart = { $file }, line { $line }, column { $column }: even with all doors open, nobody can walk to this zone from the rest of the tile.
tile-no-door = { $file }, line { $line }, column { $column }: this building has no door.
tile-name = { $file }, line { $line }: “{ $field }” must be a short name of small letters, digits and hyphens, not { $found }.
map-rows = { $file }, line { $line }: “{ $field }” must be up to { $most } rows parted by “/”, all with the same number of tiles, { $most } at most.
map-tile = { $file }, line { $line }: “{ $field }” has { $found } where a tile belongs: its name and its quarter turns, such as gate:1. Known tiles: { $known }.
map-doors = { $file }, line { $line }: “{ $field }” makes a town with more than 30 doors.
map-apart = { $file }, line { $line }: “{ $field }” makes a town in which nobody can walk everywhere, even with all doors open.
map-no-door = { $file }, line { $line }: “{ $field }” makes a town in which a building has no door.
scenario-zone = { $file }, line { $line }: “{ $field }” names the zone { $found }, which is not in this town. Zones go from a1 to { $last }.
scenario-kind = { $file }, line { $line }: “{ $field }” has { $found } where a kind and its zones belong, such as token b2 c5. Kinds: { $known }.
scenario-count = { $file }, line { $line }: “{ $field }” has { $found } where a kind and a number from 1 to 9 belong, such as food 4. Kinds: { $known }.
scenario-zombie = { $file }, line { $line }: “{ $field }” has { $found } where a kind, a number up to { $most } and a zone belong, such as walker 2 c4. Kinds: { $known }.
scenario-door = { $file }, line { $line }: “{ $field }” has { $found }, but a door is named by the two zones it parts, such as b2-b3.
scenario-cards = { $file }, line { $line }: “{ $field }” has { $found } where a card belongs, or several, such as 41-46: from 1 to { $most }, none twice.
scenario-start = { $file }, line { $line }: “{ $field }” must be a street or a room: nobody starts in a vault.
scenario-street = { $file }, line { $line }: “{ $field }” must name streets only.
scenario-spawns = { $file }, line { $line }: “{ $field }” must name two to five zones.
scenario-near = { $file }, line { $line }: “{ $field }” names a zone less than four steps from the start.
scenario-spawn-shut = { $file }, line { $line }: “{ $field }” names a zone from which no street leads to the start while the doors are shut.
scenario-objective = { $file }, line { $line }: “{ $field }” puts two objectives into one zone, or one onto the start.
scenario-needs = { $file }, line { $line }: “{ $field }” asks for more objectives of a kind than there are.
scenario-lock = { $file }, line { $line }: “{ $field }”: where a door is locked there is a key among the objectives, and the other way round.
scenario-key = { $file }, line { $line }: “{ $field }” locks a key away.
scenario-crowd = { $file }, line { $line }: “{ $field }” puts zombies onto the start.
scenario-ritual = { $file }, line { $line }: “{ $field }” must be reached by necromancers who are there from the start, without opening doors.
scenario-goals = { $file }, line { $line }: a scenario has at least one goal (“goals”).
scenario-exits = { $file }, line { $line }: “{ $field }” needs a way out: name “exits”.
scenario-necromancers = { $file }, line { $line }: “{ $field }” or “losses” speaks of necromancers: put some among the “zombies”.
scenario-lord = { $file }, line { $line }: “{ $field }” needs an abomination among the “zombies” and a vault in the town.

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
coach-even = Best: “{ $choice }”, { $chance }. But “{ $other }” is as good ({ $second }).
coach-better = Best: “{ $choice }”, { $chance }. Rather than “{ $other }” ({ $second }): on average, { $reason }.
coach-plainly = Best: “{ $choice }”, { $chance }. Rather than “{ $other }” ({ $second }): what follows looks better, with no single reason standing out.
gauge-score =
    .more = { $count ->
        [one] { $amount } more point in the score
       *[other] { $amount } more points in the score
    }
    .less = { $count ->
        [one] { $amount } fewer point in the score
       *[other] { $amount } fewer points in the score
    }
