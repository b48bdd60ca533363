### The settings of play in the menu.

# The settings of play in the menu.

web-volume = Lautstärke
web-preferences = Einstellungen
web-speed = Animationen
web-speed-calm = Ruhig
web-speed-normal = Normal
web-speed-brisk = Flott
web-speed-none = Aus
web-setting-confirm = Jeden Zug bestätigen
web-setting-forced = Erzwungene Züge automatisch
web-setting-regions = Alle Waldgebiete umranden
web-setting-coordinates = Koordinaten zeigen
