### Plusieurs nœuds : comment ils s’informent et ce qui les en empêche.

right-nats = il faut des adresses comme nats://host:4222, séparées par des virgules
right-nats-credentials = il faut le chemin d’un fichier
nats-missing = Pour utiliser NATS, installez son paquet : pip install "embertide[nats]".
right-workers = il faut un nombre entier de 1 à 256
workers-database = Plusieurs processus ont besoin de PostgreSQL, car un seul peut servir une base intégrée : donnez son adresse avec --database, ou omettez --workers.
workers-system = Plusieurs processus ne sont pas possibles sur ce système : omettez --workers.
think-ready = Recherche pour les serveurs, avec { $threads } { $threads ->
    [one] fil d’exécution
   *[other] fils d’exécution
    } (Ctrl-C pour finir).
think-nats = Indiquez le serveur NATS par lequel arrivent les recherches : --nats nats://host:4222, ou EMBERTIDE_NATS.
thinkers-nats = Sans fils d’exécution pour l’ordinateur (thinkers = 0), indiquez le serveur NATS par lequel d’autres machines cherchent : nats, ou EMBERTIDE_NATS.
