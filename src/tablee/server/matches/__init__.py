"""Matches: the table, the running match, what happens by itself and when, absences."""
