### Le guide de la première partie.

## Le guide de la première partie

web-coach = Guide
web-coach-count = { $number } sur { $of }
web-feurio-coach-lay-title = Le feu va au point le plus chaud.
web-feurio-coach-lay = Les tuiles voisines de ce point font { $heat } : { $sum }. Aucun point ne fait plus : votre { $tile } va ici, ou sur un autre point qui rougeoie.
web-feurio-coach-send-title = Formez des zones d’une même couleur.
web-feurio-coach-send = Les tuiles voisines de même couleur s’additionnent. On divise par la plus petite qui a un accès libre : cherchez les 1 et les 2.
web-feurio-coach-divisor-title = On divise par la plus petite tuile ouverte.
web-feurio-coach-divisor = Cette zone : { $sum } = { $total } ; divisé par { $divisor } et arrondi vers le haut : { $value }. Avec une tuile plus petite qui garde un accès libre, elle vaudra plus.
web-feurio-coach-full-title = Complet, c’est complet.
web-feurio-coach-full = Personne d’autre n’ira sur ce { $tile }. Quand on place des pompiers, une tuile ne peut pas en porter plus qu’elle n’a d’emplacements, ni plus qu’elle n’a d’accès libres.
web-feurio-coach-end-title = Les tuiles s’épuisent.
web-feurio-coach-end = Après la dernière, chacun continue de placer des pompiers jusqu’à ce que tout le monde passe. Puis on compte toutes les zones.
web-firewater-coach-elemental-title = Un élémentaire vaut deux jetons.
web-firewater-coach-elemental = Une fois entouré des quatre côtés, il revient à qui a un marqueur à côté, mais la plus petite somme. Posez-le là où cela pourrait être vous.
web-firewater-coach-marker-title = Le feu au feu, l’eau à l’eau.
web-firewater-coach-marker = Chaque moitié d’un marqueur donne sa valeur aux cases voisines de son élément. C’est votre influence à cet endroit.
web-firewater-coach-token-title = Cette case peut être à vous.
web-firewater-coach-token = Toutes les cases voisines sont occupées, et votre influence est la plus forte : { $own } contre { $other }. Un jeton ici, c’est un point, pour de bon.
web-firewater-coach-leader-title = N’oubliez pas votre chef.
web-firewater-coach-leader = Sans chef sur le plateau, vous perdez 2 points et ne pouvez pas revendiquer d’élémentaire. Mais qui prend sa case le capture.
web-firewater-coach-end-title = La fin approche.
web-firewater-coach-end = Qui pose son dernier jeton gagne aussitôt. Quand il n’y a plus de place pour un marqueur, les autres peuvent poser encore un jeton chacun ; puis on compte.

## En attendant le code compilé

web-readying = Préparation de l’ordinateur, une seule fois : environ { $seconds } s.
