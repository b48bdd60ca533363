"""The sounds of the client, synthesised from models of wood, card, water, fire and brass."""
