### Het huis: wat er over elk spel gezegd wordt.

player = Speler { $number }
colour-red = rood
colour-green = groen
colour-blue = blauw
colour-yellow = geel
score-line = { $player }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}

## Keuzes

option-game = Een spel ‘{ $game }’ is hier niet: kies uit { $games }.
option-mode = Er is geen spelwijze ‘{ $mode }’: kies uit { $modes }.
option-players = Dit spel is voor { $least } tot { $most } spelers, niet voor { $players }.
option-mode-players = { $least ->
    [1] De spelwijze { $mode } is voor één speler, niet voor { $players }.
   *[other] De spelwijze { $mode } is voor { $least } tot { $most } spelers, niet voor { $players }.
}
option-variant = Er is geen variant ‘{ $variant }’: kies uit { $variants }.
option-variant-mode = De variant { $variant } gaat niet samen met de spelwijze { $mode }, alleen met { $modes }.
option-no-variants = Dit spel heeft geen varianten, dus ook geen variant ‘{ $variant }’.
option-board = Er is geen bord ‘{ $board }’: kies uit { $boards }, of geef het pad van een bestand.
option-no-boards = Dit spel wordt op een lege tafel gespeeld: er valt geen bord te kiezen.

## Spelverslagen

record-json = Dit is geen JSON: het breekt af op regel { $line }, kolom { $column }.
record-deep = Dit is te diep genest voor een spelverslag.
record-number = Een getal heeft hier te veel cijfers.
record-constant = { $name } hoort niet in een spelverslag: getallen zijn gehele getallen.
record-object = Een spelverslag is één JSON-object tussen accolades.
record-twice = Het veld ‘{ $field }’ staat hier twee keer; één keer is goed.
record-missing = Het veld ‘{ $field }’ ontbreekt.
record-unknown = Een verslag van dit spel heeft geen veld ‘{ $field }’.
record-kind-str = Hier moet een tekst tussen aanhalingstekens staan.
record-kind-int = Hier moet een geheel getal staan.
record-kind-list = Hier moet een lijst tussen vierkante haken staan.
record-kind-dict = Hier moet een object tussen accolades staan.
record-strings = Hier moet een lijst van teksten tussen aanhalingstekens staan.
record-format = Dit formaat lezen we niet; in een spelverslag staat ‘{ $format }’.
record-rules = Deze partij volgde andere regels dan versie { $rules }, de enige die dit programma kent.
record-unsorted = Varianten staan in alfabetische volgorde, elk één keer.
record-names = Elk van de { $players } spelers moet een naam hebben.
record-date = Dit is geen datum: schrijf die als 2026-11-15 of 2026-11-15T20:30:00+01:00.
record-checks = Er zijn { $checks } controles voor { $moves } zetten; óf elke zet heeft er een, óf geen enkele.
record-check = Een controle bevat alleen seat, legal en digest.
record-digest = Een digest bestaat uit zestien van de tekens 0 tot 9 en a tot f.
record-seat = Volgens de controle is hier plaats { $said } aan zet, maar het is plaats { $found }.
record-legal = Volgens de controle zijn hier { $said } zetten toegestaan, maar het zijn er { $found }.
record-other-moves = De digest { $said } in de controle staat voor andere toegestane zetten dan de onze, { $found }.
record-result-missing = De partij is afgelopen, dus moet de uitslag in het verslag staan.
record-result-early = De partij is niet afgelopen, dus is er nog geen uitslag.
record-result-wrong = De juiste uitslag is { $found }.
record-seal = Een zegel bevat een verbintenis van 64 hexadecimale cijfers, de bijdrage van elke plaats en eventueel het geheim.
record-seal-broken = Het geheim is niet het geheim dat vooraf was vastgelegd.
record-seal-draw = Trekking { $number } is niet die welke het zegel geeft.
record-hidden = Sommige waarden zijn hier verborgen: je kunt de partij bekijken, maar niet afronden of verder spelen.

## Terugnemen

undo-nothing = Er valt nog niets terug te nemen.
undo-revealed = Die zet blijft staan: daarna is er iets aan het licht gekomen.
undo-others = Die zet blijft staan: iemand anders heeft intussen al gezet.

## Bestanden

file-unreadable = { $file } kan niet gelezen worden: { $reason }.
file-not-text = { $file } is geen tekstbestand in UTF-8.
file-unwritable = { $file } kan niet geschreven worden: { $reason }.
file-empty = In dit bestand staat geen spelverslag.

## De terminal

