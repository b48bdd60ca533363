### Wat de server weigert, en waarom.

storage-damaged = De database is hier beschadigd, dus dit kan niet worden gelezen of bewaard. Wie deze server beheert, moet een reservekopie terugzetten.
database-damaged = { $file } is beschadigd: zet een reservekopie terug met ‘embertide restore RESERVEKOPIE’.
table-closed = Deze tafel is gesloten voordat de partij begon.
table-not-owner = Alleen wie de tafel heeft geopend, kan hem sluiten.
table-begun-without = De partij is begonnen: alleen wie een link heeft, kan kijken.
table-one-seat = Je zit hier al: aan een openbare tafel heeft iedereen één plaats.
table-patience-public = Aan een openbare tafel heeft iedereen minstens { $least } seconden voordat de computer mag invallen.

## Keuzes

option-game = Er is hier geen spel ‘{ $game }’: kies uit { $games }.

## Verslagen

record-json = Dit is geen geldige JSON: het gaat mis op regel { $line }, kolom { $column }.
record-deep = Dit is te diep genest voor een verslag.
record-number = Een getal heeft hier te veel cijfers.
record-constant = { $name } hoort niet in een verslag: alle getallen zijn gehele getallen.
record-object = Een verslag is één JSON-object tussen accolades.
record-twice = Het veld ‘{ $field }’ staat hier twee keer; één keer is goed.
record-missing = Het veld ‘{ $field }’ ontbreekt.
record-unknown = Een verslag van dit spel heeft geen veld ‘{ $field }’.
record-kind-str = Hier moet een tekst tussen aanhalingstekens staan.
record-kind-int = Hier moet een geheel getal staan.
record-kind-list = Hier moet een lijst tussen vierkante haken staan.
record-kind-dict = Hier moet een object tussen accolades staan.
record-strings = Hier moet een lijst van teksten tussen aanhalingstekens staan.
record-format = Dit formaat lezen we niet; in een verslag staat ‘{ $format }’.
record-rules = Deze partij volgde andere regels dan versie { $rules }, de enige die dit programma kent.
record-unsorted = Varianten staan in alfabetische volgorde, elk één keer.
record-names = Elk van de { $players } spelers moet een naam hebben.
record-date = Dit is geen datum: schrijf bijvoorbeeld 2026-11-15 of 2026-11-15T20:30:00+01:00.
record-checks = Er zijn { $checks } controles voor { $moves } zetten; óf elke zet heeft er een, óf geen enkele.
record-check = Een controle bevat alleen seat, legal en digest.
record-digest = Een digest bestaat uit zestien van de tekens 0 tot 9 en a tot f.
record-seat = Volgens de controle is hier plaats { $said } aan de beurt, maar het is plaats { $found }.
record-legal = Volgens de controle zijn hier { $said } zetten toegestaan, maar het zijn er { $found }.
record-other-moves = De digest { $said } in de controle staat voor andere toegestane zetten dan de onze, { $found }.
record-result-missing = De partij is afgelopen, dus moet de uitslag in het verslag staan.
record-result-early = De partij is niet afgelopen, dus is er nog geen uitslag.
record-result-wrong = De juiste uitslag is { $found }.
record-seal = Een zegel bevat een vastlegging van 64 hexadecimale cijfers, de bijdrage van elke plaats en eventueel het geheim.
record-seal-broken = Het geheim is niet hetzelfde als wat was vastgelegd.
record-seal-draw = Trekking { $number } is niet wat er volgens het zegel getrokken wordt.
record-hidden = Sommige waarden zijn hier verborgen: je kunt de partij bekijken, maar niet afmaken of ervandaan verder spelen.

## Terugnemen

undo-nothing = Er valt nog niets terug te nemen.
undo-revealed = Die zet kun je niet meer terugnemen: daarna is er iets onthuld.
undo-others = Die zet kun je niet meer terugnemen: iemand anders heeft intussen al gezet.

## Bestanden

file-unwritable = { $file } kan niet geschreven worden: { $reason }.

## Toernooien en analyse

option-bot = Er is geen computerspeler ‘{ $bot }’: kies uit { $bots }.

## Spellen

