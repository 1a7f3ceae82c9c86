"""Many games at once: tournaments, balance reports, comparisons of two card files."""
