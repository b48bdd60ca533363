### Het geheugen: wat het bewaren van een spel of het gebruik van een database verhindert.

storage-full = Er is geen ruimte meer om dit te bewaren, dus het is niet gebeurd. Probeer het later nog eens.
storage-locked = De database is met iets anders bezig en dit is niet bewaard. Probeer het zo nog eens.
storage-away = De database is nu niet bereikbaar. Probeer het zo nog eens.
database-address = { $scheme } is geen soort database die we kennen: schrijf memory:, sqlite:///BESTAND of postgresql://GEBRUIKER@HOST/NAAM.
database-file = Zeg in welk bestand de database staat: sqlite:///BESTAND.
database-foreign = { $file } is geen database van ons, maar een ander bestand: kies een andere naam.
database-newer = Deze database is door een nieuwere Embertide geschreven: werk deze bij om hem te gebruiken.
backup-embedded = Alleen van een database in een bestand maak je zo een kopie; gebruik voor PostgreSQL pg_dump.
backup-missing = Er is geen database { $file } om een kopie van te maken.
backup-exists = { $file } bestaat al: een reservekopie komt in een nieuw bestand.
