"""A class that plays: one code on the wall, as many tables as it needs, one teacher."""

from typing import Final

USUAL_HOURS: Final = 24  # that a class is kept, from when it is opened
