"""Tables as pure values."""
