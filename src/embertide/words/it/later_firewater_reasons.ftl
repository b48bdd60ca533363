### Fuoco & Acqua: perché una mossa è meglio di un’altra.

firewater-reason-lets-win = Dopo la mossa giocata, { $player } può posare l’ultimo gettone e vincere.
    .you-player = Dopo la mossa giocata puoi posare l’ultimo gettone e vincere.
firewater-reason-tokens = Lascia { $count ->
    [0] zero gettoni
    [one] un solo gettone
   *[other] solo { $count } gettoni
} da posare, invece di { $other }.
firewater-reason-covers = Dopo la mossa giocata, { $player } può coprire { $value ->
    [1] l’1
   *[other] il { $value }
} in { $square }.
    .you-player = Dopo la mossa giocata puoi coprire { $value ->
        [1] l’1
       *[other] il { $value }
    } in { $square }.
firewater-reason-gives = Dopo la mossa giocata, { $player } può prendere { $squares }{ $more ->
    [0] .
    [one] {" "}e un’altra casella.
   *[other] {" "}e altre { $more } caselle.
}
    .you-player = Dopo la mossa giocata puoi prendere { $squares }{ $more ->
        [0] .
        [one] {" "}e un’altra casella.
       *[other] {" "}e altre { $more } caselle.
    }
firewater-reason-leader = Dopo la mossa giocata, { $player } può catturare il capo in { $square }.
    .you-player = Dopo la mossa giocata puoi catturare il capo in { $square }.
firewater-reason-leader-soon = Il capo in { $square } è in pericolo: accanto resta una sola casella vuota, e l’influenza maggiore lì è di { $player }.
    .you-player = Il capo in { $square } è in pericolo: accanto resta una sola casella vuota, e l’influenza maggiore lì è tua.
firewater-reason-lets-claim = Dopo la mossa giocata, { $player } può rivendicare l’elementale in { $square }.
    .you-player = Dopo la mossa giocata puoi rivendicare l’elementale in { $square }.
firewater-reason-readies = Prepara la rivendicazione dell’elementale in { $square }.
firewater-reason-hems = Circonda quasi { $square }, con l’influenza maggiore: ancora un pezzo, e la casella si può prendere.
firewater-reason-lets-hem = Dopo la mossa giocata, { $square } è quasi circondata, e l’influenza maggiore lì è di { $player }.
    .you-player = Dopo la mossa giocata, { $square } è quasi circondata, e l’influenza maggiore lì è tua.
firewater-reason-leads = Ottiene l’influenza maggiore in { $squares }{ $more ->
    [0] .
    [one] {" "}e in un’altra casella.
   *[other] {" "}e in altre { $more } caselle.
}
firewater-reason-loses = Dopo la mossa giocata, { $player } ha l’influenza maggiore in { $squares }{ $more ->
    [0] .
    [one] {" "}e in un’altra casella.
   *[other] {" "}e in altre { $more } caselle.
}
    .you-player = Dopo la mossa giocata hai l’influenza maggiore in { $squares }{ $more ->
        [0] .
        [one] {" "}e in un’altra casella.
       *[other] {" "}e in altre { $more } caselle.
    }
