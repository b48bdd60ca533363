### web_offline.

web-offline = Offline
web-offline-play = Play offline
web-update-ready = A new version is ready
web-device = On this device
