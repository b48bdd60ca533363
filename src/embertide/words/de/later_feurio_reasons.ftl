### Feurio!: warum ein Zug besser ist als ein anderer.

feurio-reason-divisor = Das { $colour-key ->
    [colour-red] rote
    [colour-green] grüne
    [colour-blue] blaue
   *[colour-yellow] gelbe
} Waldgebiet teilt durch { $after } statt durch { $before }: { $value ->
    [one] ein Punkt
   *[other] { $value } Punkte
}, nicht { $other }.
feurio-reason-open = Hält das { $colour-key ->
    [colour-red] rote
    [colour-green] grüne
    [colour-blue] blaue
   *[colour-yellow] gelbe
} Waldgebiet offen: { $value ->
    [one] ein Punkt
   *[other] { $value } Punkte
} statt keiner.
feurio-reason-joins = Verbindet { $colour-key ->
    [colour-red] rote
    [colour-green] grüne
    [colour-blue] blaue
   *[colour-yellow] gelbe
} Waldgebiete: eines im Wert von { $value } statt { $other } insgesamt.
feurio-reason-begins = Der gespielte Zug beginnt ein neues { $colour-key ->
    [colour-red] rotes
    [colour-green] grünes
    [colour-blue] blaues
   *[colour-yellow] gelbes
} Waldgebiet im Wert von { $value }; { $grown } wäre um { $gain } gewachsen.
feurio-reason-points = Bringt sofort { $gain ->
    [one] einen Punkt
   *[other] { $gain } Punkte
}; der gespielte Zug bringt { $other }.
feurio-reason-early = Zu früh: Das ist jetzt { $gain } wert, und { $tiles ->
    [one] ein Plättchen kommt
   *[other] { $tiles } Plättchen kommen
} noch.
feurio-reason-nobody = Niemand wurde eingesetzt: Auf der { $tile } hätte das { $gain ->
    [one] einen Punkt
   *[other] { $gain } Punkte
} gebracht.
feurio-reason-fewer = { $spare ->
    [one] Eine Einsatzkraft
   *[other] { $spare } Feuerwehrleute
} zu viel: { $count ->
    [one] Eine zählt
   *[other] { $count } zählen
} dort genauso viel.
feurio-reason-cuts = Verschließt die { $tile } für { $colour }; dort { $gain ->
    [one] wäre ein Punkt
   *[other] wären { $gain } Punkte
} zu holen gewesen.
feurio-reason-cut-off = Der gespielte Zug schneidet { $colour } von der { $tile } ab, die { $gain } mehr wert war.
feurio-reason-spaces = Der gespielte Zug verschenkt { $spaces ->
    [one] einen freien Standplatz
   *[other] { $spaces } freie Standplätze
} auf der { $tile }: Dorthin kommt niemand mehr.
feurio-reason-encloses = Schließt das { $colour-key ->
    [colour-red] rote
    [colour-green] grüne
    [colour-blue] blaue
   *[colour-yellow] gelbe
} Waldgebiet ein: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} weniger.
feurio-reason-closes = Nimmt dem { $colour-key ->
    [colour-red] roten
    [colour-green] grünen
    [colour-blue] blauen
   *[colour-yellow] gelben
} Waldgebiet die offene { $before }: Es teilt durch { $after } und verliert { $points }.
feurio-reason-heat = Gibt die Hitze aus der Hand: Das nächste Plättchen kann { $colour } { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} kosten.
feurio-reason-aims = Lenkt die Hitze auf { $colour }: Das nächste Plättchen kostet dort sicher { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
feurio-remark-full = Füllt die { $tile }: Sonst kommt niemand mehr dorthin.
feurio-remark-closed-off = Verschließt { $tiles } für alle.
