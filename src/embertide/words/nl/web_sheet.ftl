### Het paneel van een tafel op een telefoon, en de korte zinnen bovenaan.

# The sheet of a table on a phone, and the short sentences of its head.

web-sheet = Hoogte van het paneel
web-sheet-peek = laag
web-sheet-half = half
web-sheet-full = volledig
web-feurio-scores = Score
web-feurio-ask-arrange = Leg de begintegels neer.
web-feurio-ask-lay = Leg de { $tile }.
web-feurio-ask-lay-hidden = Leg de tegel.
web-feurio-ask-send = Zet er één tot drie van één kleur in.
web-feurio-ask-close = De tegels zijn op: zet in of pas.
web-firewater-ask-elemental = Plaats elementaal { $number } van 3.
web-firewater-ask-act = Leg, plaats of neem.
web-firewater-ask-last = Plaats nog één fiche, of zie ervan af.
web-firewater-tray-claim = Claimen
