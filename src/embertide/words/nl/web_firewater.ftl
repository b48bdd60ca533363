### Vuur & Water in de browser.

web-firewater-board = Bord
web-firewater-whole = Het hele bord

## Soorten zetten

web-firewater-kinds = Wat te doen
web-firewater-kind-marker = Tegel
web-firewater-kind-leader = Leider
web-firewater-kind-token = Steen
web-firewater-kind-claim = Elementaal
web-firewater-hand = Je open tegels
web-firewater-marker-name = vuur { $fire }, water { $water }
web-firewater-turn = Draai de tegel (R)
web-firewater-turn-it = Draaien
web-firewater-keys = 1 tot 3 kiest een tegel, R draait hem, Esc legt hem terug.
web-firewater-show-influence = Toon wie op elk veld de meeste invloed heeft

## Waarom een soort zet nu niet kan

web-firewater-why-last-round = niet in de laatste ronde.
web-firewater-why-no-gap = er liggen geen twee lege velden meer naast elkaar.
web-firewater-why-no-marker = je hebt er geen meer.
web-firewater-why-leader-stands = staat al op het bord.
web-firewater-why-leader-lost = is veroverd.
web-firewater-why-no-place = vindt geen vrij veld.
web-firewater-why-no-token = op geen enkel ingesloten veld heb je de meeste invloed.
web-firewater-why-claim-leader = daarvoor moet eerst je leider op het bord staan.
web-firewater-why-claim-lost = daarvoor is een leider nodig, en de jouwe is veroverd.
web-firewater-why-no-claim = er is er geen ingesloten met jouw som als laagste.

## Hoe een zet op zijn knop heet

web-firewater-do-elemental = Plaats de elementaal op { $square }
web-firewater-do-marker = Leg { $fire }/{ $water } op { $squares }
web-firewater-do-leader = Plaats je leider op { $square }
web-firewater-do-token = Neem { $square } in bezit
web-firewater-do-conquer = Verover de leider op { $square }
web-firewater-do-claim = Claim de elementaal op { $square }
web-firewater-do-pass = Passen
web-firewater-do-decline = Geen bezitssteen plaatsen

## De velden, voorgelezen

web-firewater-cell = { $square }: { $parts }
web-firewater-fire-square = vuurveld
web-firewater-water-square = waterveld
web-firewater-beside-elemental = laagste som claimt
web-firewater-empty = leeg
web-firewater-fire-half = vuur { $value } van { $player }
web-firewater-water-half = water { $value } van { $player }
web-firewater-sum = { $player } { $value }
web-firewater-sums = invloed { $sums }
web-firewater-sums-beside = ernaast { $sums }
web-firewater-can-marker = plaats voor een tegel
web-firewater-can-leader = plaats voor je leider
web-firewater-can-elemental = plaats voor de elementaal
web-firewater-can-token = je kunt het in bezit nemen
web-firewater-can-claim = je kunt hem claimen

## Punten en voorraad

web-firewater-scores = Punten
web-firewater-chip-squares = { $count ->
    [one] { $count } veld in bezit
   *[other] { $count } velden in bezit
}
web-firewater-chip-elementals = { $count ->
    [one] { $count } elementaal geclaimd
   *[other] { $count } elementalen geclaimd
}
web-firewater-chip-leaders = { $count ->
    [one] { $count } leider veroverd
   *[other] { $count } leiders veroverd
}
web-firewater-supply = Tegels, stenen, leiders
web-firewater-face-down = { $count ->
    [one] { $count } gesloten tegel
   *[other] { $count } gesloten tegels
}
web-firewater-tokens-left = { $count ->
    [one] nog { $count } bezitssteen
   *[other] nog { $count } bezitsstenen
}
web-firewater-unseen = { $count ->
    [one] Nog gesloten: 1 tegel
   *[other] Nog gesloten: { $count } tegels
}
web-firewater-leader-waiting = leider nog niet geplaatst
web-firewater-leader-placed = leider op het bord
web-firewater-leader-conquered = leider veroverd

## Lijsten

web-firewater-list-claim = Elementalen die je kunt claimen
web-firewater-list-token = Velden die je in bezit kunt nemen
web-firewater-list-elemental = Plaatsen voor de elementaal
web-firewater-list-leader = Plaatsen voor je leider
web-firewater-list-pass = Niets doen
web-firewater-list-marker = Plaatsen voor tegel { $fire }/{ $water }
web-firewater-list-hands = Wat de spelers hebben
web-firewater-list-influence = Wie waar de meeste invloed heeft
web-firewater-has = { $player }: open { $open }; { $stack } gesloten; nog { $tokens ->
    [one] { $tokens } bezitssteen
   *[other] { $tokens } bezitsstenen
}; { $leader }

## De les

web-firewater-lesson-welcome = Vuur & Water is een strijd om velden. Jij bent rood, de cirkel. Een veld met jouw steen erop is van jou en telt één punt. Wie aan het eind de meeste punten heeft, wint; en wie zijn allerlaatste steen plaatst, wint meteen.
web-firewater-lesson-elemental = Eerst komen er drie elementalen op het bord. Twee staan er al: plaats de derde op b3. Later is een elementaal twee stenen waard voor wie hem claimt.
web-firewater-lesson-influence = Blauw begint en heeft een tegel gelegd: vuur 1 op c3, water 4 op c4. Een helft geeft haar waarde aan de velden ernaast, maar alleen aan die van haar eigen element: vuur aan vuur, water aan water. Wijs een veld aan om te zien wie daar hoeveel invloed heeft.
web-firewater-lesson-marker = Jouw beurt. Leg je tegel vuur 4, water 3 met de vuurhelft op b2 en de waterhelft op b1. Zo bereikt water 3 het hoekveld a1, en vuur 4 bereikt a2. Een tweede klik draait een tegel, de toets R ook.
web-firewater-lesson-token = Blauw heeft geantwoord op a2 en a3. Nu heeft a1 geen leeg buurveld meer, en jouw invloed daar, 3, is meer dan de 2 van blauw. Zo win je een veld: aan alle kanten ingesloten, en jouw invloed de grootste. Neem a1!
web-firewater-lesson-leader = Plaats je leider op c1. Een leider die nooit komt kost 2 punten, en alleen met de jouwe op het bord kun je elementalen claimen. Let op zijn veld: wie het wint, verovert hem met twee stenen.
web-firewater-lesson-claim = De elementaal op b3 is ingesloten. Elementalen volgen de zachtste: wie er een tegel naast heeft, maar de laagste som. Jij hebt 4, blauw heeft 3 + 1 + 2 = 6. Claim hem, met twee stenen tegelijk.
web-firewater-lesson-cover = Een steen mag ook op een tegel van een ander. Op a2, een vuurveld, is jouw vuur 4 meer dan het vuur 3 van blauw. Neem het: het water 2 onder jouw steen heeft geen invloed meer.
web-firewater-lesson-end = Vier van je stenen zijn geplaatst: vier punten. Een spel gaat door tot iemand zijn laatste steen plaatst, of tot er nergens meer een tegel past; dan mag ieder ander nog één steen plaatsen. Probeer het nu tegen de computer!
