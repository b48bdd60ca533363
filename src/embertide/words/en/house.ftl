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
    .you-player = You: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Options

option-mode = There’s no mode “{ $mode }”: choose one of { $modes }.
option-players = This game is for { $least } to { $most } players, not { $players }.
option-mode-players = { $least ->
    [1] The mode { $mode } is for one player, not { $players }.
   *[other] The mode { $mode } is for { $least } to { $most } players, not { $players }.
}
option-variant = There’s no variant “{ $variant }”: choose from { $variants }.
option-variant-mode = The variant { $variant } doesn’t go with the mode { $mode }, only with { $modes }.
option-no-variants = This game has no variants, so “{ $variant }” can’t be one.
option-board = There’s no board “{ $board }”: choose one of { $boards }, or give the path of a file.
option-no-boards = This game is played without a board, so there’s none to choose.

## The terminal

our-ruling = Our ruling: { $text }
unofficial = This is an unofficial edition. The games and their names belong to their authors and publishers; the texts are our own.
name-feurio = Feurio!, a forest fire for 1 to 4
name-firewater = Fire & Water, a struggle of elements for 2 to 4
name-competitive = against each other
name-cooperative = together
name-solitaire = alone

## Tournaments and analysis

level-spark = Spark
level-ember = Ember
level-flame = Flame
level-blaze = Blaze
level-inferno = Inferno

## Research

name-spark = Spark, a beginner
name-ember = Ember
name-flame = Flame
name-blaze = Blaze
name-inferno = Inferno, the strongest

## Positions that somebody set up

position-turn = Seats are numbered from 0; there are { $players } of them.

## Rooms

room-no-kernel = { $game } has no computer players that search: only people can play it, or the players random and playouts:N.
room-no-features = { $game } has no environments for research.
room-no-solver = { $game } has no solver.
room-no-positions = You can’t set up positions in this game.