room-no-computers = { $game } heeft geen computerspelers: laat alle plaatsen aan mensen.
room-no-hints = { $game } heeft geen computerspelers en dus geen tips.
room-twice = Twee spellen heten ‘{ $name }’: dat van { $source } wordt weggelaten.
room-broken = Het spel ‘{ $name }’ van { $source } kan niet worden geladen en wordt weggelaten: { $reason }
mail-address = Naar dit e-mailadres kan niets worden verzonden.
mail-off = Deze server verzendt geen e-mails.
mail-account = Voor berichten per e-mail heb je een account nodig: maak er eerst een.
mail-link = Deze link is niet meer geldig: vraag op de accountpagina een nieuwe aan.
busy-mails = Te veel e-mails: probeer het over { $seconds } seconden opnieuw.
push-endpoint = Dat is geen adres van een pushdienst: het moet met https:// beginnen en mag geen gebruikersnaam bevatten.
push-service = Deze server verzendt geen meldingen via { $host }.
push-keys = De sleutels van dit abonnement kloppen niet: zet meldingen opnieuw aan.
push-off = Deze server verzendt geen meldingen.
push-no-table = Meldingen zijn er voor wie aan een tafel zit: open er eerst een of schuif ergens aan.
table-seat-other = Dat kun je alleen voor je eigen plaats doen.
table-commit-late = Alle spelers hebben een getal vastgelegd: het jouwe kan niet meer veranderen.
table-entropy-early = Jouw getal komt pas als alle spelers het hunne hebben vastgelegd.
table-entropy-other = Dat is niet het getal dat je hebt vastgelegd.
table-entropy-open = Aan deze tafel legt iedereen eerst een getal vast en verzendt het daarna. Ga zitten zonder getal.
table-free-whom = Niemand wacht op een getal van die plaats.
table-free-patience = { $player } heeft nog { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
} om een getal te verzenden voordat de plaats vrijgemaakt mag worden.
advice-busy = Er worden nu te veel tips en analyses gevraagd: probeer het opnieuw over { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
}.
hint-dropped = Deze tip vervalt, omdat je een andere hebt gevraagd of de server stopt: vraag hem opnieuw als je hem nog wilt.
table-seats = { $players ->
    [one] Er is één plaats nodig
   *[other] Er zijn { $players } plaatsen nodig
}, maar { $seats ->
    [one] er is er één
   *[other] er zijn er { $seats }
} opgegeven.
table-from-moves = Die partij heeft { $moves ->
    [one] maar één zet
   *[other] maar { $moves } zetten
}.
table-from-other = De partij om mee verder te gaan was een andere: ze moet hetzelfde spel, dezelfde spelers, spelwijze en varianten en hetzelfde bord hebben.
table-running = Die partij is nog bezig.
table-no-record = Een partij die met een opgezette stelling begon, kun je niet downloaden: hoe die stelling ontstond is niet bekend.
table-no-hints = Aan deze tafel wordt zonder tips gespeeld.
table-thinkers-busy = De computer heeft het nu te druk met denken: probeer het zo nog eens.
request-json = Dit is geen geldige JSON.
request-missing = Het veld ‘{ $field }’ ontbreekt.
request-unknown = Een veld ‘{ $field }’ bestaat hier niet.
request-choice = Het veld ‘{ $field }’ moet een van { $choices } zijn.
request-least = Het veld ‘{ $field }’ moet minstens { $bound } zijn, in grootte of lengte.
request-most = Het veld ‘{ $field }’ mag hoogstens { $bound } zijn, in grootte of lengte.
request-key = Het veld ‘{ $field }’ bevat iets wat niet in een link kan staan.
request-kind = Het veld ‘{ $field }’ moet { $right } zijn.
request-kind-text = een tekst
request-kind-number = een geheel getal
request-kind-switch = true of false
request-kind-list = een lijst
request-kind-object = een object
request-method = Dit adres bestaat, maar aanvaardt deze methode niet.
page-missing = Op dit adres is niets te vinden.

## Mensen

