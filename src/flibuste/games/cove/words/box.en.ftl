# Pirates’ Cove: what is in the box.

box-kind-tavern = Tavern cards
box-kind-treasure = Treasure cards
box-kind-legend = Legends and the Navy
box-kind-island = Islands
box-family = Family
box-family-parrot = Parrot
box-family-craftsman = Craftsman
box-family-event = Event
box-family-boarding = Boarding
box-family-broadside = Broadside
box-family-fame = Fame
box-shows = Shows
box-section = Section
box-fame = Fame
box-gold = Gold
box-chests = Chests
box-tavern_cards = Tavern cards
box-dice = Dice
box-hull = Hull
box-speed = Speed
box-number = Number
box-treasure-text = What an outer island is worth this month: all of it goes to the one ship that is left there.
box-navy-text = Sent by a card, and aimed by whoever sent it.
box-island-tavern = Buy up to three Tavern cards, 2 gold each.
box-island-hull = Raise your hull as far as your gold goes.
box-island-sails = Raise your sails as far as your gold goes.
box-island-cannons = Raise your cannons as far as your gold goes.
box-island-crew = Raise your crew as far as your gold goes.
box-island-treasure = Bury chests and gold for fame; one level of any section at double price.
box-some-fame = { $count } fame
box-some-gold = { $count } gold
box-some-chests = { $count ->
    [one] 1 chest
   *[other] { $count } chests
  }
box-some-tavern_cards = { $count ->
    [one] 1 Tavern card
   *[other] { $count } Tavern cards
  }
