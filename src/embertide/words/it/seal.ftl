### Fortuna sigillata: i numeri dei giocatori, e che cosa ha controllato il loro dispositivo.

table-freed = { $other } libera il posto di { $player }, il cui numero per le pescate non è arrivato.
    .you-player = { $other } libera il tuo posto: il tuo numero per le pescate non è arrivato.
    .you-other = Liberi il posto di { $player }, il cui numero per le pescate non è arrivato.

## Nel browser

web-seal-changed = Il server mostra ora un impegno diverso da prima. Il tuo dispositivo non invia numeri: lascia questo tavolo.
web-seal-awaited = Si attende il dispositivo di questo giocatore.
web-seal-other-device = Si attende il tuo numero. Lo ha il dispositivo con cui hai preso posto: apri lì questo tavolo.
web-free-seat = Libera questo posto
