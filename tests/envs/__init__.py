"""The games for research: batches, and the peers' interfaces."""
