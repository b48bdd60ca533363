### Gli avvisi via e-mail.

web-mail = Avvisi via e-mail
web-mail-address = Indirizzo e-mail
web-mail-ask = Inviami un link
web-mail-sent = Un link è in arrivo a { $email }: aprilo per confermare l’indirizzo.
web-mail-used = Gli avvisi vanno a { $email }.
web-mail-stop = Niente più e-mail
web-mail-confirm = Conferma l’indirizzo
web-mail-confirmed = L’indirizzo è confermato: riceverai un’e-mail quando tocca a te a un tavolo che può durare giorni.
web-mail-stopped = A questo indirizzo non verrà più inviato nulla.
