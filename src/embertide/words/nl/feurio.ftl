### Feurio!: wat er gebeurt, wat niet mag, en de regels in onze eigen woorden.

feurio = Feurio!
feurio-about = Een bosbrand grijpt om zich heen waar de hitte het grootst is; 1 tot 4 brandweerkorpsen proberen de beste wouden te houden.

## Wat er gebeurt

feurio-turns-up = Voor het begin wordt een { $tile } opengedraaid.
feurio-arranges = { $player } legt de begintegels neer: { $tiles }.
feurio-draws = { $player } trekt een { $tile }.
feurio-draws-hidden = { $player } trekt een tegel en bekijkt die alleen.
feurio-spreads = { $player } legt de { $tile } op { $cell }, waar de hitte { $heat } was.
feurio-firebreaks = { $player } legt op { $cell } een vuurgreppel aan en geeft daarvoor een brandweerman in het { $colour } op.
feurio-deploys = { $player } stuurt { $count ->
    [one] één brandweerman in het { $colour }
   *[other] { $count } manschappen in het { $colour }
} naar de { $tile } op { $cell }.
feurio-passes = { $player } stuurt niemand.

## Wat je moet doen

feurio-ask-arrange = Leg de begintegels { $tiles } in een ruit: de middelste twee cijfers raken alle andere.
feurio-ask-spread = Leg de { $tile } waar de hitte het grootst is.
feurio-ask-firebreak = Leg de { $tile } waar de hitte het grootst is: open, of gedekt als vuurgreppel.
feurio-ask-deploy = Stuur één tot drie manschappen van één kleur naar een tegel naar keuze, of pas.
feurio-ask-close = De tegels zijn op: stuur manschappen, of pas; als iedereen past, is het spel afgelopen.

## De telling

feurio-region = { $colour }: { $sum } ÷ { $divisor } → { $value }
feurio-region-enclosed = { $colour }: { $sum }, ingesloten → 0
feurio-goal = { $colour }: { $left ->
    [0] allemaal ingezet
   *[other] nog { $left } te sturen
}
feurio-verdict-points = { $winner } wint met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
feurio-verdict-region = { $tied } staan gelijk met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}; { $winner } wint met het waardevolste woudgebied, { $value }.
feurio-verdict-shared = { $tied } staan gelijk, tot en met hun waardevolste woudgebied: ze delen de overwinning.
feurio-verdict-won = Gewonnen: alle 48 manschappen zijn ingezet, elke kleur in één woudgebied met een open 1.
feurio-verdict-left = Niet gewonnen: { $left ->
    [one] één brandweerman wacht
   *[other] { $left } manschappen wachten
} nog om ingezet te worden.
feurio-verdict-apart = Niet gewonnen: de manschappen in het { $colours } kwamen niet in één woudgebied bij elkaar.
feurio-verdict-dry = Niet gewonnen: de manschappen in het { $colours } hadden geen 1 met een vrije zijde.

## Wat niet mag, en wat wel goed is

