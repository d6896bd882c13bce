"""Whether each level of the opponents beats the one below: `make strength`, and a short form in the long suite."""
