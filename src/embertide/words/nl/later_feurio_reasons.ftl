### Feurio!: waarom de ene zet beter is dan de andere.

feurio-reason-divisor = Het { $colour-key ->
    [colour-red] rode
    [colour-green] groene
    [colour-blue] blauwe
   *[colour-yellow] gele
} woudgebied deelt door { $after } in plaats van { $before }: { $value ->
    [one] 1 punt
   *[other] { $value } punten
} in plaats van { $other }.
feurio-reason-open = Houdt het { $colour-key ->
    [colour-red] rode
    [colour-green] groene
    [colour-blue] blauwe
   *[colour-yellow] gele
} woudgebied open: { $value ->
    [one] één punt
   *[other] { $value } punten
} in plaats van geen.
feurio-reason-joins = Verbindt { $colour-key ->
    [colour-red] rode
    [colour-green] groene
    [colour-blue] blauwe
   *[colour-yellow] gele
} woudgebieden: samen { $value } waard in plaats van { $other }.
feurio-reason-begins = De gespeelde zet begint een nieuw { $colour } woudgebied van { $value }; een bestaand { $grown } woudgebied zou met { $gain } zijn gegroeid.
feurio-reason-points = Levert meteen { $gain } op; de gespeelde zet { $other }.
feurio-reason-early = Te vroeg: nu { $gain } waard, en er { $tiles ->
    [one] komt nog één tegel
   *[other] komen nog { $tiles } tegels
}.
feurio-reason-nobody = Er is niemand ingezet: de { $tile } had { $gain ->
    [one] één punt
   *[other] { $gain } punten
} opgeleverd.
feurio-reason-fewer = { $spare ->
    [one] Eén brandweerman
   *[other] { $spare } manschappen
} te veel: { $count ->
    [one] één telt
   *[other] { $count } tellen
} daar net zo zwaar.
feurio-reason-cuts = Sluit de { $tile } af voor { $colour }, dat daar { $gain } had kunnen winnen.
feurio-reason-cut-off = De gespeelde zet snijdt { $colour } af van de { $tile }, die { $gain } meer waard was.
feurio-reason-spaces = De gespeelde zet verspilt { $spaces ->
    [one] een vrij veld
   *[other] { $spaces } vrije velden
} op de { $tile }: daar kan niemand meer bij.
feurio-reason-encloses = Sluit het { $colour-key ->
    [colour-red] rode
    [colour-green] groene
    [colour-blue] blauwe
   *[colour-yellow] gele
} woudgebied in: { $points ->
    [one] één punt
   *[other] { $points } punten
} minder.
feurio-reason-closes = Sluit de open { $before } van het { $colour-key ->
    [colour-red] rode
    [colour-green] groene
    [colour-blue] blauwe
   *[colour-yellow] gele
} woudgebied: het deelt nu door { $after } en verliest { $points }.
feurio-reason-heat = Geeft de hitte weg: de volgende tegel kan { $colour } { $points ->
    [one] één punt
   *[other] { $points } punten
} kosten.
feurio-reason-aims = Richt de hitte op { $colour }: de volgende tegel kost { $colour } zeker { $points ->
    [one] één punt
   *[other] { $points } punten
}.
feurio-remark-full = Maakt de { $tile } vol: niemand anders kan er nog bij.
feurio-remark-closed-off = Sluit { $tiles } af voor iedereen.
