### De terminal: partijen, toernooien, analyse en bestanden.

## Bestanden

file-unreadable = { $file } kan niet gelezen worden: { $reason }.
file-not-text = { $file } is geen tekstbestand in UTF-8.
file-empty = In dit bestand staat geen verslag.

## De terminal

option-language = We spreken nog geen ‘{ $language }’: kies uit { $languages }.
option-bots = { $players ->
    [one] Eén plaats is
   *[other] { $players } plaatsen zijn
} niet genoeg voor { $bots } bots.
ask-game = Wat gaan we spelen?
ask-mode = Welke spelwijze?
ask-players = Hoeveel spelers?
ask-variants = Met de variant ‘{ $variant }’ spelen? [j/N]
ask-bots = Hoeveel computerspelers?
ask-choice = Nummer (Enter voor { $first }):
ask-again = Antwoord met een van deze mogelijkheden: { $answers }.
yes-letters = jJ
goodbye = Tot de volgende keer.
terminal-welcome = Typ een zet, of ‘help’ voor hulp.
terminal-help =
    Een zet typ je zoals hij in de lijst staat, bijvoorbeeld - om te passen.
    moves        toon alle toegestane zetten; ‘moves d’ alleen die met d beginnen
    board        toon het bord nog eens
    why ZET      zeg of een zet mag, en zo niet, volgens welke regel
    undo         neem de laatste zet terug, zolang daarna niets is onthuld
    score        tel de tussenstand
    hint         de beste drie zetten, en wat ze doen
    save BESTAND bewaar de partij; later verder met: embertide play --resume BESTAND
    quit         stop (kan ook met Ctrl-C en Ctrl-D); je kunt dan nog opslaan
terminal-many = (veel zetten: typ ‘moves’, of met het begin erbij: ‘moves t’)
terminal-only = De enige zet is { $move }: druk op Enter om hem te spelen.
terminal-more = { $count ->
    [one] Nog één zet
   *[other] Nog { $count } zetten
}: Enter om door te gaan, q om te stoppen.
terminal-none = Geen toegestane zet begint met ‘{ $start }’.
terminal-why = Welke zet? Schrijf: why ZET
terminal-prompt = { $player }>
terminal-hand-over = { $player }, jij bent aan de beurt: neem het toetsenbord en druk op Enter.
terminal-legal = { $move } mag.
terminal-save-where = Waarheen? Schrijf: save BESTAND
terminal-exists = { $file } bestaat al: kies een andere naam.
terminal-saved = Opgeslagen. Verder gaat het met: embertide play --resume { $file }
terminal-leave = Je stopt. Met een bestandsnaam wordt de partij opgeslagen, met alleen Enter niet:

## Toernooien en analyse

option-no-bots = Noem minstens één computerspeler, bijvoorbeeld --bots flame,blaze.
option-ray = Ray is niet geïnstalleerd: pip install "embertide[ray]", of laat --ray weg.
option-ray-address = Op { $address } antwoordt geen Ray-cluster: geef het adres, of ‘local’ om er hier een te starten.
arena-bot = speler
arena-games = partijen
arena-share = gewonnen ({ NUMBER(0.95, style: "percent") })
arena-points = punten
arena-seconds = s per zet
arena-rating = rating
terminal-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-seconds = { NUMBER($seconds, minimumFractionDigits: 4, maximumFractionDigits: 4) }
analysis-move = zet
analysis-player = speler
analysis-played = gespeeld
analysis-best = beste
analysis-expected = verwacht
analysis-loss = verloren
analysis-remark = wat hij doet
analysis-lost = { $player } verspeelde in totaal { NUMBER($loss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } winstkans.
hint-over = De partij is afgelopen: er valt geen tip meer te geven.

## Onderzoek

option-extra = Hiervoor is { $package } nodig: pip install "embertide[{ $extra }]"
option-seat = Plaats { $seat } bestaat niet: de plaatsen lopen van 0 tot { $last }.
export-suffix = { $file } moet eindigen op .parquet of .npz: dat bepaalt het formaat.
export-mixed = Eén bestand bevat één spel: dit verslag is van { $game }, het eerste was van { $first }.
export-done = { $decisions ->
    [one] { $decisions } beslissing
   *[other] { $decisions } beslissingen
} uit { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
} geschreven naar { $file }.
warming-up = De computerspelers worden klaargezet (alleen na een update, enkele seconden)…
ask-level = Hoe goed moet de computer spelen?
solve-what = Geef een verslag of --deck op: waarvan moet de winst worden bewezen?
solve-competitive = Alleen een gezamenlijk doel valt op te lossen: kies de spelwijze solitaire of cooperative.
solve-not-found = In die tijd is geen manier gevonden om te winnen, maar misschien is die er wel.
