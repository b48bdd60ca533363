### Fire & Water: what is refused, and what a move does.

## Moves that are not due

firewater-over = The game is over: the last round has been played.
firewater-over-master = The game is over: { $player } has placed the last token and won.
    .you-player = The game is over: you’ve placed your last token and won.
firewater-reveal-due = First { $player } reveals the next marker from the stack.
firewater-reveal-undue = No marker is to be revealed now; it’s a player’s turn.
firewater-reveal-other = { $player } has no marker to reveal now; it’s { $due } who reveals the next one.
firewater-reveal-gone = Marker { $fire }/{ $water } is no longer in { $player }’s stack.
firewater-elemental-due = Place an elemental first: all three go on the board before anyone can { $kind }.
firewater-elementals-placed = All three elementals are on the board; choose one of the actions of a turn.
firewater-last-round = You can’t { $kind } in the last round; place one token, or decline with “-”.

## Squares

firewater-off-board = { $square } isn’t on this board, which goes from a1 to { $far }.
firewater-occupied = { $square } is occupied by { $piece }; choose an empty square.

## Elementals at the start

firewater-elemental-edge = { $square } is on the edge of the board; an elemental needs a square on all four sides.
firewater-elemental-near = { $square } touches the elemental on { $other }; leave at least one square between them, diagonally too.

## Markers

firewater-marker-not-in-box = Marker { $fire }/{ $water } isn’t in the game: with four players no one has doubles.
firewater-marker-placed = You’ve already placed marker { $fire }/{ $water }; choose one of your open markers.
firewater-marker-face-down = Marker { $fire }/{ $water } is still in your face-down stack; your open markers are { $open }.
firewater-marker-one-square = A marker covers two squares, and { $square } is only one; name a neighbouring square for the other half.
firewater-marker-apart = { $one } and { $other } don’t share a side; a marker lies on two neighbouring squares.

## Leader

firewater-leader-placed = Your leader is already on the board and stays there.
firewater-leader-conquered = Your leader has been conquered and can’t be placed again.
firewater-leader-corner = { $square } is a corner; your leader can go on any other empty square that isn’t beside an elemental.
firewater-leader-near = { $square } is beside the elemental on { $other }; your leader mustn’t share a side with one.

## Tokens

firewater-token-on-token = { $player } has already taken { $square }; a token goes on a square without one.
    .you-player = { $square } is already yours; a token goes on a square without one.
firewater-token-on-elemental = There’s an elemental on { $square }; it has to be claimed (“c:{ $square }”).
firewater-token-on-leader = Your own leader is on { $square }; only other players can put tokens there.
firewater-token-gap =
    { $count ->
        [one] { $gaps }, beside { $square }, is still empty; for a token, every neighbouring square must be occupied.
       *[other] { $gaps }, beside { $square }, are still empty; for a token, every neighbouring square must be occupied.
    }
firewater-token-no-influence = You have no influence on { $square }; you need more there than any other player.
firewater-token-influence = Your influence on { $square } is { $mine }, and { $player }’s is { $theirs }; you need more than any other player.

## Claims

firewater-claim-nothing = There’s no elemental on { $square }; only an elemental can be claimed.
firewater-claim-taken = The elemental on { $square } already belongs to { $player }.
    .you-player = The elemental on { $square } is already yours.
firewater-claim-leaderless = Place your leader first; only then can you claim the elemental on { $square }.
firewater-claim-conquered = Your leader has been conquered, so you can no longer claim the elemental on { $square }.
firewater-claim-gap =
    { $count ->
        [one] { $gaps }, beside the elemental on { $square }, is still empty; all four squares around it must be occupied.
       *[other] { $gaps }, beside the elemental on { $square }, are still empty; all four squares around it must be occupied.
    }
firewater-claim-absent = You have no uncovered marker half beside the elemental on { $square }; you need at least 1 there.
firewater-claim-presence = Your markers beside { $square } add up to { $mine }, and { $player }’s to { $theirs }; the elemental goes only to the single lowest sum.

## Passing

firewater-pass = You can pass only when you have no other action, but you can still { $kind }.

## Texts that mean nothing

