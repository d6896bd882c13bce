# Pirates' Cove: the words of the game.

game-title = Pirates’ Cove
game-pitch = Arm your ship, race for the treasures of six islands and fight whoever had the same idea. The most famous pirate wins.
game-length = 90 minutes
game-depth = middling: learnt in half an hour

# Sections of a ship.

section-hull = hull
    .the = the hull
    .of = of the hull
section-crew = crew
    .the = the crew
    .of = of the crew
section-cannons = cannons
    .the = the cannons
    .of = of the cannons
section-sails = sails
    .the = the sails
    .of = of the sails
section-all = all sections
    .the = all sections
    .of = of all sections

# Places; the wheel calls them by number.

island-nowhere = the open sea
    .the = the open sea
    .at = on the open sea
island-tavern = Tavern Island
    .the = Tavern Island
    .at = at Tavern Island
island-hull = Hull Island
    .the = Hull Island
    .at = at Hull Island
island-sails = Sail Island
    .the = Sail Island
    .at = at Sail Island
island-cannons = Cannon Island
    .the = Cannon Island
    .at = at Cannon Island
island-crew = Crew Island
    .the = Crew Island
    .at = at Crew Island
island-treasure = Treasure Island
    .the = Treasure Island
    .at = at Treasure Island
island-cove = Pirates’ Cove
    .the = Pirates’ Cove
    .at = at Pirates’ Cove
island-1 = { island-tavern }
    .the = { island-tavern.the }
    .at = { island-tavern.at }
island-2 = { island-hull }
    .the = { island-hull.the }
    .at = { island-hull.at }
island-3 = { island-sails }
    .the = { island-sails.the }
    .at = { island-sails.at }
island-4 = { island-cannons }
    .the = { island-cannons.the }
    .at = { island-cannons.at }
island-5 = { island-crew }
    .the = { island-crew.the }
    .at = { island-crew.at }
island-6 = { island-treasure }
    .the = { island-treasure.the }
    .at = { island-treasure.at }

# Legendary pirates, and the Navy.

ship-blackbeard = Blackbeard
    .the = Blackbeard
    .The = Blackbeard
ship-dutchman = Flying Dutchman
    .the = the Flying Dutchman
    .The = The Flying Dutchman
ship-hook = Captain Hook
    .the = Captain Hook
    .The = Captain Hook
ship-bonny-read = Anne Bonny and Mary Read
    .the = Anne Bonny and Mary Read
    .The = Anne Bonny and Mary Read
ship-cacafuego = Cacafuego
    .the = the Cacafuego
    .The = The Cacafuego
ship-navy = Royal Navy
    .the = the Royal Navy
    .The = The Royal Navy

# Dice, as they were rolled.

dice-1 = 1
    .many = { $count } × 1
dice-2 = 2
    .many = { $count } × 2
dice-3 = 3
    .many = { $count } × 3
dice-4 = 4
    .many = { $count } × 4
dice-5 = 5
    .many = { $count } × 5
dice-6 = 6
    .many = { $count } × 6

# Phases of a month.

phase-setup = Preparations
phase-treasures = Treasures
phase-navigation = Navigation
phase-combat = Combat
phase-plunder = Plunder
phase-effects = Islands
phase-black-ships = Black ships
phase-end = The end

colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-green = green
colour-purple = purple

# Cards: a name, and in short what it does.

card-flint = Captain Flint’s parrot
card-flint-text = Carries any number of chests
card-silver = Long John Silver’s parrot
card-silver-text = Always 6 dice
card-bones = Billy Bones’s parrot
card-bones-text = As many dice as cannons
card-trelawney = Squire Trelawney’s parrot
card-trelawney-text = Speed +20
card-craftsman = Craftsman
card-craftsman-text = Guards a section against 2 hits
card-french-leave = French Leave
card-french-leave-text = Slip away to a free island; cancels Buccaneering
card-buccaneering = Buccaneering
card-buccaneering-text = Take half of a player’s plunder
card-lookout = Lookout
card-lookout-text = All sail openly; you say who starts
card-shipwright = Shipwright
card-shipwright-text = Raise a section one level for free
card-letter-of-marque = Letter of Marque
card-letter-of-marque-text = Send the Navy to another island
card-royal-navy = Royal Navy in Pursuit
card-royal-navy-text = Send the Navy to an outer island
card-treasure-map = Treasure Map
card-treasure-map-text = Chests of a rolled island count double
card-becalmed = Becalmed
card-becalmed-text = No more cards in this battle
card-fair-wind = Fair Wind
card-fair-wind-text = Speed +6 in this battle
card-grapple = Grapple
card-grapple-text = All ships roll dice by crew alone
card-smoke = Smoke
card-smoke-text = Only a 6 hits your ship
card-overboard = Overboard
card-overboard-text = Speed +2 for each chest thrown
card-grapeshot = Grapeshot
card-grapeshot-text = Hits from 3 on; 2 hits on your own cannons
card-powder-magazine = Powder Magazine
card-powder-magazine-text = Each hit strikes every hull here
card-cannonade = Cannonade
card-cannonade-text = Hits all sections; then reload once
card-fame-1 = Fame 1
card-fame-1-text = 1 fame at the end
card-fame-2 = Fame 2
card-fame-2-text = 2 fame at the end
card-fame-3 = Fame 3
card-fame-3-text = 3 fame at the end

