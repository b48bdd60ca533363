### Feu & Eau.

firewater = Feu & Eau
firewater-about = Deux éléments se partagent un plateau ; de 2 à 4 joueurs le gagnent case par case, par leur influence.

## Comment s’appellent les choses

firewater-kind-reveal = révéler un marqueur
firewater-kind-elemental = poser un élémentaire
firewater-kind-marker = poser un marqueur
firewater-kind-leader = poser votre chef
firewater-kind-token = poser un jeton
firewater-kind-claim = revendiquer un élémentaire
firewater-kind-pass = passer

firewater-piece-half = un marqueur de { $player }
firewater-piece-leader = le chef de { $player }
firewater-piece-elemental = un élémentaire
firewater-piece-token =
    { $count ->
        [one] un jeton de { $player }
       *[other] { $count } jetons de { $player }
    }

## Coups qui ne sont pas de mise

firewater-over = La partie est finie : la dernière manche est jouée.
firewater-over-master = La partie est finie : { $player } a posé son dernier jeton et a gagné.
firewater-reveal-due = { $player } révèle d’abord le prochain marqueur de sa pile.
firewater-reveal-undue = Il n’y a pas de marqueur à révéler maintenant ; c’est à un joueur de jouer.
firewater-reveal-other = { $player } n’a pas de marqueur à révéler maintenant ; c’est { $due } qui révèle le prochain.
firewater-reveal-gone = Le marqueur { $fire }-{ $water } n’est plus dans la pile de { $player }.
firewater-elemental-due = Vous ne pouvez pas encore { $kind } ; les trois élémentaires viennent d’abord, posez-en donc un.
firewater-elementals-placed = Les trois élémentaires sont sur le plateau ; choisissez l’une des actions d’un tour.
firewater-last-round = Vous ne pouvez pas { $kind } dans la dernière manche ; posez un jeton ou renoncez avec « - ».

## Cases

firewater-off-board = { $square } n’est pas sur ce plateau, qui va de a1 à { $far }.
firewater-occupied = Il y a déjà { $piece } sur { $square } ; choisissez une case vide.

## Les élémentaires au départ

firewater-elemental-edge = { $square } est au bord du plateau ; un élémentaire a besoin de cases des quatre côtés.
firewater-elemental-near = { $square } touche l’élémentaire de { $other } ; laissez au moins une case entre eux, en diagonale aussi.

## Marqueurs

firewater-marker-not-in-box = Le marqueur { $fire }-{ $water } n’est pas en jeu : à quatre, personne n’a de doubles.
firewater-marker-placed = Vous avez déjà posé le marqueur { $fire }-{ $water } ; choisissez-en un qui est visible devant vous.
firewater-marker-face-down = Le marqueur { $fire }-{ $water } est encore dans votre pile cachée ; sont visibles { $open }.
firewater-marker-one-square = Un marqueur couvre deux cases, et { $square } n’en est qu’une ; nommez une case voisine pour l’autre moitié.
firewater-marker-apart = { $one } et { $other } n’ont pas de côté commun ; un marqueur se pose sur deux cases voisines.

## Chef

firewater-leader-placed = Votre chef est déjà sur le plateau et il y reste.
firewater-leader-conquered = Votre chef a été capturé et ne peut plus être posé.
firewater-leader-corner = { $square } est un coin ; votre chef peut aller sur toute autre case vide à l’écart des élémentaires.
firewater-leader-near = { $square } est à côté de l’élémentaire de { $other } ; votre chef ne doit avoir de côté commun avec aucun d’eux.

## Jetons

firewater-token-on-token = { $square } est déjà prise par { $player } ; un jeton va sur une case qui n’en a pas.
firewater-token-on-elemental = Il y a un élémentaire sur { $square } ; il faut le revendiquer (« c:{ $square } »).
firewater-token-on-leader = Votre propre chef est sur { $square } ; seuls les autres peuvent y poser des jetons.
firewater-token-gap =
    { $count ->
        [one] { $gaps }, à côté de { $square }, est encore vide ; pour un jeton, toutes les cases voisines doivent être occupées.
       *[other] { $gaps }, à côté de { $square }, sont encore vides ; pour un jeton, toutes les cases voisines doivent être occupées.
    }
firewater-token-no-influence = Vous n’avez pas d’influence sur { $square } ; vous devez y en avoir plus que chacun des autres joueurs.
firewater-token-influence = Votre influence sur { $square } est de { $mine } et celle de { $player } de { $theirs } ; vous devez y en avoir plus que chacun des autres joueurs.

