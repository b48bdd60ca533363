### Der Spielbegleiter für den echten Tisch: für Leute, die die Schachtel vor sich haben.

web-companion = Spielbegleiter
web-companion-title = { $game }: Spielbegleiter
web-companion-about = Ihr spielt mit der echten Schachtel? Tippt an, was auf dem Tisch geschieht: Diese Seite zeigt, was möglich ist, zählt die Punkte und gibt Tipps. Oder baut eine beliebige Stellung auf und spielt von dort weiter.
web-companion-begin = Tisch aufbauen
web-companion-back = Zurück zu eurem Tisch
web-companion-opening = { $left ->
    [one] Tippe das letzte Startplättchen an
   *[other] Tippe die { $left } Startplättchen an, wie sie liegen
}
web-companion-draw = Welches Plättchen hat { $player } gezogen?
web-companion-laid = Das Plättchen liegt schon
web-companion-tiles = Plättchen
web-companion-tile = Plättchen { $tile }
web-companion-tile-left = Plättchen { $tile }, noch { $left }
web-companion-undo = Rückgängig
web-companion-redo = Wiederholen
web-companion-advise = Computer fragen
web-companion-thinks = Denkt nach …
web-companion-not-now = Das erlauben die Regeln jetzt nicht. Um trotzdem etwas dorthin zu legen, kreuze „Überall hinlegen“ an.
web-companion-free = Überall hinlegen
web-companion-free-about = Um eine Stellung aufzubauen oder einen Fehler zu beheben; wer an der Reihe ist, ändert sich dadurch nicht.
web-companion-free-ask = Wähle ein Teil und dann, wohin es kommt
web-companion-turn = Wer ist an der Reihe?
web-companion-eraser = Wegnehmen
web-companion-face-down = Verdeckte Plättchen
web-companion-paid-by = Verdeckt (−1 { $colour })
web-companion-owner = Wem gehört das Teil?
web-companion-pieces = Teile
web-companion-markers = Marker
web-companion-reveal = Welchen Marker deckt { $player } auf?
web-companion-enough = Jetzt nicht
web-companion-stack = Unbekannte Marker, { $player }
web-companion-open = Offene Marker
web-companion-turn-up = { $player } deckt auf
web-companion-turn-back = Wieder verdecken: { $marker }
web-companion-play-about = Ein neuer Tisch beginnt mit dieser Stellung. Was noch niemand kennt, wird gemischt.
web-companion-keep = Behalten und teilen
web-companion-keep-about = Dieser Browser merkt sich den Tisch. Der Link zeigt ihn so, wie er jetzt liegt.
web-companion-link = Link zu dieser Stellung
web-companion-new = Anderen Tisch aufbauen
