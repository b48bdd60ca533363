### De spelinstellingen in het menu.

# The settings of play in the menu.

web-volume = Volume
web-preferences = Spelen
web-speed = Animaties
web-speed-calm = Rustig
web-speed-normal = Normaal
web-speed-brisk = Vlot
web-speed-none = Uit
web-setting-confirm = Elke zet laten bevestigen
web-setting-forced = Verplichte zetten voor mij doen
web-setting-regions = Ieders woudgebieden omlijnen
web-setting-coordinates = Coördinaten tonen
