"""What computer players know about Feurio!: evaluation, priors and quick policies."""
