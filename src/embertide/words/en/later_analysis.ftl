### The analysis of a game: the chart, notes on decisions, and their moves on the board.

web-chance = Chance of winning
web-scores = Scores
web-chart = The chance of winning by move, one line per player
web-chart-scores = The scores by move, one line per player
web-show-scores = Show the scores
web-show-chance = Show the chances
web-accuracy = Accuracy: how close each move came to the best one.
web-note-better = { $played }; better: { $best }
web-note-best = { $best }: the best move of the game
web-note-loss = −{ NUMBER($value, style: "percent") }
web-note-gain = +{ NUMBER($value, style: "percent") }
web-notes-all = Everyone’s mistakes
web-notes-own = Only my mistakes
web-retry = Try again
web-show-line = Show the line
web-tag-played = Played
web-tag-better = Better

## Moves in a few words

web-feurio-brief-lay = the { $tile } on { $place }
web-feurio-brief-cover = firebreak on { $place }
web-feurio-brief-send = { $count ->
    [one] { $colour } to { $place }
   *[other] { $count } × { $colour } to { $place }
}
web-feurio-brief-side = { $what } ({ $side })
web-feurio-side-left = left
web-feurio-side-right = right
web-feurio-side-top = top
web-feurio-side-bottom = bottom
web-firewater-tag-points = points
web-firewater-tag-squares = squares led

## Keys of the replay

web-keys-play = Play or pause
web-keys-next-mistake = Next mistake
web-keys-prior-mistake = Previous mistake
web-keys-line = Show the line
web-keys-retry = Try the mistake again
