"""The laboratory: bots play the real rules, by the million, and the results are counted."""
