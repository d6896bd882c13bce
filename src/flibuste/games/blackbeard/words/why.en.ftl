# What is met of what an action asks for: the other half of "Why not" in text.en.ftl.

met-no-recruiting-now =
    { $why ->
        [named] These Actions are for no Pirate in particular.
        [deck] There are Pirate cards left to draw.
       *[other] You may have one more Pirate.
    }
met-pirate-not-in-hand = You hold { $pirate }.
met-own-kc-there = Your own King’s Commissioner is not { $place-at }.
met-no-room-in-play = There is room for one more of your Pirates in play, of { $limit }.
met-no-such-alliance = He is in an Alliance of yours.
met-not-your-pirate = { $pirate } is your Pirate, and in play.
met-only-the-named-pirate =
    { $pirate ->
        [none] The Actions are for any of your Pirates.
       *[other] The Actions are for him.
    }
met-revelling = { $pirate }’s crew is sober.
met-crippled-ship = You have Actions enough for a Move: { $left }.
met-too-far = It is one step away.
met-port-closed = The Port is open to { $pirate }.
met-not-at-sea = { $pirate } is at sea.
met-must-leave-own-kc = Your own King’s Commissioner is not there.
met-no-prize = There is a captured ship to change to.
met-no-digging-here =
    { $why ->
        [chart] The Pirate has the chart of the Buried Treasure.
       *[other] The Isle of Pines is here.
    }
met-not-in-this-zone = { $place } is in { $pirate }’s Sea Zone.
met-cannot-be-attacked =
    { $why ->
        [destroyed] The Port stands.
       *[other] It is no Pirate Port.
    }
met-no-merchant-there = There is a Merchant { $place-at }.
met-spotted-already = { $pirate } has not spotted it yet.
met-not-spotted = { $pirate } has spotted it.
met-not-docked = { $pirate } is docked.
met-no-such-victim =
    { $why ->
        [elsewhere] He is in the same Port.
        [own] He is another player’s Pirate.
        [sober] His crew is revelling.
       *[other] There is Booty in his Holds.
    }
met-no-right-to-sack = The Port has just been taken.
met-no-such-ally =
    { $why ->
        [other] He is another Pirate of yours, and in play.
        [elsewhere] He is in the same Port.
       *[other] You have no Alliance yet.
    }
met-cannot-retire-so =
    { $why ->
        [letter] The Pirate has a Letter of Marque of this Port’s nation.
        [ally] He has no ally.
        [haven] This Port is his Safe Haven.
        [bribe] There is a Pro-Pirate Governor here.
        [tried] He has not tried to bribe this Governor yet.
        [not-agreed] It was agreed that one may retire in a Pirate Port.
        [pirate-port] This is a Pirate Port.
       *[other] The Port is open to him.
    }
met-nothing-to-recover-yet =
    { $why ->
        [idle] No Action must be lost first.
       *[other] The crew is revelling.
    }
met-nothing-to-sit-out = An Action must be lost.
met-must-revel = Nothing was fenced in a Pirate Port.
met-no-haven-for-sale =
    { $why ->
        [governor] There is a Pro-Pirate Governor here.
        [taken] This Port is nobody’s Safe Haven.
        [tried] This Governor has not been asked yet.
        [hostile] The Port is open to the Pirate.
       *[other] It is not too late: a Safe Haven comes before revelry.
    }
met-no-refit-here =
    { $why ->
        [whole] The ship is damaged.
        [arab] This is no Arab Port.
        [hostile] The Port is not hostile.
       *[other] It is not too late: refit comes before Safe Haven and revelry.
    }
met-no-ransom-here =
    { $why ->
        [aboard] There is such a Hostage aboard.
        [late] Nothing else has been done in Port: ransom comes first.
       *[other] The Port is of his nation and pays for him.
    }
met-no-letter-here =
    { $why ->
        [elsewhere] He does business now.
        [card] You have the card Letter of Marque.
        [letter] He has no Letter of Marque yet.
        [ally] He has no ally.
       *[other] There is a Pro-Pirate Governor here.
    }
met-no-services-here = The Port is not hostile.
met-nothing-to-fence = There is Booty in the Holds.
met-in-port-order = It is the time for fencing, and this Pirate has not done so.
met-name-filled-holds = The Holds you name are filled.
met-another-ship = { $pirate }’s ship lies here.
met-nothing-to-repair-there = There is such damage on that ship.
met-too-many-held = You may hold him: { $limit } Pirates at most.
met-only-the-drawn-pirate = He has just been drawn.
met-card-not-in-hand = You have the card.
met-play-a-card-first = You have played a card this turn.
met-one-actions-card = You have played no card for Actions this turn.
met-anti-pirate-event = The Event is for your own turn.
met-one-mode-only = The card gives both, Action and Event.
met-not-playable-now =
    { $why ->
        [pirate] You name a Pirate of yours for the Actions.
        [nobody] You name no Pirate: the Actions are for all.
       *[other] The Event can be applied.
    }
met-one-ap-action-per-turn = You have not acted against a Pirate this turn.
met-kc-not-now =
    { $why ->
        [none] You have a King’s Commissioner.
        [once] No King’s Commissioner has acted in this Action.
        [other] No other player’s King’s Commissioner has acted this turn.
       *[other] Yours may act against this Pirate.
    }
met-kc-cannot =
    { $why ->
        [now] The moment is right for it.
        [fresh] The Pirate was not deployed this turn.
        [docked] The Pirate is docked.
        [pirates] It is no Pirate Port.
       *[other] Your King’s Commissioner is where he has to be.
    }
met-no-kc-deployment =
    { $why ->
        [place] The Pirate is at sea.
        [own] You have no King’s Commissioner yet.
        [pool] There is a King’s Commissioner to be had.
        [once] Nobody has sent for one in this Action.
       *[other] The moment is right for it.
    }
met-no-warship-here =
    { $why ->
        [action] The Pirate does what a Warship may attack.
        [none] There is a Warship On Station in his Sea Zone.
        [once] It has not attacked in this Action.
       *[other] He has not escaped from it this turn.
    }
met-type-used = It has not been tried in this Action.
met-only-after-in-port = The Pirate is docked and has just finished an Action.
met-card-not-in-this-window = The card is for this moment.
met-pirate-taken = Nobody has chosen { $pirate } yet.
met-event-not-there =
    { $why ->
        [no-kc] You have a King’s Commissioner.
        [here] It is another Sea Zone.
        [pirate] He is one of your Pirates in play.
        [docked] The Pirate is docked.
        [armed] The ship has no Heavy Guns yet.
        [kept] Your own King’s Commissioner does not keep him in Port.
        [kc] Your own King’s Commissioner is not there.
       *[other] He speaks for his Alliance, or has no ally.
    }
