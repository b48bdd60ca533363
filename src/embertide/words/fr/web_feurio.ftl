### Feurio! dans le navigateur : ce qui se dit sur le plateau et à côté.

## Le nom d’un coup sur son bouton

web-feurio-lay = Poser le { $tile } ici
web-feurio-cover = Coupe-feu ici, contre un pompier { $colour }
web-feurio-send = { $count ->
    [one] Envoyer un { $colour } sur le { $tile }
   *[other] Envoyer { $count } { $colour ->
        [rouge] rouges
        [vert] verts
        [bleu] bleus
       *[jaune] jaunes
    } sur le { $tile }
}
web-feurio-pass = N’envoyer personne
web-feurio-arrange = Disposer { $tiles }
web-feurio-do = Jouer { $move }
web-feurio-on = { $what } ({ $cell })

## Le nom des cases

web-feurio-board = La forêt
web-feurio-cell-tile = { $tile }, { $state }, en { $cell }
web-feurio-cell-opening = { $tile }, tuile de départ
web-feurio-cell-spot = Point le plus chaud, chaleur { $heat }, en { $cell }
web-feurio-cell-empty = Vide, en { $cell }
web-feurio-cell-firebreak = Coupe-feu, en { $cell }
web-feurio-cell-firebreak-known = Coupe-feu, en { $cell } ; vous savez que c’est un { $tile }
web-feurio-crew = { $colour } { $count }
web-feurio-room = { $room ->
    [0] complet
    [1] une place libre
   *[other] { $room } places libres
}
web-feurio-shut = encerclée
web-feurio-region = { $colour } : { $sum }, divisé par { $divisor }, donne { $value }
web-feurio-region-shut = { $colour } : { $sum }, encerclée, ne vaut rien
web-feurio-fit = Tout montrer

## Listes

web-feurio-list-spots = Points les plus chauds
web-feurio-list-own = Mes zones boisées
web-feurio-list-regions = Zones boisées
web-feurio-list-goals = Objectifs
web-feurio-list-tiles = Tuiles sur la table
web-feurio-list-moves = Ce que vous pouvez faire

## Outils

web-feurio-hand = Le { $tile } à poser
web-feurio-hand-hidden = Une tuile que seul celui qui l’a tirée connaît
web-feurio-how = Comment la poser
web-feurio-face-up = Face visible
web-feurio-face-down = Coupe-feu
web-feurio-price = Qui quitte le jeu en échange
web-feurio-price-note = La tuile compte 0, et personne n’est envoyé ce tour-ci.
web-feurio-crews = Qui envoyer
web-feurio-crew-left = { $left ->
    [0] { $colour }, plus personne
    [1] { $colour }, il en reste un
   *[other] { $colour }, il en reste { $left }
}
web-feurio-auxiliary-left = { $left ->
    [0] auxiliaires, { $colour }, plus personne
    [1] auxiliaires, { $colour }, il en reste un
   *[other] auxiliaires, { $colour }, il en reste { $left }
}
web-feurio-count = Combien
web-feurio-pick-tile = Choisissez une tuile qui a une place libre.
web-feurio-again = Cliquez encore pour en envoyer un de plus.
web-feurio-layouts = Dispositions de départ possibles
web-feurio-layout = { $first } et { $last } aux bouts, { $left } et { $right } au milieu
web-feurio-swap = Ou échangez deux tuiles sur la table : cliquez l’une, puis l’autre.

## Points et objectifs

web-feurio-points = { $points ->
    [0] aucun point
    [1] un point
   *[other] { $points } points
}
web-feurio-points-change = { $from } maintenant, { $to } ensuite
web-feurio-change = { $colour } : { $from } maintenant, { $to } ensuite
web-feurio-locked = encerclée
web-feurio-goal = { $colour } : { $points }
web-feurio-goal-left = { $left ->
    [0] les 12 en place
    [1] encore un à envoyer
   *[other] encore { $left } à envoyer
}
web-feurio-goal-together = réunis
web-feurio-goal-apart = { $count ->
    [0] pas commencé
    [1] une zone
   *[other] { $count } zones
}
web-feurio-goal-watered = 1 ouvert
web-feurio-goal-dry = pas de 1 ouvert
web-feurio-goals-title = Tous en place, chaque couleur réunie, chacune avec un 1 ouvert

## Réserve

web-feurio-pile = { $pile ->
    [0] Plus de tuiles
    [1] Encore une tuile
   *[other] Encore { $pile } tuiles
}
web-feurio-unseen = { $tile } : { $count } pas encore vus
web-feurio-paid = Partis pour des coupe-feu

## Leçon : l’exemple

web-feurio-lesson-welcome = Une forêt brûle. Chaque tuile dit avec quelle force, de 1 (au bord de l’eau) à 6. Quatre équipes veulent tenir les meilleurs bois. Pendant un tour de table, vous les jouez toutes.
web-feurio-lesson-draw = Vert commence et a tiré un 2. Une tuile tirée va sur l’un des points les plus chauds : là où la somme des voisines est la plus forte. Deux points ont 10. Choisissez celui de droite, contre le 6 et le 4.
web-feurio-lesson-send = Vert peut maintenant envoyer un à trois pompiers de sa couleur sur une seule tuile, n’importe laquelle. Envoyez-en un sur le 6 en bas à gauche : il a trois places.
web-feurio-lesson-only = Bleu tire un 1. Cette fois, un seul point est le plus chaud. Posez-le là.
web-feurio-lesson-edges = Une tuile n’accueille pas plus de pompiers qu’elle n’a de places, ni plus qu’elle n’a de côtés libres. Le 6 du pompier vert n’a plus que deux côtés libres. Essayez d’y envoyer deux bleus et voyez pourquoi c’est refusé ; puis envoyez-en un.
web-feurio-lesson-yellow = Jaune tire un 2. De nouveau deux points sont aussi chauds : prenez celui de gauche.
web-feurio-lesson-fill = L’autre 6 a encore deux côtés libres. Envoyez-y deux pompiers jaunes : il est alors complet, et personne d’autre n’y entre.
web-feurio-lesson-red = Rouge tire un 5. Il peut aller entre le 3 et le 6 : posez-le en haut.
web-feurio-lesson-new = Les pompiers peuvent aussi aller sur la nouvelle tuile. Envoyez un rouge sur le 5.
web-feurio-lesson-count = Regardez deux tours de plus. Puis le décompte : une zone boisée, ce sont des tuiles qui se touchent et portent la même couleur. Additionnez leurs valeurs, puis divisez par la plus petite qui a encore un côté libre. Vert a 5 + 6 + 1 = 12, et le 1 est ouvert : 12 ÷ 1 = 12. Survolez les calculs pour voir chaque zone.
web-feurio-lesson-locked = L’eau vaut cher : un petit nombre ouvert divise par peu. Mais attention : le 6 de Jaune est muré. Sans côté libre, une zone ne vaut rien.
web-feurio-lesson-join = Rouge a un 1 isolé et une zone 5 + 2. Un seul pompier sur le 4 entre les deux réunit tout : 1 + 4 + 5 + 2 = 12, divisé par 1. Envoyez un rouge sur ce 4.
web-feurio-lesson-end = C’est tout. Quand les tuiles sont épuisées, on continue d’envoyer jusqu’à ce que tous passent ; puis on compte les zones. À vous de jouer une vraie partie !
