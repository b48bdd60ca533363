### L’échelle, vos parties, la série et les problèmes.

## L’échelle

web-ladder-of = Échelle : { $game }
web-ladder-held = acquis
web-ladder-new = nouveau
web-ladder-wins = { $wins } sur { $needed } gagnées
web-ladder-run = { $needed ->
    [one] une victoire
   *[other] { $needed } victoires de suite
}

## Exploits

feurio-feat-worth = Meilleure zone
feurio-feat-tiles = Plus grande zone, en tuiles
firewater-feat-tokens = Le plus de jetons
firewater-feat-elementals = Le plus d’élémentaires

## Le retour à l’accueil, les résultats, les forêts passées, les problèmes, les statistiques

web-back-turn = Bon retour. À vous de jouer.
web-back = Bon retour.
web-game-against = { $game } contre { $who }
web-waits =
    { $count ->
        [one] Une autre table vous attend
       *[other] { $count } autres tables vous attendent
    }
web-play-level = Défier { $level }
web-ladder-about = Deux victoires de suite sans conseils suffisent pour acquérir un niveau. Tous les niveaux sont ouverts.
web-ladder-about-run = Ce sont les victoires de suite qui comptent. Tous les niveaux sont ouverts.
web-ladder-pick = Échelle
web-streak =
    { $days ->
        [one] 1 jour de suite
       *[other] { $days } jours de suite
    }
web-week-won = réussi
web-week-lost = raté
web-week-missed = sauté
web-week-today = pas encore joué
web-daily-archive = Forêts passées
web-daily-archive-about = Jouez la forêt de n’importe quel jour. Seule celle du jour compte pour vos jours de suite.
web-daily-late = joué plus tard
web-daily-this = La forêt du { DATETIME($day, dateStyle: "long") }
web-puzzle-day = Problème du jour
web-puzzle-find = Trouvez-le
web-puzzle-again = Le revoir
web-puzzle-solved = Résolu
web-puzzle-missed = Pas résolu
web-puzzle-share = Résolu du premier coup : { NUMBER($share, style: "percent") }
web-puzzle-fresh = Personne n’a encore essayé
web-puzzle-title = Problème { $number } sur { $of }
web-puzzle-right = C’est le meilleur coup.
web-puzzle-wrong = Il y a un meilleur coup.
web-puzzle-worth = Il gagne { NUMBER($best, style: "percent") } du temps.
web-puzzle-worths = Le vôtre gagne { NUMBER($yours, style: "percent") } du temps, le meilleur { NUMBER($best, style: "percent") }.
web-puzzle-best = Le meilleur
web-puzzle-next = Problème suivant
web-puzzle-retry = Réessayer
web-puzzle-about = Un coup est nettement meilleur que tous les autres. Lequel ?
web-your-games = Vos parties
web-your-record = { $played ->
    [one] { $played } jouée
   *[other] { $played } jouées
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}
web-all-games = Toutes
web-result-won = Gagnée
web-result-lost = Perdue
web-result-drawn = Égalité
web-result-ended = Terminée sans résultat
web-result-shared = Sur un seul appareil
web-result-early = Abandonnée
web-result-watched = Regardée
web-result-won-score = Gagnée { $mine } à { $theirs }
web-result-lost-score = Perdue { $mine } à { $theirs }
web-result-drawn-score = Égalité, { $mine } partout
web-look-back = Revoir
web-date = { DATETIME($day, dateStyle: "medium") }
web-show-more = Afficher plus
web-you-page = Votre bilan
web-you-page-about = Ce que vous avez joué et réussi jusqu’ici.
web-stat-games = Parties
web-stat-won = Gagnées
web-stat-best = Meilleur score
web-stat-run = Plus longue série de victoires
web-stat-streak = Plus longue série de forêts du jour
web-stat-colour = Couleur la plus jouée
web-stat-puzzles = Problèmes résolus du premier coup
web-stat-level = { $level } : { $won } sur { $played } gagnées
web-stat-none = Rien pour l’instant. Jouez une partie, elle apparaîtra ici.
