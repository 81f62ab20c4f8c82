"""Bots: the processes they run in, and asking them for moves."""
