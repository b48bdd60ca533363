### What the server refuses, and why.

storage-damaged = The database is damaged here, so this can’t be read or stored. The host of this server has to restore a backup.
database-damaged = { $file } is damaged: restore a backup with “embertide restore BACKUP”.
table-closed = This table was closed before the game began.
table-not-owner = Only the person who opened the table can close it.
table-begun-without = The game has begun, and only those with a link to it may watch.
table-one-seat = You already have a seat here: at a public table, everyone has one.
table-patience-public = At a public table, everyone has at least { $least } seconds before the computer may take over.

## Options

option-game = There’s no game “{ $game }” here: choose one of { $games }.

## Records

record-json = This isn’t valid JSON: see line { $line }, column { $column }.
record-deep = This is nested too deeply for a game record.
record-number = A number here has too many digits.
record-constant = { $name } isn’t allowed in a record: use whole numbers.
record-object = A record must be one JSON object in braces.
record-twice = The field “{ $field }” occurs twice; it may occur only once.
record-missing = The field “{ $field }” is missing.
record-unknown = A record of this game has no field “{ $field }”.
record-kind-str = This must be a text in quotes.
record-kind-int = This must be a whole number.
record-kind-list = This must be a list in square brackets.
record-kind-dict = This must be an object in braces.
record-strings = This must be a list of texts in quotes.
record-format = We can’t read this format; a record says “{ $format }”.
record-rules = This game was played under other rules than version { $rules }, the only version this program knows.
record-unsorted = Variants must be in alphabetical order, each only once.
record-names = There must be one name for each of the { $players } players.
record-date = This isn’t a date: write it like 2026-11-15 or 2026-11-15T20:30:00+01:00.
record-checks = There are { $checks } checks for { $moves } moves; either every move has one, or none has.
record-check = A check holds exactly seat, legal and digest.
record-digest = A digest is sixteen characters from 0 to 9 and a to f.
record-seat = The check says that seat { $said } plays here, but it is seat { $found }.
record-legal = The check says that { $said } moves are legal here, but there are { $found }.
record-other-moves = The check’s digest { $said } stands for a different list of legal moves from ours, { $found }.
record-result-missing = The game is over, so the record must give the result.
record-result-early = The game isn’t over, so there’s no result yet.
record-result-wrong = The correct result is { $found }.
record-seal = A seal holds a commitment of 64 hex digits, what each seat added, and possibly the secret.
record-seal-broken = The secret isn’t the one that was committed to.
record-seal-draw = Draw { $number } isn’t the one that the seal gives.
record-hidden = Some values are hidden here, so you can view the game but not finish it or play on.

## Taking back

undo-nothing = There’s nothing to undo yet.
undo-revealed = Too late to undo: something has been revealed since.
undo-others = Too late to undo: another player has moved since.

## Files

file-unwritable = { $file } can’t be written: { $reason }.

## Tournaments and analysis

option-bot = There’s no computer player “{ $bot }”: choose from { $bots }.

## Rooms

room-no-computers = { $game } has no computer players: leave all seats to people.
room-no-hints = { $game } has no computer players, so there are no hints.
room-twice = There are two games called “{ $name }”: the one from { $source } is ignored.
room-broken = The game “{ $name }” from { $source } can’t be loaded and is ignored: { $reason }
mail-address = This isn’t an e-mail address we can write to.
mail-off = This server doesn’t send e-mails.
mail-account = You need an account for notices by e-mail: create one first.
mail-link = This link is no longer valid: ask for a new one on the account page.
busy-mails = Too many e-mails: try again in { $seconds } seconds.
push-endpoint = That isn’t the address of a push service: it must begin with https:// and contain no user name.
push-service = This server doesn’t send notifications through { $host }.
push-keys = The keys of this subscription aren’t valid: subscribe again.
push-off = This server doesn’t send notifications.
push-no-table = Notifications are for people at a table: open or join one first.
table-seat-other = You can do that only for your own seat.
table-commit-late = Everyone has committed to their number: you can’t change yours any more.
table-entropy-early = You can send your number once all players have committed to theirs.
table-entropy-other = That isn’t the number you committed to.
table-entropy-open = At this table, every player first commits to a number and then sends it. Sit down without a number.
table-free-whom = No one is waiting for a number from that seat.
table-free-patience = { $player } has { $seconds ->
    [one] one more second
   *[other] { $seconds } more seconds
} to send a number before you can free the seat.
advice-busy = Too many people want hints and analyses right now: try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
hint-dropped = This hint was dropped, because you asked for another one or because the server is stopping: ask again if you still want it.
table-seats = { $players ->
    [one] One seat is needed
   *[other] { $players } seats are needed
}, not { $seats }.
table-from-moves = That game has { $moves ->
    [one] only one move
   *[other] only { $moves } moves
}.
table-from-other = That game is different: to play on from it, you need the same game, players, mode, variants and board.
table-running = That game is still going on.
table-no-record = A game that began from a position set up by hand can’t be saved as a record: no one knows how that position came about.
table-no-hints = This table plays without hints.
table-thinkers-busy = The computer has too much to do right now: try again in a moment.
request-json = This isn’t valid JSON.
request-missing = The field “{ $field }” is missing.
request-unknown = There’s no field “{ $field }” here.
request-choice = The field “{ $field }” must be one of { $choices }.
request-least = The field “{ $field }” must be at least { $bound }, in value or in length.
request-most = The field “{ $field }” must be at most { $bound }, in value or in length.
request-key = The field “{ $field }” contains something that can’t be part of a link.
request-kind = The field “{ $field }” must be { $right }.
request-kind-text = a text
request-kind-number = a whole number
request-kind-switch = true or false
request-kind-list = a list
request-kind-object = an object
request-method = This address doesn’t accept that method.
page-missing = There’s nothing at this address.

