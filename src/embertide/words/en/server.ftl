### The server: what it cannot do, and why.

table-missing = There is no such table, or its link is incomplete.
table-seats = { $players ->
    [one] One seat is needed
   *[other] { $players } seats are needed
}, and { $seats } were ordered.
table-from-moves = That game has { $moves ->
    [one] only one move
   *[other] only { $moves } moves
}.
table-from-other = The game to play on from was another one: the same game, players, mode, variants and board are needed.
table-running = That game is still going on.
table-no-record = A game begun from a position that was set up has no record: how it came there is not known.
table-no-hints = This table plays without hints.
table-thinkers-busy = The computer has too much to think about right now: try again in a moment.
request-json = This is no JSON.
request-missing = The field "{ $field }" is missing.
request-unknown = There is no field "{ $field }" here.
request-choice = The field "{ $field }" must be one of { $choices }.
request-least = The field "{ $field }" must be at least { $bound }, in size or in length.
request-most = The field "{ $field }" must be at most { $bound }, in size or in length.
request-key = The field "{ $field }" holds what cannot be part of a link.
request-kind = The field "{ $field }" must be { $right }.
request-kind-text = a text
request-kind-number = a whole number
request-kind-switch = true or false
request-kind-list = a list
request-kind-object = an object
request-method = This address is there, but it is asked in another way.
page-missing = There is nothing at this address.
