### web_offline.

web-offline = Offline
web-offline-play = Offline spielen
web-update-ready = Eine neue Version ist da
web-device = Auf diesem Gerät
