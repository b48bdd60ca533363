### Vuur & Water: waarom de ene zet beter is dan de andere.

firewater-reason-lets-win = De gespeelde zet laat { $player } de laatste fiche plaatsen en winnen.
    .you-player = De gespeelde zet laat jou je laatste fiche plaatsen en winnen.
firewater-reason-tokens = Laat { $count ->
    [0] geen fiche
    [one] maar één fiche
   *[other] maar { $count } fiches
} over, in plaats van { $other }.
firewater-reason-covers = Na de gespeelde zet kan de { $value } op { $square } bedekt worden door { $player }.
    .you-player = Na de gespeelde zet kun je de { $value } op { $square } bedekken.
firewater-reason-gives = De gespeelde zet opent { $squares }{ $more ->
    [0] {""}
   *[other] {" "}en nog { $more }
} voor { $player }.
    .you-player = De gespeelde zet opent { $squares }{ $more ->
        [0] {""}
       *[other] {" "}en nog { $more }
    } voor jou.
firewater-reason-leader = Door de gespeelde zet kan de leider op { $square } veroverd worden door { $player }.
    .you-player = Door de gespeelde zet kun jij de leider op { $square } veroveren.
firewater-reason-leader-soon = De leider op { $square } is in gevaar: er is nog één gat naast, en { $player } heeft daar de meeste invloed.
    .you-player = De leider op { $square } is in gevaar: er is nog één gat naast, en jij hebt daar de meeste invloed.
firewater-reason-lets-claim = Door de gespeelde zet kan { $player } de elementaal op { $square } claimen.
    .you-player = Door de gespeelde zet kun jij de elementaal op { $square } claimen.
firewater-reason-readies = Maakt de elementaal op { $square } klaar om te claimen.
firewater-reason-hems = Sluit { $square } bijna in, met de meeste invloed: nog één stuk, en je kunt het vak nemen.
firewater-reason-lets-hem = Na de gespeelde zet is { $square } bijna ingesloten, en { $player } heeft daar de meeste invloed.
    .you-player = Na de gespeelde zet is { $square } bijna ingesloten, en jij hebt daar de meeste invloed.
firewater-reason-leads = Krijgt de meeste invloed op { $squares }{ $more ->
    [0] .
   *[other] {" "}en nog { $more }.
}
firewater-reason-loses = De gespeelde zet laat de meeste invloed op { $squares }{ $more ->
    [0] {""}
   *[other] {" "}en nog { $more }
} aan { $player }.
    .you-player = De gespeelde zet laat jou de meeste invloed op { $squares }{ $more ->
        [0] .
       *[other] {" "}en nog { $more }.
    }
