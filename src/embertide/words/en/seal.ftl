### Sealed luck: the numbers of the players, and what their device has checked.

table-freed = { $other } frees { $player }’s seat: their number for the draw never arrived.
    .you-player = { $other } frees your seat: your number for the draw never arrived.
    .you-other = You free { $player }’s seat: their number for the draw never arrived.

## In the browser

web-seal-changed = The server now shows a different commitment from before. Your device isn’t sending its number: leave this table.
web-seal-awaited = The game is waiting for this player’s device.
web-seal-other-device = The game is waiting for your number. It comes from the device you sat down with: open this table there.
web-free-seat = Free this seat
