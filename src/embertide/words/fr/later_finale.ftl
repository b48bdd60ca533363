### La fin d’une partie : le décompte, la carte, l’image à partager.

## Le décompte

web-finale-count = Le décompte
web-finale-part = { $part } sur { $of }
web-finale-skip = Passer
web-finale-skip-about = Entrée, espace ou un clic n’importe où
web-finale-again = Voir le décompte
web-feurio-finale-region = { $player } : { $colour ->
    [red] zone rouge
    [green] zone verte
    [blue] zone bleue
   *[yellow] zone jaune
}
    .you-player = { $colour ->
        [red] Votre zone rouge
        [green] Votre zone verte
        [blue] Votre zone bleue
       *[yellow] Votre zone jaune
    }
web-feurio-finale-saved = Le feu est éteint !
web-feurio-finale-burnt = La forêt brûle
web-firewater-finale-squares = { $player } : cases
    .you-player = Vos cases
web-firewater-finale-leaders = { $player } : chefs capturés
    .you-player = Les chefs que vous avez capturés
web-firewater-finale-elementals = { $player } : élémentaires
    .you-player = Vos élémentaires
web-firewater-finale-leader = { $player } : pas de chef
    .you-player = Il vous manque votre chef
web-firewater-finale-last-token = grâce au dernier jeton
web-firewater-finale-tie = à égalité, grâce à l’ordre du tour

## La carte

web-finale-wins = { $winner } gagne
    .you-winner = Vous gagnez !
web-finale-wins-by = { $winner } gagne de { $margin }
    .you-winner = Vous gagnez !
web-finale-by = { $margin ->
    [0] sans écart
    [one] { $margin } point d’avance
   *[other] { $margin } points d’avance
}
web-finale-draw = Égalité, { $points } partout
web-finale-shared = { $tied } partagent la victoire
    .you-tied = Vous partagez la victoire avec { $tied }
web-finale-done = C’est réussi !
web-finale-missed = Pas cette fois
web-finale-score = { $player } { $points }
    .you-player = vous { $points }
web-finale-spoken = { $heading } { $scores }.
web-finale-harder = Plus dur ?
web-finale-easier = Plus facile ?
web-finale-turning = Tournant, coup { $move }
web-finale-turning-wait = Recherche du tournant de la partie…
web-finale-chance = { $player } : chances de gagner
    .you-player = vos chances de gagner

## L’image

web-finale-share = Partager l’image
web-finale-share-about = Dessinée sur cet appareil. Les noms des autres n’y figurent pas.
web-finale-share-failed = Ce navigateur ne peut pas dessiner l’image.
web-finale-send = Partager
web-finale-save = Enregistrer
web-finale-close = Fermer
web-finale-turning-share = Tournant : coup { $move }. Chances de gagner : { NUMBER($before, style: "percent") } → { NUMBER($after, style: "percent") }.
web-finale-poster-against = { $game } contre { $others }
web-finale-poster-won = Gagné !
web-finale-poster-won-by = Gagné de { $margin }
web-finale-poster-wins = { $name } gagne
web-finale-poster-shared = Victoire partagée
web-finale-poster-me = Moi
web-finale-poster-friend = quelqu’un de proche
