### De webclient: wat er op de pagina’s staat, welk spel het ook is.

web-you = Jij
web-unreachable = Het huis antwoordt niet. Controleer je verbinding; we blijven proberen.
web-loading = Een ogenblik …
web-close = Sluiten
web-rule = Regel { $rule }

## The menu

web-home = Naar de startpagina
web-menu = Menu
web-account = Naam en account
web-language = Taal
web-theme = Kleuren
web-theme-auto = Auto
web-theme-light = Licht
web-theme-dark = Donker
web-sound = Geluid
web-all-tables = Alle tafels

## The start page

web-motto = Het bos brandt, het tij antwoordt.
web-about = Twee bordspellen, met vrienden of tegen de computer.
web-facts-feurio = 1–4 spelers · 20 min
web-facts-firewater = 2–4 spelers · 40 min
web-pitch-feurio = Stuur je ploegen waar het vuur straks is, niet waar het nu is.
web-pitch-firewater = Breid je invloed uit, neem vakken in, win de elementalen.
web-play-now = Nu spelen
web-against-computer = tegen de computer
web-new-table = Nieuwe tafel
web-learn = Leren in vijf minuten
web-rules = Regels
web-running = Lopende partijen
web-lobby = Open tafels
web-finished = Gespeelde partijen
web-no-tables = Nog geen tafels
web-no-tables-about = Hier verschijnen je partijen, en tafels waar iemand op gezelschap wacht.
web-show-all = Alle { $count } tonen
web-open-record = Een partij uit een bestand openen
web-continue = Verder
web-watch = Meekijken
web-join = Meedoen
web-look = Bekijken
web-over = Afgelopen
web-waiting-players = Wacht op spelers
web-your-turn = Jij bent aan de beurt
web-thinking = { $player } denkt na
web-seats-free = { $count ->
    [one] één plaats vrij
   *[other] { $count } plaatsen vrij
}
web-move-number = { $number ->
    [0] net begonnen
   *[other] zet { $number }
}

## The deal of the day

web-daily = Het bos van vandaag
web-daily-about = Eén stapel voor jou alleen, voor iedereen dezelfde, tot middernacht (UTC).
web-daily-goal = Zet alle 48 manschappen in, elke kleur in één gebied met een open 1.
web-daily-play = Vandaag spelen
web-daily-continue = Verder spelen
web-daily-look = Je partij bekijken
web-daily-share = { $share } % is het vandaag gelukt
web-daily-shared = { $played ->
    [one] Eén persoon is klaar; { $share } % heeft gewonnen.
   *[other] { $played } mensen zijn klaar; { $share } % heeft gewonnen.
}
web-daily-first = Nog niemand is klaar
web-daily-results = De uitslagen van vandaag
web-daily-result = Uitslag
web-daily-turns = Beurten over toen het beslist was
web-won = Gewonnen
web-not-won = Niet gewonnen

## A new table

web-new-title = { $game }: een nieuwe tafel
web-mode = Hoe willen jullie spelen?
web-mode-competitive = Tegen elkaar
web-mode-cooperative = Samen
web-mode-solitaire = Alleen
web-how-many = Met hoeveel spelers?
web-players = { $count ->
    [one] 1 speler
   *[other] { $count } spelers
}
web-seats = Wie zit waar?
web-seat = Plaats { $number }
web-seat-me = Ik
web-seat-here = Iemand aan dit toestel
web-seat-friend = Een vriend, via een link
web-seat-anyone = Wie maar wil
web-seat-computer = De computer
web-seat-me-about = Hier zit jij.
web-seat-friend-about = Je krijgt een link en een code om door te geven.
web-seat-anyone-about = De tafel staat in de lijst met open tafels.
web-level = sterkte
web-name = Naam
web-variants = Varianten
web-variant-firebreak = Brandgangen
web-variant-firebreak-about = Leg een tegel gedekt, dat kost een brandweerman; getrokken tegels zijn geheim.
web-variant-hotter = Heter spel
web-variant-hotter-about = Gebieden worden naar beneden afgerond in plaats van naar boven.
web-more = Klok, hulp en meer
web-layout = Bord
web-layout-default = Zoals uitgegeven, met verwisseld midden
web-layout-chessboard = Gewoon schaakbord
web-own-board = Een eigen bord (tekstbestand van F en W)
web-clock = Bedenktijd
web-clock-none = Geen klok
web-clock-turn-30 = 30 seconden per beurt
web-clock-turn-120 = 2 minuten per beurt
web-clock-bank-300 = 5 minuten per speler, 10 seconden erbij per beurt
web-clock-bank-900 = 15 minuten per speler, 20 seconden erbij per beurt
web-clock-turn-86400 = Een dag per beurt
web-aids = Hulp
web-aid-spots = Sommen op het bord tonen
web-aid-spots-about = De heetste plekken met hun hitte, de invloed op elk vak.
web-aid-counts = Meetellen
web-aid-counts-about = Welke tegels nog niemand heeft gezien.
web-aid-scores = Lopende score
web-aid-scores-about = Altijd de stand zoals die nu telt.
web-aid-hints = Tips
web-aid-hints-about = De drie beste zetten, als je erom vraagt.
web-open-table = Tafel openen