# The options.

option-several_craftsmen = A Craftsman for each section
option-several_craftsmen-help = A ship may carry one Craftsman on each section, instead of one in all.
option-marque_if_threatened = Letter of Marque only when threatened
option-marque_if_threatened-help = Only a player at the island where the Navy was sent may answer with a Letter of Marque.
option-colours = Ship colours
option-colours-help = How the colours of the ships are given out.
option-colours-by-seat = by seat
option-colours-choose = players choose

# The steps.

step-choose-colour = Choosing colours
step-arm-ships = Arming the ships
step-draw-card = Drawing a Tavern card
step-parrot = A second parrot
step-month = A new month
step-treasures = Treasures
step-window = Event cards
step-navigation = Navigation
step-destinations = Destinations
step-set-course = Setting the wheel
step-open-course = Sailing openly
step-after-navigation = After navigation
step-combat = Combat
step-boarding = Boarding stage
step-boarding-turn = Boarding cards
step-exchanges = Exchanges of broadsides
step-ship-turn = Fire or flee
step-navy-turn = The Navy fires
step-aftermath = End of the battle
step-plunder = Plunder
step-island-effects = Islands
step-tavern-visit = In the tavern
step-yard-visit = In the yard
step-treasure-visit = On Treasure Island
step-cove-visit = In the Cove
step-black-ships = Black ships and cargo
step-ending = The end
step-last-aftermath = End of the last battle

# The questions.

prompt-choose-colour =
    { $you ->
        [yes] Which colour does your ship sail under?
       *[no] { $seat } chooses a colour.
    }
prompt-arm-ships =
    { $you ->
        [yes] Arm your ship in secret: which levels do you buy?
       *[no] Arming in secret: { $seat }.
    }
prompt-parrot =
    { $you ->
        [yes] A second parrot comes aboard. Exchange yours for it, or send it away?
       *[no] { $seat } has a second parrot to deal with.
    }
prompt-window =
    { $you ->
        [yes] { $window ->
            [treasures] The treasures lie open. Do you play an Event card?
            [navigation-start] Before anybody sails: do you play a card?
            [navigation-end] The ships have sailed. Do you play an Event card?
           *[navy-sent] The Navy is coming. Do you answer?
        }
       *[no] { $window ->
            [navy-sent] { $seat } may answer the Navy.
           *[other] { $seat } may play an Event card.
        }
    }
prompt-set-course =
    { $you ->
        [yes] Set your wheel in secret. Where do you sail?
       *[no] Setting a wheel in secret: { $seat }.
    }
prompt-open-course =
    { $you ->
        [yes] Everybody sees it: where do you sail?
       *[no] { $seat } sails openly.
    }
prompt-boarding-turn =
    { $you ->
        [yes] Do you play a Boarding card?
       *[no] { $seat } may play a Boarding card.
    }
prompt-ship-turn =
    { $you ->
        [yes] Your turn in the battle: fire, or flee?
       *[no] { $seat } fires or flees.
    }
prompt-navy-turn =
    { $you ->
        [yes] You lead the Royal Navy. What does it fire at?
       *[no] { $seat } aims the guns of the Royal Navy.
    }
prompt-tavern-visit =
    { $you ->
        [yes] You are in the tavern. What do you do?
       *[no] { $seat } is in the tavern.
    }
prompt-yard-visit =
    { $you ->
        [yes] The yard is yours. What do you do?
       *[no] { $seat } is in the yard.
    }
