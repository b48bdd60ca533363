### Feurio! in de browser: wat er op en naast het bord gezegd wordt.

## Hoe een zet op zijn knop heet

web-feurio-lay = Leg de { $tile } hier
web-feurio-cover = Hier een vuurgreppel, voor een brandweerman in het { $colour }
web-feurio-send = { $count ->
    [one] Stuur er één in het { $colour } naar de { $tile }
   *[other] Stuur er { $count } in het { $colour } naar de { $tile }
}
web-feurio-pass = Niemand sturen
web-feurio-arrange = Leg { $tiles } neer
web-feurio-do = Speel { $move }
web-feurio-on = { $what } ({ $cell })

## Hoe de plekken heten

web-feurio-board = Het bos
web-feurio-cell-tile = { $tile }, { $state }, op { $cell }
web-feurio-cell-opening = { $tile }, begintegel
web-feurio-cell-spot = Heetste plek, hitte { $heat }, op { $cell }
web-feurio-cell-empty = Leeg, op { $cell }
web-feurio-cell-firebreak = Vuurgreppel, op { $cell }
web-feurio-cell-firebreak-known = Vuurgreppel, op { $cell }; jij weet dat het een { $tile } is
web-feurio-crew = { $colour } { $count }
web-feurio-room = { $room ->
    [0] vol
    [one] één plaats vrij
   *[other] { $room } plaatsen vrij
}
web-feurio-shut = ingesloten
web-feurio-region = { $colour }: { $sum }, gedeeld door { $divisor }, is { $value }
web-feurio-region-shut = { $colour }: { $sum }, ingesloten, niets waard
web-feurio-fit = Alles tonen

## Lijsten

web-feurio-list-spots = Heetste plekken
web-feurio-list-own = Mijn bosgebieden
web-feurio-list-regions = Bosgebieden
web-feurio-list-goals = Doelen
web-feurio-list-tiles = Tegels op tafel
web-feurio-list-moves = Wat je mag doen

## Gereedschap

web-feurio-hand = De { $tile } die gelegd moet worden
web-feurio-hand-hidden = Een tegel die alleen de trekker kent
web-feurio-how = Hoe je hem legt
web-feurio-face-up = Open
web-feurio-face-down = Vuurgreppel
web-feurio-price = Wie daarvoor uit het spel gaat
web-feurio-price-note = De tegel telt als 0, en deze beurt wordt niemand gestuurd.
web-feurio-crews = Wie je stuurt
web-feurio-crew-left = { $left ->
    [0] { $colour }, niemand over
    [one] { $colour }, nog één
   *[other] { $colour }, nog { $left }
}
web-feurio-auxiliary-left = { $left ->
    [0] hulptroepen in het { $colour }, niemand over
    [one] hulptroepen in het { $colour }, nog één
   *[other] hulptroepen in het { $colour }, nog { $left }
}
web-feurio-count = Hoeveel
web-feurio-pick-tile = Kies een tegel met een vrije plaats.
web-feurio-again = Klik nog eens om er één meer te sturen.
web-feurio-layouts = Mogelijke beginopstellingen
web-feurio-layout = { $first } en { $last } aan de uiteinden, { $left } en { $right } in het midden
web-feurio-swap = Of verwissel twee tegels op tafel: klik op de ene, dan op de andere.

## Punten en doelen

web-feurio-points = { $points ->
    [one] één punt
   *[other] { $points } punten
}
web-feurio-points-change = nu { $from }, dan { $to }
web-feurio-change = { $colour }: nu { $from }, dan { $to }
web-feurio-locked = ingesloten
web-feurio-goal = { $colour }: { $points }
web-feurio-goal-left = { $left ->
    [0] alle 12 ingezet
    [one] nog één te sturen
   *[other] nog { $left } te sturen
}
web-feurio-goal-together = bij elkaar
web-feurio-goal-apart = { $count ->
    [0] nog niet begonnen
    [one] één gebied
   *[other] { $count } gebieden
}
web-feurio-goal-watered = open 1
web-feurio-goal-dry = geen open 1
web-feurio-goals-title = Iedereen ingezet, elke kleur bij elkaar, elk met een open 1

## Voorraad

web-feurio-pile = { $pile ->
    [0] Geen tegels meer
    [one] Nog één tegel
   *[other] Nog { $pile } tegels
}
web-feurio-unseen = { $tile }: { $count } nog niet gezien
web-feurio-paid = Opgegeven voor vuurgreppels

## Les: het voorbeeld

web-feurio-lesson-welcome = Een bos staat in brand. Elke tegel toont hoe fel, van 1 (aan het water) tot 6. Vier ploegen willen de beste stukken bos behouden. Eén ronde lang speel jij ze allemaal.
web-feurio-lesson-draw = Groen begint en heeft een 2 getrokken. Een getrokken tegel moet naar een heetste plek: waar de buren samen het hoogst zijn. Twee plekken hebben 10. Kies de rechter, naast 6 en 4.
web-feurio-lesson-send = Nu mag Groen één tot drie manschappen van zijn kleur naar één tegel naar keuze sturen. Stuur er één naar de 6 linksonder: die heeft drie plaatsen.
web-feurio-lesson-only = Blauw trekt een 1. Deze keer is er maar één heetste plek. Leg hem daar.
web-feurio-lesson-edges = Een tegel neemt niet meer manschappen op dan hij plaatsen heeft, en niet meer dan hij vrije randen heeft. De 6 met de groene brandweerman heeft nog maar twee vrije randen. Probeer er twee blauwe heen te sturen en zie waarom dat niet mag; stuur er dan één.
web-feurio-lesson-yellow = Geel trekt een 2. Weer zijn twee plekken even heet: neem de linker.
web-feurio-lesson-fill = De andere 6 heeft nog twee vrije randen. Stuur twee gele manschappen: dan is hij vol en komt er niemand meer bij.
web-feurio-lesson-red = Rood trekt een 5. Die mag tussen 3 en 6: leg hem bovenaan.
web-feurio-lesson-new = Manschappen mogen ook naar de nieuwe tegel. Stuur een rode brandweerman naar de 5.
web-feurio-lesson-count = Kijk nog twee ronden toe. Dan de telling: een bosgebied bestaat uit tegels met dezelfde kleur die elkaar raken. Tel hun waarden op en deel door de laagste die nog een vrije rand heeft. Groen heeft 5 + 6 + 1 = 12, en de 1 is open: 12 ÷ 1 = 12. Wijs de sommen aan om elk gebied te zien.
web-feurio-lesson-locked = Water is veel waard: een klein open getal deelt door weinig. En pas op: de 6 van Geel is ingebouwd. Zonder vrije rand is een gebied niets waard.
web-feurio-lesson-join = Rood heeft een losse 1 en een gebied 5 + 2. Eén brandweerman op de 4 ertussen verbindt alles: 1 + 4 + 5 + 2 = 12, gedeeld door 1. Stuur een rode naar die 4.
web-feurio-lesson-end = Dat is alles. Als de tegels op zijn, stuur je verder tot iedereen past; dan worden de gebieden geteld. Speel nu je eigen partij!
