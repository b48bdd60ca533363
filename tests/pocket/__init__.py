"""Tests of the host that runs in a browser, without a browser."""
