### Das Ende einer Partie: die Wertung, die Karte, das Bild zum Teilen.

## Die Wertung

web-finale-count = Die Wertung
web-finale-part = { $part } von { $of }
web-finale-skip = Überspringen
web-finale-skip-about = Eingabetaste, Leertaste oder Antippen
web-finale-again = Wertung ansehen
web-feurio-finale-region = { $player }: { $colour ->
    [red] rotes Waldgebiet
    [green] grünes Waldgebiet
    [blue] blaues Waldgebiet
   *[yellow] gelbes Waldgebiet
}
    .you-player = { $colour ->
        [red] Dein rotes Waldgebiet
        [green] Dein grünes Waldgebiet
        [blue] Dein blaues Waldgebiet
       *[yellow] Dein gelbes Waldgebiet
    }
web-feurio-finale-saved = Das Feuer ist aus!
web-feurio-finale-burnt = Der Wald brennt
web-firewater-finale-squares = { $player }: Felder
    .you-player = Deine Felder
web-firewater-finale-leaders = { $player }: eroberte Anführer
    .you-player = Anführer, die du erobert hast
web-firewater-finale-elementals = { $player }: Elementarwesen
    .you-player = Deine Elementarwesen
web-firewater-finale-leader = { $player }: Anführer fehlt
    .you-player = Dein Anführer fehlt
web-firewater-finale-last-token = mit dem letzten Besitzstein
web-firewater-finale-tie = bei Gleichstand zuerst an der Reihe

## Die Karte

web-finale-wins = { $winner } gewinnt
    .you-winner = Dein Sieg!
web-finale-wins-by = { $winner } gewinnt mit { $margin } Vorsprung
    .you-winner = Dein Sieg!
web-finale-by = mit { $margin ->
    [one] einem Punkt
   *[other] { $margin } Punkten
} Vorsprung
web-finale-draw = Unentschieden, je { $points }
web-finale-shared = { $tied } teilen sich den Sieg
    .you-tied = Du teilst dir den Sieg mit { $tied }
web-finale-done = Sieg!
web-finale-missed = Diesmal nicht
web-finale-score = { $player } { $points }
    .you-player = du { $points }
web-finale-spoken = { $heading } { $scores }.
web-finale-harder = Noch schwerer?
web-finale-easier = Leichter?
web-finale-turning = Wendepunkt, Zug { $move }
web-finale-turning-wait = Der Wendepunkt wird gesucht …
web-finale-chance = Siegchance von { $player }
    .you-player = deine Siegchance

## Das Bild

web-finale-share = Bild teilen
web-finale-share-about = Auf diesem Gerät gezeichnet. Die Namen anderer stehen nicht darauf.
web-finale-share-failed = Dieser Browser kann das Bild nicht zeichnen.
web-finale-send = Teilen
web-finale-save = Speichern
web-finale-close = Schließen
web-finale-turning-share = Wendepunkt: Zug { $move }. Siegchance { NUMBER($before, style: "percent") } → { NUMBER($after, style: "percent") }.
web-finale-poster-against = { $game } gegen { $others }
web-finale-poster-won = Gewonnen!
web-finale-poster-won-by = Gewonnen mit { $margin } Vorsprung
web-finale-poster-wins = { $name } gewinnt
web-finale-poster-shared = Geteilter Sieg
web-finale-poster-me = Ich
web-finale-poster-friend = jemand