## Revendications

firewater-claim-nothing = Il n’y a pas d’élémentaire sur { $square } ; on ne peut revendiquer qu’un élémentaire.
firewater-claim-taken = L’élémentaire de { $square } appartient déjà à { $player }.
firewater-claim-leaderless = Posez d’abord votre chef ; alors seulement vous pourrez revendiquer l’élémentaire de { $square }.
firewater-claim-conquered = Votre chef a été capturé : vous ne pouvez plus revendiquer l’élémentaire de { $square }.
firewater-claim-gap =
    { $count ->
        [one] { $gaps }, à côté de l’élémentaire de { $square }, est encore vide ; ses quatre cases voisines doivent être occupées.
       *[other] { $gaps }, à côté de l’élémentaire de { $square }, sont encore vides ; ses quatre cases voisines doivent être occupées.
    }
firewater-claim-absent = Aucun de vos marqueurs n’est à découvert à côté de l’élémentaire de { $square } ; il vous y faut au moins 1.
firewater-claim-presence = À côté de { $square }, le total de vos marqueurs est { $mine }, contre { $theirs } pour { $player } ; l’élémentaire ne suit que le total le plus bas, sans égalité.

## Passer

firewater-pass = Vous ne pouvez passer que faute d’autre action, mais vous pouvez { $kind }.

## Textes qui ne veulent rien dire

firewater-move = « { $text } » n’est pas un coup ; écrivez e:d4 pour un élémentaire, m23:c3c4 pour un marqueur (moitié feu d’abord), l:b5 pour votre chef, t:c3 pour un jeton, c:d4 pour une revendication, - pour passer.
firewater-square = Il n’y a pas de case { $square } ; les cases vont de a1 à h8, et jusqu’à l8 à trois ou quatre joueurs.
firewater-marker = Il n’y a pas de marqueur { $marker } ; il a deux valeurs de 1 à 4, le feu avant l’eau.

firewater-board-rows =
    { $rows ->
        [one] Il y a { $rows } rangée, mais un plateau en a { $needed }.
       *[other] Il y a { $rows } rangées, mais un plateau en a { $needed }.
    }
firewater-board-row =
    { $squares ->
        [one] Cette rangée a { $squares } case, mais à ce nombre de joueurs le plateau est large de { $needed } cases.
       *[other] Cette rangée a { $squares } cases, mais à ce nombre de joueurs le plateau est large de { $needed } cases.
    }
firewater-board-letter = Une case s’écrit F (feu) ou W (eau), pas « { $letter } ».

firewater-stacks-shape = Les piles doivent former une liste de marqueurs pour chaque joueur, comme ["11", "23"].
firewater-stacks-count =
    { $count ->
        [one] Il y a { $count } pile pour { $players } joueurs ; chacun a la sienne.
       *[other] Il y a { $count } piles pour { $players } joueurs ; chacun a la sienne.
    }
firewater-stack-unknown = La pile de { $player } contient « { $marker } », qui n’est pas un marqueur ; il faut deux valeurs de 1 à 4, le feu avant l’eau.
firewater-stack-not-in-box = La pile de { $player } contient { $marker }, mais à quatre, personne n’a de doubles.
firewater-stack-twice = La pile de { $player } contient deux fois { $marker }, mais chacun n’a qu’un exemplaire de chaque.
firewater-stack-short =
    { $count ->
        [one] La pile de { $player } ne contient que { $count } marqueur, mais les coups en révèlent davantage.
       *[other] La pile de { $player } ne contient que { $count } marqueurs, mais les coups en révèlent davantage.
    }
firewater-stack-long =
    { $count ->
        [one] La pile de { $player } contient { $count } marqueur, mais les coups n’en révèlent que { $told }.
       *[other] La pile de { $player } contient { $count } marqueurs, mais les coups n’en révèlent que { $told }.
    }

## Ce qui se passe

firewater-told-reveal = { $player } révèle le marqueur { $fire }-{ $water }.
firewater-told-elemental = { $player } pose un élémentaire sur { $square }.
firewater-told-marker = { $player } pose un marqueur : feu { $fire } sur { $on }, eau { $water } sur { $other }.
firewater-told-leader = { $player } pose son chef sur { $square }.
firewater-told-token = { $player } prend { $square }.
firewater-told-conquest =
    { $count ->
        [one] { $player } capture le chef de { $rival } sur { $square } avec son dernier jeton.
       *[other] { $player } capture le chef de { $rival } sur { $square } avec { $count } jetons.
    }
