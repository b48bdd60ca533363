### La pagina dell’account: password, dispositivi, dati.

web-password-old = Password attuale
web-password-new = Nuova password
web-password-change = Cambia password
web-password-about = Tutti gli altri dispositivi vengono disconnessi.
web-password-set = Cambia password
web-password-changed = La nuova password è attiva. Tutti gli altri dispositivi sono disconnessi.
web-devices = Dove hai fatto l’accesso
web-device-unknown = Dispositivo sconosciuto
web-device-here = questo dispositivo
web-device-dates = Primo accesso: { DATETIME($since, dateStyle: "medium") }; ultimo uso: { DATETIME($used, dateStyle: "medium") }
web-device-end = Disconnetti
web-device-ended = Quel dispositivo è disconnesso.
web-everywhere = Esci ovunque
web-everywhere-done = Accesso chiuso su tutti i dispositivi.
web-data = I tuoi dati
web-data-about = Tutto ciò che questo server ha salvato su di te, con tutte le tue partite, in un solo file.
web-data-get = Scarica i miei dati
web-reset = Una nuova password
web-reset-lead = Scegli una nuova password per il tuo account.
web-reset-missing = Questo link è incompleto: apri l’indirizzo intero che hai ricevuto.
web-reset-about = Il link vale una volta sola. Tutti gli altri dispositivi vengono disconnessi.
web-reset-set = Imposta la password
web-reset-done = La nuova password è attiva e l’accesso è fatto.
web-reset-on = Vai ai giochi
web-registered-name = Nome registrato

## La pagina di nome e account

web-account-guest = Giochi come ospite. Funziona tutto anche senza account.
web-account-yours = Le tue partite e i tuoi rating sono conservati sotto il tuo nome.
web-your-name = Il tuo nome
web-rename = Salva
web-renamed = Salvato.
web-ratings = Rating
web-rated-games = { $count ->
    [one] una partita
   *[other] { $count } partite
}
web-account-have = Account
web-account-about = Con un nome e una password ritrovi le tue partite su ogni dispositivo. Quelle giocate come ospite vengono con te.
web-password = Password
web-register = Crea un account
web-enter = Accedi
web-entered = Che bello rivederti!
web-log-out = Esci
web-left = Accesso chiuso.
web-remove = Elimina l’account
web-remove-about = Il tuo nome sparisce da tutte le partite; le partite restano. Non si può tornare indietro.
web-removed = Account eliminato.
