### Der Begleiter für den echten Tisch: für Leute, die die Schachtel vor sich haben.

web-companion = Begleiter am Tisch
web-companion-title = { $game }: Begleiter am Tisch
web-companion-about = Ihr spielt mit der echten Schachtel? Tippt an, was auf dem Tisch geschieht: Diese Seite zeigt, was möglich ist, zählt die Punkte und gibt Rat. Oder baut eine beliebige Stellung auf und spielt von dort weiter.
web-companion-begin = Tisch aufbauen
web-companion-back = Zurück zum aufgebauten Tisch
web-companion-opening = { $left ->
    [one] Tippe das letzte Startplättchen an
   *[other] Tippe die { $left } Startplättchen an, wie sie liegen
}
web-companion-draw = Welches Plättchen hat { $player } gezogen?
web-companion-laid = Das Plättchen liegt schon
web-companion-tiles = Plättchen
web-companion-tile = Plättchen { $tile }
web-companion-tile-left = Plättchen { $tile }, noch { $left }
web-companion-undo = Zurück
web-companion-redo = Wieder vor
web-companion-advise = Computer fragen
web-companion-thinks = Denkt nach …
web-companion-not-now = Das erlauben die Regeln jetzt nicht. Um trotzdem etwas dorthin zu legen, kreuze „Überall hinlegen“ an.
web-companion-free = Überall hinlegen
web-companion-free-about = Um eine Stellung aufzubauen oder einen Fehler zu beheben; niemand kommt dadurch an die Reihe.
web-companion-free-ask = Wähle ein Teil und dann seinen Platz
web-companion-turn = Wer ist an der Reihe?
web-companion-eraser = Wegnehmen
web-companion-face-down = Verdeckte Plättchen
web-companion-paid-by = Verdeckt, bezahlt von { $colour }
web-companion-owner = Wem gehört das Teil?
web-companion-pieces = Teile
web-companion-markers = Marker
web-companion-reveal = Welchen Marker deckt { $player } auf?
web-companion-enough = Jetzt nicht
web-companion-stack = Noch nicht gesehene Marker, { $player }
web-companion-open = Offene Marker
web-companion-turn-up = { $player }: einen Marker aufdecken
web-companion-turn-back = Wieder verdecken: { $marker }
web-companion-play-about = Ein neuer Tisch beginnt mit dieser Stellung. Was noch niemand kennt, wird gemischt.
web-companion-keep = Behalten und teilen
web-companion-keep-about = Dieser Browser merkt sich den Tisch. Der Link zeigt ihn so, wie er jetzt liegt.
web-companion-link = Link zu dieser Stellung
web-companion-new = Anderen Tisch aufbauen
