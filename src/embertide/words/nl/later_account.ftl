### De accountpagina: wachtwoord, apparaten, gegevens.

web-password-old = Huidig wachtwoord
web-password-new = Nieuw wachtwoord
web-password-change = Wachtwoord wijzigen
web-password-about = Alle andere apparaten worden uitgelogd.
web-password-set = Wachtwoord wijzigen
web-password-changed = Je nieuwe wachtwoord is ingesteld. Alle andere apparaten zijn uitgelogd.
web-devices = Waar je bent ingelogd
web-device-unknown = Onbekend apparaat
web-device-here = dit apparaat
web-device-dates = Sinds { DATETIME($since, dateStyle: "medium") }, laatst gebruikt op { DATETIME($used, dateStyle: "medium") }
web-device-end = Uitloggen
web-device-ended = Dat apparaat is uitgelogd.
web-everywhere = Overal uitloggen
web-everywhere-done = Je bent op alle apparaten uitgelogd.
web-data = Je gegevens
web-data-about = Alles wat deze server over je heeft opgeslagen, met al je partijen, in één bestand.
web-data-get = Mijn gegevens downloaden
web-reset = Een nieuw wachtwoord
web-reset-lead = Kies een nieuw wachtwoord voor je account.
web-reset-missing = Deze link is niet volledig: open het hele adres dat je hebt gekregen.
web-reset-about = De link werkt één keer. Alle andere apparaten worden uitgelogd.
web-reset-set = Wachtwoord instellen
web-reset-done = Je nieuwe wachtwoord is ingesteld en je bent ingelogd.
web-reset-on = Naar de spellen
web-registered-name = Geregistreerde naam

## De pagina van naam en account

web-account-guest = Je speelt als gast. Alles werkt zonder account.
web-account-yours = Je partijen en ratings worden onder je naam bewaard.
web-your-name = Je naam
web-rename = Opslaan
web-renamed = Opgeslagen.
web-ratings = Ratings
web-rated-games = { $count ->
    [one] één partij
   *[other] { $count } partijen
}
web-account-have = Account
web-account-about = Met een naam en een wachtwoord vind je je partijen op elk apparaat terug. Wat je als gast speelde, gaat mee.
web-password = Wachtwoord
web-register = Account maken
web-enter = Inloggen
web-entered = Welkom terug!
web-log-out = Uitloggen
web-left = Je bent uitgelogd.
web-remove = Account verwijderen
web-remove-about = Je naam verdwijnt uit alle partijen; de partijen zelf blijven. Dit kan niet ongedaan worden gemaakt.
web-removed = Het account is verwijderd.
