### The lessons.

## Die Lektion

web-firewater-lesson-welcome = Feuer & Wasser ist ein Ringen um Felder. Du spielst Rot, den Kreis. Ein Feld, auf dem dein Besitzstein liegt, gehört dir und zählt einen Punkt. Wer am Ende die meisten Punkte hat, gewinnt; und wer den allerletzten eigenen Besitzstein setzt, gewinnt sofort.
web-firewater-lesson-elemental = Zuerst kommen drei Elementarwesen auf den Plan. Zwei stehen schon: Setze das dritte auf b3. Wer später ein Elementarwesen beansprucht, darf dort zwei Besitzsteine auf einmal setzen.
web-firewater-lesson-influence = Blau beginnt und hat einen Marker gelegt: Feuer 1 auf c3, Wasser 4 auf c4. Eine Hälfte darf auf jedem Element liegen; sie wirkt mit ihrem Wert aber nur auf die Felder neben ihr, die ihr eigenes Element zeigen: Feuer auf Feuer, Wasser auf Wasser. Wähle ein Feld, um zu sehen, wer dort wie viel Einfluss hat.
web-firewater-lesson-marker = Du bist dran. Lege deinen Marker Feuer 4, Wasser 3 mit der Feuerhälfte auf b2 und der Wasserhälfte auf b1. Dann wirkt Wasser 3 auf das Eckfeld a1 und Feuer 4 auf a2. Drehen kannst du einen Marker mit dem runden Pfeil daneben oder mit der Taste R.
web-firewater-lesson-token = Blau hat auf a2 und a3 geantwortet. Jetzt hat a1 keinen leeren Nachbarn mehr, und dein Einfluss dort, 3, schlägt die 2 von Blau. So gewinnst du ein Feld: Es ist von allen Seiten umschlossen, und du hast den größten Einfluss. Nimm a1!
web-firewater-lesson-leader = Setze deinen Anführer auf c1. Ein Anführer, der nie gesetzt wird, kostet dich 2 Punkte, und nur mit ihm auf dem Plan kannst du Elementarwesen beanspruchen. Gib auf sein Feld acht: Wer es nimmt, erobert ihn mit zwei Besitzsteinen.
web-firewater-lesson-claim = Das Elementarwesen auf b3 ist umschlossen. Es folgt der Person, die sich am sanftesten zeigt: mit der kleinsten Summe dort, aber mindestens einem Marker. Du hast 4, Blau hat 3 + 1 + 2 = 6. Beanspruche es, mit zwei Besitzsteinen auf einmal.
web-firewater-lesson-cover = Ein Besitzstein darf auch auf einen fremden Marker. Auf a2, einem Feuerfeld, schlägt dein Feuer 4 das Feuer 3 von Blau. Nimm es: Das Wasser 2 unter deinem Besitzstein gibt keinen Einfluss mehr.
web-firewater-lesson-end = Vier deiner Besitzsteine liegen: vier Punkte. Das Spiel geht weiter, bis jemand den letzten eigenen Besitzstein setzt oder bis nirgends mehr ein Marker passt; dann dürfen die anderen noch je einen Besitzstein setzen. Probier es jetzt gegen den Computer!

## Lessons

web-feurio-lesson-welcome = Ein Wald brennt. Jedes Plättchen zeigt, wie heftig: von 1 (am Wasser) bis 6. Du führst zwei Farben, Rot und Grün, mit je 12 Feuerwehrleuten; Funke führt Blau und Gelb.
web-feurio-lesson-heat = Funke beginnt mit einer 4, und du hast eine 5 gezogen. Ein Plättchen muss dorthin, wo es am heißesten ist: wo die Nachbarn zusammen am meisten zählen. Zwei Stellen haben 4 + 5 = 9. Nimm die rechte.
web-feurio-lesson-send = Jetzt darfst du 1 bis 3 Feuerwehrleute einer Farbe auf einem beliebigen Plättchen einsetzen. Setze eine rote Einsatzkraft auf deiner neuen 5 ein.
web-feurio-lesson-water = Du hast eine 1 gezogen, mit viel Wasser. Zwei Stellen sind gleich heiß: Nimm die obere, neben deiner roten Einsatzkraft.
web-feurio-lesson-region = Setze eine rote Einsatzkraft auf der 1 ein. Plättchen mit derselben Farbe, die sich berühren, sind ein Waldgebiet.
web-feurio-lesson-count = Zähle die Werte zusammen, teile durch den kleinsten, dessen Plättchen noch eine freie Kante hat, und runde auf: 5 + 1 = 6, geteilt durch 1, macht 6. Wasser ist kostbar: je kleiner die offene Zahl, desto kleiner der Teiler.
web-feurio-lesson-walled = Deine 6 passt nur an eine Stelle. Lege sie und sieh dir Funkes gelbe 5 an: Ohne freie Kante ist sie eingeschlossen und nichts wert.
web-feurio-lesson-full = Wenn du einsetzt, ist auf einem Plättchen nur so viel Platz, wie es Standplätze hat, und nur so viel, wie es freie Kanten hat. Setze drei rote Feuerwehrleute auf der 6 ein: Dann ist sie voll, und sonst kommt niemand mehr dorthin.
web-feurio-lesson-any = Du hast eine 4 gezogen. Diesmal sind vier Stellen gleich heiß: Nimm, welche du willst.
web-feurio-lesson-join = Allein ist deine 6 nur 6 ÷ 6 = 1 wert. Setze eine rote Einsatzkraft auf der 3 dazwischen ein, und alles hängt zusammen: 1 + 5 + 3 + 6 = 15, geteilt durch 1.
web-feurio-lesson-end = 15 Punkte! Rot und Grün zählen getrennt und werden addiert. Wenn die Plättchen ausgehen, setzt ihr weiter ein, bis alle passen; wer gepasst hat, darf wiederkommen. Probier es jetzt gegen Funke!
web-lesson-play = Gegen Funke spielen
web-lesson-back = Zurück zu deiner Partie
web-lesson-others = Funke spielt …
