### Die Befehle von `embertide admin` für alle, die einen Server betreiben.

admin-table =
    { $table }  { $game }, { $phase ->
        [playing] läuft
        [over] beendet
        [closed] geschlossen
       *[other] wartet
    }, { $moves ->
        [one] 1 Zug
       *[other] { $moves } Züge
    }, { $changed }: { $people }
admin-seat-computer = Computer ({ $level })
admin-seat-free = freier Platz
admin-seat-unknown = gelöschte Person
admin-person =
    { $person }  { $name }, { $kind ->
        [guest] Gast
        [account] Konto { $account }
       *[blocked] gesperrt
    }, seit { $created }
admin-table-opened = Eröffnet { $opened }, { $events ->
    [one] 1 Ereignis
   *[other] { $events } Ereignisse
}.
admin-stats-tables =
    { $game }, { $phase ->
        [playing] läuft
        [over] beendet
        [closed] geschlossen
       *[other] wartet
    }: { $count }
admin-none = Nichts gefunden.
admin-has = Tische: { $tables }. Angemeldete Geräte: { $sessions }.
admin-stats = { $events ->
    [one] 1 Ereignis
   *[other] { $events } Ereignisse
}, { $people ->
    [one] 1 Person
   *[other] { $people } Personen
}, davon { $accounts } mit Konto.
admin-no-table = Kein Tisch hat die Kennung „{ $table }“ oder eine, die so beginnt (mindestens vier Zeichen).
admin-several-tables = Mehrere Tische beginnen mit „{ $table }“: Gib mehr von der Kennung an.
admin-no-person = Niemand hat die Kennung, das Konto oder den Namen „{ $person }“.
admin-several-people = { $count } Personen heißen „{ $person }“: Nenne die Kennung (embertide admin people „{ $person }“).
admin-table-over = Die Partie an Tisch { $table } ist schon zu Ende.
admin-needs-yes = Ohne Terminal ist keine Rückfrage möglich: Bestätige mit --yes.
admin-nothing-done = Nichts wurde geändert.
admin-ask-end = Die Partie an Tisch { $table } ({ $people }) beenden? (j/n)
admin-ended = Die Partie an Tisch { $table } ({ $people }) ist beendet.
admin-ask-delete = Tisch { $table } ({ $people }) samt Partie endgültig löschen? (j/n)
admin-deleted = Tisch { $table } ({ $people }) ist gelöscht.
admin-ask-prune = Tische löschen, an denen sich nichts getan hat (in Tagen; 0: nie): wartende nach { $waiting }, Partien von Gästen nach { $guests }, Partien mit Konten nach { $accounts }, beendete nach { $finished }? (j/n)
admin-pruned =
    { $count ->
        [0] Kein Tisch war alt genug zum Löschen.
        [one] 1 alter Tisch ist gelöscht.
       *[other] { $count } alte Tische sind gelöscht.
    }
admin-renamed = { $old } heißt jetzt { $new }.
admin-blocked = { $name } ist gesperrt.
admin-unblocked = { $name } ist nicht mehr gesperrt.
admin-reset = Mit diesem Link kann { $name } einmal ein neues Passwort setzen, innerhalb eines Tages:
admin-exported = Alle Daten von { $name } stehen in { $file }.
admin-ask-erase = { $name } ({ $person }) mit allen persönlichen Daten endgültig löschen? (j/n)
admin-erased = { $name } ist gelöscht; in den Partien der anderen sitzt jetzt jemand ohne Namen.
