# Störtebeker: the words of the game.

game-title = Störtebeker
game-pitch = Gather provisions, hide your pirates and board rich merchant ships before somebody else does.
game-length = about 45 minutes
game-depth = light: learnt in ten minutes

# The cards. "some": a card as it is laid or drawn; "many": several of them.

card-water = water
    .some = water
    .many = { $count } water
card-beans = beans
    .some = beans
    .many = { $count } beans
card-bread = bread
    .some = bread
    .many = { $count } bread
card-meat = meat
    .some = meat
    .many = { $count } meat
card-rum = rum
    .some = rum
    .many = { $count } rum
card-bananas = bananas
    .some = bananas
    .many = { $count } bananas
card-water-symbol = water with symbol
    .some = water with symbol
    .many = { $count } water with symbol
card-beans-symbol = beans with symbol
    .some = beans with symbol
    .many = { $count } beans with symbol
card-bread-symbol = bread with symbol
    .some = bread with symbol
    .many = { $count } bread with symbol
card-meat-symbol = meat with symbol
    .some = meat with symbol
    .many = { $count } meat with symbol
card-rum-symbol = rum with symbol
    .some = rum with symbol
    .many = { $count } rum with symbol
card-bananas-symbol = bananas with symbol
    .some = bananas with symbol
    .many = { $count } bananas with symbol
card-pirate-2 = pirate 2
    .some = a pirate 2
    .many = { $count } pirates 2
card-pirate-3 = pirate 3
    .some = a pirate 3
    .many = { $count } pirates 3
card-pirate-4 = pirate 4
    .some = a pirate 4
    .many = { $count } pirates 4

# The colours of dice and ships.

colour-blue = blue
    .many = { $count } × blue
colour-green = green
    .many = { $count } × green
colour-white = white
    .many = { $count } × white
colour-red = red
    .many = { $count } × red
colour-black = black
    .many = { $count } × black
colour-yellow = yellow
    .many = { $count } × yellow

# The options.

option-bonus = Bonus for colours
option-bonus-help = At the end, three or more ships of one colour score the best of them once more.
option-open_row = Three ships in view
option-open_row-help = The next three ships of the rear guard lie open in a row, instead of one.
option-failure_ends_boarding = A failure ends the boardings
option-failure_ends_boarding-help = Whoever fails to board a ship boards no other in the same turn.
option-counter_ends_boarding = A lost ship ends the boardings
option-counter_ends_boarding-help = Whoever loses a ship to a counter-attack boards no other in the same turn.
option-three_ships = Three ships for two players
option-three_ships-help = With two players, three ships are at sea instead of four.
option-tie_from = Equal totals
option-tie_from-help = Who takes the ship when boarding and counter-attack are equal.
option-tie_from-boarder = the boarder, then clockwise
option-tie_from-starter = whoever began the game, then clockwise

# The steps.

step-turn = Start of the turn
step-play-cards = Playing cards
step-broadside = Broadside
step-removal = Hits of the broadside
step-boarding-phase = Boardings
step-boarding = Boarding
step-losses = Loss of provisions
step-surplus = Surplus pirates
step-contest = Fight for the ship
step-counter-attack = Counter-attack
step-refill = New ships
step-draw = Drawing cards
step-next-turn = End of the turn

# The questions.

prompt-play-cards =
    { $you ->
        [yes] { $left ->
            [0] You may take a card from the discard pile.
            [one] Play a card. It is your last one this turn.
           *[other] Play a card: { $left } to go.
        }
       *[no] { $left ->
            [0] { $seat } may take a card from the discard pile.
            [one] { $seat } plays the last card of the turn.
           *[other] { $seat } plays cards: { $left } to go.
        }
    }
prompt-broadside =
    { $you ->
        [yes] The cannons are loaded. Which ship do you fire at?
       *[no] { $seat } chooses a ship to fire at.
    }
prompt-removal =
    { $you ->
        [yes] The dice at { $ship } show { $dice }. What do you hit?
       *[no] { $seat } chooses what to hit at { $ship }: { $dice }.
    }
