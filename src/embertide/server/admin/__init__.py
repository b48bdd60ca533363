"""What the host of a server does on its database, also while the server runs."""
