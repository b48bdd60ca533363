### The web client: what its pages say, whatever the game.

web-you = You
web-unreachable = The house does not answer. Check your connection; we keep trying.
web-loading = One moment …
web-close = Close
web-rule = Rule { $rule }

## The menu

web-home = To the start page
web-menu = Menu
web-account = Name and account
web-language = Language
web-theme = Colours
web-theme-auto = Auto
web-theme-light = Light
web-theme-dark = Dark
web-sound = Sounds
web-all-tables = All tables

## The start page

web-motto = The forest burns, the tide answers.
web-about = Two board games, with friends or against the computer.
web-facts-feurio = 1–4 players · 20 min
web-facts-firewater = 2–4 players · 40 min
web-pitch-feurio = Send your crews where the fire will be, not where it is.
web-pitch-firewater = Spread your influence, take the squares, win the spirits.
web-play-now = Play now
web-against-computer = against the computer
web-new-table = New table
web-learn = Learn in five minutes
web-rules = Rules
web-running = Running tables
web-lobby = Open tables
web-finished = Finished games
web-no-tables = No tables yet
web-no-tables-about = Games you play appear here, and so do tables where somebody waits for company.
web-show-all = Show all { $count }
web-open-record = Open a game from a file
web-continue = Continue
web-watch = Watch
web-join = Join
web-look = Look
web-over = Over
web-waiting-players = Waiting for players
web-your-turn = Your turn
web-thinking = { $player } is thinking
web-seats-free = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
web-move-number = { $number ->
    [0] just begun
   *[other] move { $number }
}

## The deal of the day

web-daily = Today’s forest
web-daily-about = One deal for a crew of one, the same for everyone until midnight (UTC).
web-daily-goal = Bring all 48 firefighters out, each colour in one region with an open 1.
web-daily-play = Play the deal
web-daily-continue = Play on
web-daily-look = Look at your game
web-daily-share = { $share } % of those who tried it today won
web-daily-shared = { $played ->
    [one] One person has finished it; { $share } % have won.
   *[other] { $played } people have finished it; { $share } % have won.
}
web-daily-first = Nobody has finished it yet
web-daily-results = Today’s results
web-daily-result = Result
web-daily-turns = Turns left when decided
web-won = Won
web-not-won = Not won

## A new table

web-new-title = { $game }: a new table
web-mode = How do you want to play?
web-mode-competitive = Against each other
web-mode-cooperative = Together
web-mode-solitaire = Alone
web-how-many = How many players?
web-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
web-seats = Who sits where?
web-seat = Seat { $number }
web-seat-me = Me
web-seat-here = Somebody at this device
web-seat-friend = A friend, by link
web-seat-anyone = Anyone
web-seat-computer = The computer
web-seat-me-about = You play this seat.
web-seat-friend-about = You get a link and a code to pass on.
web-seat-anyone-about = The table stands in the list of open tables.
web-level = strength
web-name = Name
web-variants = Variants
web-variant-firebreak = Firebreaks
web-variant-firebreak-about = Lay a tile face down for the price of a firefighter; drawn tiles are secret.
web-variant-hotter = Hotter game
web-variant-hotter-about = Regions are rounded down instead of up.
web-more = Clock, aids and more
web-layout = Board
web-layout-default = As published, with a swapped centre
web-layout-chessboard = Plain chessboard
web-own-board = A board of your own (a text file of F and W)
web-clock = Time to think
web-clock-none = No clock
web-clock-turn-30 = 30 seconds a turn
web-clock-turn-120 = 2 minutes a turn
web-clock-bank-300 = 5 minutes each, 10 seconds more a turn
web-clock-bank-900 = 15 minutes each, 20 seconds more a turn
web-clock-turn-86400 = One day a turn
web-aids = Aids
web-aid-spots = Show the board’s sums
web-aid-spots-about = Hottest spots with their heat, influence on every square.
web-aid-counts = Count what is left
web-aid-counts-about = Tiles or markers nobody has seen yet.
web-aid-scores = Running score
web-aid-scores-about = The count as it stands, all the time.
web-aid-hints = Hints
web-aid-hints-about = The best three moves, on request.
web-open-table = Open the table

