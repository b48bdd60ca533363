### Le client web : ce que disent ses pages, quel que soit le jeu.

web-you = Vous
web-unreachable = La maison ne répond pas. Vérifiez votre connexion ; nous réessayons.
web-loading = Un instant …
web-close = Fermer
web-rule = Règle { $rule }

## The menu

web-home = Retour à l’accueil
web-menu = Menu
web-account = Nom et compte
web-language = Langue
web-theme = Couleurs
web-theme-auto = Auto
web-theme-light = Clair
web-theme-dark = Sombre
web-sound = Sons
web-all-tables = Toutes les tables

## The start page

web-motto = La forêt brûle, la marée répond.
web-about = Deux jeux de plateau, entre amis ou contre l’ordinateur.
web-facts-feurio = 1–4 joueurs · 20 min
web-facts-firewater = 2–4 joueurs · 40 min
web-pitch-feurio = Envoyez vos équipes là où le feu sera, pas là où il est.
web-pitch-firewater = Étendez votre influence, prenez les cases, gagnez les élémentaires.
web-play-now = Jouer
web-against-computer = contre l’ordinateur
web-new-table = Nouvelle table
web-learn = Apprendre en cinq minutes
web-rules = Règles
web-running = Parties en cours
web-lobby = Tables ouvertes
web-finished = Parties terminées
web-no-tables = Pas encore de table
web-no-tables-about = Vos parties apparaîtront ici, tout comme les tables où quelqu’un attend de la compagnie.
web-show-all = Montrer les { $count }
web-open-record = Ouvrir une partie depuis un fichier
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

## The deal of the day

web-daily = La forêt du jour
web-daily-about = Un tirage en solitaire, le même pour tous jusqu’à minuit (UTC).
web-daily-goal = Sortez les 48 pompiers, chaque couleur dans une seule zone avec un 1 ouvert.
web-daily-play = Jouer ce tirage
web-daily-continue = Reprendre
web-daily-look = Revoir votre partie
web-daily-share = { $share } % ont réussi aujourd’hui
web-daily-shared = { $played ->
    [one] Une personne a terminé ; { $share } % ont gagné.
   *[other] { $played } personnes ont terminé ; { $share } % ont gagné.
}
web-daily-first = Personne n’a encore terminé
web-daily-results = Résultats du jour
web-daily-result = Résultat
web-daily-turns = Tours restants quand tout s’est joué
web-won = Gagné
web-not-won = Pas gagné

## A new table

web-new-title = { $game } : nouvelle table
web-mode = Comment voulez-vous jouer ?
web-mode-competitive = Chacun pour soi
web-mode-cooperative = Ensemble
web-mode-solitaire = En solitaire
web-how-many = Combien de joueurs ?
web-players = { $count ->
    [one] 1 joueur
   *[other] { $count } joueurs
}
web-seats = Qui s’assied où ?
web-seat = Place { $number }
web-seat-me = Moi
web-seat-here = Quelqu’un sur cet appareil
web-seat-friend = Un ami, par lien
web-seat-anyone = Qui veut
web-seat-computer = L’ordinateur
web-seat-me-about = Cette place est la vôtre.
web-seat-friend-about = Vous recevrez un lien et un code à transmettre.
web-seat-anyone-about = La table figure parmi les tables ouvertes.
web-level = force
web-name = Nom
web-variants = Variantes
web-variant-firebreak = Coupe-feu
web-variant-firebreak-about = Posez une tuile face cachée au prix d’un pompier ; les tuiles piochées restent secrètes.
web-variant-hotter = Partie plus chaude
web-variant-hotter-about = Les zones sont arrondies vers le bas et non vers le haut.
web-more = Pendule, aides et autres réglages
web-layout = Plateau
web-layout-default = Celui de l’édition, centre inversé
web-layout-chessboard = Simple damier
web-own-board = Votre propre plateau (un fichier texte de F et de W)
web-clock = Temps de réflexion
web-clock-none = Sans pendule
web-clock-turn-30 = 30 secondes par tour
web-clock-turn-120 = 2 minutes par tour
web-clock-bank-300 = 5 minutes chacun, plus 10 secondes par tour
web-clock-bank-900 = 15 minutes chacun, plus 20 secondes par tour
web-clock-turn-86400 = Un jour par tour
web-aids = Aides
web-aid-spots = Afficher les totaux du plateau
web-aid-spots-about = Les points les plus chauds et leur chaleur, l’influence sur chaque case.
web-aid-counts = Compter ce qui reste
web-aid-counts-about = Les tuiles ou marqueurs que personne n’a encore vus.
web-aid-scores = Score en direct
web-aid-scores-about = Le décompte du moment, à tout instant.
web-aid-hints = Conseils
web-aid-hints-about = Les trois meilleurs coups, à la demande.
web-open-table = Ouvrir la table

## At the table

