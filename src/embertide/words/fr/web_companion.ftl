### Le compagnon de table : pour ceux qui ont la vraie boîte devant eux.

web-companion = Compagnon de table
web-companion-title = { $game } : compagnon de table
web-companion-about = Vous jouez avec la vraie boîte ? Touchez ce qui se passe sur la table : cette page montre ce qui est possible, compte les points et donne conseil. Ou composez une position quelconque et jouez à partir d’elle.
web-companion-begin = Préparer la table
web-companion-back = Revenir à la table en place
web-companion-opening = { $left ->
    [one] Touchez la dernière tuile de départ
   *[other] Touchez les { $left } tuiles de départ, dans l’ordre où elles sont posées
}
web-companion-draw = Quelle tuile { $player } a-t-il piochée ?
web-companion-laid = La tuile est déjà posée
web-companion-tiles = Tuiles
web-companion-tile = Tuile { $tile }
web-companion-tile-left = Tuile { $tile }, encore { $left }
web-companion-undo = Annuler
web-companion-redo = Rétablir
web-companion-advise = Demander à l’ordinateur
web-companion-thinks = Il réfléchit …
web-companion-not-now = Les règles ne le permettent pas maintenant. Pour y poser quand même une pièce, cochez « Poser n’importe où ».
web-companion-free = Poser n’importe où
web-companion-free-about = Pour composer une position ou corriger une erreur ; le tour ne passe à personne.
web-companion-free-ask = Choisissez une pièce, puis sa place
web-companion-turn = À qui de jouer ?
web-companion-eraser = Enlever
web-companion-face-down = Tuiles face cachée
web-companion-paid-by = Face cachée, payée par { $colour }
web-companion-owner = À qui est la pièce ?
web-companion-pieces = Pièces
web-companion-markers = Marqueurs
web-companion-reveal = Quel marqueur { $player } retourne-t-il ?
web-companion-enough = Pas maintenant
web-companion-stack = Marqueurs pas encore vus, { $player }
web-companion-open = Marqueurs visibles
web-companion-turn-up = { $player } : retourner un marqueur
web-companion-turn-back = Cacher de nouveau : { $marker }
web-companion-play-about = Une nouvelle table commence par cette position. Ce que personne ne connaît encore est mélangé.
web-companion-keep = Garder et partager
web-companion-keep-about = Ce navigateur se souvient de la table. Le lien la montre telle qu’elle est maintenant.
web-companion-link = Lien vers cette position
web-companion-new = Préparer une autre table
