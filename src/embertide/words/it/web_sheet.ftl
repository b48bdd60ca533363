### Il pannello del tavolo sul telefono, e le frasi brevi in testa.

web-sheet = Altezza del pannello
web-sheet-peek = basso
web-sheet-half = medio
web-sheet-full = alto
web-feurio-scores = Punteggio
web-feurio-ask-arrange = Disponi le tessere iniziali.
web-feurio-ask-lay = Posa la tessera { $tile }.
web-feurio-ask-lay-hidden = Posa la tessera.
web-feurio-ask-send = Piazza da uno a tre pompieri di un colore.
web-feurio-ask-close = Tessere finite: piazza pompieri o passa.
web-firewater-ask-elemental = Posa l’elementale { $number } di 3.
web-firewater-ask-act = Posa o prendi.
web-firewater-ask-last = Posa ancora un gettone, o rinuncia.
web-firewater-tray-claim = Elem.
