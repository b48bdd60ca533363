### Les notifications et leurs réglages.

push-turn =
    { $count ->
        [0] C’est à vous de jouer.
       *[other] C’est à vous de jouer, à la table avec { $names }.
    }
right-push = il faut yes ou no (dans un fichier : true ou false)
right-push-hosts = il faut des noms comme push.example.org, *.example.org ou push.local:8443, séparés par des virgules
right-push-contact = il faut une adresse comme mailto:admin@example.org ou https://example.org
