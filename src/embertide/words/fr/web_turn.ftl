### Le tour : coups forcés, touches.

web-keys = Touches
web-key-enter = Entrée
web-key-space = Espace
web-key-shift = Maj
web-key-ctrl = Ctrl
web-key-tab = Tab
web-key-esc = Échap
web-key-home = Début
web-key-end = Fin
web-key-pgup = Pg préc
web-key-pgdn = Pg suiv
