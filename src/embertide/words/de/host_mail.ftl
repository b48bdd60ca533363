### E-mails, and their settings.

mail-confirm-subject = Bestätige deine Adresse für Embertide
mail-confirm-text =
    Öffne diesen Link, um an dieser Adresse zu erfahren, wenn du am Zug bist:

    { $link }

    Wenn du das nicht wolltest, tu einfach nichts: Dann kommt keine weitere E-Mail.
mail-turn-subject = Du bist am Zug: { $game }
mail-turn-text =
    { $turn }

    Zum Tisch: { $link }

    Keine E-Mails mehr: { $stop }
right-smtp-host = richtig ist der Name eines Mailservers
right-smtp-port = richtig ist eine ganze Zahl von 1 bis 65535
right-smtp-security = richtig ist starttls, tls oder none
right-smtp-user = richtig ist der Benutzername beim Mailserver
right-smtp-password = richtig ist das Passwort beim Mailserver
right-smtp-from = richtig ist eine Adresse wie embertide@example.org
