### Feurio! : pourquoi un coup vaut mieux qu’un autre.

feurio-reason-divisor = La zone { $colour-key ->
    [colour-green] verte
    [colour-blue] bleue
   *[other] { $colour }
} se divise par { $after } au lieu de { $before } : { $value ->
    [one] { $value } point
   *[other] { $value } points
}, et non { $other }.
feurio-reason-open = Garde ouverte la zone { $colour-key ->
    [colour-green] verte
    [colour-blue] bleue
   *[other] { $colour }
} : { $value ->
    [one] { $value } point
   *[other] { $value } points
} au lieu d’aucun.
feurio-reason-joins = Réunit des zones { $colour-key ->
    [colour-green] vertes
    [colour-blue] bleues
   *[other] { $colour }s
} : une seule qui vaut { $value }, contre { $other } en tout.
feurio-reason-begins = Le coup joué commence une nouvelle zone { $colour-key ->
    [colour-green] verte
    [colour-blue] bleue
   *[other] { $colour }
} qui vaut { $value } ; le { $grown } aurait gagné { $gain }.
feurio-reason-points = Rapporte { $gain } tout de suite, contre { $other } pour le coup joué.
feurio-reason-early = Trop tôt : ne rapporte que { $gain } maintenant, et il reste { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} à venir.
feurio-reason-nobody = Personne n’a été placé : le { $tile } aurait rapporté { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
}.
feurio-reason-fewer = { $spare ->
    [one] Un pompier
   *[other] { $spare } pompiers
} de trop : { $count ->
    [one] un seul y compte
   *[other] { $count } y comptent
} tout autant.
feurio-reason-cuts = Ferme le { $tile } au { $colour }, qui aurait pu y gagner { $gain }.
feurio-reason-cut-off = Le coup joué coupe le { $colour } du { $tile }, qui valait { $gain } de plus.
feurio-reason-spaces = Le coup joué gaspille { $spaces ->
    [one] { $spaces } emplacement
   *[other] { $spaces } emplacements
} du { $tile } : plus personne ne peut s’y placer.
feurio-reason-encloses = Encercle la zone { $colour-key ->
    [colour-green] verte
    [colour-blue] bleue
   *[other] { $colour }
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins pour elle.
feurio-reason-closes = Ferme le { $before } ouvert de la zone { $colour-key ->
    [colour-green] verte
    [colour-blue] bleue
   *[other] { $colour }
} : elle se divise par { $after } et perd { $points }.
feurio-reason-heat = Laisse la chaleur aux autres : la prochaine tuile peut coûter { $points ->
    [one] { $points } point
   *[other] { $points } points
} au { $colour }.
feurio-reason-aims = Dirige la chaleur vers le { $colour } : la prochaine tuile lui coûte forcément { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
feurio-remark-full = Remplit le { $tile } : plus personne ne peut s’y placer.
feurio-remark-closed-off = Ferme { $tiles } à tout le monde.