firewater-told-claim =
    { $count ->
        [one] { $player } revendique l’élémentaire de { $square } avec son dernier jeton.
       *[other] { $player } revendique l’élémentaire de { $square } avec { $count } jetons.
    }
firewater-told-pass = { $player } n’a pas d’action possible et passe.
firewater-told-decline = { $player } ne pose pas de jeton dans la dernière manche.

## Le décompte

firewater-count =
    { $player } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }, { $elementals ->
        [0] aucun élémentaire
        [one] { $elementals } élémentaire
       *[other] { $elementals } élémentaires
    }, { $leader })
firewater-count-placed = chef en place
firewater-count-waiting = chef jamais posé : { $points }
firewater-count-conquered = chef capturé : { $points }

firewater-verdict-last-token = { $player } a posé son dernier jeton et devient Maître des Éléments.
firewater-verdict-points = { $player } a le plus de points et devient Maître des Éléments.
firewater-verdict-tie = { $player }, à égalité en tête, vient en premier dans l’ordre du jeu à partir du dernier tour normal, et devient donc Maître des Éléments.

## Les règles

firewater-heading-material = Matériel
firewater-heading-setup = Mise en place
firewater-heading-turn = Un tour
firewater-heading-end = Fin et décompte

W-1 = À deux, on joue sur un plateau de 8 cases sur 8 ; à trois ou quatre, sur un plateau de 12 colonnes et 8 rangées. Chaque case montre du feu ou de l’eau. Les deux alternent comme les couleurs d’un échiquier, sauf autour du centre.
    .ruling = L’image du plateau original est perdue. Le nôtre est un échiquier dont la case en bas à gauche, a1, est de l’eau et dont les quatre cases centrales sont inversées. Vous pouvez aussi choisir le simple échiquier, ou apporter votre propre plateau dans un fichier texte.
W-2 = Chaque joueur a des marqueurs d’influence, des dominos avec une moitié feu et une moitié eau de valeur 1 à 4 : un pour chaque combinaison, 16 en tout. À quatre, les doubles restent dans la boîte, et il en reste 12. Chaque joueur a aussi un chef et 20 jetons de possession (15 à quatre). Trois élémentaires n’appartiennent à personne.
W-3 = Chacun mélange ses marqueurs face cachée. Les trois premiers joueurs, dans l’ordre du jeu (à deux, le premier revient), posent chacun un élémentaire, jamais au bord du plateau et jamais au contact d’un précédent, même par un coin. Ensuite, tous retournent trois marqueurs de leur pile, et le joueur suivant dans l’ordre joue le premier tour.
W-4 = Votre tour se compose d’une seule action. Marqueur : posez l’un de vos marqueurs visibles sur deux cases vides qui ont un côté commun, dans le sens que vous voulez, puis retournez le suivant de votre pile, pour en garder trois visibles tant que la pile dure. Une case est vide si elle ne porte ni moitié, ni jeton, ni chef, ni élémentaire.
W-5 = Une moitié qu’aucun jeton ne recouvre vous donne autant d’influence que sa valeur sur chaque case qui a un côté commun avec elle et dont l’élément imprimé est le sien, y compris la case sous son autre moitié. Elle n’en donne pas sur la case où elle se trouve. Les chefs, les jetons et les élémentaires ne donnent pas d’influence.
W-6 = Chef : une fois dans la partie, posez votre chef sur une case vide qui n’est ni un coin ni à côté d’un élémentaire.
    .ruling = « À côté » veut dire avec un côté commun, comme partout ailleurs dans ces règles ; les cases en diagonale sont permises.
W-7 = Jeton : prenez une case où il n’y a ni jeton, ni élémentaire, ni votre propre chef, quand toutes les cases qui ont un côté commun avec elle sont occupées et que votre influence y dépasse celle de chacun des autres joueurs. La case elle-même peut être vide. Une moitié recouverte par un jeton ne donne plus d’influence.
    .ruling = Un chef occupe sa case comme toute autre pièce. Pris à la lettre, l’original laisserait les chefs de côté, et aucune case voisine d’un chef ne pourrait jamais être prise.
