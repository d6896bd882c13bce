"""Tables: those in memory, and everything that can happen at one: seats, moves, clocks, replays."""
