# Pirates of Davy Jones’ Curse: the words of the game. The cards are in cards.en.ftl.

game-title = Pirates of Davy Jones’ Curse
game-pitch = Build a fleet, sail it over an open table, bring home the gold of the wild islands and shoot the masts off whoever is in the way.
game-length = 60 minutes
game-depth = deep: a table-top game with many abilities

# Terrain, shots, prizes and other words.

land-fog = fog bank
type-fog = fog bank
land-reef = reef
type-reef = reef
land-sargasso = sargasso sea
type-sargasso = sargasso sea
land-smoke = smoke bank
land-island = island
shot-plain = an ordinary shot
shot-firepot = a firepot
shot-chainshot = chainshot
shot-stinkpot = a stinkpot
shot-smokepot = a smokepot
shot-silence = a silencing breath
shot-fire-breath = a breath of fire
prize-crew = one crew
prize-treasure = one treasure
prize-all-treasure = all treasure that fits
prize-all-crew = all crew
prize-top-crew = the dearest crew
prize-nothing = nothing
mode-guns = with all guns
mode-double = at twice the range
mode-breath = with its breath
mode-broadside = a broadside
deed-move = move
deed-shoot = shoot
deed-explore = explore
deed-repair = repair
matter-depth = depth
matter-ghost = ghostly or not
matter-copy = a copied ability
matter-headhunter = hunting heads
matter-eye = the Eye of Insanity
matter-events = events
choice-yes = yes
choice-no = no
cause-hit = a hit
cause-ram = a ram
cause-reef = a reef
cause-boarding = a boarding
cause-fire = fire
cause-guns = its own guns
cause-event = an event

# Abilities by name, for copies.

power-move-and-shoot = Captain
power-shoot-then-move = Shoot, then move
power-cannon-bonus = Cannon bonus
power-cannon-bonus-if-captain = Cannon bonus with a captain
power-cannon-bonus-followup = Follow-up bonus
power-board-bonus = Boarding bonus
power-board-bonus-vs-monster = Boarding monsters
power-board-at-s = Boarding at S
power-board-take-all-treasure = Take all treasure
power-board-kill-all-crew = Kill all crew
power-board-take-all-or-kill-all = Take all or kill all
power-board-also-mast = Boarding also breaks a mast
power-board-two-prizes = Two prizes
power-board-capture-top-crew = Capture the best crew
power-ignore-first-hit-full-masts = First hit shield
power-two-hits-per-mast = Two hits per mast
power-two-masts-per-hit = Double hits
power-not-shot-within-s = Too close to shoot
power-immune-l-cannons = Immune to long guns
power-double-range-roll6 = Double range
power-cannons-persist = Guns outlive masts
power-ram-cannot-remove-masts = Ram-proof
power-reroll-one = One reroll
power-same-action-twice = Action twice
power-crew-sacrifice-extra-action = Crew sacrifice
power-fleet-two-actions = Two actions in the fleet
power-copy-any-ability = Copy an ability
power-possess-crew = Possession
power-push-enemy-l = Push
power-monster-speed-aura = Monster speed
power-fog-teleport = From fog to fog
power-any-nation-crew = Crew of all nations
power-cursed-crew-ok = Cursed crew welcome
power-steal-touch = Thief
power-raid-home = Home raid
power-trade-island-treasure = Trade
power-mark-island-remote = Marking from afar
power-peek-treasure = Look at a treasure
power-peek-cargo = Look at cargo
power-crew-protected = Protected crew
power-move-bonus = Extra segment
power-ignore-terrain = Terrain-proof
power-cancel-ability-s = Cancel
power-roll1-loses-mast = Unlucky guns
power-no-crew = No crew
power-derelict-move-s = Oars
power-no-cargo-space = No space used
power-dock-and-explore = Explorer
power-repair-anywhere = Shipwright
power-extra-cannon-3s = Musketeer
power-cannoneer-reshoot = Cannoneer
power-firepot = Firepot
power-chainshot = Chainshot
power-stinkpot = Stinkpot
power-smokepot = Smokepot
power-breath-silence = Silencing breath
power-breath-fire = Fire breath
power-link-choose-french = Chosen link
power-only-on-ship = Only on one ship

# What happens: setting up.

event-first = { $seat } rolls { $die } for the first turn.
event-island-laid = { $seat } lays { $island }.
event-terrain-laid = { $seat } lays a { $type }.
event-home = { $seat } has the home on { $island }.
event-berthed = { $ship } lies at home.
event-crew-posted = { $number ->
        [one] One crew goes aboard { $ship }.
       *[other] { $number } crew go aboard { $ship }.
    }
event-treasure-dealt = { $tokens } treasure tokens lie on the wild islands, { $gold } gold in all.

# The turn.

event-turn = Round { $round }: the turn of { $seat }.
event-surfaced = { $ship } surfaces.
event-dived = { $ship } dives.
event-haunts = { $ship } turns ghostly.
event-appears = { $ship } takes shape again.
event-fear-roll = Fear of { $ship }: { $die } for { $target }{ $silence ->
    [none] { "" }
   *[other] { " " }({ $silence } silences, { $slow } slows)
}.
event-fire-roll = Fire on mast { $mast } of { $ship }: { $die }{ $out ->
    [none] { "" }
   *[other] { " " }(out from { $out }, spreads up to { $spread })
}.
event-fire-spread = The fire on { $ship } spreads to mast { $mast }.
event-fires-out = All fires on { $ship } are out.
event-burnt-down = { $ship } burns down and sinks.
event-revealed = { $seat } reveals { $card }.
event-crew-aboard = { $crew } goes aboard { $ship }.
event-crew-ashore = { $crew } goes ashore on { $island }.

# Moving.

event-sailed = { $ship } sails { $island ->
        [none] { $course }
       *[other] towards { $island }
    }{ $end ->
        [docks] { " " }and docks.
        [meets] { " " }and meets { $target }.
        [stopped] { " " }until something stops it.
       *[free] .
    }
