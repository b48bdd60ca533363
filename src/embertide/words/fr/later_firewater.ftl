### Feu & Eau : ce qui est refusé, et ce que fait un coup.

## Coups qui ne sont pas de mise

firewater-over = La partie est finie : le dernier tour de table est joué.
firewater-over-master = La partie est finie : { $player } a posé son dernier jeton et a gagné.
    .you-player = La partie est finie : vous avez posé votre dernier jeton et avez gagné.
firewater-reveal-due = { $player } révèle d’abord le prochain marqueur de sa pile.
firewater-reveal-undue = Il n’y a pas de marqueur à révéler maintenant ; c’est au tour d’un joueur.
firewater-reveal-other = { $player } n’a pas de marqueur à révéler maintenant ; le prochain est révélé par { $due }.
firewater-reveal-gone = Le marqueur { $fire }/{ $water } n’est plus dans cette pile ({ $player }).
firewater-elemental-due = Vous ne pouvez pas encore { $kind } : posez d’abord un élémentaire. Tous les trois vont sur le plateau avant le début du jeu.
firewater-elementals-placed = Les trois élémentaires sont sur le plateau ; choisissez l’une des actions d’un tour.
firewater-last-round = Vous ne pouvez pas { $kind } au dernier tour de table ; posez un jeton, ou renoncez avec « - ».

## Cases

firewater-off-board = { $square } n’est pas sur ce plateau, qui va de a1 à { $far }.
firewater-occupied = Il y a déjà { $piece } sur { $square } ; choisissez une case vide.

## Les élémentaires au départ

firewater-elemental-edge = { $square } est au bord du plateau ; un élémentaire a besoin d’une case de chaque côté.
firewater-elemental-near = { $square } touche l’élémentaire en { $other } ; laissez au moins une case entre eux, en diagonale aussi.

## Marqueurs

firewater-marker-not-in-box = Le marqueur { $fire }/{ $water } n’est pas en jeu : à quatre, personne n’a de doubles.
firewater-marker-placed = Vous avez déjà posé le marqueur { $fire }/{ $water } ; choisissez-en un qui est visible devant vous.
firewater-marker-face-down = Le marqueur { $fire }/{ $water } est encore dans votre pile cachée ; sont visibles { $open }.
firewater-marker-one-square = Un marqueur couvre deux cases, et { $square } n’en est qu’une ; indiquez une case voisine pour l’autre moitié.
firewater-marker-apart = { $one } et { $other } n’ont pas de côté commun ; un marqueur se pose sur deux cases voisines.

## Chef

firewater-leader-placed = Votre chef est déjà sur le plateau et il y reste.
firewater-leader-conquered = Votre chef a été capturé et ne peut plus être posé.
firewater-leader-corner = { $square } est un coin ; votre chef peut aller sur toute autre case vide à l’écart des élémentaires.
firewater-leader-near = { $square } est à côté de l’élémentaire en { $other } ; votre chef ne doit avoir de côté commun avec aucun d’eux.

## Jetons

firewater-token-on-token = { $square } est déjà prise ({ $player }) ; un jeton va sur une case qui n’en a pas.
    .you-player = { $square } est déjà à vous ; un jeton va sur une case qui n’en a pas.
firewater-token-on-elemental = Il y a un élémentaire sur { $square } ; il faut le revendiquer (« c:{ $square } »).
firewater-token-on-leader = Votre propre chef est sur { $square } ; seuls les autres peuvent y poser des jetons.
firewater-token-gap =
    { $count ->
        [one] À côté de la case { $square }, { $gaps } est encore vide ; pour un jeton, toutes les cases voisines doivent être occupées.
       *[other] À côté de la case { $square }, { $gaps } sont encore vides ; pour un jeton, toutes les cases voisines doivent être occupées.
    }
