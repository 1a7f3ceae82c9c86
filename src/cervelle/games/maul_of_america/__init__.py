"""Maul of America: Clients against the Zombie Master, in a mall that is never the same."""
