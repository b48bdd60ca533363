### Feurio!: wat niet mag, en wat een zet doet.

## Wat niet mag, en wat wel goed is

feurio-over = De partij is afgelopen: er valt niets meer te spelen.
feurio-deal-due = Eerst moeten de begintegels worden omgedraaid.
feurio-draw-due = Eerst moet er een tegel worden getrokken.
feurio-arrange-due = Leg eerst de begintegels { $tiles } neer, bijvoorbeeld als { $example }.
feurio-arranged = De begintegels liggen er al; ze worden maar één keer neergelegd, vóór de eerste beurt.
feurio-drawn = Er is al een { $tile } getrokken: leg die voordat de volgende tegel wordt getrokken.
feurio-spread-due = Leg eerst de { $tile } die je getrokken hebt; daarna kun je manschappen inzetten of passen.
feurio-one-draw = De tegel van deze beurt ligt er al: zet manschappen in of pas; de volgende tegel hoort bij de volgende beurt.
feurio-one-tile = Je hebt de tegel van deze beurt al gelegd: zet nu manschappen in of pas.
feurio-no-tiles = Er zijn geen tegels meer om te leggen: zet manschappen in of pas.
feurio-none-left = Er zit geen { $value } meer in de voorraadstapel.
feurio-other-tiles = De begintegels zijn { $tiles }: leg precies deze neer.
feurio-same-layout = Dat is dezelfde ruit als { $name }, gedraaid of gespiegeld: schrijf { $name }.
feurio-occupied = Op { $cell } ligt al een tegel: een nieuwe komt op een lege plek.
feurio-apart = { $cell } raakt geen enkele tegel: het vuur verspreidt zich naar { $spots }.
feurio-cooler = Op { $cell } is de hitte { $heat }, maar { $count ->
    [one] op de heetste plek, { $spots }, is die { $top }: leg de tegel daar
   *[other] op de heetste plekken is die { $top }: kies uit { $spots }
}.
feurio-no-firebreaks = Vuurgreppels zijn een variant waarmee aan deze tafel niet wordt gespeeld: leg de tegel open.
feurio-price-not-yours = Een vuurgreppel betaal je met een brandweerman van jezelf: je kunt alleen { $own } inleveren, niet { $colour }.
feurio-price-auxiliary = Met neutrale manschappen kun je geen vuurgreppel betalen: lever een brandweerman van je eigen kleur in.
feurio-price-none = Je hebt geen { $colour-key ->
    [colour-red] rode
    [colour-green] groene
    [colour-blue] blauwe
   *[colour-yellow] gele
} brandweerman meer om een vuurgreppel te betalen: leg de tegel open.
feurio-no-tile = Op { $cell } ligt geen tegel: kies een tegel die op tafel ligt.
feurio-on-firebreak = { $cell } is een vuurgreppel: daar kan niemand staan.
feurio-count = Per beurt zet je 1 tot 3 manschappen in, niet { $count }; wil je niemand inzetten, pas dan met ‘-’.
feurio-not-yours = De { $colour-key ->
    [colour-red] rode
    [colour-green] groene
    [colour-blue] blauwe
   *[colour-yellow] gele
} manschappen zijn niet van jou; jij hebt { $own }.
feurio-supply = { $left ->
    [0] Je hebt geen { $colour-key ->
        [colour-red] rode
        [colour-green] groene
        [colour-blue] blauwe
       *[colour-yellow] gele
    } manschappen meer.
    [one] Je hebt nog maar één { $colour-key ->
        [colour-red] rode
        [colour-green] groene
        [colour-blue] blauwe
       *[colour-yellow] gele
    } brandweerman, geen { $count }.
   *[other] Je hebt nog maar { $left } { $colour-key ->
       [colour-red] rode
       [colour-green] groene
       [colour-blue] blauwe
      *[colour-yellow] gele
   } manschappen, geen { $count }.
}
feurio-enclosed = { $cell } is ingesloten: zonder vrije zijde kan daar niemand meer komen.
feurio-edges = Op { $cell } { $held ->
    [one] staat 1 brandweerman
   *[other] staan { $held } manschappen
} en er { $limit ->
    [one] is 1 vrije zijde
   *[other] zijn { $limit } vrije zijden
}: { $room ->
    [0] er kan niemand meer bij.
   *[other] er is nog plaats voor { $room }, niet voor { $count }.
}
feurio-spaces = Op { $cell } { $held ->
    [one] staat 1 brandweerman
   *[other] staan { $held } manschappen
} en er { $limit ->
    [one] is 1 veld
   *[other] zijn { $limit } velden
}: { $room ->
    [0] er kan niemand meer bij.
   *[other] er is nog plaats voor { $room }, niet voor { $count }.
}

## Tekst die niets betekent

