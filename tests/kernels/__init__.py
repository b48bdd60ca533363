"""The fast twins swear by the law."""
