### The commands of `embertide admin`, for the host of a server.

admin-table =
    { $table }  { $game }, { $phase ->
        [playing] running
        [over] finished
        [closed] closed
       *[other] waiting
    }, { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }, { $changed }: { $people }
admin-seat-computer = computer ({ $level })
admin-seat-free = free seat
admin-seat-unknown = deleted person
admin-person =
    { $person }  { $name }, { $kind ->
        [guest] guest
        [account] account { $account }
       *[blocked] blocked
    }, since { $created }
admin-table-opened =
    Opened { $opened }, { $events ->
        [one] 1 event
       *[other] { $events } events
    }.
admin-stats-tables =
    { $game }, { $phase ->
        [playing] running
        [over] finished
        [closed] closed
       *[other] waiting
    }: { $count }
admin-none = Nothing found.
admin-has = Tables: { $tables }. Devices logged in: { $sessions }.
admin-stats = Events: { $events }. People: { $people }, of whom { $accounts } with an account.
admin-no-table = No table id begins with “{ $table }” (at least four characters are needed).
admin-several-tables = Several table ids begin with “{ $table }”: type more of the id.
admin-no-person = No one here has the id, account or name “{ $person }”.
admin-several-people = { $count } people are called “{ $person }”: give the id of one, which “embertide admin people” lists.
admin-table-over = The game at table { $table } is already over.
admin-needs-yes = There’s no terminal to ask at: confirm with --yes.
admin-nothing-done = Nothing was changed.
admin-ask-end = End the game at table { $table } ({ $people })? (y/n)
admin-ended = The game at table { $table } ({ $people }) has ended.
admin-ask-delete = Delete table { $table } ({ $people }) and its game for good? (y/n)
admin-deleted = Table { $table } ({ $people }) has been deleted.
admin-ask-prune = Delete tables that haven’t changed for this many days? Waiting: { $waiting }. Games with guests only: { $guests }. Games with accounts: { $accounts }. Finished: { $finished }. (0: never) (y/n)
admin-pruned =
    { $count ->
        [0] No table was old enough to be deleted.
        [one] 1 old table has been deleted.
       *[other] { $count } old tables have been deleted.
    }
admin-renamed = { $old } is now called { $new }.
admin-blocked = { $name } is blocked.
admin-unblocked = { $name } is no longer blocked.
admin-reset = With this link { $name } can set a new password, once and within a day:
admin-exported = All of { $name }’s data is in { $file }.
admin-ask-erase = Erase { $name } ({ $person }) and all their personal data for good? (y/n)
admin-erased = { $name } has been erased; other people’s games now show a player without a name.
