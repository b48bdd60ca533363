"""HTTP routes of the API and the pages."""
