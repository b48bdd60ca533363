### De tafelhulp: voor wie de echte doos op tafel heeft.

web-companion = Tafelhulp
web-companion-title = { $game }: tafelhulp
web-companion-about = Spelen jullie met de echte doos? Tik aan wat er op tafel gebeurt: deze pagina laat zien wat er kan, houdt de stand bij en geeft raad. Of zet een willekeurige stelling op en speel van daaruit verder.
web-companion-begin = Tafel opzetten
web-companion-back = Terug naar de tafel die er ligt
web-companion-opening = { $left ->
    [one] Tik de laatste begintegel aan
   *[other] Tik de { $left } begintegels aan, zoals ze liggen
}
web-companion-draw = Welke tegel heeft { $player } getrokken?
web-companion-laid = De tegel ligt er al
web-companion-tiles = Tegels
web-companion-tile = Tegel { $tile }
web-companion-tile-left = Tegel { $tile }, nog { $left }
web-companion-undo = Terug
web-companion-redo = Opnieuw
web-companion-advise = Vraag de computer
web-companion-thinks = Denkt na …
web-companion-not-now = De regels staan dat nu niet toe. Om er toch iets neer te leggen, vink “Overal neerleggen” aan.
web-companion-free = Overal neerleggen
web-companion-free-about = Om een stelling op te zetten of een fout te herstellen; de beurt gaat niet verder.
web-companion-free-ask = Kies een stuk en dan zijn plaats
web-companion-turn = Wie is aan de beurt?
web-companion-eraser = Weghalen
web-companion-face-down = Tegels met de rug naar boven
web-companion-paid-by = Met de rug naar boven, betaald door { $colour }
web-companion-owner = Van wie is het stuk?
web-companion-pieces = Stukken
web-companion-markers = Tegels
web-companion-reveal = Welke tegel draait { $player } open?
web-companion-enough = Nu niet
web-companion-stack = Nog niet geziene tegels, { $player }
web-companion-open = Open tegels
web-companion-turn-up = { $player }: een tegel opendraaien
web-companion-turn-back = Weer omdraaien: { $marker }
web-companion-play-about = Een nieuwe tafel begint met deze stelling. Wat nog niemand kent, wordt geschud.
web-companion-keep = Bewaren en delen
web-companion-keep-about = Deze browser onthoudt de tafel. De link laat hem zien zoals hij nu ligt.
web-companion-link = Link naar deze stelling
web-companion-new = Een andere tafel opzetten