event-pivoted = { $ship } turns { $course }.
event-docked = { $ship } docks at { $island }.
event-unloaded = { $ship } unloads { $gold } gold.
event-marked = { $seat } marks { $island }.
event-reef = { $ship } touches { $terrain } ({ $die } for { $masts } masts).
event-sargasso = { $ship } touches { $terrain } ({ $die } for { $masts } masts).
event-tangled = { $ship } is tangled in { $terrain }.
event-break-roll = { $ship } { $success ->
        [yes] breaks free
       *[no] does not break free
    } ({ $die }, needed { $needed }).
event-freed = { $ship } is free.
event-lost = { $ship } is lost in { $terrain }.
event-exit-roll = { $ship } gropes for a way out: { $die }.
event-exited = { $ship } comes out of the fog.
event-stuck-in-fog = { $ship } finds no way out of the fog.
event-wrecked = { $ship } is a wreck.

# Fighting.

event-fired = { $shooter } fires { $shot } at { $target } and { $success ->
        [yes] hits
       *[no] misses
    } ({ $die }, needed { $needed }).
event-broadside = { $shooter } fires a broadside of { $guns } guns at { $target } and { $success ->
        [yes] hits
       *[no] misses
    } ({ $die }, needed { $needed }).
event-marine-fired = { $crew } fires at { $target } and { $success ->
        [yes] hits
       *[no] misses
    } ({ $die }, needed { $needed }).
event-sniped = A shot at { $crew } { $success ->
        [yes] hits
       *[no] misses
    } ({ $die }, needed { $needed }).
event-rerolled = { $ship } rolls again: { $die }.
event-shield = The first hit does { $ship } no harm.
event-panel-lost = { $ship } loses a panel.
event-mast-lost = { $ship } loses mast { $mast }.
event-mast-burns = Mast { $mast } of { $ship } is on fire!
event-derelict = { $ship } is derelict.
event-sunk = { $ship } sinks!
event-monster-killed = { $ship } is slain!
event-shared = { $seat } gets { $gold } gold of the sunken ship.
event-ram-roll = { $ship } rams { $target }{ $success ->
        [yes] { " " }and breaks a mast
       *[no] { " " }without harm
    } ({ $die }, needed { $needed }).
event-boards = { $ship } boards { $target }!
event-boarded = Boarding: { $ship } { $total }, { $target } { $other }. { $winner } wins.
event-boarding-tie = Boarding: { $ship } { $total }, { $target } { $other }. A tie: nobody wins.
event-no-prize = { $ship } gets nothing.
event-prize-chosen = { $seat } wants { $prize }.
event-crew-lost = { $seat } loses { $card }.
event-token-taken = { $token } goes to { $ship }.
event-treasure-gone = { $token } leaves the game.
event-captured = { $seat } captures { $card }, worth { $gold } gold.
event-ransom = { $seat } gets { $gold } gold for a ransom.
event-towed = { $ship } takes { $target } in tow.
event-released = { $ship } lets go of its tow.
event-scuttle-roll = { $seat } tries to scuttle { $ship }: { $success ->
        [yes] it will sink
       *[no] in vain
    } ({ $die }, needed { $needed }).
event-scuttled = { $ship } is scuttled and sinks.
event-repaired = Mast { $mast } of { $ship } stands again.

# Exploring.

event-explored = { $ship } explores { $island }.
event-searched = { $ship } explores { $target }.
event-loaded = { $ship } loads { $token }.
event-loaded-hidden = { $ship } loads { $token }.
event-saw = { $seat } sees { $token }.
event-saw-hidden = { $seat } sees { $token }.
event-saw-crew = { $seat } sees { $card }.
event-saw-crew-hidden = { $seat } sees { $crew }.
event-found = { $ship } finds { $treasure }!
event-handed = { $token } goes to { $ship }.
event-enlisted = { $crew } goes aboard { $ship }.

# Abilities.

event-peeked = { $seat } looks at { $token }.
event-peeked-hidden = { $seat } looks at { $token }.
event-crew-peeked = { $seat } looks at { $card }.
event-crew-peeked-hidden = { $seat } looks at { $crew }.
event-cancelled = { $ship } cancels the abilities of { $target } for this turn.
event-crew-cancelled = { $ship } cancels the abilities of { $crew } for this turn.
event-copied = { $ship } copies an ability: { $power }.
event-copied-word = { $ship } copies a keyword: { $keyword }.
event-swapped = { $crew } swaps its ability for that of { $model }.
event-twice-roll = { $ship } { $success ->
        [yes] may act twice
       *[no] may act once only
    } ({ $die }, needed { $needed }).
event-headhunter-roll = { $ship } hunts heads, { $success ->
        [yes] and it works
       *[no] in vain
    } ({ $die }, needed { $needed }).
event-favoured = { $ship } may get two actions.
event-possess-roll = { $ship } casts a spell on { $crew }, { $success ->
        [yes] and it works
       *[no] in vain
    } ({ $die }, needed { $needed }).
event-possessed = { $crew } goes over to { $ship }.
event-push-roll = { $ship } calls up the wind, { $success ->
        [yes] and it comes
       *[no] in vain
    } ({ $die }, needed { $needed }).
event-shifted = { $ship } is pushed { $course }.
event-brewed = { $ship } brews { $terrain }.
event-sunken-roll = The sunken treasure is worth { $gold } gold.
event-sunken-tick = The sunken treasure is now worth { $gold } gold.
event-chariot-flew = The chariot of the gods flies to { $ship }.
event-lured = { $ship } goes for the livestock and leaves its prey.
event-paw = The monkey’s paw: { $shooter } hits { $target } without a die.
event-maps-roll = The maps of Hades { $success ->
        [yes] lead { $ship } astray
       *[no] do not mislead { $ship }
    } ({ $die }, needed { $needed }).
event-conch-blown = { $ship } blows the conch: { $target } obeys.
event-stolen = { $ship } steals { $token } from { $target }.
event-raided = { $ship } steals { $gold } gold from a home.
event-traded = { $ship } swaps a token with { $island } and gets { $token }.
event-traded-hidden = { $ship } swaps a token with { $island }.
event-smoked = { $ship } lays { $terrain }.
event-event-played = { $seat } plays { $card-event }.
event-duel-roll = { $crew } duels: { $total } in all.
event-drifted = { $terrain } drifts towards { $die }.

