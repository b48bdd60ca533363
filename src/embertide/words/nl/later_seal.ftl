### Verzegeld geluk: de getallen van de spelers, en wat hun apparaat heeft gecontroleerd.

## In de browser

web-seal-whole = { $draws ->
    [one] De enige trekking volgt
   *[other] Elk van de { $draws } trekkingen volgt
} uit wat vóór de eerste zet vastlag, en jouw getal zit erin.
web-seal-no-draws = Er is vóór het einde niets getrokken. Het geheim is hetzelfde dat vóór de eerste zet vastlag, en jouw getal hoort erbij.
web-seal-draws = { $draws ->
    [one] De enige trekking volgt
   *[other] Elk van de { $draws } trekkingen volgt
} uit het geheim en de getallen in het verslag.
web-seal-undrawn = Geheim en vastlegging horen bij elkaar. Of elke trekking eruit volgt, kan deze pagina voor dit spel niet nagaan: ‘embertide verify --seal’ kan dat wel.
web-seal-mine = Ze zijn dezelfde als vóór de eerste zet, en jouw getal hoort erbij.
web-seal-no-note = Dit apparaat heeft van deze partij niets genoteerd en kan dus alleen nagaan of het verslag met zichzelf klopt.
web-seal-elsewhere = Het getal van je plaats kwam niet van dit apparaat: controleer het op het apparaat waarmee je ging zitten.
web-seal-watched = Het geheim is hetzelfde dat dit apparaat vóór de eerste zet verzegeld zag. Je hebt zelf geen getal toegevoegd.
web-seal-watched-late = Het geheim is hetzelfde dat dit apparaat verzegeld zag, maar pas nadat de partij was begonnen.
web-seal-again = { $count ->
    [one] De tafel werd één keer afgebroken
   *[other] De tafel werd { $count } keer afgebroken
} nadat je getal was verzonden, en alle getallen zijn opnieuw getrokken.
web-seal-uncommitted = De getallen van de andere spelers waren niet vastgelegd: wie het laatste getal verzond, kon het kiezen.
web-seal-none = Deze partij heeft geen zegel: wat er getrokken zou worden stond al vast, of ze gaat verder vanuit een andere partij.
web-seal-bad-form = Het verslag van deze partij kan niet kloppen: het zegel of de trekkingen zijn onvolledig.
web-seal-bad-secret = Het geheim is niet hetzelfde als wat was vastgelegd.
web-seal-bad-commitment = De server heeft een ander geheim vastgelegd dan dit apparaat noteerde.
web-seal-bad-number = Het getal dat dit apparaat verzond, zit er niet in.
web-seal-bad-hash = Het getal van plaats { $seat } is niet het getal dat daar was vastgelegd.
web-seal-bad-draw = Trekking { $number } volgt niet uit het geheim en de getallen.
web-seal-bad-shown = Trekking { $number } is niet wat je tijdens de partij te zien kreeg.
web-seal-meaning = Dus óf er is met de trekkingen van deze partij geknoeid, óf dit is het verslag van een andere partij. Bewaar het verslag: anderen kunnen het ook controleren.
web-seal-checking = De trekkingen worden op dit apparaat gecontroleerd…
web-seal-unchecked = Het verslag kon niet worden geladen, dus er is niets gecontroleerd.
web-seal-offline = Wil je zonder deze pagina controleren, download dan het verslag en voer uit:

## Op de opdrachtregel

seal-rules = De partij volgt de regels: { $moves } zetten.
seal-secret = Het geheim is hetzelfde als wat was vastgelegd.
seal-draws = { $draws ->
    [one] De enige trekking volgt
   *[other] Elk van de { $draws } trekkingen volgt
} uit het geheim en de getallen.
seal-draws-unchecked = Zonder het juiste geheim bewijzen de trekkingen niets.
seal-commitment = De vastlegging is dezelfde die je hebt genoteerd.
seal-commitment-other = De vastlegging is niet die je hebt genoteerd: dit is een andere partij, of de server heeft zijn geheim veranderd.
seal-commitment-compare = Vergelijk de vastlegging met die je vóór de partij te zien kreeg: { $commitment }
seal-number = Je getal zit erin, op plaats { $seat }.
seal-number-missing = Het getal { $number } zit er niet in: de server heeft een ander gebruikt, of dit is een andere partij.
seal-number-compare = Of je getal erin zit, is niet gecontroleerd: geef het op met --number.
seal-hash = Plaats { $seat } had het getal vóór de partij vastgelegd.
seal-hash-other = Bij de vastlegging { $hash } hoort geen getal: op een plaats is het getal veranderd.
seal-none = Dit verslag heeft geen zegel: er valt niets te controleren.
seal-closed = De partij is niet afgelopen: het geheim is nog niet openbaar.
seal-one-record = Een zegel kun je maar voor één partij tegelijk controleren.
seal-note = ‘{ $text }’ is geen getal en geen vastlegging: die bestaan uit 64 tekens van 0 tot 9 en a tot f.
seal-note-table = Vastleggingen van plaatsen horen bij een tafel: geef het kenmerk ervan op met --table.
seal-option = Getallen en vastleggingen worden alleen met --seal gecontroleerd.
