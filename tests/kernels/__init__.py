"""Kernels agree with the rules."""
