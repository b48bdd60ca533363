### The rules of Fire & Water in our own words.

W-1 = With two players, the board has 8 by 8 squares; with three or four, 12 columns by 8 rows. Every square shows fire or water. They alternate like the colours of a chessboard, except around the centre.
    .ruling = The picture of the original board is lost. Ours is a chessboard whose bottom left square, a1, is water and whose four central squares are swapped. You can also choose the plain chessboard or bring your own board as a text file.
W-2 = Each player has influence markers, dominoes with a fire half and a water half of value 1 to 4: one of every combination, 16 in all. With four players, the doubles stay in the box, which leaves 12. Each player also has one leader and 20 possession tokens (15 with four players). There are three elementals, which belong to no one.
W-3 = Everyone shuffles their markers face down. Starting with player 1 (at a real table: the fieriest), the first three players in turn each place an elemental, never on the edge of the board and never touching an earlier one, even at a corner; with two players, player 1 places the third as well. Then all turn up three markers from their stacks, and the next player in order takes the first turn.
W-4 = Your turn is exactly one action. Marker: lay one of your open markers on two empty squares that share a side, whichever way round, and turn up the next from your stack, so that three stay open as long as the stack lasts. A square is empty if there’s no marker half, token, leader or elemental on it.
W-5 = A marker half that no token covers gives you influence of its value on each square that shares a side with it and shows the half’s own element; this includes the square under its own other half. It gives none on the square where it lies. Leaders, tokens and elementals give no influence.
W-6 = Leader: once in the game, put your leader on an empty square that isn’t a corner and isn’t next to an elemental.
    .ruling = “Next to” means sharing a side, as everywhere else in these rules; diagonal squares are allowed.
W-7 = Token: take a square with no token, no elemental and no leader of yours, when all squares that share a side with it are occupied and your influence there is greater than every other player’s. The square itself may be empty. A marker half under a token gives no more influence.
    .ruling = A leader occupies its square like any other piece. Read to the letter, the original would leave leaders out, and no square beside one could ever be taken.
W-8 = If another player’s leader is on the square you take, put two tokens there. That leader counts as never placed.
    .ruling = A conquered leader can’t be placed a second time.
W-9 = Claim: put two tokens on an elemental that has none, when all four squares beside it hold a token or a marker half and your own leader is on the board and hasn’t been conquered. Add up your uncovered halves on those four squares, fire and water alike: you need at least 1, and less than every other player who has at least 1 there.
W-10 = When you should place two tokens and have only one, place that one.
    .ruling = The original doesn’t say what happens then; the last token counts for both.
W-11 = If you have no legal action, you pass.
    .ruling = No one else may pass: as long as there’s an action you can take, you must take one.
W-12 = Whoever places their last token wins on the spot, even in the last round, and whatever the points. The points are counted all the same.
W-13 = Once a placed marker leaves no two empty squares that share a side, the player who placed it has had their last turn. Every other player, in order, may place one more token or decline; then the game is over.
    .ruling = A leader that closes the last gap ends the game in the same way. In the last round, tokens may take squares and leaders, but elementals can no longer be claimed.
W-14 = Each of your tokens on the board is a point. A leader that was never placed, or was conquered, costs 2 points. The player with the most points wins; if there’s a tie, it’s the tied player who comes first clockwise, starting with the player who had the last regular turn.
W-15 = Open markers are there for everyone to see. No one knows the order of a face-down stack, not even its owner, but everyone can work out what’s left in it.
