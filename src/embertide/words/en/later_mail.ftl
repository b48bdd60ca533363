### Notices by e-mail.

web-mail = Notices by e-mail
web-mail-address = E-mail address
web-mail-ask = Send me a link
web-mail-sent = A link is on its way to { $email }: open it to confirm the address.
web-mail-used = Notices go to { $email }.
web-mail-stop = Stop the e-mails
web-mail-confirm = Confirm address
web-mail-confirmed = Your address is confirmed: we’ll e-mail you when it’s your turn at a table where games take days.
web-mail-stopped = We won’t send any more e-mails to this address.
