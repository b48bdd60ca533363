### Les tables qui finissent avant l’heure, les vieilles tables et les pendules arrêtées.

table-resigned = { $player } abandonne.
    .you-player = Vous abandonnez.
table-won-resigned = { $player } a abandonné : { $winner } gagne.
    .you-player = Vous avez abandonné : { $winner } gagne.
    .you-winner = { $player } a abandonné : vous gagnez.
table-ended-resigned = { $player } a abandonné : la partie s’arrête là.
    .you-player = Vous avez abandonné : la partie s’arrête là.
table-ended-closed = { $player } a mis fin à la partie.
    .you-player = Vous avez mis fin à la partie.
table-ended-host = La personne qui gère ce serveur a mis fin à la partie.
table-closed-now = La table est fermée.
table-paused = Le serveur s’est absenté { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} : la pendule est restée arrêtée.
web-table-resign = Abandonner
web-table-end = Arrêter la partie
web-table-close = Fermer la table
web-table-stay = Continuer
web-table-keep = La laisser ouverte
web-table-resign-ask = Voulez-vous abandonner ?
web-table-resign-plays = L’ordinateur continue à votre place et vous terminez au dernier rang. Vous pourrez regarder, mais pas revenir.
web-table-resign-helps = L’ordinateur continue à votre place. Vous pourrez regarder, mais pas revenir.
web-table-resign-ends = La partie s’arrête aussitôt et vous la perdez.
web-table-end-ask = Voulez-vous arrêter cette partie ?
web-table-end-about = Elle reste parmi vos parties terminées, sans résultat.
web-table-end-daily = Vous n’avez qu’un essai pour la forêt du jour : il comptera comme perdu.
web-table-close-ask = Voulez-vous fermer cette table ?
web-table-close-about = Elle disparaît pour tout le monde et les liens envoyés ne marchent plus.
web-table-leave-ask = Voulez-vous quitter cette table ?
web-table-leave-about = Quelqu’un d’autre pourra prendre votre place.
web-table-sit-on = Rester
web-table-resigned = a abandonné
web-ended-early = Partie arrêtée avant la fin
