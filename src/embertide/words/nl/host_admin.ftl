### De opdrachten van `embertide admin`, voor wie een server beheert.

admin-table =
    { $table }  { $game }, { $phase ->
        [playing] bezig
        [over] afgelopen
        [closed] gesloten
       *[other] wacht
    }, { $moves ->
        [one] 1 zet
       *[other] { $moves } zetten
    }, { $changed }: { $people }
admin-seat-computer = computer (niveau { $level })
admin-seat-free = vrije plaats
admin-seat-unknown = verwijderde persoon
admin-person =
    { $person }  { $name }, { $kind ->
        [guest] gast
        [account] account { $account }
       *[blocked] geblokkeerd
    }, sinds { $created }
admin-table-opened = Geopend { $opened }, { $events } gebeurtenissen.
admin-stats-tables =
    { $game }, { $phase ->
        [playing] bezig
        [over] afgelopen
        [closed] gesloten
       *[other] wacht
    }: { $count }
admin-none = Niets gevonden.
admin-has = Tafels: { $tables }. Ingelogde apparaten: { $sessions }.
admin-stats = { $events } gebeurtenissen, { $people } mensen, van wie { $accounts } met een account.
admin-no-table = Geen tafel heeft ‘{ $table }’ als kenmerk of als begin ervan (minstens vier tekens).
admin-several-tables = Meer dan één tafel begint met ‘{ $table }’: typ een langer stuk van het kenmerk.
admin-no-person = Niemand heeft ‘{ $person }’ als kenmerk, account of naam.
admin-several-people = { $count } mensen heten ‘{ $person }’: geef het kenmerk op van wie je bedoelt (embertide admin people ‘{ $person }’).
admin-table-over = De partij aan tafel { $table } is al afgelopen.
admin-needs-yes = Er is geen terminal om het te vragen: bevestig met --yes.
admin-nothing-done = Er is niets veranderd.
admin-ask-end = De partij aan tafel { $table } ({ $people }) beëindigen? (j/n)
admin-ended = De partij aan tafel { $table } ({ $people }) is beëindigd.
admin-ask-delete = Tafel { $table } ({ $people }) met de partij voorgoed verwijderen? (j/n)
admin-deleted = Tafel { $table } ({ $people }) is verwijderd.
admin-ask-prune = Tafels verwijderen waar niets gebeurt: wachtende na { $waiting } dagen, partijen van gasten na { $guests }, partijen met accounts na { $accounts }, afgelopen partijen na { $finished } dagen (0: nooit)? (j/n)
admin-pruned =
    { $count ->
        [0] Geen enkele tafel was oud genoeg om te verwijderen.
        [one] 1 oude tafel is verwijderd.
       *[other] { $count } oude tafels zijn verwijderd.
    }
admin-renamed = { $old } heet nu { $new }.
admin-blocked = { $name } is geblokkeerd.
admin-unblocked = { $name } is niet meer geblokkeerd.
admin-reset = Met deze link kan { $name } één keer een nieuw wachtwoord kiezen, binnen een dag:
admin-exported = Alle gegevens van { $name } staan in { $file }.
admin-ask-erase = { $name } ({ $person }) met alle persoonlijke gegevens voorgoed wissen? (j/n)
admin-erased = { $name } is gewist; in de partijen van anderen blijft een speler zonder naam.
