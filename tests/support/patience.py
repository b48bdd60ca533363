"""How long tests wait."""

PATIENCE = 300.0
"""Timeout in seconds of whatever a test waits for, unless it tests that timeout.

Only a test that fails waits that long. A short one would fail on a busy machine: with a load of
twenty on two cores, a server takes half a minute to start.
"""
