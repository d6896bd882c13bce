# The table in a terminal.

table-month = Month { $month } of { $months }
table-waiting = waiting for { $seats }
table-leads = led by { $seat }
table-pirate = dice { $dice }, hull { $hull }, speed { $speed }, ★{ $fame }
table-bank = Bank
table-tavern = Tavern pile
table-discards = discards { $count }
table-you = you
table-sails-first = sails first
table-hand = Your hand
table-hand-empty = no cards
table-sealed = Under seal: { $choice }
table-offered = Second parrot: { $card }
table-fighter = speed { $speed }, dice { $dice }
table-smoke = smoke { $die }+
table-was-hit = hit
table-hits =
    { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    }
table-in-force = In force
table-loaded = loaded: { $card }
table-legend = ★ fame  ● gold  ▣ chests (and room)  ♦ cards  ☠ black ship  ♔ Navy  ··7·· ring on its value  ✗ ring off  ⚒ Craftsman (hits left)  ❦ parrot  ✚ wounded  ½ shares plunder
