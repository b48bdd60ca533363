"""What holds for any room: records, replay, laws, golden files, the command line."""
