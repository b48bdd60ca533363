"""What differs between the machines that kernels run on: records, and where functions come from."""
