### La mémoire : ce qui empêche d’enregistrer une partie ou d’utiliser une base de données.

storage-full = Il n’y a plus de place pour enregistrer : rien n’a été joué. Réessayez un peu plus tard.
storage-locked = La base de données est occupée : rien n’a été enregistré. Réessayez dans un instant.
storage-away = La base de données ne répond pas pour le moment. Réessayez dans un instant.
database-address = Nous ne connaissons pas de base de données { $scheme } : écrivez memory:, sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM.
database-file = Indiquez le fichier de la base de données : sqlite:///FICHIER.
database-foreign = { $file } n’est pas une de nos bases de données mais un autre fichier : choisissez un autre nom.
database-newer = Cette base de données vient d’un Embertide plus récent : mettez celui-ci à jour pour l’utiliser.
backup-embedded = Seule une base de données dans un fichier se sauvegarde ainsi ; pour PostgreSQL, utilisez son pg_dump.
backup-missing = Il n’y a pas de base de données { $file } à sauvegarder.
backup-exists = { $file } existe déjà : une sauvegarde s’écrit dans un nouveau fichier.
