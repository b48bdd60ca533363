### Che cosa dice il gioco quando funziona senza server.

pocket-needs-server = Per questo serve un server: senza, si gioca contro il computer o in più persone su questo dispositivo.
pocket-storage-full = Su questo dispositivo non c’è più spazio, quindi non è stato salvato nulla. Libera spazio nel browser e riprova.
pocket-storage-away = Questo browser non ci lascia salvare le partite, quindi non è stato salvato nulla. Forse è una finestra anonima.
pocket-failed = Non è stato possibile caricare il gioco. Controlla la connessione e riprova.