feurio-unreadable = ‘{ $text }’ is geen zet: schrijf s1,-1 om een tegel te leggen, x1,-1:red om die als vuurgreppel te leggen, d0,1:green:2 om manschappen in te zetten, a1234 om de begintegels neer te leggen, of - om te passen.
feurio-far = { $cell } ligt verder weg dan 36 tegels reiken: coördinaten lopen van -{ $reach } tot { $reach }.
feurio-colour = ‘{ $colour }’ is geen kleur: kies uit { $colours }.
feurio-solve-deck = Om winst te bewijzen moet de hele stapel bekend zijn: { $tiles } cijfers van 1 tot 6.
feurio-deck-letters = De stapel is een tekst met de cijfers 1 tot 6, en ? voor een waarde die verborgen is.
feurio-deck-size = De stapel bevat { $count ->
    [one] 1 tegel
   *[other] { $count } tegels
}, maar in de doos zitten er { $tiles }.
feurio-deck-value = De stapel bevat { $count ->
    [one] 1 tegel
   *[other] { $count } tegels
} met waarde { $value }, maar in de doos zitten er { $each }.
feurio-deck-short = De stapel is op na { $drawn ->
    [one] één tegel
   *[other] { $drawn } tegels
}, maar voor de zetten is er nog een nodig.
feurio-deck-long = De stapel bevat { $count ->
    [one] 1 tegel
   *[other] { $count } tegels
}, maar met de zetten { $drawn ->
    [one] is er maar 1
   *[other] zijn er maar { $drawn }
} getrokken.
feurio-deck-hidden = Tegel { $number } van de stapel is verborgen, terwijl hij voor iedereen zichtbaar open ligt.

## Wat een zet doet

feurio-remark-closes = Sluit de laatste open { $before } van { $whose ->
    [yours] jouw
   *[theirs] het
} { $colour-key ->
    [colour-red] rode
    [colour-green] groene
    [colour-blue] blauwe
   *[colour-yellow] gele
} woudgebied: deler { $before } → { $after }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} minder.
feurio-remark-locks = Sluit { $whose ->
    [yours] jouw
   *[theirs] het
} { $colour-key ->
    [colour-red] rode
    [colour-green] groene
    [colour-blue] blauwe
   *[colour-yellow] gele
} woudgebied helemaal in: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} minder.
feurio-remark-joins = Verbindt { $colour-key ->
    [colour-red] rode
    [colour-green] groene
    [colour-blue] blauwe
   *[colour-yellow] gele
} woudgebieden tot één van { $value }, { $gain ->
    [-3] 3 minder dan eerst
    [-2] 2 minder dan eerst
    [-1] 1 minder dan eerst
    [0] evenveel als eerst
   *[other] { $gain } meer dan eerst
}.
feurio-remark-waters = Geeft het { $colour-key ->
    [colour-red] rode
    [colour-green] groene
    [colour-blue] blauwe
   *[colour-yellow] gele
} woudgebied water: deler { $before } → { $after }, { $gain } meer.
feurio-remark-grows = Het { $colour-key ->
    [colour-red] rode
    [colour-green] groene
    [colour-blue] blauwe
   *[colour-yellow] gele
} woudgebied is nu { $value } waard, { $gain } { $change ->
    [less] minder
   *[more] meer
}.
feurio-remark-begins = Begint een { $colour } woudgebied van { $value }.
feurio-remark-together = Brengt de { $colour-key ->
    [colour-red] rode
    [colour-green] groene
    [colour-blue] blauwe
   *[colour-yellow] gele
} manschappen samen in één woudgebied.
feurio-remark-nearer = Verbindt { $colour-key ->
    [colour-red] rode
    [colour-green] groene
    [colour-blue] blauwe
   *[colour-yellow] gele
} woudgebieden: er zijn er nog { $left }.
feurio-remark-apart = Begint nog een { $colour } woudgebied, dat met de rest verbonden moet worden.
feurio-remark-watered = Geeft het { $colour-key ->
    [colour-red] rode
    [colour-green] groene
    [colour-blue] blauwe
   *[colour-yellow] gele
} woudgebied een open 1.
feurio-remark-dried = Neemt het { $colour-key ->
    [colour-red] rode
    [colour-green] groene
    [colour-blue] blauwe
   *[colour-yellow] gele
} woudgebied zijn laatste open 1 af.

## Opgezette stellingen

feurio-position-piece = ‘{ $text }’ is geen stuk: schrijf s0,1=5, x0,1:red of d0,1:red:2.
feurio-position-firebreak = Alleen in de variant met vuurgreppels liggen tegels gedekt.
feurio-position-nothing = Op { $cell } ligt geen tegel om manschappen op te zetten.
feurio-position-spaces = De tegel op { $cell } heeft maar { $spaces ->
    [one] één veld
   *[other] { $spaces } velden
}.
feurio-position-taken = Op { $cell } ligt al een tegel.
feurio-position-apart = De tegel op { $cell } raakt geen andere: alle tegels moeten met elkaar verbonden zijn.
feurio-position-tiles = In de doos zitten maar { $each } tegels met waarde { $value }.
feurio-position-crew = Er zijn maar { $size } { $colour-key ->
    [colour-red] rode
    [colour-green] groene
    [colour-blue] blauwe
   *[colour-yellow] gele
} manschappen.
feurio-position-few = Er { $tiles ->
    [one] moet minstens 1 tegel
   *[other] moeten minstens { $tiles } tegels
} op tafel liggen.
feurio-position-hand = De tegel die gelegd moet worden heeft een waarde van 1 tot 6, of ? als hij nog getrokken moet worden.
feurio-position-all = In de doos zitten maar { $tiles } tegels.
