"""Requests and answers: their types, encoding and description."""