# The end.

event-no-more-moves = { $seat } cannot move any more.
event-won = { $seat } has { $gold } gold at home: more than half!
event-returned = { $ship } goes back to { $seat }.
event-kept = { $seat } keeps { $gold } gold of the treasure.
event-kept-treasure = { $seat } keeps { $treasure }.

# Choices.

action-end = End the turn
action-sail = Sail { $ship }: { $leg }
action-sail-pivot = Sail { $ship }: { $leg }, then turn by { $pivot }
action-sail-ship = Sail { $ship }: stay where it is
action-move = Move { $ship }
action-shoot = Shoot with { $ship }, { $mode }
action-explore = Explore with { $ship }
action-search = Explore { $second-ship } with { $first-ship }
action-repair = Repair mast { $mast } of { $ship }
action-break-free = Break free with { $ship }
action-scuttle = Try to scuttle { $ship }
action-release = Let go of the tow of { $ship }
action-reveal = Reveal { $crew }
action-ashore = Put { $crew } ashore
action-aboard = Take { $crew } aboard { $ship }
action-stop = Stop here
action-turn = Turn by { $turn } degrees
action-exit = Come out on heading { $heading }
action-bank = Come out of { $terrain }
action-emerge = Come free at point { $number }, heading { $heading }
action-fire = Mast { $mast }: fire { $shot } at { $ship }
action-musket = Musketeer at mast { $mast }: fire at { $ship }
action-broadside = Fire a broadside at { $ship }
action-breathe = Breathe at { $ship }
action-smoke = Mast { $mast }: smoke at { $x }, { $y }
action-cease = Cease fire
action-reroll = { $choice ->
        [yes] Roll again
       *[other] Keep the die
    }
action-lose = Lose mast { $mast }
action-burn = Set mast { $mast } on fire
action-ram = Ram { $ship }
action-board = Board
action-board-at = Board { $ship }
action-tow = Take { $ship } in tow
action-pass = No
action-prize = Take { $prize }
action-lose-crew = Give up { $crew }
action-lose-token = Give up { $token }
action-load = Load { $token }
action-take = Take { $token }
action-give = Hand over { $token }
action-enlist = Take { $crew } aboard
action-lend = Send { $crew } over
action-done = Done
action-surface = { $ship } surfaces
action-dive = { $ship } dives
action-haunt = { $ship } turns ghostly
action-appear = { $ship } takes shape
action-island = Lay an island at { NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }, turned by { $turn }
action-terrain = Lay a { $type } at { NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }, turned by { $turn }
action-home = Choose { $island } as the home
action-berth = Put { $ship } at { NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }, heading { $heading }
action-post = Post { $crew } on { $ship }
action-keep-ashore = Leave { $crew } ashore
action-twice = { $ship }: name an action and roll for two ({ $deed })
action-sacrifice = { $ship }: sacrifice { $crew } for an action
action-favour = Two actions for { $ship }
action-copy = Copy: { $power }
action-copy-word = Copy: { $keyword }
action-possess = { $ship }: possess { $crew }
action-push = { $ship }: push an enemy
action-shift = Push { $ship } in direction { $heading }
action-mark = { $ship }: mark { $island }
action-peek = { $ship }: look at { $token }
action-peek-crew = { $ship }: look at { $crew }
action-cancel = { $first-ship }: cancel the abilities of { $second-ship }
action-cancel-crew = { $ship }: cancel the abilities of { $crew }
action-brew = { $ship }: brew fog
action-lay-fog = Lay the fog at { NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }, turned by { $turn }
action-swap = { $first-crew }: take the ability of { $second-crew }
action-conch = Blow the conch of { $first-ship }: call { $second-ship }
action-play = Play { $card-event }
action-aim-ship = On { $ship }
action-aim-at = At { NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }
action-aim-bank = On { $terrain }
action-aim-duel = A duel: { $first-crew } against { $second-crew }
action-aim-all = On all events

# Faults of fleets.

refused-no-such-fleet = This is no fleet.
refused-no-such-piece = There is no piece { $name }.
refused-fleet-without-ships = A fleet has at least one ship.
refused-fleet-too-dear = The fleet costs { $points } points; { $total } are allowed.
refused-no-events-in-this-set = Events are allowed only with the option for them.
refused-crew-not-of-this-nation = { $crew-card } exists for this nation only with the option for it.
refused-name-twice = { $name } is in the fleet twice.
refused-limit = { $number } cards with Limit; one is allowed.
refused-no-crew-on-monsters = { $ship-card } is a sea monster: no crew goes aboard.
refused-no-crew-on-this-ship = { $ship-card } takes no crew.
refused-crew-without-space = The crew of { $ship-card } needs { $spaces } spaces; there is room for { $room }.
refused-crew-too-dear = The crew of { $ship-card } costs { $points } points; the ship allows { $total }.
refused-free-crew-on-foreign-ship = { $crew-card } costs nothing and so needs a ship of the same nation, not { $ship-card }.
refused-no-black-mark = { $crew-card } cannot bear a Black Mark.
refused-black-mark-ashore = { $crew-card } bears a Black Mark and must begin aboard a ship.
refused-chooses-no-link = { $crew-card } chooses no link.
refused-not-to-be-linked = Only another French crew of the fleet can be chosen as a link: { $crew-card }.
refused-no-such-coin = There is no coin of { $gold }.
refused-treasure-twice = { $treasure } can be brought once only.
refused-number-of-coins = { $number } coins; { $wanted } are to be brought.
refused-gold-of-coins = The coins are worth { $gold } gold; { $wanted } are to be brought.
action-marine = Shoot with the Marine: { $crew }
action-marine-at = { $first-crew }: shoot at { $second-crew }
action-snipe = Mast { $mast }: fire at { $crew }
action-first = First { $ship }: { $matter }
action-first-events = First the events
action-lay-smoke = Lay the smoke at { NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }, turned by { $turn }
action-lure = Reveal { $token }: lure the monster away
action-paw = Mast { $mast }: hit { $ship } without a die (monkey’s paw)
action-raid = Load gold of this home aboard { $ship }
action-steal = { $first-ship }: steal a treasure from { $second-ship }
action-trade = Swap { $token } for a token of { $island }

