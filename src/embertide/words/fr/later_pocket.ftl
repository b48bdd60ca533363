### Ce que dit le jeu quand il tourne sans serveur.

pocket-needs-server = Il faut un serveur pour cela : sans lui, on joue contre l’ordinateur ou à plusieurs sur cet appareil.
pocket-storage-full = Il n’y a plus de place sur cet appareil : rien n’a été enregistré. Libérez de l’espace dans votre navigateur, puis réessayez.
pocket-storage-away = Ce navigateur ne nous laisse pas enregistrer vos parties : rien n’a été enregistré. Une fenêtre privée peut en être la cause.
pocket-failed = Le jeu n’a pas pu être chargé. Vérifiez votre connexion, puis réessayez.
