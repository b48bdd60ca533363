"""Names of the networks' inputs: a module for each vector, shared by advice and tools/train."""
