### Feurio! : ce qui se passe, ce qui est refusé, et les règles dans nos propres mots.

feurio = Feurio!
feurio-about = Un feu de forêt gagne là où il fait le plus chaud ; de 1 à 4 équipes tentent de tenir les meilleurs bois.

## Ce qui se passe

feurio-turns-up = Un { $tile } est retourné pour l’ouverture.
feurio-arranges = { $player } dispose les tuiles de départ : { $tiles }.
feurio-draws = { $player } pioche un { $tile }.
feurio-draws-hidden = { $player } pioche une tuile et la regarde en secret.
feurio-spreads = { $player } pose le { $tile } en { $cell }, où la chaleur était de { $heat }.
feurio-firebreaks = { $player } pose un coupe-feu en { $cell } et sacrifie un pompier { $colour }.
feurio-deploys = { $player } envoie { $count ->
    [one] un pompier { $colour }
   *[other] { $count } pompiers { $colour ->
        [rouge] rouges
        [vert] verts
        [bleu] bleus
        [jaune] jaunes
       *[other] de couleur { $colour }
    }
} sur le { $tile } en { $cell }.
feurio-passes = { $player } n’envoie personne.

## Ce qu’il faut faire

feurio-ask-arrange = Disposez les tuiles de départ { $tiles } en losange : les deux chiffres du milieu touchent tous les autres.
feurio-ask-spread = Posez le { $tile } sur l’un des points les plus chauds.
feurio-ask-firebreak = Posez le { $tile } sur l’un des points les plus chauds : face visible, ou face cachée comme coupe-feu.
feurio-ask-deploy = Envoyez un à trois pompiers d’une même couleur sur la tuile de votre choix, ou passez.
feurio-ask-close = Il ne reste plus de tuiles : envoyez des pompiers, ou passez ; quand tout le monde passe, la partie est finie.

## Le décompte

feurio-region = { $colour } : { $sum } ÷ { $divisor } → { $value }
feurio-region-enclosed = { $colour } : { $sum }, encerclée → 0
feurio-goal = { $colour } : { $left ->
    [0] tous en place
   *[other] encore { $left } à envoyer
}
feurio-verdict-points = { $winner } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
feurio-verdict-region = Égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $tied }) ; { $winner } l’emporte grâce à la zone la plus précieuse, qui vaut { $value }.
feurio-verdict-shared = Égalité parfaite ({ $tied }), jusqu’à la zone la plus précieuse : la victoire est partagée.
feurio-verdict-won = Gagné : les 48 pompiers sont en place, chaque couleur dans une seule zone avec un 1 encore accessible.
feurio-verdict-left = Pas gagné : { $left ->
    [one] un pompier attend encore d’être envoyé
   *[other] { $left } pompiers attendent encore d’être envoyés
}.
feurio-verdict-apart = Pas gagné : des pompiers sont restés séparés en plusieurs zones ({ $colours }).
feurio-verdict-dry = Pas gagné : il manquait un 1 avec un accès libre ({ $colours }).

## Refus : ce qui ne va pas, et ce qui irait

