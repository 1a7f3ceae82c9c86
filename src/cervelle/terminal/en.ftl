## The command line

help-about = Cervelle: zombie tabletop games, every rule to the letter, with friends or against bots.
help-usage = Usage: { $usage }
help-commands = Commands
help-places = Arguments
help-flags = Options
help-shared = Common options
help-variables = Environment variables
help-examples = Examples
help-more = “cervelle COMMAND --help” tells all about a command.
version = Cervelle { $version }

help-play = Plays a game in this terminal: alone against bots, or several people in front of the same screen. The game is saved after each move. While you play, “h” lists what you can type, and “?” gives the rule behind every question, every choice and every line of the log.
    .short = Play a game
help-serve = Opens a server: you play in a browser, on this computer or, with --host 0.0.0.0, from the phones and computers of the same network. Games are kept on disk and go on after a stop. With a game, the browser opens a table against three bots at once.
    .short = Play in a browser, alone or with others
help-doctor = Tries everything that a server needs: Python, the games, the bots, the data folder, the database, the notices between processes, the port. One line for each, and what to do where something is wrong.
    .short = Check that everything a server needs is there
help-simulate = Lets bots play each other and counts the wins. From game to game every bot moves one seat on, so that no seat favours anybody.
    .short = Let bots play each other, and count
help-lab = The laboratory: thousands of games between bots, on all processors, and a page that says what came out. “tournament” sets bots against each other, all seats exchanged, at the same seeds; “balance” measures how even a game is, by seat, by role, by option and by number of players; “compare” puts two card files side by side, at the same seeds. A run that was interrupted goes on with the same command.
    .short = Study a game: tournaments, balance, changed cards
help-replay = Replays a kept game, checking every move: the log, the table, the result.
    .short = See a kept game again
help-verify = Checks that a kept game was dealt fairly: the seal of the file, every move by the rules, every digest of the table, and the hash of the key that was shown at the start. Ends with code 0 if all of it holds, 1 if anything does not.
    .short = Check that a game was dealt fairly
help-games = Presents the games on the shelf, with their options.
    .short = See the games and their options
help-rules = Gives the rules of a game: all of them, one, those of a section, or those in which a word occurs.
    .short = Read the rules
help-mall = Draws a mall of Maul of America: a ready-made one, one that is written out section by section, or one drawn at random. With nothing said, names the ready-made ones.
    .short = Draw a mall of Maul of America

place-command = COMMAND
place-options = options
place-game = GAME
    .help = The game, such as zombie-life; “cervelle games” shows them all.
place-file = FILE
    .help = The record of a game.
place-study = STUDY
    .help = tournament, balance, or compare (two card files).
place-rule = RULE
    .help = The number of a rule (life.3.2) or of a section (life.3), or a word (horde). Left out: all the rules.
place-mall = MALL
    .help = A name (square), or four sections with commas between; for each its face, its quarter turns, its column and its line.

value-number = N
value-file = FILE
value-host = ADDRESS
value-hash = HEX
value-folder = FOLDER
value-url = URL
value-log = text|json
value-origin = https://MACHINE
value-limits = remote|local|none
value-names = NAME,NAME
value-bots = N|LEVEL,…
value-kinds = LEVEL,LEVEL
value-level = LEVEL
value-option = NAME=VALUE
value-lang = fr|en
value-numbers = N,N
value-by = NAME[=VALUE,…]