W-8 = Si le chef d’un autre joueur est sur la case que vous prenez, posez-y deux jetons. Ce chef compte comme s’il n’avait jamais été posé.
    .ruling = Un chef capturé ne peut pas être posé une seconde fois.
W-9 = Revendication : posez deux jetons sur un élémentaire qui n’en a pas, quand les quatre cases à côté de lui portent un jeton ou une moitié et que votre propre chef est sur le plateau, sans avoir été capturé. Additionnez vos moitiés à découvert sur ces quatre cases, feu et eau confondus : il vous faut au moins 1, et moins que chacun des autres joueurs qui y a au moins 1.
W-10 = S’il faut deux jetons et que vous n’en avez plus qu’un, posez celui-là.
    .ruling = L’original ne dit pas ce qui se passe alors ; chez nous, le dernier jeton vaut pour les deux.
W-11 = Si vous n’avez aucune action permise, vous passez.
    .ruling = Personne d’autre ne peut passer : tant qu’une action vous est possible, vous devez en faire une.
W-12 = Qui pose son dernier jeton gagne sur-le-champ, dans la dernière manche aussi, quels que soient les points. On compte les points quand même.
W-13 = Quand un marqueur posé ne laisse plus deux cases vides avec un côté commun, son propriétaire vient de jouer son dernier tour. Tous les autres, dans l’ordre, peuvent poser encore un jeton ou y renoncer ; puis la partie est finie.
    .ruling = Un chef qui comble le dernier vide termine la partie de la même façon. Dans la dernière manche, les jetons peuvent prendre des cases et des chefs, mais on ne peut plus revendiquer d’élémentaire.
W-14 = Chacun de vos jetons sur le plateau vaut un point. Un chef jamais posé, ou capturé, coûte 2 points. Qui a le plus de points gagne ; à égalité, c’est le premier que l’on rencontre dans le sens horaire à partir du joueur qui a joué le dernier tour normal, lui compris.
W-15 = Les marqueurs visibles le sont pour tous. Personne ne connaît l’ordre d’une pile cachée, pas même son propriétaire, mais chacun peut déduire ce qu’il y reste.

## Ce qu’il faut faire

firewater-ask-elemental = Posez l’élémentaire { $number } sur 3 : loin du bord, et sans en toucher un autre.
firewater-ask-act = Posez un marqueur, votre chef ou un jeton, ou revendiquez un élémentaire.
firewater-ask-last = Dernière manche : posez encore un jeton, ou renoncez.

## Ce que fait un coup

firewater-remark-takes = Prend { $square }{ $count ->
    [0] .
    [one] {" "}et ouvre une case de plus.
   *[other] {" "}et ouvre { $count } cases de plus.
}
firewater-remark-covers = Prend { $square } et recouvre un { $value } de { $player }{ $count ->
    [0] .
    [one] , ce qui ouvre une case de plus.
   *[other] , ce qui ouvre { $count } cases de plus.
}
firewater-remark-conquers = Conquiert le chef de { $player } en { $square } : deux jetons, et 2 points de moins pour { $player }.
firewater-remark-claims = Gagne l’élémentaire en { $square } : deux jetons d’un coup.
firewater-remark-opens = { $player } peut maintenant prendre { $squares }{ $count ->
    [one] .
   *[other] {" "}({ $count } cases).
}
firewater-remark-gives = Permet à { $player } de prendre { $squares }{ $count ->
    [one] .
   *[other] {" "}({ $count } cases).
}
firewater-remark-denies = Empêche { $player } de prendre { $squares }{ $count ->
    [one] .
   *[other] {" "}({ $count } cases).
}

## Positions that somebody set up

firewater-position-piece = « { $text } » n'est pas une pièce : écrivez e:d4, 0:m23:c3c4, 1:l:b5, 0:t:c3 ou 1:c:d4.
firewater-position-elementals = Il n'y a que { $most } élémentaires.
firewater-position-apart = { $one } et { $other } ne se touchent pas : un marqueur couvre deux cases voisines.
firewater-position-marker = Le joueur { $seat } n'a plus le marqueur { $marker }.
firewater-position-leader = Le joueur { $seat } n'a qu'un chef.
firewater-position-taken = Il y a déjà quelque chose en { $square }.
firewater-position-tokens = Le joueur { $seat } n'a que { $tokens } jetons.
firewater-position-off = Ce plateau n'a pas de case { $square }.
firewater-position-open = Un joueur a au plus { $most } marqueurs ouverts devant lui.