## People

name-wrong = A name has 1 to { $most } visible characters, at least one of them a letter, a digit or a symbol.
name-taken = The name “{ $name }” is taken: choose another.
account-name-wrong = An account name has { $least } to { $most } letters, digits, spaces, - or _.
account-already = You already have an account.
account-none = You don’t have an account yet.
password-length = A password has { $least } to { $most } characters.
password-wrong = That isn’t your password.
login-wrong = That name and password don’t match.

## Too much

busy-tables-open = You’re sitting at { $most } unfinished tables; finish one first.
busy-tables = That’s a lot of new tables! You can open the next one in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
busy-joins = That’s a lot of seats! You can take the next one in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
busy-moves = That was too fast: try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
busy-logins = Too many attempts: try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
busy-passwords = Many people are logging in right now: try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
busy-sockets = Too many windows are connected at once: close some first.
message-too-long = That message is too long: the limit is { $most } bytes.
body-too-long = That’s too much at once: the limit is { $most } bytes.
body-too-slow = That took too long to arrive: send it again within { $seconds } seconds.
origin-foreign = This request came from a page on another site, so it wasn’t carried out.
health-slow = The database didn’t answer within a second.
server-failed = Something went wrong on our side; nothing was lost. Please try again.
request-nul = One of the texts contains a NUL character, which can’t be stored.
record-surrogate = This contains half a character (a lone surrogate), which no text can hold.
body-too-fine = That has too many parts: the limit is { $most } commas, colons and brackets.
host-foreign = This server doesn’t answer at the name in that address. The host can allow it with the setting “hosts”.
busy-public = You already have { $most } tables waiting for players: wait until one fills, or close one.
busy-uploads = Many records are being read right now: try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
busy-slow-work = The server is busy right now: try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
busy-connections = Too many connections are open from your address: close some first.
request-http = This isn’t an HTTP request.
person-blocked = This account is blocked: write to the host of this server.
reset-wrong = This link has been used or is too old: ask for a new one.
reset-guest = “{ $name }” is a guest and has no password.
session-missing = This device is already logged out.
name-scripts = Use one script for a name: this one mixes letters that look alike.
name-forbidden = The name “{ $name }” contains a word that this server doesn’t allow: choose another.
daily-day = There’s no deal to play for this day.
puzzle-missing = There’s no such puzzle.
storage-full = There’s no room left to store this, so nothing was saved. Please try again in a while.
storage-locked = The database is busy with something else, so nothing was saved. Please try again in a moment.
storage-away = The database can’t be reached right now. Please try again in a moment.
table-clock-kind = A clock is either “turn” or “bank”.
table-clock-seconds = A clock runs for { $least } to { $most } seconds.
table-begun = The game has begun: no one can sit down or leave any more.
table-no-seat = There’s no such seat: they’re numbered from 0, and this table has { $seats }.
table-full = There’s no free seat for you here.
table-taken = That seat is already taken.
table-key = This seat is kept for the person who was sent its link.
table-entropy = Your number for the seal must have 64 characters from 0 to 9 and a to f.
table-entropy-given = You’ve already added your number to the seal.
table-not-sitting = You’re watching: only players at the table can do that.
table-not-your-turn = It isn’t your turn: it’s { $player }’s.
table-not-begun = The game hasn’t begun: a player is still missing.
table-over = The game is over.
table-asked-already = Another player has already asked to undo: answer that first.
table-nothing-asked = No one is waiting for your answer.
table-stand-in-whom = The computer can play only for another person at this table.
table-stand-in-turn = No one is waiting for { $player } just now.
table-patience = { $player } has { $seconds ->
    [one] one more second
   *[other] { $seconds } more seconds
} before the computer may take over.
table-clock-empty = You’re out of time: the computer finishes the game for you.