prompt-treasure-visit =
    { $you ->
        [yes] Treasure Island: what do you bury?
       *[no] { $seat } is on Treasure Island.
    }
prompt-cove-visit =
    { $you ->
        [yes] You lie safe in the Cove. What do you take?
       *[no] { $seat } is in the Cove.
    }

# The actions.

action-colour = Take { $colour }
action-arm = Arm the ship: { $parts }
action-arm-nothing = Leave the ship as it is
part-arm-hull = hull { $number }
part-arm-crew = crew { $number }
part-arm-cannons = cannons { $number }
part-arm-sails = sails { $number }
action-sail = Sail to { $island-the }
action-play = Play { $card }
action-play-seat = { $card }: name { $seat }
action-play-island = { $card }: to { $island-the }
action-play-section = { $card }: { $section-the }
action-play-chests =
    { $chests ->
        [0] { $card }: no chest
        [one] { $card }: 1 chest
       *[other] { $card }: { $chests } chests
    }
action-fire = Fire at { $ship-the }: { $section-the }
action-flee = Flee to the Cove
action-wait = Wait and reload
action-pass = Play nothing
action-raise = Raise { $section-the } one level
action-repair = Repair the Craftsman { $section-of }
action-bury =
    { $what ->
        [chests] { $number ->
            [one] Bury 1 chest
           *[other] Bury { $number } chests
        }
       *[gold] Bury { $number } gold
    }
action-buy = Buy a Tavern card
action-take = Take { $parts }
part-take-cards =
    { $number ->
        [one] 1 Tavern card
       *[other] { $number } Tavern cards
    }
part-take-gold = { $number } gold
action-exchange = Exchange the parrot
action-refuse = Send the new parrot away
action-done = Done

# What happens.

event-took-colour = { $seat } sails under { $colour }.
event-armed = { $seat } arms for { $gold } gold: hull { $hull }, crew { $crew }, cannons { $cannons }, sails { $sails }.
event-month = Month { $month } begins.
event-tie-roll = A tie: { $ship-the } rolls { $die }.
event-tie =
    { $left ->
        [one] A tie: { $ships-the } roll { $dice }, { $best-the } comes first.
       *[other] A tie: { $ships-the } roll { $dice }, and it is still a tie.
    }
event-turned-up = { $island }: fame { $fame }, gold { $gold }, chests { $chests }, Tavern cards { $cards }.

event-drew = { $seat } draws { $card }.
event-drew-hidden = { $seat } draws a Tavern card.
event-no-card = There is no Tavern card left for { $seat }.
event-reshuffled =
    { $cards ->
        [one] The Tavern discards become the pile: one card.
       *[other] The Tavern discards are shuffled into a new pile: { $cards } cards.
    }
event-parrot-landed = { $card } settles on { $seat }’s ship.
event-parrot-offered = { $seat } already has a parrot, and here comes { $card }.
event-parrot-exchanged = { $seat } takes { $card } for { $old }, at the price of { $fame } fame.
event-parrot-refused = { $seat } sends { $card } away.
event-parrot-healed = { $seat }: { $card } is well again.
event-played = { $seat } plays { $card }!
event-loaded = { $seat } loads { $card }.
event-attached = { $seat } puts a { $card } on { $section-the }.
event-mended = { $seat } has the Craftsman { $section-of } repaired for { $gold } gold.

event-buccaneering = { $seat } wants a share of { $victim }’s plunder this month.
event-buccaneering-cancelled = { $seat } shakes off { $robber }: no sharing this month.
event-map-roll = { $seat } rolls { $die } for the map.
event-map-placed = The map of { $seat } leads to { $island-the }.
event-open-navigation = The lookout sees everything: all sail openly, { $first } first.
event-slipped-away = { $seat } slips away to { $island-the }.
event-navy-sent = { $seat } sends the Royal Navy to { $island-the }.
event-navy-redirected = { $seat } waves a letter: the Royal Navy turns to { $island-the }.
event-free-level = { $seat } has { $section-the } raised for free, to ring { $ring }.

event-sailed = { $seat } sails to { $island-the }.

event-battle = Battle { $island-at }!
event-foe-present = { $ship-The } joins the battle, hull { $hull }.
event-becalmed = The wind dies: nobody plays another card in this battle.
event-faster = { $seat } gains { $bonus } speed and now makes { $speed }.
event-overboard =
    { $chests ->
        [one] { $seat } throws a chest overboard.
       *[other] { $seat } throws { $chests } chests overboard.
    }
