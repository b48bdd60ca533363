### Notifications, and their settings.

push-turn =
    { $count ->
        [0] Du bist am Zug.
       *[other] Du bist am Zug, am Tisch mit { $names }.
    }
right-push = richtig ist yes oder no (in einer Datei: true oder false)
right-push-hosts = richtig sind Namen wie push.example.org, *.example.org oder push.local:8443, durch Kommas getrennt
right-push-contact = richtig ist eine Adresse wie mailto:admin@example.org oder https://example.org
