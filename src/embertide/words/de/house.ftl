### Das Haus: was über jedes Spiel gesagt wird.

player = Spieler { $number }
colour-red = Rot
colour-green = Grün
colour-blue = Blau
colour-yellow = Gelb
score-line = { $player }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Auswahl

option-game = Ein Spiel „{ $game }“ gibt es hier nicht: Zur Wahl stehen { $games }.
option-mode = Eine Spielart „{ $mode }“ gibt es nicht: Zur Wahl stehen { $modes }.
option-players = Dieses Spiel ist für { $least } bis { $most } Personen, nicht für { $players }.
option-mode-players = { $least ->
    [1] Die Spielart { $mode } ist für eine Person, nicht für { $players }.
   *[other] Die Spielart { $mode } ist für { $least } bis { $most } Personen, nicht für { $players }.
}
option-variant = Eine Variante „{ $variant }“ gibt es nicht: Zur Wahl stehen { $variants }.
option-variant-mode = Die Variante { $variant } passt nicht zur Spielart { $mode }, nur zu { $modes }.
option-no-variants = Dieses Spiel hat keine Varianten, also auch keine namens „{ $variant }“.
option-board = Einen Spielplan „{ $board }“ gibt es nicht: Zur Wahl stehen { $boards }, oder nenne den Pfad einer Datei.
option-no-boards = Dieses Spiel wird auf dem leeren Tisch gespielt: Es gibt keinen Spielplan zu wählen.

## Spielprotokolle

record-json = Das ist kein JSON: Es bricht in Zeile { $line }, Spalte { $column } ab.
record-deep = Für ein Spielprotokoll ist das zu tief verschachtelt.
record-number = Eine Zahl hat hier zu viele Ziffern.
record-constant = { $name } hat in einem Protokoll nichts zu suchen: Zahlen sind ganze Zahlen.
record-object = Ein Protokoll ist ein einziges JSON-Objekt in geschweiften Klammern.
record-twice = Das Feld „{ $field }“ steht hier zweimal; einmal ist richtig.
record-missing = Das Feld „{ $field }“ fehlt.
record-unknown = Ein Protokoll dieses Spiels hat kein Feld „{ $field }“.
record-kind-str = Hier muss ein Text in Anführungszeichen stehen.
record-kind-int = Hier muss eine ganze Zahl stehen.
record-kind-list = Hier muss eine Liste in eckigen Klammern stehen.
record-kind-dict = Hier muss ein Objekt in geschweiften Klammern stehen.
record-strings = Hier muss eine Liste von Texten in Anführungszeichen stehen.
record-format = Dieses Format lesen wir nicht; in einem Protokoll steht „{ $format }“.
record-rules = Diese Partie folgte anderen Regeln als Fassung { $rules }, der einzigen, die dieses Programm kennt.
record-unsorted = Varianten stehen in alphabetischer Reihenfolge, jede nur einmal.
record-names = Alle { $players } Mitspielenden brauchen je einen Namen.
record-date = Das ist kein Datum: Schreib es wie 2026-11-15 oder 2026-11-15T20:30:00+01:00.
record-checks = Auf { $moves } Züge kommen { $checks } Prüfeinträge; entweder hat jeder Zug einen oder keiner.
record-check = Ein Prüfeintrag enthält nur seat, legal und digest.
record-digest = Ein digest besteht aus sechzehn der Zeichen 0 bis 9 und a bis f.
record-seat = Laut Prüfeintrag ist hier Platz { $said } am Zug, tatsächlich aber Platz { $found }.
record-legal = Laut Prüfeintrag sind hier { $said } Züge erlaubt, tatsächlich aber { $found }.
record-other-moves = Der digest { $said } im Prüfeintrag steht für andere erlaubte Züge als unserer, { $found }.
record-result-missing = Die Partie ist zu Ende, also gehört das Ergebnis ins Protokoll.
record-result-early = Die Partie ist nicht zu Ende, also gibt es noch kein Ergebnis.
record-result-wrong = Das richtige Ergebnis ist { $found }.
record-seal = Ein Siegel enthält eine Festlegung aus 64 Hexadezimalziffern, den Beitrag jedes Platzes und vielleicht das Geheimnis.
record-seal-broken = Das Geheimnis ist nicht das, auf das man sich festgelegt hatte.
record-seal-draw = Ziehung { $number } ist nicht die, die das Siegel ergibt.
record-hidden = Einige Werte sind hier verborgen: Die Partie lässt sich ansehen, aber weder abschließen noch fortsetzen.

## Zurücknehmen

undo-nothing = Es gibt noch nichts zurückzunehmen.
undo-revealed = Dieser Zug bleibt: Danach ist etwas ans Licht gekommen.
undo-others = Dieser Zug bleibt: Seitdem hat schon jemand anders gezogen.

