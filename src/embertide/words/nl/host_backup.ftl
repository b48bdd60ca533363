### Reservekopie, terugzetten en beschadigde databases.

database-served = { $file } wordt al door een server gebruikt: stop die eerst, of kies met --database een ander bestand.
database-empty = { $file } is leeg: zet een reservekopie terug met ‘embertide restore RESERVEKOPIE’, of verwijder het bestand om opnieuw te beginnen.
database-other-log = Het logboek { $log } hoort niet bij { $file }, dat vervangen is terwijl er nog een logboek lag: zet de reservekopie terug met ‘embertide restore RESERVEKOPIE’, dat ruimt het logboek op.
database-log-alone = { $file } ontbreekt, maar het logboek { $log } is er: zet het bestand terug, of een reservekopie met ‘embertide restore RESERVEKOPIE’.
restore-embedded = Alleen een database in een bestand zet je zo terug; voor PostgreSQL: pg_restore --clean --if-exists --dbname=ADRES { $file }.
restore-missing = Er is geen reservekopie { $file }.
restore-same = { $file } is de database zelf: geef een reservekopie ervan op.
restore-done = { $backup } is nu de database { $file }.
restore-kept = { $backup } is nu de database { $file }. De vorige heet nu { $former }.
restore-key = De sleutel die cookies ondertekent, is ook teruggezet: { $file }.
backup-key = De sleutel die cookies ondertekent, staat in { $file }.
database-missing = Er is nog geen database { $file }: start er eerst een server mee.
database-private = Een database in het geheugen is alleen van zijn server: noem met --database een andere.
