"""Tables in use, without a network: requests are decided, stored and sent to the readers."""
