### De tafelhulp: voor wie de echte doos op tafel heeft.

web-companion = Tafelhulp
web-companion-title = { $game }: tafelhulp
web-companion-about = Speel je met de echte doos? Tik aan wat er op tafel gebeurt: deze pagina laat zien wat er kan, houdt de stand bij en geeft tips. Of zet zelf een stelling op en speel van daaruit verder.
web-companion-begin = Tafel klaarzetten
web-companion-back = Terug naar je tafel
web-companion-opening = { $left ->
    [one] Tik de laatste begintegel aan
   *[other] Tik de { $left } begintegels aan, zoals ze liggen
}
web-companion-draw = Welke tegel heeft { $player } getrokken?
web-companion-laid = De tegel ligt er al
web-companion-tiles = Tegels
web-companion-tile = Tegel { $tile }
web-companion-tile-left = Tegel { $tile }, nog { $left }
web-companion-undo = Ongedaan maken
web-companion-redo = Herhalen
web-companion-advise = Computer vragen
web-companion-thinks = Denkt na…
web-companion-not-now = Dat mag nu niet volgens de regels. Wil je er toch iets neerleggen, vink dan ‘Overal neerleggen’ aan.
web-companion-free = Overal neerleggen
web-companion-free-about = Om een stelling op te zetten of een fout te herstellen; de beurt gaat niet verder.
web-companion-free-ask = Kies een stuk en dan een plek
web-companion-turn = Wie is aan de beurt?
web-companion-eraser = Weghalen
web-companion-face-down = Gedekte tegels
web-companion-paid-by = Gedekt, betaald door { $colour }
web-companion-owner = Van wie is het stuk?
web-companion-pieces = Stukken
web-companion-markers = Tegels
web-companion-reveal = Welke tegel draait { $player } om?
web-companion-enough = Nu niet
web-companion-stack = Nog niet getoonde tegels van { $player }
web-companion-open = Open tegels
web-companion-turn-up = { $player }: tegel omdraaien
web-companion-turn-back = Weer gedekt leggen: { $marker }
web-companion-play-about = Met deze stelling begint een nieuwe tafel. Wat nog niemand kent, wordt geschud.
web-companion-keep = Bewaren en delen
web-companion-keep-about = Deze browser onthoudt de tafel. De link toont de tafel zoals die nu ligt.
web-companion-link = Link naar deze stelling
web-companion-new = Andere tafel klaarzetten
