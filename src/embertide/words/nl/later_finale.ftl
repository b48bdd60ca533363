### Het einde van een partij: de telling, de kaart, het plaatje om te delen.

## De telling

web-finale-count = De telling
web-finale-part = { $part } van { $of }
web-finale-skip = Overslaan
web-finale-skip-about = Enter, spatie of een tik waar dan ook
web-finale-again = Telling bekijken
web-feurio-finale-region = { $player }: { $colour ->
    [red] rood woudgebied
    [green] groen woudgebied
    [blue] blauw woudgebied
   *[yellow] geel woudgebied
}
    .you-player = { $colour ->
        [red] Je rode woudgebied
        [green] Je groene woudgebied
        [blue] Je blauwe woudgebied
       *[yellow] Je gele woudgebied
    }
web-feurio-finale-saved = Het vuur is uit!
web-feurio-finale-burnt = Het bos brandt
web-firewater-finale-squares = { $player }: vakken
    .you-player = Je vakken
web-firewater-finale-leaders = { $player }: veroverde leiders
    .you-player = De leiders die je hebt veroverd
web-firewater-finale-elementals = { $player }: elementalen
    .you-player = Je elementalen
web-firewater-finale-leader = { $player }: geen leider
    .you-player = Je leider ontbreekt
web-firewater-finale-last-token = door de laatste fiche te plaatsen
web-firewater-finale-tie = gelijk, en eerder aan de beurt

## De kaart

web-finale-wins = { $winner } wint
    .you-winner = Je wint!
web-finale-wins-by = { $winner } wint met { $margin ->
    [one] één punt
   *[other] { $margin } punten
} verschil
    .you-winner = Je wint!
web-finale-by = met { $margin ->
    [one] één punt
   *[other] { $margin } punten
} verschil
web-finale-draw = Gelijkspel, elk { $points }
web-finale-shared = { $tied } delen de overwinning
    .you-tied = Je deelt de overwinning met { $tied }
web-finale-done = Gelukt!
web-finale-missed = Deze keer niet
web-finale-score = { $player } { $points }
    .you-player = jij { $points }
web-finale-spoken = { $heading } { $scores }.
web-finale-harder = Moeilijker?
web-finale-easier = Makkelijker?
web-finale-turning = Keerpunt, zet { $move }
web-finale-turning-wait = Op zoek naar het keerpunt…
web-finale-chance = winstkans van { $player }
    .you-player = jouw winstkans

## Het plaatje

web-finale-share = Afbeelding delen
web-finale-share-about = Gemaakt op dit apparaat. De namen van anderen staan er niet op.
web-finale-share-failed = Deze browser kan de afbeelding niet maken.
web-finale-send = Delen
web-finale-save = Bewaren
web-finale-close = Sluiten
web-finale-turning-share = Keerpunt: zet { $move }. Winstkans { NUMBER($before, style: "percent") } → { NUMBER($after, style: "percent") }.
web-finale-poster-against = { $game } tegen { $others }
web-finale-poster-won = Gewonnen!
web-finale-poster-won-by = Gewonnen met { $margin ->
    [one] één punt
   *[other] { $margin } punten
} verschil
web-finale-poster-wins = { $name } wint
web-finale-poster-shared = Een gedeelde overwinning
web-finale-poster-me = Ik
web-finale-poster-friend = een medespeler
