### Verzegeld geluk: de getallen van de spelers, en wat hun apparaat heeft gecontroleerd.

table-freed = { $other } maakt de plaats van { $player } vrij: het getal voor de trekking kwam niet.
    .you-player = { $other } maakt je plaats vrij: het getal voor de trekking kwam niet.
    .you-other = Je maakt de plaats van { $player } vrij: het getal voor de trekking kwam niet.

## In de browser

web-seal-changed = De server toont nu een andere vastlegging dan eerst. Je apparaat verzendt geen getal: verlaat deze tafel.
web-seal-awaited = De partij wacht op het apparaat van deze speler.
web-seal-other-device = De partij wacht op je getal. Dat komt van het apparaat waarmee je ging zitten: open deze tafel daar.
web-free-seat = Plaats vrijmaken