# Why a choice is refused.

refused-bow-touches-no-such-enemy = The bow does not touch { $ship }, or it is no enemy.
refused-cannot-be-boarded = A turtle ship with a panel cannot be boarded.
refused-cannot-be-moved = This cannot be moved from { $ship }.
refused-does-not-fit = There is no room for it aboard { $ship }.
refused-ends-at-a-ship = A submerged monster may not end its move touching a ship.
refused-ends-in-a-ship = The move would end inside a ship.
refused-ends-in-an-island = The move would end inside an island.
refused-lost-in-fog = The ship is lost: it rolls for its way out first.
refused-named-another-action = This ship has named another action.
refused-no-action-left = This ship has no action left in this turn: it has one again in your next.
refused-no-berth-there =
    { $fault ->
        [order] { $ship } is placed first.
        [heading] A heading goes from 0 to 359.99 degrees.
        [bow] The bow has to touch the home island: it is { $mm } mm away.
        [side] The hull meets the home island, but does not touch it with its bow alone.
        [terrain] The ship would start on terrain, and there are places that are free of it.
       *[body] The hull would lie on an island, on another ship or off the table.
    }
refused-no-such-bank =
    { $fault ->
        [here] The ship is in this bank already.
       *[fog] This is no fog.
    }
refused-no-such-event =
    { $fault ->
        [done] { $card-event } has been played in this turn.
        [sinking] { $card-event } is played when a ship sinks.
        [target] There is nothing now to play { $card-event } on.
       *[none] You do not have this event.
    }
refused-not-for-this-event = This is no target of { $card-event }.
refused-nothing-to-cancel = There is nothing of the kind to cancel nearby.
refused-no-clearance = On this heading the ship cannot get clear of what it touches.
refused-no-derelict-there =
    { $state ->
        [mast] { $ship } still has a mast: only derelicts are towed.
       *[far] The hull does not touch the bow of { $ship }.
    }
refused-no-exit-there =
    { $fault ->
        [turn] A ship comes out within 90 degrees of the way out; this is { $degrees }.
        [vertex] There are { $most } places to come out.
       *[body] On this heading the ship would lie on something, or off the table.
    }
refused-no-pivot = This ship cannot turn about its stern.
refused-no-place-for-this-crew =
    { $fault ->
        [moved] This crew has been posted already.
       *[there] This crew is there already.
    }
refused-no-room = The hold is full: there is room again once something is unloaded.
refused-no-room-for-the-bank =
    { $fault ->
        [far] The bank would lie { $mm } mm too far from the ship.
        [edge] The bank would stick out over the edge of the table.
       *[body] The bank would touch an island or a ship.
    }
refused-no-spot-for-an-island = A turn goes from 0 to 359.99 degrees.
refused-no-spot-for-terrain =
    { $fault ->
        [edge] Terrain lies wholly on the table: { $mm } mm stick out.
        [turn] A turn goes from 0 to 359.99 degrees.
       *[near] Terrain lies at least { $least } mm from islands and other terrain: { $mm } mm are missing.
    }
refused-no-such-crew-to-swap = Name a crew aboard and a Cursed crew that lies face up.
refused-no-such-heading = A heading goes from 0 to 359.99 degrees.
refused-no-such-prize = There is nothing of the kind aboard { $ship }.
refused-no-such-segment = The move has no such segment left, or a printed one comes after a bonus.
refused-no-such-ship = There is no such ship.
refused-no-such-shot = No gun for this shot has a free line to { $ship } within its range.
refused-no-such-turn = A turn is less than a full circle.
refused-not-to-be-pushed = { $ship } cannot be pushed: only an enemy that is neither lost nor under water can.
refused-not-your-ship = This is not your ship.
refused-nothing-like-it-in-play = No face-up piece in play has this.
refused-overlaps-its-tow = The ship would lie on its tow.
refused-pick-a-free-island = This is the home of { $seat } already: pick an island that is nobody’s.
refused-pick-a-piece = Pick one of the pieces aboard { $ship }.
refused-pick-a-standing-mast =
    { $state ->
        [none] { $ship } has { $masts } masts: pick one that stands.
       *[lost] Mast { $mast } of { $ship } is down: pick one that stands.
    }