feurio-over = Het spel is afgelopen: er kan niets meer gespeeld worden.
feurio-deal-due = Eerst moeten de begintegels worden opengedraaid.
feurio-draw-due = Eerst moet er een tegel getrokken worden.
feurio-arrange-due = Leg eerst de begintegels { $tiles } neer, bijvoorbeeld als { $example }.
feurio-arranged = De begintegels liggen er al; ze worden maar één keer neergelegd, vóór de eerste beurt.
feurio-drawn = Er is al een { $tile } getrokken: leg die voordat de volgende tegel getrokken wordt.
feurio-spread-due = Leg eerst de { $tile } die je getrokken hebt; daarna kun je manschappen inzetten of passen.
feurio-one-draw = De tegel van deze beurt ligt er al: zet manschappen in of pas; de volgende tegel hoort bij de volgende beurt.
feurio-one-tile = Je hebt de tegel van deze beurt al gelegd: zet nu manschappen in of pas.
feurio-no-tiles = Er zijn geen tegels meer om te leggen: zet manschappen in of pas.
feurio-none-left = Er zit geen { $value } meer in de voorraadstapel.
feurio-other-tiles = De begintegels zijn { $tiles }: leg precies deze neer.
feurio-same-layout = Dat is dezelfde ruit als { $name }, maar gedraaid of gespiegeld: schrijf { $name }.
feurio-occupied = Op { $cell } ligt al een tegel: een nieuwe komt op een lege plek.
feurio-apart = { $cell } raakt geen enkele tegel: het vuur breidt zich uit naar { $spots }.
feurio-cooler = { $cell } heeft een hitte van { $heat }, maar { $count ->
    [one] de heetste plek, { $spots }, heeft { $top }: leg de tegel daar
   *[other] de heetste plekken hebben { $top }: kies uit { $spots }
}.
feurio-no-firebreaks = Vuurgreppels zijn een variant die aan deze tafel niet meedoet: leg de tegel open.
feurio-price-not-yours = Een vuurgreppel betaal je met een brandweerman van jezelf; je kunt alleen { $own } opgeven, niet { $colour }.
feurio-price-auxiliary = Met neutrale manschappen kun je geen vuurgreppel betalen: geef een brandweerman van je eigen kleur op.
feurio-price-none = Je hebt geen brandweerman in het { $colour } meer om een vuurgreppel te betalen: leg de tegel open.
feurio-no-tile = Op { $cell } ligt geen tegel: kies een tegel die op tafel ligt.
feurio-on-firebreak = { $cell } is een vuurgreppel: daar kan niemand staan.
feurio-count = Per beurt zet je 1 tot 3 manschappen in, niet { $count }; wil je niemand sturen, pas dan met ‘-’.
feurio-not-yours = De manschappen in het { $colour } zijn niet van jou; jij hebt { $own }.
feurio-supply = { $left ->
    [0] Je hebt geen manschappen in het { $colour } meer.
    [one] Je hebt nog maar één brandweerman in het { $colour }, geen { $count }.
   *[other] Je hebt nog maar { $left } manschappen in het { $colour }, geen { $count }.
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
feurio-far = { $cell } ligt verder weg dan 36 tegels kunnen reiken: coördinaten lopen van -{ $reach } tot { $reach }.
feurio-colour = ‘{ $colour }’ is geen kleur van manschappen: kies uit { $colours }.
feurio-solve-deck = Om winst te bewijzen moet de hele stapel bekend zijn: { $tiles } cijfers van 1 tot 6.
feurio-deck-letters = De stapel is een tekst met de cijfers 1 tot 6, en ? voor een waarde die verborgen is.
feurio-deck-size = De stapel bevat { $count } tegels, maar in de doos zitten er { $tiles }.
feurio-deck-value = De stapel bevat { $count } tegels met waarde { $value }, maar in de doos zitten er { $each }.
feurio-deck-short = De stapel is op na { $drawn ->
    [one] één tegel
   *[other] { $drawn } tegels
}, maar de zetten hebben er nog een nodig.
feurio-deck-long = De stapel bevat { $count } tegels, maar de zetten hebben er maar { $drawn } getrokken.
feurio-deck-hidden = Tegel { $number } van de stapel is verborgen, terwijl hij voor iedereen zichtbaar open ligt.

## De regels

feurio-material = Wat er in de doos zit
feurio-setup = Klaarzetten
feurio-turn = Jouw beurt
feurio-scoring = Het einde en de telling
feurio-together = Alleen of samen
feurio-variants = Varianten
F-1 = Er zijn 36 woudtegels, zes van elke waarde van 1 tot 6. Een hoge waarde staat voor een fel vuur, een lage voor water. De achterkant van elke tegel telt als 0.
F-2 = Manschappen staan op de velden van een tegel: één veld op een 1 of 2, twee op een 3 of 4, drie op een 5 of 6.
    .ruling = De gepubliceerde regels geven alleen de grenzen; besprekingen bevestigen alle waarden behalve de 4, die we naar haar plaats in de rij twee velden geven.
F-3 = Er zijn 48 manschappen: 12 in elk van de kleuren rood, groen, blauw en geel.
F-4 = De tegels worden gedekt geschud. Speler 1 draait voor iedere speler één tegel open en legt ze tegen elkaar: twee als paar, drie als driehoek, vier als ruit. Alleen bij vier is er iets te kiezen: welke tegel waar ligt.
F-5 = Speler 2 heeft de eerste beurt, daarna gaat het met de klok mee. Alleen begin je gewoon.
F-6 = Met vier spelers heeft ieder één kleur. Met drie heeft ieder één kleur en vier neutrale manschappen van de vierde kleur. Met twee heeft ieder twee kleuren. Alleen heb je ze alle vier.
F-7 = Zolang er tegels zijn, moet je er een trekken en op de heetste plek leggen: een lege plek naast het vuur waar de waarden van de tegels eromheen samen het hoogst uitkomen. Zijn er meer plekken even heet, dan kies je zelf. De waarde van de nieuwe tegel telt daarbij niet mee.
F-8 = Daarna mag je één tot drie manschappen van een van je kleuren inzetten op één tegel, oud of nieuw. Of je past.
F-9 = Een tegel krijgt nooit meer manschappen, alle kleuren samen, dan hij velden heeft, en ook nooit meer dan hij vrije zijden heeft: kanten waar geen tegel ligt. Een vuurgreppel sluit een zijde af zoals elke andere tegel.
F-10 = Manschappen verplaatsen zich nooit en vertrekken nooit, ook niet als het vuur hen later insluit.
F-11 = Met drie spelers zet je per beurt óf je eigen kleur in, óf neutrale manschappen, niet allebei.
    .ruling = De Italiaanse tekst kun je ook anders lezen; de drie andere zijn het eens.
F-12 = Liggen alle tegels er, dan bestaat een beurt alleen nog uit inzetten of passen. Heeft iedereen na elkaar gepast, dan is het spel afgelopen. Heb je gepast, dan mag je later toch weer inzetten, als je nog aan de beurt komt.
    .ruling = Passen in de beurt waarin je de laatste tegel legt, telt nog niet mee; zo staat het in de Nederlandse tekst.
F-13 = Met drie spelers gaan de neutrale manschappen van tafel voordat er geteld wordt.
F-14 = Tegels die elkaar raken en dezelfde kleur dragen, vormen een woudgebied. Tel de waarden ervan op, deel door de kleinste waarde onder de tegels van dat gebied met een vrije zijde, en rond naar boven af. Een gebied zonder enige vrije zijde is niets waard.
F-15 = Je score is de som van al je woudgebieden, elke kleur apart geteld. De hoogste score wint; staat het gelijk, dan beslist het waardevolste gebied op zich.
    .ruling = Is ook dat even veel waard, dan wordt de overwinning gedeeld.
F-16 = Alleen of samen is het spel uit zodra de beurt met de laatste tegel voorbij is; tijdens die beurt kun je nog inzetten.
    .ruling = Drie teksten zeggen dat zo; de Italiaanse zou nog één beurt meer kunnen bedoelen.
F-17 = Je wint als alle 48 manschappen op tafel staan, elke kleur in één enkel woudgebied staat, en in elk van de vier gebieden een 1 met een vrije zijde ligt. Met drie spelers tellen de neutrale manschappen als de vierde kleur en blijven ze staan.
    .ruling = De Engelse tekst vraagt dat elk gebied met een 1 verbonden is; de drie andere willen de 1 in het gebied zelf.
F-18 = Met twee tot vier spelers kun je ook samen spelen: klaarzetten, voorraad en volgorde blijven gelijk, het doel is dat van het spel alleen.
F-19 = Vuurgreppel: de tegel die je trekt, bekijk je alleen, en je mag hem gedekt op de heetste plek leggen. Dat kost een brandweerman van jezelf, die uit het spel gaat, en in die beurt zet je niemand in. Met neutrale manschappen kun je niet betalen. De vuurgreppel telt als 0, draagt geen manschappen en sluit zijden af. Alleen als je tegen elkaar speelt, niet samen.
    .ruling = Alleen wie een vuurgreppel legde, kent de waarde ervan, tot het einde toe; de Nederlandse tekst laat ook anderen kijken.
F-20 = Verzengend spel: de waarde van een woudgebied wordt naar beneden afgerond in plaats van naar boven.
    .ruling = Alleen als je tegen elkaar speelt: waar iedereen hetzelfde doel heeft, valt er niets af te ronden.

## Wat een zet doet

feurio-yours = jouw
feurio-theirs = het
feurio-remark-closes = Sluit de laatste open { $before } van { $whose } woudgebied in het { $colour }: deler { $before } → { $after }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} minder.
feurio-remark-locks = Sluit { $whose } woudgebied in het { $colour } helemaal in: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} minder.
feurio-remark-joins = Verbindt woudgebieden in het { $colour } tot één van { $value }, { $gain } meer dan eerst.
feurio-remark-waters = Geeft het woudgebied in het { $colour } water: deler { $before } → { $after }, { $gain } meer.
feurio-remark-grows = Het woudgebied in het { $colour } is nu { $value } waard, een verschil van { $gain }.
feurio-remark-begins = Begint een woudgebied in het { $colour } van { $value }.
feurio-remark-together = Brengt de manschappen in het { $colour } samen in één woudgebied.
feurio-remark-nearer = Verbindt woudgebieden in het { $colour }: er zijn er nog { $left }.
feurio-remark-apart = Begint nog een woudgebied in het { $colour }, dat met de rest verbonden moet worden.
feurio-remark-watered = Geeft het woudgebied in het { $colour } een open 1.
feurio-remark-dried = Neemt het woudgebied in het { $colour } de laatste open 1 af.
feurio-remark-fills = Maakt { $cell } vol: niemand anders kan er nog bij.
feurio-remark-shuts = Sluit { $cells } af voor iedereen.

## Positions that somebody set up

feurio-position-piece = "{ $text }" is geen stuk: schrijf s0,1=5, x0,1:red of d0,1:red:2.
feurio-position-firebreak = Alleen in de variant met brandgangen liggen tegels gedekt.
feurio-position-nothing = Op { $cell } ligt geen tegel om op te staan.
feurio-position-spaces = De tegel op { $cell } heeft plaats voor hoogstens { $spaces } brandweerlieden.
feurio-position-taken = Op { $cell } ligt al een tegel.
feurio-position-apart = De tegel op { $cell } raakt geen andere die er al ligt: het vuur is één geheel.
feurio-position-tiles = In de doos zitten maar { $each } tegels met waarde { $value }.
feurio-position-crew = Er zijn maar { $size } brandweerlieden van de kleur { $colour }.
feurio-position-few = Er liggen minstens { $tiles } tegels op tafel.
feurio-position-hand = De tegel om te leggen heeft een waarde van 1 tot 6; ? als hij nog getrokken moet worden.
feurio-position-all = In de doos zitten maar { $tiles } tegels.
