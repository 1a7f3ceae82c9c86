"""The server under load: how fast it is beside boardgame.io, and whether it survives being killed."""
