### Pagina’s die je niet het eerst ziet.

## Een partij terugzien, een verslag openen

web-replay-move = Zet { $move } van { $of }
web-beginning = Het begin
web-first = Naar het begin
web-prior = Een stap terug
web-next = Verder
web-last = Naar het einde
web-pause = Pauzeren
web-slider = Plek in de partij
web-play-on = Vanaf hier verder spelen
web-to-table = Terug naar de tafel
web-analysis-runs = Analyse: { $done } van { $of } beslissingen…
web-open-record-about = Een hier gedownloade partij kun je bekijken, controleren en verder spelen.
web-choose-file = Kies een bestand, of sleep het hierheen

## Regels, lessen, uitslagen van de dag, onbekende adressen

web-daily-shared = { $played ->
    [one] { $won ->
        [0] Eén persoon heeft het geprobeerd; het lukte niet.
       *[other] Eén persoon heeft het geprobeerd, en het is gelukt.
    }
   *[other] { $played } mensen hebben het geprobeerd; gelukt: { NUMBER($share, style: "percent") }.
}
web-daily-result = Uitslag
web-daily-turns = Beurten over
web-rules-of = Regels van { $game }
web-contents = Inhoud
web-learn-title = { $game } in vijf minuten
web-step = Stap { $step } van { $of }
web-missing = Hier is niets
web-missing-about = Dit adres leidt nergens heen: misschien ontbreekt er een letter.
web-no-lesson = Voor { $game } is er nog geen les. De regels leggen het spel uit, en elke tafel toont de zetten die mogen.
web-no-companion = Voor { $game } is er nog geen tafelhulp. Je kunt het hier spelen, aan een tafel.
web-no-rules = { $game } heeft geen gedrukte regels. Aan tafel zie je elke zet die mag.
