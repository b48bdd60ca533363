### Il comando che scrive l’edizione senza server.

pocket-not-built = L’edizione senza server non è ancora stata costruita: avvia «./play pocket» in una copia dei sorgenti, o installa una versione pubblicata.
pocket-folder = { $folder } contiene altro: indica una cartella nuova o vuota.
pocket-room = { $room } non può stare da solo in un’edizione, perché la sua pagina iniziale ha bisogno di una partita del giorno. Possibile: { $rooms }.
pocket-written = Ora il gioco è in { $folder } ({ $size } MB). Può pubblicarlo qualsiasi servizio web: README.txt spiega come.
pocket-serving = Provalo all’indirizzo { $address } (Ctrl-C per fermarlo).
pocket-readme =
    Embertide senza server: tutto il gioco nel tuo browser.

    Pubblica questa cartella così com’è su qualsiasi servizio web con HTTPS. Non servono programmi né impostazioni particolari, e va bene anche una sottocartella.

    GitHub Pages: copia tutto, anche .nojekyll, in un repository e scegli il suo ramo in Settings, Pages.
    itch.io: metti tutto in un file zip, con index.html al primo livello, caricalo come gioco HTML e scegli «This file will be played in the browser».
    Netlify, Cloudflare Pages e simili: carica la cartella.

    Aprire index.html dal disco non funziona: i browser caricano programmi solo da un sito. Per provare, avvia «embertide pocket CARTELLA --serve».

    Si carica tutto una volta sola, poi si gioca senza rete. Le partite restano nel browser di chi gioca.
