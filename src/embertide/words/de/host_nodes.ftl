### Mehrere Knoten: wie sie einander benachrichtigen und was sie daran hindert.

right-nats = richtig sind Adressen wie nats://host:4222, durch Kommas getrennt
right-nats-credentials = richtig ist der Pfad einer Datei
nats-missing = Um NATS zu benutzen, installiere das Paket dazu: pip install "embertide[nats]".
right-workers = richtig ist eine ganze Zahl von 1 bis 256
workers-database = Mehrere Prozesse brauchen PostgreSQL, denn eine eingebettete Datenbank kann nur einer bedienen: Nenne die Adresse mit --database oder lass --workers weg.
workers-system = Mehrere Prozesse sind auf diesem System nicht möglich: Lass --workers weg.
think-ready = Es wird für die Server gerechnet, mit { $threads } { $threads ->
    [one] Thread
   *[other] Threads
    } (Strg-C beendet es).
think-nats = Gib an, über welchen NATS-Server die Aufträge kommen: --nats nats://host:4222 oder EMBERTIDE_NATS.
thinkers-nats = Ohne Threads für Computerspieler (thinkers = 0) nenne den NATS-Server, über den andere Rechner suchen: nats oder EMBERTIDE_NATS.
