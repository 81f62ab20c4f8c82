"""Rooms: their documents, the rooms in memory, who is connected, commands and chat."""
