### Les avis par e-mail.

web-mail = Avis par e-mail
web-mail-address = Adresse e-mail
web-mail-ask = Recevoir un lien
web-mail-sent = Un lien est en route vers { $email } : ouvrez-le pour confirmer l’adresse.
web-mail-used = Les avis vont à { $email }.
web-mail-stop = Arrêter les e-mails
web-mail-confirm = Confirmer l’adresse
web-mail-confirmed = L’adresse est confirmée : vous recevrez un e-mail quand ce sera à vous de jouer à une table qui peut durer des jours.
web-mail-stopped = Plus rien ne sera envoyé à cette adresse.