name-wrong = Een naam heeft 1 tot { $most } zichtbare tekens, met minstens één letter, cijfer of symbool.
name-taken = De naam ‘{ $name }’ is al bezet: kies een andere.
account-name-wrong = De naam van een account heeft { $least } tot { $most } tekens: letters, cijfers, spaties, - of _.
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
busy-passwords = Er loggen net veel mensen in: probeer het opnieuw over { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
}.
busy-sockets = Er zijn te veel vensters tegelijk verbonden: sluit er eerst een paar.
message-too-long = Dat bericht is te lang: er worden hoogstens { $most } bytes gelezen.
body-too-long = Dat is te veel in één keer: er worden hoogstens { $most } bytes gelezen.
body-too-slow = Dat kwam te langzaam binnen: verzend het opnieuw, binnen { $seconds } seconden.
origin-foreign = Dit verzoek kwam van een pagina van een andere site en is daarom niet uitgevoerd.
health-slow = De database antwoordde niet binnen een seconde.
server-failed = Er ging hier iets mis, maar er is niets verloren. Probeer het opnieuw.
request-nul = Een van de teksten bevat een NUL-teken, dat niet kan worden opgeslagen.
record-surrogate = Hier staat een half teken (een losse surrogate), en dat kan in geen enkele tekst.
body-too-fine = Dat heeft te veel onderdelen: er worden hoogstens { $most } komma’s, dubbelepunten en haken gelezen.
host-foreign = Deze server antwoordt niet op de naam in dat adres. Wie hem beheert, kan die toelaten met de instelling ‘hosts’.
busy-public = Je hebt al { $most } openbare tafels waar nog spelers ontbreken: wacht tot er een vol is, of sluit er een.
busy-uploads = Er worden net veel verslagen gelezen: probeer het opnieuw over { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
}.
busy-slow-work = Het is net erg druk: probeer het opnieuw over { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
}.
busy-connections = Vanaf jouw adres staan te veel verbindingen open: sluit er eerst een paar.
request-http = Dit is geen HTTP-verzoek.
person-blocked = Dit account is geblokkeerd: neem contact op met de mensen die deze server beheren.
reset-wrong = Deze link is al gebruikt of te oud: vraag een nieuwe.
reset-guest = ‘{ $name }’ is gast en heeft geen wachtwoord.
session-missing = Dit apparaat is al uitgelogd.
name-scripts = Een naam staat in één schrift: deze mengt letters die op elkaar lijken.
name-forbidden = In de naam ‘{ $name }’ staat een woord dat deze server niet toestaat: kies een andere.
daily-day = Voor deze dag is er geen bos om te spelen.
puzzle-missing = Die puzzel bestaat niet.
storage-full = Er is geen ruimte meer, dus dit is niet opgeslagen. Probeer het later nog eens.
storage-locked = De database is met iets anders bezig, dus dit is niet opgeslagen. Probeer het zo nog eens.
storage-away = De database is nu niet bereikbaar. Probeer het zo nog eens.
table-clock-kind = Een klok is van de soort ‘turn’ of ‘bank’.
table-clock-seconds = Een klok loopt { $least } tot { $most } seconden.
table-begun = De partij is begonnen: gaan zitten of opstaan kan niet meer.
table-no-seat = Die plaats bestaat niet: plaatsen worden vanaf 0 geteld, en deze tafel heeft er { $seats }.
table-full = Hier is geen plaats voor je vrij.
table-taken = Daar zit al iemand.
table-key = Deze plaats is voor wie de link ervan heeft gekregen.
table-entropy = Je getal voor het zegel moet bestaan uit 64 tekens van 0 tot 9 en a tot f.
table-entropy-given = Je hebt je getal al aan het zegel toegevoegd.
table-not-sitting = Je kijkt mee: dat kan alleen wie aan tafel zit.
table-not-your-turn = Je bent niet aan de beurt: dat is { $player }.
table-not-begun = De partij is nog niet begonnen: er ontbreekt nog iemand.
table-over = De partij is afgelopen.
table-asked-already = Iemand heeft al gevraagd om een zet terug te nemen: dat gaat voor.
table-nothing-asked = Niemand wacht op je antwoord.
table-stand-in-whom = De computer kan alleen invallen voor iemand anders aan deze tafel.
table-stand-in-turn = Niemand wacht nu op { $player }.
table-patience = { $player } heeft nog { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
} voordat de computer mag invallen.
table-clock-empty = Je tijd is om: de computer speelt de partij voor je uit.
