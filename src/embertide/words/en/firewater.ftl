### Fire & Water.

firewater = Fire & Water
firewater-about = Two elements share one board; 2 to 4 players win it square by square, by influence.

## What things are called

firewater-kind-reveal = reveal a marker
firewater-kind-elemental = place an elemental
firewater-kind-marker = place a marker
firewater-kind-leader = place your leader
firewater-kind-token = place a token
firewater-kind-claim = claim an elemental
firewater-kind-pass = pass

firewater-piece-half = a marker of { $player }
firewater-piece-leader = the leader of { $player }
firewater-piece-elemental = an elemental
firewater-piece-token =
    { $count ->
        [one] a token of { $player }
       *[other] { $count } tokens of { $player }
    }

## Moves that are not due

firewater-over = The game is over: the last round has been played.
firewater-over-master = The game is over: { $player } has placed the last token and won.
firewater-reveal-due = First { $player } reveals the next marker of the stack.
firewater-reveal-undue = No marker is to be revealed now; it is a player's turn.
firewater-reveal-other = { $player } has no marker to reveal now; it is { $due } who reveals the next one.
firewater-reveal-gone = Marker { $fire }-{ $water } is no longer in the stack of { $player }.
firewater-elemental-due = You cannot { $kind } yet; the three elementals come first, so place one.
firewater-elementals-placed = All three elementals are on the board; take one of the actions of a turn.
firewater-last-round = You cannot { $kind } in the last round; place one token or decline with "-".

## Squares

firewater-off-board = { $square } is not on this board, which goes from a1 to { $far }.
firewater-occupied = { $square } already holds { $piece }; choose an empty square.

## Elementals at the start

firewater-elemental-edge = { $square } is on the edge of the board; an elemental needs squares on all four sides.
firewater-elemental-near = { $square } touches the elemental on { $other }; leave at least one square between them, diagonally too.

## Markers

firewater-marker-not-in-box = Marker { $fire }-{ $water } is not in the game: with four players nobody has doubles.
firewater-marker-placed = You have already placed marker { $fire }-{ $water }; choose one that lies open before you.
firewater-marker-face-down = Marker { $fire }-{ $water } is still in your face-down stack; open are { $open }.
firewater-marker-one-square = A marker covers two squares, and { $square } is only one; name a neighbour of it for the other half.
firewater-marker-apart = { $one } and { $other } do not share a side; a marker lies on two neighbouring squares.

## Leader

firewater-leader-placed = Your leader is already on the board and stays there.
firewater-leader-conquered = Your leader has been conquered and cannot be placed again.
firewater-leader-corner = { $square } is a corner; your leader can go on any other empty square away from elementals.
firewater-leader-near = { $square } is next to the elemental on { $other }; your leader must not share a side with one.

## Tokens

firewater-token-on-token = { $square } is already taken by { $player }; a token goes on a square without one.
firewater-token-on-elemental = An elemental is on { $square }; it has to be claimed ("c:{ $square }").
firewater-token-on-leader = Your own leader is on { $square }; only others can put tokens there.
firewater-token-gap =
    { $count ->
        [one] { $gaps }, next to { $square }, is still empty; a token needs every neighbouring square to be occupied.
       *[other] { $gaps }, next to { $square }, are still empty; a token needs every neighbouring square to be occupied.
    }
firewater-token-no-influence = You have no influence on { $square }; you need more there than every other player.
firewater-token-influence = Your influence on { $square } is { $mine } and that of { $player } is { $theirs }; you need more than every other player.

## Claims

firewater-claim-nothing = There is no elemental on { $square }; only an elemental can be claimed.
firewater-claim-taken = The elemental on { $square } already belongs to { $player }.
firewater-claim-leaderless = Place your leader first; only then can you claim the elemental on { $square }.
firewater-claim-conquered = Your leader has been conquered, so you can no longer claim the elemental on { $square }.
firewater-claim-gap =
    { $count ->
        [one] { $gaps }, next to the elemental on { $square }, is still empty; all four squares around it must be occupied.
       *[other] { $gaps }, next to the elemental on { $square }, are still empty; all four squares around it must be occupied.
    }
firewater-claim-absent = None of your markers lies uncovered next to the elemental on { $square }; you need at least 1 there.
firewater-claim-presence = Your markers next to { $square } add up to { $mine } and those of { $player } to { $theirs }; the elemental follows only the single lowest sum.

## Passing

