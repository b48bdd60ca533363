### Der Web-Client: was auf seinen Seiten steht, ganz gleich bei welchem Spiel.

web-you = Du
web-unreachable = Das Haus antwortet nicht. Prüfe deine Verbindung; wir versuchen es weiter.
web-loading = Einen Augenblick …
web-close = Schließen
web-rule = Regel { $rule }

## The menu

web-home = Zur Startseite
web-menu = Menü
web-account = Name und Konto
web-language = Sprache
web-theme = Farben
web-theme-auto = Auto
web-theme-light = Hell
web-theme-dark = Dunkel
web-sound = Klänge
web-all-tables = Alle Tische

## The start page

web-motto = Der Wald brennt, die Flut antwortet.
web-about = Zwei Brettspiele, mit Freunden oder gegen den Computer.
web-facts-feurio = 1–4 Personen · 20 Min.
web-facts-firewater = 2–4 Personen · 40 Min.
web-pitch-feurio = Schick deine Trupps dorthin, wo das Feuer sein wird, nicht wo es ist.
web-pitch-firewater = Dehne deinen Einfluss aus, nimm Felder ein, gewinne die Elementarwesen.
web-play-now = Sofort spielen
web-against-computer = gegen den Computer
web-new-table = Neuer Tisch
web-learn = In fünf Minuten lernen
web-rules = Regeln
web-running = Laufende Partien
web-lobby = Offene Tische
web-finished = Beendete Partien
web-no-tables = Noch keine Tische
web-no-tables-about = Hier erscheinen deine Partien und die Tische, an denen jemand auf Gesellschaft wartet.
web-show-all = Alle { $count } zeigen
web-open-record = Partie aus einer Datei öffnen
web-continue = Weiter
web-watch = Zuschauen
web-join = Mitspielen
web-look = Ansehen
web-over = Beendet
web-waiting-players = Wartet auf Mitspieler
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
web-daily-about = Ein Stapel für dich allein, für alle derselbe, bis Mitternacht (UTC).
web-daily-goal = Bring alle 48 Feuerwehrleute hinaus, jede Farbe in ein einziges Gebiet mit einer offenen 1.
web-daily-play = Heute spielen
web-daily-continue = Weiterspielen
web-daily-look = Deine Partie ansehen
web-daily-share = { $share } % haben es heute geschafft
web-daily-shared = { $played ->
    [one] Eine Person ist fertig; { $share } % haben gewonnen.
   *[other] { $played } Leute sind fertig; { $share } % haben gewonnen.
}
web-daily-first = Noch ist niemand fertig
web-daily-results = Ergebnisse von heute
web-daily-result = Ergebnis
web-daily-turns = Züge übrig bei der Entscheidung
web-won = Gewonnen
web-not-won = Nicht gewonnen

## A new table

web-new-title = { $game }: ein neuer Tisch
web-mode = Wie wollt ihr spielen?
web-mode-competitive = Gegeneinander
web-mode-cooperative = Gemeinsam
web-mode-solitaire = Allein
web-how-many = Zu wievielt?
web-players = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
web-seats = Wer sitzt wo?
web-seat = Platz { $number }
web-seat-me = Ich
web-seat-here = Jemand an diesem Gerät
web-seat-friend = Ein Freund, per Link
web-seat-anyone = Wer mag
web-seat-computer = Der Computer
web-seat-me-about = Hier sitzt du.
web-seat-friend-about = Du bekommst einen Link und einen Code zum Weitergeben.
web-seat-anyone-about = Der Tisch steht in der Liste der offenen Tische.
web-level = Stärke
web-name = Name
web-variants = Varianten
web-variant-firebreak = Brandschneisen
web-variant-firebreak-about = Lege ein Plättchen verdeckt, das kostet einen Feuerwehrmann; gezogene Plättchen sind geheim.
web-variant-hotter = Heißeres Spiel
web-variant-hotter-about = Gebiete werden ab- statt aufgerundet.
web-more = Uhr, Hilfen und mehr
web-layout = Spielplan
web-layout-default = Wie erschienen, mit vertauschter Mitte
web-layout-chessboard = Schlichtes Schachbrett
web-own-board = Ein eigener Plan (Textdatei aus F und W)
web-clock = Bedenkzeit
web-clock-none = Keine Uhr
web-clock-turn-30 = 30 Sekunden je Zug
web-clock-turn-120 = 2 Minuten je Zug
web-clock-bank-300 = 5 Minuten je Person, 10 Sekunden mehr je Zug
web-clock-bank-900 = 15 Minuten je Person, 20 Sekunden mehr je Zug
web-clock-turn-86400 = Ein Tag je Zug
web-aids = Hilfen
web-aid-spots = Summen auf dem Plan zeigen
web-aid-spots-about = Die heißesten Stellen mit ihrer Hitze, der Einfluss auf jedes Feld.
web-aid-counts = Mitzählen
web-aid-counts-about = Welche Plättchen oder Marker noch niemand gesehen hat.
web-aid-scores = Laufende Wertung
web-aid-scores-about = Jederzeit der Stand, wie er gerade zählt.
web-aid-hints = Tipps
web-aid-hints-about = Die drei besten Züge, wenn du fragst.
web-open-table = Tisch eröffnen

## At the table

