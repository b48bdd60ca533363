### The terminal: games, tournaments, analysis and files.

## Dateien

file-unreadable = { $file } lässt sich nicht lesen: { $reason }.
file-not-text = { $file } ist keine Textdatei in UTF-8.
file-empty = Diese Datei enthält keine Aufzeichnung.

## Das Terminal

option-language = „{ $language }“ sprechen wir noch nicht: Zur Wahl stehen { $languages }.
option-bots = Für { $bots } Bots { $players ->
    [one] reicht ein Platz
   *[other] reichen { $players } Plätze
} nicht.
ask-game = Was wollen wir spielen?
ask-mode = In welcher Spielart?
ask-players = Wie viele spielen mit?
ask-variants = Mit der Variante „{ $variant }“ spielen? [j/N]
ask-bots = Wie viele davon spielt der Computer?
ask-choice = Nummer (nur Enter für { $first }):
ask-again = Bitte antworte mit einer dieser Möglichkeiten: { $answers }.
yes-letters = jJ
goodbye = Bis zum nächsten Mal.
terminal-welcome = Gib einen Zug ein, oder „help“ für Hilfe.
terminal-help =
    Ein Zug wird so eingegeben, wie er in der Liste steht, zum Beispiel - für Passen.
    moves        alle erlaubten Züge zeigen; „moves d“ nur die, die mit d beginnen
    board        den Tisch noch einmal zeigen
    why ZUG      sagen, ob ein Zug erlaubt ist, und wenn nicht, nach welcher Regel
    undo         den letzten Zug zurücknehmen, solange danach nichts aufgedeckt wurde
    score        den jetzigen Stand auszählen
    hint         die besten drei Züge und was sie bewirken
    save DATEI   die Partie speichern; später weiter mit: embertide play --resume DATEI
    quit         aufhören (auch mit Strg-C und Strg-D); vorher kannst du noch speichern
terminal-many = (viele Züge: gib „moves“ ein, oder dazu den Anfang: „moves t“)
terminal-only = Der einzige Zug ist { $move }: Enter spielt ihn.
terminal-more = { $count ->
    [one] Noch ein Zug
   *[other] Noch { $count } Züge
}: Enter zeigt mehr, q hört auf.
terminal-none = Kein erlaubter Zug beginnt mit „{ $start }“.
terminal-why = Welcher Zug? Schreib: why ZUG
terminal-prompt = { $player } am Zug>
terminal-hand-over = { $player }, du bist am Zug: Übernimm die Tastatur und drück Enter.
terminal-legal = { $move } ist erlaubt.
terminal-save-where = Wohin? Schreib: save DATEI
terminal-exists = { $file } gibt es schon: Wähle einen anderen Namen.
terminal-saved = Gespeichert. Weiter geht es mit: embertide play --resume { $file }
terminal-leave = Du hörst auf. Ein Dateiname speichert die Partie, Enter allein nicht:

## Turniere und Analyse

option-no-bots = Nenne mindestens einen Computerspieler, zum Beispiel --bots flame,blaze.
option-ray = Ray ist nicht installiert: pip install "embertide[ray]", oder lass --ray weg.
option-ray-address = Unter { $address } antwortet kein Ray-Cluster: Gib seine Adresse an, oder „local“, um hier einen zu starten.
arena-bot = Bot
arena-games = Partien
arena-share = gewonnen ({ NUMBER(0.95, style: "percent") })
arena-points = Punkte
arena-seconds = s je Zug
arena-rating = Stärke
terminal-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-seconds = { NUMBER($seconds, minimumFractionDigits: 4, maximumFractionDigits: 4) }
analysis-move = Zug
analysis-player = Person
analysis-played = gespielt
analysis-best = bester
analysis-expected = erwartet
analysis-loss = verloren
analysis-remark = was er bewirkt
analysis-lost = { $player } hat insgesamt { NUMBER($loss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } Siegchance verschenkt.
hint-over = Das Spiel ist zu Ende: Es gibt keinen Tipp mehr.

## Forschung

option-extra = Dafür braucht es { $package }: pip install "embertide[{ $extra }]"
option-seat = Einen Platz { $seat } gibt es nicht: Die Plätze gehen von 0 bis { $last }.
export-suffix = { $file } muss auf .parquet oder .npz enden: Das bestimmt das Format.
export-mixed = Eine Datei fasst nur ein Spiel: Diese Partie ist von { $game }, die erste war von { $first }.
export-done = { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
} aus { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} nach { $file } geschrieben.
warming-up = Die Computerspieler werden vorbereitet (nur nach einer Aktualisierung, einige Sekunden) …
ask-level = Wie stark soll der Computer spielen?
solve-what = Gib entweder eine Aufzeichnung oder --deck an: Wofür soll der Gewinn bewiesen werden?
solve-competitive = Nur ein gemeinsames Ziel lässt sich lösen: Wähle die Spielart solitaire oder cooperative.
solve-not-found = In dieser Zeit wurde kein Weg zum Gewinn gefunden; vielleicht gibt es trotzdem einen.
