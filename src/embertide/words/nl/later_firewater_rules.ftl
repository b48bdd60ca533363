### De regels van Vuur & Water in onze eigen woorden.

W-1 = Met twee spelers is het bord 8 bij 8 vakken, met drie of vier heeft het 12 kolommen en 8 rijen. Elk vak toont vuur of water. Ze wisselen elkaar af als de kleuren van een schaakbord, behalve rond het midden.
    .ruling = De afbeelding van het oorspronkelijke bord is verloren gegaan. Ons bord is een schaakbord waarvan het vak linksonder, a1, water is en de vier middelste vakken verwisseld zijn. Je kunt ook het gewone schaakbord kiezen of een eigen bord als tekstbestand meebrengen.
W-2 = Iedere speler heeft invloedstegels, als dominostenen met een vuurhelft en een waterhelft van waarde 1 tot 4: van elke combinatie één, samen 16. Met vier spelers blijven de dubbele tegels in de doos, zodat er 12 overblijven. Iedere speler heeft ook één leider en 20 bezitsfiches (15 met vier spelers). Drie elementalen zijn van niemand.
W-3 = Alle spelers schudden hun tegels gedekt. Speler 1 (met de doos op tafel: wie het vurigst is), 2 en 3 plaatsen elk een elementaal, nooit aan de rand van het bord en nooit tegen een eerdere aan, ook niet met een hoek; met twee spelers plaatst speler 1 ook de derde. Dan draait iedereen drie tegels van de eigen stapel om, en wie daarna aan de beurt is, neemt de eerste beurt.
W-4 = Je beurt is precies één actie. Tegel: leg een van je open tegels op twee lege vakken die een zijde gemeen hebben, in welke richting je wilt, en draai de volgende van je stapel om. Zo liggen er drie open zolang er nog tegels op je stapel liggen. Een vak is leeg als er geen helft, fiche, leider of elementaal op ligt of staat.
W-5 = Een helft die niet door een fiche bedekt is, geeft je invloed ter grootte van haar waarde op elk vak dat er een zijde mee gemeen heeft en waarop hetzelfde element gedrukt staat; het vak onder haar eigen andere helft hoort daarbij. Op het vak waar ze zelf ligt, geeft ze geen invloed. Leiders, fiches en elementalen geven geen invloed.
W-6 = Leider: plaats één keer in het spel je leider op een leeg vak dat geen hoek is en niet naast een elementaal ligt.
    .ruling = ‘Naast’ betekent met een gemeenschappelijke zijde, zoals overal in deze regels; diagonaal mag wel.
W-7 = Fiche: neem een vak waarop geen fiche, geen elementaal en niet je eigen leider staat, als alle vakken die er een zijde mee gemeen hebben bezet zijn en jouw invloed er groter is dan die van elke andere speler. Het vak zelf mag leeg zijn. Een helft onder een fiche geeft geen invloed meer.
    .ruling = Een leider bezet zijn vak zoals elk ander stuk. Letterlijk gelezen zou het origineel leiders overslaan, en dan zou geen vak naast een leider ooit genomen kunnen worden.
W-8 = Staat op het vak dat je neemt de leider van een andere speler, plaats er dan twee fiches. Die leider geldt als nooit geplaatst.
    .ruling = Een veroverde leider kan geen tweede keer geplaatst worden.
W-9 = Claimen: plaats twee fiches op een elementaal die er nog geen draagt, als op alle vier de vakken ernaast een fiche of een helft ligt en je eigen leider onveroverd op het bord staat. Tel je onbedekte helften op die vier vakken op, vuur en water samen: je hebt minstens 1 nodig, en minder dan elke andere speler die er minstens 1 heeft.
W-10 = Moet je twee fiches plaatsen en heb je er maar één, plaats dan die ene.
    .ruling = Het origineel zegt niet wat er dan gebeurt; bij ons geldt de laatste fiche voor allebei.
W-11 = Heb je geen toegestane actie, dan pas je.
    .ruling = Verder mag niemand passen: zolang je een actie kunt doen, moet je er een doen.
W-12 = Heb je je laatste fiche geplaatst, dan win je meteen, ook in de laatste ronde en hoe de punten ook staan. De punten worden toch geteld.
W-13 = Zodra er na het leggen van een tegel geen twee lege vakken met een gemeenschappelijke zijde meer zijn, was dat voor wie hem legde de laatste beurt. Alle andere spelers mogen om de beurt nog één fiche plaatsen of ervan afzien; dan is het spel afgelopen.
    .ruling = Een leider die het laatste gat dicht, beëindigt het spel op dezelfde manier. In de laatste ronde kun je met fiches vakken en leiders nemen, maar geen elementalen meer claimen.
W-14 = Elke fiche van jou op het bord is een punt. Een leider die nooit geplaatst of die veroverd is, kost 2 punten. Wie de meeste punten heeft, wint; bij gelijke stand wint wie met de klok mee het eerst komt, geteld vanaf de speler die de laatste gewone beurt had, die speler zelf meegerekend.
W-15 = Open tegels zijn voor iedereen te zien. Niemand kent de volgorde van een gedekte stapel, ook de eigenaar niet, maar iedereen kan uitrekenen wat er nog in zit.
