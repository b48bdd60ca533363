### Was das Spiel sagt, wenn es ohne Server läuft.

pocket-needs-server = Dafür braucht es einen Server: Ohne ihn spielst du gegen den Computer oder mit anderen an diesem Gerät.
pocket-storage-full = Auf diesem Gerät ist kein Speicherplatz mehr frei, deshalb wurde nichts gespeichert. Schaff im Browser Platz und versuch es noch einmal.
pocket-storage-away = Dieser Browser lässt uns deine Partien nicht speichern, deshalb wurde nichts gespeichert. Vielleicht ist es ein privates Fenster.
pocket-failed = Das Spiel ließ sich nicht laden. Prüf deine Verbindung und versuch es noch einmal.
