"""19 – The solitaire game."""
