### I comandi di `embertide admin`, per chi gestisce un server.

admin-table =
    { $table }  { $game }, { $phase ->
        [playing] in corso
        [over] finita
        [closed] chiusa
       *[other] in attesa
    }, { $moves ->
        [one] 1 mossa
       *[other] { $moves } mosse
    }, { $changed }: { $people }
admin-seat-computer = computer (livello { $level })
admin-seat-free = posto libero
admin-seat-unknown = persona cancellata
admin-person =
    { $person }  { $name }, { $kind ->
        [guest] ospite
        [account] account { $account }
       *[blocked] accesso bloccato
    }, iscrizione { $created }
admin-table-opened = Apertura: { $opened }. Eventi: { $events }.
admin-stats-tables =
    { $game }, { $phase ->
        [playing] in corso
        [over] finita
        [closed] chiusa
       *[other] in attesa
    }: { $count }
admin-none = Nessun risultato.
admin-has = Tavoli: { $tables }. Dispositivi collegati: { $sessions }.
admin-stats = Eventi: { $events }. Persone: { $people }, di cui con un account: { $accounts }.
admin-no-table = Nessun tavolo ha l’identificativo «{ $table }» o uno che inizia così (almeno quattro caratteri).
admin-several-tables = Più tavoli iniziano con «{ $table }»: scrivi una parte più lunga dell’identificativo.
admin-no-person = Nessuno ha l’identificativo, l’account o il nome «{ $person }».
admin-several-people = Più persone ({ $count }) si chiamano «{ $person }»: indicane una con l’identificativo (embertide admin people «{ $person }»).
admin-table-over = La partita del tavolo { $table } è già finita.
admin-needs-yes = Non c’è un terminale per chiedere: conferma con --yes.
admin-nothing-done = Non è cambiato nulla.
admin-ask-end = Terminare la partita del tavolo { $table } ({ $people })? (s/n)
admin-ended = La partita del tavolo { $table } ({ $people }) è finita.
admin-ask-delete = Cancellare per sempre il tavolo { $table } ({ $people }) con la sua partita? (s/n)
admin-deleted = Il tavolo { $table } ({ $people }) è cancellato.
admin-ask-prune = Cancellare i tavoli fermi da più di questi giorni: in attesa { $waiting }, partite di ospiti { $guests }, partite con account { $accounts }, partite finite { $finished } (0: mai)? (s/n)
admin-pruned =
    { $count ->
        [0] Nessun tavolo era abbastanza vecchio.
        [one] 1 vecchio tavolo è cancellato.
       *[other] { $count } vecchi tavoli sono cancellati.
    }
admin-renamed = { $old } si chiama ora { $new }.
admin-blocked = L’accesso di { $name } è bloccato.
admin-unblocked = L’accesso di { $name } non è più bloccato.
admin-reset = Con questo link { $name } può scegliere una volta sola una nuova password, entro un giorno:
admin-exported = Tutti i dati di { $name } sono in { $file }.
admin-ask-erase = Cancellare per sempre { $name } ({ $person }) con tutti i dati personali? (s/n)
admin-erased = I dati di { $name } sono cancellati; nelle partite degli altri resta un posto senza nome.