option-language = We spreken nog geen ‘{ $language }’: kies uit { $languages }.
option-bots = { $players ->
    [one] Eén plaats is
   *[other] { $players } plaatsen zijn
} niet genoeg voor { $bots } bots.
our-ruling = Onze beslissing: { $text }
unofficial = Dit is een onofficiële uitgave. De spellen en hun namen zijn van hun auteurs en uitgevers; de woorden hier zijn van onszelf.
name-feurio = Feurio!, een bosbrand voor 1 tot 4
name-firewater = Vuur & Water, een strijd der elementen voor 2 tot 4
name-competitive = tegen elkaar
name-cooperative = samen
name-solitaire = alleen
ask-game = Wat gaan we spelen?
ask-mode = Op welke manier?
ask-players = Met hoeveel spelers?
ask-variants = Met de variant ‘{ $variant }’ spelen? [j/N]
ask-bots = Hoeveel daarvan speelt de computer?
ask-choice = Nummer (alleen Enter voor { $first }):
ask-again = Antwoord met een van deze mogelijkheden: { $answers }.
yes-letters = jJ
goodbye = Tot de volgende keer.
terminal-welcome = Typ een zet, of ‘help’ voor hulp.
terminal-help =
    Een zet typ je zoals hij in de lijst staat, bijvoorbeeld - om te passen.
    moves        toon alle toegestane zetten; ‘moves d’ alleen die met d beginnen
    why ZET      zeg of een zet mag, en zo niet, volgens welke regel
    undo         neem de laatste zet terug, zolang daarna niets aan het licht kwam
    score        tel de stand van dit moment
    hint         de beste drie zetten, en wat ze doen
    save BESTAND schrijf de partij op; later verder met: embertide play --resume BESTAND
    quit         stop (kan ook met Ctrl-C en Ctrl-D); je kunt dan nog opslaan
terminal-many = (veel zetten: typ ‘moves’, of met het begin erbij: ‘moves t’)
terminal-prompt = { $player } aan zet>
terminal-hand-over = { $player }, jij bent aan de beurt: neem het toetsenbord en druk op Enter.
terminal-legal = { $move } mag.
terminal-save-where = Waarheen? Schrijf: save BESTAND
terminal-exists = { $file } bestaat al: kies een andere naam.
terminal-saved = Opgeslagen. Verder gaat het met: embertide play --resume { $file }
terminal-leave = Je gaat weg. Met een bestandsnaam wordt de partij opgeslagen, met alleen Enter niet:

## Toernooien en analyse

level-spark = Vonk
level-ember = Gloed
level-flame = Vlam
level-blaze = Vuurzee
level-inferno = Inferno
option-bot = Er is geen computerspeler ‘{ $bot }’: kies uit { $bots }.
option-no-bots = Noem minstens één computerspeler, bijvoorbeeld --bots flame,blaze.
option-ray = Ray is niet geïnstalleerd: pip install "embertide[ray]", of laat --ray weg.
option-ray-address = Op { $address } antwoordt geen Ray-cluster: geef het adres, of ‘local’ om er hier een te starten.
arena-bot = speler
arena-games = partijen
arena-share = gewonnen (95 %)
arena-points = punten
arena-seconds = s per zet
arena-rating = rating
analysis-move = zet
analysis-player = speler
analysis-played = gespeeld
analysis-best = beste
analysis-expected = verwacht
analysis-loss = verloren
analysis-remark = wat hij doet
analysis-lost = { $player } gaf in totaal { $loss } van een overwinning weg.
hint-over = Het spel is afgelopen: er valt niets meer aan te raden.

## Onderzoek

option-research = Hiervoor is { $package } nodig: pip install "embertide[research]"
option-seat = Plaats { $seat } bestaat niet: de plaatsen lopen van 0 tot { $last }.
export-suffix = { $file } moet eindigen op .parquet of .npz: dat bepaalt de indeling.
export-mixed = Eén bestand bevat één spel: deze partij is van { $game }, de eerste was van { $first }.
export-done = { $decisions ->
    [one] { $decisions } beslissing
   *[other] { $decisions } beslissingen
} uit { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
} geschreven naar { $file }.
warming-up = De computerspelers worden klaargezet (alleen na een update, enkele seconden) …
ask-level = Hoe goed moet de computer spelen?
solve-what = Geef een partij of --deck waarvan de winst bewezen moet worden.
solve-competitive = Alleen een gezamenlijk doel valt op te lossen: kies de modus solitaire of cooperative.
solve-not-found = In die tijd is geen manier gevonden om te winnen; misschien is die er wel.
name-spark = Vonk, een beginner
name-ember = Gloed
name-flame = Vlam
name-blaze = Vuurzee
name-inferno = Inferno, de sterkste

## Positions that somebody set up

position-turn = Plaatsen tellen vanaf 0, en het zijn er { $players }.
