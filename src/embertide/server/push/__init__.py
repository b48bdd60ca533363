"""Push notifications: keys, encryption, delivery, and when one is due."""
