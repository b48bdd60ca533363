### Berichten per e-mail.

web-mail = Berichten per e-mail
web-mail-address = E-mailadres
web-mail-ask = Mail me een link
web-mail-sent = Er is een link onderweg naar { $email }: open die om het adres te bevestigen.
web-mail-used = Berichten gaan naar { $email }.
web-mail-stop = Geen e-mails meer
web-mail-confirm = Adres bevestigen
web-mail-confirmed = Het adres is bevestigd: je krijgt een e-mail wanneer je aan de beurt bent aan een tafel waar een partij dagen kan duren.
web-mail-stopped = Naar dit adres worden geen e-mails meer verzonden.
