### Les tables : ce qui s’y passe, et ce qu’on ne peut pas y faire.

table-missing = Cette table n’existe pas, ou son lien est incomplet.
table-opened = La table est ouverte.
table-sat = { $player } prend place.
    .you-player = Vous prenez place.
table-left = { $player } quitte la table.
    .you-player = Vous quittez la table.
table-begins = Tout le monde est là : la partie commence.
table-undone = { $count ->
    [one] { $player } annule le dernier coup.
   *[other] { $player } annule les { $count } derniers coups.
}
    .you-player = { $count ->
        [one] Vous annulez le dernier coup.
       *[other] Vous annulez les { $count } derniers coups.
    }
table-asked = { $player } demande à annuler son dernier tour.
    .you-player = Vous demandez à annuler votre dernier tour.
table-agreed = { $player } est d’accord.
    .you-player = Vous êtes d’accord.
table-declined = { $player } n’est pas d’accord.
    .you-player = Vous n’êtes pas d’accord.
table-stands-in = { $player } n’est pas là : l’ordinateur prend le relais.
    .you-player = Vous n’êtes pas là : l’ordinateur prend le relais.
table-time-up = { $player } n’a plus de temps : l’ordinateur continue.
    .you-player = Vous n’avez plus de temps : l’ordinateur continue.
table-returned = { $player } est de retour.
    .you-player = Vous êtes de retour.
table-rematch = La revanche est prête.
table-rematch-asked = { $player } voudrait rejouer.
    .you-player = Vous voudriez rejouer.
table-stale = La partie a avancé : elle en est maintenant à la position { $ply }.
