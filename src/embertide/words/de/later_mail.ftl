### Notices by e-mail.

web-mail = Nachrichten per E-Mail
web-mail-address = E-Mail-Adresse
web-mail-ask = Link anfordern
web-mail-sent = Ein Link ist unterwegs an { $email }: Öffne ihn, um die Adresse zu bestätigen.
web-mail-used = Nachrichten gehen an { $email }.
web-mail-stop = Keine E-Mails mehr
web-mail-confirm = Adresse bestätigen
web-mail-confirmed = Die Adresse ist bestätigt: Du bekommst eine E-Mail, wenn du an einem Tisch am Zug bist, an dem Tage vergehen können.
web-mail-stopped = Diese Adresse bekommt keine Nachrichten mehr.
