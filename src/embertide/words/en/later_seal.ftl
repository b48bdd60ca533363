### Sealed luck: the numbers of the players, and what their device has checked.

## In the browser

web-seal-whole = { $draws ->
    [one] The one draw follows
   *[other] All { $draws } draws follow
} from what was fixed before the first move, and your number is part of it.
web-seal-no-draws = Nothing was drawn before the game ended. The secret is the one that was fixed before the first move, and your number is part of it.
web-seal-draws = { $draws ->
    [one] The one draw follows
   *[other] All { $draws } draws follow
} from the secret and the numbers in the record.
web-seal-undrawn = The secret and the commitment match. This page can’t tell for this game whether each draw follows from them: “embertide verify --seal” can.
web-seal-mine = They are what was fixed before the first move, and your number is among them.
web-seal-no-note = This device has no note of this game, so it can only check that the record agrees with itself.
web-seal-elsewhere = Your seat’s number didn’t come from this device: check it on the device you sat down with.
web-seal-watched = The secret is the one this device saw sealed before the first move. You added no number of your own.
web-seal-watched-late = The secret is the one this device saw sealed, but only after the game had begun.
web-seal-again = { $count ->
    [one] The table was interrupted once
   *[other] The table was interrupted { $count } times
} after your number was sent, and all numbers were drawn again.
web-seal-uncommitted = The other players didn’t commit to their numbers beforehand: whoever sent the last one could choose it.
web-seal-none = This game isn’t sealed: its draws were fixed beforehand, or it was continued from another game.
web-seal-bad-form = The record of this game can’t be right: its seal or its draws are incomplete.
web-seal-bad-secret = The secret isn’t the one that was committed to.
web-seal-bad-commitment = The server committed to a different secret from the one this device noted.
web-seal-bad-number = The number that this device sent isn’t in the record.
web-seal-bad-hash = Seat { $seat }’s number isn’t the one it had committed to.
web-seal-bad-draw = Draw { $number } doesn’t follow from the secret and the numbers.
web-seal-bad-shown = Draw { $number } isn’t the one you were shown during the game.
web-seal-meaning = So either the draws of this game were tampered with, or this is the record of another game. Keep the record: others can check it, too.
web-seal-checking = Checking the draws on this device…
web-seal-unchecked = The record couldn’t be loaded, so nothing was checked.
web-seal-offline = To check without this page, download the record and run:

## At the command line

seal-rules = The game follows the rules: { $moves } moves.
seal-secret = The secret is the one that was committed to.
seal-draws = { $draws ->
    [one] The one draw follows
   *[other] All { $draws } draws follow
} from the secret and the numbers.
seal-draws-unchecked = Without the right secret, the draws prove nothing.
seal-commitment = The commitment is the one you noted.
seal-commitment-other = The commitment isn’t the one you noted: this is another game, or the server has changed its secret.
seal-commitment-compare = Compare this commitment with the one you were shown before the game: { $commitment }
seal-number = Your number is part of it, at seat { $seat }.
seal-number-missing = The number { $number } isn’t part of it: the server used another, or this is another game.
seal-number-compare = Your own number wasn’t checked: give it with --number.
seal-hash = Seat { $seat } had committed to its number before the game.
seal-hash-other = No number matches the commitment { $hash }: a seat has changed its number.
seal-none = This record isn’t sealed: there’s nothing to check.
seal-closed = The game isn’t over: its secret hasn’t been published yet.
seal-one-record = You can check the seal of only one game at a time.
seal-note = “{ $text }” isn’t a number or a commitment: these have 64 characters from 0 to 9 and a to f.
seal-note-table = The seats’ commitments belong to a table: give its id with --table.
seal-option = Numbers and commitments are checked only with --seal.
