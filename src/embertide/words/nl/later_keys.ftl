### De lijst van toetsen aan tafel en bij het terugkijken.

web-keys-answer = Een verzoek van een ander wel of niet inwilligen

## De beurt

web-feurio-keys-walk = Van tegel naar tegel gaan
web-feurio-keys-legal = Naar de volgende plek waar je iets kunt doen
web-feurio-keys-choose = De plek kiezen; nog een keer bevestigt
web-feurio-keys-count = Hoeveel je er inzet
web-feurio-keys-more = Eén meer, één minder; anders dichterbij, verder weg
web-feurio-keys-colour = Een andere kleur
web-feurio-keys-fit = Alles tonen

## Gedwongen zetten en toetsen

web-firewater-keys-walk = Van vak naar vak gaan
web-firewater-keys-edge = Naar het eerste of laatste vak van de rij
web-firewater-keys-choose = Het vak kiezen; een tweede keer bevestigt
web-firewater-keys-marker = Die tegel nemen
web-firewater-keys-turn = De tegel draaien
web-firewater-keys-zoom = Dichterbij, verder weg
web-firewater-keys-whole = Het hele bord
web-keys-table = Aan tafel
web-keys-replay = Bij het terugkijken
web-keys-confirm = De zet die klaarligt bevestigen
web-keys-clear = De zet terugleggen, of een melding sluiten
web-keys-undo = De laatste zet terugnemen
web-keys-hint = Om een tip vragen
web-keys-again = Nog eens tonen wat de anderen deden
web-keys-tab = Naar de volgende knop
web-keys-this = Deze lijst tonen
web-keys-prior = Een stap terug
web-keys-next = Een stap verder
web-keys-first = Naar het begin
web-keys-last = Naar het einde
