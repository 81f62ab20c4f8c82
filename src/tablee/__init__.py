"""Tablée: a digital games library that plays by the rule book and explains itself."""

from tablee import compiled

__version__ = "0.1.0"

compiled.install()
