### Feurio! im Browser: Plätze und Ereignisse nach dem benannt, was man sieht, ohne Koordinaten.

## Plätze; ohne Artikel, alle weiblich: „auf der { place }“, „auf die { place }“

web-feurio-place-spot = { $heat } zwischen { $around }
web-feurio-place-empty = Stelle
web-feurio-place-empty-near = Stelle neben { $around }
web-feurio-place-tile = { $tile }
web-feurio-place-tile-near = { $tile } neben { $around }
web-feurio-place-firebreak = Brandschneise
web-feurio-place-firebreak-near = Brandschneise neben { $around }
web-feurio-place-and = { $first } und { $last }

## Was geschieht; die Plätze sind auf dem Plan markiert

web-feurio-seen-spreads = { $player } legt die { $tile } (Hitze { $heat }).
    .you-player = Du legst die { $tile } (Hitze { $heat }).
web-feurio-seen-firebreaks = { $player } legt eine Brandschneise an und gibt dafür eine { $colour-key ->
    [colour-red] rote
    [colour-green] grüne
    [colour-blue] blaue
   *[colour-yellow] gelbe
} Einsatzkraft ab.
    .you-player = Du legst eine Brandschneise an und gibst dafür eine { $colour-key ->
        [colour-red] rote
        [colour-green] grüne
        [colour-blue] blaue
       *[colour-yellow] gelbe
    } Einsatzkraft ab.
web-feurio-seen-deploys = { $player } setzt { $count ->
    [one] eine { $colour-key ->
        [colour-red] rote
        [colour-green] grüne
        [colour-blue] blaue
       *[colour-yellow] gelbe
    } Einsatzkraft
   *[other] { $count } { $colour-key ->
        [colour-red] rote
        [colour-green] grüne
        [colour-blue] blaue
       *[colour-yellow] gelbe
    } Feuerwehrleute
} auf der { $tile } ein.
    .you-player = Du setzt { $count ->
        [one] eine { $colour-key ->
            [colour-red] rote
            [colour-green] grüne
            [colour-blue] blaue
           *[colour-yellow] gelbe
        } Einsatzkraft
       *[other] { $count } { $colour-key ->
            [colour-red] rote
            [colour-green] grüne
            [colour-blue] blaue
           *[colour-yellow] gelbe
        } Feuerwehrleute
    } auf der { $tile } ein.

## Was abgelehnt wird; der versuchte Platz und was richtig wäre, sind auf dem Plan markiert

web-feurio-seen-occupied = Dort liegt schon ein Plättchen: Ein neues kommt auf eine leere Stelle.
web-feurio-seen-apart = Neben dieser Stelle brennt nichts: Lege das Plättchen dorthin, wo es am heißesten ist.
web-feurio-seen-cooler = Hier beträgt die Hitze nur { $heat }. { $count ->
    [one] Die heißeste Stelle hat { $top }: Lege das Plättchen dorthin.
   *[other] Die heißesten Stellen haben { $top }: Wähle eine davon.
}
web-feurio-seen-no-tile = Hier liegt kein Plättchen: Setze Feuerwehrleute auf einem ein, das auf dem Tisch liegt.
web-feurio-seen-on-firebreak = Das ist eine Brandschneise: Dort kann niemand stehen.
web-feurio-seen-enclosed = Dieses Plättchen ist eingeschlossen: Ohne freie Kante kommt dort niemand mehr hin.
web-feurio-seen-edges = Auf diesem Plättchen { $held ->
    [0] steht noch niemand
    [one] steht eine Einsatzkraft
   *[other] stehen { $held } Feuerwehrleute
}, und es hat { $limit ->
    [one] eine freie Kante
   *[other] { $limit } freie Kanten
}: { $room ->
    [0] Niemand hat dort noch Platz.
   *[other] Platz ist nur für { $room }, nicht für { $count }.
}
web-feurio-seen-spaces = Auf diesem Plättchen { $held ->
    [0] steht noch niemand
    [one] steht eine Einsatzkraft
   *[other] stehen { $held } Feuerwehrleute
}, und es hat { $limit ->
    [one] einen Standplatz
   *[other] { $limit } Standplätze
}: { $room ->
    [0] Niemand hat dort noch Platz.
   *[other] Platz ist nur für { $room }, nicht für { $count }.
}

## Der Zug

web-feurio-next = { $heat } wird am heißesten
web-feurio-forced-lay = Nur eine Stelle war am heißesten: Dort liegt deine { $tile }.
web-feurio-forced-pass = Du konntest niemanden einsetzen, also passt du.
