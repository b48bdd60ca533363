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
web-firewater-keys = 1 to 3 choose a marker, R turns it, Esc puts it back.
web-firewater-show-influence = Show who leads on every square

## Why a kind is not possible now

web-firewater-why-last-round = not in the last round.
web-firewater-why-no-gap = no two empty squares lie side by side.
web-firewater-why-no-marker = you have none left.
web-firewater-why-leader-stands = is on the board already.
web-firewater-why-leader-lost = has been conquered.
web-firewater-why-no-place = finds no free square.
web-firewater-why-no-token = you lead on no closed-in square yet.
web-firewater-why-claim-leader = needs your leader on the board first.
web-firewater-why-claim-lost = would need a leader; yours was conquered.
web-firewater-why-no-claim = none is closed in with your sum the lowest.

## What a move is called on its button

web-firewater-do-elemental = Place the elemental on { $square }
web-firewater-do-marker = Place { $fire }/{ $water } on { $squares }
web-firewater-do-leader = Place your leader on { $square }
web-firewater-do-token = Take { $square }
web-firewater-do-conquer = Conquer the leader on { $square }
web-firewater-do-claim = Claim the elemental on { $square }
web-firewater-do-pass = Pass
web-firewater-do-decline = Place no token

## Squares, read out

web-firewater-cell = { $square }: { $parts }
web-firewater-fire-square = fire square
web-firewater-water-square = water square
web-firewater-beside-elemental = lowest sum claims
web-firewater-empty = empty
web-firewater-fire-half = fire { $value } of { $player }
web-firewater-water-half = water { $value } of { $player }
web-firewater-sum = { $player } { $value }
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
web-firewater-leader-placed = leader on the board
web-firewater-leader-conquered = leader conquered

## Lists

web-firewater-list-claim = Elementals you can claim
web-firewater-list-token = Squares you can take
web-firewater-list-elemental = Places for the elemental
web-firewater-list-leader = Places for your leader
web-firewater-list-pass = Do nothing
web-firewater-list-marker = Places for marker { $fire }/{ $water }
web-firewater-list-hands = What the players have
web-firewater-list-influence = Who leads where
web-firewater-has = { $player }: open { $open }; { $stack } face down; { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
} left; { $leader }

## The lesson

web-firewater-lesson-welcome = Fire & Water is a struggle for squares. You are red, the circle. A square with your token on it is yours, one point. Most points at the end win; and whoever places the last of their tokens wins at once.
web-firewater-lesson-elemental = First of all, three elementals come onto the board. Two stand already: place the third on b3. Later, an elemental is worth two tokens to whoever claims it.
web-firewater-lesson-influence = Blue begins and has placed a marker: fire 1 on c3, water 4 on c4. A half gives its value to the squares beside it, but only to those of its own element: fire to fire, water to water. Point at a square to see who has how much influence there.
web-firewater-lesson-marker = Your turn. Place your marker fire 4, water 3 with the fire half on b2 and the water half on b1. So water 3 reaches a1 in the corner, and fire 4 reaches a2. A second click turns a marker, and so does R.
web-firewater-lesson-token = Blue has answered on a2 and a3. Now a1 has no empty neighbour, and your influence there, 3, beats the 2 of blue. That is how a square is won: closed in on all sides, and your influence the greatest. Take a1!
web-firewater-lesson-leader = Place your leader on c1. A leader who never comes costs 2 points, and only with yours on the board can you claim elementals. Mind his square: whoever wins it conquers him with two tokens.
web-firewater-lesson-claim = The elemental on b3 is closed in. Elementals follow the gentlest: whoever has a marker there, but the lowest sum. You have 4, blue has 3 + 1 + 2 = 6. Claim it, with two tokens at once.
web-firewater-lesson-cover = A token may go on a rival’s marker, too. On a2, a fire square, your fire 4 beats the fire 3 of blue. Take it: the water 2 under your token gives no influence any more.
web-firewater-lesson-end = Four of your tokens are placed: four points. A game goes on until somebody places their last token, or until no marker fits anywhere; then everyone else may place one more token. Now try it against the computer!
