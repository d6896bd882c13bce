# Davy Jones’ Curse: the builder of fleets.

builder-points = Points
builder-tokens = Coins
builder-gold = Gold
builder-crew-points = Crew’s points
builder-spaces = Spaces
builder-ashore = Ashore, on the home island
builder-treasures = Unique treasures
builder-coins = Coins to bury
builder-events = Events
builder-kind-ship = Ships
builder-kind-crew = Crew
builder-kind-treasure = Treasures
builder-kind-event = Events
builder-kind-coin = Coins
builder-link = Linked to
builder-no-link = nobody
builder-linked = Linked: { $names }.
builder-ship-facts =
    { $masts ->
        [0] No mast
        [one] 1 mast
       *[other] { $masts } masts
    }{ $cannons ->
        [0] { "" }
       *[other] { " " }({ $cannons })
    }, cargo { $space }, move { $way }
builder-ready-note = { $nation }, { $points } points
builder-empty = No ship yet
