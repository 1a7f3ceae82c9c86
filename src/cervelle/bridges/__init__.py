"""Bridges to the libraries of the research world: PettingZoo, Gymnasium, OpenSpiel. Each needs its extra; nothing here is imported
unless it is asked for by name (`import cervelle.bridges.pettingzoo`)."""
