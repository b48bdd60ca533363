### Le volet d’une table sur un téléphone, et les phrases courtes de son en-tête.

web-sheet = Hauteur du volet
web-sheet-peek = bas
web-sheet-half = à mi-hauteur
web-sheet-full = entier
web-feurio-scores = Score
web-feurio-ask-arrange = Disposez les tuiles de départ.
web-feurio-ask-lay = Posez le { $tile }.
web-feurio-ask-lay-hidden = Posez la tuile.
web-feurio-ask-send = Placez un à trois pompiers d’une couleur.
web-feurio-ask-close = Plus de tuiles : placez ou passez.
web-firewater-ask-elemental = Posez l’élémentaire { $number } sur 3.
web-firewater-ask-act = Posez ou prenez.
web-firewater-ask-last = Posez un dernier jeton, ou renoncez.
web-firewater-tray-claim = Élém.
