"""The same tables in a terminal: coloured, colourless, or read aloud."""
