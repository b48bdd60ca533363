"""Persistent storage of tables, people and results: in memory, in SQLite or in PostgreSQL."""