firewater-pass = You may pass only when you have no other action, but you can { $kind }.

## Texts that mean nothing

firewater-move = "{ $text }" is not a move; write e:d4 for an elemental, m23:c3c4 for a marker (fire half first), l:b5 for your leader, t:c3 for a token, c:d4 for a claim, - to pass.
firewater-square = There is no square { $square }; squares go from a1 to h8, with three or four players to l8.
firewater-marker = There is no marker { $marker }; it has two values from 1 to 4, fire before water.

firewater-board-rows =
    { $rows ->
        [one] There is 1 row, but a board has { $needed }.
       *[other] There are { $rows } rows, but a board has { $needed }.
    }
firewater-board-row =
    { $squares ->
        [one] This row has 1 square, but the board for so many players is { $needed } squares wide.
       *[other] This row has { $squares } squares, but the board for so many players is { $needed } squares wide.
    }
firewater-board-letter = A square is written F (fire) or W (water), not "{ $letter }".

firewater-stacks-shape = The stacks must be one list of markers for each player, such as ["11", "23"].
firewater-stacks-count =
    { $count ->
        [one] There is 1 stack for { $players } players; each has one.
       *[other] There are { $count } stacks for { $players } players; each has one.
    }
firewater-stack-unknown = The stack of { $player } holds "{ $marker }", which is no marker; it takes two values from 1 to 4, fire before water.
firewater-stack-not-in-box = The stack of { $player } holds { $marker }, but with four players nobody has doubles.
firewater-stack-twice = The stack of { $player } holds { $marker } twice, but everybody has only one of each.
firewater-stack-short =
    { $count ->
        [one] The stack of { $player } holds only 1 marker, but the moves reveal more.
       *[other] The stack of { $player } holds only { $count } markers, but the moves reveal more.
    }
firewater-stack-long =
    { $count ->
        [one] The stack of { $player } holds 1 marker, but the moves reveal only { $told }.
       *[other] The stack of { $player } holds { $count } markers, but the moves reveal only { $told }.
    }

## What happens

firewater-told-reveal = { $player } reveals marker { $fire }-{ $water }.
firewater-told-elemental = { $player } places an elemental on { $square }.
firewater-told-marker = { $player } places a marker: fire { $fire } on { $on }, water { $water } on { $other }.
firewater-told-leader = { $player } places the leader on { $square }.
firewater-told-token = { $player } takes { $square }.
firewater-told-conquest =
    { $count ->
        [one] { $player } conquers the leader of { $rival } on { $square } with the last token.
       *[other] { $player } conquers the leader of { $rival } on { $square } with { $count } tokens.
    }
firewater-told-claim =
    { $count ->
        [one] { $player } claims the elemental on { $square } with the last token.
       *[other] { $player } claims the elemental on { $square } with { $count } tokens.
    }
firewater-told-pass = { $player } has no action and passes.
firewater-told-decline = { $player } places no token in the last round.

## The count

firewater-count =
    { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }, { $elementals ->
        [0] no elemental
        [one] { $elementals } elemental
       *[other] { $elementals } elementals
    }, { $leader })
firewater-count-placed = leader in place
firewater-count-waiting = leader never placed: { $points }
firewater-count-conquered = leader conquered: { $points }

firewater-verdict-last-token = { $player } has placed the last token and becomes Master of the Elements.
firewater-verdict-points = { $player } has the most points and becomes Master of the Elements.
firewater-verdict-tie = { $player } is tied for the most points and first in turn order from the last regular turn, and so becomes Master of the Elements.

## The rules

firewater-heading-material = Material
firewater-heading-setup = Set-up
firewater-heading-turn = A turn
firewater-heading-end = End and scoring

W-1 = Two players use a board of 8 by 8 squares, three or four one of 12 columns by 8 rows. Every square shows fire or water. They alternate like the colours of a chessboard, except around the centre.
    .ruling = The picture of the original board is lost. Ours is a chessboard whose bottom left square, a1, is water and whose four central squares are swapped. You may also choose the plain chessboard or bring a board of your own as a text file.