web-board = Plateau
web-sheet = Agrandir ou réduire le volet de la table
web-turn = À qui de jouer, et que faire
web-turn-of = À { $player } de jouer
web-choose = Choisissez sur le plateau
web-unstage = Non, pas ça
web-hint = Conseil
web-take-back = Reprendre
web-ask-undo = Demander à reprendre mon dernier tour
web-asks-undo = { $player } voudrait reprendre son dernier tour.
web-agree = D’accord
web-disagree = Plutôt pas
web-undo-asked = Les autres doivent encore accepter la reprise.
web-returnable = Vous pourrez encore reprendre ce coup.
web-final = Une fois confirmé, c’est joué : on ne peut plus le reprendre.
web-log = Dernièrement
web-log-all = Toute la partie
web-log-less = Seulement le plus récent
web-news = Nouveau :
web-company = Qui est là
web-present = présent
web-absent = absent
web-stands-in = l’ordinateur joue
web-return = Je suis de retour
web-stand-in = Laisser l’ordinateur jouer pour { $player }
web-lists = Listes et coups au clavier
web-notation = Tapez un coup
web-notation-go = Montrer
web-gathering = En attendant les autres
web-gathering-about = La partie commence d’elle-même dès que toutes les places sont prises.
web-invited = Une place vous attend
web-seat-open = Gardée pour un ami
web-seat-public = Libre pour qui veut
web-sit = Prendre place
web-leave = Se relever
web-watching-soon = Vous regardez : la partie commence dès que toutes les places sont prises.
web-link-seat = Lien pour la place { $number }
web-link-watch = Lien pour les spectateurs
web-link-replay = Lien vers cette partie
web-copy = Copier
web-copied = Copié
web-qr = { $name }, en code à scanner
web-hand-over = Au tour de { $player }
web-hand-over-about = Passez l’appareil : la suite n’est destinée qu’à une seule paire d’yeux.
web-hand-over-ready = C’est moi, { $player }
web-lost = Connexion perdue, nouvel essai …
web-lost-staged = Votre coup est conservé.
web-no-table = Vous ne pouvez pas voir cette table

## Afterwards

web-game-over = La partie est terminée
web-rematch = Revanche
web-rematch-join = Vers la revanche
web-replay = Revoir
web-count = Le décompte en toutes lettres
web-keep = Garder, vérifier, partager
web-download = Télécharger la feuille de partie
web-verify = Vérifier le sceau
web-seal-good = Le sceau est intact : chaque tirage était fixé avant le premier coup.
web-seal-none = Cette partie ne porte pas de sceau.
web-replay-move = Coup { $move } sur { $of }
web-beginning = Le début
web-first = Au début
web-prior = Un pas en arrière
web-next = Suivant
web-last = À la fin
web-play = Lancer
web-pause = Arrêter
web-slider = Position dans la partie
web-play-on = Rejouer à partir d’ici
web-to-table = Vers la table
web-analysis = Comment la partie a tourné
web-analysis-runs = Nouvel examen : { $done } décisions sur { $of } …
web-chart = La part de victoire attendue, coup par coup, une ligne par joueur
web-turning = Coup { $move } : { $player } a cédé { $loss } % d’une victoire ({ $played }). Mieux : { $best }.
web-no-turning = Personne n’a rien gâché : une partie bien jouée.
web-open-record-about = Une feuille de partie téléchargée ici peut être revue, vérifiée et rejouée.
web-choose-file = Choisissez un fichier, ou déposez-le ici

## Learning

web-rules-of = Règles de { $game }
web-contents = Sommaire
web-learn-title = { $game } en cinq minutes
web-learn-done = Jouer une vraie partie
web-step = Étape { $step } sur { $of }

## Name and account

web-account-guest = Vous jouez en invité. Tout fonctionne sans compte.
web-account-yours = Vos parties et vos classements sont gardés sous votre nom.
web-your-name = Comment les autres vous appellent
web-rename = Enregistrer
web-renamed = C’est enregistré.
web-ratings = Classements
web-rated-games = { $count ->
    [one] une partie
   *[other] { $count } parties
}
web-account-have = Un compte
web-account-about = Avec un nom et un mot de passe, vous retrouvez vos parties sur tout appareil. Vos parties d’invité vous suivent.
web-password = Mot de passe
web-register = Créer un compte
web-enter = Se connecter
web-registered = Bienvenue ! Votre compte est créé.
web-entered = Heureux de vous revoir !
web-log-out = Se déconnecter
web-left = Vous êtes déconnecté.
web-remove = Supprimer le compte
web-remove-about = Votre nom disparaît de toutes les parties ; les parties elles-mêmes restent. C’est définitif.
web-removed = Le compte est supprimé.

## Nothing here

web-missing = Il n’y a rien ici
web-missing-about = L’adresse ne mène nulle part : il manque peut-être une lettre.