event-crew-dice = Grapples are out: crews alone decide the number of dice.
event-smoke = { $seat } vanishes in smoke: only { $die } and more will hit.
event-exchange = Exchange { $number }.
event-fired =
    { $hits ->
        [0] { $shooter-The } fires at { $target-the } ({ $section }) and misses: { $dice }{ $needed ->
            [none] { "" }
           *[other] , needed { $needed }
        }.
        [one] { $shooter-The } fires at { $target-the } ({ $section }): { $dice }{ $needed ->
            [none] { "" }
           *[other] , needed { $needed }
        }: 1 hit!
       *[other] { $shooter-The } fires at { $target-the } ({ $section }): { $dice }{ $needed ->
            [none] { "" }
           *[other] , needed { $needed }
        }: { $hits } hits!
    }
event-stray =
    { $hits ->
        [one] A stray shot of { $shooter-the } strikes the hull of { $target-the }.
       *[other] { $hits } stray shots of { $shooter-the } strike the hull of { $target-the }.
    }
event-blast =
    { $hits ->
        [one] The powder blows up: 1 hit on { $section-the } of every ship.
       *[other] The powder blows up: { $hits } hits on { $section-the } of every ship.
    }
event-recoil =
    { $hits ->
        [one] The recoil strikes { $seat }: 1 hit on { $section-the }.
       *[other] The recoil strikes { $seat }: { $hits } hits on { $section-the }.
    }
event-absorbed =
    { $hits ->
        [one] { $seat }’s { $card } on { $section-the } takes 1 hit.
       *[other] { $seat }’s { $card } on { $section-the } takes { $hits } hits.
    }
event-craftsman-lost = { $seat } loses the { $card } of { $section-the }.
event-parrot-wounded = { $card } is wounded on { $seat }’s ship.
event-parrot-killed = { $card } is killed; { $seat } loses { $fame } fame.
event-damaged =
    { $levels ->
        [one] { $seat } loses 1 level of { $section }, down to ring { $ring }.
       *[other] { $seat } loses { $levels } levels of { $section }, down to ring { $ring }.
    }
event-foe-hit =
    { $hits ->
        [one] { $ship-The } takes 1 hit: hull { $hull }.
       *[other] { $ship-The } takes { $hits } hits: hull { $hull }.
    }
event-foe-sunk =
    { $players ->
        [one] { $ship-The } goes down: { $share } fame for the victor.
       *[other] { $ship-The } goes down: { $share } fame for each of { $players } players.
    }
event-foe-recovered = { $ship-The } mends { $points } of its hull: { $hull }.
event-fled = { $seat } flees to the Cove.
event-mutiny-roll =
    { $needed ->
        [none] { $seat } rolls { $die } against mutiny.
       *[other] { $seat } rolls { $die } against mutiny, needed { $needed }.
    }
event-mutiny = Mutiny! { $seat } loses { $gold } gold, { $chests } chests and { $fame } fame.
event-routed = { $seat }’s ship is wrecked and limps to the Cove.
event-witnessed = { $seat } gains { $fame } fame for seeing { $leaving } off.
event-waited = { $seat } reloads.
event-battle-over = The battle { $island-at } is over.
event-cards-discarded =
    { $chests ->
        [0] The cards of the battle are discarded: { $cards }.
        [one] The cards of the battle are discarded: { $cards }; a chest sinks back to the bank.
       *[other] The cards of the battle are discarded: { $cards }; { $chests } chests sink back to the bank.
    }
event-captured = { $seat } captures { $ship-the } without a shot and gains { $fame } fame.
event-navy-left = The Royal Navy sails home.

event-plundered = { $seat } plunders { $island-the }: fame { $fame }, gold { $gold }, chests { $chests }, Tavern cards { $cards }.
event-shared = { $seat } takes a share from { $victim }: fame { $fame }, gold { $gold }, chests { $chests }, Tavern cards { $cards }.
event-bought = { $seat } buys a Tavern card for { $gold } gold.
event-raised = { $seat } raises { $section-the } to ring { $ring } for { $gold } gold.
event-buried-chests =
    { $chests ->
        [one] { $seat } buries a chest for { $fame } fame.
       *[other] { $seat } buries { $chests } chests for { $fame } fame.
    }
