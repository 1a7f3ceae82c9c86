"""Zombicide, the campaign."""
