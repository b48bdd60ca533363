"""The web server: HTTP routes, sockets, accounts, computer players and operation."""
