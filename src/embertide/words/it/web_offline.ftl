### web_offline.

web-offline = Offline
web-offline-play = Gioca offline
web-update-ready = È pronta una nuova versione
web-device = Su questo dispositivo