## At the table

web-board = Board
web-sheet = More or less of the table’s sheet
web-turn = Your turn and what to do
web-turn-of = { $player } is to move
web-choose = Choose on the board
web-unstage = Not that
web-hint = Hint
web-take-back = Take back
web-ask-undo = Ask to take my last turn back
web-asks-undo = { $player } would like to take the last turn back.
web-agree = All right
web-disagree = Rather not
web-undo-asked = Waiting for the others to agree to the take-back.
web-returnable = You can still take this back afterwards.
web-final = Once confirmed, this stands: it cannot be taken back.
web-log = Lately
web-log-all = The whole game
web-log-less = Only the latest
web-news = New:
web-company = Who is here
web-present = here
web-absent = not here
web-stands-in = the computer plays
web-return = I am back
web-stand-in = Let the computer play for { $player }
web-lists = Lists and typed moves
web-notation = Type a move
web-notation-go = Show it
web-gathering = Waiting for the others
web-gathering-about = The game begins by itself as soon as every seat is taken.
web-invited = A seat is waiting for you
web-seat-open = Kept for a friend
web-seat-public = Free for anyone
web-sit = Take a seat
web-leave = Get up again
web-watching-soon = You are watching: the game begins as soon as every seat is taken.
web-link-seat = Link for seat { $number }
web-link-watch = Link for spectators
web-link-replay = Link to this game
web-copy = Copy
web-copied = Copied
web-qr = { $name }, as a code to scan
web-hand-over = { $player } is next
web-hand-over-about = Pass the device on: what you see now is for one pair of eyes only.
web-hand-over-ready = I am { $player }
web-lost = No connection: trying again …
web-lost-staged = Your move is kept.
web-no-table = You cannot see this table

## Afterwards

web-game-over = The game is over
web-rematch = Rematch
web-rematch-join = To the rematch
web-replay = Replay
web-count = The count in words
web-keep = Keep, verify, share
web-download = Download the record
web-verify = Verify the seal
web-seal-good = The seal is whole: every draw was fixed before the first move.
web-seal-none = This game carries no seal.
web-replay-move = Move { $move } of { $of }
web-beginning = The beginning
web-first = To the beginning
web-prior = One step back
web-next = Next
web-last = To the end
web-play = Play it
web-pause = Stop
web-slider = Position in the game
web-play-on = Play on from here
web-to-table = To the table
web-analysis = How the game went
web-analysis-runs = Looking at it again: { $done } of { $of } decisions …
web-chart = The expected share of the win by move, one line a player
web-turning = Move { $move }: { $player } gave away { $loss } % of a win ({ $played }). Better: { $best }.
web-no-turning = Nobody threw anything away: a well-played game.
web-open-record-about = A record that you downloaded here can be looked at, checked and played on.
web-choose-file = Choose a file, or drop it here

## Learning

web-rules-of = Rules of { $game }
web-contents = Contents
web-learn-title = { $game } in five minutes
web-learn-done = Play a real game
web-step = Step { $step } of { $of }

## Name and account

web-account-guest = You play as a guest. Everything works without an account.
web-account-yours = Your games and ratings are kept under your name.
web-your-name = What others call you
web-rename = Save
web-renamed = Saved.
web-ratings = Ratings
web-rated-games = { $count ->
    [one] one game
   *[other] { $count } games
}
web-account-have = An account
web-account-about = With a name and a password you find your games again on any device. Your games as a guest come along.
web-password = Password
web-register = Make an account
web-enter = Log in
web-registered = Welcome! Your account is made.
web-entered = Welcome back!
web-log-out = Log out
web-left = You are logged out.
web-remove = Delete the account
web-remove-about = Your name disappears from all games; the games themselves stay. This cannot be undone.
web-removed = The account is deleted.

## Nothing here

web-missing = There is nothing here
web-missing-about = The address leads nowhere: perhaps a letter is missing.
