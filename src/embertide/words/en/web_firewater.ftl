### Fire & Water in the browser.

web-firewater-board = Board
web-firewater-whole = Whole board

## Kinds of move

web-firewater-kinds = What to do
web-firewater-kind-marker = Marker
web-firewater-kind-leader = Leader
web-firewater-kind-token = Token
web-firewater-kind-claim = Elemental
web-firewater-hand = Your open markers
web-firewater-marker-name = fire { $fire }, water { $water }
web-firewater-turn = Turn the marker (R)
web-firewater-turn-it = Turn
web-firewater-show-influence = Show who leads where

## Why a kind is not possible now

web-firewater-why-last-round = That’s not possible in the last round.
web-firewater-why-no-gap = No two empty squares lie side by side.
web-firewater-why-no-marker = You have no markers left.
web-firewater-why-leader-stands = Your leader is on the board already.
web-firewater-why-leader-lost = Your leader has been conquered.
web-firewater-why-no-place = There’s no free square for your leader.
web-firewater-why-no-token = You don’t lead on any surrounded square yet.
web-firewater-why-claim-leader = Place your leader first.
web-firewater-why-claim-lost = Your leader has been conquered: you can’t claim any more.
web-firewater-why-no-claim = You don’t have the lowest sum beside any surrounded elemental.

## What a move is called on its button

web-firewater-do-elemental = Place elemental on { $square }
web-firewater-do-marker = Place { $fire }/{ $water } on { $squares }
web-firewater-do-leader = Place leader on { $square }
web-firewater-do-token = Take { $square }
web-firewater-do-conquer = Conquer the leader on { $square }
web-firewater-do-claim = Claim elemental { $square }
web-firewater-do-pass = Pass
web-firewater-do-decline = Place no token

## Forced moves and keys

web-firewater-forced-pass = There was nothing you could do, so you passed.

## Squares, read out

web-firewater-cell = { $square }: { $parts }
web-firewater-place = { $squares }
web-firewater-fire-square = fire square
web-firewater-water-square = water square
web-firewater-beside-elemental = lowest sum claims it
web-firewater-empty = empty
web-firewater-fire-half = { $player }’s fire { $value }
    .you-player = your fire { $value }
web-firewater-water-half = { $player }’s water { $value }
    .you-player = your water { $value }
web-firewater-sum = { $player } { $value }
    .you-player = you { $value }
web-firewater-sums = influence { $sums }
web-firewater-sums-beside = beside it { $sums }
web-firewater-can-marker = room for a marker
web-firewater-can-leader = room for your leader
web-firewater-can-elemental = room for the elemental
web-firewater-can-token = you can take it
web-firewater-can-claim = you can claim it

## Scores and supplies

web-firewater-scores = Score
web-firewater-chip-squares = { $count ->
    [one] { $count } square taken
   *[other] { $count } squares taken
}
web-firewater-chip-elementals = { $count ->
    [one] { $count } elemental claimed
   *[other] { $count } elementals claimed
}
web-firewater-chip-leaders = { $count ->
    [one] { $count } leader conquered
   *[other] { $count } leaders conquered
}
web-firewater-supply = Markers, tokens, leaders
web-firewater-face-down = { $count ->
    [one] { $count } marker face down
   *[other] { $count } markers face down
}
web-firewater-tokens-left = { $count ->
    [one] { $count } token left
   *[other] { $count } tokens left
}
web-firewater-unseen = { $count ->
    [one] Still face down: 1 marker
   *[other] Still face down: { $count } markers
}
web-firewater-leader-waiting = leader not placed yet
web-firewater-leader-never = leader never placed
web-firewater-leader-placed = leader on the board
web-firewater-leader-conquered = leader conquered

## Lists

web-firewater-list-claim = Elementals you can claim
web-firewater-list-token = Squares you can take
web-firewater-list-elemental = Squares for the elemental
web-firewater-list-leader = Squares for your leader
web-firewater-list-pass = Pass
web-firewater-list-marker = Squares for marker { $fire }/{ $water }
web-firewater-list-hands = What the players have
web-firewater-list-influence = Who leads where
web-firewater-has = { $player }: open { $open }; { $stack } face down; { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
} left; { $leader }
    .you-player = You: open { $open }; { $stack } face down; { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    } left; { $leader }
