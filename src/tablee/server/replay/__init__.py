"""Replays of stored matches: walking through them, who may see them, the HTTP interface."""
