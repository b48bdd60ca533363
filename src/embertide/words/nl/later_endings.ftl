### Tafels die eerder eindigen, oude tafels en klokken die stilstaan.

table-resigned = { $player } geeft op.
    .you-player = Je geeft op.
table-won-resigned = { $player } heeft opgegeven: { $winner } wint.
    .you-player = Je hebt opgegeven: { $winner } wint.
    .you-winner = { $player } heeft opgegeven: jij wint.
table-ended-resigned = { $player } heeft opgegeven: de partij eindigt hier.
    .you-player = Je hebt opgegeven: de partij eindigt hier.
table-ended-closed = { $player } heeft de partij voortijdig beëindigd.
    .you-player = Je hebt de partij voortijdig beëindigd.
table-ended-host = De beheerder van deze server heeft de partij beëindigd.
table-closed-now = De tafel is gesloten.
table-paused = De server was { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
} weg: de klok stond stil.
web-table-resign = Opgeven
web-table-end = Partij beëindigen
web-table-close = Tafel sluiten
web-table-stay = Verder spelen
web-table-keep = Open laten
web-table-resign-ask = Wil je opgeven?
web-table-resign-plays = De computer speelt voor je verder en jij wordt laatste. Je kunt kijken, maar niet terugkomen.
web-table-resign-helps = De computer speelt voor je verder. Je kunt kijken, maar niet terugkomen.
web-table-resign-ends = De partij eindigt meteen, en jij verliest.
web-table-end-ask = Wil je deze partij beëindigen?
web-table-end-about = De partij blijft in de lijst van je gespeelde partijen staan, zonder uitslag.
web-table-end-daily = Voor het bos van vandaag heb je één poging: die telt dan als niet gewonnen.
web-table-close-ask = Wil je deze tafel sluiten?
web-table-close-about = De tafel verdwijnt voor iedereen, en de links die je hebt verspreid werken niet meer.
web-table-leave-ask = Wil je de tafel verlaten?
web-table-leave-about = Je plaats komt dan vrij voor anderen.
web-table-sit-on = Blijven zitten
web-table-resigned = heeft opgegeven
web-ended-early = De partij is voortijdig geëindigd
