### De lessen.

## De les van Vuur & Water

web-firewater-lesson-welcome = Vuur & Water is een strijd om vakken. Jij bent rood, de cirkel. Een vak met jouw fiche erop is van jou en telt één punt. Wie aan het eind de meeste punten heeft, wint; en wie de laatste eigen fiche plaatst, wint meteen.
web-firewater-lesson-elemental = Eerst komen er drie elementalen op het bord. Twee staan er al: plaats de derde op b3. Later is een elementaal twee fiches waard voor wie hem claimt.
web-firewater-lesson-influence = Blauw begint en heeft een tegel gelegd: vuur 1 op c3, water 4 op c4. Een helft geeft haar waarde door aan de vakken ernaast, maar alleen aan die van haar eigen element: vuur aan vuur, water aan water. Tik op een vak om ieders invloed daar te zien.
web-firewater-lesson-marker = Jouw beurt. Leg je tegel vuur 4, water 3 met de vuurhelft op b2 en de waterhelft op b1; een helft mag ook op het andere element liggen. Zo bereikt water 3 het hoekvak a1, en vuur 4 bereikt a2. De ronde pijl naast een tegel draait hem, de toets R ook.
web-firewater-lesson-token = Blauw heeft geantwoord op a2 en a3. Nu heeft a1 geen leeg buurvak meer, en jouw invloed daar, 3, is meer dan de 2 van blauw. Zo win je een vak: aan alle kanten ingesloten, en jouw invloed de grootste. Neem a1!
web-firewater-lesson-leader = Plaats je leider op c1. Een leider die je nooit plaatst kost 2 punten, en alleen met je leider op het bord kun je elementalen claimen. Let wel op zijn vak: wie het neemt, verovert hem met twee fiches.
web-firewater-lesson-claim = De elementaal op b3 is ingesloten. Elementalen volgen de zachtaardigste speler: wie er een tegel naast heeft liggen, maar met de laagste som. Jij hebt 4, blauw heeft 3 + 1 + 2 = 6. Claim hem, met twee fiches tegelijk.
web-firewater-lesson-cover = Een fiche mag ook op een tegel van een ander. Op a2, een vuurvak, is jouw vuur 4 meer dan het vuur 3 van blauw. Neem het: het water 2 onder jouw fiche heeft geen invloed meer.
web-firewater-lesson-end = Vier van je fiches zijn geplaatst: vier punten. Een partij gaat door tot iemand de laatste eigen fiche plaatst, of tot er nergens meer een tegel past; dan mag ieder ander nog één fiche plaatsen. Probeer het nu tegen de computer!

## De les van Feurio!

web-feurio-lesson-welcome = Een bos staat in brand. Elke tegel toont hoe fel, van 1 (aan het water) tot 6. Jij leidt twee korpsen van 12, rood en groen; Vonk leidt blauw en geel.
web-feurio-lesson-heat = Vonk begint met een 4, en jij hebt een 5 getrokken. Een tegel moet naar een van de heetste plekken: waar de buren samen het hoogst zijn. Op twee plekken is dat 4 + 5 = 9. Neem de rechter.
web-feurio-lesson-send = Nu mag je één tot drie manschappen van één kleur inzetten op één tegel naar keuze. Zet een rode brandweerman in op je nieuwe 5.
web-feurio-lesson-water = Je hebt een 1 getrokken, met veel water. Twee plekken zijn even heet: neem de bovenste, naast je brandweerman.
web-feurio-lesson-region = Zet een rode brandweerman in op de 1. Tegels met dezelfde kleur die elkaar raken, vormen een woudgebied.
web-feurio-lesson-count = Tel de tegels op, deel door de laagste die nog een vrije zijde heeft, en rond naar boven af: (5 + 1) ÷ 1 = 6. Een open 1 is veel waard!
web-feurio-lesson-walled = Je 6 past maar op één plek. Leg hem daar en kijk naar de gele 5 van Vonk: zonder vrije zijde is hij ingesloten en niets waard.
web-feurio-lesson-full = Na het inzetten mogen er op een tegel niet meer manschappen staan dan hij velden heeft, of vrije zijden. Zet drie rode manschappen in op de 6: dan is hij vol en komt er niemand meer bij.
web-feurio-lesson-any = Je hebt een 4 getrokken. Deze keer zijn vier plekken even heet: kies er een.
web-feurio-lesson-join = Je 6 alleen is maar 6 ÷ 6 = 1 waard. Zet een rode brandweerman in op de 3 ertussen, en alles hangt samen: (1 + 5 + 3 + 6) ÷ 1 = 15.
web-feurio-lesson-end = 15 punten! Rood en groen tellen apart en worden opgeteld. Als de tegels op zijn, gaan jullie door met inzetten tot iedereen na elkaar past; wie past, kan later toch nog inzetten. Probeer het nu tegen Vonk!
web-lesson-play = Tegen Vonk spelen
web-lesson-back = Terug naar je partij
web-lesson-others = Vonk speelt…
