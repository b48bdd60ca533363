### La base de données : ce qui empêche de s’en servir.

database-address = { $scheme } n’est pas un type de base de données connu ici : écrivez memory:, sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM.
database-file = Indiquez le fichier de la base de données : sqlite:///FICHIER.
database-foreign = { $file } n’est pas une base de données d’Embertide : choisissez un autre nom.
database-newer = Cette base de données vient d’un Embertide plus récent : mettez celui-ci à jour pour l’utiliser.
backup-embedded = Seule une base de données dans un fichier se sauvegarde ainsi ; pour PostgreSQL : pg_dump --format=custom --file={ $file } ADRESSE.
backup-missing = Il n’y a pas de base de données { $file } à sauvegarder.
backup-exists = { $file } existe déjà : une sauvegarde s’écrit dans un nouveau fichier.
