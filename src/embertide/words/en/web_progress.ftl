### The ladder, your games, the streak and puzzles.

## The ladder

web-ladder-of = The ladder, { $game }
web-ladder-held = held
web-ladder-new = not tried
web-ladder-wins = won { $wins } of { $needed }
web-ladder-run = { $needed ->
    [one] one win
   *[other] { $needed } wins in a row
}

## Feats

feurio-feat-worth = Best region
feurio-feat-tiles = Most tiles in a region
firewater-feat-tokens = Most tokens
firewater-feat-elementals = Most elementals

## The start page of somebody who comes back, results, past deals, puzzles, statistics

web-back-turn = Welcome back. It’s your turn.
web-back = Welcome back.
web-game-against = { $game } against { $who }
web-waits =
    { $count ->
        [one] One more table is waiting for you
       *[other] { $count } more tables are waiting for you
    }
web-play-level = Play { $level }
web-ladder-about = Beat a level twice in a row to hold it. Games with hints don’t count; every level is open to you.
web-ladder-about-run = Win in a row to climb. Every level is open to you.
web-ladder-pick = Ladder
web-streak =
    { $days ->
        [one] 1-day streak
       *[other] { $days }-day streak
    }
web-week-won = won
web-week-lost = lost
web-week-missed = missed
web-week-today = not played yet
web-daily-archive = Past forests
web-daily-archive-about = Play the deal of any day. Only today’s counts towards your streak.
web-daily-late = played later
web-daily-this = Forest of { DATETIME($day, dateStyle: "long") }
web-puzzle-day = Puzzle of the day
web-puzzle-find = Find it
web-puzzle-again = View it again
web-puzzle-solved = Solved
web-puzzle-missed = Not solved
web-puzzle-share = Solved first time by { NUMBER($share, style: "percent") }
web-puzzle-fresh = Be the first to try it
web-puzzle-title = Puzzle { $number } of { $of }
web-puzzle-right = That’s the best move.
web-puzzle-wrong = There’s a better move.
web-puzzle-worth = It wins { NUMBER($best, style: "percent") } of the time.
web-puzzle-worths = Yours wins { NUMBER($yours, style: "percent") } of the time, the best move { NUMBER($best, style: "percent") }.
web-puzzle-best = Best
web-puzzle-next = Next puzzle
web-puzzle-retry = Try again
web-puzzle-about = One move here is clearly better than all the others. Which one?
web-your-games = Your games
web-your-record = { $played } played, { $won } won
web-all-games = All your games
web-result-won = Won
web-result-lost = Lost
web-result-drawn = Draw
web-result-ended = Ended without a result
web-result-shared = On one device
web-result-early = Given up
web-result-watched = Watched
web-result-won-score = Won { $mine } to { $theirs }
web-result-lost-score = Lost { $mine } to { $theirs }
web-result-drawn-score = Draw, { $mine } each
web-look-back = Look back
web-date = { DATETIME($day, dateStyle: "medium") }
web-show-more = Show more
web-you-page = Your record
web-you-page-about = What you’ve played and achieved so far.
web-stat-games = Games
web-stat-won = Won
web-stat-best = Best score
web-stat-run = Longest winning streak
web-stat-streak = Longest streak of daily forests
web-stat-colour = Your most-played colour
web-stat-puzzles = Puzzles solved first time
web-stat-level = { $level }: { $won } of { $played } won
web-stat-none = Nothing yet. Play a game, and it will show up here.
