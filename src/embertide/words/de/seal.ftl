### Versiegeltes Glück: die Zahlen der Mitspielenden und was ihr Gerät geprüft hat.

table-freed = { $other } gibt den Platz von { $player } frei: Die Zahl für die Ziehungen kam nicht.
    .you-player = { $other } gibt deinen Platz frei: Die Zahl für die Ziehungen kam nicht.
    .you-other = Du gibst den Platz von { $player } frei: Die Zahl für die Ziehungen kam nicht.

## Im Browser

web-seal-changed = Der Server zeigt jetzt eine andere Festlegung als vorher. Dein Gerät sendet keine Zahl: Verlass diesen Tisch.
web-seal-awaited = Die Partie wartet auf das Gerät dieser Person.
web-seal-other-device = Die Partie wartet auf deine Zahl. Sie kommt von dem Gerät, mit dem du dich gesetzt hast: Öffne den Tisch dort.
web-free-seat = Platz freigeben
