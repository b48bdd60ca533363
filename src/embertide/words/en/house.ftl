### The house: what is said about any game.

player = Player { $number }
colour-red = red
colour-green = green
colour-blue = blue
colour-yellow = yellow
score-line = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Options

option-game = There is no game "{ $game }" here: choose one of { $games }.
option-mode = There is no mode "{ $mode }": choose one of { $modes }.
option-players = This game is for { $least } to { $most } players, not { $players }.
option-mode-players = { $least ->
    [1] The mode { $mode } is for one player, not { $players }.
   *[other] The mode { $mode } is for { $least } to { $most } players, not { $players }.
}
option-variant = There is no variant "{ $variant }": choose among { $variants }.
option-variant-mode = The variant { $variant } does not go with the mode { $mode }, only with { $modes }.
option-no-variants = This game has no variants, so "{ $variant }" cannot be one.
option-board = There is no board "{ $board }": choose one of { $boards }, or give the path of a file.
option-no-boards = This game is played on an empty table: it has no printed board to choose.

## Records

record-json = This is no JSON: it breaks off at line { $line }, column { $column }.
record-deep = This is nested too deep for a game record.
record-number = A number here has too many digits.
record-constant = { $name } has no place in a record: numbers are whole numbers.
record-object = A record is one JSON object in braces.
record-twice = The field "{ $field }" stands here twice; once is right.
record-missing = The field "{ $field }" is missing.
record-unknown = A record of this game has no field "{ $field }".
record-kind-str = This must be a text in quotes.
record-kind-int = This must be a whole number.
record-kind-list = This must be a list in square brackets.
record-kind-dict = This must be an object in braces.
record-strings = This must be a list of texts in quotes.
record-format = This is not the format we read; a record says "{ $format }".
record-rules = This game was played under other rules than version { $rules }, the only one this program knows.
record-unsorted = Variants stand in alphabetical order, each once.
record-names = There must be a name for each of the { $players } players.
record-date = This is no date: write it like 2026-11-15 or 2026-11-15T20:30:00+01:00.
record-checks = There are { $checks } checks for { $moves } moves; each move has one, or none has.
record-check = A check holds just seat, legal and digest.
record-digest = A digest is sixteen of the characters 0 to 9 and a to f.
record-seat = The check says seat { $said } acts here, but it is seat { $found }.
record-legal = The check says { $said } moves are legal here, but there are { $found }.
record-other-moves = The check's digest { $said } stands for other legal moves than ours, { $found }.
record-result-missing = The game is over, so the record must say the result.
record-result-early = The game is not over, so there is no result yet.
record-result-wrong = The right result is { $found }.
record-seal = A seal holds a commitment of 64 hex digits, what each seat added, and perhaps the secret.
record-seal-broken = The secret is not the one that was committed to.
record-seal-draw = Draw { $number } is not the one that the seal gives.
record-hidden = Some values are hidden here, so the game can be looked at, but not finished or played on.

## Taking back

undo-nothing = There is nothing to take back yet.
undo-revealed = That move stays: something came to light after it.
undo-others = That move stays: somebody else has moved since.

## Files

file-unreadable = { $file } cannot be read: { $reason }.
file-not-text = { $file } is not a text file in UTF-8.
file-unwritable = { $file } cannot be written: { $reason }.
file-empty = This file holds no record.

## The terminal

option-language = We do not speak "{ $language }" yet: choose one of { $languages }.
option-bots = { $bots } bots cannot sit on { $players ->
    [one] one seat
   *[other] { $players } seats
}.
our-ruling = Our ruling: { $text }
unofficial = This is an unofficial edition. The games and their names belong to their authors and publishers; these words are our own.
name-feurio = Feurio!, a forest fire for 1 to 4
name-firewater = Fire & Water, a struggle of elements for 2 to 4
name-competitive = against each other
name-cooperative = together
name-solitaire = alone
ask-game = What shall we play?
ask-mode = How?
ask-players = How many players?
ask-variants = Play with the variant "{ $variant }"? [y/N]
ask-bots = How many of them does the computer play?
ask-choice = Number (just Enter for { $first }):
ask-again = Please answer with one of { $answers }.
yes-letters = yY
goodbye = Until next time.
terminal-welcome = Type a move, or "help".
terminal-help =
    A move is typed as it is listed, for example - to pass.
    moves        list all legal moves; "moves d" only those that begin with d
    why MOVE     say whether a move is legal, and by which rule not
    undo         take the last move back, as long as nothing came to light after it
    score        count the game as it stands
    hint         the best three moves, and what they do
    save FILE    write the game down; go on later with: embertide play --resume FILE
    quit         leave (so do Ctrl-C and Ctrl-D), with an offer to save
terminal-many = (many moves: type "moves", or the beginning: "moves t")
terminal-prompt = { $player }>
terminal-hand-over = { $player }, it is your turn: take the keyboard and press Enter.
terminal-legal = { $move } is legal.
terminal-save-where = Where to? Write: save FILE
terminal-exists = { $file } exists already: choose another name.
terminal-saved = Saved. Go on with: embertide play --resume { $file }
terminal-leave = You are leaving. A file name saves the game, Enter does not:

## Tournaments and analysis

level-spark = Spark
level-ember = Ember
level-flame = Flame
level-blaze = Blaze
level-inferno = Inferno
option-bot = There is no computer player "{ $bot }": choose among { $bots }.
option-no-bots = Name at least one computer player, for instance --bots flame,blaze.
option-ray = Ray is not installed: pip install "embertide[ray]", or leave out --ray.
option-ray-address = No Ray cluster answers at { $address }: give its address, or "local" to start one here.
arena-bot = player
arena-games = games
arena-share = won (95 %)
arena-points = points
arena-seconds = s a move
arena-rating = rating
analysis-move = move
analysis-player = player
analysis-played = played
analysis-best = best
analysis-expected = expected
analysis-loss = lost
analysis-remark = what it does
analysis-lost = { $player } gave away { $loss } of a win in all.
hint-over = The game is over: there is nothing left to advise.

## Research

option-research = This needs { $package }: pip install "embertide[research]"
option-seat = There is no seat { $seat }: seats go from 0 to { $last }.
export-suffix = { $file } must end in .parquet or .npz: that says in which format to write.
export-mixed = One file holds one game: this record is of { $game }, the first was of { $first }.
export-done = { $decisions ->
    [one] One decision
   *[other] { $decisions } decisions
} of { $games ->
    [one] one game
   *[other] { $games } games
} written to { $file }.
warming-up = Preparing the computer players (only after an update, some seconds) …
ask-level = How well should the computer play?
solve-what = Give either a record or --deck, whose win is to be proven.
solve-competitive = Only a common goal can be solved: choose the mode solitaire or cooperative.
solve-not-found = No way to win was found in that time; there may be one.
name-spark = Spark, a beginner
name-ember = Ember
name-flame = Flame
name-blaze = Blaze
name-inferno = Inferno, the strongest

## Positions that somebody set up

position-turn = Seats are numbered from 0, and there are { $players } of them.
