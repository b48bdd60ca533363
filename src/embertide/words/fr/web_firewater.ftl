### Feu & Eau dans le navigateur.

web-firewater-board = Plateau
web-firewater-whole = Tout le plateau

## Sortes de coups

web-firewater-kinds = Que faire
web-firewater-kind-marker = Marqueur
web-firewater-kind-leader = Chef
web-firewater-kind-token = Jeton
web-firewater-kind-claim = Élémentaire
web-firewater-hand = Vos marqueurs visibles
web-firewater-marker-name = feu { $fire }, eau { $water }
web-firewater-turn = Tourner le marqueur (R)
web-firewater-turn-it = Tourner
web-firewater-keys = 1 à 3 choisissent un marqueur, R le tourne, Échap le repose.
web-firewater-show-influence = Montrer qui domine chaque case

## Pourquoi une sorte de coup est impossible

web-firewater-why-last-round = pas dans la dernière manche.
web-firewater-why-no-gap = il n’y a plus deux cases vides côte à côte.
web-firewater-why-no-marker = il ne vous en reste plus.
web-firewater-why-leader-stands = il est déjà sur le plateau.
web-firewater-why-leader-lost = il a été capturé.
web-firewater-why-no-place = aucune case ne lui est ouverte.
web-firewater-why-no-token = vous ne dominez encore aucune case entourée.
web-firewater-why-claim-leader = il faut d’abord votre chef sur le plateau.
web-firewater-why-claim-lost = il faudrait un chef, et le vôtre est capturé.
web-firewater-why-no-claim = aucun n’est entouré avec votre somme la plus basse.

## Comment un coup s’appelle sur son bouton

web-firewater-do-elemental = Poser l’élémentaire sur { $square }
web-firewater-do-marker = Poser { $fire }/{ $water } sur { $squares }
web-firewater-do-leader = Poser votre chef sur { $square }
web-firewater-do-token = Prendre { $square }
web-firewater-do-conquer = Capturer le chef sur { $square }
web-firewater-do-claim = Revendiquer l’élémentaire de { $square }
web-firewater-do-pass = Passer
web-firewater-do-decline = Ne pas poser de jeton

## Les cases, lues à voix haute

web-firewater-cell = { $square } : { $parts }
web-firewater-fire-square = case de feu
web-firewater-water-square = case d’eau
web-firewater-beside-elemental = à la plus petite somme
web-firewater-empty = vide
web-firewater-fire-half = feu { $value } de { $player }
web-firewater-water-half = eau { $value } de { $player }
web-firewater-sum = { $player } { $value }
web-firewater-sums = influence { $sums }
web-firewater-sums-beside = autour { $sums }
web-firewater-can-marker = place pour un marqueur
web-firewater-can-leader = place pour votre chef
web-firewater-can-elemental = place pour l’élémentaire
web-firewater-can-token = vous pouvez la prendre
web-firewater-can-claim = vous pouvez le revendiquer

## Points et réserves

web-firewater-scores = Points
web-firewater-chip-squares = { $count ->
    [one] { $count } case prise
   *[other] { $count } cases prises
}
web-firewater-chip-elementals = { $count ->
    [one] { $count } élémentaire gagné
   *[other] { $count } élémentaires gagnés
}
web-firewater-chip-leaders = { $count ->
    [one] { $count } chef capturé
   *[other] { $count } chefs capturés
}
web-firewater-supply = Marqueurs, jetons, chefs
web-firewater-face-down = { $count ->
    [one] { $count } marqueur caché
   *[other] { $count } marqueurs cachés
}
web-firewater-tokens-left = { $count ->
    [one] { $count } jeton restant
   *[other] { $count } jetons restants
}
web-firewater-unseen = { $count ->
    [one] Encore caché : 1 marqueur
   *[other] Encore cachés : { $count } marqueurs
}
web-firewater-leader-waiting = chef pas encore posé
web-firewater-leader-placed = chef sur le plateau
web-firewater-leader-conquered = chef capturé

## Listes

web-firewater-list-claim = Élémentaires que vous pouvez revendiquer
web-firewater-list-token = Cases que vous pouvez prendre
web-firewater-list-elemental = Places pour l’élémentaire
web-firewater-list-leader = Places pour votre chef
web-firewater-list-pass = Ne rien faire
web-firewater-list-marker = Places pour le marqueur { $fire }/{ $water }
web-firewater-list-hands = Ce qu’ont les joueurs
web-firewater-list-influence = Qui domine où
web-firewater-has = { $player } : visibles { $open } ; { $stack } cachés ; { $tokens ->
    [one] { $tokens } jeton restant
   *[other] { $tokens } jetons restants
} ; { $leader }

## La leçon

web-firewater-lesson-welcome = Feu & Eau est une lutte pour les cases. Vous jouez rouge, le cercle. Une case qui porte votre jeton est à vous et vaut un point. Qui a le plus de points à la fin gagne ; et qui pose son tout dernier jeton gagne aussitôt.
web-firewater-lesson-elemental = Tout d’abord, trois élémentaires viennent sur le plateau. Deux y sont déjà : posez le troisième sur b3. Plus tard, un élémentaire vaut deux jetons à qui le revendique.
web-firewater-lesson-influence = Bleu commence et a posé un marqueur : feu 1 sur c3, eau 4 sur c4. Une moitié donne sa valeur aux cases voisines, mais seulement à celles de son élément : le feu au feu, l’eau à l’eau. Pointez une case pour voir qui y a combien d’influence.
web-firewater-lesson-marker = À vous. Posez votre marqueur feu 4, eau 3, la moitié feu sur b2 et la moitié eau sur b1. Ainsi l’eau 3 atteint a1, dans le coin, et le feu 4 atteint a2. Un second clic tourne un marqueur, la touche R aussi.
web-firewater-lesson-token = Bleu a répondu sur a2 et a3. Maintenant a1 n’a plus de voisine vide, et votre influence de 3 y bat les 2 de bleu. C’est ainsi qu’on gagne une case : entourée de tous côtés, et votre influence la plus forte. Prenez a1 !
web-firewater-lesson-leader = Posez votre chef sur c1. Un chef qui ne vient jamais coûte 2 points, et ce n’est qu’avec lui sur le plateau que vous pouvez revendiquer des élémentaires. Gardez bien sa case : qui la gagne le capture avec deux jetons.
web-firewater-lesson-claim = L’élémentaire de b3 est entouré. Les élémentaires suivent le plus doux : qui a un marqueur auprès d’eux, mais la plus petite somme. Vous avez 4, bleu a 3 + 1 + 2 = 6. Revendiquez-le, avec deux jetons d’un coup.
web-firewater-lesson-cover = Un jeton peut aussi aller sur un marqueur adverse. Sur a2, une case de feu, votre feu 4 bat le feu 3 de bleu. Prenez-la : l’eau 2 sous votre jeton n’a plus d’influence.
web-firewater-lesson-end = Quatre de vos jetons sont posés : quatre points. La partie continue jusqu’à ce que quelqu’un pose son dernier jeton, ou qu’aucun marqueur ne trouve plus de place ; les autres peuvent alors poser encore un jeton chacun. Essayez maintenant contre l’ordinateur !
