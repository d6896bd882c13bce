# What is met of what a choice asks for: the other half of the refusals in text.en.ftl.

met-not-your-ship = { $ship } is your ship, and afloat.
met-no-action-left = { $ship } has an action left.
met-tangled = The ship is not tangled in weed.
met-chained = No chainshot holds the ship.
met-derelict = { $ship } can move.
met-becalmed = The ship has wind.
met-pinned = The ship is not pinned.
met-cannot-shoot = { $ship } can shoot.
met-nobody-in-reach = Somebody is in reach.
met-no-such-mode = The ship can shoot like that.
met-monsters-move-and-shoot = The ship is no sea monster.
met-is-lost = The ship is not lost.
met-lost-in-fog = The ship is not lost in fog.
met-not-docked = The ship is docked.
met-home-not-explored = The island is nobody’s home.
met-docked-this-turn = The ship has been docked since the turn began.
met-nothing-there = There is something on the island.
met-not-touched = The ship touches it.
met-not-derelict = It is a friend, a derelict or a wreck.
met-nothing-to-exchange = There is something to exchange.
met-not-to-be-repaired = The mast is lost, and not on fire.
met-not-at-home = The ship can be repaired here.
met-not-tangled = The ship is tangled.
met-tried-already = It has not been tried this turn.
met-tows-nothing = { $ship } has a tow.
met-no-such-ability = { $ship } has the ability.
met-ability-used = It has not been used.
met-out-of-touch = { $ship } is in play on the table.
met-nothing-to-use-it-on = There is something to use it on.
met-own-fleet = The target is an enemy.
met-no-target = The target is afloat.
met-out-of-sight = The target is neither lost nor under water.
met-safe-at-home = The target is not docked at its home.
met-no-such-gun = There is a gun on mast { $mast } of { $ship }.
met-gun-has-fired = It may fire.
met-no-special-shot = The special shot is to be had.
met-out-of-range = { $ship } is in range: the gun reaches { $reach } mm.
met-line-blocked = A line to { $ship } is free.
met-no-means-for-this-shot = { $ship } has the means for this shot.
met-no-such-shot = There is a free line to { $ship } within range.
met-no-marine-to-be-seen = There is a Marine ashore in sight.
met-no-enemy = { $ship } is an enemy.
met-cannot-be-boarded = No panel protects the ship.
met-too-far-by = It is near enough.
met-pinned-already = The two are not in a pin.
met-is-ghostly = The ship is not ghostly.
met-is-submerged = It is not under water.
met-bow-touches-no-such-enemy = The bow touches { $ship }, an enemy.
met-no-derelict-there =
    { $state ->
        [mast] { $ship } is a derelict.
       *[far] Its hull touches the bow of { $ship }.
    }
met-not-to-be-towed = It can be towed.
met-sail-this-ship = It is the move of { $ship }.
met-not-on-this-island = It lies on the island being explored.
met-no-room = There is room in the hold.
met-nothing-goes-there = Both ships are of one fleet.
met-moved-already = The piece has not changed ships yet.
met-not-aboard = It is aboard { $ship }.
met-bound-to-the-ship = It is not bound to its ship.
met-not-your-crew = The crew is yours.
met-too-near-the-edge = It lies far enough from the edge.
met-too-near-an-island = It lies far enough from the other islands.
met-too-far-from-islands = It lies near enough to another island.
met-no-spot-for-terrain =
    { $fault ->
        [edge] It lies wholly on the table.
       *[near] It lies far enough from islands and other terrain.
    }
met-no-berth-there =
    { $fault ->
        [order] { $ship } is the ship to be placed.
        [bow] The bow touches the home island.
        [side] The bow touches the home island.
        [terrain] The ship would start on no terrain.
       *[body] Nothing lies in the way.
    }
met-black-mark-ashore = { $crew-card } bears no Black Mark.
met-no-place-for-this-crew =
    { $fault ->
        [moved] This crew has not been posted yet.
       *[there] This crew is elsewhere.
    }