firewater-move = “{ $text }” isn’t a move; write e:d4 for an elemental, m23:c3c4 for a marker (fire half first), l:b5 for your leader, t:c3 for a token, c:d4 for a claim, - to pass.
firewater-square = There’s no square { $square }; squares go from a1 to h8, or to l8 with three or four players.
firewater-marker = There’s no marker { $marker }; a marker has two values from 1 to 4, fire before water.
firewater-board-rows =
    { $rows ->
        [one] There is 1 row, but a board has { $needed }.
       *[other] There are { $rows } rows, but a board has { $needed }.
    }
firewater-board-row =
    { $squares ->
        [one] This row has 1 square, but the board for this number of players is { $needed } squares wide.
       *[other] This row has { $squares } squares, but the board for this number of players is { $needed } squares wide.
    }
firewater-board-letter = A square is written F (fire) or W (water), not “{ $letter }”.
firewater-stacks-shape = The stacks must be one list of markers for each player, such as ["11", "23"].
firewater-stacks-count =
    { $count ->
        [one] There is 1 stack for { $players } players; each needs one.
       *[other] There are { $count } stacks for { $players } players; each needs one.
    }
firewater-stack-unknown = { $player }’s stack holds “{ $marker }”, which isn’t a marker; a marker has two values from 1 to 4, fire before water.
firewater-stack-not-in-box = { $player }’s stack holds { $marker }, but with four players no one has doubles.
firewater-stack-twice = { $player }’s stack holds { $marker } twice, but everyone has only one of each.
firewater-stack-short =
    { $count ->
        [one] { $player }’s stack holds only 1 marker, but the moves reveal more.
       *[other] { $player }’s stack holds only { $count } markers, but the moves reveal more.
    }
firewater-stack-long =
    { $count ->
        [one] { $player }’s stack holds 1 marker, but the moves reveal only { $told }.
       *[other] { $player }’s stack holds { $count } markers, but the moves reveal only { $told }.
    }

## What a move does

firewater-remark-takes = Takes { $square }{ $count ->
    [0] .
    [one] {" "}and opens one more square.
   *[other] {" "}and opens { $count } more squares.
}
firewater-remark-covers = Takes { $square } and covers { $player }’s { $value }{ $count ->
    [0] .
    [one] , which opens one more square.
   *[other] , which opens { $count } more squares.
}
    .you-player = Takes { $square } and covers your { $value }{ $count ->
        [0] .
        [one] , which opens one more square.
       *[other] , which opens { $count } more squares.
    }
firewater-remark-conquers = Conquers the leader of { $player } on { $square }: { $count ->
    [one] the last token
   *[other] { $count } tokens
}, and 2 points off for { $player }.
    .you-player = Conquers your leader on { $square }: { $count ->
        [one] the last token
       *[other] { $count } tokens
    }, and 2 points off for you.
firewater-remark-claims = Claims the elemental on { $square }: { $count ->
    [one] the last token
   *[other] { $count } tokens at once
}.
firewater-remark-opens = { $player } can now take { $squares }{ $count ->
    [one] .
   *[other] {" "}({ $count } squares).
}
    .you-player = You can now take { $squares }{ $count ->
        [one] .
       *[other] {" "}({ $count } squares).
    }
firewater-remark-gives = Lets { $player } take { $squares }{ $count ->
    [one] .
   *[other] {" "}({ $count } squares).
}
    .you-player = Lets you take { $squares }{ $count ->
        [one] .
       *[other] {" "}({ $count } squares).
    }
firewater-remark-denies = Keeps { $player } from taking { $squares }{ $count ->
    [one] .
   *[other] {" "}({ $count } squares).
}
    .you-player = Keeps you from taking { $squares }{ $count ->
        [one] .
       *[other] {" "}({ $count } squares).
    }

## Positions that somebody set up

firewater-position-piece = “{ $text }” isn’t a piece: write e:d4, 0:m23:c3c4, 1:l:b5, 0:t:c3 or 1:c:d4.
firewater-position-elementals = There are only { $most } elementals.
firewater-position-apart = { $one } and { $other } aren’t side by side: a marker lies on two squares that share a side.
firewater-position-marker = Player { $seat } has no marker { $marker } left.
firewater-position-leader = Player { $seat } has only one leader.
firewater-position-taken = There’s already something on { $square }.
firewater-position-tokens = Player { $seat } has only { $tokens } tokens.
firewater-position-off = There’s no square { $square } on this board.
firewater-position-open = A player has at most { $most } open markers.
