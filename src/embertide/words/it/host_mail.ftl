### Le e-mail e le loro impostazioni.

mail-confirm-subject = Conferma il tuo indirizzo per Embertide
mail-confirm-text =
    Apri questo link per ricevere a questo indirizzo un avviso quando tocca a te:

    { $link }

    Se non l’hai chiesto tu, non fare nulla: non arriverà altro.
mail-turn-subject = Tocca a te: { $game }
mail-turn-text =
    { $turn }

    Vai al tavolo: { $link }

    Per non ricevere più e-mail: { $stop }
right-smtp-host = serve il nome di un server di posta
right-smtp-port = serve un numero intero da 1 a 65535
right-smtp-security = serve starttls, tls o none
right-smtp-user = serve il nome utente del server di posta
right-smtp-password = serve la password del server di posta
right-smtp-from = serve un indirizzo come embertide@example.org
