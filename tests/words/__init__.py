"""Tests of every sentence: its terms, its typography, its grammar and the sums in it."""
