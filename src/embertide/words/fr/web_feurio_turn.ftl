### Feurio! dans le navigateur : lieux et événements nommés d’après ce qu’on voit, sans coordonnées.

## Lieux, avec leur article : « sur { place } », jamais après « à » ni « de »

web-feurio-place-spot = le { $heat } entre { $around }
web-feurio-place-empty = l’endroit vide
web-feurio-place-empty-near = l’endroit vide à côté de { $around }
web-feurio-place-tile = le { $tile }
web-feurio-place-tile-near = le { $tile } à côté de { $around }
web-feurio-place-firebreak = le coupe-feu
web-feurio-place-firebreak-near = le coupe-feu à côté de { $around }
web-feurio-place-and = { $first } et { $last }

## Ce qui se passe ; les lieux sont marqués sur le plateau

web-feurio-seen-spreads = { $player } pose le { $tile } là où la chaleur était de { $heat }.
    .you-player = Vous posez le { $tile } là où la chaleur était de { $heat }.
web-feurio-seen-firebreaks = { $player } pose un coupe-feu et sacrifie un pompier { $colour }.
    .you-player = Vous posez un coupe-feu et sacrifiez un pompier { $colour }.
web-feurio-seen-deploys = { $player } place { $count ->
    [one] un pompier { $colour }
   *[other] { $count } pompiers { $colour }s
} sur le { $tile }.
    .you-player = Vous placez { $count ->
        [one] un pompier { $colour }
       *[other] { $count } pompiers { $colour }s
    } sur le { $tile }.

## Ce qui est refusé ; le lieu essayé et ce qui serait juste sont marqués sur le plateau

web-feurio-seen-occupied = Il y a déjà une tuile ici : une nouvelle se pose à un endroit vide.
web-feurio-seen-apart = Rien ne brûle à côté de cet endroit : posez la tuile sur l’un des points les plus chauds.
web-feurio-seen-cooler = Ici, la chaleur n’est que de { $heat }. { $count ->
    [one] Elle atteint { $top } au point le plus chaud : posez-y la tuile.
   *[other] Elle atteint { $top } aux points les plus chauds : choisissez l’un d’eux.
}
web-feurio-seen-no-tile = Il n’y a pas de tuile ici : placez vos pompiers sur une tuile de la table.
web-feurio-seen-on-firebreak = C’est un coupe-feu : on n’y place pas de pompiers.
web-feurio-seen-enclosed = Cette tuile est encerclée : sans accès libre, on ne peut plus y placer personne.
web-feurio-seen-edges = Cette tuile { $held ->
    [0] ne porte aucun pompier
    [one] porte { $held } pompier
   *[other] porte { $held } pompiers
} et a { $limit ->
    [one] { $limit } accès libre
   *[other] { $limit } accès libres
} : { $room ->
    [0] il n’y a plus de place pour personne.
   *[other] il y a de la place pour { $room } de plus, pas pour { $count }.
}
web-feurio-seen-spaces = Cette tuile { $held ->
    [0] ne porte aucun pompier
    [one] porte { $held } pompier
   *[other] porte { $held } pompiers
} et a { $limit ->
    [one] { $limit } emplacement
   *[other] { $limit } emplacements
} : { $room ->
    [0] il n’y a plus de place pour personne.
   *[other] il y a de la place pour { $room } de plus, pas pour { $count }.
}

## Le tour

web-feurio-next = { $heat } sera le plus chaud
web-feurio-forced-lay = Un seul point était le plus chaud : votre { $tile } y est.
web-feurio-forced-pass = Vous n’aviez personne à placer : vous passez.
