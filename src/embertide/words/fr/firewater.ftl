### Feu & Eau.

firewater = Feu & Eau
firewater-about = Deux éléments se partagent un plateau ; de 2 à 4 joueurs s’en emparent case par case, par leur influence.

## Comment s’appellent les choses

firewater-kind-reveal = révéler un marqueur
firewater-kind-elemental = poser un élémentaire
firewater-kind-marker = poser un marqueur
firewater-kind-leader = poser votre chef
firewater-kind-token = poser un jeton
firewater-kind-claim = revendiquer un élémentaire
firewater-kind-pass = passer
firewater-piece-half = un marqueur ({ $player })
    .you-player = votre propre marqueur
firewater-piece-leader = un chef ({ $player })
    .you-player = votre propre chef
firewater-piece-elemental = un élémentaire
firewater-piece-token =
    { $count ->
        [one] un jeton ({ $player })
       *[other] { $count } jetons ({ $player })
    }
    .you-player =
        { $count ->
            [one] un de vos jetons
           *[other] { $count } de vos jetons
        }

## Ce qui se passe

firewater-told-reveal = { $player } révèle le marqueur { $fire }/{ $water }.
    .you-player = Vous révélez le marqueur { $fire }/{ $water }.
firewater-told-elemental = { $player } pose un élémentaire sur { $square }.
    .you-player = Vous posez un élémentaire sur { $square }.
firewater-told-marker = { $player } pose un marqueur : feu { $fire } sur { $on }, eau { $water } sur { $other }.
    .you-player = Vous posez un marqueur : feu { $fire } sur { $on }, eau { $water } sur { $other }.
firewater-told-leader = { $player } pose son chef sur { $square }.
    .you-player = Vous posez votre chef sur { $square }.
firewater-told-token = { $player } prend { $square }.
    .you-player = Vous prenez { $square }.
firewater-told-conquest =
    { $count ->
        [one] { $player } capture le chef adverse ({ $rival }) en { $square } avec son dernier jeton.
       *[other] { $player } capture le chef adverse ({ $rival }) en { $square } avec { $count } jetons.
    }
    .you-player =
        { $count ->
            [one] Vous capturez le chef adverse ({ $rival }) en { $square } avec votre dernier jeton.
           *[other] Vous capturez le chef adverse ({ $rival }) en { $square } avec { $count } jetons.
        }
    .you-rival =
        { $count ->
            [one] { $player } capture votre chef en { $square } avec son dernier jeton.
           *[other] { $player } capture votre chef en { $square } avec { $count } jetons.
        }
firewater-told-claim =
    { $count ->
        [one] { $player } revendique l’élémentaire en { $square } avec son dernier jeton.
       *[other] { $player } revendique l’élémentaire en { $square } avec { $count } jetons.
    }
    .you-player =
        { $count ->
            [one] Vous revendiquez l’élémentaire en { $square } avec votre dernier jeton.
           *[other] Vous revendiquez l’élémentaire en { $square } avec { $count } jetons.
        }
firewater-told-pass = { $player } n’a aucune action possible et passe.
    .you-player = Vous n’avez aucune action possible et passez.
firewater-told-decline = { $player } ne pose pas de jeton au dernier tour de table.
    .you-player = Vous ne posez pas de jeton au dernier tour de table.

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
    .you-player =
        Vous : { $points ->
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
firewater-verdict-last-token = { $player } a posé son dernier jeton et règne sur les Éléments.
    .you-player = Vous avez posé votre dernier jeton et régnez sur les Éléments.
firewater-verdict-points = { $player } a le plus de points et règne sur les Éléments.
    .you-player = Vous avez le plus de points et régnez sur les Éléments.
firewater-verdict-tie = À égalité, { $player } l’emporte grâce à l’ordre du tour et règne sur les Éléments.
    .you-player = À égalité, vous l’emportez grâce à l’ordre du tour et régnez sur les Éléments.

## Ce qu’il faut faire

firewater-ask-elemental = Posez l’élémentaire { $number } sur 3 : ni au bord, ni au contact d’un autre, même par un coin.
firewater-ask-act = Posez un marqueur, votre chef ou un jeton, ou revendiquez un élémentaire.
firewater-ask-last = Dernier tour de table : posez encore un jeton, ou renoncez.
