### Fire & Water: why one move is better than another.

firewater-reason-lets-win = The move played lets { $player } place the last token and win.
    .you-player = The move played lets you place the last token and win.
firewater-reason-tokens = Leaves { $count ->
    [0] no token
    [one] a single token
   *[other] only { $count } tokens
} to place, instead of { $other }.
firewater-reason-covers = After the move played, { $player } can cover the { $value } on { $square }.
    .you-player = After the move played, you can cover the { $value } on { $square }.
firewater-reason-gives = The move played opens { $squares }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
} to { $player }.
    .you-player = The move played opens { $squares }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    } to you.
firewater-reason-leader = The move played leaves the leader on { $square } open to { $player }.
    .you-player = The move played leaves the leader on { $square } for you to conquer.
firewater-reason-leader-soon = The leader on { $square } is in danger: there’s one gap left beside it, and { $player } has the most influence there.
    .you-player = The leader on { $square } is in danger: there’s one gap left beside it, and you have the most influence there.
firewater-reason-lets-claim = The move played leaves the elemental on { $square } to { $player }.
    .you-player = The move played leaves you the elemental on { $square }.
firewater-reason-readies = Gets the elemental on { $square } ready to be claimed.
firewater-reason-hems = Nearly surrounds { $square }, with the most influence there: one more piece, and it can be taken.
firewater-reason-lets-hem = After the move played, { $square } is nearly surrounded, and { $player } has the most influence there.
    .you-player = After the move played, { $square } is nearly surrounded, and you have the most influence there.
firewater-reason-leads = Wins the most influence on { $squares }{ $more ->
    [0] .
   *[other] {" "}and { $more } more.
}
firewater-reason-loses = The move played leaves the most influence on { $squares }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
} to { $player }.
    .you-player = The move played leaves you the most influence on { $squares }{ $more ->
        [0] .
       *[other] {" "}and { $more } more.
    }
