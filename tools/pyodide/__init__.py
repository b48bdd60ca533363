"""Pyodide under Node, for tests and measurements."""