## At the table

web-board = Bord
web-sheet = Meer of minder van het tafelblad tonen
web-turn = Wie aan de beurt is en wat te doen
web-turn-of = { $player } is aan de beurt
web-choose = Kies op het bord
web-unstage = Toch niet
web-hint = Tip
web-take-back = Terugnemen
web-ask-undo = Vragen om mijn laatste beurt terug te nemen
web-asks-undo = { $player } wil de laatste beurt graag terugnemen.
web-agree = Goed
web-disagree = Liever niet
web-undo-asked = De anderen moeten het nog goedvinden.
web-returnable = Dit kun je daarna nog terugnemen.
web-final = Eenmaal bevestigd ligt het vast: terugnemen kan niet.
web-log = Laatst gebeurd
web-log-all = De hele partij
web-log-less = Alleen het laatste
web-news = Nieuw:
web-company = Wie er is
web-present = aanwezig
web-absent = afwezig
web-stands-in = de computer speelt
web-return = Ik ben terug
web-stand-in = De computer voor { $player } laten spelen
web-lists = Lijsten en getypte zetten
web-notation = Typ een zet
web-notation-go = Tonen
web-gathering = Wachten op de anderen
web-gathering-about = De partij begint vanzelf zodra alle plaatsen bezet zijn.
web-invited = Er wacht een plaats op je
web-seat-open = Vrijgehouden voor een vriend
web-seat-public = Vrij voor iedereen
web-sit = Gaan zitten
web-leave = Weer opstaan
web-watching-soon = Je kijkt mee: de partij begint zodra alle plaatsen bezet zijn.
web-link-seat = Link voor plaats { $number }
web-link-watch = Link voor toeschouwers
web-link-replay = Link naar deze partij
web-copy = Kopiëren
web-copied = Gekopieerd
web-qr = { $name }, als code om te scannen
web-hand-over = { $player } is aan de beurt
web-hand-over-about = Geef het toestel door: wat nu komt is maar voor één paar ogen.
web-hand-over-ready = Ik ben { $player }
web-lost = Geen verbinding, we proberen het opnieuw …
web-lost-staged = Je zet blijft bewaard.
web-no-table = Je kunt deze tafel niet zien

## Afterwards

web-game-over = De partij is afgelopen
web-rematch = Revanche
web-rematch-join = Naar de revanche
web-replay = Terugkijken
web-count = De telling in woorden
web-keep = Bewaren, controleren, delen
web-download = Partij downloaden
web-verify = Zegel controleren
web-seal-good = Het zegel is heel: elke trekking lag vast vóór de eerste zet.
web-seal-none = Deze partij draagt geen zegel.
web-replay-move = Zet { $move } van { $of }
web-beginning = Het begin
web-first = Naar het begin
web-prior = Een stap terug
web-next = Verder
web-last = Naar het einde
web-play = Afspelen
web-pause = Stoppen
web-slider = Plek in de partij
web-play-on = Vanaf hier verder spelen
web-to-table = Naar de tafel
web-analysis = Hoe de partij verliep
web-analysis-runs = Ze wordt nog eens bekeken: { $done } van { $of } beslissingen …
web-chart = Het verwachte deel van de winst per zet, één lijn per speler
web-turning = Zet { $move }: { $player } gaf { $loss } % van een overwinning weg ({ $played }). Beter: { $best }.
web-no-turning = Niemand gaf iets weg: een goed gespeelde partij.
web-open-record-about = Een hier gedownloade partij kun je bekijken, controleren en verder spelen.
web-choose-file = Kies een bestand, of laat het hier vallen

## Learning

web-rules-of = Regels van { $game }
web-contents = Inhoud
web-learn-title = { $game } in vijf minuten
web-learn-done = Een echte partij spelen
web-step = Stap { $step } van { $of }

## Name and account

web-account-guest = Je speelt als gast. Alles werkt zonder account.
web-account-yours = Je partijen en ratings worden onder je naam bewaard.
web-your-name = Hoe anderen je noemen
web-rename = Opslaan
web-renamed = Opgeslagen.
web-ratings = Ratings
web-rated-games = { $count ->
    [one] één partij
   *[other] { $count } partijen
}
web-account-have = Een account
web-account-about = Met een naam en een wachtwoord vind je je partijen op elk toestel terug. Wat je als gast speelde, gaat mee.
web-password = Wachtwoord
web-register = Account maken
web-enter = Inloggen
web-registered = Welkom! Je account is gemaakt.
web-entered = Welkom terug!
web-log-out = Uitloggen
web-left = Je bent uitgelogd.
web-remove = Account verwijderen
web-remove-about = Je naam verdwijnt uit alle partijen; de partijen zelf blijven. Dit kan niet ongedaan worden gemaakt.
web-removed = Het account is verwijderd.

## Nothing here

web-missing = Hier is niets
web-missing-about = Dit adres leidt nergens heen: misschien ontbreekt er een letter.
