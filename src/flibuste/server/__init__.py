"""Tables, seats, live play: the server. It works with whatever games are registered and knows none of them by name."""

from flibuste.extras import need

need("server")
