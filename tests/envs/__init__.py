"""Research environments: batches, and the interfaces of PettingZoo, Gymnasium and OpenSpiel."""
