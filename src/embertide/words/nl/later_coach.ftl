### De coach van een eerste partij.

## De tips

web-coach = Coach
web-coach-count = { $number } van { $of }
web-feurio-coach-lay-title = Het vuur gaat naar de heetste plek.
web-feurio-coach-lay = De tegels rond deze plek zijn samen { $heat }: { $sum }. Nergens is dat meer, dus je { $tile } komt hier, of op een andere gloeiende plek.
web-feurio-coach-send-title = Bouw woudgebieden van één kleur.
web-feurio-coach-send = Tegels naast elkaar met dezelfde kleur tel je op. Je deelt door de laagste met een vrije zijde: let op enen en tweeën.
web-feurio-coach-divisor-title = Je deelt door de laagste open tegel.
web-feurio-coach-divisor = Dit woudgebied: { $sum } = { $total }, gedeeld door { $divisor } en naar boven afgerond: { $value }. Met een lagere tegel erbij die een vrije zijde heeft, wordt het meer waard.
web-feurio-coach-full-title = Vol is vol.
web-feurio-coach-full = Op deze { $tile } kan niemand er meer bij: na het inzetten mogen op een tegel niet meer manschappen staan dan hij velden heeft, en niet meer dan hij vrije zijden heeft.
web-feurio-coach-end-title = De tegels raken op.
web-feurio-coach-end = Na de laatste zetten jullie door met inzetten tot niemand meer wil. Dan worden alle woudgebieden geteld.
web-firewater-coach-elemental-title = Elementalen zijn twee fiches waard.
web-firewater-coach-elemental = Aan vier kanten ingesloten gaat een elementaal naar wie er een tegel naast heeft liggen, maar met de laagste som. Zet hem waar jij dat kunt zijn.
web-firewater-coach-marker-title = Vuur aan vuur, water aan water.
web-firewater-coach-marker = Elke helft van een tegel geeft haar getal door aan de aangrenzende vakken van haar eigen element. Dat is daar jouw invloed.
web-firewater-coach-token-title = Dit vak kan van jou worden.
web-firewater-coach-token = Alle buurvakken zijn bezet, en jouw invloed is de grootste: { $own } tegen { $other }. Een fiche hier is een punt, voorgoed.
web-firewater-coach-leader-title = Vergeet je leider niet.
web-firewater-coach-leader = Zonder leider op het bord verlies je 2 punten en kun je geen elementalen claimen. Maar wie het vak van je leider neemt, verovert hem.
web-firewater-coach-end-title = Het einde nadert.
web-firewater-coach-end = Wie de laatste eigen fiche plaatst, wint meteen. Past er nergens meer een tegel, dan mag ieder ander nog één fiche plaatsen; daarna tellen de punten.

## Wachten op de computer

web-readying = De computer wordt klaargezet, eenmalig: ongeveer { $seconds } s.
