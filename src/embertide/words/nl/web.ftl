### De webclient: wat er op de pagina’s staat, welk spel het ook is.

web-you = Jij
web-unreachable = De server antwoordt niet. Controleer je verbinding; we blijven het proberen.
web-loading = Een ogenblik…
web-close = Sluiten
web-rule = Regel { $rule }

## Het menu

web-home = Startpagina
web-menu = Menu
web-account = Naam en account
web-language = Taal
web-theme = Kleuren
web-theme-auto = Auto
web-theme-light = Licht
web-theme-dark = Donker
web-all-tables = Alle tafels

## De startpagina

web-motto = Het bos brandt, het tij antwoordt.
web-about = Bordspellen, met vrienden of tegen de computer.
web-facts-feurio = 1–4 spelers · 20–30 min
web-facts-firewater = 2–4 spelers · 40 min
web-pitch-feurio = Zet je manschappen in waar het vuur straks is, niet waar het nu is.
web-pitch-firewater = Breid je invloed uit, neem vakken in bezit, win de elementalen.
web-play-now = Nu spelen
web-against-computer = tegen de computer
web-at-one-device = op dit apparaat
web-players-range = { $least }–{ $most } spelers
web-new-table = Nieuwe tafel
web-learn = Leer het in vijf minuten
web-rules = Regels
web-running = Lopende partijen
web-lobby = Open tafels
web-finished = Gespeelde partijen
web-no-tables = Nog geen tafels
web-no-tables-about = Hier verschijnen je partijen, en tafels waar iemand op medespelers wacht.
web-no-tables-offline = Hier verschijnen je partijen.
web-show-all = Alle { $count } tonen
web-open-record = Partij uit bestand openen
web-continue = Verder
web-watch = Meekijken
web-join = Meedoen
web-look = Bekijken
web-over = Afgelopen
web-waiting-players = Wacht op spelers
web-your-turn = Jouw beurt
web-thinking = { $player } denkt na
web-seats-free = { $count ->
    [one] één plaats vrij
   *[other] { $count } plaatsen vrij
}
web-move-number = { $number ->
    [0] net begonnen
   *[other] zet { $number }
}

## Het bos van vandaag

web-daily = Het bos van vandaag
web-daily-about = Eén solopartij, voor iedereen dezelfde, tot middernacht (UTC).
web-percent = { NUMBER($value, style: "percent") }
web-daily-day = { DATETIME($day, dateStyle: "full") }
web-daily-goal = Zet alle 48 manschappen in, elke kleur in één woudgebied met een open 1.
web-daily-play = Bos van vandaag spelen
web-daily-continue = Verder spelen
web-daily-look = Je partij bekijken
web-daily-share = Vandaag gelukt: { NUMBER($share, style: "percent") }
web-daily-first = Nog niemand heeft het uitgespeeld
web-daily-results = De uitslagen van vandaag
web-won = Gewonnen
web-not-won = Niet gewonnen

## Een nieuwe tafel

web-mode = Hoe wil je spelen?
web-mode-competitive = Tegen elkaar
web-mode-cooperative = Samen
web-mode-solitaire = Solo
web-players = { $count ->
    [one] 1 speler
   *[other] { $count } spelers
}
web-seat = Plaats { $number }
web-level = niveau
web-name = Naam
web-variant-firebreak = Vuurgreppels
web-variant-hotter = Verzengend spel
web-aids = Hulp
web-aid-spots = Sommen op het bord tonen
web-aid-counts = Tellen wat er over is
web-aid-scores = Tussenstand
web-aid-hints = Tips

## Aan tafel

web-board = Bord
web-turn = Wie aan de beurt is en wat er te doen is
web-turn-of = { $player } is aan de beurt
web-choose = Kies op het bord
web-unstage = Annuleren
web-hint = Tip
web-take-back = Terugnemen
web-ask-undo = Terugname vragen
web-asks-undo = { $player } wil de laatste eigen beurt graag terugnemen.
web-agree = Prima
web-disagree = Liever niet
web-returnable = Dit kun je daarna nog terugnemen.
web-final = Dit kun je daarna niet meer terugnemen.
web-log = Laatste zetten
web-log-all = De hele partij
web-log-less = Alleen de laatste
web-news = Nieuw:
web-company = Wie er is
web-present = aanwezig
web-absent = afwezig
web-stands-in = de computer speelt
web-return = Ik ben terug
web-stand-in = Computer speelt voor { $player }
web-lists = Lijsten en getypte zetten
web-notation = Typ een zet
web-notation-go = Tonen
web-gathering = Wachten op de anderen
web-gathering-about = De partij begint vanzelf zodra alle plaatsen bezet zijn.
web-invited = Er wacht een plaats op je
web-seat-open = Op uitnodiging
web-seat-public = Vrij voor iedereen
web-sit = Gaan zitten
web-leave = Tafel verlaten
web-watching-soon = Je kijkt mee: de partij begint zodra alle plaatsen bezet zijn.
web-link-seat = Link voor plaats { $number }
web-link-watch = Link voor toeschouwers
web-link-replay = Link naar deze partij
web-copy = Kopiëren
web-copied = Gekopieerd
web-qr = { $name }, als code om te scannen
web-hand-over = { $player } is aan de beurt
web-hand-over-about = Geef het apparaat door: wat nu komt, is maar voor één paar ogen.
web-hand-over-ready = Ik ben { $player }
web-lost = Geen verbinding: we proberen het opnieuw…
web-lost-staged = Je zet blijft bewaard.
web-socket-refused = De server heeft de verbinding met deze tafel gesloten.
web-try-again = Opnieuw proberen
web-no-table = Je kunt deze tafel niet zien

## Daarna

web-game-over = De partij is afgelopen
web-rematch = Revanche
web-rematch-join = Naar de revanche
web-replay = Terugkijken
web-count = De telling in detail
web-keep = Bewaren, controleren, delen
web-download = Partij downloaden
web-play = Afspelen
web-no-turning = Geen dure fouten: goed gespeeld!

## Naam en account

web-registered = Welkom! Je account is klaar.

## Spellen zonder eigen client

web-plain-move = { $move } spelen
web-plain-choose = Kies een zet
web-plain-position = De stelling
web-plain-preview = Zo zou het eruitzien:
web-plain-type = Typ een zet, of een deel ervan
web-plain-found = { $found ->
    [0] Geen zet past; druk op Enter om te vragen waarom.
   *[other] { $found } van { $count } zetten
}
