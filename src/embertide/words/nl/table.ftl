### Tafels: wat er gebeurt en wat er niet kan.

table-missing = Die tafel bestaat niet, of de link is onvolledig.
table-opened = De tafel is open.
table-sat = { $player } gaat zitten.
    .you-player = Je gaat zitten.
table-left = { $player } staat op.
    .you-player = Je staat op.
table-begins = Iedereen is er: de partij begint.
table-undone = { $count ->
    [one] { $player } neemt de laatste zet terug.
   *[other] { $player } neemt de laatste { $count } zetten terug.
}
    .you-player = { $count ->
        [one] Je neemt de laatste zet terug.
       *[other] Je neemt de laatste { $count } zetten terug.
    }
table-asked = { $player } vraagt om de laatste eigen beurt terug te nemen.
    .you-player = Je vraagt om je laatste beurt terug te nemen.
table-agreed = { $player } vindt het goed.
    .you-player = Je vindt het goed.
table-declined = { $player } doet dat liever niet.
    .you-player = Je doet dat liever niet.
table-stands-in = { $player } is weg: de computer valt in.
    .you-player = Je bent weg: de computer valt in.
table-time-up = De tijd van { $player } is om: de computer speelt verder.
    .you-player = Je tijd is om: de computer speelt verder.
table-returned = { $player } is terug.
    .you-player = Je bent terug.
table-rematch = De volgende partij staat klaar.
table-rematch-asked = { $player } wil graag nog een keer.
    .you-player = Je wilt graag nog een keer.
table-stale = De partij is al verder: de stelling heeft nu nummer { $ply }.