## Dateien

file-unreadable = { $file } lässt sich nicht lesen: { $reason }.
file-not-text = { $file } ist keine Textdatei in UTF-8.
file-unwritable = { $file } lässt sich nicht schreiben: { $reason }.
file-empty = Diese Datei enthält kein Spielprotokoll.

## Das Terminal

option-language = „{ $language }“ sprechen wir noch nicht: Zur Wahl stehen { $languages }.
option-bots = Für { $bots } Bots { $players ->
    [one] reicht ein Platz
   *[other] reichen { $players } Plätze
} nicht.
our-ruling = Unsere Entscheidung: { $text }
unofficial = Dies ist eine inoffizielle Ausgabe. Die Spiele und ihre Namen gehören ihren Autoren und Verlagen; die Worte hier sind unsere eigenen.
name-feurio = Feurio!, ein Waldbrand für 1 bis 4
name-firewater = Feuer & Wasser, ein Kampf der Elemente für 2 bis 4
name-competitive = gegeneinander
name-cooperative = gemeinsam
name-solitaire = allein
ask-game = Was wollen wir spielen?
ask-mode = Auf welche Art?
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
    why ZUG      sagen, ob ein Zug erlaubt ist, und wenn nicht, nach welcher Regel
    undo         den letzten Zug zurücknehmen, solange danach nichts ans Licht kam
    score        den jetzigen Stand auszählen
    hint         die besten drei Züge, und was sie bewirken
    save DATEI   die Partie aufschreiben; später weiter mit: embertide play --resume DATEI
    quit         aufhören (auch mit Strg-C und Strg-D); vorher kannst du noch speichern
terminal-many = (viele Züge: gib „moves“ ein, oder dazu den Anfang: „moves t“)
terminal-prompt = { $player } am Zug>
terminal-hand-over = { $player }, du bist am Zug: Übernimm die Tastatur und drück Enter.
terminal-legal = { $move } ist erlaubt.
terminal-save-where = Wohin? Schreib: save DATEI
terminal-exists = { $file } gibt es schon: Wähle einen anderen Namen.
terminal-saved = Gespeichert. Weiter geht es mit: embertide play --resume { $file }
terminal-leave = Du gehst. Ein Dateiname speichert die Partie, Enter allein nicht:

## Turniere und Analyse

level-spark = Funke
level-ember = Glut
level-flame = Flamme
level-blaze = Feuersbrunst
level-inferno = Inferno
option-bot = Es gibt keinen Computerspieler „{ $bot }“: Wähle unter { $bots }.
option-no-bots = Nenne mindestens einen Computerspieler, zum Beispiel --bots flame,blaze.
option-ray = Ray ist nicht installiert: pip install "embertide[ray]", oder lass --ray weg.
option-ray-address = Unter { $address } antwortet kein Ray-Cluster: Gib seine Adresse an, oder „local“, um hier einen zu starten.
arena-bot = Spieler
arena-games = Partien
arena-share = gewonnen (95 %)
arena-points = Punkte
arena-seconds = s je Zug
arena-rating = Wertung
analysis-move = Zug
analysis-player = Spieler
analysis-played = gespielt
analysis-best = bester
analysis-expected = erwartet
analysis-loss = verloren
analysis-remark = was er bewirkt
analysis-lost = { $player } hat insgesamt { $loss } eines Sieges verschenkt.
hint-over = Das Spiel ist vorbei: Es gibt nichts mehr zu raten.

## Forschung

option-research = Dafür braucht es { $package }: pip install "embertide[research]"
option-seat = Einen Platz { $seat } gibt es nicht: die Plätze gehen von 0 bis { $last }.
export-suffix = { $file } muss auf .parquet oder .npz enden: das sagt, in welchem Format.
export-mixed = Eine Datei fasst ein Spiel: diese Partie ist von { $game }, die erste war von { $first }.
export-done = { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
} aus { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} nach { $file } geschrieben.
warming-up = Die Computerspieler werden vorbereitet (nur nach einer Aktualisierung, einige Sekunden) …
ask-level = Wie gut soll der Computer spielen?
solve-what = Gib entweder eine Aufzeichnung oder --deck an, deren Gewinn bewiesen werden soll.
solve-competitive = Nur ein gemeinsames Ziel lässt sich lösen: Wähle den Modus solitaire oder cooperative.
solve-not-found = In dieser Zeit wurde kein Weg zum Sieg gefunden; vielleicht gibt es einen.
name-spark = Funke, ein Anfänger
name-ember = Glut
name-flame = Flamme
name-blaze = Feuersbrunst
name-inferno = Inferno, der stärkste

## Positions that somebody set up

position-turn = Plätze zählen ab 0, und es gibt { $players }.
