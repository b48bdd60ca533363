### Ce que le serveur refuse, et pourquoi.

storage-damaged = La base de données est abîmée à cet endroit : impossible de lire ou d’enregistrer ceci. La personne qui gère ce serveur doit restaurer une sauvegarde.
database-damaged = { $file } est abîmé : restaurez une sauvegarde avec « embertide restore SAUVEGARDE ».
table-closed = Cette table a été fermée avant le début de la partie.
table-not-owner = Seule la personne qui a ouvert la table peut la fermer.
table-begun-without = La partie a commencé : seules les personnes qui ont un lien peuvent la regarder.
table-one-seat = Vous êtes déjà à cette table : à une table publique, une seule place par personne.
table-patience-public = À une table publique, chacun dispose d’au moins { $least ->
    [one] { $least } seconde
   *[other] { $least } secondes
} avant que l’ordinateur puisse prendre le relais.

## Options

option-game = Il n’y a pas de jeu « { $game } » ici : choisissez parmi { $games }.

## Feuilles de partie

record-json = Ce n’est pas du JSON : la lecture s’arrête à la ligne { $line }, colonne { $column }.
record-deep = L’imbrication est trop profonde pour une feuille de partie.
record-number = Un nombre a ici trop de chiffres.
record-constant = { $name } n’a pas sa place dans une feuille de partie : les nombres y sont entiers.
record-object = Une feuille de partie est un seul objet JSON entre accolades.
record-twice = Le champ « { $field } » figure ici deux fois ; une seule suffit.
record-missing = Le champ « { $field } » manque.
record-unknown = Une feuille de ce jeu n’a pas de champ « { $field } ».
record-kind-str = Il faut ici un texte entre guillemets.
record-kind-int = Il faut ici un nombre entier.
record-kind-list = Il faut ici une liste entre crochets.
record-kind-dict = Il faut ici un objet entre accolades.
record-strings = Il faut ici une liste de textes entre guillemets.
record-format = Ce n’est pas le format que nous lisons ; une feuille de partie indique « { $format } ».
record-rules = Cette partie suit d’autres règles que la version { $rules }, la seule que ce programme connaisse.
record-unsorted = Les variantes se suivent par ordre alphabétique, chacune une seule fois.
record-names = Il faut autant de noms que de joueurs, ici { $players }.
record-date = Ce n’est pas une date : écrivez-la comme 2026-11-15 ou 2026-11-15T20:30:00+01:00.
record-checks = Le nombre de contrôles ({ $checks }) ne va pas avec celui des coups ({ $moves }) : chaque coup a le sien, ou aucun n’en a.
record-check = Un contrôle contient seulement seat, legal et digest.
record-digest = Une empreinte compte seize caractères, de 0 à 9 et de a à f.
record-seat = D’après le contrôle, c’est à la place { $said } de jouer ici, mais c’est à la place { $found }.
record-legal = D’après le contrôle, le nombre de coups permis est ici { $said }, mais c’est en fait { $found }.
record-other-moves = L’empreinte { $said } du contrôle correspond à d’autres coups permis que les nôtres, { $found }.
record-result-missing = La partie est finie : il faut en indiquer le résultat.
record-result-early = La partie n’est pas finie : il n’y a pas encore de résultat.
record-result-wrong = Le bon résultat est { $found }.
record-seal = Un sceau contient un engagement de 64 chiffres hexadécimaux, l’apport de chaque place et, le cas échéant, le secret.
record-seal-broken = Le secret n’est pas celui auquel on s’était engagé.
record-seal-draw = Le tirage { $number } n’est pas celui que donne le sceau.
record-hidden = Des valeurs sont cachées ici : on peut revoir la partie, mais ni la finir ni la reprendre.

## Annuler un coup

undo-nothing = Il n’y a encore rien à annuler.
undo-revealed = On ne peut plus annuler ce coup : quelque chose a été dévoilé depuis.
undo-others = On ne peut plus annuler ce coup : quelqu’un d’autre a joué depuis.

## Fichiers

file-unwritable = Impossible d’écrire { $file } : { $reason }.

## Tournois et analyse

option-bot = Il n’y a pas de joueur artificiel « { $bot } » : choisissez parmi { $bots }.

## Les jeux

