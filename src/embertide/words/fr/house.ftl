### Ce qui se dit de n’importe quel jeu.

player = Joueur { $number }
colour-red = rouge
colour-green = vert
colour-blue = bleu
colour-yellow = jaune
score-line = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
    .you-player = Vous : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Options

option-mode = Il n’y a pas de mode « { $mode } » : choisissez parmi { $modes }.
option-players = Ce jeu se joue de { $least } à { $most }, pas à { $players }.
option-mode-players = { $least ->
    [1] Le mode { $mode } se joue en solitaire, pas à { $players }.
   *[other] Le mode { $mode } se joue de { $least } à { $most }, pas à { $players }.
}
option-variant = Il n’y a pas de variante « { $variant } » : choisissez parmi { $variants }.
option-variant-mode = La variante { $variant } ne va pas avec le mode { $mode }, seulement avec { $modes }.
option-no-variants = Ce jeu n’a pas de variantes ; « { $variant } » n’en est donc pas une.
option-board = Il n’y a pas de plateau « { $board } » : choisissez parmi { $boards }, ou donnez le chemin d’un fichier.
option-no-boards = Ce jeu se joue à même la table : il n’a pas de plateau à choisir.

## Le terminal

our-ruling = Notre décision : { $text }
unofficial = Ceci est une édition non officielle. Les jeux et leurs noms appartiennent à leurs auteurs et éditeurs ; les textes sont de nous.
name-feurio = Feurio!, un feu de forêt de 1 à 4
name-firewater = Feu & Eau, une lutte des éléments de 2 à 4
name-competitive = chacun pour soi
name-cooperative = ensemble
name-solitaire = en solitaire

## Tournois et analyse

level-spark = Étincelle
level-ember = Braise
level-flame = Flamme
level-blaze = Brasier
level-inferno = Fournaise

## Recherche

name-spark = Étincelle, pour débuter
name-ember = Braise
name-flame = Flamme
name-blaze = Brasier
name-inferno = Fournaise, le niveau le plus fort

## Positions composées à la main

position-turn = Les places se comptent à partir de 0, et il y en a { $players }.

## Les jeux

room-no-kernel = { $game } n’a pas de joueur artificiel qui calcule : on y joue entre personnes, ou contre random et playouts:N.
room-no-features = { $game } n’a pas d’environnement pour la recherche.
room-no-solver = { $game } n’a pas de solveur.
room-no-positions = Dans ce jeu, aucune position ne peut être composée à la main.
