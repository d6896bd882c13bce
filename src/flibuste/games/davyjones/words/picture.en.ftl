# The words inside the picture of the table.

picture-you = (you)
picture-round = Round { $round }
picture-tray = To be laid
picture-desc = Round { $round }. A table of { $width } by { $height } millimetres, seen from above.
picture-desc-asked = { $names } to decide: { $step }.
picture-desc-over = The game is over. Victory: { $names }.

picture-face-down = face down
picture-captive = captive, worth { $gold } gold
picture-coin = { $gold } gold
picture-seen = You have seen it; it lies face down
picture-hidden-crew = Face down
picture-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
picture-masts = masts { $standing } of { $masts }
picture-move = base move { $move }
picture-docked = docked at { $island }
picture-gun =
    { $state ->
        [stands] Mast { $mast }: cannon { $gun }
       *[other] Mast { $mast }, lost: cannon { $gun }
    }
picture-gold = { $name }: { $gold } gold at home, { $needed } win

picture-derelict = derelict
picture-pinned = pinned
picture-ghostly = ghostly
picture-submerged = submerged
picture-scuttled = being scuttled
picture-lost = lost in the fog
picture-tangled = tangled
picture-towing = tows { $ship }
picture-towed = in tow
picture-on-fire = on fire
picture-panels =
    { $count ->
        [one] 1 panel
       *[other] { $count } panels
    }
picture-idle =
    { $count ->
        [one] no action for 1 turn
       *[other] no action for { $count } turns
    }
picture-chained = chained
picture-slowed = slowed by fear
picture-ship-silent = abilities off
picture-crew-silent = crew silent
picture-becalmed = becalmed
picture-wreck = wreck
picture-gone = sunk

picture-home = { $island }: home of { $name }, { $gold } gold
picture-isle = { $area } isle
picture-island =
    { $tokens ->
        [0] { $island } is wild: no treasure
        [one] { $island } is wild: 1 treasure
       *[other] { $island } is wild: { $tokens } treasures
    }
picture-terrain =
    { $die ->
        [0] { $land }
       *[other] { $land }, die of this turn { $die }
    }
picture-marked = Marked by { $names }
picture-cursed-zone = Cursed zone: −2 to all dice within L
picture-ashore = Ashore
picture-events =
    { $count ->
        [one] 1 event
       *[other] { $count } events
    }
picture-way-out = { $ship } comes out at point { $number }

picture-plan-stopped = Something stops it on the way.
picture-plan-docks = Docks at { $island }.
picture-plan-terrain = Touches: { $land }.
picture-plan-ram = Its bow touches { $ship }: it can ram.
picture-plan-tow = Can take { $ship } in tow.
picture-plan-shots =
    { $guns ->
        [one] 1 gun would reach { $ship }.
       *[other] { $guns } guns would reach { $ship }.
    }
picture-plan-open-water = Open water: nothing touched, nobody in range.
picture-placing-apart = { $mm } mm to the nearest one: far enough.
picture-placing-first = Nothing is too near.
picture-placing-line = { $fits ->
    [yes] { $mm } mm
   *[no] { $mm } mm: too near
}
picture-placing-least = { $least } mm