room-no-computers = { $game } n’a pas de joueur artificiel : laissez toutes les places à des personnes.
room-no-hints = { $game } n’a pas de joueur artificiel, donc pas de conseils.
room-twice = Deux jeux s’appellent « { $name } » : celui-ci est écarté ({ $source }).
room-broken = Le jeu « { $name } » ne peut être chargé et est écarté ({ $source }) : { $reason }
mail-address = Cette adresse e-mail ne peut rien recevoir.
mail-off = Ce serveur n’envoie pas d’e-mails.
mail-account = Les avis par e-mail demandent un compte : créez-en un d’abord.
mail-link = Ce lien n’est plus valable : demandez-en un nouveau sur la page du compte.
busy-mails = Trop d’e-mails : réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
push-endpoint = Ce n’est pas l’adresse d’un service push : elle doit commencer par https:// et ne contenir aucun nom d’utilisateur.
push-service = Ce serveur n’envoie pas de notifications par { $host }.
push-keys = Les clés de cet abonnement ne sont pas valables : abonnez-vous de nouveau.
push-off = Ce serveur n’envoie pas de notifications.
push-no-table = Les notifications sont pour les personnes assises à une table : ouvrez-en une ou rejoignez-en une d’abord.
table-seat-other = Vous ne pouvez le faire que pour votre propre place.
table-commit-late = Toutes les places se sont engagées : votre nombre ne peut plus changer.
table-entropy-early = Votre nombre sera demandé quand toutes les places se seront engagées sur le leur.
table-entropy-other = Ce n’est pas le nombre de votre engagement.
table-entropy-open = À cette table, chaque place s’engage d’abord sur un nombre, puis l’envoie. Prenez place sans nombre.
table-free-whom = Personne n’attend de nombre de cette place.
table-free-patience = { $player } a encore { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} pour envoyer un nombre avant que la place puisse être libérée.
advice-busy = On demande trop de conseils et d’analyses en ce moment : réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
hint-dropped = Ce conseil a été abandonné, car vous en avez demandé un autre ou le serveur s’arrête : redemandez-le si vous en avez encore besoin.
table-seats = { $players ->
    [one] Il faut { $players } place
   *[other] Il faut { $players } places
} ; places demandées : { $seats }.
table-from-moves = { $moves ->
    [0] Cette partie n’a encore aucun coup.
    [one] Cette partie n’a qu’un coup.
   *[other] Cette partie n’a que { $moves } coups.
}
table-from-other = La partie à reprendre en était une autre : il faut le même jeu, les mêmes joueurs, le même mode, les mêmes variantes et le même plateau.
table-running = Cette partie est encore en cours.
table-no-record = Une partie commencée sur une position composée n’a pas de feuille : on ne sait pas comment elle y est arrivée.
table-no-hints = Cette table joue sans conseils.
table-thinkers-busy = L’ordinateur est débordé en ce moment : réessayez dans un instant.
request-json = Ce n’est pas du JSON.
request-missing = Le champ « { $field } » manque.
request-unknown = Il n’y a pas de champ « { $field } » ici.
request-choice = Le champ « { $field } » doit être l’une de ces valeurs : { $choices }.
request-least = Le champ « { $field } » doit valoir ou compter au moins { $bound }.
request-most = Le champ « { $field } » doit valoir ou compter au plus { $bound }.
request-key = Le champ « { $field } » contient des caractères impossibles dans un lien.
request-kind = Le champ « { $field } » doit être { $right }.
request-kind-text = un texte
request-kind-number = un nombre entier
request-kind-switch = true ou false
request-kind-list = une liste
request-kind-object = un objet
request-method = Cette adresse n’accepte pas cette méthode.
page-missing = Il n’y a rien à cette adresse.

## Personnes

name-wrong = Un nom compte au plus { $most } caractères visibles, dont une lettre, un chiffre ou un symbole.
name-taken = Le nom « { $name } » est déjà pris : choisissez-en un autre.
account-name-wrong = Un nom de compte a de { $least } à { $most } caractères : lettres, chiffres, espaces, - ou _.
account-already = Vous avez déjà un compte.
account-none = Vous n’avez pas encore de compte.
password-length = Un mot de passe a de { $least } à { $most } caractères.
password-wrong = Ce n’est pas votre mot de passe.
login-wrong = Ce nom et ce mot de passe ne vont pas ensemble.

## Trop

