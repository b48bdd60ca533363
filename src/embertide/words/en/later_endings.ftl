### Tables that end early, old tables, and clocks that stand still.

table-resigned = { $player } resigns.
    .you-player = You resign.
table-won-resigned = { $player } has resigned: { $winner } wins.
    .you-player = You’ve resigned: { $winner } wins.
    .you-winner = { $player } has resigned: you win!
table-ended-resigned = { $player } has resigned: the game ends here.
    .you-player = You’ve resigned: the game ends here.
table-ended-closed = { $player } has ended the game early.
    .you-player = You’ve ended the game early.
table-ended-host = The host of this server has ended the game.
table-closed-now = The table is closed.
table-paused = The server was down for { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}, and the clock stood still.
web-table-resign = Resign
web-table-end = End the game
web-table-close = Close the table
web-table-stay = Play on
web-table-keep = Keep it open
web-table-resign-ask = Do you want to resign?
web-table-resign-plays = The computer plays on for you, and you finish last. You can watch, but you can’t come back.
web-table-resign-helps = The computer plays on for you. You can watch, but you can’t come back.
web-table-resign-ends = The game ends at once, and you lose.
web-table-end-ask = Do you want to end this game?
web-table-end-about = It’s kept with your finished games, without a result.
web-table-end-daily = You get one try at today’s forest: this one counts as not won.
web-table-close-ask = Do you want to close this table?
web-table-close-about = It disappears for everyone, and the links you’ve sent stop working.
web-table-leave-ask = Do you want to leave the table?
web-table-leave-about = Your seat becomes free for someone else.
web-table-sit-on = Stay seated
web-table-resigned = resigned
web-ended-early = The game ended early
