### Feurio! in the browser: what is said on the board and beside it.

## What a move is called on its button

web-feurio-lay = Lay the { $tile } here
web-feurio-cover = Firebreak here, for one firefighter in { $colour }
web-feurio-send = { $count ->
    [one] Send one { $colour } to the { $tile }
   *[other] Send { $count } { $colour } to the { $tile }
}
web-feurio-pass = Send nobody
web-feurio-arrange = Lay out { $tiles }
web-feurio-do = Play { $move }
web-feurio-on = { $what } ({ $cell })

## What places are called

web-feurio-board = The forest
web-feurio-cell-tile = { $tile }, { $state }, at { $cell }
web-feurio-cell-opening = { $tile }, opening tile
web-feurio-cell-spot = Hottest spot, heat { $heat }, at { $cell }
web-feurio-cell-empty = Empty, at { $cell }
web-feurio-cell-firebreak = Firebreak, at { $cell }
web-feurio-cell-firebreak-known = Firebreak, at { $cell }; you know it is a { $tile }
web-feurio-crew = { $colour } { $count }
web-feurio-room = { $room ->
    [0] full
    [one] one place free
   *[other] { $room } places free
}
web-feurio-shut = enclosed
web-feurio-region = { $colour }: { $sum }, divided by { $divisor }, makes { $value }
web-feurio-region-shut = { $colour }: { $sum }, enclosed, worth nothing
web-feurio-fit = Show everything

## Lists

web-feurio-list-spots = Hottest spots
web-feurio-list-own = My regions
web-feurio-list-regions = Regions
web-feurio-list-goals = Goals
web-feurio-list-tiles = Tiles on the table
web-feurio-list-moves = What you may do

## Tools

web-feurio-hand = The { $tile } to be laid
web-feurio-hand-hidden = A tile only its drawer has seen
web-feurio-how = How to lay it
web-feurio-face-up = Face up
web-feurio-face-down = Firebreak
web-feurio-price = Who leaves the game for it
web-feurio-price-note = The tile counts 0, and nobody is sent this turn.
web-feurio-crews = Whom to send
web-feurio-crew-left = { $left ->
    [0] { $colour }, none left
    [one] { $colour }, one left
   *[other] { $colour }, { $left } left
}
web-feurio-auxiliary-left = { $left ->
    [0] { $colour } auxiliaries, none left
    [one] { $colour } auxiliaries, one left
   *[other] { $colour } auxiliaries, { $left } left
}
web-feurio-count = How many
web-feurio-pick-tile = Choose a tile with a free space.
web-feurio-again = Click it again to send one more.
web-feurio-layouts = Ways to lay out the opening
web-feurio-layout = { $first } and { $last } at the ends, { $left } and { $right } in the middle
web-feurio-swap = Or swap two tiles on the table: click one, then the other.

## Scores and goals

web-feurio-points = { $points ->
    [one] one point
   *[other] { $points } points
}
web-feurio-points-change = { $from } now, { $to } then
web-feurio-change = { $colour }: { $from } now, { $to } then
web-feurio-locked = enclosed
web-feurio-goal = { $colour }: { $points }
web-feurio-goal-left = { $left ->
    [0] all 12 out
    [one] one to send
   *[other] { $left } to send
}
web-feurio-goal-together = together
web-feurio-goal-apart = { $count ->
    [0] not begun
    [one] one region
   *[other] { $count } regions
}
web-feurio-goal-watered = open 1
web-feurio-goal-dry = no open 1
web-feurio-goals-title = All out, each colour together, each with an open 1

## Supply

web-feurio-pile = { $pile ->
    [0] No tiles left
    [one] One tile left
   *[other] { $pile } tiles left
}
web-feurio-unseen = { $count } × { $tile } unseen
web-feurio-paid = Gave way to firebreaks

## Lesson: the worked example

web-feurio-lesson-welcome = A forest is burning. Every tile shows how fiercely, from 1 (by the water) to 6. Four crews want to hold the best woods. For one round you play all four of them.
web-feurio-lesson-draw = Green begins and has drawn a 2. A drawn tile must go to a hottest spot: where the neighbours add up highest. Two spots have 10. Choose the one on the right, beside 6 and 4.
web-feurio-lesson-send = Now Green may send one to three firefighters of its colour to any one tile. Send one to the 6 at the bottom left: it has three spaces.
web-feurio-lesson-only = Blue draws a 1. This time there is only one hottest spot. Lay it there.
web-feurio-lesson-edges = A tile takes no more firefighters than it has spaces, nor more than it has free edges. The 6 with the green firefighter has only two edges left. Try to send two blue ones there, and see why not; then send one.
web-feurio-lesson-yellow = Yellow draws a 2. Again two spots are equally hot: take the one on the left.
web-feurio-lesson-fill = The other 6 still has two free edges. Send two yellow firefighters: then it is full, and nobody else gets in.
web-feurio-lesson-red = Red draws a 5. It may go between 3 and 6: lay it at the top.
web-feurio-lesson-new = Firefighters may also go to the new tile. Send one red firefighter to the 5.
web-feurio-lesson-count = Watch two more rounds. Then the count: a region is made of touching tiles with the same colour. Add its values, then divide by its lowest value that still has a free edge. Green has 5 + 6 + 1 = 12, and the 1 is open: 12 ÷ 1 = 12. Point at the sums to see each region.
web-feurio-lesson-locked = Water is worth a lot: a small open number divides by little. And beware: Yellow's 6 is walled in. Without a free edge a region is worth nothing.
web-feurio-lesson-join = Red has a lone 1 and a region 5 + 2. See how one firefighter on the 4 between them joins everything: 1 + 4 + 5 + 2 = 12, divided by 1. Send a red one to that 4.
web-feurio-lesson-end = That is all. When the tiles run out, you go on sending until everyone passes; then the regions are counted. Now play a game of your own!