event-buried-gold = { $seat } buries { $gold } gold for { $fame } fame.
event-burial-shared = { $seat } takes { $fame } fame of what { $victim } buried; { $rest } remain.
event-repaired =
    { $sections ->
        [one] { $seat } has a section repaired for { $gold } gold.
       *[other] { $seat } has { $sections } sections repaired for { $gold } gold.
    }
event-repaired-poor = { $seat } cannot pay, but is repaired for nothing (sections: { $sections }) and earns no income.
event-took-income =
    { $cards ->
        [one] { $seat } takes a Tavern card and { $gold } gold in the Cove.
       *[other] { $seat } takes { $cards } Tavern cards in the Cove.
    }
event-black-ship-moved = A black ship sails to { $island-the }.
event-new-pirate = { $ship-The } hoists the black flag { $island-at }.
event-pirates-reshuffled = The legendary pirates are shuffled again: { $cards }.
event-overloaded =
    { $chests ->
        [one] { $seat }’s hold is too small: a chest is left behind, { $kept } kept.
       *[other] { $seat }’s hold is too small: { $chests } chests are left behind, { $kept } kept.
    }

event-fame-card = { $seat } shows { $card }.
event-fame-cards = { $seat } has Fame cards worth { $points }, so { $fame } fame in all.
event-unburied = { $seat } did not bury { $gold } gold and { $chests } chests: they count for nothing.
event-final-fame = { $seat } ends with { $fame } fame.
event-last-battle = Tied at { $fame } fame: the last battle decides!
event-won = { $seat } is the most famous pirate, with { $fame } fame!

end-fame = Twelve months are over.
end-last-battle = The last battle of the tied pirates is over.

# Why not.

refused-colour-taken = Somebody has taken { $colour }: choose another colour.
refused-choose-a-colour = Choose a colour first.
refused-arm-first = Arm your ship first.
refused-not-enough-gold = You lack { $missing } gold: it costs { $gold }.
refused-not-enough-chests =
    You lack { $missing ->
        [one] one chest
       *[other] { $missing } chests
    } for that.
refused-bury-something = Bury at least something.
refused-last-level = You cannot raise { $section-the } any further.
refused-not-on-the-wheel = The wheel does not lead to { $island-the }.
refused-must-sail = Choose a destination: nobody stays at sea.
refused-play-or-pass = Play a card, or play nothing.
refused-not-in-hand = You do not have { $card } in your hand.
refused-not-now =
    { $moment ->
        [treasures] { $card } is played when the treasures have been turned up.
        [navigation-start] { $card } is played before the courses are set.
        [navigation-end] { $card } is played when all ships have moved.
        [navy-sent] { $card } answers the sending of the Navy.
        [island] { $card } is played in your own action on an island.
        [boarding] { $card } is a Boarding card: for a battle, before the broadsides.
        [broadside] { $card } is a Broadside card: for your own turn to fire in a battle.
        [fame] { $card } is kept until the end and counts then.
        [parrot] { $card } is a parrot: it sits on your ship and is never played.
       *[other] { $card } is played at another time.
    }
refused-no-use-now = That card would do nothing now.
refused-not-here = That is not done at this place.
refused-island-action = Make use of your place, or say that you are done.
refused-three-cards-bought = You have bought { $count } cards: no more in this visit.
refused-no-card-left = There is no Tavern card left.
refused-one-dear-level = One dear level a visit, no more.
refused-income-taken = You have taken your income.
refused-no-income = You had no gold for the repair: then there is no income.
refused-nothing-to-repair = There is no damaged Craftsman on { $section-the }.
refused-one-craftsman-only = Your ship already has its Craftsman.
refused-craftsman-there-already = That section already has a Craftsman.
refused-exchange-or-refuse = Exchange the parrot, or send the new one away.
refused-no-fame-to-pay = You lack { $missing } fame to pay the exchange with.
refused-there-already = Your ship is there already.
refused-island-occupied = You can only slip away to a free island, or to Treasure Island.
refused-not-a-victim = Nobody robs you this month.
refused-another-player = Name another player.
refused-victim-already = That player is a victim this month already.
refused-name-a-player = Name a player.
refused-name-a-section = Name a section.
refused-not-threatened = Only a player at the threatened island may answer.
refused-different-island = The Navy must go to a different island.
refused-navy-at-sea = The Navy is already at sea this month.
refused-outer-islands-only = The Navy sails only to the outer islands.
refused-own-island = You cannot send the Navy to your own island.
refused-senders-island = The Navy cannot be sent to the island of whoever called it.
refused-cards-loaded = Your guns are loaded with a card: fire.
refused-wait-or-flee = Your guns are being reloaded: now you wait, or flee.
refused-fire-or-flee = Fire, or flee.
refused-own-ship = You cannot fire at yourself.
refused-not-in-battle = That ship is not in this battle.
refused-foes-first = While a pirate or the Navy is there, fire at them.
refused-only-the-hull = Such a ship has only its hull to hit.
refused-all-sections = A Cannonade strikes all sections: name none.
refused-one-section = Name one section.
refused-becalmed = The wind has died: no more cards in this battle.
refused-reloading = Your guns are being reloaded: wait, or flee.
refused-no-cards-for-the-navy = The Navy fires without cards.
refused-not-a-target = The Navy does not fire at that.
refused-navy-must-fire = The Navy does not flee: name its target.
refused-other-section = You raise { $section-the } on { $island-the }, not here.

