### Tables: what happens at them, and what cannot be done there.

table-missing = There’s no such table, or its link is incomplete.
table-opened = The table is open.
table-sat = { $player } sits down.
    .you-player = You sit down.
table-left = { $player } leaves the table.
    .you-player = You leave the table.
table-begins = Everyone is here: the game begins.
table-undone = { $count ->
    [one] { $player } undoes the last move.
   *[other] { $player } undoes the last { $count } moves.
}
    .you-player = { $count ->
        [one] You undo the last move.
       *[other] You undo the last { $count } moves.
    }
table-asked = { $player } asks to undo everything since their last turn.
    .you-player = You ask to undo everything since your last turn.
table-agreed = { $player } agrees.
    .you-player = You agree.
table-declined = { $player } says no.
    .you-player = You say no.
table-stands-in = { $player } is away: the computer plays for now.
    .you-player = You’re away: the computer plays for now.
table-time-up = { $player } is out of time: the computer plays on.
    .you-player = You’re out of time: the computer plays on.
table-returned = { $player } is back.
    .you-player = You’re back.
table-rematch = The next game is set up.
table-rematch-asked = { $player } would like to play again.
    .you-player = You’d like to play again.
table-stale = The table has moved on: the position is now number { $ply }.
