"""One file for each change of the schema; a file that has been released never changes."""