# What is said of conditions that are met.

met-not-enough-gold = You have the { $gold } gold that it costs.
met-not-enough-chests = You have the chests.
met-last-level = You can raise { $section-the } further.
met-not-in-hand = You have { $card } in your hand.
met-not-now = It is the time for { $card }.
met-nothing-to-repair = The Craftsman on { $section-the } is damaged.
met-three-cards-bought = You may buy another card in this visit.
met-no-card-left = There are Tavern cards left.
met-one-dear-level = You have not raised a section in this visit.
met-other-section = Your ship lies where { $section-the } is raised.
met-no-income = The repair is paid for.
met-income-taken = You have not taken your income.
met-reloading = Your guns are ready.
met-own-ship = It is another ship.
met-not-in-battle = The ship is in this battle.
met-foes-first = No pirate and no Navy comes first.
met-becalmed = The wind has not died.

# When things are done, for whoever tries them at another moment.

when-colour = Colours are chosen before the game begins.
when-arm = Ships are armed before the first month.
when-sail = Destinations are set on the wheel at the beginning of Navigation.
when-play = Event cards are played between the phases, Boarding and Broadside cards in battle, Craftsmen on an island.
when-fire = Ships fire in battle, each in its turn.
when-raise = Sections are raised in your action on their own island, or on Treasure Island.
when-repair = Damaged Craftsmen are repaired in your own action on an island.
when-bury = Gold and chests are buried in your action on Treasure Island.
when-take = Income is taken in the Cove, by whoever fled there.
when-flee = A ship flees when it is its turn in a battle.
when-wait = Waiting is for a ship whose guns are reloaded after a Cannonade.
when-pass = Passing answers the question whether you play a card.
when-buy = Tavern cards are bought in your action on the Tavern’s island.
when-done = This ends your action on an island.
when-exchange = A parrot is exchanged when you receive a second one.
when-refuse = A parrot is sent away when you receive a second one.

# Forms: what is done, the rows, what is spent, and what it gives.

form-arm = Arm
form-bury = Bury
form-fire = Fire
form-play = Play a card
form-amount = { $amount } gold
field-number = How many
field-what = What
field-chests = Chests
field-ship = Ship
field-section = Section
field-card = Card
field-island = Island
choice-what-chests = chests
choice-what-gold = gold
gives-speed = Speed
gives-dice = Dice in battle
gives-hold = Chests aboard

# Odds: what is rolled, what is needed, what may come of it; under a line of the log, what came of it.

odds-need-hits = from { $needed } on
odds-need-shows = shows { $needed }
odds-outcome-rout =
    { $hits ->
        [one] 1 hit routs it
       *[other] { $hits } hits rout it
    }
odds-outcome-sink =
    { $hits ->
        [one] 1 hit sinks it
       *[other] { $hits } hits sink it
    }
odds-outcome-hit =
    { $hits ->
        [2] 1 hit
       *[other] fewer hits
    }
odds-outcome-hit-before-rout = hit ({ $hits } would rout it)
odds-outcome-hit-before-sink = hit ({ $hits } would sink it)
odds-outcome-miss = no hit
odds-outcome-safe = no mutiny
odds-outcome-mutiny = mutiny
odds-outcome-here = your island
odds-outcome-elsewhere = another
thrown-hits =
    { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }
thrown-safe = no mutiny
thrown-mutiny = mutiny