flag-humans = How many people are in front of the screen (1 if not given).
flag-names = Their names, separated by commas.
flag-bots = How many bots, or the level of each: random, beginner, player, strategist. If not given, three bots against a person alone, otherwise none.
flag-simulate-bots = The level of each bot, one for each seat: random, beginner, player, strategist.
flag-level = Level of the bots when --bots is a number (player if not given).
flag-lab-bots = For a tournament, the bots that meet: random, beginner, player, strategist. strategist:500 thinks 500 iterations about each choice, instead of 2,000.
flag-lab-level = For balance and compare, the level of all bots (player if not given), or strategist:500.
flag-lab-games = How many games in each case (100 if not given); all cases play the same seeds. Asking for more later carries the run on.
flag-lab-seed = Seed of chance (1 if not given): the same seed gives the same figures.
flag-lab-data = Other cards: a file like the game's cards.toml; for compare, the first of the two.
flag-seats = The number of players, or several with commas between. By default all that the game has; for a tournament, a seat for each bot.
flag-by = For balance, an option of which to compare all choices, or those given: --by level=3,4,5. May be repeated.
flag-with = For compare, the second card file.
flag-into = The folder of the run (lab-STUDY-GAME, right here, if not given).
flag-processes = How many processes play. By default, as many as there are processors.
flag-ray = Play on the Ray cluster that RAY_ADDRESS names, or on a local one.
flag-option = An option of the game, such as rules=jour-de-chance. May be repeated. “cervelle games” shows them all.
flag-seed = Seed of chance: the same seed and the same choices give the same game. If not given, the system's own chance.
flag-data = Other cards: a file like the game's cards.toml.
flag-mall-seed = Draw a mall at random, as a game of this seed does with the option mall=random.
flag-check = Draw nothing: check the file, its sections and its malls, and say what is wrong, in which line and column. Ends with code 0 if all is well.
flag-hash = The SHA-256 hash that the table showed at the start.
flag-host = The address to listen on. By default 127.0.0.1: this computer only.
flag-port = The port to listen on. If it is taken, a free one takes its place; 0: any.
flag-data-folder = Where to keep the games. By default, in your data folder.
flag-database = The PostgreSQL database in which to keep the games, such as postgresql://user:password@host/name, instead of a file in the data folder.
flag-notices = Through what several processes tell each other of moves: valkey://host:port or postgresql://…. By default the database, if it is PostgreSQL.
flag-look-every = How often to look at what other processes have stored, whatever they tell, in thousandths of a second (2000 if not given).
flag-idle-after = After how many seconds a table that nobody touches leaves memory (600 if not given). It comes back when it is touched.
flag-metrics = Show counts at /metrics, for Prometheus.
flag-log = Logs as sentences, or as one JSON object a line.
flag-origin = Another address under which browsers see this server, where a proxy does not hand on the Host header. May be repeated.
flag-trusted-proxy = The address of a proxy that is believed when it says for whom it asks (X-Forwarded-For). Those of this machine already are. May be repeated.
flag-limits = Who is limited in what they ask of the server: everyone but this machine (remote, the default), this machine too (local), nobody (none).
flag-doctor-port = The port that the server would listen on.
flag-doctor-host = The address that the server would listen on.
flag-browse = Open a browser at once.
flag-bot-pause = How long bots seem to think, in thousandths of a second, so that people can follow them.
flag-pass-pause = How long it usually takes, in thousandths of a second, before the server passes for someone who can only pass (1600 if not given), where hands are hidden: the others are not to notice.
example-serve-1 = Play on this computer.
example-serve-2 = Open a game against three bots at once.
example-serve-3 = Invite the whole network of the house or the club.
example-serve-4 = Keep the games in PostgreSQL.
example-doctor-1 = Before playing on this computer.
example-doctor-2 = Before opening a server that keeps its games in PostgreSQL.
usage-port = Cannot listen on { $host }, port { $port }: the address is not of this machine, or the port is not allowed.
flag-save = Where to keep the game. If not given, in your data folder.
flag-resume = Resumes the game in this file or, without a file, the latest one that is not finished.
flag-games = How many games (100 if not given).
flag-json = Results as JSON, for a program.
flag-until = Stops after move N.
flag-turns = At the end, the turning points: where somebody's chances changed most. Takes some seconds of thought.
flag-step = Move by move: Enter for the next one, q to stop.
flag-seat = As seat N saw it. If not given, as a spectator: what everyone could see.
flag-lang = French or English. If not given, the system's language.
flag-plain = For a screen reader: sentences, and no drawing, colour or columns.
flag-no-color = No colours.
flag-help = This help.
flag-version = The version.

variable-CERVELLE_LANG = The language, fr or en, if --lang is not given.
variable-CERVELLE_HOME = The folder in which games are kept.
variable-CERVELLE_DATABASE = The database of the server, if --database is not given.
variable-CERVELLE_NOTICES = Through what processes tell each other of moves, if --notices is not given.
variable-NO_COLOR = No colours, unless it is empty.

example-play-1 = You against three bots.
example-play-2 = Ana and Bob in front of the same screen, with two bots.
example-play-3 = Another game of the same deck, against three bots.
example-play-4 = The latest game that was left.
example-play-5 = With a screen reader.
example-simulate-1 = Does the bot “player” win more often than chance?
example-simulate-2 = A hundred games, always the same, as JSON.
example-lab-1 = Which bot is the strongest?
example-lab-2 = Are three levels well ordered, with two and with four?
example-lab-3 = What do your cards change?
example-replay-1 = The whole game, as a spectator.
example-replay-2 = Move by move, through the eyes of seat 1.
example-replay-3 = The table as it was after move 12.
example-replay-4 = Where the game turned.
example-verify-1 = The seal, the moves, the digests; the hash is told for you to compare.
example-mall-1 = The square.
example-mall-2 = The same, written out.
example-mall-3 = One drawn at random.
example-mall-4 = Check sections of your own.
example-verify-2 = The same, and the hash compared.
example-games-1 = All the games.
example-rules-1 = All the rules.
example-rules-2 = One rule.
example-rules-3 = All those that speak of the Horde.

