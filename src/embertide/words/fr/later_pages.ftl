### Les pages que l’on ne voit pas d’abord.

## Revoir une partie, ouvrir une feuille de partie

web-replay-move = Coup { $move } sur { $of }
web-beginning = Le début
web-first = Au début
web-prior = Précédent
web-next = Suivant
web-last = À la fin
web-pause = Mettre en pause
web-slider = Position dans la partie
web-play-on = Rejouer à partir d’ici
web-to-table = Retour à la table
web-analysis-runs = Analyse en cours : { $done } sur { $of } décisions…
web-open-record-about = Une feuille de partie téléchargée ici peut être revue, vérifiée et reprise.
web-choose-file = Choisissez un fichier, ou déposez-le ici

## Règles, leçons, résultats du jour, adresses inconnues

web-daily-shared = { $played ->
    [one] { $won ->
        [0] Une personne a essayé, sans réussir.
       *[other] Une personne a essayé, et a réussi.
    }
   *[other] { $played } personnes ont essayé ; { NUMBER($share, style: "percent") } de réussite.
}
web-daily-result = Résultat
web-daily-turns = Tours d’avance
web-rules-of = { $game } : les règles
web-contents = Sommaire
web-learn-title = { $game } en cinq minutes
web-step = Étape { $step } sur { $of }
web-missing = Il n’y a rien ici
web-missing-about = L’adresse ne mène nulle part : il manque peut-être une lettre.
web-no-lesson = { $game } n’a pas encore de leçon. Les règles expliquent le jeu, et chaque table énumère les coups possibles.
web-no-companion = { $game } n’a pas encore de compagnon de table. Vous pouvez y jouer ici, à une table.
web-no-rules = { $game } n’a pas de règles imprimées. À la table, tous les coups possibles vous sont proposés.
