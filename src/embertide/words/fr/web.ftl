### Le client web : ce que disent ses pages, quel que soit le jeu.

web-you = Vous
web-unreachable = Le serveur ne répond pas. Vérifiez votre connexion ; nous réessayons.
web-loading = Un instant…
web-close = Fermer
web-rule = Règle { $rule }

## Le menu

web-home = Retour à l’accueil
web-menu = Menu
web-account = Nom et compte
web-language = Langue
web-theme = Couleurs
web-theme-auto = Auto
web-theme-light = Clair
web-theme-dark = Sombre
web-all-tables = Toutes les tables

## La page d’accueil

web-motto = La forêt brûle, la marée répond.
web-about = Des jeux de plateau, entre amis ou contre l’ordinateur.
web-facts-feurio = 1–4 joueurs · 20–30 min
web-facts-firewater = 2–4 joueurs · 40 min
web-pitch-feurio = Placez vos équipes là où le feu sera, pas là où il est.
web-pitch-firewater = Étendez votre influence, prenez les cases, ralliez les élémentaires.
web-play-now = Jouer
web-against-computer = contre l’ordinateur
web-at-one-device = sur cet appareil
web-players-range = { $least } à { $most } joueurs
web-new-table = Nouvelle table
web-learn = Apprendre en cinq minutes
web-rules = Règles
web-running = Parties en cours
web-lobby = Tables ouvertes
web-finished = Parties terminées
web-no-tables = Pas encore de table
web-no-tables-about = Vos parties apparaîtront ici, avec les tables où quelqu’un attend de la compagnie.
web-no-tables-offline = Vos parties apparaîtront ici.
web-show-all = Afficher les { $count }
web-open-record = Ouvrir un fichier
web-continue = Continuer
web-watch = Regarder
web-join = Rejoindre
web-look = Revoir
web-over = Terminée
web-waiting-players = En attente de joueurs
web-your-turn = À vous de jouer
web-thinking = { $player } réfléchit
web-seats-free = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
web-move-number = { $number ->
    [0] à peine commencée
   *[other] coup { $number }
}

## La forêt du jour

web-daily = La forêt du jour
web-daily-about = Une forêt en solitaire, la même pour tout le monde jusqu’à minuit (UTC).
web-percent = { NUMBER($value, style: "percent") }
web-daily-day = { DATETIME($day, dateStyle: "full") }
web-daily-goal = Placez les 48 pompiers, chaque couleur dans une seule zone avec un 1 ouvert.
web-daily-play = Jouer cette forêt
web-daily-continue = Reprendre
web-daily-look = Revoir votre partie
web-daily-share = { NUMBER($share, style: "percent") } de réussite aujourd’hui
web-daily-first = Personne n’a encore terminé
web-daily-results = Résultats du jour
web-won = Gagné
web-not-won = Perdu

## Une nouvelle table

web-mode = Comment voulez-vous jouer ?
web-mode-competitive = Chacun pour soi
web-mode-cooperative = Ensemble
web-mode-solitaire = En solitaire
web-players = { $count ->
    [one] 1 joueur
   *[other] { $count } joueurs
}
web-seat = Place { $number }
web-level = niveau
web-name = Nom
web-variant-firebreak = Coupe-feu
web-variant-hotter = C’est chaud !
web-aids = Aides
web-aid-spots = Afficher les totaux du plateau
web-aid-counts = Compter ce qui reste
web-aid-scores = Score en direct
web-aid-hints = Conseils

## À la table

web-board = Plateau
web-turn = À qui de jouer, et quoi faire
web-turn-of = À { $player } de jouer
web-choose = Choisissez un coup
web-unstage = Changer
web-hint = Conseil
web-take-back = Annuler
web-ask-undo = Demander à annuler
web-asks-undo = { $player } voudrait annuler son dernier tour.
web-agree = D’accord
web-disagree = Non, merci
web-returnable = Vous pourrez encore annuler ce coup.
web-final = Ce coup sera définitif.
web-log = Derniers coups
web-log-all = Toute la partie
web-log-less = Seulement les derniers coups
web-news = Nouveau :
web-company = Qui est là
web-present = en ligne
web-absent = hors ligne
web-stands-in = l’ordinateur joue
web-return = Je suis de retour
web-stand-in = Remplacer { $player }
web-lists = Listes et coups au clavier
web-notation = Tapez un coup
web-notation-go = Montrer
web-gathering = En attendant les autres
web-gathering-about = La partie commence d’elle-même dès que toutes les places sont prises.
web-invited = Une place vous attend
web-seat-open = Sur invitation
web-seat-public = Pour tout le monde
web-sit = Prendre place
web-leave = Quitter la table
web-watching-soon = Vous regardez : la partie commence dès que toutes les places sont prises.
web-link-seat = Lien pour la place { $number }
web-link-watch = Lien pour les spectateurs
web-link-replay = Lien vers cette partie
web-copy = Copier
web-copied = Copié
web-qr = { $name }, en code à scanner
web-hand-over = À { $player } de jouer
web-hand-over-about = Passez l’appareil : la suite est réservée à une seule paire d’yeux.
web-hand-over-ready = C’est moi, { $player }
web-lost = Connexion perdue, nouvel essai…
web-lost-staged = Votre coup est conservé.
web-socket-refused = Le serveur a fermé la connexion à cette table.
web-try-again = Réessayer
web-no-table = Vous ne pouvez pas voir cette table

## Après la partie

web-game-over = La partie est terminée
web-rematch = Revanche
web-rematch-join = Rejoindre la revanche
web-replay = Revoir
web-count = Le détail du décompte
web-keep = Garder, vérifier, partager
web-download = Télécharger la partie
web-play = Lancer
web-no-turning = Aucune erreur coûteuse : une partie bien jouée !

## Nom et compte

web-registered = Bienvenue ! Votre compte est créé.

## Jeux sans pages à eux

web-plain-move = Jouer { $move }
web-plain-choose = Choisissez un coup
web-plain-position = La position
web-plain-preview = Voici ce que cela donnerait :
web-plain-type = Tapez un coup, ou le début d’un coup
web-plain-found = { $found ->
    [0] Aucun coup ne correspond ; appuyez sur Entrée pour savoir pourquoi.
    [one] { $found } coup sur { $count }
   *[other] { $found } coups sur { $count }
}
