### Le impostazioni di gioco nel menu.

web-volume = Volume
web-preferences = Partita
web-speed = Animazioni
web-speed-calm = Calme
web-speed-normal = Normali
web-speed-brisk = Rapide
web-speed-none = Nessuna
web-setting-confirm = Conferma ogni mossa
web-setting-forced = Gioca da sé le mosse obbligate
web-setting-regions = Contorna le aree di ogni squadra
web-setting-coordinates = Mostra le coordinate
