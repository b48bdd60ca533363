### Meldingen.

web-socket-missing = Deze tafel is niet meer open voor jou: de partij is zonder jou begonnen, of de tafel bestaat niet meer.
web-notices = Meldingen
web-notices-never-about = Deze browser kan geen meldingen van deze server tonen.
web-notices-denied-about = Meldingen zijn in deze browser geblokkeerd: sta ze voor deze site toe in de instellingen.
web-notices-off-about = Laat deze browser je waarschuwen wanneer je aan de beurt bent, aan tafels met een dag of meer per beurt of zonder klok.
web-notices-on-about = Deze browser waarschuwt je wanneer je aan de beurt bent, ook als er geen pagina open is.
web-notices-offer = Deze partij kan dagen duren. Moet deze browser je waarschuwen wanneer je aan de beurt bent?
web-notices-on = Waarschuw me
web-notices-off = Uitzetten
web-notices-later = Nu niet
web-notices-failed = De pushdienst van deze browser antwoordt niet: probeer het later opnieuw.