refused-reroll-or-not = Nothing face up aboard { $ship } allows a second roll.
refused-sail-this-ship = It is the move of { $ship }.
refused-something-above = It cannot surface: something lies above it.
refused-stern-overlaps = The stern would end on another body.
refused-too-long = The leg is longer than its segment.
refused-borrowed = The first leg had to be lengthened: so much of this segment is not left.
refused-turn-or-not = A turn is less than a full circle, to one side.
refused-turns-too-far = The ship cannot turn so far.
refused-too-far-from-islands = An island lies at most { $most } mm from another one: this is { $mm } mm too far.
refused-too-near-an-island = Islands lie at least { $least } mm apart: { $mm } mm are missing.
refused-too-near-the-edge = Islands lie at least L from the edge: { $mm } mm are missing.
refused-bound-to-the-ship = A unique treasure that lies face up is bound to its ship.
refused-nothing-goes-there = Nothing is put onto an enemy or a wreck.
refused-not-to-be-towed = This cannot be towed.
refused-is-submerged = A submerged monster cannot be rammed.
refused-is-ghostly = A ghostly ship cannot be rammed.
refused-pinned-already = The two are in a pin: no second ram.
refused-no-special-shot = This special shot is not to be had now.
refused-gun-has-fired = The gun on mast { $mast } of { $ship } has fired: again in the next shoot action.
refused-no-such-gun = There is no gun on mast { $mast } of { $ship }.
refused-line-blocked = Something is in the way of every line to { $ship }.
refused-out-of-range = { $ship } is out of range by { $mm } mm; the gun reaches { $reach } mm.
refused-shot-barred = An ability of the target forbids this shot.
refused-safe-at-home = A ship docked at its home cannot be shot at.
refused-out-of-sight = It is lost or under water.
refused-no-target = This is nothing to shoot at.
refused-own-fleet = Ships of the own fleet are not shot at.
refused-would-not-work = Its abilities would not work here.
refused-uses-nothing-ashore = Crew ashore use no abilities.
refused-face-up-already = This crew lies face up already.
refused-no-landing = A Marine cannot land on an enemy home.
refused-not-your-crew = This is not your crew.
refused-must-leave = A raider has to leave this home first.
refused-tows-nothing = The ship tows nothing.
refused-not-tangled = The ship is not tangled.
refused-tried-already = It has been tried this turn.
refused-not-at-home = Ships are repaired at their home island: sail there first.
refused-not-to-be-repaired = This mast stands, burns or does not exist.
refused-not-derelict = It is no derelict.
refused-not-touched = The ship does not touch it.
refused-nothing-there = There is nothing left on this island.
refused-docked-this-turn = The ship docked in this turn: it may explore in the next one.
refused-home-not-explored = Home islands are not explored.
refused-not-docked = The ship is not docked there: its bow has to touch the island.
refused-is-lost = The ship is lost.
refused-monsters-move-and-shoot = A sea monster only moves and shoots.
refused-no-such-mode = This ship cannot shoot like that.
refused-nobody-in-reach = Nobody is in reach of the guns: sail nearer first.
refused-cannot-shoot = Lost, submerged and derelict ships cannot shoot.
refused-pinned = The ship is pinned and cannot move.
refused-becalmed = The ship is becalmed.
refused-derelict = A derelict cannot move: a mast must be repaired, or another ship take it in tow.
refused-chained = Chainshot: the ship may not move this turn.
refused-tangled = The ship is tangled in the weed and cannot move: an action may try to break it free.
refused-matter-settled = This has been chosen in this turn.
refused-no-such-matter = This ship has nothing of the kind to choose.
refused-printed-after-bonus = Printed segments come before bonus segments.
refused-nothing-to-decline = This cannot be declined: { $step }.
refused-not-in-the-game = There is no such piece in this game, or it has left it.
refused-asked-about-another-ship = The question is about { $ship }.
refused-would-not-matter = The ability of this crew would not matter now.
refused-not-aboard = This is not aboard { $ship }.
refused-ship-is-gone = One of the two ships is gone.
refused-no-ability-for-this-prize = Nothing aboard { $ship } allows this prize.
refused-another-prize-was-chosen = The winner chose another prize: { $prize }.
refused-not-the-dearest-crew = The crew with the most points has to go.
refused-another-event-saves = Now only { $card-event } can be played.
refused-no-wild-island-for-the-raft = There is no wild island for the raft.
refused-no-means-for-this-shot = { $ship } has nothing to fire this shot with now.
refused-no-marine-to-be-seen = There is no Marine ashore in sight of this gun.
refused-ability-used = { $ship } has used this ability.
refused-no-such-ability = Nothing face up aboard { $ship } allows this.
refused-not-on-this-island = This does not lie on the island being explored: { $island }.
refused-nothing-to-trade-there = There is no token to trade on that island.
refused-moved-already = This piece has changed ships once in this exchange.
refused-no-livestock = This is no Livestock.
refused-monster-cannot-move = The monster cannot move now.
refused-not-at-sea = That is not a place at sea.
refused-extra-action-had = { $ship } has had its extra action of this turn.
refused-no-enemy = { $ship } is no enemy.
refused-too-far-by = It is { $mm } mm too far away.
refused-no-island-to-mark = Only a wild island that bears other marks, or none, can be marked.
refused-nothing-to-use-it-on = There is nothing aboard { $ship } to use this on now.
refused-out-of-touch = { $ship } is lost, ghostly, under water or gone: nothing touches it.
refused-no-marine = This crew is no Marine.
refused-marine-has-fired = This Marine has fired in this turn.
refused-nothing-to-exchange = There is nothing to exchange with it.
refused-aboard-already = This crew is aboard { $ship } already.

