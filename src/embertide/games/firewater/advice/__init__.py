"""What computer players know about Fire & Water: evaluation, priors and a quick policy."""
