### Vuur & Water.

firewater = Vuur & Water
firewater-about = Twee elementen delen één bord; 2 tot 4 spelers winnen het vak voor vak, door invloed.

## Hoe de dingen heten (soorten zetten met ‘te’, voor na ‘om’)

firewater-kind-reveal = een tegel open te draaien
firewater-kind-elemental = een elementaal te plaatsen
firewater-kind-marker = een tegel te leggen
firewater-kind-leader = je leider te plaatsen
firewater-kind-token = een bezitssteen te plaatsen
firewater-kind-claim = een elementaal te claimen
firewater-kind-pass = te passen

firewater-piece-half = een tegel van { $player }
firewater-piece-leader = de leider van { $player }
firewater-piece-elemental = een elementaal
firewater-piece-token =
    { $count ->
        [one] een bezitssteen van { $player }
       *[other] { $count } bezitsstenen van { $player }
    }

## Zetten die niet aan de beurt zijn

firewater-over = Het spel is afgelopen: de laatste ronde is gespeeld.
firewater-over-master = Het spel is afgelopen: { $player } heeft de laatste bezitssteen geplaatst en gewonnen.
firewater-reveal-due = Eerst draait { $player } de volgende tegel van de stapel open.
firewater-reveal-undue = Er hoeft nu geen tegel opengedraaid te worden; er is een speler aan de beurt.
firewater-reveal-other = { $player } heeft nu geen tegel open te draaien; de volgende is voor { $due }.
firewater-reveal-gone = Tegel { $fire }-{ $water } zit niet meer in de stapel van { $player }.
firewater-elemental-due = Het is nog te vroeg om { $kind }; eerst komen de drie elementalen, dus plaats er een.
firewater-elementals-placed = Alle drie de elementalen staan op het bord; kies een van de acties van een beurt.
firewater-last-round = Het is in de laatste ronde niet mogelijk om { $kind }; plaats één bezitssteen of zie ervan af met ‘-’.

## Vakken

firewater-off-board = { $square } ligt niet op dit bord, dat van a1 tot { $far } loopt.
firewater-occupied = { $square } is al bezet ({ $piece }); kies een leeg vak.

## Elementalen aan het begin

firewater-elemental-edge = { $square } ligt aan de rand van het bord; een elementaal heeft aan alle vier de kanten een vak nodig.
firewater-elemental-near = { $square } raakt de elementaal op { $other }; laat er minstens één vak tussen, ook schuin.

## Tegels

firewater-marker-not-in-box = Tegel { $fire }-{ $water } doet niet mee: met vier spelers heeft niemand dubbele tegels.
firewater-marker-placed = Tegel { $fire }-{ $water } heb je al gelegd; kies er een die open voor je ligt.
firewater-marker-face-down = Tegel { $fire }-{ $water } zit nog in je gedekte stapel; open liggen { $open }.
firewater-marker-one-square = Een tegel bedekt twee vakken, en { $square } is er maar één; noem een buurvak voor de andere helft.
firewater-marker-apart = { $one } en { $other } hebben geen zijde gemeen; een tegel ligt op twee vakken naast elkaar.

## Leider

firewater-leader-placed = Je leider staat al op het bord en blijft daar.
firewater-leader-conquered = Je leider is veroverd en kan niet opnieuw geplaatst worden.
firewater-leader-corner = { $square } is een hoek; je leider mag op elk ander leeg vak dat niet naast een elementaal ligt.
firewater-leader-near = { $square } ligt naast de elementaal op { $other }; je leider mag met geen enkele een zijde gemeen hebben.

## Bezitsstenen

firewater-token-on-token = { $square } is al van { $player }; een bezitssteen komt op een vak waar er nog geen ligt.
firewater-token-on-elemental = Op { $square } staat een elementaal; die moet je claimen (‘c:{ $square }’).
firewater-token-on-leader = Op { $square } staat je eigen leider; alleen anderen kunnen daar bezitsstenen plaatsen.
firewater-token-gap =
    { $count ->
        [one] Naast { $square } is { $gaps } nog leeg; voor een bezitssteen moeten alle buurvakken bezet zijn.
       *[other] Naast { $square } zijn { $gaps } nog leeg; voor een bezitssteen moeten alle buurvakken bezet zijn.
    }
