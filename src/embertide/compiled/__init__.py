"""How kernels become machine code: compiling, its cache, and what compiled code shares."""
