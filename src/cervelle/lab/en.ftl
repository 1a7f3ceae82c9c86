# What the laboratory says.

lab-name = the laboratory
lab-title-tournament = { $game }: tournament
lab-title-balance = { $game }: balance
lab-title-compare = { $game }: two card files
lab-findings = What came out
lab-foot = Intervals are at 95%. The same command and the same seed give the same figures, however many processes share the work. Every game is in games.csv and games.parquet, every figure of this page in figures.csv.

lab-fact-bots = Bots
lab-fact-seats = Players
lab-fact-games = Games
lab-fact-seed = Seed
lab-fact-data = Cards
lab-own-cards = the game's own cards
lab-of-cells = { $count ->
        [one] { $games }
       *[other] { $games } in each of { $count } cases
    }
lab-options = Options

bot-random = random
bot-beginner = beginner
bot-player = player
bot-strategist = strategist
lab-players = { $count ->
        [one] { $seats } player
       *[other] { $seats } players
    }
lab-place = Seat { $number }
lab-between = { $low } to { $high }
lab-below = < { $least }
lab-points = {" "}points
lab-alt = { $title }: the table that follows gives the same figures.

## Columns

lab-games = Games
lab-places = Seats played
lab-share = Victories
lab-interval = 95% interval
lab-mean = Mean
lab-median = Median
lab-quartiles = Quartiles
lab-bot = Bot
lab-seat = Seat
lab-role = Role
lab-number = Players
lab-ending = Ending
lab-cell = Case
lab-card = Card
lab-uses = Uses
lab-a-game = A game
lab-all = All games
lab-measure = Measure
lab-difference = Difference
lab-p = p
lab-holm = Holm's p
lab-mcnemar = exact McNemar
lab-student = paired Student
lab-the-one = The first
lab-the-other = The second

## Figures

lab-bots = Victories of each bot
lab-line-ups = Victories in each line-up
lab-line-ups-note = A bot on several seats counts for one seat at a time.
lab-pairs = Two by two
lab-pairs-note = At the same seeds, all seats exchanged: the difference is the share of the first less that of the second. The test is McNemar's, exact, for what is won or lost, Student's, paired, for the rest; “Holm's p” allows for the number of tests, the intervals do not.
lab-against = { $one } against { $other }
lab-victories = Victories
lab-cross = Victories and mean score
lab-cross-note = The share of victories, then the mean score; a lost game counts for what the game gives it.
lab-seats = Victories of each seat ({ $players })
lab-even = With even chances each would have { $share } (the dashed line).
lab-roles = Victories of each role
lab-bot-roles = Victories of each bot in each role
lab-roles-note = The share of games won by whoever plays this role.
lab-by-players = Victories by number of players
lab-endings = How games end
lab-scores = Score
lab-decisions = Length in decisions
lab-rounds = Length in rounds
lab-cards = Cards used
lab-changes = What the second file changes
lab-changes-note = { $count ->
        [one] { $pairs } pair of games at the same seed
       *[other] { $pairs } pairs of games at the same seeds
    }: the difference is the second file less the first. The test is McNemar's, exact, for what is won or lost, Student's, paired, for the rest; “Holm's p” allows for the number of measures, the intervals do not.
lab-m-won = victories
lab-m-score = score
lab-m-role = victories, { $role }
lab-m-seat = victories, seat { $number }
lab-m-decisions = decisions
lab-m-rounds = rounds

## Sentences

lab-best = The bot “{ $bot }” wins most often: { $share } of the games for each seat it takes ({ $low } to { $high }).
lab-best-together = The bot “{ $bot }” wins most often: { $share } of the games ({ $low } to { $high }).
lab-tied = Several bots win most often, equally: { $bots } ({ $share } each).
lab-better = { $pair }: a difference of { $change } ({ $low } to { $high }) that chance does not explain ({ $p }, { $test }).
lab-no-better = { $pair }: a difference of { $change } ({ $low } to { $high }) that chance alone may explain ({ $p }, { $test }).
lab-won = The bots win { $share } of the games ({ $low } to { $high }).
lab-fair = With { $players }, no seat differs from an even share, { $even }, by more than chance explains.
lab-sides = With { $players }, victories by role: { $roles }.
lab-unfair = With { $players }, these seats differ from the expected { $even } beyond chance: { $seats }.
lab-never = { $count ->
        [one] One card was never used: { $cards }.
       *[other] Cards never used: { $cards }.
    }
lab-all-used = Every card was used.
lab-changed = { $measure }: from { $before } with { $first } to { $after } with { $second }, a difference of { $change } ({ $low } to { $high }) that chance does not explain ({ $p }, { $test }).
lab-unchanged = { $measure }: from { $before } with { $first } to { $after } with { $second }, a difference of { $change } ({ $low } to { $high }) that chance alone may explain ({ $p }, { $test }).

## What is wrong

lab-study = The laboratory does { $known }; not “{ $found }”.
lab-two-bots = A tournament needs at least two different bots: cervelle lab tournament { $game } --bots player,random
lab-one-table = A tournament has one number of seats; not “{ $found }”.
lab-option = “{ $game }” has no option “{ $option }”. Options: { $known }.
lab-free-option = The option “{ $option }” takes any text: say which, as in --by { $option }=ONE,ANOTHER.
lab-same-data = { $own ->
        [yes] The game's own cards
       *[no] “{ $first }”
    } and “{ $second }” say the same: there is nothing to compare.
lab-option-twice = The option “{ $option }” is given by --option and by --by: keep one of them.
lab-by-nothing = “--by { $option }=” gives no value: write --by { $option }=ONE,ANOTHER, or --by { $option } for all of them.
lab-iterations = “{ $found }”: a strategist thinks 1 to 1,000,000 iterations, as in strategist:500.
lab-with = Say which file to compare with: cervelle lab compare { $game } --with FILE
lab-flag = “cervelle lab { $study }” has no option “{ $flag }”.
lab-folder = The folder { $folder } cannot be read or written.
lab-folder-taken = The folder { $folder } already holds something else: give an empty or new one with --into.
lab-folder-busy = Another command is at work in the folder { $folder }: wait for its end, or give another one with --into.
lab-folder-other = The folder { $folder } is that of another run, { $unlike ->
        [study] of another kind
        [game] of another game
        [rules] by another version of the rules
        [seed] with another seed
        [cells] with other bots, options, cards or numbers of players
       *[other] by another version of the laboratory
    }: give another with --into, or repeat the same command.
lab-unwritten = { $file } cannot be written: see whether the disk is full or something else has that name, then repeat the same command.
lab-folder-broken = In the folder { $folder }, { $file } is damaged: give another folder with --into.
lab-extra = “{ $module }” is missing: install it with pip install "cervelle[{ $extra }]".

## Meanwhile and afterwards

lab-bar = Games
lab-resumed = { $count ->
        [one] { $games } game is already played, { $left } to go.
       *[other] { $games } games are already played, { $left } to go.
    }
lab-speed = { $count ->
        [one] { $games } game
       *[other] { $games } games
    } played in { $seconds } s ({ $speed } a second).
lab-written = The report: { $file }
lab-interrupted = Interrupted: what is played is kept in { $folder }; the same command goes on from there.