firewater-token-no-influence = Je hebt geen invloed op { $square }; je hebt er meer nodig dan elke andere speler.
firewater-token-influence = Jouw invloed op { $square } is { $mine } en die van { $player } is { $theirs }; je hebt meer nodig dan elke andere speler.

## Claimen

firewater-claim-nothing = Op { $square } staat geen elementaal; alleen een elementaal kun je claimen.
firewater-claim-taken = De elementaal op { $square } is al van { $player }.
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

firewater-pass = Passen mag alleen als je geen andere actie hebt, maar je hebt de kans om { $kind }.

## Teksten die niets betekenen

firewater-move = ‘{ $text }’ is geen zet; schrijf e:d4 voor een elementaal, m23:c3c4 voor een tegel (vuurhelft eerst), l:b5 voor je leider, t:c3 voor een bezitssteen, c:d4 om een elementaal te claimen, - om te passen.
firewater-square = Een vak { $square } bestaat niet; vakken lopen van a1 tot h8, met drie of vier spelers tot l8.
firewater-marker = Een tegel { $marker } bestaat niet; een tegel heeft twee waarden van 1 tot 4, vuur vóór water.

firewater-board-rows =
    { $rows ->
        [one] Er is 1 rij, maar een bord heeft er { $needed }.
       *[other] Er zijn { $rows } rijen, maar een bord heeft er { $needed }.
    }
firewater-board-row =
    { $squares ->
        [one] Deze rij heeft 1 vak, maar het bord voor zoveel spelers is { $needed } vakken breed.
       *[other] Deze rij heeft { $squares } vakken, maar het bord voor zoveel spelers is { $needed } vakken breed.
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
        [one] In de stapel van { $player } zit maar 1 tegel, maar de zetten draaien er meer open.
       *[other] In de stapel van { $player } zitten maar { $count } tegels, maar de zetten draaien er meer open.
    }
firewater-stack-long =
    { $count ->
        [one] In de stapel van { $player } zit 1 tegel, maar de zetten draaien er slechts { $told } open.
       *[other] In de stapel van { $player } zitten { $count } tegels, maar de zetten draaien er slechts { $told } open.
    }

## Wat er gebeurt

firewater-told-reveal = { $player } draait tegel { $fire }-{ $water } open.
firewater-told-elemental = { $player } plaatst een elementaal op { $square }.
firewater-told-marker = { $player } legt een tegel: vuur { $fire } op { $on }, water { $water } op { $other }.
firewater-told-leader = { $player } plaatst de leider op { $square }.
firewater-told-token = { $player } neemt { $square } in bezit.
firewater-told-conquest =
    { $count ->
        [one] { $player } verovert met de laatste bezitssteen de leider van { $rival } op { $square }.
       *[other] { $player } verovert met { $count } bezitsstenen de leider van { $rival } op { $square }.
    }
firewater-told-claim =
    { $count ->
        [one] { $player } claimt met de laatste bezitssteen de elementaal op { $square }.
       *[other] { $player } claimt met { $count } bezitsstenen de elementaal op { $square }.
    }
firewater-told-pass = { $player } heeft geen actie en past.
firewater-told-decline = { $player } plaatst in de laatste ronde geen bezitssteen.

## Wat je moet doen

firewater-ask-elemental = Plaats elementaal { $number } van 3: niet aan de rand, en zonder een andere te raken.
firewater-ask-act = Leg een tegel, plaats je leider of een bezitssteen, of claim een elementaal.
firewater-ask-last = Laatste ronde: plaats nog één bezitssteen, of zie ervan af.

## De telling

firewater-count =
    { $player }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } ({ $tokens ->
        [one] { $tokens } bezitssteen
       *[other] { $tokens } bezitsstenen
    }, { $elementals ->
        [0] geen elementaal
        [one] { $elementals } elementaal
       *[other] { $elementals } elementalen
    }, { $leader })
