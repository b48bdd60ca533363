### Meerdere knooppunten: hoe ze elkaar op de hoogte houden en wat dat verhindert.

right-nats = gebruik adressen zoals nats://host:4222, gescheiden door komma’s
right-nats-credentials = gebruik het pad van een bestand
nats-missing = Installeer voor NATS eerst het pakket ervoor: pip install "embertide[nats]".
right-workers = gebruik een geheel getal van 1 tot en met 256
workers-database = Meer dan één proces kan alleen met PostgreSQL, want een ingebouwde database kan maar één proces bedienen: geef het adres met --database, of laat --workers weg.
workers-system = Meer dan één proces kan op dit systeem niet: laat --workers weg.
think-ready = Er wordt voor de servers gezocht, met { $threads } { $threads ->
    [one] thread
   *[other] threads
    } (Ctrl-C stopt het).
think-nats = Geef aan via welke NATS-server de opdrachten komen: --nats nats://host:4222, of EMBERTIDE_NATS.
thinkers-nats = Zonder threads voor computerspelers (thinkers = 0) noem je de NATS-server via welke andere machines zoeken: nats of EMBERTIDE_NATS.
