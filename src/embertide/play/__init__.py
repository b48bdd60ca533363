"""Games in progress: pure values, no input or output; knows rooms only by their contract."""
