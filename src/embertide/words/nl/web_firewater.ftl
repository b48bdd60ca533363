### Vuur & Water in de browser.

web-firewater-board = Bord
web-firewater-whole = Hele bord

## Soorten zetten

web-firewater-kinds = Wat je kunt doen
web-firewater-kind-marker = Tegel
web-firewater-kind-leader = Leider
web-firewater-kind-token = Fiche
web-firewater-kind-claim = Elementaal
web-firewater-hand = Je open tegels
web-firewater-marker-name = vuur { $fire }, water { $water }
web-firewater-turn = De tegel draaien (R)
web-firewater-turn-it = Draaien
web-firewater-show-influence = Invloed per vak tonen

## Waarom een soort zet nu niet kan

web-firewater-why-last-round = Dat kan niet in de laatste ronde.
web-firewater-why-no-gap = Er liggen geen twee lege vakken meer naast elkaar.
web-firewater-why-no-marker = Je hebt geen tegels meer.
web-firewater-why-leader-stands = Je leider staat al op het bord.
web-firewater-why-leader-lost = Je leider is veroverd.
web-firewater-why-no-place = Er is geen vrij vak voor je leider.
web-firewater-why-no-token = Je hebt nog op geen enkel ingesloten vak de meeste invloed.
web-firewater-why-claim-leader = Plaats eerst je leider.
web-firewater-why-claim-lost = Je leider is veroverd: je kunt geen elementaal meer claimen.
web-firewater-why-no-claim = Bij geen enkele ingesloten elementaal heb jij de laagste som.

## Hoe een zet op zijn knop heet

web-firewater-do-elemental = Elementaal op { $square } zetten
web-firewater-do-marker = { $fire }/{ $water } op { $squares } leggen
web-firewater-do-leader = Leider op { $square } plaatsen
web-firewater-do-token = { $square } nemen
web-firewater-do-conquer = Leider op { $square } veroveren
web-firewater-do-claim = Elementaal { $square } claimen
web-firewater-do-pass = Passen
web-firewater-do-decline = Geen fiche plaatsen

## Gedwongen zetten en toetsen

web-firewater-forced-pass = Je kon niets doen, dus je past.

## De vakken, voorgelezen

web-firewater-cell = { $square }: { $parts }
web-firewater-place = { $squares }
web-firewater-fire-square = vuurvak
web-firewater-water-square = watervak
web-firewater-beside-elemental = laagste som claimt
web-firewater-empty = leeg
web-firewater-fire-half = vuur { $value } van { $player }
    .you-player = jouw vuur { $value }
web-firewater-water-half = water { $value } van { $player }
    .you-player = jouw water { $value }
web-firewater-sum = { $player } { $value }
    .you-player = jij { $value }
web-firewater-sums = invloed { $sums }
web-firewater-sums-beside = ernaast { $sums }
web-firewater-can-marker = plaats voor een tegel
web-firewater-can-leader = plaats voor je leider
web-firewater-can-elemental = plaats voor de elementaal
web-firewater-can-token = je kunt het nemen
web-firewater-can-claim = je kunt hem claimen

## Punten en voorraad

web-firewater-scores = Punten
web-firewater-chip-squares = { $count ->
    [one] { $count } vak in bezit
   *[other] { $count } vakken in bezit
}
web-firewater-chip-elementals = { $count ->
    [one] { $count } elementaal geclaimd
   *[other] { $count } elementalen geclaimd
}
web-firewater-chip-leaders = { $count ->
    [one] { $count } leider veroverd
   *[other] { $count } leiders veroverd
}
web-firewater-supply = Tegels, fiches, leiders
web-firewater-face-down = { $count ->
    [one] { $count } gedekte tegel
   *[other] { $count } gedekte tegels
}
web-firewater-tokens-left = { $count ->
    [one] nog { $count } fiche
   *[other] nog { $count } fiches
}
web-firewater-unseen = { $count ->
    [one] Nog gedekt: 1 tegel
   *[other] Nog gedekt: { $count } tegels
}
web-firewater-leader-waiting = leider nog niet geplaatst
web-firewater-leader-never = leider nooit geplaatst
web-firewater-leader-placed = leider op het bord
web-firewater-leader-conquered = leider veroverd

## Lijsten

web-firewater-list-claim = Elementalen die je kunt claimen
web-firewater-list-token = Vakken die je kunt nemen
web-firewater-list-elemental = Vakken voor de elementaal
web-firewater-list-leader = Vakken voor je leider
web-firewater-list-pass = Niets doen
web-firewater-list-marker = Vakken voor tegel { $fire }/{ $water }
web-firewater-list-hands = Wat de spelers hebben
web-firewater-list-influence = Wie waar de meeste invloed heeft
web-firewater-has = { $player }: open { $open }; { $stack } gedekt; nog { $tokens ->
    [one] { $tokens } fiche
   *[other] { $tokens } fiches
}; { $leader }
    .you-player = Jij: open { $open }; { $stack } gedekt; nog { $tokens ->
        [one] { $tokens } fiche
       *[other] { $tokens } fiches
    }; { $leader }
