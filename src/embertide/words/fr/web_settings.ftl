### Les réglages du jeu dans le menu.

web-volume = Volume
web-preferences = Partie
web-speed = Animations
web-speed-calm = Calmes
web-speed-normal = Normales
web-speed-brisk = Vives
web-speed-none = Aucune
web-setting-confirm = Confirmer chaque coup
web-setting-forced = Jouer les coups forcés à ma place
web-setting-regions = Tracer le contour de toutes les zones
web-setting-coordinates = Afficher les coordonnées
