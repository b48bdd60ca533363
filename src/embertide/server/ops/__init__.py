"""Operation of a server: limits, logs, metrics, security and garbage collection."""
