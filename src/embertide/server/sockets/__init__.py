"""WebSocket connections to tables."""
