### The terminal: games, tournaments, analysis and files.

## Files

file-unreadable = { $file } can’t be read: { $reason }.
file-not-text = { $file } isn’t a UTF-8 text file.
file-empty = This file doesn’t contain a record.

## The terminal

option-language = We don’t speak “{ $language }” yet: choose one of { $languages }.
option-bots = { $bots } bots can’t sit on { $players ->
    [one] one seat
   *[other] { $players } seats
}.
ask-game = What shall we play?
ask-mode = How do you want to play?
ask-players = How many players?
ask-variants = Play with the variant “{ $variant }”? [y/N]
ask-bots = How many computer players?
ask-choice = Number (just press Enter for { $first }):
ask-again = Please answer with one of { $answers }.
yes-letters = yY
goodbye = See you next time.
terminal-welcome = Type a move, or “help”.
terminal-help =
    Type a move as it is listed, for example - to pass.
    moves        list all legal moves; “moves d” only those that begin with d
    board        show the board again
    why MOVE     say whether a move is legal, and if not, which rule forbids it
    undo         undo the last move, unless something has been revealed since
    score        show the score as it stands
    hint         the best three moves, and what they do
    save FILE    save the game; continue later with: embertide play --resume FILE
    quit         leave (so do Ctrl-C and Ctrl-D); you can save first
terminal-many = (many moves: type “moves”, or a beginning: “moves t”)
terminal-only = The only move is { $move }: press Enter to play it.
terminal-more = { $count ->
    [one] One more move
   *[other] { $count } more moves
}: press Enter to go on, or q to stop.
terminal-none = No legal move begins with “{ $start }”.
terminal-why = Which move? Type: why MOVE
terminal-prompt = { $player }>
terminal-hand-over = { $player }, it’s your turn: take the keyboard and press Enter.
terminal-legal = { $move } is legal.
terminal-save-where = Save it where? Type: save FILE
terminal-exists = { $file } already exists: choose another name.
terminal-saved = Saved. Continue with: embertide play --resume { $file }
terminal-leave = Before you leave: type a file name to save the game, or just press Enter:

## Tournaments and analysis

option-no-bots = Name at least one computer player, for example --bots flame,blaze.
option-ray = Ray isn’t installed: pip install "embertide[ray]", or leave out --ray.
option-ray-address = No Ray cluster answers at { $address }: give its address, or “local” to start one here.
arena-bot = player
arena-games = games
arena-share = won ({ NUMBER(0.95, style: "percent") })
arena-points = points
arena-seconds = s a move
arena-rating = rating
terminal-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-seconds = { NUMBER($seconds, minimumFractionDigits: 4, maximumFractionDigits: 4) }
analysis-move = move
analysis-player = player
analysis-played = played
analysis-best = best
analysis-expected = expected
analysis-loss = lost
analysis-remark = what it does
analysis-lost = { $player } lost { NUMBER($loss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } of the win in all.
hint-over = The game is over: there’s nothing left to advise.

## Research

option-extra = This needs { $package }: pip install "embertide[{ $extra }]"
option-seat = There’s no seat { $seat }: seats are numbered from 0 to { $last }.
export-suffix = { $file } must end in .parquet or .npz, which decides the format.
export-mixed = A file holds records of one game only: this one is { $game }, the first was { $first }.
export-done = { $decisions ->
    [one] One decision
   *[other] { $decisions } decisions
} from { $games ->
    [one] one game
   *[other] { $games } games
} written to { $file }.
warming-up = Getting the computer players ready (a few seconds, only after an update)…
ask-level = How well should the computer play?
solve-what = Give either a record or --deck, to look for a win.
solve-competitive = Only games with a common goal can be solved: choose the mode solitaire or cooperative.
solve-not-found = No win found in that time, but there may be one.
