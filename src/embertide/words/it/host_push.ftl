### Le notifiche e le loro impostazioni.

push-turn =
    { $count ->
        [0] Tocca a te.
       *[other] Tocca a te, al tavolo con { $names }.
    }
right-push = serve yes o no (in un file: true o false)
right-push-hosts = servono nomi come push.example.org, *.example.org o push.local:8443, separati da virgole
right-push-contact = serve un indirizzo come mailto:admin@example.org o https://example.org
