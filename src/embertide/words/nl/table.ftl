### De tafels: wat er gebeurt, en wat er niet kan.

table-opened = De tafel is open.
table-sat = { $player } gaat zitten.
table-left = { $player } staat op.
table-begins = Iedereen is er: het spel begint.
table-undone = { $count ->
    [one] { $player } neemt de laatste zet terug.
   *[other] { $player } neemt de laatste { $count } zetten terug.
}
table-asked = { $player } vraagt om terug te gaan tot voor de eigen laatste beurt.
table-agreed = { $player } vindt het goed.
table-declined = { $player } heeft dat liever niet.
table-stands-in = { $player } is weg: de computer valt in.
table-time-up = De tijd van { $player } is om: de computer speelt verder.
table-returned = { $player } is terug.
table-rematch = Het volgende spel staat klaar.

table-clock-kind = Een klok is van de soort "turn" of "bank".
table-clock-seconds = Een klok loopt { $least } tot { $most } seconden.
table-begun = Het spel is begonnen: niemand gaat nog zitten of staat nog op.
table-no-seat = Die plaats bestaat niet: ze tellen vanaf 0 en deze tafel heeft er { $seats }.
table-full = Hier is geen plaats voor je vrij.
table-taken = Daar zit al iemand.
table-key = Die plaats is voor wie de link ervan heeft gekregen.
table-entropy = Je getal voor het zegel moet bestaan uit 64 tekens van 0 tot 9 en a tot f.
table-entropy-given = Je hebt je getal al aan het zegel toegevoegd.
table-not-sitting = Je kijkt toe: dat kan alleen wie aan tafel zit.
table-not-your-turn = Je bent niet aan de beurt: { $player } is aan zet.
table-not-begun = Het spel is nog niet begonnen: er ontbreekt nog iemand.
table-over = Het spel is afgelopen.
table-stale = Het spel is verder: de stelling heeft nu nummer { $ply }.
table-asked-already = Iemand heeft al gevraagd om een zet terug te nemen: dat gaat voor.
table-nothing-asked = Niemand wacht op je antwoord.
table-stand-in-whom = De computer kan alleen invallen voor iemand anders aan deze tafel.
table-stand-in-turn = Niemand wacht nu op { $player }.
table-patience = { $player } heeft nog { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
} voordat de computer mag invallen.
table-clock-empty = Je tijd is om: de computer maakt het spel voor je af.
