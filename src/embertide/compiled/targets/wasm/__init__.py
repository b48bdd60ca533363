"""Kernels as WebAssembly: libraries for a Python in the browser, compiled ahead of time."""
