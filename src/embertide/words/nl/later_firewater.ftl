### Vuur & Water: wat niet mag, en wat een zet doet.

## Zetten die niet aan de beurt zijn

firewater-over = De partij is afgelopen: de laatste ronde is gespeeld.
firewater-over-master = De partij is afgelopen: { $player } heeft de laatste eigen fiche geplaatst en gewonnen.
    .you-player = De partij is afgelopen: je hebt je laatste fiche geplaatst en gewonnen.
firewater-reveal-due = Eerst draait { $player } de volgende tegel van de stapel om.
firewater-reveal-undue = Er hoeft nu geen tegel te worden omgedraaid; er is een speler aan de beurt.
firewater-reveal-other = { $player } draait nu geen tegel om; de volgende is voor { $due }.
firewater-reveal-gone = Tegel { $fire }/{ $water } zit niet meer in de stapel van { $player }.
firewater-elemental-due = Daarvoor is het nog te vroeg ({ $kind }): eerst komen de drie elementalen, dus plaats er een.
firewater-elementals-placed = Alle drie de elementalen staan op het bord: kies een van de acties van een beurt.
firewater-last-round = Dat kan niet meer in de laatste ronde ({ $kind }): plaats één fiche, of zie ervan af met ‘-’.

## Vakken

firewater-off-board = { $square } ligt niet op dit bord, dat van a1 tot { $far } loopt.
firewater-occupied = { $square } is al bezet ({ $piece }); kies een leeg vak.

## Elementalen aan het begin

firewater-elemental-edge = { $square } ligt aan de rand van het bord; een elementaal heeft aan alle vier de kanten een vak nodig.
firewater-elemental-near = { $square } raakt de elementaal op { $other }; laat er minstens één vak tussen, ook diagonaal.

## Tegels

firewater-marker-not-in-box = Tegel { $fire }/{ $water } doet niet mee: met vier spelers heeft niemand dubbele tegels.
firewater-marker-placed = Tegel { $fire }/{ $water } heb je al gelegd; kies er een die open voor je ligt.
firewater-marker-face-down = Tegel { $fire }/{ $water } zit nog in je gedekte stapel; open liggen { $open }.
firewater-marker-one-square = Een tegel bedekt twee vakken, en { $square } is er maar één; noem een buurvak voor de andere helft.
firewater-marker-apart = { $one } en { $other } hebben geen zijde gemeen; een tegel ligt op twee vakken naast elkaar.

## Leider

firewater-leader-placed = Je leider staat al op het bord en blijft daar.
firewater-leader-conquered = Je leider is veroverd en kan niet opnieuw geplaatst worden.
firewater-leader-corner = { $square } is een hoek; je leider mag op elk ander leeg vak dat niet naast een elementaal ligt.
firewater-leader-near = { $square } ligt naast de elementaal op { $other }; je leider mag met geen enkele elementaal een zijde gemeen hebben.

## Fiches

firewater-token-on-token = { $square } is al van { $player }; een fiche komt op een vak waar er nog geen ligt.
    .you-player = { $square } is al van jou; een fiche komt op een vak waar er nog geen ligt.
firewater-token-on-elemental = Op { $square } staat een elementaal; die moet je claimen (‘c:{ $square }’).
firewater-token-on-leader = Op { $square } staat je eigen leider; alleen anderen kunnen daar fiches plaatsen.
firewater-token-gap =
    { $count ->
        [one] Naast { $square } is { $gaps } nog leeg; voor een fiche moeten alle buurvakken bezet zijn.
       *[other] Naast { $square } zijn { $gaps } nog leeg; voor een fiche moeten alle buurvakken bezet zijn.
    }
firewater-token-no-influence = Je hebt geen invloed op { $square }; je hebt er meer nodig dan elke andere speler.
firewater-token-influence = Jouw invloed op { $square } is { $mine } en die van { $player } is { $theirs }; je hebt meer nodig dan elke andere speler.

## Claimen

firewater-claim-nothing = Op { $square } staat geen elementaal; claimen kun je alleen een elementaal.
firewater-claim-taken = De elementaal op { $square } is al van { $player }.
    .you-player = De elementaal op { $square } is al van jou.
firewater-claim-leaderless = Plaats eerst je leider; pas dan kun je de elementaal op { $square } claimen.
firewater-claim-conquered = Je leider is veroverd, dus kun je de elementaal op { $square } niet meer claimen.
firewater-claim-gap =
    { $count ->
        [one] Naast de elementaal op { $square } is { $gaps } nog leeg; alle vier de vakken eromheen moeten bezet zijn.
       *[other] Naast de elementaal op { $square } zijn { $gaps } nog leeg; alle vier de vakken eromheen moeten bezet zijn.
    }
firewater-claim-absent = Naast de elementaal op { $square } ligt geen tegel van jou onbedekt; je hebt er minstens 1 nodig.
firewater-claim-presence = Jouw tegels naast { $square } zijn samen { $mine } waard en die van { $player } { $theirs }; de elementaal volgt alleen wie als enige de laagste som heeft.

## Passen

firewater-pass = Passen mag alleen als je geen andere actie hebt, maar je kunt nog { $kind }.

## Teksten die niets betekenen