firewater-count-placed = leider op het bord
firewater-count-waiting = leider nooit geplaatst: { $points }
firewater-count-conquered = leider veroverd: { $points }

firewater-verdict-last-token = { $player } heeft de laatste bezitssteen geplaatst en wordt Meester der Elementen.
firewater-verdict-points = { $player } heeft de meeste punten en wordt Meester der Elementen.
firewater-verdict-tie = Het staat gelijk aan de top: { $player } komt, geteld vanaf de laatste gewone beurt, het eerst aan de beurt en wordt zo Meester der Elementen.

## De regels

firewater-heading-material = Materiaal
firewater-heading-setup = Klaarzetten
firewater-heading-turn = Een beurt
firewater-heading-end = Einde en telling

W-1 = Met twee spelers is het bord 8 bij 8 vakken, met drie of vier heeft het 12 kolommen en 8 rijen. Elk vak toont vuur of water. Ze wisselen elkaar af als de kleuren van een schaakbord, behalve rond het midden.
    .ruling = De afbeelding van het oorspronkelijke bord is verloren. Het onze is een schaakbord waarvan het vak linksonder, a1, water is en de vier middelste vakken verwisseld zijn. Je kunt ook het gewone schaakbord kiezen of een eigen bord als tekstbestand meebrengen.
W-2 = Iedere speler heeft invloedstegels: dominostenen met een vuurhelft en een waterhelft van waarde 1 tot 4, van elke combinatie één, samen 16. Met vier spelers blijven de dubbele tegels in de doos, zodat er 12 overblijven. Iedere speler heeft ook één leider en 20 bezitsstenen (15 met vier spelers). Drie elementalen zijn van niemand.
W-3 = Iedereen schudt zijn tegels gedekt. De eerste drie spelers om de beurt (met twee spelers dus de eerste nog een keer) plaatsen elk een elementaal, nooit aan de rand van het bord en nooit tegen een eerdere aan, ook niet met een hoek. Dan draait iedereen drie tegels van zijn stapel open, en wie daarna aan de beurt is, neemt de eerste beurt.
W-4 = Je beurt is precies één actie. Tegel: leg een van je open tegels op twee lege vakken die een zijde gemeen hebben, in welke richting je wilt, en draai de volgende van je stapel open, zodat er drie open blijven zolang de stapel strekt. Een vak is leeg als er geen helft, bezitssteen, leider of elementaal op is.
W-5 = Een helft die niet door een bezitssteen bedekt is, geeft je invloed ter grootte van haar waarde op elk vak dat er een zijde mee gemeen heeft en waarop hetzelfde element gedrukt staat; het vak onder haar eigen andere helft hoort daarbij. Op het vak waar ze zelf ligt, geeft ze geen invloed. Leiders, bezitsstenen en elementalen geven geen invloed.
W-6 = Leider: plaats één keer in het spel je leider op een leeg vak dat geen hoek is en niet naast een elementaal ligt.
    .ruling = ‘Naast’ betekent met een gemeenschappelijke zijde, zoals overal in deze regels; schuin mag wel.
W-7 = Bezitssteen: neem een vak waarop geen bezitssteen, geen elementaal en niet je eigen leider staat, als alle vakken die er een zijde mee gemeen hebben bezet zijn en jouw invloed er groter is dan die van elke andere speler. Het vak zelf mag leeg zijn. Een helft onder een bezitssteen geeft geen invloed meer.
    .ruling = Een leider bezet zijn vak zoals elk ander stuk. Letterlijk gelezen zou het origineel leiders overslaan, en dan zou geen vak naast een leider ooit genomen kunnen worden.
W-8 = Staat op het vak dat je neemt de leider van een andere speler, plaats er dan twee bezitsstenen. Die leider geldt als nooit geplaatst.
    .ruling = Een veroverde leider kan geen tweede keer geplaatst worden.
