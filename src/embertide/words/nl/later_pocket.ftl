### Wat het spel zegt als het zonder server draait.

pocket-needs-server = Hiervoor is een server nodig: zonder server speel je tegen de computer of samen op dit apparaat.
pocket-storage-full = Er is geen ruimte meer op dit apparaat, dus er is niets opgeslagen. Maak ruimte vrij in je browser en probeer het opnieuw.
pocket-storage-away = Deze browser laat ons je partijen niet opslaan, dus er is niets opgeslagen. Misschien is dit een privévenster.
pocket-failed = Het spel kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.