prompt-boarding =
    { $you ->
        [yes] Which ship do you board?
       *[no] { $seat } may board a ship.
    }
prompt-losses =
    { $you ->
        [yes] You lose a provision at { $ship }. Which one?
       *[no] { $seat } chooses a provision to lose at { $ship }.
    }
prompt-surplus =
    { $you ->
        [yes] You have too many pirates at { $ship }. Which one do you give up?
       *[no] { $seat } has too many pirates at { $ship } and gives one up.
    }
prompt-counter-attack =
    { $you ->
        [yes] { $ship } is being captured with a total of { $best }. Do you counter-attack?
       *[no] { $seat } may counter-attack at { $ship }. The best total is { $best }.
    }

# The actions.

action-place = Lay { $card-some } at { $ship }
action-discard = Discard { $card-some }
action-take = Take { $card-some } from the discard pile
action-done = Take nothing more
action-pay = Discard { $card-some } and fire a broadside
action-fire = Fire at { $ship }
action-seize = Seize { $card-some } from { $seat }
action-sink = Sink { $seat }’s { $card }
action-spare = Spare the rest
action-board = Board { $ship }
action-stop = Board no more
action-lose = Give up { $card-some }
action-counter = Counter-attack, adding { $card-some }
action-counter-alone = Counter-attack
action-pass = Do not counter-attack

# What happens.

event-sea-laid = { $ship } lies at sea.
event-next-ship = Next in the rear guard: { $ship }.
event-dealt = { $seat } is dealt { $cards-some }.
event-dealt-hidden =
    { $count ->
        [one] { $seat } is dealt a card.
       *[other] { $seat } is dealt { $count } cards.
    }
event-turn = Round { $round }: { $seat } to play.

event-placed = { $seat } lays { $card-some } at { $ship }.
event-placed-pirate = { $seat } hides { $card-some } at { $ship }.
event-placed-pirate-hidden = { $seat } hides a pirate at { $ship }.
event-discarded = { $seat } discards { $card-some }.
event-took = { $seat } takes { $card-some } from the discard pile.
event-paid = { $seat } discards { $card-some } to load the cannons.

event-fired = { $seat } fires at { $ship }: { $first } and { $second }!
event-no-effect = The broadside at { $ship } hits nothing.
event-seized = { $seat } seizes { $card-some } from { $victim } at { $ship }.
event-sunk = { $seat } sinks { $victim }’s { $card } at { $ship }.
event-spared = { $seat } spares the rest at { $ship }.

event-revealed = { $seat } turns up { $cards-some } at { $ship }.
event-boarded =
    { $result ->
        [enough] { $seat } boards { $ship }: dice { $first } + { $second }, pirates { $pirates }, total { $total }: enough (needed { $needed }).
        [short] { $seat } boards { $ship }: dice { $first } + { $second }, pirates { $pirates }, total { $total }: too little (needed { $needed }).
       *[other] { $seat } boards { $ship }: dice { $first } + { $second }, pirates { $pirates }, total { $total }.
    }
event-succeeded = { $seat } storms { $ship }, { $total } against { $strength }!
event-failed = { $ship } beats { $seat } off, { $strength } against { $total }.
event-losses = { $seat } rolls for the losses at { $ship }: { $first } and { $second }.
event-lost = { $seat } loses { $card-some } at { $ship }.
event-lost-pirate = { $seat } gives up { $card-some } at { $ship }.
event-stopped = { $seat } boards no more this turn.
event-failure-ends = After this failure { $seat } may not board again this turn.
event-counter-ends = After this counter-attack { $seat } may not board again this turn.

