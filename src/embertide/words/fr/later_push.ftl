### Les notifications dans le navigateur.

web-socket-missing = Cette table ne vous est plus ouverte : la partie a commencé sans vous, ou la table n’existe plus.
web-notices = Notifications
web-notices-never-about = Ce navigateur ne peut pas afficher de notifications de ce serveur.
web-notices-denied-about = Les notifications sont bloquées dans ce navigateur : autorisez-les pour ce site dans ses réglages.
web-notices-off-about = Ce navigateur peut vous avertir quand c’est à vous de jouer, aux tables sans pendule ou avec un jour ou plus par tour.
web-notices-on-about = Ce navigateur vous avertit quand c’est à vous de jouer, même si aucune page n’est ouverte.
web-notices-offer = Cette partie peut durer des jours. Voulez-vous que ce navigateur vous avertisse quand c’est à vous de jouer ?
web-notices-on = M’avertir
web-notices-off = Désactiver
web-notices-later = Pas maintenant
web-notices-failed = Le service push de ce navigateur ne répond pas : réessayez plus tard.
