### E-mails, and their settings.

mail-confirm-subject = Confirm your address for Embertide
mail-confirm-text =
    Open this link to get an e-mail at this address when it’s your turn:

    { $link }

    If you didn’t ask for this, just ignore it: we won’t write again.
mail-turn-subject = Your turn at { $game }
mail-turn-text =
    { $turn }

    Go to the table: { $link }

    Stop these e-mails: { $stop }
right-smtp-host = give the name of a mail server
right-smtp-port = use a whole number from 1 to 65535
right-smtp-security = use starttls, tls or none
right-smtp-user = give the user name at the mail server
right-smtp-password = give the password at the mail server
right-smtp-from = give an address like embertide@example.org
