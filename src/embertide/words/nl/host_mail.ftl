### E-mails en hun instellingen.

mail-confirm-subject = Bevestig je adres voor Embertide
mail-confirm-text =
    Open deze link om op dit adres te horen wanneer je aan de beurt bent:

    { $link }

    Heb je hier niet om gevraagd? Doe dan niets: er komt verder niets.
mail-turn-subject = Jij bent aan de beurt: { $game }
mail-turn-text =
    { $turn }

    Naar de tafel: { $link }

    Geen e-mails meer: { $stop }
right-smtp-host = gebruik de naam van een mailserver
right-smtp-port = gebruik een geheel getal van 1 tot en met 65535
right-smtp-security = gebruik starttls, tls of none
right-smtp-user = gebruik de gebruikersnaam bij de mailserver
right-smtp-password = gebruik het wachtwoord bij de mailserver
right-smtp-from = gebruik een adres zoals embertide@example.org
