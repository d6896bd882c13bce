"""Tournaments: who meets whom (`pairing`), who stands where (`standings`), and the tables they are played at."""
