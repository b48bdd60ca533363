### Feurio! : ce qui se passe, ce qui est refusé, et les règles dans nos propres mots.

feurio = Feurio!
feurio-about = Un feu de forêt se propage là où il fait le plus chaud ; de 1 à 4 équipes tentent de tenir les meilleurs bois.

## Ce qui se passe

feurio-turns-up = Un { $tile } est retourné pour l’ouverture.
feurio-arranges = { $player } dispose les tuiles de départ : { $tiles }.
    .you-player = Vous disposez les tuiles de départ : { $tiles }.
feurio-draws = { $player } pioche un { $tile }.
    .you-player = Vous piochez un { $tile }.
feurio-draws-hidden = { $player } pioche une tuile et la regarde en secret.
    .you-player = Vous piochez une tuile et la regardez en secret.
feurio-spreads = { $player } pose le { $tile } en { $cell }, où la chaleur était de { $heat }.
    .you-player = Vous posez le { $tile } en { $cell }, où la chaleur était de { $heat }.
feurio-firebreaks = { $player } pose un coupe-feu en { $cell } et sacrifie un pompier { $colour }.
    .you-player = Vous posez un coupe-feu en { $cell } et sacrifiez un pompier { $colour }.
feurio-deploys = { $player } place { $count ->
    [one] un pompier { $colour }
   *[other] { $count } pompiers { $colour }s
} sur le { $tile } en { $cell }.
    .you-player = Vous placez { $count ->
        [one] un pompier { $colour }
       *[other] { $count } pompiers { $colour }s
    } sur le { $tile } en { $cell }.
feurio-passes = { $player } passe.
    .you-player = Vous passez.

## Ce qu’il faut faire

feurio-ask-arrange = Disposez les quatre tuiles de départ { $tiles } en losange : les deux du milieu touchent toutes les autres.
feurio-ask-spread = Posez le { $tile } sur l’un des points les plus chauds.
feurio-ask-firebreak = Posez le { $tile } sur l’un des points les plus chauds : face visible, ou face cachée comme coupe-feu.
feurio-ask-deploy = Placez un à trois pompiers d’une même couleur sur la tuile de votre choix, ou passez.
feurio-ask-close = Il ne reste plus de tuiles : placez des pompiers ou passez ; quand tout le monde passe, la partie est finie.

## Le décompte

feurio-region = { $colour } : { $sum } ÷ { $divisor } → { $value }
feurio-region-enclosed = { $colour } : { $sum }, encerclée → 0
feurio-goal = { $colour } : { $left ->
    [0] tous en place
   *[other] encore { $left } à placer
}
feurio-verdict-points = { $winner } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .you-winner = Vous gagnez avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
feurio-verdict-region = Égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $tied }) ; { $winner } l’emporte grâce à la zone la plus précieuse, qui vaut { $value }.
    .you-winner = Égalité à { $points ->
        [one] { $points } point
       *[other] { $points } points
    } avec { $tied } ; vous l’emportez grâce à la zone la plus précieuse, qui vaut { $value }.
    .you-tied = Égalité à { $points ->
        [one] { $points } point
       *[other] { $points } points
    } entre vous et { $tied } ; { $winner } l’emporte grâce à la zone la plus précieuse, qui vaut { $value }.
feurio-verdict-shared = Égalité parfaite ({ $tied }), jusqu’à la zone la plus précieuse : la victoire est partagée.
    .you-tied = Égalité parfaite avec { $tied }, jusqu’à la zone la plus précieuse : vous partagez la victoire.
feurio-verdict-won = Gagné : les 48 pompiers sont en place, chaque couleur dans une seule zone avec un 1 encore ouvert.
feurio-verdict-left = Perdu : { $left ->
    [one] un pompier n’a pas été placé
   *[other] { $left } pompiers n’ont pas été placés
}.
feurio-verdict-apart = Perdu : plusieurs zones pour une même couleur ({ $colours }).
feurio-verdict-dry = Perdu : il manquait un 1 avec un accès libre ({ $colours }).
