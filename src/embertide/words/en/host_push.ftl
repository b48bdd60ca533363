### Notifications, and their settings.

push-turn =
    { $count ->
        [0] It’s your turn.
       *[other] It’s your turn at the table with { $names }.
    }
right-push = use yes or no (in a file: true or false)
right-push-hosts = give hosts like push.example.org, *.example.org or push.local:8443, separated by commas
right-push-contact = give an address like mailto:admin@example.org or https://example.org
