### Versiegeltes Glück: die Zahlen der Mitspielenden und was ihr Gerät geprüft hat.

## Im Browser

web-seal-whole = { $draws ->
    [one] Die eine Ziehung folgt
   *[other] Jede der { $draws } Ziehungen folgt
} aus dem, was vor dem ersten Zug feststand, und deine Zahl gehört dazu.
web-seal-no-draws = Bis zum Ende wurde nichts gezogen. Das Geheimnis ist das, welches vor dem ersten Zug feststand, und deine Zahl gehört dazu.
web-seal-draws = { $draws ->
    [one] Die eine Ziehung folgt
   *[other] Jede der { $draws } Ziehungen folgt
} aus dem Geheimnis und den Zahlen der Aufzeichnung.
web-seal-undrawn = Geheimnis und Festlegung passen zusammen. Ob jede Ziehung daraus folgt, kann diese Seite bei diesem Spiel nicht sagen: „embertide verify --seal“ kann es.
web-seal-mine = Beides stand vor dem ersten Zug fest, und deine Zahl gehört dazu.
web-seal-no-note = Dieses Gerät hat zu dieser Partie nichts notiert und kann nur prüfen, ob die Aufzeichnung in sich stimmt.
web-seal-elsewhere = Die Zahl deines Platzes kam nicht von diesem Gerät: Prüfe auf dem Gerät, mit dem du dich gesetzt hast.
web-seal-watched = Das Geheimnis ist das, welches dieses Gerät vor dem ersten Zug versiegelt sah. Eine eigene Zahl hast du nicht beigetragen.
web-seal-watched-late = Das Geheimnis ist das, welches dieses Gerät versiegelt sah, aber erst nach Beginn des Spiels.
web-seal-again = { $count ->
    [one] Der Tisch wurde einmal abgebrochen
   *[other] Der Tisch wurde { $count }-mal abgebrochen
}, nachdem deine Zahl gesendet war; alle Zahlen wurden neu gezogen.
web-seal-uncommitted = Die anderen hatten sich auf ihre Zahlen nicht festgelegt: Wer die letzte sandte, konnte sie wählen.
web-seal-none = Diese Partie trägt kein Siegel: Ihr Glück lag schon fest, oder sie setzt eine andere Partie fort.
web-seal-bad-form = Die Aufzeichnung dieser Partie kann nicht stimmen: Siegel oder Ziehungen sind unvollständig.
web-seal-bad-secret = Das Geheimnis ist nicht das, auf das sich der Server festgelegt hat.
web-seal-bad-commitment = Der Server hat sich auf ein anderes Geheimnis festgelegt, als dieses Gerät notiert hat.
web-seal-bad-number = Die Zahl, die dieses Gerät gesendet hat, ist nicht darin.
web-seal-bad-hash = Die Zahl von Platz { $seat } ist nicht die, auf die er sich festgelegt hatte.
web-seal-bad-draw = Ziehung { $number } folgt nicht aus dem Geheimnis und den Zahlen.
web-seal-bad-shown = Ziehung { $number } ist nicht die, die du im Spiel gesehen hast.
web-seal-meaning = An den Ziehungen dieser Partie wurde also gedreht, oder dies ist die Aufzeichnung einer anderen Partie. Behalte die Aufzeichnung: Auch andere können sie prüfen.
web-seal-checking = Die Ziehungen werden auf diesem Gerät geprüft …
web-seal-unchecked = Die Aufzeichnung ließ sich nicht laden; geprüft wurde nichts.
web-seal-offline = Um ohne diese Seite zu prüfen, speichere die Aufzeichnung und gib ein:

## Auf der Kommandozeile

seal-rules = Die Partie folgt den Regeln: { $moves } Züge.
seal-secret = Das Geheimnis ist das, auf das sich der Server festgelegt hat.
seal-draws = { $draws ->
    [one] Die eine Ziehung folgt
   *[other] Jede der { $draws } Ziehungen folgt
} aus dem Geheimnis und den Zahlen.
seal-draws-unchecked = Ohne das richtige Geheimnis beweisen die Ziehungen nichts.
seal-commitment = Die Festlegung ist die, die du notiert hast.
seal-commitment-other = Die Festlegung ist nicht die, die du notiert hast: Dies ist eine andere Partie, oder der Server hat sein Geheimnis ausgetauscht.
seal-commitment-compare = Vergleiche die Festlegung mit der, die dir vor dem Spiel gezeigt wurde: { $commitment }
seal-number = Deine Zahl ist dabei, an Platz { $seat }.
seal-number-missing = Die Zahl { $number } ist nicht dabei: Der Server hat eine andere genommen, oder dies ist eine andere Partie.
seal-number-compare = Ob deine Zahl dabei ist, wurde nicht geprüft: Gib sie mit --number an.
seal-hash = Platz { $seat } hatte sich vor dem Spiel auf seine Zahl festgelegt.
seal-hash-other = Zur Festlegung { $hash } gehört keine Zahl: Ein Platz hat seine Zahl geändert.
seal-none = Diese Aufzeichnung trägt kein Siegel: Es gibt nichts zu prüfen.
seal-closed = Die Partie ist nicht zu Ende: Ihr Geheimnis ist noch nicht veröffentlicht.
seal-one-record = Ein Siegel wird für eine Partie auf einmal geprüft.
seal-note = „{ $text }“ ist keine Zahl und keine Festlegung: Diese haben 64 der Zeichen 0 bis 9 und a bis f.
seal-note-table = Festlegungen von Plätzen gehören zu einem Tisch: Gib seine Kennung mit --table an.
seal-option = Zahlen und Festlegungen werden nur mit --seal geprüft.
