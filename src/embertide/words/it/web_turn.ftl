### Il turno: mosse obbligate, tasti.

web-keys = Tasti
web-key-enter = Invio
web-key-space = Spazio
web-key-shift = Maiusc
web-key-ctrl = Ctrl
web-key-tab = Tab
web-key-esc = Esc
web-key-home = Inizio
web-key-end = Fine
web-key-pgup = Pag su
web-key-pgdn = Pag giù
