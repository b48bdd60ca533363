### web_offline.

web-offline = Offline
web-offline-play = Offline spelen
web-update-ready = Er is een nieuwe versie
web-device = Op dit apparaat
