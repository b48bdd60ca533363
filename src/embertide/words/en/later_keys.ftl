### The list of keys at a table and in a replay.

web-keys-answer = Agree to what another player asks, or not

## The turn

web-feurio-keys-walk = Move from tile to tile
web-feurio-keys-legal = To the next spot where you can do something
web-feurio-keys-choose = Choose the spot; a second time confirms
web-feurio-keys-count = How many to send
web-feurio-keys-more = One more or one fewer; otherwise zoom
web-feurio-keys-colour = Another colour
web-feurio-keys-fit = Show everything

## Forced moves and keys

web-firewater-keys-walk = Move from square to square
web-firewater-keys-edge = To the first or last square of the row
web-firewater-keys-choose = Choose the square; a second time confirms
web-firewater-keys-marker = Take that marker
web-firewater-keys-turn = Turn the marker
web-firewater-keys-zoom = Zoom in or out
web-firewater-keys-whole = The whole board
web-keys-table = At the table
web-keys-replay = In a replay
web-keys-confirm = Confirm the prepared move
web-keys-clear = Cancel it, or close a message
web-keys-undo = Undo your last move
web-keys-hint = Ask for a hint
web-keys-again = Show again what the others did
web-keys-tab = To the next button
web-keys-this = Show this list
web-keys-prior = One step back
web-keys-next = One step forward
web-keys-first = To the beginning
web-keys-last = To the end
