### Les mouvements sur le plateau.

web-motion-again = Revoir les derniers coups