W-9 = Claimen: plaats twee bezitsstenen op een elementaal die er nog geen draagt, als op alle vier de vakken ernaast een bezitssteen of een helft ligt en je eigen leider onveroverd op het bord staat. Tel je onbedekte helften op die vier vakken op, vuur en water samen: je hebt minstens 1 nodig, en minder dan elke andere speler die er minstens 1 heeft.
W-10 = Moet je twee bezitsstenen plaatsen en heb je er maar één, plaats dan die ene.
    .ruling = Het origineel zegt niet wat er dan gebeurt; wij laten de laatste bezitssteen voor allebei gelden.
W-11 = Heb je geen toegestane actie, dan pas je.
    .ruling = Verder mag niemand passen: zolang je een actie kunt doen, moet je er een doen.
W-12 = Wie zijn laatste bezitssteen plaatst, wint meteen, ook in de laatste ronde, hoe de punten ook staan. De punten worden toch geteld.
W-13 = Zodra er na het leggen van een tegel geen twee lege vakken met een gemeenschappelijke zijde meer over zijn, heeft wie hem legde zijn laatste beurt gehad. Alle andere spelers mogen op hun beurt nog één bezitssteen plaatsen of ervan afzien; dan is het spel afgelopen.
    .ruling = Een leider die het laatste gat dicht, beëindigt het spel op dezelfde manier. In de laatste ronde kun je met bezitsstenen vakken en leiders nemen, maar geen elementalen meer claimen.
W-14 = Elk van je bezitsstenen op het bord is een punt. Een leider die nooit geplaatst of die veroverd is, kost 2 punten. De meeste punten winnen; bij gelijke stand wint wie met de klok mee het eerst komt, geteld vanaf de speler die de laatste gewone beurt had, die speler zelf meegerekend.
W-15 = Open tegels zijn voor iedereen te zien. Niemand kent de volgorde van een gedekte stapel, ook de eigenaar niet, maar iedereen kan uitrekenen wat er nog in zit.

## Wat een zet doet

firewater-remark-takes = Neemt { $square }{ $count ->
    [0] .
    [one] {" "}en maakt nog een vak vrij om te nemen.
   *[other] {" "}en maakt nog { $count } vakken vrij om te nemen.
}
firewater-remark-covers = Neemt { $square } en bedekt een { $value } van { $player }{ $count ->
    [0] .
    [one] , waardoor nog een vak te nemen is.
   *[other] , waardoor nog { $count } vakken te nemen zijn.
}
firewater-remark-conquers = Verovert de leider van { $player } op { $square }: twee stenen, en 2 punten minder voor { $player }.
firewater-remark-claims = Wint de elementaal op { $square }: twee stenen ineens.
firewater-remark-opens = { $player } kan nu { $squares } nemen{ $count ->
    [one] .
   *[other] {" "}({ $count } vakken).
}
firewater-remark-gives = Laat { $player } { $squares } nemen{ $count ->
    [one] .
   *[other] {" "}({ $count } vakken).
}
firewater-remark-denies = Houdt { $player } van { $squares } af{ $count ->
    [one] .
   *[other] {" "}({ $count } vakken).
}

## Positions that somebody set up

firewater-position-piece = "{ $text }" is geen stuk: schrijf e:d4, 0:m23:c3c4, 1:l:b5, 0:t:c3 of 1:c:d4.
firewater-position-elementals = Er zijn maar { $most } elementalen.
firewater-position-apart = { $one } en { $other } liggen niet naast elkaar: een tegel ligt op twee velden die elkaar raken.
firewater-position-marker = Speler { $seat } heeft tegel { $marker } niet meer.
firewater-position-leader = Speler { $seat } heeft maar één leider.
firewater-position-taken = Op { $square } ligt al iets.
firewater-position-tokens = Speler { $seat } heeft maar { $tokens } bezitsstenen.
firewater-position-off = Dit bord heeft geen veld { $square }.
firewater-position-open = Voor een speler liggen hoogstens { $most } tegels open.
