"""What the server answers by plain HTTP."""
