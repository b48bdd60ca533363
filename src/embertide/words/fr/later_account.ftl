### La page du compte : mot de passe, appareils, données.

web-password-old = Mot de passe actuel
web-password-new = Nouveau mot de passe
web-password-change = Changer le mot de passe
web-password-about = Tous les autres appareils seront déconnectés.
web-password-set = Changer le mot de passe
web-password-changed = Le nouveau mot de passe est en place. Tous les autres appareils sont déconnectés.
web-devices = Vos appareils connectés
web-device-unknown = Appareil inconnu
web-device-here = cet appareil
web-device-dates = Depuis le { DATETIME($since, dateStyle: "medium") }, utilisé le { DATETIME($used, dateStyle: "medium") }
web-device-end = Déconnecter
web-device-ended = Cet appareil est déconnecté.
web-everywhere = Se déconnecter partout
web-everywhere-done = Tous vos appareils sont déconnectés.
web-data = Vos données
web-data-about = Tout ce que ce serveur a enregistré sur vous, avec toutes vos parties, dans un seul fichier.
web-data-get = Télécharger mes données
web-reset = Un nouveau mot de passe
web-reset-lead = Choisissez un nouveau mot de passe pour votre compte.
web-reset-missing = Ce lien est incomplet : ouvrez l’adresse entière que vous avez reçue.
web-reset-about = Le lien ne sert qu’une fois. Tous les autres appareils seront déconnectés.
web-reset-set = Enregistrer le mot de passe
web-reset-done = Votre nouveau mot de passe est en place. Vous pouvez jouer.
web-reset-on = Aller aux jeux
web-registered-name = Nom enregistré

## La page du nom et du compte

web-account-guest = Vous jouez sans compte : tout fonctionne quand même.
web-account-yours = Vos parties et vos classements sont gardés dans votre compte.
web-your-name = Votre nom
web-rename = Enregistrer
web-renamed = C’est enregistré.
web-ratings = Classements
web-rated-games = { $count ->
    [one] une partie
   *[other] { $count } parties
}
web-account-have = Compte
web-account-about = Avec un nom et un mot de passe, vous retrouvez vos parties sur tout appareil, y compris celles jouées sans compte.
web-password = Mot de passe
web-register = Créer un compte
web-enter = Se connecter
web-entered = Bon retour !
web-log-out = Se déconnecter
web-left = Déconnexion réussie.
web-remove = Supprimer le compte
web-remove-about = Votre nom disparaît de toutes les parties ; les parties elles-mêmes restent. C’est définitif.
web-removed = Le compte est supprimé.
