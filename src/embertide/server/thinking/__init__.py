"""Threads that search for computer seats, hints and analyses."""
