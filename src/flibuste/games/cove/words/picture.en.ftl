# The words inside the picture of the table.

picture-month = Month { $month } of { $months }
picture-you = (you)
picture-winner = wins the game
picture-winners = share the victory
picture-last-battle = The last battle
picture-boarding = Boarding
picture-exchange = Exchange { $exchange }
picture-gone = left

picture-desc =
    { $month ->
        [0] { $phase }.
       *[other] Month { $month } of { $months }, { $phase }.
    }
picture-desc-battle = { $place }: { $ships }.
picture-desc-asked = { $names } to decide: { $step }.
picture-desc-over = The game is over. Victory: { $names }.

picture-no-treasure = no Treasure card
picture-treasure = fame { $fame }, gold { $gold }, chests { $chests }, Tavern cards { $cards }
picture-pile = face down { $count }
picture-map = Treasure Map of { $name }: chests × { $factor }
picture-bank = Bank
picture-tavern-pile = Tavern pile: { $count }

picture-ship = Ship of { $name }
picture-black-ship-sunk = Black ship without its pirate
picture-pirate = { $name }: dice { $dice }, hull { $hull }, speed { $speed }, fame { $fame }
picture-navy = Royal Navy, led by { $name }: hull { $hull }
picture-controlled = led by { $name }
picture-aim = Fires at { $section-the }: { $target }
picture-most-hull = strongest hull first
picture-most-crew = largest crew first
picture-most-cannons = most cannons first
picture-most-sails = most sails first
picture-most-speed = fastest first
picture-effect-recover = Recovers each exchange
picture-effect-stray-shots = Misses may hit others
picture-effect-defenceless = Taken without a fight

picture-count-fame = fame { $count }
picture-count-gold = gold { $count }
picture-count-chests = chests { $count }
picture-count-cards = cards { $count }
picture-count-discards = discards { $count }
picture-count-hits = hits { $count }
picture-count-speed = speed { $count }
picture-count-dice = dice { $count }
picture-is-asked = to decide
picture-robbed = shares plunder with { $name }
picture-parrot = { $parrot } on { $section }: hits { $hits } of { $absorbs }
picture-section = { $name }, { $section }: { $value } (ring { $ring })
picture-section-off = { $name }, { $section }: off the mat
picture-position = { $section }: ring { $ring }, value { $value }
picture-craftsman = { $name }, Craftsman on { $section }: hits { $hits } of { $absorbs }
picture-my-gold = Your gold: { $count }
picture-my-chests = Your chests: { $count }
picture-in-hand = In your hand: { $card }
picture-offered = Second parrot

picture-wheel = Your wheel
picture-wheel-set = Your wheel is set: { $island }
picture-course = Sail to { $island }
picture-fame-track = Fame
picture-fame = Fame of { $name }: { $fame }

picture-place = { $name } (number { $number } on the wheel)
picture-rolled = dice { $dice }
picture-roll = { $shooter } fires at { $target }
picture-hits =
    { $hits ->
        [0] { $name }, { $section }: no hit
        [one] { $name }, { $section }: 1 hit
       *[other] { $name }, { $section }: { $hits } hits
    }
picture-met-craftsman = Craftsman { $hits }
picture-met-parrot = parrot { $hits }
picture-met-ring = ring −{ $hits }
picture-met-hull = hull −{ $hits }
picture-hull-left = hull { $hull } of { $full }
picture-reloading = reloading
picture-smoke = in smoke, hit only from { $die } on
picture-in-force = { $name }: { $card }
