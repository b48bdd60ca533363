### Sauvegarde, restauration et bases de données abîmées.

database-served = Un serveur utilise déjà { $file } : arrêtez-le d’abord, ou choisissez un autre fichier avec --database.
database-empty = { $file } est vide : restaurez une sauvegarde avec « embertide restore SAUVEGARDE », ou supprimez le fichier pour repartir de zéro.
database-other-log = Le journal { $log } n’est pas celui de { $file }, qui a été remplacé alors qu’il restait un journal : restaurez la sauvegarde avec « embertide restore SAUVEGARDE », qui s’occupe du journal.
database-log-alone = { $file } manque, alors que son journal { $log } est là : remettez le fichier, ou restaurez une sauvegarde avec « embertide restore SAUVEGARDE ».
restore-embedded = Seule une base de données dans un fichier se restaure ainsi ; pour PostgreSQL : pg_restore --clean --if-exists --dbname=ADRESSE { $file }.
restore-missing = Il n’y a pas de sauvegarde { $file }.
restore-same = { $file } est la base de données elle-même : indiquez une de ses sauvegardes.
restore-done = { $backup } est maintenant la base de données { $file }.
restore-kept = { $backup } est maintenant la base de données { $file }. L’ancienne s’appelle désormais { $former }.
restore-key = La clé qui signe les cookies est restaurée elle aussi : { $file }.
backup-key = La clé qui signe les cookies est sauvegardée dans { $file }.
database-missing = Il n’y a pas encore de base de données { $file } : démarrez d’abord un serveur avec elle.
database-private = Une base de données en mémoire n’appartient qu’à son serveur : indiquez-en une autre avec --database.
