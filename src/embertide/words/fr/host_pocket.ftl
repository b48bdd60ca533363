### La commande qui écrit l’édition sans serveur.

pocket-not-built = L’édition sans serveur n’est pas encore construite : lancez la commande « play pocket » dans une copie des sources, ou installez une version publiée.
pocket-folder = { $folder } contient autre chose : indiquez un dossier nouveau ou vide.
pocket-room = { $room } ne peut pas être seul dans une édition, dont la page d’accueil a besoin d’une partie du jour. Possible : { $rooms }.
pocket-written = Le jeu se trouve maintenant dans { $folder } ({ $size } Mo). Tout service web peut le publier : README.txt explique comment.
pocket-serving = Essayez-le à l’adresse { $address } (Ctrl-C pour arrêter).
pocket-readme =
    Embertide sans serveur : tout le jeu dans votre navigateur.

    Publiez ce dossier tel quel sur n’importe quel service web avec HTTPS. Il n’y faut ni programme ni réglage particulier, et un sous-dossier convient aussi.

    GitHub Pages : copiez tout, y compris .nojekyll, dans un dépôt, puis choisissez sa branche sous Settings, Pages.
    itch.io : mettez tout dans un fichier zip, avec index.html à la racine, déposez-le comme jeu HTML et cochez « This file will be played in the browser ».
    Netlify, Cloudflare Pages et semblables : déposez-y le dossier.

    Ouvrir index.html depuis le disque ne marche pas : les navigateurs ne chargent des programmes que d’un site. Pour essayer, lancez « embertide pocket DOSSIER --serve ».

    On charge tout une fois, puis on joue sans réseau. Les parties restent dans le navigateur de chacun.
