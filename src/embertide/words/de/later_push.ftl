### web_push.

web-socket-missing = Dieser Tisch steht dir nicht mehr offen: Die Partie hat ohne dich begonnen, oder den Tisch gibt es nicht mehr.
web-notices = Benachrichtigungen
web-notices-never-about = Dieser Browser kann von diesem Server keine Benachrichtigungen anzeigen.
web-notices-denied-about = Benachrichtigungen sind in diesem Browser blockiert: Erlaube sie für diese Seite in seinen Einstellungen.
web-notices-off-about = Dieser Browser kann dir Bescheid geben, wenn du am Zug bist: an Tischen mit mindestens einem Tag Bedenkzeit oder ohne Uhr.
web-notices-on-about = Dieser Browser gibt dir Bescheid, wenn du am Zug bist, auch wenn keine Seite offen ist.
web-notices-offer = Diese Partie kann Tage dauern. Soll dir dieser Browser Bescheid geben, wenn du am Zug bist?
web-notices-on = Benachrichtige mich
web-notices-off = Ausschalten
web-notices-later = Jetzt nicht
web-notices-failed = Der Push-Dienst dieses Browsers antwortet nicht: Versuch es später noch einmal.
