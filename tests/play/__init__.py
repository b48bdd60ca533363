"""Tests of tables as pure values."""
