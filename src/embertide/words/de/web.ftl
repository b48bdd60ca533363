### Der Web-Client: was auf seinen Seiten steht, ganz gleich bei welchem Spiel.

web-you = Du
web-unreachable = Der Server antwortet nicht. Prüfe deine Verbindung; wir versuchen es weiter.
web-loading = Einen Augenblick …
web-close = Schließen
web-rule = Regel { $rule }

## The menu

web-home = Startseite
web-menu = Menü
web-account = Name und Konto
web-language = Sprache
web-theme = Farben
web-theme-auto = Auto
web-theme-light = Hell
web-theme-dark = Dunkel
web-all-tables = Alle Tische

## The start page

web-motto = Der Wald brennt, die Flut antwortet.
web-about = Brettspiele, gemeinsam oder gegen den Computer.
web-facts-feurio = 1–4 Personen · 20–30 Min.
web-facts-firewater = 2–4 Personen · 40 Min.
web-pitch-feurio = Setze deine Feuerwehrleute dort ein, wo das Feuer sein wird, nicht wo es ist.
web-pitch-firewater = Dehne deinen Einfluss aus, nimm Felder in Besitz, beanspruche die Elementarwesen.
web-play-now = Sofort spielen
web-against-computer = gegen den Computer
web-at-one-device = an diesem Gerät
web-players-range = { $least }–{ $most } Personen
web-new-table = Neuer Tisch
web-learn = In fünf Minuten lernen
web-rules = Regeln
web-running = Laufende Partien
web-lobby = Offene Tische
web-finished = Beendete Partien
web-no-tables = Noch keine Tische
web-no-tables-about = Hier erscheinen deine Partien und die Tische, an denen noch jemand fehlt.
web-no-tables-offline = Hier erscheinen deine Partien.
web-show-all = Alle { $count } zeigen
web-open-record = Partie aus Datei öffnen
web-continue = Weiter
web-watch = Zuschauen
web-join = Mitspielen
web-look = Ansehen
web-over = Beendet
web-waiting-players = Wartet auf Mitspielende
web-your-turn = Du bist dran
web-thinking = { $player } überlegt
web-seats-free = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
web-move-number = { $number ->
    [0] gerade begonnen
   *[other] Zug { $number }
}

## The deal of the day

web-daily = Der Wald von heute
web-daily-about = Ein Wald für dich allein, für alle derselbe, bis Mitternacht (UTC).
web-percent = { NUMBER($value, style: "percent") }
web-daily-day = { DATETIME($day, dateStyle: "full") }
web-daily-goal = Setze alle 48 Feuerwehrleute ein, jede Farbe in einem einzigen Waldgebiet mit einer offenen 1.
web-daily-play = Heutigen Wald spielen
web-daily-continue = Weiterspielen
web-daily-look = Deine Partie ansehen
web-daily-share = Heute geschafft: { NUMBER($share, style: "percent") }
web-daily-first = Noch hat es niemand versucht
web-daily-results = Ergebnisse von heute
web-won = Geschafft
web-not-won = Nicht geschafft

## A new table

web-mode = Wie wollt ihr spielen?
web-mode-competitive = Gegeneinander
web-mode-cooperative = Gemeinsam
web-mode-solitaire = Allein
web-players = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
web-seat = Platz { $number }
web-level = Stärke
web-name = Name
web-variant-firebreak = Brandschneisen
web-variant-hotter = Heißeres Spiel
web-aids = Hilfen
web-aid-spots = Summen auf dem Plan zeigen
web-aid-counts = Mitzählen
web-aid-scores = Laufende Wertung
web-aid-hints = Tipps

## At the table

web-board = Spielplan
web-turn = Wer dran ist und was zu tun ist
web-turn-of = { $player } ist am Zug
web-choose = Wähle auf dem Plan
web-unstage = Doch nicht
web-hint = Tipp
web-take-back = Zurücknehmen
web-ask-undo = Um Rücknahme bitten
web-asks-undo = { $player } möchte den letzten Zug zurücknehmen.
web-agree = Einverstanden
web-disagree = Lieber nicht
web-returnable = Das kannst du danach noch zurücknehmen.
web-final = Das lässt sich nicht zurücknehmen.
web-log = Letzte Züge
web-log-all = Die ganze Partie
web-log-less = Nur das Neueste
web-news = Neu:
web-company = Wer da ist
web-present = da
web-absent = nicht da
web-stands-in = der Computer spielt
web-return = Ich bin wieder da
web-stand-in = Computer spielt für { $player }
web-lists = Listen und Zugeingabe
web-notation = Zug eintippen
web-notation-go = Zeigen
web-gathering = Warten auf die anderen
web-gathering-about = Die Partie beginnt von selbst, sobald alle Plätze besetzt sind.
web-invited = Ein Platz wartet auf dich
web-seat-open = Per Link freigehalten
web-seat-public = Offen für alle
web-sit = Platz nehmen
web-leave = Tisch verlassen
web-watching-soon = Du schaust zu: Die Partie beginnt, sobald alle Plätze besetzt sind.
web-link-seat = Link für Platz { $number }
web-link-watch = Link zum Zuschauen
web-link-replay = Link zu dieser Partie
web-copy = Kopieren
web-copied = Kopiert
web-qr = QR-Code: { $name }
web-hand-over = { $player } ist dran
web-hand-over-about = Gib das Gerät weiter: Was jetzt kommt, ist nur für eine Person bestimmt.
web-hand-over-ready = Ich bin { $player }
web-lost = Keine Verbindung, neuer Versuch …
web-lost-staged = Dein Zug bleibt vorgemerkt.
web-socket-refused = Der Server hat die Verbindung zu diesem Tisch geschlossen.
web-try-again = Noch einmal
web-no-table = Diesen Tisch kannst du nicht sehen

## Afterwards

web-game-over = Die Partie ist zu Ende
web-rematch = Revanche
web-rematch-join = Zur Revanche
web-replay = Rückblick
web-count = Wertung im Einzelnen
web-keep = Behalten, prüfen, teilen
web-download = Aufzeichnung speichern
web-play = Abspielen
web-no-turning = Keine groben Fehler: gut gespielt!

## Name and account

web-registered = Willkommen! Dein Konto ist angelegt.

## Games without a client of their own

web-plain-move = { $move } spielen
web-plain-choose = Wähle einen Zug
web-plain-position = Die Stellung
web-plain-preview = So sähe es aus:
web-plain-type = Gib einen Zug oder einen Teil davon ein
web-plain-found = { $found ->
    [0] Kein Zug passt; mit Enter erfährst du, warum.
   *[other] { $found } von { $count } Zügen
}
