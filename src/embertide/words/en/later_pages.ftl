### Pages that are not shown first.

## Looking back, and records from a file

web-replay-move = Move { $move } of { $of }
web-beginning = The beginning
web-first = To the beginning
web-prior = Previous
web-next = Next
web-last = To the end
web-pause = Pause
web-slider = Position in the game
web-play-on = Play on from here
web-to-table = Back to the table
web-analysis-runs = Analysing: { $done } of { $of } decisions…
web-open-record-about = You can view, check and play on any record you’ve downloaded here.
web-choose-file = Choose a file, or drop it here

## Rules, lessons, results of the day, missing pages

web-daily-shared = { $played ->
    [one] { $won ->
        [0] One person has finished it, without winning.
       *[other] One person has finished it, and won.
    }
   *[other] { $played } people have finished it; { NUMBER($share, style: "percent") } won.
}
web-daily-result = Result
web-daily-turns = Turns to spare
web-rules-of = Rules of { $game }
web-contents = Contents
web-learn-title = { $game } in five minutes
web-step = Step { $step } of { $of }
web-missing = There’s nothing here
web-missing-about = This address leads nowhere: perhaps a letter is missing.
web-no-lesson = There’s no lesson for { $game } yet. The rules explain how to play, and every table lists the moves you can make.
web-no-companion = There’s no companion for { $game } yet. You can play it here, at a table.
web-no-rules = { $game } came without written rules. At the table you’ll see every move you can make.