web-board = Spielplan
web-sheet = Mehr oder weniger vom Tischblatt zeigen
web-turn = Wer dran ist und was zu tun ist
web-turn-of = { $player } ist am Zug
web-choose = Wähle auf dem Plan
web-unstage = Doch nicht
web-hint = Tipp
web-take-back = Zurücknehmen
web-ask-undo = Darum bitten, meinen letzten Zug zurückzunehmen
web-asks-undo = { $player } möchte den letzten Zug zurücknehmen.
web-agree = Einverstanden
web-disagree = Lieber nicht
web-undo-asked = Die anderen werden noch gefragt, ob du zurücknehmen darfst.
web-returnable = Das kannst du danach noch zurücknehmen.
web-final = Einmal bestätigt, gilt es: Das lässt sich nicht zurücknehmen.
web-log = Zuletzt
web-log-all = Die ganze Partie
web-log-less = Nur das Neueste
web-news = Neu:
web-company = Wer da ist
web-present = da
web-absent = nicht da
web-stands-in = der Computer spielt
web-return = Ich bin wieder da
web-stand-in = Den Computer für { $player } spielen lassen
web-lists = Listen und getippte Züge
web-notation = Zug eintippen
web-notation-go = Zeigen
web-gathering = Die anderen fehlen noch
web-gathering-about = Die Partie beginnt von selbst, sobald alle Plätze besetzt sind.
web-invited = Ein Platz wartet auf dich
web-seat-open = Für einen Freund freigehalten
web-seat-public = Frei für alle
web-sit = Platz nehmen
web-leave = Wieder aufstehen
web-watching-soon = Du schaust zu: Die Partie beginnt, sobald alle Plätze besetzt sind.
web-link-seat = Link für Platz { $number }
web-link-watch = Link zum Zuschauen
web-link-replay = Link zu dieser Partie
web-copy = Kopieren
web-copied = Kopiert
web-qr = { $name }, als Code zum Scannen
web-hand-over = { $player } ist dran
web-hand-over-about = Gib das Gerät weiter: Was jetzt kommt, ist nur für ein Paar Augen.
web-hand-over-ready = Ich bin { $player }
web-lost = Keine Verbindung, neuer Versuch …
web-lost-staged = Dein Zug bleibt vorgemerkt.
web-no-table = Diesen Tisch kannst du nicht sehen

## Afterwards

web-game-over = Die Partie ist zu Ende
web-rematch = Revanche
web-rematch-join = Zur Revanche
web-replay = Rückblick
web-count = Die Wertung in Worten
web-keep = Behalten, prüfen, teilen
web-download = Aufzeichnung laden
web-verify = Siegel prüfen
web-seal-good = Das Siegel ist unversehrt: Jede Ziehung stand vor dem ersten Zug fest.
web-seal-none = Diese Partie trägt kein Siegel.
web-replay-move = Zug { $move } von { $of }
web-beginning = Der Anfang
web-first = Zum Anfang
web-prior = Einen Schritt zurück
web-next = Weiter
web-last = Zum Ende
web-play = Abspielen
web-pause = Anhalten
web-slider = Stelle in der Partie
web-play-on = Von hier aus weiterspielen
web-to-table = Zum Tisch
web-analysis = Wie die Partie verlief
web-analysis-runs = Sie wird noch einmal durchdacht: { $done } von { $of } Entscheidungen …
web-chart = Der erwartete Anteil am Sieg nach Zügen, eine Linie je Person
web-turning = Zug { $move }: { $player } verschenkte { $loss } % eines Siegs ({ $played }). Besser: { $best }.
web-no-turning = Niemand hat etwas verschenkt: eine gut gespielte Partie.
web-open-record-about = Eine hier geladene Aufzeichnung lässt sich ansehen, prüfen und weiterspielen.
web-choose-file = Wähle eine Datei, oder lass sie hier fallen

## Learning

web-rules-of = Regeln von { $game }
web-contents = Inhalt
web-learn-title = { $game } in fünf Minuten
web-learn-done = Eine echte Partie spielen
web-step = Schritt { $step } von { $of }

## Name and account

web-account-guest = Du spielst als Gast. Alles geht auch ohne Konto.
web-account-yours = Deine Partien und Wertungen werden unter deinem Namen bewahrt.
web-your-name = Wie andere dich nennen
web-rename = Speichern
web-renamed = Gespeichert.
web-ratings = Wertungszahlen
web-rated-games = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}
web-account-have = Ein Konto
web-account-about = Mit Name und Passwort findest du deine Partien auf jedem Gerät wieder. Was du als Gast gespielt hast, kommt mit.
web-password = Passwort
web-register = Konto anlegen
web-enter = Anmelden
web-registered = Willkommen! Dein Konto ist angelegt.
web-entered = Schön, dass du wieder da bist!
web-log-out = Abmelden
web-left = Du bist abgemeldet.
web-remove = Konto löschen
web-remove-about = Dein Name verschwindet aus allen Partien; die Partien selbst bleiben. Das lässt sich nicht rückgängig machen.
web-removed = Das Konto ist gelöscht.

## Nothing here

web-missing = Hier ist nichts
web-missing-about = Die Adresse führt ins Leere: Vielleicht fehlt ein Buchstabe.
