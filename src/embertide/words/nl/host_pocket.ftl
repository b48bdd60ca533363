### De opdracht die de uitgave zonder server schrijft.

pocket-not-built = De uitgave zonder server is nog niet gebouwd: start ‘./play pocket’ in een map met de broncode, of installeer een uitgebrachte versie.
pocket-folder = In { $folder } staat iets anders: noem een map die nieuw of leeg is.
pocket-room = { $room } kan niet alleen in een uitgave staan, omdat de startpagina een partij van de dag nodig heeft. Mogelijk: { $rooms }.
pocket-written = Het spel staat nu in { $folder } ({ $size } MB). Elke webhost kan het publiceren: in README.txt staat hoe.
pocket-serving = Probeer het op { $address } (stoppen met Ctrl-C).
pocket-readme =
    Embertide zonder server: het hele spel in je browser.

    Publiceer deze map zoals ze is bij een webhost met HTTPS. Er is geen programma en geen bijzondere instelling nodig, en een submap mag ook.

    GitHub Pages: kopieer alles, ook .nojekyll, naar een repository en kies de branch onder Settings, Pages.
    itch.io: zet alles in een zipbestand, met index.html bovenaan en niet in een map, upload het als HTML-spel en kies ‘This file will be played in the browser’.
    Netlify, Cloudflare Pages en dergelijke: upload de map.

    Het werkt niet als je index.html vanaf je schijf opent: browsers laden programma’s alleen van een website. Start om te proberen ‘embertide pocket MAP --serve’.

    Spelers laden alles één keer en spelen daarna zonder netwerk. Hun partijen blijven in hun eigen browser.
