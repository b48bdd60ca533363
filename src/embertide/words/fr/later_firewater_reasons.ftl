### Fire & Water : pourquoi un coup vaut mieux qu’un autre.

firewater-reason-lets-win = Le coup joué permet à { $player } de poser le dernier jeton et de gagner.
    .you-player = Le coup joué vous permet de poser le dernier jeton et de gagner.
firewater-reason-tokens = Ne laisse { $count ->
    [0] aucun jeton
    [one] qu’un seul jeton
   *[other] que { $count } jetons
} à poser, contre { $other } pour le coup joué.
firewater-reason-covers = Après le coup joué, { $player } peut recouvrir le { $value } en { $square }.
    .you-player = Après le coup joué, vous pouvez recouvrir le { $value } en { $square }.
firewater-reason-gives = Le coup joué ouvre { $squares }{ $more ->
    [0] {""}
   *[other] {" "}et { $more } de plus
} à { $player }.
    .you-player = Le coup joué vous ouvre { $squares }{ $more ->
        [0] .
       *[other] {" "}et { $more } de plus.
    }
firewater-reason-leader = Le coup joué laisse { $player } capturer le chef en { $square }.
    .you-player = Le coup joué vous laisse capturer le chef en { $square }.
firewater-reason-leader-soon = Le chef en { $square } est en danger : il n’y a plus qu’une case vide à côté, et { $player } y a la plus forte influence.
    .you-player = Le chef en { $square } est en danger : il n’y a plus qu’une case vide à côté, et vous y avez la plus forte influence.
firewater-reason-lets-claim = Le coup joué laisse l’élémentaire en { $square } à { $player }.
    .you-player = Le coup joué vous laisse l’élémentaire en { $square }.
firewater-reason-readies = Rend l’élémentaire en { $square } prêt à être revendiqué.
firewater-reason-hems = Entoure presque { $square }, avec la plus forte influence : encore une pièce, et la case est à prendre.
firewater-reason-lets-hem = Après le coup joué, { $square } est presque entourée, et { $player } y a la plus forte influence.
    .you-player = Après le coup joué, { $square } est presque entourée, et vous y avez la plus forte influence.
firewater-reason-leads = Obtient la plus forte influence en { $squares }{ $more ->
    [0] .
   *[other] {" "}et { $more } de plus.
}
firewater-reason-loses = Le coup joué laisse la plus forte influence en { $squares }{ $more ->
    [0] {""}
   *[other] {" "}et { $more } de plus
} à { $player }.
    .you-player = Le coup joué vous laisse la plus forte influence en { $squares }{ $more ->
        [0] .
       *[other] {" "}et { $more } de plus.
    }
