### Meldingen en hun instellingen.

push-turn =
    { $count ->
        [0] Jij bent aan de beurt.
       *[other] Jij bent aan de beurt, aan de tafel met { $names }.
    }
right-push = gebruik yes of no (in een bestand: true of false)
right-push-hosts = gebruik namen zoals push.example.org, *.example.org of push.local:8443, gescheiden door komma’s
right-push-contact = gebruik een adres zoals mailto:admin@example.org of https://example.org
