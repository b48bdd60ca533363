"""Notices by e-mail: links, letters and their delivery."""
