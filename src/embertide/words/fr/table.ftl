### Les tables : ce qui s'y passe, et ce qu'on ne peut pas y faire.

table-opened = La table est ouverte.
table-sat = { $player } prend place.
table-left = { $player } quitte la table.
table-begins = Tout le monde est là : la partie commence.
table-undone = { $count ->
    [one] { $player } reprend le dernier coup.
   *[other] { $player } reprend les { $count } derniers coups.
}
table-asked = { $player } demande à revenir avant son dernier tour.
table-agreed = { $player } est d'accord.
table-declined = { $player } préfère que non.
table-stands-in = { $player } est absent : l'ordinateur prend le relais.
table-time-up = { $player } n'a plus de temps : l'ordinateur continue.
table-returned = { $player } est de retour.
table-rematch = La partie suivante est prête.

table-clock-kind = Une pendule est de type « turn » ou « bank ».
table-clock-seconds = Une pendule dure de { $least } à { $most } secondes.
table-begun = La partie a commencé : on ne prend plus place et on ne quitte plus la table.
table-no-seat = Cette place n'existe pas : elles se comptent à partir de 0 et cette table en a { $seats }.
table-full = Aucune place n'est libre pour vous ici.
table-taken = Cette place est déjà prise.
table-key = Cette place est gardée pour la personne qui a reçu son lien.
table-entropy = Votre nombre pour le sceau doit compter 64 caractères parmi 0 à 9 et a à f.
table-entropy-given = Vous avez déjà ajouté votre nombre au sceau.
table-not-sitting = Vous regardez : seuls les joueurs assis à la table peuvent le faire.
table-not-your-turn = Ce n'est pas votre tour : c'est à { $player } de jouer.
table-not-begun = La partie n'a pas commencé : il manque encore quelqu'un.
table-over = La partie est terminée.
table-stale = La partie a avancé : la position porte maintenant le numéro { $ply }.
table-asked-already = Une reprise de coup est déjà demandée : elle passe d'abord.
table-nothing-asked = Personne n'attend votre réponse.
table-stand-in-whom = L'ordinateur ne peut remplacer qu'une autre personne de cette table.
table-stand-in-turn = Personne n'attend { $player } en ce moment.
table-patience = { $player } a encore { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} avant que l'ordinateur puisse prendre le relais.
table-clock-empty = Votre temps est écoulé : l'ordinateur termine la partie pour vous.
