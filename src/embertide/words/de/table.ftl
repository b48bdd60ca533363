### Tables: what happens at them, and what cannot be done there.

table-missing = Diesen Tisch gibt es nicht, oder sein Link ist unvollständig.
table-opened = Der Tisch ist offen.
table-sat = { $player } setzt sich.
    .you-player = Du setzt dich.
table-left = { $player } verlässt den Tisch.
    .you-player = Du verlässt den Tisch.
table-begins = Alle sind da: Die Partie beginnt.
table-undone = { $count ->
    [one] { $player } nimmt den letzten Zug zurück.
   *[other] { $player } nimmt die letzten { $count } Züge zurück.
}
    .you-player = { $count ->
        [one] Du nimmst den letzten Zug zurück.
       *[other] Du nimmst die letzten { $count } Züge zurück.
    }
table-asked = { $player } möchte alles seit dem eigenen letzten Zug zurücknehmen.
    .you-player = Du möchtest alles seit deinem letzten Zug zurücknehmen.
table-agreed = { $player } ist einverstanden.
    .you-player = Du bist einverstanden.
table-declined = { $player } ist nicht einverstanden.
    .you-player = Du bist nicht einverstanden.
table-stands-in = { $player } ist nicht da: Der Computer springt ein.
    .you-player = Du bist nicht da: Der Computer springt ein.
table-time-up = Die Zeit von { $player } ist um: Der Computer spielt weiter.
    .you-player = Deine Zeit ist um: Der Computer spielt weiter.
table-returned = { $player } ist wieder da.
    .you-player = Du bist wieder da.
table-rematch = Die nächste Partie ist aufgebaut.
table-rematch-asked = { $player } möchte noch einmal spielen.
    .you-player = Du möchtest noch einmal spielen.
table-stale = Die Partie ist schon weiter: Die Stellung hat jetzt die Nummer { $ply }.
