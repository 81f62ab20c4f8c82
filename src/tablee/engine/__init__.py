"""The vocabulary of all games. Pure: no clock, network, file or ambient randomness."""