event-declined = { $seat } does not counter-attack at { $ship }.
event-added = { $seat } adds { $cards-some } at { $ship }.
event-countered =
    { $result ->
        [enough] { $seat } counter-attacks at { $ship }: dice { $first } + { $second }, pirates { $pirates }, total { $total }: enough (needed { $needed })!
        [tie] { $seat } counter-attacks at { $ship }: dice { $first } + { $second }, pirates { $pirates }, total { $total }: a tie, which is too little (needed { $needed }).
        [short] { $seat } counter-attacks at { $ship }: dice { $first } + { $second }, pirates { $pirates }, total { $total }: too little (needed { $needed }).
       *[other] { $seat } counter-attacks at { $ship }: dice { $first } + { $second }, pirates { $pirates }, total { $total }.
    }

event-captured =
    { $value ->
        [one] { $seat } captures { $ship } for { $value } point and now has { $score }.
       *[other] { $seat } captures { $ship } for { $value } points and now has { $score }.
    }
event-cleared = All cards at { $ship } are discarded.
event-put-to-sea = { $ship } puts to sea.
event-took-up = { $seat } takes up { $cards-some }.
event-drew = { $seat } draws { $cards-some }.
event-drew-hidden =
    { $count ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
event-reshuffled =
    { $count ->
        [one] The discard pile becomes the draw pile: one card.
       *[other] The discard pile is shuffled and becomes the draw pile: { $count } cards.
    }

event-last-tile = The rear guard is empty. The end is near!
event-last-round = There is no ship left to fill the gap: this is the last round.
event-becalmed = Dead calm: nobody can do anything any more.
event-bonus =
    { $value ->
        [one] Bonus for { $seat }: { $best } counts once more, { $value } point.
       *[other] Bonus for { $seat }: { $best } counts once more, { $value } points.
    }
event-final-score =
    { $score ->
        [one] { $seat } ends with { $score } point
       *[other] { $seat } ends with { $score } points
    } { $ships ->
        [0] and no ship.
        [one] and a ship.
       *[other] and { $ships } ships.
    }
event-won = { $seat } wins!

end-last-round = The last round is over.
end-becalmed = Nobody could do anything any more.

# Why not.

refused-all-played = You have played all your cards for this turn.
refused-cards-first = Play your cards first.
refused-not-in-hand = You do not have { $cards }.
refused-first-round = No ship is boarded in the first round.
refused-placing-is-over = You have begun to discard: nothing more is laid this turn.
refused-rear-guard = { $ship } still waits in the rear guard: cards are laid once it is at sea.
refused-not-at-sea = { $ship } is not at sea.
refused-pirate-limit = One more pirate there needs one more provision without a symbol.
refused-kind-not-required = { $ship } does not ask for { $card }: it asks for { $cards }.
refused-enough-of-that-kind = { $ship } asks for { $count } of { $card }, and you have that there.
refused-discard-two-first = Discard two cards to take one, or three to take two.
refused-taken-all =
    You have taken all you may for your discards: { $count ->
        [one] one card
       *[other] { $count } cards
    }.
refused-not-lying-there = No { $card } lay in the discard pile when your turn began.
refused-broadside-comes-last = The broadside comes last: it takes the last card of your turn, and you have { $left } to play.
refused-no-ship-to-fire-at = You can only fire at a ship where you have a provision, and there is none.
refused-no-provision-there = You have no provision at { $ship }: you cannot fire there.
refused-choose-a-ship = Choose the ship to fire at.
refused-use-the-dice = Hit something with your dice, or spare the rest.
refused-own-cards-are-safe = Your own cards are safe from your broadside.
refused-no-such-card-there = There is no { $card } at { $ship } on that side.
refused-no-die-of-that-colour = No die shows { $colour }, the colour of { $card }.
refused-does-not-fit = There is no room for { $card } on your side of { $ship }: you can only sink it.
refused-board-or-stop = Board a ship, or stop.
refused-tried-already = You have tried { $ship } this turn already: again next turn.
refused-provisions-missing = You lack { $cards } at { $ship }.
refused-plain-or-symbol = Choose between the card with the symbol and the one without: { $cards }.
refused-choose-a-pirate-there = You have no { $card } to lose at { $ship }: choose one of your pirates there.
refused-counter-or-pass = Counter-attack, or let it be.
refused-no-pirate-cards = No pirate cards are added in a counter-attack, only provisions.
refused-more-than-three-missing = You lack { $count } provisions at { $ship } ({ $cards }): more than the three that may be added.
refused-only-what-is-missing = Add only what you lack at { $ship }: { $cards }.
refused-set-not-complete = You still lack { $cards } at { $ship }.
refused-lose-pirates-now = Now you lose surplus pirates: choose one.
refused-lose-provisions-now = Now you lose a provision: choose the card with the symbol or the one without.

# What is said of conditions that are met.

met-all-played =
    You have { $left ->
        [one] one card
       *[other] { $left } cards
    } to play.
met-placing-is-over = You have not begun to discard.
met-not-at-sea = { $ship } is at sea.
met-not-in-hand = You have { $cards }.
met-kind-not-required = { $ship } asks for { $card }.
met-enough-of-that-kind = There is room for { $card } on your side.
met-pirate-limit = Your provisions there support one more pirate.
met-discard-two-first = You have discarded { $given } cards in exchange.
met-taken-all = You may take one more.
met-not-lying-there = There was { $card } in the discard pile when your turn began.
met-broadside-comes-last = It is the last card of your turn.
met-no-ship-to-fire-at = There is a ship where you have a provision.
met-no-provision-there = You have a provision at { $ship }.
met-own-cards-are-safe = The card is an opponent’s.
met-no-such-card-there = There is { $card } at { $ship }.
met-no-die-of-that-colour = A die shows { $colour }.
met-does-not-fit = There is room for it on your side.
met-tried-already = You have not tried { $ship } this turn.
met-provisions-missing = You have all provisions at { $ship }.
met-no-pirate-cards = No pirate cards are added.
met-only-what-is-missing = You add only what you lack.
met-more-than-three-missing = You lack no more than three provisions at { $ship }.
met-set-not-complete = Your provisions at { $ship } are complete with that.

# When things are done, for whoever tries them at another moment.

when-place = Cards are laid at ships at the beginning of your turn, before you discard.
when-discard = Cards are discarded in the first part of your turn.
when-take = Cards of the discard pile are taken in your turn, for two or three that you have discarded.
when-pay = A broadside is paid for with the last card of your turn.
when-done = This ends the taking of cards from the discard pile.
when-fire = A ship is fired at once the last card of your turn has paid for the broadside.
when-seize = Provisions are seized with the dice of a broadside.
when-sink = Provisions are sunk with the dice of a broadside.
when-spare = The dice of a broadside can be spared.
when-board = Ships are boarded once you have played your cards, and not in the first round.
when-stop = This ends your boardings.
when-lose = Cards are lost after a failed boarding, or where there are more pirates than provisions.
when-counter = A counter-attack answers somebody else’s successful boarding, where you have cards.
when-pass = This declines a counter-attack.

# Forms: what is done, and its rows.

form-place = Place a card
form-seize = Seize
form-sink = Sink
field-card = Card
field-ship = Ship
field-seat = Whose

# Odds: what is rolled, what may come of it; under a line of the log, what was needed.

odds-roll-colours = { $dice } colour dice
odds-roll-colours-at = { $dice } colour dice, at { $ship }
odds-outcome-two-cards = two cards hit
odds-outcome-one-card = one
odds-outcome-no-card = none
thrown-need-total = + { $pirates } = { $total }, needed { $needed }
thrown-enough = enough
thrown-tie = a tie
thrown-short = too little

# A ship is named by the letter of its colour and a number.
ship-name = { $ship }
ship-Y = Y
ship-Y1 = Y1
ship-Y2 = Y2
ship-Y3 = Y3
ship-Y4 = Y4
ship-Y5 = Y5
ship-Y6 = Y6
ship-G = G
ship-G1 = G1
ship-G2 = G2
ship-G3 = G3
ship-G4 = G4
ship-G5 = G5
ship-G6 = G6
ship-W = W
ship-W1 = W1
ship-W2 = W2
ship-W3 = W3
ship-W4 = W4
ship-W5 = W5
ship-W6 = W6
