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
web-firewater-show-influence = Qui domine chaque case

## Pourquoi une sorte de coup est impossible

web-firewater-why-last-round = C’est impossible au dernier tour de table.
web-firewater-why-no-gap = Il n’y a plus deux cases vides côte à côte.
web-firewater-why-no-marker = Il ne vous reste plus de marqueur.
web-firewater-why-leader-stands = Votre chef est déjà sur le plateau.
web-firewater-why-leader-lost = Votre chef a été capturé.
web-firewater-why-no-place = Aucune case n’est possible pour votre chef.
web-firewater-why-no-token = Vous ne dominez encore aucune case entourée.
web-firewater-why-claim-leader = Posez d’abord votre chef.
web-firewater-why-claim-lost = Votre chef a été capturé : vous ne pouvez plus rien revendiquer.
web-firewater-why-no-claim = Autour des élémentaires entourés, votre somme n’est nulle part la plus petite.

## Comment un coup s’appelle sur son bouton

web-firewater-do-elemental = Poser l’élémentaire en { $square }
web-firewater-do-marker = Poser { $fire }/{ $water } en { $squares }
web-firewater-do-leader = Poser votre chef en { $square }
web-firewater-do-token = Prendre { $square }
web-firewater-do-conquer = Capturer le chef en { $square }
web-firewater-do-claim = Revendiquer { $square }
web-firewater-do-pass = Passer
web-firewater-do-decline = Renoncer

## Coups forcés et touches

web-firewater-forced-pass = Vous ne pouviez rien faire : vous passez.

## Les cases, lues à voix haute

web-firewater-cell = { $square } : { $parts }
web-firewater-place = { $squares }
web-firewater-fire-square = case de feu
web-firewater-water-square = case d’eau
web-firewater-beside-elemental = la plus petite somme l’emporte
web-firewater-empty = vide
web-firewater-fire-half = feu { $value } ({ $player })
    .you-player = votre feu { $value }
web-firewater-water-half = eau { $value } ({ $player })
    .you-player = votre eau { $value }
web-firewater-sum = { $player } { $value }
    .you-player = vous { $value }
web-firewater-sums = influence { $sums }
web-firewater-sums-beside = autour : { $sums }
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
    [one] { $count } élémentaire revendiqué
   *[other] { $count } élémentaires revendiqués
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
    [one] Encore caché : 1 marqueur
   *[other] Encore cachés : { $count } marqueurs
}
web-firewater-leader-waiting = chef pas encore posé
web-firewater-leader-never = chef jamais posé
web-firewater-leader-placed = chef sur le plateau
web-firewater-leader-conquered = chef capturé

## Listes

web-firewater-list-claim = Élémentaires que vous pouvez revendiquer
web-firewater-list-token = Cases que vous pouvez prendre
web-firewater-list-elemental = Cases pour l’élémentaire
web-firewater-list-leader = Cases pour votre chef
web-firewater-list-pass = Passer
web-firewater-list-marker = Cases pour le marqueur { $fire }/{ $water }
web-firewater-list-hands = Ce qu’ont les joueurs
web-firewater-list-influence = Qui domine où
web-firewater-has = { $player } : visibles { $open } ; cachés { $stack } ; { $tokens ->
    [one] { $tokens } jeton restant
   *[other] { $tokens } jetons restants
} ; { $leader }
    .you-player = Vous : visibles { $open } ; cachés { $stack } ; { $tokens ->
        [one] { $tokens } jeton restant
       *[other] { $tokens } jetons restants
    } ; { $leader }
