"""The same games for research: PettingZoo, Gymnasium and OpenSpiel; `embertide[research]`."""
