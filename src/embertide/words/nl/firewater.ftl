### Vuur & Water.

firewater = Vuur & Water
firewater-about = Twee elementen delen één bord; 2 tot 4 spelers winnen het vak voor vak, met hun invloed.

## Hoe de dingen heten (soorten zetten als onbepaalde wijs, na ‘je kunt nog’)

firewater-kind-reveal = een tegel omdraaien
firewater-kind-elemental = een elementaal plaatsen
firewater-kind-marker = een tegel leggen
firewater-kind-leader = je leider plaatsen
firewater-kind-token = een fiche plaatsen
firewater-kind-claim = een elementaal claimen
firewater-kind-pass = passen
firewater-piece-half = een tegel van { $player }
    .you-player = je eigen tegel
firewater-piece-leader = de leider van { $player }
    .you-player = je eigen leider
firewater-piece-elemental = een elementaal
firewater-piece-token =
    { $count ->
        [one] een fiche van { $player }
       *[other] { $count } fiches van { $player }
    }
    .you-player =
        { $count ->
            [one] je eigen fiche
           *[other] { $count } fiches van jezelf
        }

## Wat er gebeurt

firewater-told-reveal = { $player } draait tegel { $fire }/{ $water } om.
    .you-player = Je draait tegel { $fire }/{ $water } om.
firewater-told-elemental = { $player } plaatst een elementaal op { $square }.
    .you-player = Je plaatst een elementaal op { $square }.
firewater-told-marker = { $player } legt een tegel: vuur { $fire } op { $on }, water { $water } op { $other }.
    .you-player = Je legt een tegel: vuur { $fire } op { $on }, water { $water } op { $other }.
firewater-told-leader = { $player } plaatst een leider op { $square }.
    .you-player = Je plaatst je leider op { $square }.
firewater-told-token = { $player } neemt { $square } in bezit.
    .you-player = Je neemt { $square } in bezit.
firewater-told-conquest =
    { $count ->
        [one] { $player } verovert met de laatste fiche de leider van { $rival } op { $square }.
       *[other] { $player } verovert met { $count } fiches de leider van { $rival } op { $square }.
    }
    .you-player =
        { $count ->
            [one] Je verovert met je laatste fiche de leider van { $rival } op { $square }.
           *[other] Je verovert met { $count } fiches de leider van { $rival } op { $square }.
        }
    .you-rival =
        { $count ->
            [one] { $player } verovert met de laatste fiche je leider op { $square }.
           *[other] { $player } verovert met { $count } fiches je leider op { $square }.
        }
firewater-told-claim =
    { $count ->
        [one] { $player } claimt met de laatste fiche de elementaal op { $square }.
       *[other] { $player } claimt met { $count } fiches de elementaal op { $square }.
    }
    .you-player =
        { $count ->
            [one] Je claimt met je laatste fiche de elementaal op { $square }.
           *[other] Je claimt met { $count } fiches de elementaal op { $square }.
        }
firewater-told-pass = { $player } heeft geen actie en past.
    .you-player = Je hebt geen actie en past.
firewater-told-decline = { $player } plaatst in de laatste ronde geen fiche.
    .you-player = Je plaatst in de laatste ronde geen fiche.

## Wat je moet doen

firewater-ask-elemental = Plaats elementaal { $number } van 3: niet aan de rand, en zonder een andere te raken.
firewater-ask-act = Leg een tegel, plaats je leider of een fiche, of claim een elementaal.
firewater-ask-last = Laatste ronde: plaats nog één fiche, of zie ervan af.

## De telling

firewater-count =
    { $player }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } ({ $tokens ->
        [one] { $tokens } fiche
       *[other] { $tokens } fiches
    }, { $elementals ->
        [0] geen elementaal
        [one] { $elementals } elementaal
       *[other] { $elementals } elementalen
    }, { $leader })
    .you-player =
        Jij: { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        } ({ $tokens ->
            [one] { $tokens } fiche
           *[other] { $tokens } fiches
        }, { $elementals ->
            [0] geen elementaal
            [one] { $elementals } elementaal
           *[other] { $elementals } elementalen
        }, { $leader })
firewater-count-placed = leider op het bord
firewater-count-waiting = leider nooit geplaatst: { $points }
firewater-count-conquered = leider veroverd: { $points }
firewater-verdict-last-token = { $player } heeft de laatste eigen fiche geplaatst en wordt Meester der Elementen.
    .you-player = Je hebt je laatste fiche geplaatst en wordt Meester der Elementen.
firewater-verdict-points = { $player } heeft de meeste punten en wordt Meester der Elementen.
    .you-player = Je hebt de meeste punten en wordt Meester der Elementen.
firewater-verdict-tie = Gelijkspel aan de top: geteld vanaf de laatste gewone beurt komt { $player } als eerste, en wordt zo Meester der Elementen.
    .you-player = Gelijkspel aan de top: geteld vanaf de laatste gewone beurt kom jij als eerste, en zo word je Meester der Elementen.
