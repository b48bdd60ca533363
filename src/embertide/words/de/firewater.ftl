### Feuer & Wasser.

firewater = Feuer & Wasser
firewater-about = Feuer und Wasser teilen sich den Spielplan; 2 bis 4 Personen nehmen ihn Feld um Feld in Besitz, durch Einfluss.

## Wie die Dinge heißen (Zugarten als Infinitiv mit „zu“)

firewater-kind-reveal = einen Marker aufzudecken
firewater-kind-elemental = ein Elementarwesen zu setzen
firewater-kind-marker = einen Marker zu legen
firewater-kind-leader = deinen Anführer zu setzen
firewater-kind-token = einen Besitzstein zu setzen
firewater-kind-claim = ein Elementarwesen zu beanspruchen
firewater-kind-pass = zu passen
firewater-piece-half = ein Marker von { $player }
    .you-player = dein eigener Marker
firewater-piece-leader = der Anführer von { $player }
    .you-player = dein eigener Anführer
firewater-piece-elemental = ein Elementarwesen
firewater-piece-token =
    { $count ->
        [one] ein Besitzstein von { $player }
       *[other] { $count } Besitzsteine von { $player }
    }
    .you-player =
        { $count ->
            [one] dein eigener Besitzstein
           *[other] { $count } eigene Besitzsteine
        }

## Was geschieht

firewater-told-reveal = { $player } deckt Marker { $fire }/{ $water } auf.
    .you-player = Du deckst Marker { $fire }/{ $water } auf.
firewater-told-elemental = { $player } setzt ein Elementarwesen auf { $square }.
    .you-player = Du setzt ein Elementarwesen auf { $square }.
firewater-told-marker = { $player } legt einen Marker: Feuer { $fire } auf { $on }, Wasser { $water } auf { $other }.
    .you-player = Du legst einen Marker: Feuer { $fire } auf { $on }, Wasser { $water } auf { $other }.
firewater-told-leader = { $player } setzt den Anführer auf { $square }.
    .you-player = Du setzt deinen Anführer auf { $square }.
firewater-told-token = { $player } nimmt { $square } in Besitz.
    .you-player = Du nimmst { $square } in Besitz.
firewater-told-conquest =
    { $count ->
        [one] { $player } erobert mit dem letzten Besitzstein den Anführer von { $rival } auf { $square }.
       *[other] { $player } erobert mit { $count } Besitzsteinen den Anführer von { $rival } auf { $square }.
    }
    .you-player =
        { $count ->
            [one] Du eroberst mit deinem letzten Besitzstein den Anführer von { $rival } auf { $square }.
           *[other] Du eroberst mit { $count } Besitzsteinen den Anführer von { $rival } auf { $square }.
        }
    .you-rival =
        { $count ->
            [one] { $player } erobert mit dem letzten Besitzstein deinen Anführer auf { $square }.
           *[other] { $player } erobert mit { $count } Besitzsteinen deinen Anführer auf { $square }.
        }
firewater-told-claim =
    { $count ->
        [one] { $player } beansprucht mit dem letzten Besitzstein das Elementarwesen auf { $square }.
       *[other] { $player } beansprucht mit { $count } Besitzsteinen das Elementarwesen auf { $square }.
    }
    .you-player =
        { $count ->
            [one] Du beanspruchst mit deinem letzten Besitzstein das Elementarwesen auf { $square }.
           *[other] Du beanspruchst mit { $count } Besitzsteinen das Elementarwesen auf { $square }.
        }
firewater-told-pass = { $player } kann nichts tun und passt.
    .you-player = Du kannst nichts tun und passt.
firewater-told-decline = { $player } setzt in der letzten Runde keinen Besitzstein.
    .you-player = Du setzt in der letzten Runde keinen Besitzstein.

## Was zu tun ist

firewater-ask-elemental = Setze Elementarwesen { $number } von 3: nicht an den Rand und nicht so, dass es ein anderes berührt.
firewater-ask-act = Lege einen Marker, setze deinen Anführer oder einen Besitzstein oder beanspruche ein Elementarwesen.
firewater-ask-last = Letzte Runde: Setze noch einen Besitzstein oder verzichte.

## Die Wertung

firewater-count =
    { $player }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } ({ $tokens ->
        [one] { $tokens } Besitzstein
       *[other] { $tokens } Besitzsteine
    }, { $elementals ->
        [0] kein Elementarwesen
       *[other] { $elementals } Elementarwesen
    }, { $leader })
    .you-player =
        Du: { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        } ({ $tokens ->
            [one] { $tokens } Besitzstein
           *[other] { $tokens } Besitzsteine
        }, { $elementals ->
            [0] kein Elementarwesen
           *[other] { $elementals } Elementarwesen
        }, { $leader })
firewater-count-placed = Anführer auf dem Plan
firewater-count-waiting = Anführer nie gesetzt: { $points }
firewater-count-conquered = Anführer erobert: { $points }
firewater-verdict-last-token = { $player } gewinnt mit dem letzten Besitzstein und beherrscht die Elemente.
    .you-player = Du gewinnst mit deinem letzten Besitzstein und beherrschst die Elemente.
firewater-verdict-points = { $player } gewinnt mit den meisten Punkten und beherrscht die Elemente.
    .you-player = Du gewinnst mit den meisten Punkten und beherrschst die Elemente.
firewater-verdict-tie = Gleichstand an der Spitze: Vom letzten regulären Zug an gezählt ist { $player } zuerst an der Reihe und gewinnt.
    .you-player = Gleichstand an der Spitze: Vom letzten regulären Zug an gezählt bist du zuerst an der Reihe und gewinnst.
