### Making a turn: forced moves, keys.

web-keys = Keys
web-key-enter = Enter
web-key-space = Space
web-key-shift = Shift
web-key-ctrl = Ctrl
web-key-tab = Tab
web-key-esc = Esc
web-key-home = Home
web-key-end = End
web-key-pgup = PgUp
web-key-pgdn = PgDn
