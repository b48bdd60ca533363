"""The memory of the house."""
