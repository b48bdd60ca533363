### Fire & Water: warum ein Zug besser ist als ein anderer.

firewater-reason-lets-win = Nach dem gespielten Zug kann { $player } den letzten Besitzstein setzen und gewinnen.
    .you-player = Nach dem gespielten Zug kannst du den letzten Besitzstein setzen und gewinnen.
firewater-reason-tokens = Lässt { $count ->
    [0] keinen Besitzstein
    [one] nur einen Besitzstein
   *[other] nur { $count } Besitzsteine
} übrig statt { $other }.
firewater-reason-covers = Nach dem gespielten Zug kann { $player } die { $value } auf { $square } verdecken.
    .you-player = Nach dem gespielten Zug kannst du die { $value } auf { $square } verdecken.
firewater-reason-gives = Nach dem gespielten Zug kann { $player } { $squares }{ $more ->
    [0] {""}
    [one] {" "}sowie ein weiteres Feld
   *[other] {" "}sowie { $more } weitere Felder
} nehmen.
    .you-player = Nach dem gespielten Zug kannst du { $squares }{ $more ->
        [0] {""}
        [one] {" "}sowie ein weiteres Feld
       *[other] {" "}sowie { $more } weitere Felder
    } nehmen.
firewater-reason-leader = Nach dem gespielten Zug kann { $player } den Anführer auf { $square } erobern.
    .you-player = Nach dem gespielten Zug kannst du den Anführer auf { $square } erobern.
firewater-reason-leader-soon = Der Anführer auf { $square } ist in Gefahr: Neben ihm ist nur noch eine Lücke, und { $player } hat dort den größten Einfluss.
    .you-player = Der Anführer auf { $square } ist in Gefahr: Neben ihm ist nur noch eine Lücke, und du hast dort den größten Einfluss.
firewater-reason-lets-claim = Der gespielte Zug überlässt { $player } das Elementarwesen auf { $square }.
    .you-player = Der gespielte Zug überlässt dir das Elementarwesen auf { $square }.
firewater-reason-readies = Danach lässt sich das Elementarwesen auf { $square } beanspruchen.
firewater-reason-hems = Umschließt { $square } fast ganz, mit dem größten Einfluss: Fehlt nur noch ein Nachbarfeld, dann ist es zu nehmen.
firewater-reason-lets-hem = Nach dem gespielten Zug ist { $square } fast umschlossen, und { $player } hat dort den größten Einfluss.
    .you-player = Nach dem gespielten Zug ist { $square } fast umschlossen, und du hast dort den größten Einfluss.
firewater-reason-leads = Gibt den größten Einfluss auf { $squares }{ $more ->
    [0] .
    [one] {" "}sowie auf einem weiteren Feld.
   *[other] {" "}sowie auf { $more } weiteren Feldern.
}
firewater-reason-loses = Der gespielte Zug überlässt { $player } den größten Einfluss auf { $squares }{ $more ->
    [0] .
    [one] {" "}sowie auf einem weiteren Feld.
   *[other] {" "}sowie auf { $more } weiteren Feldern.
}
    .you-player = Der gespielte Zug überlässt dir den größten Einfluss auf { $squares }{ $more ->
        [0] .
        [one] {" "}sowie auf einem weiteren Feld.
       *[other] {" "}sowie auf { $more } weiteren Feldern.
    }
