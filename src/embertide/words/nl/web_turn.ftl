### De beurt: gedwongen zetten, toetsen.

web-keys = Toetsen
web-key-enter = Enter
web-key-space = Spatie
web-key-shift = Shift
web-key-ctrl = Ctrl
web-key-tab = Tab
web-key-esc = Esc
web-key-home = Home
web-key-end = End
web-key-pgup = PgUp
web-key-pgdn = PgDn
