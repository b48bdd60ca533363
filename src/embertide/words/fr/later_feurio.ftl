### Feurio! : ce qui est refusé, et ce que fait un coup.

## Refus : ce qui ne va pas, et ce qui irait

feurio-over = La partie est finie : il n’y a plus rien à jouer.
feurio-deal-due = Il faut d’abord retourner les tuiles de départ.
feurio-draw-due = Il faut d’abord piocher une tuile.
feurio-arrange-due = Disposez d’abord les tuiles de départ { $tiles }, par exemple avec { $example }.
feurio-arranged = Les tuiles de départ sont déjà en place ; on ne les dispose qu’une fois, avant le premier tour.
feurio-drawn = Un { $tile } est déjà pioché : posez-le avant de piocher une autre tuile.
feurio-spread-due = Posez d’abord le { $tile } que vous avez pioché ; ensuite, placez des pompiers ou passez.
feurio-one-draw = La tuile de ce tour est posée : placez des pompiers ou passez ; on piochera la prochaine au tour suivant.
feurio-one-tile = Vous avez posé la tuile de ce tour : maintenant, placez des pompiers ou passez.
feurio-no-tiles = Il n’y a plus de tuiles à poser : placez des pompiers ou passez.
feurio-none-left = Il n’y a plus de { $value } dans la pioche.
feurio-other-tiles = Les tuiles de départ sont { $tiles } : disposez exactement celles-là.
feurio-same-layout = C’est le losange { $name }, tourné ou en miroir : écrivez { $name }.
feurio-occupied = Il y a déjà une tuile en { $cell } : une nouvelle se pose à un endroit vide.
feurio-apart = { $cell } ne touche aucune tuile : le feu se propage en { $spots }.
feurio-cooler = La chaleur en { $cell } est de { $heat }, mais { $count ->
    [one] elle atteint { $top } au point le plus chaud, { $spots } : posez-y la tuile
   *[other] elle atteint { $top } aux points les plus chauds : choisissez parmi { $spots }
}.
feurio-no-firebreaks = Les coupe-feu sont une variante que cette table ne joue pas : posez la tuile face visible.
feurio-price-not-yours = Un coupe-feu se paie avec l’un de vos propres pompiers ({ $own }) ; le { $colour } n’est pas à vous.
feurio-price-auxiliary = Les renforts ne peuvent pas payer un coupe-feu : sacrifiez un pompier de votre propre couleur.
feurio-price-none = Vous n’avez plus de pompier { $colour } pour payer un coupe-feu : posez la tuile face visible.
feurio-no-tile = Il n’y a pas de tuile en { $cell } : placez vos pompiers sur une tuile de la table.
feurio-on-firebreak = { $cell } est un coupe-feu : on n’y place pas de pompiers.
feurio-count = On place de 1 à 3 pompiers par tour, pas { $count } ; pour n’en placer aucun, passez avec « - ».
feurio-not-yours = Le { $colour } n’est pas à vous : placez vos propres pompiers ({ $own }).
feurio-supply = { $left ->
    [0] Vous n’avez plus de pompier { $colour }.
    [one] Il vous reste un seul pompier { $colour }, pas { $count }.
   *[other] Il vous reste { $left } pompiers { $colour }s, pas { $count }.
}
feurio-enclosed = La tuile en { $cell } est encerclée : sans accès libre, on ne peut plus y placer personne.
feurio-edges = La tuile en { $cell } { $held ->
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
feurio-spaces = La tuile en { $cell } { $held ->
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

## Textes qui ne veulent rien dire

feurio-unreadable = « { $text } » n’est pas un coup : écrivez s1,-1 pour poser une tuile, x1,-1:red pour la poser en coupe-feu, d0,1:green:2 pour placer des pompiers, a1234 pour disposer les tuiles de départ, ou - pour passer.
feurio-far = { $cell } est plus loin que 36 tuiles ne peuvent aller : les coordonnées vont de -{ $reach } à { $reach }.
feurio-colour = « { $colour } » n’est pas une couleur de pompiers : il y a { $colours }.
feurio-solve-deck = Pour prouver une victoire, il faut connaître toute la pioche. Nombre de chiffres, de 1 à 6 : { $tiles }.
feurio-deck-letters = La pioche s’écrit avec les chiffres de 1 à 6, et « ? » pour une valeur cachée.
feurio-deck-size = Nombre de tuiles dans la pioche : { $count } ; la boîte en contient { $tiles }.
feurio-deck-value = Nombre de tuiles de valeur { $value } dans la pioche : { $count } ; la boîte en contient { $each }.
feurio-deck-short = La pioche s’arrête après { $drawn ->
    [one] { $drawn } tuile
   *[other] { $drawn } tuiles
}, mais les coups en demandent une de plus.
feurio-deck-long = Nombre de tuiles dans la pioche : { $count } ; les coups n’en ont pioché que { $drawn }.
feurio-deck-hidden = La tuile { $number } de la pioche est cachée, alors qu’elle est posée face visible.

## Ce que fait un coup

feurio-remark-closes = Ferme le dernier { $before } ouvert de { $whose ->
    [yours] votre
   *[theirs] la
} zone { $colour-key ->
    [colour-green] verte
    [colour-blue] bleue
   *[other] { $colour }
} : diviseur { $before } → { $after }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins.
feurio-remark-locks = Encercle { $whose ->
    [yours] votre
   *[theirs] la
} zone { $colour-key ->
    [colour-green] verte
    [colour-blue] bleue
   *[other] { $colour }
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins.
feurio-remark-joins = Réunit des zones { $colour-key ->
    [colour-green] vertes
    [colour-blue] bleues
   *[other] { $colour }s
} en une seule qui vaut { $value }, { $gain ->
    [-3] soit 3 de moins
    [-2] soit 2 de moins
    [-1] soit 1 de moins
    [0] autant qu’avant
   *[other] soit { $gain } de plus
}.
feurio-remark-waters = Donne de l’eau à la zone { $colour-key ->
    [colour-green] verte
    [colour-blue] bleue
   *[other] { $colour }
} : diviseur { $before } → { $after }, { $gain } de plus.
feurio-remark-grows = La zone { $colour-key ->
    [colour-green] verte
    [colour-blue] bleue
   *[other] { $colour }
} vaut maintenant { $value }, soit { $gain } de { $change ->
    [less] moins
   *[more] plus
}.
feurio-remark-begins = Commence une zone { $colour-key ->
    [colour-green] verte
    [colour-blue] bleue
   *[other] { $colour }
} qui vaut { $value }.
feurio-remark-together = Réunit tous les pompiers { $colour }s en une seule zone.
feurio-remark-nearer = Réunit des zones { $colour-key ->
    [colour-green] vertes
    [colour-blue] bleues
   *[other] { $colour }s
} : il en reste { $left }.
feurio-remark-apart = Commence une autre zone { $colour-key ->
    [colour-green] verte
    [colour-blue] bleue
   *[other] { $colour }
}, qu’il faudra relier au reste.
feurio-remark-watered = Donne à la zone { $colour-key ->
    [colour-green] verte
    [colour-blue] bleue
   *[other] { $colour }
} un 1 ouvert.
feurio-remark-dried = Prive la zone { $colour-key ->
    [colour-green] verte
    [colour-blue] bleue
   *[other] { $colour }
} de son dernier 1 ouvert.

## Positions composées à la main

feurio-position-piece = « { $text } » n’est pas une pièce : écrivez s0,1=5, x0,1:red ou d0,1:red:2.
feurio-position-firebreak = Les tuiles ne se posent face cachée que dans la variante des coupe-feu.
feurio-position-nothing = Il n’y a pas de tuile en { $cell } où placer des pompiers.
feurio-position-spaces = { $spaces ->
    [one] La tuile en { $cell } n’a qu’un emplacement.
   *[other] La tuile en { $cell } n’a que { $spaces } emplacements.
}
feurio-position-taken = Il y a déjà une tuile en { $cell }.
feurio-position-apart = La tuile en { $cell } ne touche aucune tuile déjà posée : toutes les tuiles doivent être reliées.
feurio-position-tiles = Nombre de tuiles de valeur { $value } dans la boîte : { $each }, pas plus.
feurio-position-crew = Nombre de pompiers { $colour-key ->
    [colour-red] rouges
    [colour-green] verts
    [colour-blue] bleus
   *[colour-yellow] jaunes
} : { $size }, pas plus.
feurio-position-few = Nombre de tuiles sur la table : { $tiles } au moins.
feurio-position-hand = La tuile à poser a une valeur de 1 à 6, ou « ? » si elle reste à piocher.
feurio-position-all = Nombre de tuiles dans la boîte : { $tiles }, pas plus.