firewater-token-no-influence = Vous n’avez pas d’influence en { $square } ; vous devez y en avoir plus que chacun des autres joueurs.
firewater-token-influence = Votre influence en { $square } est de { $mine }, contre { $theirs } pour { $player } ; vous devez y en avoir plus que chacun des autres joueurs.

## Revendications

firewater-claim-nothing = Il n’y a pas d’élémentaire sur { $square } ; on ne peut revendiquer qu’un élémentaire.
firewater-claim-taken = L’élémentaire en { $square } appartient déjà à { $player }.
    .you-player = L’élémentaire en { $square } vous appartient déjà.
firewater-claim-leaderless = Posez d’abord votre chef ; alors seulement vous pourrez revendiquer l’élémentaire en { $square }.
firewater-claim-conquered = Votre chef a été capturé : vous ne pouvez plus revendiquer l’élémentaire en { $square }.
firewater-claim-gap =
    { $count ->
        [one] À côté de l’élémentaire en { $square }, { $gaps } est encore vide ; ses quatre cases voisines doivent être occupées.
       *[other] À côté de l’élémentaire en { $square }, { $gaps } sont encore vides ; ses quatre cases voisines doivent être occupées.
    }
firewater-claim-absent = Aucun de vos marqueurs n’est à découvert à côté de l’élémentaire en { $square } ; il vous y faut au moins 1.
firewater-claim-presence = Autour de l’élémentaire en { $square }, votre somme est { $mine }, contre { $theirs } pour { $player } ; il ne suit que la plus petite somme, sans égalité.

## Passer

firewater-pass = On ne peut passer que faute d’autre action ; or vous pouvez { $kind }.

## Textes qui ne veulent rien dire

firewater-move = « { $text } » n’est pas un coup ; écrivez e:d4 pour un élémentaire, m23:c3c4 pour un marqueur (moitié feu d’abord), l:b5 pour votre chef, t:c3 pour un jeton, c:d4 pour une revendication, - pour passer.
firewater-square = Il n’y a pas de case { $square } ; les cases vont de a1 à h8, et jusqu’à l8 à trois ou quatre joueurs.
firewater-marker = Il n’y a pas de marqueur { $marker } ; il a deux valeurs de 1 à 4, le feu avant l’eau.
firewater-board-rows =
    { $rows ->
        [0] Il n’y a aucune rangée ; un plateau en a { $needed }.
        [one] Il n’y a qu’une rangée ; un plateau en a { $needed }.
       *[other] Il y a { $rows } rangées ; un plateau en a { $needed }.
    }
firewater-board-row =
    { $squares ->
        [one] Cette rangée a { $squares } case, mais pour ce nombre de joueurs le plateau en a { $needed } en largeur.
       *[other] Cette rangée a { $squares } cases, mais pour ce nombre de joueurs le plateau en a { $needed } en largeur.
    }
firewater-board-letter = Une case s’écrit F (feu) ou W (eau), pas « { $letter } ».
firewater-stacks-shape = Les piles doivent former une liste de marqueurs pour chaque joueur, comme ["11", "23"].
firewater-stacks-count =
    { $count ->
        [one] Nombre de joueurs : { $players }, mais il y a { $count } pile ; chacun a la sienne.
       *[other] Nombre de joueurs : { $players }, mais il y a { $count } piles ; chacun a la sienne.
    }
firewater-stack-unknown = Pile mal remplie ({ $player }) : « { $marker } » n’est pas un marqueur ; il faut deux valeurs de 1 à 4, le feu avant l’eau.
firewater-stack-not-in-box = Pile mal remplie ({ $player }) : { $marker } n’est pas en jeu, car à quatre, personne n’a de doubles.
firewater-stack-twice = Pile mal remplie ({ $player }) : { $marker } s’y trouve deux fois, mais chacun n’a qu’un exemplaire de chaque.
firewater-stack-short =
    { $count ->
        [0] Pile trop courte ({ $player }) : elle est vide, mais les coups révèlent des marqueurs.
        [one] Pile trop courte ({ $player }) : elle ne contient qu’un marqueur, mais les coups en révèlent davantage.
       *[other] Pile trop courte ({ $player }) : elle ne contient que { $count } marqueurs, mais les coups en révèlent davantage.
    }