# When each kind of choice is made: said where it answers another question than the one asked.
when-island = Islands are laid at the very beginning, by turns.
when-terrain = Terrain is laid after the islands, before the game begins.
when-home = Home islands are picked before the game begins.
when-berth = Ships are placed at their home island before the game begins.
when-post = Crew are posted before the first turn.
when-keep-ashore = Crew are posted before the first turn.
when-first = At the start of your turn you say which choice comes first.
when-first-events = At the start of your turn you say which choice comes first.
when-surface = A sea monster surfaces or dives at the start of your turn.
when-dive = A sea monster surfaces or dives at the start of your turn.
when-haunt = A ghost ship becomes ghostly, or not, at the start of your turn.
when-appear = A ghost ship becomes ghostly, or not, at the start of your turn.
when-copy = An ability is copied at the start of your turn, by whoever can copy.
when-copy-word = An ability is copied at the start of your turn, by whoever can copy.
when-favour = The Headhunter’s die at the start of your turn may give a ship two actions.
when-swap = The Eye of Insanity swaps abilities at the start of your turn.
when-end = A turn is ended between two actions.
when-move = A move is ordered between two actions of your turn.
when-shoot = A shoot action is ordered between two actions of your turn, or follows a Captain’s move.
when-explore = An island is explored by a ship docked there: order it between two actions of your turn.
when-search = Another ship is explored by one that touches it: order it between two actions of your turn.
when-repair = A mast is repaired at home: order it between two actions of your turn.
when-break-free = A tangled ship tries to break free in place of an action.
when-scuttle = A derelict is scuttled between two actions of your turn.
when-release = A tow is let go between two actions of your turn.
when-ashore = Crew come and go at a dock, between two actions of your turn.
when-aboard = Crew come and go at a dock, between two actions of your turn.
when-twice = This ability is used between two actions of your turn.
when-sacrifice = This ability is used between two actions of your turn.
when-mark = This ability is used between two actions of your turn.
when-peek = This ability is used between two actions of your turn.
when-peek-crew = This ability is used between two actions of your turn.
when-cancel = This ability is used between two actions of your turn.
when-cancel-crew = This ability is used between two actions of your turn.
when-possess = This ability is used in place of an action of its ship, in your turn.
when-push = This ability is used in place of an action of its ship, in your turn.
when-brew = This ability is used in place of an action of its ship, in your turn.
when-conch = This ability is used in place of an action of its ship, in your turn.
when-marine = A Marine fires between two actions of your turn.
when-marine-at = A Marine fires between two actions of your turn.
when-reveal = Crew show themselves between two actions of your turn, or when their ability would matter.
when-sail = A course is sailed in a move action of the ship.
when-stop = A ship stops in the middle of its own move.
when-turn = Schooners and galleys turn about their stern at the end of their move.
when-ram = A ship rams at the end of its move, when its bow touches an enemy.
when-tow = A derelict is taken in tow at the end of a move.
when-board-at = Boarding at a distance comes at the end of a move, by an ability.
when-steal = A thief steals from a ship that it touches, in its own turn.
when-board = Boarding follows a ram.
when-prize = A prize is for whoever wins a boarding.
when-lose-crew = A piece is given up after a lost boarding.
when-lose-token = A piece is given up after a lost boarding.
when-load = Tokens are loaded while a ship explores an island.
when-trade = Tokens are traded while a ship explores an island, by an ability.
when-take = Pieces change ships while one ship explores another.
when-give = Pieces change ships while one ship explores another.
when-enlist = Pieces change ships while one ship explores another.
when-lend = Pieces change ships while one ship explores another.
when-done = That ends loading, an exchange or the posting of crew.
when-fire = Guns fire in a shoot action of their ship: order that first.
when-musket = Guns fire in a shoot action of their ship: order that first.
when-paw = Guns fire in a shoot action of their ship: order that first.
when-broadside = Guns fire in a shoot action of their ship: order that first.
when-breathe = Guns fire in a shoot action of their ship: order that first.
when-smoke = Guns fire in a shoot action of their ship: order that first.
when-snipe = Guns fire in a shoot action of their ship: order that first.
when-cease = Fire is ceased in a shoot action.
when-lose = A mast is picked when a hit, a ram or a reef takes one.
when-burn = A mast catches fire when a fire die says so.
when-exit = A heading is chosen when a ship comes out of the fog.
when-bank = A ship that can travel through fog chooses its bank before it leaves.
when-emerge = This is chosen when a ship breaks free of a sargasso sea.
when-reroll = Only a die just rolled for a ship of yours can be rolled again.
when-shift = A ship is shifted by a push or by Foul Winds.
when-raid = A home is raided by a raider that docks there.
when-lay-smoke = Smoke is laid when a gun fires a smokepot.
when-lay-fog = Fog is brewed in place of an action of the ship that has the Witch’s Brew.
when-lure = Livestock is shown when a sea monster has rammed its carrier.
when-play = Events are played at the start of your turn; Raft and Divers when a ship sinks.
when-aim-ship = A target is named when its event is shown.
when-aim-at = A target is named when its event is shown.
when-aim-bank = A target is named when its event is shown.
when-aim-duel = A target is named when its event is shown.
when-aim-all = A target is named when its event is shown.

# The steps, and what they ask.

step-set-up = Setting up
step-place-island = Placing islands
prompt-place-island =
    { $you ->
        [yes] Where do you lay the next island?
       *[no] { $seat } lays an island.
    }
step-place-terrain = Placing terrain
prompt-place-terrain =
    { $you ->
        [yes] Which terrain do you lay, and where?
       *[no] { $seat } lays terrain.
    }
step-pick-home = Picking a home
prompt-pick-home =
    { $you ->
        [yes] Which island will be the home?
       *[no] { $seat } picks a home island.
    }
step-place-ships = Placing ships
prompt-place-ships =
    { $you ->
        [yes] Where does the ship start?
       *[no] { $seat } places his ships.
    }
step-post-crew = Posting crew
prompt-post-crew =
    { $you ->
        [yes] Where does each crew start?
       *[no] { $seat } posts crew in secret.
    }
step-turns = Turns
step-turn = A turn
step-turn-start = Start of the turn
step-orders = Orders
prompt-orders =
    { $you ->
        [yes] Your orders, captain?
       *[no] { $seat } gives orders.
    }
step-muster = Muster
prompt-muster =
    { $you ->
        [yes] Does anybody come out of hiding before the turn begins?
       *[no] { $seat } may reveal crew.
    }
step-matters = Choices of the turn
step-first-matter = What comes first
prompt-first-matter =
    { $you ->
        [yes] Which of the choices comes first?
       *[no] { $seat } says which choice comes first.
    }
step-depth = Depth
prompt-depth =
    { $you ->
        [yes] { $ship }: on the surface, or under water?
       *[no] { $seat } chooses the depth of { $ship }.
    }
step-ghost = Ghostly or not
prompt-ghost =
    { $you ->
        [yes] { $ship }: ghostly, or not?
       *[no] { $seat } chooses whether { $ship } is ghostly.
    }
step-fear-die = Fear
step-fire-dice = Fire
step-burn = The fire spreads
prompt-burn =
    { $you ->
        [yes] Which mast of { $ship } catches fire?
       *[no] { $seat } picks the mast of { $ship } that catches fire.
    }
step-sailing = Sailing
prompt-sailing =
    { $you ->
        [yes] Lay the course of { $ship }.
       *[no] { $seat } lays the course of { $ship }.
    }
step-voyage = A voyage
step-sail-on = Sailing on
prompt-sail-on =
    { $you ->
        [yes] { $ship } may sail on. More legs, or stop?
       *[no] { $seat } may sail on with { $ship }.
    }
step-pivot = Pivot
prompt-pivot =
    { $you ->
        [yes] Does { $ship } turn about its stern?
       *[no] { $seat } may turn { $ship }.
    }
