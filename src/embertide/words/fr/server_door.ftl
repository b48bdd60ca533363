### La porte du serveur : ses réglages, qui entre, et combien à la fois.

## Réglages

setting-no-home = Il n’y a pas de dossier personnel où garder les parties : indiquez leur place avec --database ou EMBERTIDE_DATABASE.
setting-unknown = Il n’y a pas de réglage « { $setting } » ; il y a { $settings }.
setting-toml = { $file } n’est pas du TOML valable : l’erreur est à la ligne { $line }.
setting-wrong = { $setting } ne peut pas être « { $value } » : { $right }.
right-host = il faut le nom ou l’adresse de cette machine
right-port = il faut un nombre entier de 0 (n’importe quel port libre) à 65535
right-pace = un nombre entier de 0 à 1000 : le pourcentage du temps habituel
right-database = il faut une adresse comme sqlite:///games.db ou postgresql://host/name
right-thinkers = il faut un nombre entier de 1 à 256
right-secret-file = il faut le chemin d’un fichier
right-secret = il faut au moins 64 chiffres hexadécimaux
right-origins = il faut des origines comme https://play.example.org, sans chemin
right-proxies = il faut des adresses ou des réseaux comme 10.0.0.0/8
right-browser = il faut yes ou no (dans un fichier : true ou false)
right-log-level = il faut debug, info, warning ou error
right-limits = il faut un nombre entier de 1 à 1000000
setting-secret-needed = Des serveurs qui partagent une base de données ont besoin de la même clé : nommez son fichier avec secret_file, ou donnez-la dans EMBERTIDE_SECRET.
setting-secret-bad = { $file } ne contient pas de clé : il faut au moins 64 chiffres hexadécimaux, comme en donne « openssl rand -hex 32 ».
setting-secret-open = D’autres peuvent lire ou modifier { $file }, qui contient la clé de tous les cookies : fermez-le avec chmod 600.

## Démarrage

serve-ready = La porte est ouverte : { $address } (Ctrl-C la referme).
serve-port-used = Le port { $port } est déjà pris : arrêtez l’autre programme, ou choisissez un autre port avec --port.
serve-port-forbidden = Ce système ne vous permet pas le port { $port } : choisissez-en un au-dessus de 1023 avec --port.
serve-host-unknown = La machine « { $host } » est inconnue : choisissez une adresse de celle-ci avec --host.
serve-host-elsewhere = { $host } n’est pas une adresse de cette machine : choisissez-en une avec --host.
backup-done = Toutes les parties sont sauvegardées dans { $file }.

## Personnes

name-wrong = Un nom a de 1 à { $most } caractères visibles, dont une lettre, un chiffre ou un symbole.
name-taken = Le nom « { $name } » est déjà pris : choisissez-en un autre.
account-name-wrong = Le nom d’un compte a de { $least } à { $most } lettres, chiffres, espaces, - ou _.
account-already = Vous avez déjà un compte.
account-none = Vous n’avez pas encore de compte.
password-length = Un mot de passe a de { $least } à { $most } caractères.
password-wrong = Ce n’est pas votre mot de passe.
login-wrong = Ce nom et ce mot de passe ne vont pas ensemble.

## Trop

busy-tables-open = Vous êtes à { $most } tables inachevées ; finissez d’abord une partie.
busy-tables = Que de nouvelles tables ! Vous pourrez ouvrir la prochaine dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
busy-joins = Que de places ! Vous pourrez prendre la prochaine dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
busy-moves = C’était trop rapide : réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
busy-logins = Trop de tentatives : réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
busy-passwords = Beaucoup de monde se connecte en ce moment : réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
busy-sockets = Trop de fenêtres sont connectées à la fois : fermez-en d’abord quelques-unes.
message-too-long = Ce message est trop long : { $most } octets sont lus au plus.
body-too-long = C’est trop à la fois : { $most } octets sont lus au plus.
body-too-slow = L’envoi a pris trop de temps : recommencez en moins de { $seconds } secondes.
origin-foreign = Cette demande venait d’une page d’un autre site ; elle n’a donc pas été exécutée.
health-slow = La base de données n’a pas répondu en une seconde.
