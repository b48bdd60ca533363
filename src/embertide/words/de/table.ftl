### Die Tische: was dort geschieht, und was dort nicht geht.

table-opened = Der Tisch ist offen.
table-sat = { $player } setzt sich.
table-left = { $player } steht auf.
table-begins = Alle sind da: Das Spiel beginnt.
table-undone = { $count ->
    [one] { $player } nimmt den letzten Zug zurück.
   *[other] { $player } nimmt die letzten { $count } Züge zurück.
}
table-asked = { $player } möchte vor den eigenen letzten Zug zurück.
table-agreed = { $player } ist einverstanden.
table-declined = { $player } möchte das lieber nicht.
table-stands-in = { $player } ist nicht da: Der Computer springt ein.
table-time-up = Die Zeit von { $player } ist um: Der Computer spielt weiter.
table-returned = { $player } ist wieder da.
table-rematch = Das nächste Spiel ist aufgebaut.

table-clock-kind = Eine Uhr ist von der Art "turn" oder "bank".
table-clock-seconds = Eine Uhr läuft { $least } bis { $most } Sekunden.
table-begun = Das Spiel hat begonnen: Niemand setzt sich mehr oder steht noch auf.
table-no-seat = Diesen Platz gibt es nicht: Plätze zählen ab 0, und dieser Tisch hat { $seats }.
table-full = Hier ist kein Platz für dich frei.
table-taken = Dort sitzt schon jemand.
table-key = Dieser Platz ist für den freigehalten, der seinen Link bekommen hat.
table-entropy = Deine Zahl für das Siegel muss aus 64 der Zeichen 0 bis 9 und a bis f bestehen.
table-entropy-given = Deine Zahl für das Siegel ist schon da.
table-not-sitting = Du schaust zu: Das kann nur, wer am Tisch sitzt.
table-not-your-turn = Du bist nicht am Zug, sondern { $player }.
table-not-begun = Das Spiel hat noch nicht begonnen: Es fehlt noch jemand.
table-over = Das Spiel ist zu Ende.
table-stale = Das Spiel ist weiter: Die Stellung hat jetzt die Nummer { $ply }.
table-asked-already = Jemand hat schon um eine Rücknahme gebeten: Das kommt zuerst.
table-nothing-asked = Niemand wartet auf deine Antwort.
table-stand-in-whom = Der Computer kann nur für jemand anderen an diesem Tisch einspringen.
table-stand-in-turn = Gerade wartet niemand auf { $player }.
table-patience = { $player } hat noch { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}, bevor der Computer einspringen darf.
table-clock-empty = Deine Zeit ist um: Der Computer spielt für dich zu Ende.
