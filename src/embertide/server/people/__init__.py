"""Cookies, accounts, profiles, ratings and results of people."""