firewater-stack-long =
    { $count ->
        [one] Pile trop longue ({ $player }) : elle contient { $count } marqueur ; nombre de marqueurs que révèlent les coups : { $told }.
       *[other] Pile trop longue ({ $player }) : elle contient { $count } marqueurs ; nombre de marqueurs que révèlent les coups : { $told }.
    }

## Ce que fait un coup

firewater-remark-takes = Prend { $square }{ $count ->
    [0] .
    [one] {" "}et ouvre une case de plus.
   *[other] {" "}et ouvre { $count } cases de plus.
}
firewater-remark-covers = Prend { $square } et recouvre un { $value } adverse ({ $player }){ $count ->
    [0] .
    [one] , ce qui ouvre une case de plus.
   *[other] , ce qui ouvre { $count } cases de plus.
}
    .you-player = Prend { $square } et recouvre votre { $value }{ $count ->
        [0] .
        [one] , ce qui ouvre une case de plus.
       *[other] , ce qui ouvre { $count } cases de plus.
    }
firewater-remark-conquers = Capture le chef adverse ({ $player }) en { $square } : { $count ->
    [one] le dernier jeton
   *[other] { $count } jetons
}, et 2 points de moins pour { $player }.
    .you-player = Capture votre chef en { $square } : { $count ->
        [one] le dernier jeton
       *[other] { $count } jetons
    }, et 2 points de moins pour vous.
firewater-remark-claims = Revendique l’élémentaire en { $square } : { $count ->
    [one] le dernier jeton
   *[other] { $count } jetons d’un coup
}.
firewater-remark-opens = { $player } peut maintenant prendre { $squares }{ $count ->
    [one] .
   *[other] {" "}({ $count } cases).
}
    .you-player = Vous pouvez maintenant prendre { $squares }{ $count ->
        [one] .
       *[other] {" "}({ $count } cases).
    }
firewater-remark-gives = Permet à { $player } de prendre { $squares }{ $count ->
    [one] .
   *[other] {" "}({ $count } cases).
}
    .you-player = Vous permet de prendre { $squares }{ $count ->
        [one] .
       *[other] {" "}({ $count } cases).
    }
firewater-remark-denies = Empêche { $player } de prendre { $squares }{ $count ->
    [one] .
   *[other] {" "}({ $count } cases).
}
    .you-player = Vous empêche de prendre { $squares }{ $count ->
        [one] .
       *[other] {" "}({ $count } cases).
    }

## Positions composées à la main

firewater-position-piece = « { $text } » n’est pas une pièce : écrivez e:d4, 0:m23:c3c4, 1:l:b5, 0:t:c3 ou 1:c:d4.
firewater-position-elementals = { $most ->
    [one] Il n’y a qu’un élémentaire.
   *[other] Il n’y a que { $most } élémentaires.
}
firewater-position-apart = { $one } et { $other } ne se touchent pas : un marqueur couvre deux cases voisines.
firewater-position-marker = Le joueur { $seat } n’a plus le marqueur { $marker }.
firewater-position-leader = Le joueur { $seat } n’a qu’un chef.
firewater-position-taken = Il y a déjà quelque chose en { $square }.
firewater-position-tokens = { $tokens ->
    [one] Le joueur { $seat } n’a qu’un jeton.
   *[other] Le joueur { $seat } n’a que { $tokens } jetons.
}
firewater-position-off = Ce plateau n’a pas de case { $square }.
firewater-position-open = { $most ->
    [one] Un joueur n’a qu’un marqueur visible devant lui.
   *[other] Un joueur n’a que { $most } marqueurs visibles devant lui.
}
