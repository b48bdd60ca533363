### What the game says when it runs without a server.

pocket-needs-server = This needs a server: without one, you play against the computer or with others at this device.
pocket-storage-full = There’s no room left on this device, so nothing was saved. Delete something in your browser’s storage, then try again.
pocket-storage-away = This browser doesn’t let us store your games, so nothing was saved. A private window may be the reason.
pocket-failed = The game couldn’t be loaded. Check your connection, then try again.
