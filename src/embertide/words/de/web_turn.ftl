### Der Zug: erzwungene Züge, Tasten.

web-keys = Tasten
web-key-enter = Eingabe
web-key-space = Leertaste
web-key-shift = Umschalt
web-key-ctrl = Strg
web-key-tab = Tab
web-key-esc = Esc
web-key-home = Pos1
web-key-end = Ende
web-key-pgup = Bild auf
web-key-pgdn = Bild ab
