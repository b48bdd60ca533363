### Der Befehl, der die Ausgabe ohne Server schreibt.

pocket-not-built = Die Ausgabe ohne Server ist noch nicht gebaut: Starte „./play pocket“ in einer Kopie der Quellen oder installiere eine veröffentlichte Version.
pocket-folder = In { $folder } ist etwas anderes: Nenne einen neuen oder leeren Ordner.
pocket-room = { $room } kann nicht allein in einer Ausgabe stehen, weil deren Startseite eine Partie des Tages braucht. Möglich: { $rooms }.
pocket-written = Das Spiel liegt jetzt in { $folder } ({ $size } MB). Jeder Webhoster kann es veröffentlichen: Wie, steht in README.txt.
pocket-serving = Probier es aus unter { $address } (beenden mit Strg-C).
pocket-readme =
    Embertide ohne Server: das ganze Spiel im Browser.

    Veröffentliche diesen Ordner, wie er ist, bei einem beliebigen Webhoster mit HTTPS. Er braucht dort kein Programm und keine besonderen Einstellungen; ein Unterordner ist auch recht.

    GitHub Pages: Kopiere alles, auch .nojekyll, in ein Repository und wähle dessen Branch unter Settings, Pages.
    itch.io: Packe alles in eine Zip-Datei, mit index.html auf oberster Ebene, lade sie als HTML-Spiel hoch und wähle „This file will be played in the browser“.
    Netlify, Cloudflare Pages und ähnliche: Lade den Ordner hoch.

    index.html von der Festplatte zu öffnen geht nicht: Browser laden Programme nur von einer Website. Zum Ausprobieren starte „embertide pocket ORDNER --serve“.

    Wer spielt, lädt alles einmal und spielt dann ohne Netz. Die Partien bleiben im eigenen Browser.
