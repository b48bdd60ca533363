### De opslag: waarom een database niet gebruikt kan worden.

database-address = { $scheme } is geen soort database die we kennen: schrijf memory:, sqlite:///BESTAND of postgresql://GEBRUIKER@HOST/NAAM.
database-file = Zeg in welk bestand de database staat: sqlite:///BESTAND.
database-foreign = { $file } is geen database van ons, maar een ander bestand: kies een andere naam.
database-newer = Deze database is door een nieuwere Embertide geschreven: werk deze bij om hem te kunnen gebruiken.
backup-embedded = Alleen van een database in een bestand maak je zo een reservekopie; voor PostgreSQL: pg_dump --format=custom --file={ $file } ADRES.
backup-missing = Er is geen database { $file } om een reservekopie van te maken.
backup-exists = { $file } bestaat al: een reservekopie komt in een nieuw bestand.
