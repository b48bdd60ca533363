### De ladder, je partijen, de reeks en puzzels.

## De ladder

web-ladder-of = De ladder, { $game }
web-ladder-held = behaald
web-ladder-new = nieuw
web-ladder-wins = { $wins } van { $needed } gewonnen
web-ladder-run = { $needed ->
    [one] één zege
   *[other] { $needed } zeges op rij
}

## Prestaties

feurio-feat-worth = Beste woudgebied
feurio-feat-tiles = Meeste tegels in een woudgebied
firewater-feat-tokens = Meeste fiches
firewater-feat-elementals = Meeste elementalen

## De startpagina van wie terugkomt, uitslagen, eerdere bossen, puzzels, statistiek

web-back-turn = Welkom terug. Het is jouw beurt.
web-back = Welkom terug.
web-game-against = { $game } tegen { $who }
web-waits =
    { $count ->
        [one] Er wacht nog één tafel op je
       *[other] Er wachten nog { $count } tafels op je
    }
web-play-level = Tegen { $level } spelen
web-ladder-about = Win twee keer op rij van een niveau en je hebt het behaald. Met tips telt het niet; elk niveau is open.
web-ladder-about-run = Het gaat om zeges op rij. Elk niveau is open.
web-ladder-pick = Ladder
web-streak =
    { $days ->
        [one] 1 dag op rij
       *[other] { $days } dagen op rij
    }
web-week-won = gelukt
web-week-lost = mislukt
web-week-missed = overgeslagen
web-week-today = nog niet gespeeld
web-daily-archive = Eerdere bossen
web-daily-archive-about = Speel het bos van een andere dag. Voor je reeks telt alleen dat van vandaag.
web-daily-late = later gespeeld
web-daily-this = Het bos van { DATETIME($day, dateStyle: "long") }
web-puzzle-day = Puzzel van de dag
web-puzzle-find = Zet zoeken
web-puzzle-again = Nog eens bekijken
web-puzzle-solved = Opgelost
web-puzzle-missed = Niet opgelost
web-puzzle-share = Door { NUMBER($share, style: "percent") } in één keer opgelost
web-puzzle-fresh = Probeer het als eerste
web-puzzle-title = Puzzel { $number } van { $of }
web-puzzle-right = Dat is de beste zet.
web-puzzle-wrong = Er is een betere zet.
web-puzzle-worth = Die wint in { NUMBER($best, style: "percent") } van de gevallen.
web-puzzle-worths = De jouwe wint in { NUMBER($yours, style: "percent") } van de gevallen, de beste in { NUMBER($best, style: "percent") }.
web-puzzle-best = De beste
web-puzzle-next = Volgende puzzel
web-puzzle-retry = Opnieuw proberen
web-puzzle-about = Eén zet is hier duidelijk beter dan alle andere. Welke?
web-your-games = Je partijen
web-your-record = { $played } gespeeld, { $won } gewonnen
web-all-games = Allemaal
web-result-won = Gewonnen
web-result-lost = Verloren
web-result-drawn = Gelijkspel
web-result-ended = Zonder uitslag beëindigd
web-result-shared = Op één apparaat
web-result-early = Opgegeven
web-result-watched = Bekeken
web-result-won-score = Gewonnen met { $mine } tegen { $theirs }
web-result-lost-score = Verloren met { $mine } tegen { $theirs }
web-result-drawn-score = Gelijkspel, elk { $mine }
web-look-back = Terugkijken
web-date = { DATETIME($day, dateStyle: "medium") }
web-show-more = Meer tonen
web-you-page = Je statistieken
web-you-page-about = Wat je tot nu toe hebt gespeeld en bereikt.
web-stat-games = Partijen
web-stat-won = Gewonnen
web-stat-best = Beste score
web-stat-run = Langste reeks zeges
web-stat-streak = Langste reeks dagelijkse bossen
web-stat-colour = Kleur die je het meest speelt
web-stat-puzzles = Puzzels in één keer opgelost
web-stat-level = { $level }: { $won } van { $played } gewonnen
web-stat-none = Nog niets. Speel een partij, dan staat die hier.
