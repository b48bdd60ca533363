### Wat er over elk spel gezegd wordt.

player = Speler { $number }
colour-red = rood
colour-green = groen
colour-blue = blauw
colour-yellow = geel
score-line = { $player }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
    .you-player = Jij: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }

## Keuzes

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

## De terminal

our-ruling = Onze beslissing: { $text }
unofficial = Dit is een onofficiële uitgave. De spellen en hun namen zijn van hun auteurs en uitgevers; de woorden hier zijn van onszelf.
name-feurio = Feurio!, een bosbrand voor 1 tot 4
name-firewater = Vuur & Water, een strijd der elementen voor 2 tot 4
name-competitive = tegen elkaar
name-cooperative = samen
name-solitaire = solo

## Toernooien en analyse

level-spark = Vonk
level-ember = Gloed
level-flame = Vlam
level-blaze = Vuurzee
level-inferno = Inferno

## Onderzoek

name-spark = Vonk, een beginner
name-ember = Gloed
name-flame = Vlam
name-blaze = Vuurzee
name-inferno = Inferno, de sterkste

## Opgezette stellingen

position-turn = Plaatsen worden vanaf 0 geteld, en het aantal is { $players }.

## Spellen

room-no-kernel = { $game } heeft geen computerspelers die rekenen: je speelt het met mensen, of tegen random en playouts:N.
room-no-features = { $game } heeft geen omgevingen voor onderzoek.
room-no-solver = { $game } heeft geen oplosser.
room-no-positions = In dit spel kun je zelf geen stelling opzetten.
