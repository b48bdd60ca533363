### The command that writes the edition without a server.

pocket-not-built = The edition without a server hasn’t been built yet: start “./play pocket” in a checkout, or install a release.
pocket-folder = { $folder } holds something else: name a folder that’s new or empty.
pocket-room = { $room } can’t be alone in an edition: Home shows a deal of the day, and it has none. Possible: { $rooms }.
pocket-written = The game is in { $folder } now ({ $size } MB). Any web host can publish it: README.txt says how.
pocket-serving = Try it at { $address } (stop with Ctrl-C).
pocket-readme =
    Embertide without a server: the whole game in your browser.

    Publish this folder as it is on any web host with HTTPS. It needs no program there and no special settings, and it may be in a folder of its own.

    GitHub Pages: copy everything here, .nojekyll too, to a repository, and choose its branch under Settings, Pages.
    itch.io: put everything into a zip file with index.html not inside a folder, upload it as an HTML game, and choose “This file will be played in the browser”.
    Netlify, Cloudflare Pages and the like: upload the folder.

    Opening index.html from your disk won’t work: browsers load programs only from a web host. To try it, start “embertide pocket DIR --serve”.

    Players load everything once and can then play without a network. Their games stay in their own browser.
