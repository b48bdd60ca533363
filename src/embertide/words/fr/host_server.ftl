### Le démarrage d’un serveur et ses réglages.

## Réglages

setting-no-home = Il n’y a pas de dossier personnel où garder les parties : indiquez leur emplacement avec --database ou EMBERTIDE_DATABASE.
setting-unknown = Il n’y a pas de réglage « { $setting } » ; choisissez parmi { $settings }.
setting-toml = { $file } n’est pas du TOML valable : l’erreur est à la ligne { $line }.
setting-wrong = { $setting } ne peut pas être « { $value } » : { $right }.
right-host = il faut le nom ou l’adresse de cette machine
right-port = il faut un nombre entier de 0 (n’importe quel port libre) à 65535
right-pace = il faut un nombre entier de 0 à 1000 : le pourcentage du temps habituel
right-database = il faut une adresse comme sqlite:///games.db ou postgresql://host/name
right-thinkers = il faut un nombre entier de 0 à 256
right-secret-file = il faut le chemin d’un fichier
right-secret = il faut au moins 64 chiffres hexadécimaux
right-origins = il faut des origines comme https://play.example.org, sans chemin
right-proxies = il faut des adresses ou des réseaux comme 10.0.0.0/8
right-browser = il faut yes ou no (dans un fichier : true ou false)
right-log-level = il faut debug, info, warning ou error
right-limits = il faut un nombre entier jusqu’à 1000000
setting-secret-needed = Des serveurs qui partagent une base de données ont besoin de la même clé : indiquez son fichier avec secret_file, ou donnez-la dans EMBERTIDE_SECRET.
setting-secret-bad = { $file } ne contient pas de clé : il faut au moins 64 chiffres hexadécimaux, comme en donne « openssl rand -hex 32 ».
setting-secret-open = D’autres peuvent lire ou modifier { $file }, qui contient la clé de tous les cookies : protégez-le avec chmod 600.

## Démarrage

serve-ready = Le serveur est prêt : { $address } (Ctrl-C l’arrête).
serve-port-used = Le port { $port } est déjà pris : arrêtez l’autre programme, ou choisissez un autre port avec --port.
serve-port-forbidden = Ce système ne vous permet pas le port { $port } : choisissez-en un au-dessus de 1023 avec --port.
serve-host-unknown = La machine « { $host } » est inconnue : choisissez une adresse de celle-ci avec --host.
serve-host-elsewhere = { $host } n’est pas une adresse de cette machine : choisissez-en une avec --host.
backup-done = Toutes les parties sont sauvegardées dans { $file }.
right-hosts = il faut des noms comme play.example.org, sans port
right-metrics = il faut des réseaux comme 10.0.0.0/8, ou all
right-lobby-away = il faut un nombre entier de secondes de 1 à 1000000
right-forbidden-names = il faut le chemin d’un fichier
right-pocket = il faut le chemin d’un dossier
