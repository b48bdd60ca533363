### The web client: what its pages say, whatever the game.

web-you = You
web-unreachable = We can’t reach the server. Check your connection; we’ll keep trying.
web-loading = One moment…
web-close = Close
web-rule = Rule { $rule }

## The menu

web-home = Home
web-menu = Menu
web-account = Name and account
web-language = Language
web-theme = Colours
web-theme-auto = Auto
web-theme-light = Light
web-theme-dark = Dark
web-all-tables = All tables

## The start page

web-motto = The forest burns, the tide answers.
web-about = Board games with friends or against the computer.
web-facts-feurio = 1–4 players · 20–30 min
web-facts-firewater = 2–4 players · 40 min
web-pitch-feurio = Send your crews where the fire will be, not where it is.
web-pitch-firewater = Spread your influence, take the squares, win over the elementals.
web-play-now = Play now
web-against-computer = against the computer
web-at-one-device = on this device
web-players-range = { $least }–{ $most } players
web-new-table = New table
web-learn = Learn in five minutes
web-rules = Rules
web-running = Your running games
web-lobby = Open tables
web-finished = Finished games
web-no-tables = No tables yet
web-no-tables-about = Your games appear here, and so do tables where someone is waiting for players.
web-no-tables-offline = Your games appear here.
web-show-all = Show all { $count }
web-open-record = Open a game from a file
web-continue = Continue
web-watch = Watch
web-join = Join
web-look = View
web-over = Over
web-waiting-players = Waiting for players
web-your-turn = Your turn
web-thinking = { $player } is thinking
web-seats-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
web-move-number = { $number ->
    [0] just begun
   *[other] move { $number }
}

## The deal of the day

web-daily = Today’s forest
web-daily-about = One solitaire deal, the same for everyone until midnight UTC.
web-percent = { NUMBER($value, style: "percent") }
web-daily-day = { DATETIME($day, dateStyle: "full") }
web-daily-goal = Get all 48 firefighters into the forest, each colour in one region with an open 1.
web-daily-play = Play the deal
web-daily-continue = Play on
web-daily-look = View your game
web-daily-share = { NUMBER($share, style: "percent") } won today
web-daily-first = No one has finished it yet
web-daily-results = Today’s results
web-won = Won
web-not-won = Not won

## A new table

web-mode = How do you want to play?
web-mode-competitive = Against each other
web-mode-cooperative = Together
web-mode-solitaire = Alone
web-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
web-seat = Seat { $number }
web-level = level
web-name = Name
web-variant-firebreak = Firebreaks
web-variant-hotter = Hotter game
web-aids = Help
web-aid-spots = Show the board’s sums
web-aid-counts = Count what’s left
web-aid-scores = Running score
web-aid-hints = Hints

## At the table

web-board = Board
web-turn = Your turn and what to do
web-turn-of = { $player } is to move
web-choose = Choose on the board
web-unstage = Cancel
web-hint = Hint
web-take-back = Undo
web-ask-undo = Ask to undo
web-asks-undo = { $player } would like to undo their last turn.
web-agree = OK
web-disagree = No, sorry
web-returnable = You can still undo this afterwards.
web-final = This can’t be undone once confirmed.
web-log = Latest moves
web-log-all = The whole game
web-log-less = Latest moves only
web-news = New:
web-company = Who’s here
web-present = here
web-absent = not here
web-stands-in = the computer is playing
web-return = I’m back
web-stand-in = Computer plays for { $player }
web-lists = Lists and typed moves
web-notation = Type a move
web-notation-go = Show it
web-gathering = Waiting for the others
web-gathering-about = The game begins as soon as every seat is taken.
web-invited = There’s a seat for you
web-seat-open = Kept for a friend
web-seat-public = Open to anyone
web-sit = Take a seat
web-leave = Leave the table
web-watching-soon = You’re watching: the game begins as soon as every seat is taken.
web-link-seat = Link for seat { $number }
web-link-watch = Link for spectators
web-link-replay = Link to this game
web-copy = Copy
web-copied = Copied
web-qr = { $name } as a QR code
web-hand-over = It’s { $player }’s turn
web-hand-over-about = Pass the device on: the next screen is for one pair of eyes only.
web-hand-over-ready = I’m { $player }
web-lost = No connection: trying again…
web-lost-staged = Your move is kept.
web-socket-refused = The server has closed the connection to this table.
web-try-again = Try again
web-no-table = You can’t see this table

## Afterwards

web-game-over = The game is over
web-rematch = Rematch
web-rematch-join = Join the rematch
web-replay = Replay
web-count = Score in detail
web-keep = Save, verify, share
web-download = Download the record
web-play = Play
web-no-turning = No costly mistakes: well played!

## Name and account

web-registered = Welcome! Your account is ready.

## Games without a client of their own

web-plain-move = Play { $move }
web-plain-choose = Choose a move
web-plain-position = The position
web-plain-preview = This is how it would look:
web-plain-type = Type a move, or part of one
web-plain-found = { $found ->
    [0] No move matches; press Enter to see why.
   *[other] { $found } of { $count } moves
}
