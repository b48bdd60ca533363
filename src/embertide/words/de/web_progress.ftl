### Die Leiter, deine Partien, die Serie und Rätsel.

## The ladder

web-ladder-of = Leiter: { $game }
web-ladder-held = geschafft
web-ladder-new = nicht versucht
web-ladder-wins = { $wins } von { $needed } gewonnen
web-ladder-run = { $needed ->
    [one] ein Sieg
   *[other] { $needed } Siege in Folge
}

## Feats

feurio-feat-worth = Wertvollstes Waldgebiet
feurio-feat-tiles = Größtes Waldgebiet (Plättchen)
firewater-feat-tokens = Meiste Besitzsteine
firewater-feat-elementals = Meiste Elementarwesen

## The start page of somebody who comes back, results, past deals, puzzles, statistics

web-back-turn = Willkommen zurück. Du bist dran.
web-back = Willkommen zurück.
web-game-against = { $game } gegen { $who }
web-waits =
    { $count ->
        [one] Noch ein Tisch wartet auf dich
       *[other] Noch { $count } Tische warten auf dich
    }
web-play-level = Gegen { $level }
web-ladder-about = Eine Stufe ist geschafft, wenn du zweimal in Folge gewinnst. Partien mit Tipps zählen nicht; jede Stufe ist offen.
web-ladder-about-run = Es zählen Siege in Folge. Jede Stufe ist offen.
web-ladder-pick = Leiter
web-streak =
    { $days ->
        [one] 1 Tag in Folge
       *[other] { $days } Tage in Folge
    }
web-week-won = geschafft
web-week-lost = nicht geschafft
web-week-missed = ausgelassen
web-week-today = noch nicht gespielt
web-daily-archive = Frühere Wälder
web-daily-archive-about = Spiel den Wald eines beliebigen Tages. Für deine Tage in Folge zählt nur der heutige.
web-daily-late = später gespielt
web-daily-this = Der Wald vom { DATETIME($day, dateStyle: "long") }
web-puzzle-day = Rätsel des Tages
web-puzzle-find = Finde den besten Zug
web-puzzle-again = Noch einmal ansehen
web-puzzle-solved = Gelöst
web-puzzle-missed = Nicht gelöst
web-puzzle-share = Von { NUMBER($share, style: "percent") } im ersten Versuch gelöst
web-puzzle-fresh = Noch hat es niemand versucht
web-puzzle-title = Rätsel { $number } von { $of }
web-puzzle-right = Das ist der beste Zug.
web-puzzle-wrong = Es gibt einen besseren Zug.
web-puzzle-worth = Er gewinnt in { NUMBER($best, style: "percent") } der Fälle.
web-puzzle-worths = Deiner gewinnt in { NUMBER($yours, style: "percent") } der Fälle, der beste in { NUMBER($best, style: "percent") }.
web-puzzle-best = Bester Zug
web-puzzle-next = Nächstes Rätsel
web-puzzle-retry = Noch einmal
web-puzzle-about = Ein Zug ist hier deutlich besser als alle anderen. Welcher?
web-your-games = Deine Partien
web-your-record = { $played } gespielt, { $won } gewonnen
web-all-games = Alle
web-result-won = Gewonnen
web-result-lost = Verloren
web-result-drawn = Unentschieden
web-result-ended = Ohne Ergebnis beendet
web-result-shared = An einem Gerät
web-result-early = Aufgegeben
web-result-watched = Zugeschaut
web-result-won-score = Gewonnen, { $mine } zu { $theirs }
web-result-lost-score = Verloren, { $mine } zu { $theirs }
web-result-drawn-score = Unentschieden, je { $mine }
web-look-back = Rückblick
web-date = { DATETIME($day, dateStyle: "medium") }
web-show-more = Mehr zeigen
web-you-page = Deine Bilanz
web-you-page-about = Was du bisher gespielt und erreicht hast.
web-stat-games = Partien
web-stat-won = Gewonnen
web-stat-best = Bestes Ergebnis
web-stat-run = Längste Siegesserie
web-stat-streak = Meiste Tage in Folge
web-stat-colour = Deine häufigste Farbe
web-stat-puzzles = Im ersten Versuch gelöste Rätsel
web-stat-level = { $level }: { $won } von { $played } gewonnen
web-stat-none = Noch nichts. Spiel eine Partie, dann steht sie hier.
