### De server: wat hij niet kan, en waarom.

table-missing = Die tafel bestaat niet, of de link is onvolledig.
table-seats = { $players ->
    [one] Er is één plaats nodig
   *[other] Er zijn { $players } plaatsen nodig
}, en er werden er { $seats } besteld.
table-from-moves = Dat spel heeft { $moves ->
    [one] maar één zet
   *[other] maar { $moves } zetten
}.
table-from-other = Het spel om mee verder te gaan was een ander: hetzelfde spel, met dezelfde spelers, wijze, varianten en bord is nodig.
table-running = Dat spel is nog bezig.
table-no-record = Een spel dat vanuit een opgezette stelling begon heeft geen verslag: hoe het daar kwam is niet bekend.
table-no-hints = Aan deze tafel wordt zonder hints gespeeld.
table-thinkers-busy = De computer heeft nu te veel om over na te denken: probeer het zo nog eens.
request-json = Dit is geen JSON.
request-missing = Het veld "{ $field }" ontbreekt.
request-unknown = Hier is geen veld "{ $field }".
request-choice = Het veld "{ $field }" moet een van { $choices } zijn.
request-least = Het veld "{ $field }" moet minstens { $bound } zijn, in grootte of lengte.
request-most = Het veld "{ $field }" mag hoogstens { $bound } zijn, in grootte of lengte.
request-key = Het veld "{ $field }" bevat iets wat niet in een link kan staan.
request-kind = Het veld "{ $field }" moet { $right } zijn.
request-kind-text = een tekst
request-kind-number = een geheel getal
request-kind-switch = true of false
request-kind-list = een lijst
request-kind-object = een object
request-method = Dit adres bestaat, maar wordt anders opgevraagd.
page-missing = Op dit adres is niets te vinden.
