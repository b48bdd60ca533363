### Feurio! in de browser: plaatsen en gebeurtenissen genoemd naar wat je ziet, zonder coördinaten.

## Plaatsen, met hun lidwoord: ‘op { place }’

web-feurio-place-spot = de { $heat } tussen { $around }
web-feurio-place-empty = de lege plek
web-feurio-place-empty-near = de plek naast { $around }
web-feurio-place-tile = de { $tile }
web-feurio-place-tile-near = de { $tile } naast { $around }
web-feurio-place-firebreak = de vuurgreppel
web-feurio-place-firebreak-near = de vuurgreppel naast { $around }
web-feurio-place-and = { $first } en { $last }

## Wat er gebeurt; de plaatsen zijn op het bord gemarkeerd

web-feurio-seen-spreads = { $player } legt de { $tile } waar de hitte { $heat } was.
    .you-player = Je legt de { $tile } waar de hitte { $heat } was.
web-feurio-seen-firebreaks = { $player } legt een vuurgreppel aan en levert daarvoor een { $colour-key ->
    [colour-red] rode
    [colour-green] groene
    [colour-blue] blauwe
   *[colour-yellow] gele
} brandweerman in.
    .you-player = Je legt een vuurgreppel aan en levert daarvoor een { $colour-key ->
        [colour-red] rode
        [colour-green] groene
        [colour-blue] blauwe
       *[colour-yellow] gele
    } brandweerman in.
web-feurio-seen-deploys = { $player } zet { $count ->
    [one] één
   *[other] { $count }
} { $colour-key ->
    [colour-red] rode
    [colour-green] groene
    [colour-blue] blauwe
   *[colour-yellow] gele
} { $count ->
    [one] brandweerman
   *[other] manschappen
} in op de { $tile }.
    .you-player = Je zet { $count ->
        [one] één
       *[other] { $count }
    } { $colour-key ->
        [colour-red] rode
        [colour-green] groene
        [colour-blue] blauwe
       *[colour-yellow] gele
    } { $count ->
        [one] brandweerman
       *[other] manschappen
    } in op de { $tile }.

## Wat niet kan; de geprobeerde plek en wat wel goed is, zijn op het bord gemarkeerd

web-feurio-seen-occupied = Daar ligt al een tegel: een nieuwe komt op een lege plek.
web-feurio-seen-apart = Naast die plek brandt niets: leg de tegel op de heetste plek.
web-feurio-seen-cooler = Hier is de hitte maar { $heat }. { $count ->
    [one] De heetste plek heeft { $top }: leg de tegel daar.
   *[other] De heetste plekken hebben { $top }: kies er een.
}
web-feurio-seen-no-tile = Hier ligt geen tegel: zet je manschappen in op een tegel die er ligt.
web-feurio-seen-on-firebreak = Dat is een vuurgreppel: daar kan niemand staan.
web-feurio-seen-enclosed = Die tegel is ingesloten: zonder vrije zijde kan daar niemand meer komen.
web-feurio-seen-edges = Op die tegel { $held ->
    [one] staat één brandweerman
   *[other] staan { $held } manschappen
} en hij heeft { $limit ->
    [one] één vrije zijde
   *[other] { $limit } vrije zijden
}: { $room ->
    [0] er kan niemand meer bij.
   *[other] er is nog plaats voor { $room }, niet voor { $count }.
}
web-feurio-seen-spaces = Op die tegel { $held ->
    [one] staat één brandweerman
   *[other] staan { $held } manschappen
} en hij heeft { $limit ->
    [one] één veld
   *[other] { $limit } velden
}: { $room ->
    [0] er kan niemand meer bij.
   *[other] er is nog plaats voor { $room }, niet voor { $count }.
}

## De beurt

web-feurio-next = { $heat } wordt de heetste plek
web-feurio-forced-lay = Maar één plek was het heetst: daar ligt je { $tile }.
web-feurio-forced-pass = Je had niemand om in te zetten, dus je past.