W-2 = Each player has influence markers, dominoes with a fire half and a water half of value 1 to 4: one of every combination, 16 in all. With four players the doubles stay in the box, which leaves 12. Each player also has one leader and 20 possession tokens (15 with four players). Three elementals belong to nobody.
W-3 = Everybody shuffles their markers face down. The first three players in turn (of two, the first one again) each place an elemental, never on the edge of the board and never touching an earlier one, even at a corner. Then all turn up three markers from their stacks, and whoever is next in order takes the first turn.
W-4 = Your turn is exactly one action. Marker: lay one of your open markers on two empty squares that share a side, whichever way round, and turn up the next from your stack, so that three stay open as long as the stack lasts. A square is empty if no half, token, leader or elemental is on it.
W-5 = A half that no token covers gives you influence of its value on each square sharing a side with it whose printed element is the same as the half's, the square under its own other half included. It gives none on the square where it lies. Leaders, tokens and elementals give no influence.
W-6 = Leader: once in the game, put your leader on an empty square that is not a corner and not next to an elemental.
    .ruling = "Next to" means sharing a side, as everywhere else in these rules; diagonal squares are allowed.
W-7 = Token: take a square that has no token, no elemental and not your own leader on it, when all squares sharing a side with it are occupied and your influence there is greater than that of every other player. The square itself may be empty. A half under a token gives no more influence.
    .ruling = A leader occupies its square like any other piece. Read to the letter, the original would leave leaders out, and no square beside one could ever be taken.
W-8 = If another player's leader is on the square you take, put two tokens there. That leader counts as never placed.
    .ruling = A conquered leader cannot be placed a second time.
W-9 = Claim: put two tokens on an elemental that has none, when all four squares beside it hold a token or a half and your own leader is on the board unconquered. Add up your uncovered halves on those four squares, fire and water alike: you need at least 1, and less than every other player who has at least 1 there.
W-10 = When two tokens are due and you have only one, place that one.
    .ruling = The original does not say what happens then; we let the last token do for both.
W-11 = If you have no legal action, you pass.
    .ruling = Nobody else may pass: as long as there is an action you can take, you must take one.
W-12 = Whoever places their last token wins on the spot, in the last round too, whatever the points. The points are counted all the same.
W-13 = Once a placed marker leaves no two empty squares that share a side, whoever placed it has had their last turn. Every other player, in order, may place one more token or decline; then the game is over.
    .ruling = A leader that closes the last gap ends the game in the same way. In the last round tokens may take squares and leaders, but elementals can no longer be claimed.
W-14 = Each of your tokens on the board is a point. A leader that was never placed, or was conquered, costs 2 points. The most points win; of tied players, whoever comes first counting clockwise from the player who had the last regular turn, that player included.
W-15 = Open markers are for all to see. Nobody knows the order of a face-down stack, not even its owner, but everybody can work out what is left in it.

## What to do

firewater-ask-elemental = Place elemental { $number } of 3: away from the edge, and not beside another.
firewater-ask-act = Place a marker, your leader or a token, or claim an elemental.
firewater-ask-last = Last round: place one more token, or decline.

## What a move does

firewater-remark-takes = Takes { $square }{ $count ->
    [0] .
    [one] {" "}and opens one more square.
   *[other] {" "}and opens { $count } more squares.
}
firewater-remark-covers = Takes { $square } and covers a { $value } of { $player }{ $count ->
    [0] .
    [one] , which opens one more square.
   *[other] , which opens { $count } more squares.
}
firewater-remark-conquers = Conquers the leader of { $player } on { $square }: two tokens, and 2 points off for { $player }.
firewater-remark-claims = Claims the elemental on { $square }: two tokens at once.
firewater-remark-opens = { $player } can now take { $squares }{ $count ->
    [one] .
   *[other] {" "}({ $count } squares).
}
firewater-remark-gives = Lets { $player } take { $squares }{ $count ->
    [one] .
   *[other] {" "}({ $count } squares).
}
firewater-remark-denies = Keeps { $player } from taking { $squares }{ $count ->
    [one] .
   *[other] {" "}({ $count } squares).
}

## Positions that somebody set up

firewater-position-piece = "{ $text }" is no piece: write e:d4, 0:m23:c3c4, 1:l:b5, 0:t:c3 or 1:c:d4.
firewater-position-elementals = There are only { $most } elementals.
firewater-position-apart = { $one } and { $other } are not side by side: a marker lies on two squares that touch.
firewater-position-marker = Player { $seat } has no marker { $marker } left.
firewater-position-leader = Player { $seat } has only one leader.
firewater-position-taken = Something lies on { $square } already.
firewater-position-tokens = Player { $seat } has only { $tokens } tokens.
firewater-position-off = This board has no square { $square }.
firewater-position-open = At most { $most } markers lie open before a player.
