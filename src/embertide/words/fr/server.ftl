### Le serveur : ce qu'il ne peut pas faire, et pourquoi.

table-missing = Cette table n'existe pas, ou son lien est incomplet.
table-seats = Il faut { $players ->
    [one] { $players } place
   *[other] { $players } places
}, et { $seats } ont été demandées.
table-from-moves = Cette partie n'a que { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.
table-from-other = La partie à reprendre en était une autre : il faut le même jeu, les mêmes joueurs, mode, variantes et plateau.
table-running = Cette partie est encore en cours.
table-no-record = Une partie commencée depuis une position installée n'a pas d'enregistrement : on ne sait pas comment elle y est arrivée.
table-no-hints = Cette table joue sans conseils.
table-thinkers-busy = L'ordinateur a trop à réfléchir en ce moment : réessayez dans un instant.
request-json = Ce n'est pas du JSON.
request-missing = Le champ « { $field } » manque.
request-unknown = Il n'y a pas de champ « { $field } » ici.
request-choice = Le champ « { $field } » doit être l'un de { $choices }.
request-least = Le champ « { $field } » doit valoir ou compter au moins { $bound }.
request-most = Le champ « { $field } » doit valoir ou compter au plus { $bound }.
request-key = Le champ « { $field } » contient ce qui ne peut pas faire partie d'un lien.
request-kind = Le champ « { $field } » doit être { $right }.
request-kind-text = un texte
request-kind-number = un nombre entier
request-kind-switch = true ou false
request-kind-list = une liste
request-kind-object = un objet
request-method = Cette adresse existe, mais elle se demande autrement.
page-missing = Il n'y a rien à cette adresse.
