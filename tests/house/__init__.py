"""What holds for every room: records, replay, laws, golden files, the command line."""
