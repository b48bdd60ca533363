### Een server starten, en zijn instellingen.

## Instellingen

setting-no-home = Er is geen persoonlijke map om de partijen in te bewaren: geef met --database of EMBERTIDE_DATABASE aan waar ze horen.
setting-unknown = Er is geen instelling ‘{ $setting }’; wel zijn er { $settings }.
setting-toml = { $file } is geen geldige TOML: het gaat mis in regel { $line }.
setting-wrong = { $setting } kan niet ‘{ $value }’ zijn: { $right }.
right-host = gebruik de naam of het adres van deze computer
right-port = gebruik een geheel getal van 0 (een vrije poort) tot en met 65535
right-pace = gebruik een geheel getal van 0 tot en met 1000: procenten van de gewone tijd
right-database = gebruik een adres zoals sqlite:///games.db of postgresql://host/name
right-thinkers = gebruik een geheel getal van 0 tot en met 256
right-secret-file = gebruik het pad van een bestand
right-secret = gebruik minstens 64 hexadecimale cijfers
right-origins = gebruik adressen zoals https://play.example.org, zonder pad
right-proxies = gebruik adressen of netwerken zoals 10.0.0.0/8
right-browser = gebruik yes of no (in een bestand: true of false)
right-log-level = gebruik debug, info, warning of error
right-limits = gebruik een geheel getal tot en met 1000000
setting-secret-needed = Servers die een database delen, hebben dezelfde sleutel nodig: noem het bestand met secret_file of geef hem in EMBERTIDE_SECRET.
setting-secret-bad = In { $file } staat geen sleutel: er horen minstens 64 hexadecimale cijfers te staan, zoals ‘openssl rand -hex 32’ ze maakt.
setting-secret-open = Anderen mogen { $file } lezen of veranderen, en daarin staat de sleutel van alle cookies: sluit het af met chmod 600.

## Starten

serve-ready = Embertide draait op { $address } (stoppen met Ctrl-C).
serve-port-used = Poort { $port } is al in gebruik: stop het andere programma of kies een andere poort met --port.
serve-port-forbidden = Poort { $port } mag je op dit systeem niet gebruiken: kies er een boven 1023 met --port.
serve-host-unknown = De computer ‘{ $host }’ is onbekend: kies een adres van deze computer met --host.
serve-host-elsewhere = { $host } is geen adres van deze computer: kies er een dat het wel is met --host.
backup-done = Alle partijen zijn bewaard in { $file }.
right-hosts = gebruik namen zoals play.example.org, zonder poort
right-metrics = gebruik netwerken zoals 10.0.0.0/8, of all
right-lobby-away = gebruik een geheel getal van 1 tot en met 1000000 seconden
right-forbidden-names = gebruik het pad van een bestand
right-pocket = gebruik het pad van een map
