"""The addresses under `/api`: thin; each takes a request apart, asks the modules beside, and answers."""
