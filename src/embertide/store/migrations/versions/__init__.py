"""One file for each change of the schema; a released one is never changed."""