firewater-move = ‘{ $text }’ is geen zet; schrijf e:d4 voor een elementaal, m23:c3c4 voor een tegel (vuurhelft eerst), l:b5 voor je leider, t:c3 voor een fiche, c:d4 om een elementaal te claimen, - om te passen.
firewater-square = Een vak { $square } bestaat niet; vakken lopen van a1 tot h8, met drie of vier spelers tot l8.
firewater-marker = Een tegel { $marker } bestaat niet; een tegel heeft twee waarden van 1 tot 4, vuur vóór water.
firewater-board-rows =
    { $rows ->
        [one] Er is 1 rij, maar een bord heeft er { $needed }.
       *[other] Er zijn { $rows } rijen, maar een bord heeft er { $needed }.
    }
firewater-board-row =
    { $squares ->
        [one] Deze rij heeft 1 vak, maar het bord voor dit aantal spelers is { $needed } vakken breed.
       *[other] Deze rij heeft { $squares } vakken, maar het bord voor dit aantal spelers is { $needed } vakken breed.
    }
firewater-board-letter = Een vak schrijf je als F (vuur) of W (water), niet als ‘{ $letter }’.
firewater-stacks-shape = De stapels moeten voor elke speler één lijst van tegels zijn, zoals ["11", "23"].
firewater-stacks-count =
    { $count ->
        [one] Er is 1 stapel voor { $players } spelers; ieder heeft er een.
       *[other] Er zijn { $count } stapels voor { $players } spelers; ieder heeft er een.
    }
firewater-stack-unknown = In de stapel van { $player } zit ‘{ $marker }’, maar dat is geen tegel; een tegel heeft twee waarden van 1 tot 4, vuur vóór water.
firewater-stack-not-in-box = In de stapel van { $player } zit { $marker }, maar met vier spelers heeft niemand dubbele tegels.
firewater-stack-twice = In de stapel van { $player } zit { $marker } twee keer, maar iedereen heeft van elke tegel maar één.
firewater-stack-short =
    { $count ->
        [one] In de stapel van { $player } zit maar 1 tegel, maar met de zetten worden er meer omgedraaid.
       *[other] In de stapel van { $player } zitten maar { $count } tegels, maar met de zetten worden er meer omgedraaid.
    }
firewater-stack-long =
    In de stapel van { $player } { $count ->
        [one] zit 1 tegel
       *[other] zitten { $count } tegels
    }, maar met de zetten { $told ->
        [one] wordt er maar 1
       *[other] worden er maar { $told }
    } omgedraaid.

## Wat een zet doet

firewater-remark-takes = Neemt { $square }{ $count ->
    [0] .
    [one] , zodat je daarna nog een vak kunt nemen.
   *[other] , zodat je daarna nog { $count } vakken kunt nemen.
}
firewater-remark-covers = Neemt { $square } en bedekt een { $value } van { $player }{ $count ->
    [0] .
    [one] , waardoor nog een vak te nemen is.
   *[other] , waardoor nog { $count } vakken te nemen zijn.
}
    .you-player = Neemt { $square } en bedekt je { $value }{ $count ->
        [0] .
        [one] , waardoor nog een vak te nemen is.
       *[other] , waardoor nog { $count } vakken te nemen zijn.
    }
firewater-remark-conquers = Verovert de leider van { $player } op { $square }: { $count ->
    [one] de laatste fiche
   *[other] { $count } fiches
}, en 2 punten minder voor { $player }.
    .you-player = Verovert je leider op { $square }: { $count ->
        [one] de laatste fiche
       *[other] { $count } fiches
    }, en 2 punten minder voor jou.
firewater-remark-claims = Claimt de elementaal op { $square }: { $count ->
    [one] de laatste fiche
   *[other] { $count } fiches ineens
}.
firewater-remark-opens = { $player } kan nu { $squares } nemen{ $count ->
    [one] .
   *[other] {" "}({ $count } vakken).
}
    .you-player = Je kunt nu { $squares } nemen{ $count ->
        [one] .
       *[other] {" "}({ $count } vakken).
    }
firewater-remark-gives = Laat { $player } ook { $squares } nemen{ $count ->
    [one] .
   *[other] {" "}({ $count } vakken).
}
    .you-player = Laat jou ook { $squares } nemen{ $count ->
        [one] .
       *[other] {" "}({ $count } vakken).
    }
firewater-remark-denies = Houdt { $player } van { $squares } af{ $count ->
    [one] .
   *[other] {" "}({ $count } vakken).
}
    .you-player = Houdt jou van { $squares } af{ $count ->
        [one] .
       *[other] {" "}({ $count } vakken).
    }

## Opgezette stellingen

firewater-position-piece = ‘{ $text }’ is geen stuk: schrijf e:d4, 0:m23:c3c4, 1:l:b5, 0:t:c3 of 1:c:d4.
firewater-position-elementals = Er zijn maar { $most } elementalen.
firewater-position-apart = { $one } en { $other } liggen niet naast elkaar: een tegel ligt op twee vakken die elkaar raken.
firewater-position-marker = Speler { $seat } heeft tegel { $marker } niet meer.
firewater-position-leader = Speler { $seat } heeft maar één leider.
firewater-position-taken = Op { $square } ligt al iets.
firewater-position-tokens = Speler { $seat } heeft maar { $tokens } fiches.
firewater-position-off = Dit bord heeft geen vak { $square }.
firewater-position-open = Voor elke speler liggen hoogstens { $most } tegels open.
