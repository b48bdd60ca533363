### web_offline.

web-offline = Hors ligne
web-offline-play = Jouer hors ligne
web-update-ready = Une nouvelle version est prête
web-device = Sur cet appareil
