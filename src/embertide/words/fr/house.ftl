### La maison : ce qui se dit de n’importe quel jeu.

player = Joueur { $number }
colour-red = rouge
colour-green = vert
colour-blue = bleu
colour-yellow = jaune
score-line = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Options

option-game = Il n’y a pas de jeu « { $game } » ici : choisissez parmi { $games }.
option-mode = Il n’y a pas de mode « { $mode } » : choisissez parmi { $modes }.
option-players = Ce jeu se joue de { $least } à { $most }, pas à { $players }.
option-mode-players = { $least ->
    [1] Le mode { $mode } se joue seul, pas à { $players }.
   *[other] Le mode { $mode } se joue de { $least } à { $most }, pas à { $players }.
}
option-variant = Il n’y a pas de variante « { $variant } » : choisissez parmi { $variants }.
option-variant-mode = La variante { $variant } ne va pas avec le mode { $mode }, seulement avec { $modes }.
option-no-variants = Ce jeu n’a pas de variantes : « { $variant } » ne peut pas en être une.
option-board = Il n’y a pas de plateau « { $board } » : choisissez parmi { $boards }, ou donnez le chemin d’un fichier.
option-no-boards = Ce jeu se joue sur une table vide : il n’a pas de plateau à choisir.

## Parties notées

record-json = Ce n’est pas du JSON : la lecture s’arrête à la ligne { $line }, colonne { $column }.
record-deep = L’imbrication est trop profonde pour une partie notée.
record-number = Un nombre a ici trop de chiffres.
record-constant = { $name } n’a pas sa place dans une partie notée : les nombres y sont entiers.
record-object = Une partie notée est un seul objet JSON entre accolades.
record-twice = Le champ « { $field } » figure ici deux fois ; une seule suffit.
record-missing = Le champ « { $field } » manque.
record-unknown = Les parties de ce jeu n’ont pas de champ « { $field } ».
record-kind-str = Il faut ici un texte entre guillemets.
record-kind-int = Il faut ici un nombre entier.
record-kind-list = Il faut ici une liste entre crochets.
record-kind-dict = Il faut ici un objet entre accolades.
record-strings = Il faut ici une liste de textes entre guillemets.
record-format = Ce n’est pas le format que nous lisons ; une partie notée indique « { $format } ».
record-rules = Cette partie suit d’autres règles que la version { $rules }, la seule que ce programme connaisse.
record-unsorted = Les variantes se suivent par ordre alphabétique, chacune une seule fois.
record-names = Il faut autant de noms que de joueurs, ici { $players }.
record-date = Ce n’est pas une date : écrivez-la comme 2026-11-15 ou 2026-11-15T20:30:00+01:00.
record-checks = Le nombre de contrôles ({ $checks }) ne va pas avec celui des coups ({ $moves }) : chaque coup a le sien, ou aucun n’en a.
record-check = Un contrôle contient seulement seat, legal et digest.
record-digest = Une empreinte compte seize caractères, de 0 à 9 et de a à f.
record-seat = D’après le contrôle, c’est à la place { $said } de jouer ici, mais c’est à la place { $found }.
record-legal = D’après le contrôle, le nombre de coups permis est ici { $said }, mais c’est { $found }.
record-other-moves = L’empreinte { $said } du contrôle correspond à d’autres coups permis que les nôtres, { $found }.
record-result-missing = La partie est finie : il faut en noter le résultat.
record-result-early = La partie n’est pas finie : il n’y a pas encore de résultat.
record-result-wrong = Le bon résultat est { $found }.
record-seal = Un sceau contient un engagement de 64 chiffres hexadécimaux, l’apport de chaque place et, le cas échéant, le secret.
record-seal-broken = Le secret n’est pas celui auquel on s’était engagé.
record-seal-draw = Le tirage { $number } n’est pas celui que donne le sceau.
record-hidden = Des valeurs sont cachées ici : on peut regarder la partie, mais ni la finir ni la continuer.

## Reprendre un coup

undo-nothing = Il n’y a encore rien à reprendre.
undo-revealed = Ce coup est joué pour de bon : quelque chose a été dévoilé depuis.
undo-others = Ce coup est joué pour de bon : quelqu’un d’autre a joué depuis.

## Fichiers

file-unreadable = Impossible de lire { $file } : { $reason }.
file-not-text = { $file } n’est pas un fichier texte en UTF-8.
file-unwritable = Impossible d’écrire { $file } : { $reason }.
file-empty = Ce fichier ne contient aucune partie.

## Le terminal