feurio-over = La partie est finie : il n’y a plus rien à jouer.
feurio-deal-due = Il faut d’abord retourner les tuiles de départ avant que quiconque puisse agir.
feurio-draw-due = Il faut d’abord piocher une tuile avant que quelqu’un puisse agir.
feurio-arrange-due = Disposez d’abord les tuiles de départ { $tiles }, par exemple avec { $example }.
feurio-arranged = Les tuiles de départ sont déjà en place ; on ne les dispose qu’une fois, avant le premier tour.
feurio-drawn = Un { $tile } est déjà pioché : posez-le avant de piocher une autre tuile.
feurio-spread-due = Posez d’abord le { $tile } que vous avez pioché ; ensuite, placez des pompiers ou passez.
feurio-one-draw = La tuile de ce tour est posée : placez des pompiers ou passez ; la prochaine tuile est pour le tour suivant.
feurio-one-tile = Vous avez posé la tuile de ce tour : maintenant, placez des pompiers ou passez.
feurio-no-tiles = Il n’y a plus de tuiles à poser : placez des pompiers ou passez.
feurio-none-left = Il n’y a plus de { $value } dans la pioche.
feurio-other-tiles = Les tuiles de départ sont { $tiles } : disposez exactement celles-là.
feurio-same-layout = C’est le losange { $name }, tourné ou vu dans un miroir : écrivez { $name }.
feurio-occupied = Il y a déjà une tuile en { $cell } : une nouvelle se pose à un endroit vide.
feurio-apart = { $cell } ne touche aucune tuile : le feu se propage en { $spots }.
feurio-cooler = La chaleur en { $cell } est de { $heat }, mais { $count ->
    [one] elle atteint { $top } au point le plus chaud, { $spots } : posez-y la tuile
   *[other] elle atteint { $top } aux points les plus chauds : choisissez parmi { $spots }
}.
feurio-no-firebreaks = Les coupe-feu sont une variante qui n’est pas jouée à cette table : posez la tuile face visible.
feurio-price-not-yours = Un coupe-feu se paie avec l’un de vos propres pompiers, en { $own } ; le { $colour } n’est pas à vous.
feurio-price-auxiliary = Les renforts ne peuvent pas payer un coupe-feu : sacrifiez un pompier de votre propre couleur.
feurio-price-none = Vous n’avez plus de pompier { $colour } pour payer un coupe-feu : posez la tuile face visible.
feurio-no-tile = Il n’y a pas de tuile en { $cell } : placez vos pompiers sur une tuile de la table.
feurio-on-firebreak = { $cell } est un coupe-feu : personne ne peut s’y tenir.
feurio-count = On place de 1 à 3 pompiers par tour, pas { $count } ; pour n’envoyer personne, passez avec « - ».
feurio-not-yours = Le { $colour } n’est pas à vous : placez vos propres pompiers, en { $own }.
feurio-supply = { $left ->
    [0] Vous n’avez plus de pompier { $colour }.
    [one] Il vous reste un seul pompier { $colour }, pas { $count }.
   *[other] Il vous reste { $left } pompiers { $colour ->
        [rouge] rouges
        [vert] verts
        [bleu] bleus
        [jaune] jaunes
       *[other] de couleur { $colour }
    }, pas { $count }.
}
feurio-enclosed = La tuile en { $cell } est encerclée : sans accès libre, plus personne ne peut y entrer.
feurio-edges = La tuile en { $cell } porte { $held ->
    [one] { $held } pompier
   *[other] { $held } pompiers
} et a { $limit ->
    [one] { $limit } accès libre
   *[other] { $limit } accès libres
} : { $room ->
    [0] il n’y a plus de place pour personne.
   *[other] il y a de la place pour { $room } de plus, pas pour { $count }.
}
feurio-spaces = La tuile en { $cell } porte { $held ->
    [one] { $held } pompier
   *[other] { $held } pompiers
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
feurio-solve-deck = Pour prouver une victoire, il faut connaître toute la pioche : { $tiles } chiffres de 1 à 6.
feurio-deck-letters = La pioche est un texte fait des chiffres de 1 à 6, avec ? pour une valeur cachée.
feurio-deck-size = Nombre de tuiles dans la pioche : { $count } ; la boîte en contient { $tiles }.
feurio-deck-value = Nombre de tuiles de valeur { $value } dans la pioche : { $count } ; la boîte en contient { $each }.
feurio-deck-short = La pioche s’arrête après { $drawn ->
    [one] { $drawn } tuile
   *[other] { $drawn } tuiles
}, mais les coups en demandent une de plus.
feurio-deck-long = Nombre de tuiles dans la pioche : { $count } ; les coups n’en ont pioché que { $drawn }.
feurio-deck-hidden = La tuile { $number } de la pioche est cachée, alors qu’elle est posée face visible aux yeux de tous.

## Les règles

feurio-material = Le contenu de la boîte
feurio-setup = La mise en place
feurio-turn = Votre tour
feurio-scoring = La fin et le décompte
feurio-together = Seul ou ensemble
feurio-variants = Variantes
F-1 = Il y a 36 tuiles de forêt, six de chaque valeur, de 1 à 6. Une forte valeur, c’est un feu violent ; une faible, c’est de l’eau. Le dos de toute tuile compte pour 0.
F-2 = Les pompiers se tiennent sur les emplacements d’une tuile : un seul sur un 1 ou un 2, deux sur un 3 ou un 4, trois sur un 5 ou un 6.
    .ruling = Les règles publiées ne donnent que la fourchette ; des critiques du jeu confirment toutes les valeurs sauf le 4, auquel nous donnons deux emplacements d’après son rang dans la série.
F-3 = Il y a 48 pompiers : 12 rouges, 12 verts, 12 bleus et 12 jaunes.
F-4 = On mélange les tuiles, dos vers le haut. Joueur 1 en retourne une par joueur et les assemble : deux forment une paire, trois un triangle, quatre un losange. À quatre seulement, il choisit quelle tuile va où.
F-5 = Joueur 2 joue le premier tour, puis on tourne dans le sens horaire. Seul, vous commencez, tout simplement.
F-6 = À quatre, chacun a une couleur. À trois, chacun a une couleur et quatre renforts de la quatrième. À deux, chacun a deux couleurs. Seul, vous avez les quatre.
F-7 = Tant qu’il reste des tuiles, vous devez en piocher une et la poser sur l’un des points les plus chauds : un endroit vide au bord du feu où les valeurs des tuiles voisines donnent le plus grand total. Si plusieurs sont aussi chauds, choisissez. La valeur de la nouvelle tuile ne compte pas.
F-8 = Vous pouvez ensuite placer un à trois pompiers d’une de vos couleurs sur une seule tuile, nouvelle ou ancienne. Ou bien vous passez.
F-9 = Une tuile n’accueille jamais plus de pompiers, toutes couleurs réunies, qu’elle n’a d’emplacements, ni plus qu’elle n’a d’accès libres, c’est-à-dire de côtés sans tuile. Un coupe-feu ferme un côté comme n’importe quelle tuile.
F-10 = Les pompiers ne bougent plus et ne repartent jamais, même si le feu se referme ensuite sur eux.
F-11 = À trois, on place à chaque tour soit des pompiers de sa couleur, soit des renforts, jamais les deux.
    .ruling = Le texte italien pourrait se lire autrement ; les trois autres sont d’accord.
F-12 = Une fois toutes les tuiles posées, un tour consiste seulement à placer des pompiers ou à passer. Dès que tous ont passé l’un après l’autre, la partie est finie. Si vous avez passé, vous pouvez encore placer des pompiers plus tard, pourvu que votre tour revienne.
    .ruling = Passer au tour même où la dernière tuile est posée ne compte pas encore ; c’est ce que dit le texte néerlandais.
F-13 = À trois, on enlève les renforts juste avant de compter.
F-14 = Des tuiles qui se touchent et portent la même couleur forment une zone forestière. Additionnez ses valeurs, divisez par la plus petite d’entre elles qui garde un accès libre, et arrondissez vers le haut. Une zone sans aucun accès libre ne vaut rien.
F-15 = Votre score est la somme de toutes vos zones, chaque couleur comptée à part. Le plus haut score gagne ; à égalité, c’est la zone la plus précieuse qui départage.
    .ruling = Si elle est égale aussi, la victoire est partagée.
F-16 = Seul ou ensemble, la partie s’arrête juste après le tour où l’on pose la dernière tuile ; on peut encore y placer des pompiers pendant ce tour.
    .ruling = Trois textes le disent ainsi ; l’italien pourrait vouloir dire un tour de plus.
F-17 = Vous gagnez si les 48 pompiers sont sur la table, si chaque couleur tient dans une seule zone, et si chacune des quatre zones contient un 1 avec un accès libre. À trois, les renforts comptent comme la quatrième couleur et restent en place.
    .ruling = Le texte anglais demande que chaque zone soit reliée à un 1 ; les trois autres veulent le 1 à l’intérieur.
F-18 = On peut jouer ensemble de deux à quatre : la mise en place, les réserves et l’ordre du tour ne changent pas, mais on vise le même but qu’en solitaire.
F-19 = Coupe-feu : vous regardez en secret la tuile que vous piochez, et vous pouvez la poser face cachée sur l’un des points les plus chauds. Il vous en coûte un pompier à vous, qui quitte le jeu, et vous ne placez personne ce tour-là. Les renforts ne peuvent pas payer. Le coupe-feu compte pour 0, n’accueille pas de pompiers et ferme des accès. Seulement entre adversaires, pas quand on joue ensemble.
    .ruling = Seule la personne qui a posé un coupe-feu en connaît la valeur, jusqu’à la fin ; le texte néerlandais laisse regarder les autres.
F-20 = « C’est chaud ! » : la valeur des zones est arrondie vers le bas, et non vers le haut.
    .ruling = Seulement entre adversaires : là où tous ont un même but, il n’y a rien à arrondir.

## Ce que fait un coup

feurio-yours = votre
feurio-theirs = la
feurio-remark-closes = Ferme le dernier { $before } ouvert de { $whose } zone de couleur { $colour } : diviseur { $before } → { $after }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins.
feurio-remark-locks = Encercle { $whose } zone de couleur { $colour } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins.
feurio-remark-joins = Réunit des zones de couleur { $colour } en une seule qui vaut { $value }, soit { $gain } de plus.
feurio-remark-waters = Donne de l’eau à la zone de couleur { $colour } : diviseur { $before } → { $after }, { $gain } de plus.
feurio-remark-grows = La zone de couleur { $colour } vaut maintenant { $value }, une différence de { $gain }.
feurio-remark-begins = Commence une zone de couleur { $colour } qui vaut { $value }.
feurio-remark-together = Réunit les pompiers de couleur { $colour } en une seule zone.
feurio-remark-nearer = Réunit des zones de couleur { $colour } : il en reste { $left }.
feurio-remark-apart = Commence une autre zone de couleur { $colour }, qu’il faudra relier au reste.
feurio-remark-watered = Donne à la zone de couleur { $colour } une tuile 1 ouverte.
feurio-remark-dried = Prive la zone de couleur { $colour } de sa dernière tuile 1 ouverte.
feurio-remark-fills = Remplit { $cell } : plus personne ne peut s’y rendre.
feurio-remark-shuts = Ferme { $cells } à tout le monde.

## Positions that somebody set up

feurio-position-piece = « { $text } » n'est pas une pièce : écrivez s0,1=5, x0,1:red ou d0,1:red:2.
feurio-position-firebreak = Les tuiles ne se posent face cachée que dans la variante des coupe-feu.
feurio-position-nothing = Il n'y a pas de tuile en { $cell } où se tenir.
feurio-position-spaces = La tuile en { $cell } a au plus { $spaces } places de pompiers.
feurio-position-taken = Il y a déjà une tuile en { $cell }.
feurio-position-apart = La tuile en { $cell } ne touche aucune autre déjà posée : le feu est d'un seul tenant.
feurio-position-tiles = La boîte ne contient que { $each } tuiles de valeur { $value }.
feurio-position-crew = Il n'y a que { $size } pompiers { $colour }.
feurio-position-few = Au moins { $tiles } tuiles sont sur la table.
feurio-position-hand = La tuile à poser a une valeur de 1 à 6 ; ? si elle reste à tirer.
feurio-position-all = La boîte ne contient que { $tiles } tuiles.