step-after-legs = After the legs
prompt-after-legs =
    { $you ->
        [yes] { $ship } has arrived. Shoot, board, or neither?
       *[no] { $seat } may shoot or board with { $ship }.
    }
step-docking = Docking
step-dock-offer = In dock
prompt-dock-offer =
    { $you ->
        [yes] { $ship } has docked. Explore at once?
       *[no] { $seat } may explore with { $ship }.
    }
step-raid-offer = A raid
prompt-raid-offer =
    { $you ->
        [yes] { $ship } lies at an enemy home. Take gold?
       *[no] { $seat } may raid a home with { $ship }.
    }
step-ram-offer = To ram or not
prompt-ram-offer =
    { $you ->
        [yes] Does { $ship } ram?
       *[no] { $seat } may ram with { $ship }.
    }
step-ram = A ram
step-lure-offer = A monster strikes
prompt-lure-offer =
    { $you ->
        [yes] A monster has rammed { $ship }. Do you have something to lure it away?
       *[no] { $seat } may lure the monster away from { $ship }.
    }
step-board-offer = To board or not
prompt-board-offer =
    { $you ->
        [yes] { $ship } lies alongside { $target }. Board?
       *[no] { $seat } may board: { $ship } and { $target }.
    }
step-boarding = A boarding
step-call-crew = All hands
prompt-call-crew =
    { $you ->
        [yes] Does anybody aboard { $ship } come out of hiding now?
       *[no] { $seat } may reveal crew of { $ship }.
    }
step-spoils = The spoils
step-crew-loss = Crew to be lost
step-prize = The prize
prompt-prize =
    { $you ->
        [yes] { $winner } has won. What do you take from { $loser }?
       *[no] { $seat } picks a prize from { $loser }.
    }
step-give-up = Giving up a piece
prompt-give-up =
    { $you ->
        [yes] What does { $loser } give up?
       *[no] { $seat } picks what { $loser } gives up.
    }
step-plunder = Plunder
prompt-plunder =
    { $you ->
        [yes] What do you take from { $loser }?
       *[no] { $seat } plunders { $loser }.
    }
step-tow-offer = To tow or not
prompt-tow-offer =
    { $you ->
        [yes] Does { $ship } take the derelict in tow?
       *[no] { $seat } may take a derelict in tow.
    }
step-shooting = Shooting
prompt-shooting =
    { $you ->
        [yes] { $ship } fires. Which gun, at whom?
       *[no] { $seat } fires with { $ship }.
    }
step-shot = A shot
step-marine-shot = A Marine’s shot
step-broadside = A broadside
step-hits = Hits
step-lose-mast = A mast falls
prompt-lose-mast =
    { $you ->
        [yes] Which mast does { $ship } lose?
       *[no] { $seat } picks the mast { $ship } loses.
    }
step-after-shooting = After shooting
step-free-move = A free move
prompt-free-move =
    { $you ->
        [yes] { $ship } may make a free move. Does it?
       *[no] { $seat } may move { $ship } for free.
    }
step-loading = Loading
prompt-loading =
    { $you ->
        [yes] What does { $ship } load?
       *[no] { $seat } loads aboard { $ship }.
    }
step-exchange = Exchange
prompt-exchange =
    { $you ->
        [yes] What goes from { $ship } to { $target } and back?
       *[no] { $seat } exchanges between { $ship } and { $target }.
    }
step-fog-exit = Out of the fog
step-choose-exit = Out of the fog
prompt-choose-exit =
    { $you ->
        [yes] On which heading does { $ship } come out?
       *[no] { $seat } brings { $ship } out of the fog.
    }
step-emerge = Free of the weed
prompt-emerge =
    { $you ->
        [yes] Where does { $ship } come free?
       *[no] { $seat } brings { $ship } out of the weed.
    }
step-break-free = Breaking free
step-scuttle = Scuttling
step-reroll = A second try
occasion-enough = only when the die is enough
prompt-reroll =
    { $you ->
        [yes] A { $die } was rolled for { $ship }. Roll it again?
       *[no] { $seat } may roll the die of { $ship } again.
    }
step-victory = Victory
step-copy-ability = Copying an ability
prompt-copy-ability =
    { $you ->
        [yes] What does { $ship } copy?
       *[no] { $seat } may copy an ability for { $ship }.
    }
step-eye-of-insanity = Eye of Insanity
prompt-eye-of-insanity =
    { $you ->
        [yes] Does a crew of { $ship } swap its ability?
       *[no] { $seat } may swap an ability aboard { $ship }.
    }
step-twice-roll = An action twice
step-headhunter-roll = Hunting heads
step-favour-ship = Two actions
prompt-favour-ship =
    { $you ->
        [yes] Which ship gets two actions?
       *[no] { $seat } may give a ship two actions.
    }
step-possession-roll = Possession
step-push-roll = A push
step-push-ship = A push
prompt-push-ship =
    { $you ->
        [yes] Which enemy is pushed, and where to?
       *[no] { $seat } pushes a ship.
    }
step-lay-smoke = Smoke
prompt-lay-smoke =
    { $you ->
        [yes] Where does { $ship } lay the smoke?
       *[no] { $seat } lays smoke with { $ship }.
    }
step-sunken-roll = Sunken Treasure
step-brew-fog = Witch’s Brew
prompt-brew-fog =
    { $you ->
        [yes] Where does { $ship } raise the fog?
       *[no] { $seat } raises fog with { $ship }.
    }
step-maps-roll = Maps of Hades
step-maps-order = Maps of Hades
prompt-maps-order =
    { $you ->
        [yes] { $ship } is astray. Do you move it?
       *[no] { $seat } may move { $ship }.
    }
step-conch-order = Cursed Conch
prompt-conch-order =
    { $you ->
        [yes] { $ship } obeys. What does it do?
       *[no] { $seat } commands { $ship }.
    }
step-choose-bank = From fog to fog
prompt-choose-bank =
    { $you ->
        [yes] Which bank does { $ship } leave from?
       *[no] { $seat } chooses the bank { $ship } leaves from.
    }
step-play-events = Events
prompt-play-events =
    { $you ->
        [yes] Do you play an event?
       *[no] { $seat } may play an event.
    }
