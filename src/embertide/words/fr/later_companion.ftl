### Le compagnon de table : pour qui joue avec la vraie boîte.

web-companion = Compagnon de table
web-companion-title = { $game } : compagnon de table
web-companion-about = Vous jouez avec la vraie boîte ? Touchez ce qui se passe sur la table : cette page montre ce qui est possible, compte les points et donne des conseils. Ou composez une position quelconque et jouez à partir de là.
web-companion-begin = Préparer la table
web-companion-back = Revenir à votre table
web-companion-opening = { $left ->
    [one] Touchez la dernière tuile de départ
   *[other] Touchez les { $left } tuiles de départ, telles qu’elles sont disposées
}
web-companion-draw = Quelle tuile pioche { $player } ?
web-companion-laid = Cette tuile est déjà posée
web-companion-tiles = Tuiles
web-companion-tile = Tuile { $tile }
web-companion-tile-left = Tuile { $tile }, encore { $left }
web-companion-undo = Annuler
web-companion-redo = Rétablir
web-companion-advise = Demander à l’ordinateur
web-companion-thinks = L’ordinateur réfléchit…
web-companion-not-now = Les règles ne le permettent pas maintenant. Pour y poser quand même une pièce, cochez « Poser n’importe où ».
web-companion-free = Poser n’importe où
web-companion-free-about = Pour composer une position ou corriger une erreur ; c’est toujours à la même personne de jouer.
web-companion-free-ask = Choisissez une pièce, puis sa place
web-companion-turn = À qui de jouer ?
web-companion-eraser = Enlever
web-companion-face-down = Tuiles face cachée
web-companion-paid-by = Face cachée (−1 { $colour })
web-companion-owner = À qui est la pièce ?
web-companion-pieces = Pièces
web-companion-markers = Marqueurs
web-companion-reveal = Quel marqueur révèle { $player } ?
web-companion-enough = Pas maintenant
web-companion-stack = Marqueurs encore cachés ({ $player })
web-companion-open = Marqueurs visibles
web-companion-turn-up = Révéler pour { $player }
web-companion-turn-back = Cacher de nouveau : { $marker }
web-companion-play-about = Une nouvelle table s’ouvre sur cette position. Ce que personne ne connaît encore est mélangé.
web-companion-keep = Garder et partager
web-companion-keep-about = Ce navigateur se souvient de la table. Le lien la montre telle qu’elle est maintenant.
web-companion-link = Lien vers cette position
web-companion-new = Préparer une autre table
