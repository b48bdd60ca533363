### Tische, die vorzeitig enden, alte Tische und Uhren, die stillstehen.

table-resigned = { $player } gibt auf.
    .you-player = Du gibst auf.
table-won-resigned = { $player } hat aufgegeben: { $winner } gewinnt.
    .you-player = Du hast aufgegeben: { $winner } gewinnt.
    .you-winner = { $player } hat aufgegeben: Du gewinnst.
table-ended-resigned = { $player } hat aufgegeben: Die Partie endet hier.
    .you-player = Du hast aufgegeben: Die Partie endet hier.
table-ended-closed = { $player } hat die Partie vorzeitig beendet.
    .you-player = Du hast die Partie vorzeitig beendet.
table-ended-host = Die Leitung dieses Servers hat die Partie beendet.
table-closed-now = Der Tisch ist geschlossen.
table-paused = Der Server war { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} lang nicht da: Die Uhr stand still.
web-table-resign = Aufgeben
web-table-end = Partie beenden
web-table-close = Tisch schließen
web-table-stay = Weiterspielen
web-table-keep = Offen lassen
web-table-resign-ask = Möchtest du aufgeben?
web-table-resign-plays = Der Computer spielt für dich weiter, und du belegst den letzten Platz. Du kannst zuschauen, aber nicht zurückkommen.
web-table-resign-helps = Der Computer spielt für dich weiter. Du kannst zuschauen, aber nicht zurückkommen.
web-table-resign-ends = Die Partie endet sofort, und du verlierst.
web-table-end-ask = Möchtest du diese Partie beenden?
web-table-end-about = Sie bleibt unter deinen beendeten Partien, aber ohne Ergebnis.
web-table-end-daily = Am Wald von heute hast du nur einen Versuch: Er gilt dann als nicht geschafft.
web-table-close-ask = Möchtest du diesen Tisch schließen?
web-table-close-about = Er verschwindet für alle, und die verteilten Links gelten nicht mehr.
web-table-leave-ask = Möchtest du den Tisch verlassen?
web-table-leave-about = Dein Platz ist dann für andere frei.
web-table-sit-on = Bleiben
web-table-resigned = hat aufgegeben
web-ended-early = Vorzeitig beendet