step-aim-event = An event
prompt-aim-event =
    { $you ->
        [yes] On what is the event played?
       *[no] { $seat } aims an event.
    }
step-foul-wind = Foul winds
prompt-foul-wind =
    { $you ->
        [yes] Where is { $ship } blown?
       *[no] { $seat } picks where { $ship } is blown.
    }
step-salvage = Salvage
prompt-salvage =
    { $you ->
        [yes] { $ship } sinks. Do you play an event?
       *[no] { $seat } may play an event for { $ship }.
    }
step-cancel-offer = Cancelling
prompt-cancel-offer =
    { $you ->
        [yes] Whose abilities does { $ship } cancel in this turn?
       *[no] { $seat } may cancel abilities with { $ship }.
    }
step-leave-helm = Leaving the helm

# Options.

option-build_total = Build total
option-build_total-help = How many points each fleet may cost.
option-build_total-40 = 40 points
option-build_total-60 = 60 points
option-fleet_a = Fleet A
option-fleet_a-help = A random fleet, a ready-made one by chance, the name of one, or a fleet of your own in one line.
option-fleet_a-random = any fleet at random
option-fleet_a-ready = one of the ready-made
option-fleet_b = Fleet B
option-fleet_b-help = A random fleet, a ready-made one by chance, the name of one, or a fleet of your own in one line.
option-fleet_b-random = any fleet at random
option-fleet_b-ready = one of the ready-made
option-fleet_c = Fleet C
option-fleet_c-help = A random fleet, a ready-made one by chance, the name of one, or a fleet of your own in one line.
option-fleet_c-random = any fleet at random
option-fleet_c-ready = one of the ready-made
option-fleet_d = Fleet D
option-fleet_d-help = A random fleet, a ready-made one by chance, the name of one, or a fleet of your own in one line.
option-fleet_d-random = any fleet at random
option-fleet_d-ready = one of the ready-made
option-set_up = Setting up
option-set_up-help = Whether the table is laid by chance or by the players.
option-set_up-automatic = by chance
option-set_up-by-players = by the players
option-terrain = Terrain
option-terrain-help = Fog banks, reefs and sargasso seas that each player lays.
option-terrain-0 = none
option-terrain-1 = one each
option-terrain-2 = 2 each
option-terrain-3 = 3 each
option-terrain-4 = 4 each
option-square_table = Square table
option-square_table-help = A table of 914 by 914 mm instead of 1219 by 914, for two players.
option-keep_treasure = Keeping treasure
option-keep_treasure-help = The winner keeps all treasure used but what lies on the other homes; for collections.
option-turn_limit = Turn limit
option-turn_limit-help = How far a ship may turn before each leg.
option-turn_limit-90 = 90 degrees
option-turn_limit-60 = 60 degrees
option-turn_limit-180 = 180 degrees
option-uniques_on_top = Unique treasures on top
option-uniques_on_top-help = Unique treasures come in addition to the eight tokens.
option-ram_compare = Ram
option-ram_compare-help = Whose masts the ram die must beat.
option-ram_compare-rammed = those of the rammed ship
option-ram_compare-rammer = those of the rammer
option-limit_per_name = Limit per name
option-limit_per_name-help = One Limit card of each name instead of one in all.
option-other_events = Events of older sets
option-other_events-help = Fleets may buy events of two older sets.
option-generic_for_all = Generic crew for all
option-generic_for_all-help = Helmsmen, explorers and other crew printed for the Cursed alone exist for every nation.
option-cancel_any_turn = Cancelling in any turn
option-cancel_any_turn-help = Abilities that cancel others work once in each player’s turn.
option-come_about = Coming about
option-come_about-help = A docked ship may leave with its stern where its bow was.
option-winner_picks = The winner picks
option-winner_picks-help = After a boarding the winner picks the piece, not the loser.
option-stall_rounds = Stalled game
option-stall_rounds-help = After how many rounds without any change the game ends.
option-stall_rounds-30 = 30 rounds
option-stall_rounds-10 = 10 rounds
option-max_rounds = Longest game
option-max_rounds-help = After how many rounds the game ends at the latest.
option-max_rounds-200 = 200 rounds
option-max_rounds-60 = 60 rounds
option-even_start = Even start
option-even_start-help = Our own option: homes are settled in reverse order, so that whoever begins has the last one.

# How the game ended.

end-gold = More than half of the gold lies at one home.
end-no-moves = A player could never move again; the most gold wins.
end-no-gold = No gold was left to bring home; the most gold wins.
end-stalled = Nothing happened any more; the most gold wins.
end-longest = The longest game is over; the most gold wins.

# Forms: what is done, and its rows.

form-fire = Fire
field-mast = Mast
field-ship = Ship
field-shot = Shot
field-crew = Crew
field-token = Treasure
field-island = Island

# Odds: what is rolled, what is needed, what comes of it.

odds-roll-guns = { $guns ->
    [one] 1 gun at { $ship }, { $whole }.{ $tenth } hits expected
   *[other] { $guns } guns at { $ship }, { $whole }.{ $tenth } hits expected
}
odds-need-lead = { $lead } against 1d6
odds-need-reef = on the reef, against { $needed } masts
odds-need-sargasso = in the sargasso sea, against { $needed } masts
odds-need-hazards = on reef and sargasso sea, against { $needed } masts
odds-outcome-unhurt = unhurt
odds-outcome-masts-lost = masts lost
odds-outcome-tangled = tangled
odds-outcome-masts-tangled = masts lost and tangled
odds-outcome-all-masts = all masts lost
odds-outcome-wreck = wreck
odds-outcome-hit = hit
odds-outcome-miss = miss
odds-outcome-all-hits = { $hits } hits
odds-outcome-no-hit = none
odds-outcome-one-hit = one
odds-outcome-two-hits = two
odds-outcome-more-hits = three or more
thrown-need-totals = { $total } to { $other }
thrown-need-fear-roll = { $silence } silences, { $slow } slows
thrown-need-fire-roll = out from { $out }, spreads up to { $spread }
