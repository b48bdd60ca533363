### L’analyse d’une partie : le graphique, les remarques et leurs coups sur le plateau.

web-chance = Chances de victoire
web-scores = Scores
web-chart = Les chances de victoire coup par coup, une ligne par joueur
web-chart-scores = Les scores coup par coup, une ligne par joueur
web-show-scores = Afficher les scores
web-show-chance = Afficher les chances de victoire
web-accuracy = Précision : à quel point chaque coup s’approche du meilleur.
web-note-better = { $played } ; mieux : { $best }
web-note-best = { $best } : le meilleur coup de la partie
web-note-loss = −{ NUMBER($value, style: "percent") }
web-note-gain = +{ NUMBER($value, style: "percent") }
web-notes-all = Les erreurs de tout le monde
web-notes-own = Seulement mes erreurs
web-retry = Réessayer
web-show-line = Montrer la suite
web-tag-played = Joué
web-tag-better = Mieux

## Les coups en quelques mots

web-feurio-brief-lay = le { $tile } sur { $place }
web-feurio-brief-cover = coupe-feu sur { $place }
web-feurio-brief-send = { $count ->
    [one] { $colour } sur { $place }
   *[other] { $count } × { $colour } sur { $place }
}
web-feurio-brief-side = { $what } ({ $side })
web-feurio-side-left = à gauche
web-feurio-side-right = à droite
web-feurio-side-top = en haut
web-feurio-side-bottom = en bas
web-firewater-tag-points = points
web-firewater-tag-squares = cases dominées

## Les touches de l’analyse

web-keys-play = Lecture et pause
web-keys-next-mistake = Erreur suivante
web-keys-prior-mistake = Erreur précédente
web-keys-line = Montrer la suite
web-keys-retry = Réessayer à partir de l’erreur
