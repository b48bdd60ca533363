### De deur van de server: de instellingen, wie er binnenkomt en hoeveel tegelijk.

## Instellingen

setting-no-home = Er is geen persoonlijke map om de partijen in te bewaren: zeg met --database of EMBERTIDE_DATABASE waar ze horen.
setting-unknown = Er is geen instelling ‘{ $setting }’; er zijn { $settings }.
setting-toml = { $file } is geen geldige TOML: het gaat mis in regel { $line }.
setting-wrong = { $setting } kan niet ‘{ $value }’ zijn: { $right }.
right-host = het moet de naam of het adres van deze computer zijn
right-port = het moet een geheel getal van 0 (een vrije poort) tot en met 65535 zijn
right-pace = een geheel getal van 0 tot 1000: procenten van de gewone tijd
right-database = het moet een adres zijn als sqlite:///games.db of postgresql://host/name
right-thinkers = het moet een geheel getal van 1 tot en met 256 zijn
right-secret-file = het moet het pad van een bestand zijn
right-secret = het moeten minstens 64 hexadecimale cijfers zijn
right-origins = het moeten herkomstadressen zijn als https://play.example.org, zonder pad
right-proxies = het moeten adressen of netwerken zijn als 10.0.0.0/8
right-browser = het moet yes of no zijn (in een bestand: true of false)
right-log-level = het moet debug, info, warning of error zijn
right-limits = het moet een geheel getal van 1 tot en met 1000000 zijn
setting-secret-needed = Servers die een database delen, hebben dezelfde sleutel nodig: noem het bestand met secret_file of geef hem in EMBERTIDE_SECRET.
setting-secret-bad = In { $file } staat geen sleutel: er horen minstens 64 hexadecimale cijfers te staan, zoals ‘openssl rand -hex 32’ ze maakt.
setting-secret-open = Anderen mogen { $file } lezen of veranderen, en daarin staat de sleutel van alle cookies: sluit het af met chmod 600.

## Starten

serve-ready = De deur staat open: { $address } (Ctrl-C sluit hem).
serve-port-used = Poort { $port } is al in gebruik: stop het andere programma of kies een andere poort met --port.
serve-port-forbidden = Poort { $port } mag je op dit systeem niet gebruiken: kies er een boven 1023 met --port.
serve-host-unknown = De computer ‘{ $host }’ is onbekend: kies een adres van deze computer met --host.
serve-host-elsewhere = { $host } is geen adres van deze computer: kies er een dat het wel is met --host.
backup-done = Alle partijen zijn bewaard in { $file }.

## Mensen

name-wrong = Een naam heeft 1 tot { $most } zichtbare tekens, waaronder een letter, een cijfer of een symbool.
name-taken = De naam ‘{ $name }’ is al bezet: kies een andere.
account-name-wrong = De naam van een account heeft { $least } tot { $most } letters, cijfers, spaties, - of _.
account-already = Je hebt al een account.
account-none = Je hebt nog geen account.
password-length = Een wachtwoord heeft { $least } tot { $most } tekens.
password-wrong = Dat is niet je wachtwoord.
login-wrong = Die naam en dat wachtwoord horen niet bij elkaar.

## Te veel

busy-tables-open = Je zit aan { $most } tafels die nog niet klaar zijn; speel er eerst een uit.
busy-tables = Zo veel nieuwe tafels! De volgende kun je openen over { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
}.
busy-joins = Zo veel plaatsen! De volgende kun je innemen over { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
}.
busy-moves = Dat ging te snel: probeer het opnieuw over { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
}.
busy-logins = Te veel pogingen: probeer het opnieuw over { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
}.
busy-passwords = Er melden zich net veel mensen aan: probeer het opnieuw over { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
}.
busy-sockets = Er zijn te veel vensters tegelijk verbonden: sluit er eerst een paar.
message-too-long = Dat bericht is te lang: er worden hoogstens { $most } bytes gelezen.
body-too-long = Dat is te veel in één keer: er worden hoogstens { $most } bytes gelezen.
body-too-slow = Dat kwam te langzaam binnen: stuur het opnieuw, binnen { $seconds } seconden.
origin-foreign = Dit verzoek kwam van een pagina van een andere site en is daarom niet uitgevoerd.
health-slow = De database antwoordde niet binnen een seconde.