busy-tables-open = Vous jouez déjà à { $most ->
    [one] { $most } table inachevée
   *[other] { $most } tables inachevées
} ; finissez d’abord une partie.
busy-tables = Que de nouvelles tables ! Vous pourrez ouvrir la prochaine dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
busy-joins = Que de places ! Vous pourrez prendre la prochaine dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
busy-moves = C’était trop rapide : réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
busy-logins = Trop de tentatives : réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
busy-passwords = Beaucoup de monde se connecte en ce moment : réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
busy-sockets = Trop de fenêtres sont connectées à la fois : fermez-en d’abord quelques-unes.
message-too-long = Ce message est trop long. Nombre d’octets lus, au plus : { $most }.
body-too-long = C’est trop à la fois. Nombre d’octets lus, au plus : { $most }.
body-too-slow = L’envoi a pris trop de temps : recommencez en moins de { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
origin-foreign = Cette demande venait d’une page d’un autre site ; elle n’a donc pas été exécutée.
health-slow = La base de données n’a pas répondu en une seconde.
server-failed = Quelque chose s’est mal passé ici ; rien n’est perdu. Réessayez.
request-nul = L’un des textes contient un caractère NUL, qui ne peut pas être enregistré.
record-surrogate = Ce texte contient un demi-caractère (un surrogate isolé), ce qu’aucun texte ne peut contenir.
body-too-fine = Cela compte trop d’éléments. Nombre de virgules, deux-points et crochets lus, au plus : { $most }.
host-foreign = Ce serveur ne répond pas sous le nom de cette adresse. La personne qui le gère peut l’autoriser avec le réglage « hosts ».
busy-public = Vous avez déjà { $most ->
    [one] { $most } table publique
   *[other] { $most } tables publiques
} en attente : attendez que l’une se remplisse, ou fermez-en une.
busy-uploads = Beaucoup de feuilles de partie sont lues en ce moment : réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
busy-slow-work = Il y a beaucoup à faire en ce moment : réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
busy-connections = Trop de connexions sont ouvertes depuis votre adresse : fermez-en d’abord quelques-unes.
request-http = Ce n’est pas une requête HTTP.
person-blocked = Ce compte est bloqué : écrivez aux personnes qui gèrent ce serveur.
reset-wrong = Ce lien a déjà servi ou il est trop ancien : demandez-en un autre.
reset-guest = « { $name } » joue sans compte et n’a pas de mot de passe.
session-missing = Cet appareil est déjà déconnecté.
name-scripts = Un nom s’écrit avec un seul alphabet : celui-ci mélange des lettres qui se ressemblent.
name-forbidden = Le nom « { $name } » contient un mot que ce serveur n’accepte pas : choisissez-en un autre.
daily-day = Il n’y a pas de forêt à jouer pour ce jour.
puzzle-missing = Ce problème n’existe pas.
storage-full = Il n’y a plus de place pour enregistrer : rien n’a été joué. Réessayez un peu plus tard.
storage-locked = La base de données est occupée : rien n’a été enregistré. Réessayez dans un instant.
storage-away = La base de données ne répond pas pour le moment. Réessayez dans un instant.
table-clock-kind = Une pendule est de type « turn » ou « bank ».
table-clock-seconds = Une pendule dure de { $least } à { $most } secondes.
table-begun = La partie a commencé : on ne prend plus place et on ne quitte plus la table.
table-no-seat = Cette place n’existe pas : elles se comptent à partir de 0 et cette table en a { $seats }.
table-full = Aucune place n’est libre pour vous ici.
table-taken = Cette place est déjà prise.
table-key = Cette place est gardée pour la personne qui a reçu son lien.
table-entropy = Votre nombre pour le sceau doit compter 64 caractères parmi 0 à 9 et a à f.
table-entropy-given = Vous avez déjà ajouté votre nombre au sceau.
table-not-sitting = Vous regardez : il faut jouer à cette table pour le faire.
table-not-your-turn = Ce n’est pas votre tour : c’est à { $player } de jouer.
table-not-begun = La partie n’a pas commencé : il manque encore quelqu’un.
table-over = La partie est terminée.
table-asked-already = Une annulation est déjà demandée : elle passe d’abord.
table-nothing-asked = Personne n’attend votre réponse.
table-stand-in-whom = L’ordinateur ne peut remplacer qu’une autre personne de cette table.
table-stand-in-turn = Personne n’attend { $player } en ce moment.
table-patience = { $player } a encore { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} avant que l’ordinateur puisse prendre le relais.
table-clock-empty = Votre temps est écoulé : l’ordinateur termine la partie pour vous.
