### The house: what is said about any game. Colours, players, options, records, the terminal.

player = Player { $number }
colour-red = red
colour-green = green
colour-blue = blue
colour-yellow = yellow
score-line = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