option-language = Nous ne parlons pas encore « { $language } » : choisissez parmi { $languages }.
option-bots = Impossible d’asseoir { $bots } bots sur { $players ->
    [one] une seule chaise
   *[other] { $players } chaises
}.
our-ruling = Notre décision : { $text }
unofficial = Ceci est une édition non officielle. Les jeux et leurs noms appartiennent à leurs auteurs et éditeurs ; les textes sont de nous.
name-feurio = Feurio!, un feu de forêt de 1 à 4
name-firewater = Feu & Eau, une lutte des éléments de 2 à 4
name-competitive = chacun pour soi
name-cooperative = ensemble
name-solitaire = en solitaire
ask-game = À quoi jouons-nous ?
ask-mode = Comment ?
ask-players = Combien de joueurs ?
ask-variants = Jouer avec la variante « { $variant } » ? [o/N]
ask-bots = Combien d’entre eux sont joués par l’ordinateur ?
ask-choice = Numéro (Entrée seule pour { $first }) :
ask-again = Répondez par l’un de ces choix, s’il vous plaît : { $answers }.
yes-letters = oO
goodbye = À la prochaine !
terminal-welcome = Tapez un coup, ou « help ».
terminal-help =
    Un coup se tape comme il est écrit dans la liste, par exemple - pour passer.
    moves          tous les coups permis ; « moves d », seulement ceux qui commencent par d
    why COUP       dit si un coup est permis, et sinon quelle règle s’y oppose
    undo           reprend le dernier coup, tant que rien n’a été dévoilé depuis
    score          compte les points au stade actuel
    hint         les trois meilleurs coups, et ce qu’ils font
    save FICHIER   enregistre la partie ; pour la reprendre : embertide play --resume FICHIER
    quit           quitte le jeu (Ctrl-C et Ctrl-D aussi) en proposant d’enregistrer
terminal-many = (beaucoup de coups : tapez « moves », ou avec le début : « moves t »)
terminal-prompt = { $player }, à vous >
terminal-hand-over = { $player }, c’est à vous : prenez le clavier et appuyez sur Entrée.
terminal-legal = { $move } est permis.
terminal-save-where = Dans quel fichier ? Écrivez : save FICHIER
terminal-exists = { $file } existe déjà : choisissez un autre nom.
terminal-saved = C’est enregistré. Pour continuer : embertide play --resume { $file }
terminal-leave = Vous partez. Tapez un nom de fichier pour enregistrer la partie, ou Entrée seule pour ne rien garder :

## Tournois et analyse

level-spark = Étincelle
level-ember = Braise
level-flame = Flamme
level-blaze = Brasier
level-inferno = Fournaise
option-bot = Il n’y a pas de joueur artificiel « { $bot } » : choisissez parmi { $bots }.
option-no-bots = Nommez au moins un joueur artificiel, par exemple --bots flame,blaze.
option-ray = Ray n’est pas installé : pip install "embertide[ray]", ou omettez --ray.
option-ray-address = Aucune grappe Ray ne répond à { $address } : donnez son adresse, ou « local » pour en démarrer une ici.
arena-bot = joueur
arena-games = parties
arena-share = gagnées (95 %)
arena-points = points
arena-seconds = s par coup
arena-rating = classement
analysis-move = coup
analysis-player = joueur
analysis-played = joué
analysis-best = meilleur
analysis-expected = espéré
analysis-loss = perdu
analysis-remark = ce qu’il fait
analysis-lost = { $player } a laissé échapper { $loss } d’une victoire en tout.
hint-over = La partie est finie : il n’y a plus rien à conseiller.

## Recherche

option-research = Il faut pour cela { $package } : pip install "embertide[research]"
option-seat = Il n’y a pas de siège { $seat } : les sièges vont de 0 à { $last }.
export-suffix = { $file } doit finir par .parquet ou .npz : c’est ce qui dit le format.
export-mixed = Un fichier contient un seul jeu : cette partie est de { $game }, la première était de { $first }.
export-done = { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
} de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} dans { $file }.
warming-up = Préparation des joueurs artificiels (seulement après une mise à jour, quelques secondes)…
ask-level = À quel niveau l’ordinateur doit-il jouer ?
solve-what = Donnez soit une partie enregistrée, soit --deck, dont la victoire est à prouver.
solve-competitive = Seul un but commun peut être résolu : choisissez le mode solitaire ou cooperative.
solve-not-found = Aucune façon de gagner n’a été trouvée dans ce délai ; il y en a peut-être une.
name-spark = Étincelle, débutant
name-ember = Braise
name-flame = Flamme
name-blaze = Brasier
name-inferno = Fournaise, le plus fort

## Positions that somebody set up

position-turn = Les places se comptent à partir de 0, et il y en a { $players }.
