# The table in a terminal.

table-waiting = waiting for { $names }
table-you = you
table-deck = Event deck { $deck }, discards { $discards }
table-discarded = Discarded
table-hand = Your hand
table-hand-empty = no cards
table-pirates = Pirate cards
table-legend = ♦ Event cards  ☠ Pirates held, Pirate Port, Notoriety  ♔ King's Commissioner and ⚑ Warship, Speed/Combat  ✓ Pro-Pirate  ✗ Anti-Pirate  ◐ for some  ⌂ Safe Haven  ! attacked  † destroyed  △ Merchant (▲ face up)  Ports: nation, Wealth–Defence  ◈ the rivals  ⚔ Combat  ≋ Speed  ♥ Loyalty  ● Net Worth  [ ] Holds  traits: ◆ Initiative  ✵ Ability  ⚑ Leadership  † Cruelty  ⟳ Cunning left  ⚔ Duel  cards: Actions + and / or the Event
