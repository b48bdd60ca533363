### Les e-mails et leurs réglages.

mail-confirm-subject = Confirmez votre adresse pour Embertide
mail-confirm-text =
    Ouvrez ce lien pour recevoir un avis à cette adresse quand c’est à vous de jouer :

    { $link }

    Si vous n’avez rien demandé, ne faites rien : vous ne recevrez pas d’autre message.
mail-turn-subject = À vous de jouer : { $game }
mail-turn-text =
    { $turn }

    Rejoindre la table : { $link }

    Ne plus recevoir d’e-mails : { $stop }
right-smtp-host = il faut le nom d’un serveur de courrier
right-smtp-port = il faut un nombre entier de 1 à 65535
right-smtp-security = il faut starttls, tls ou none
right-smtp-user = il faut le nom d’utilisateur du serveur de courrier
right-smtp-password = il faut le mot de passe du serveur de courrier
right-smtp-from = il faut une adresse comme embertide@example.org
