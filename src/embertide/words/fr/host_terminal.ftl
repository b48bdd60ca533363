### Le terminal : parties, tournois, analyse et fichiers.

## Fichiers

file-unreadable = Impossible de lire { $file } : { $reason }.
file-not-text = { $file } n’est pas un fichier texte en UTF-8.
file-empty = Ce fichier ne contient aucune feuille de partie.

## Le terminal

option-language = Nous ne parlons pas encore « { $language } » : choisissez parmi { $languages }.
option-bots = { $players ->
    [one] À une seule place, on ne peut pas mettre autant de joueurs artificiels : { $bots }.
   *[other] À { $players } places, on ne peut pas mettre autant de joueurs artificiels : { $bots }.
}
ask-game = À quoi voulez-vous jouer ?
ask-mode = Comment ?
ask-players = À combien jouez-vous ?
ask-variants = Jouer avec la variante « { $variant } » ? [o/N]
ask-bots = Combien de places pour l’ordinateur ?
ask-choice = Numéro (Entrée seule pour { $first }) :
ask-again = Répondez par l’un de ces choix, s’il vous plaît : { $answers }.
yes-letters = oO
goodbye = À la prochaine !
terminal-welcome = Tapez un coup, ou « help ».
terminal-help =
    Un coup se tape comme il est écrit dans la liste, par exemple - pour passer.
    moves          tous les coups permis ; « moves d », ceux qui commencent par d
    board          montre encore le plateau
    why COUP       dit si un coup est permis, et sinon quelle règle s’y oppose
    undo           annule le dernier coup, tant que rien n’a été dévoilé depuis
    score          compte les points au stade actuel
    hint           les trois meilleurs coups, et ce qu’ils font
    save FICHIER   enregistre ; pour reprendre : embertide play --resume FICHIER
    quit           quitte le jeu (Ctrl-C et Ctrl-D aussi) ; on peut enregistrer avant
terminal-many = (beaucoup de coups : tapez « moves », ou avec le début : « moves t »)
terminal-only = Un seul coup est possible, { $move } : Entrée pour le jouer.
terminal-more = { $count ->
    [one] Encore { $count } coup
   *[other] Encore { $count } coups
} : Entrée pour continuer, q pour arrêter.
terminal-none = Aucun coup permis ne commence par « { $start } ».
terminal-why = Quel coup ? Écrivez : why COUP
terminal-prompt = { $player }, à vous >
terminal-hand-over = { $player }, c’est à vous : prenez le clavier et appuyez sur Entrée.
terminal-legal = { $move } est permis.
terminal-save-where = Dans quel fichier ? Écrivez : save FICHIER
terminal-exists = { $file } existe déjà : choisissez un autre nom.
terminal-saved = C’est enregistré. Pour reprendre : embertide play --resume { $file }
terminal-leave = Vous quittez le jeu. Tapez un nom de fichier pour enregistrer la partie, ou Entrée seule pour ne rien garder :

## Tournois et analyse

option-no-bots = Nommez au moins un joueur artificiel, par exemple --bots flame,blaze.
option-ray = Ray n’est pas installé : pip install "embertide[ray]", ou omettez --ray.
option-ray-address = Aucune grappe Ray ne répond à l’adresse { $address } : vérifiez-la, ou donnez « local » pour en démarrer une ici.
arena-bot = joueur
arena-games = parties
arena-share = gagnées ({ NUMBER(0.95, style: "percent") })
arena-points = points
arena-seconds = s par coup
arena-rating = classement
terminal-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-seconds = { NUMBER($seconds, minimumFractionDigits: 4, maximumFractionDigits: 4) }
analysis-move = coup
analysis-player = joueur
analysis-played = joué
analysis-best = meilleur
analysis-expected = espéré
analysis-loss = perdu
analysis-remark = ce qu’il fait
analysis-lost = { $player } a laissé filer en tout { NUMBER($loss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } de chances de victoire.
hint-over = La partie est finie : il n’y a plus rien à conseiller.

## Recherche

option-extra = Il faut pour cela { $package } : pip install "embertide[{ $extra }]"
option-seat = Il n’y a pas de place { $seat } : les places se comptent de 0 à { $last }.
export-suffix = { $file } doit finir par .parquet ou .npz, qui indique le format à écrire.
export-mixed = Un fichier ne contient qu’un seul jeu : cette feuille de partie est du jeu { $game }, la première du jeu { $first }.
export-done = { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
} ({ $games ->
    [one] { $games } partie
   *[other] { $games } parties
}) dans { $file }.
warming-up = Préparation des joueurs artificiels (quelques secondes, seulement après une mise à jour)…
ask-level = À quel niveau l’ordinateur doit-il jouer ?
solve-what = Indiquez où chercher une victoire : une feuille de partie, ou --deck.
solve-competitive = Seul un but commun peut être résolu : choisissez le mode solitaire ou cooperative.
solve-not-found = Aucune victoire n’a été trouvée dans ce délai, mais il y en a peut-être une.
