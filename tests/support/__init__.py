"""Helpers of the tests: servers, players, walks and golden texts."""
