### Tables: what happens at them, and what cannot be done there.

table-opened = The table is open.
table-sat = { $player } sits down.
table-left = { $player } gets up.
table-begins = Everybody is here: the game begins.
table-undone = { $count ->
    [one] { $player } takes the last move back.
   *[other] { $player } takes the last { $count } moves back.
}
table-asked = { $player } asks to take back what was done since his last turn.
table-agreed = { $player } agrees.
table-declined = { $player } would rather not.
table-stands-in = { $player } is away: the computer stands in.
table-time-up = { $player } is out of time: the computer plays on.
table-returned = { $player } is back.
table-rematch = The next game is set up.

table-clock-kind = A clock is of the kind "turn" or "bank".
table-clock-seconds = A clock runs for { $least } to { $most } seconds.
table-begun = The game has begun: nobody sits down or gets up any more.
table-no-seat = There is no such seat: they are numbered from 0, and this table has { $seats }.
table-full = No seat here is free for you.
table-taken = Somebody sits there already.
table-key = This seat is kept for whoever was sent its link.
table-entropy = Your number for the seal must be 64 of the characters 0 to 9 and a to f.
table-entropy-given = You have added your number to the seal already.
table-not-sitting = You are watching: only those who sit at the table can do that.
table-not-your-turn = It is not your turn: { $player } is to move.
table-not-begun = The game has not begun: somebody is still missing.
table-over = The game is over.
table-stale = The table has moved on: the position is number { $ply } now.
table-asked-already = Somebody has asked for a take-back already: that comes first.
table-nothing-asked = Nobody is waiting for your answer.
table-stand-in-whom = The computer can only stand in for another person at this table.
table-stand-in-turn = Nobody is waiting for { $player } just now.
table-patience = { $player } has { $seconds ->
    [one] one more second
   *[other] { $seconds } more seconds
} before the computer may stand in.
table-clock-empty = Your time is up: the computer finishes the game for you.
