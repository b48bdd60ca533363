### Le notifiche nel browser.

web-socket-missing = Questo tavolo non è più aperto per te: la partita è iniziata senza di te, oppure il tavolo non esiste più.
web-notices = Notifiche
web-notices-never-about = Questo browser non può mostrare notifiche di questo server.
web-notices-denied-about = Le notifiche sono bloccate in questo browser: consentile per questo sito nelle sue impostazioni.
web-notices-off-about = Questo browser può avvisarti quando tocca a te, ai tavoli con almeno un giorno a turno o senza orologio.
web-notices-on-about = Questo browser ti avvisa quando tocca a te, anche se nessuna pagina è aperta.
web-notices-offer = Questa partita può durare giorni. Vuoi che questo browser ti avvisi quando tocca a te?
web-notices-on = Avvisami
web-notices-off = Disattiva
web-notices-later = Non ora
web-notices-failed = Il servizio push di questo browser non risponde: riprova più tardi.
