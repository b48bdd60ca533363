### Feurio! dans le navigateur : ce qui se dit sur le plateau et à côté.

## Le nom d’un coup sur son bouton

web-feurio-lay = Poser le { $tile } ici
web-feurio-cover = Coupe-feu (−1 { $colour })
web-feurio-send = { $count ->
    [one] Placer un { $colour } sur le { $tile }
   *[other] Placer { $count } { $colour }s sur le { $tile }
}
web-feurio-pass = Passer
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
web-feurio-cell-firebreak-known = Coupe-feu, en { $cell } ; vous savez que c’est un { $tile }
web-feurio-crew = { $colour } { $count }
web-feurio-room = { $room ->
    [0] complet
    [1] un emplacement libre
   *[other] { $room } emplacements libres
}
web-feurio-shut = encerclée
web-feurio-region = { $colour } : { $sum }, divisé par { $divisor } et arrondi, donne { $value }
web-feurio-region-shut = { $colour } : { $sum }, encerclée, ne vaut rien
web-feurio-fit = Tout afficher

## Listes

web-feurio-list-spots = Points les plus chauds
web-feurio-list-own = Mes zones
web-feurio-list-regions = Zones forestières
web-feurio-list-goals = Objectifs
web-feurio-list-tiles = Tuiles sur la table
web-feurio-list-moves = Ce que vous pouvez faire

## Outils

web-feurio-hand = Le { $tile } à poser
web-feurio-hand-hidden = Une tuile connue seulement de qui l’a piochée
web-feurio-how = Comment la poser
web-feurio-face-up = Face visible
web-feurio-face-down = Coupe-feu
web-feurio-price = Pompier à sacrifier
web-feurio-price-note = La tuile compte pour 0, et vous ne placez personne ce tour-ci.
web-feurio-crews = Qui placer
web-feurio-crew-left = { $left ->
    [0] { $colour }, plus personne
    [1] { $colour }, il en reste un
   *[other] { $colour }, il en reste { $left }
}
web-feurio-auxiliary-left = { $left ->
    [0] renforts, { $colour }, plus personne
    [1] renforts, { $colour }, il en reste un
   *[other] renforts, { $colour }, il en reste { $left }
}
web-feurio-count = Combien
web-feurio-pick-tile = Choisissez une tuile qui a un emplacement libre.
web-feurio-again = Touchez-la encore, ou la coche, pour confirmer.
web-feurio-layouts = Dispositions de départ possibles
web-feurio-layout = { $first } et { $last } aux bouts, { $left } et { $right } au milieu
web-feurio-swap = Ou échangez deux tuiles sur la table : touchez l’une, puis l’autre.

## Points et objectifs

web-feurio-points = { $points ->
    [0] aucun point
    [1] un point
   *[other] { $points } points
}
web-feurio-points-change = { $from } maintenant, { $to } ensuite
web-feurio-change = { $colour } : { $from } maintenant, { $to } ensuite
web-feurio-locked = encerclée
web-feurio-goal = { $colour } : { $points }
web-feurio-goal-left = { $left ->
    [0] les 12 en place
    [1] encore un à placer
   *[other] encore { $left } à placer
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
web-feurio-unseen = { $tile } : { $count ->
    [0] tous vus
    [one] { $count } pas encore vu
   *[other] { $count } pas encore vus
}
web-feurio-paid = Sacrifiés pour des coupe-feu