usage-command = “{ $found }” is not a command. Commands: { $known }.
usage-command-near = “{ $found }” is not a command. Did you mean “{ $near }”?
usage-flag = “{ $command }” has no option “{ $found }”. Try “{ $command } --help”.
usage-flag-near = “{ $command }” has no option “{ $found }”. Did you mean “{ $near }”?
usage-switch = Option “{ $flag }” takes no value.
usage-value = Option “{ $flag }” needs a value.
usage-lang = The languages are { $known }; not “{ $found }”.
usage-log = Logs are { $known }; not “{ $found }”.
usage-limits = Limits are { $known }; not “{ $found }”.
usage-number = Option “{ $flag }” needs a whole number, at least { $least }; not “{ $found }”.
usage-option = “--option { $found }”: write --option NAME=VALUE.
usage-option-twice = The option “{ $option }” is given twice, as “{ $one }” and as “{ $other }”: keep one of them.
usage-missing-game = “{ $command }” needs a game; “cervelle games” shows them.
usage-missing-study = “{ $command }” needs a study and a game: tournament, balance or compare.
usage-missing-file = “{ $command }” needs the file of a game.
usage-too-many = “{ $command }” does not know what to do with “{ $found }”.
usage-names = There are { $names } names for { $humans ->
        [1] only one person
       *[other] { $humans } people
    }: give at most one name for each.
usage-name = A name has at most { $most } letters, all of them readable; not “{ $found }”.
usage-level = Give either --bots with a number and --level, or --bots with the level of each bot.
usage-kind = There is no bot “{ $found }”. Levels: { $known }.
game-unknown = There is no game “{ $found }”. Games: { $known }.
game-unknown-near = There is no game “{ $found }”. Did you mean “{ $near }”?

defined = { $term }: { $meaning }
interrupted = Interrupted.

## The shelf and the rules

games-id = { $id }
games-seats = { $least } to { $most } players
games-default = (the default)
games-how = To play: cervelle play { $game }
origin-rulebook = rulebook
origin-reading = our reading of the rulebook
origin-public = publicly known
origin-reconstructed = reconstructed
rule-heading = { $id } · { $title } · { $origin }
rule-heading-plain = Rule { $id }, { $title }, { $origin }.
rule-text = { $text } ({ $origin })
rule-unknown = Rule { $id } is not in the rulebook.
rules-none = No rule of “{ $game }” speaks of “{ $found }”.
rules-more = { $count ->
        [one] One more rule speaks of it
       *[other] { $count } more rules speak of it
    }: { $command }

## A game

you = You
you-named = { $name } (you)
bot-named = { $name } (bot)

opening-again = The game goes on from move { $n }.
opening-people = At the table: { $names }.
opening-bots = Bots: { $names }.
opening-alone = You play against { $names }.
opening-team = You play with { $names }, together against the game.
opening-how = A number to choose; ? for the rule, h for help, q to quit.

prompt = { "› " }
prompt-plain = { "Your choice: " }
prompt-named = { $name } ›{ " " }
prompt-named-plain = { $name }, your choice:{ " " }
thinking = The bots are thinking…
pass-screen = Pass the screen to { $name }, then press Enter.{ " " }
log-letter = l
news-left-out = … { $count ->
        [one] one line
       *[other] { $count } lines
    } before: “l” to read it all again

choice-refused = ✗ { $text } · { $reason }
choices-refused = { $numbers }: { $text } · { $reason }
choice-refused-plain = Forbidden, { $numbers }: { $text }. { $reason }
step-back = {"  0  "}back to the choice before
step-back-plain = 0. Back to the choice before
refused = Not possible. { $reason } (“? { $number }” gives the rule.)
refused-plain = { $text }: forbidden. { $reason }
allowed = { $text }: allowed.
type-words = { $text }: too many choices to show ({ $count }). Type what tells yours from the others, for example “{ $example }”.
no-such-number = Type a number from 1 to { $most }.
no-such-line = The log goes from 1 to { $most }.
not-understood = “{ $found }” is not understood. Type the number of a choice, or “h” for help.
where = The game is saved in { $file }
undo-nothing = You have not decided anything yet: there is nothing to take back.
undo-afresh = Your last decision is taken back. Chance starts afresh: the draws to come will not be the same.
undo-same = Your last decision is taken back.

