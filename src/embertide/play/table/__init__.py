"""A table as a pure value: its events, the commands that make them, and what readers are sent."""