order-words = words
    .means = the choice whose text has these words; on a plan, a cell leads to it
order-number = 1, 2, 3…
    .means = make this choice
order-why = ?
    .means = the rule of the question
order-why-choice = ? 4
    .means = the rule behind choice 4, allowed or forbidden
order-why-line = ? l12
    .means = the rule behind line 12 of the log
order-why-word = ? horde
    .means = the rules that speak of the Horde; or a single one, “? life.3.2”
order-repeat = Enter
    .means = the question once more
order-table = t
    .means = the whole table
order-log = l
    .means = the whole log
order-never = n
    .means = no longer ask you at moments like this one; “n 2”: only if you could play what choice 2 plays; “o”: ask you everything again
orders-never = You will no longer be asked at moments like this one. “o” to be asked everything again.
orders-only = You will no longer be asked here, unless you could play that. “o” to be asked everything again.
orders-always = You will be asked everything again.
orders-no-window = This question cannot be passed in advance: only moments of reaction can.
order-coach = c
    .means = advice: the best choices, their chances, and why
order-undo = u
    .means = take back your last decision; the chance that followed starts afresh
order-where = s
    .means = where the game is saved
order-language = fr
    .means = continuer en français
order-quit = q
    .means = quit; the game can be resumed later

coach-thinking = The coach is thinking…
coach-off = With several people, everyone plays without advice. There is some against bots.

save-exists = The file { $file } already exists: choose another name, or resume it with --resume.
save-failed = The game cannot be kept in { $file } ({ $reason }).
resume-none = No unfinished game in { $folder }.
resume-settings = { $flag } does not go with --resume: the kept game itself says who plays, and what.
resume-other-game = { $file } is a game of “{ $game }”, not of “{ $found }”.

left = The game is kept. To resume it:

end-you = You win!
end-you-share = You win, tied with { $names }!
end-team-won = The whole team wins!
end-team-score = Team score: { $score }.
end-team-lost = The whole team loses.
end-own-won = The game is won!
end-own-score = Score: { $score }.
end-own-lost = The game is lost.
end-winners = { $count ->
        [1] { $names } wins.
       *[other] { $names } win together.
    }
end-player = Player
end-score = Score
end-kept = To see the game again:
end-prompt = r to play again, Enter to quit:{ " " }
end-help = The game is over: r to play again, t the table, l the log, “? l12” the rule of a line, u to take back your last decision, Enter to quit.

## Simulation

simulate-bots = Say which bots play, one for each seat: cervelle simulate { $game } --bots player,random,random,random
simulate-bar = Games
simulate-games = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
simulate-bot = Bot
simulate-wins = Wins
simulate-share = Share
simulate-interval = 95% interval
simulate-score = Mean score
simulate-between = { $low } to { $high }
simulate-even = Among equals each would win { $share } of the games.
simulate-seats = Wins of each seat, in order: { $wins }.
simulate-role = { $role }: { $share } of wins (from { $low } to { $high }).
simulate-speed = { $decisions } decisions a game, { $speed } games a second.
simulate-interrupted = Interrupted after { $done } games of { $games }.

## Seeing a game again

replay-spectator = a spectator
replay-as = seen by { $reader }
replay-step-how = Enter for the next move, q to stop.
replay-next = Move { $n } of { $all } ›{ " " }
replay-line = Move { $n }: { $text }
replay-seat = There is no seat { $found }: the table has { $seats }.
replay-turns = Turning points
replay-turns-early = --turns looks back at a whole game, and this one is not over at move { $n }.
replay-no-turns = No great turn in this game.
replay-turn = Move { $n }: { $name } goes from { $before } to { $after }. { $text }
replay-team = the team
replay-thinking = Going over it again…
replay-faithful = Faithful record: { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } of { $all } replayed, { $checked ->
        [0] seal checked
        [one] seal and { $checked } digest checked
       *[other] seal and { $checked } digests checked
    }.

## Malls

mall-saved = The ready-made malls:
mall-how = “cervelle mall NAME” draws one; “cervelle mall --seed 7” draws lots for one.
mall-code = this code
mall-right = Nothing to object to: it can be played in.
mall-file-right = { $file }: nothing to object to.
mall-told = { $width } cells by { $height }, { $searches ->
        [one] one search cell
       *[other] { $searches } search cells
    }, { $ways ->
        [one] one way out
       *[other] { $ways } ways out
    }.

verify-line = { $what }: { $text }
verify-right = Right.
verify-wrong = Wrong.
verify-open = Not checked.
