# The words inside the picture of the table.

picture-title = Störtebeker
picture-round = Round { $round }
picture-last-round = Last round
picture-you = (you)
picture-hand = Your hand
picture-rear-guard = Rear guard
picture-waiting = Face down: { $count }
picture-draw = Draw
picture-discard = Discard: { $count }
picture-boarding = Boarding { $ship }
picture-broadside = Broadside
picture-losses = Losses
picture-winner = Wins the game
picture-winners = Share the victory

picture-step-play-cards = Cards still to play: { $left }
picture-step-broadside = Fire a broadside?
picture-step-removal = Broadside hits { $ship }
picture-step-boarding = Board a ship?
picture-step-counter-attack = Counter-attack { $ship }?
picture-step-surplus = Surplus pirates: { $ship }
picture-step-losses = Losses at { $ship }

picture-desc = Round { $round }, turn of { $turn }. { $names } to decide. { $step }
picture-desc-turn = Round { $round }, turn of { $turn }.
picture-desc-over = The game is over. Victory: { $names }.

picture-colour-yellow = Yellow ship
picture-colour-red = Red ship
picture-colour-blue = Blue ship
picture-colour-green = Green ship
picture-colour-white = White ship
picture-ship = { $colour } { $ship }, value { $value }, strength { $strength }, asks { $needs }
picture-gap = Open water: no ship here
picture-need = { $count } { $card }

picture-card-water = water
picture-card-beans = beans
picture-card-bread = bread
picture-card-meat = meat
picture-card-rum = rum
picture-card-bananas = bananas
picture-card-pirate = pirate
picture-card-symbol = { $card } with a pirate symbol
picture-card-value = pirate of strength { $value }

picture-side = { $name } at { $ship }: provisions { $have } of { $need }, pirates { $pirates }
picture-side-card = { $name } at { $ship }: { $card }
picture-side-hidden = { $name } at { $ship }: a pirate, face down
picture-side-own = { $name } at { $ship }: { $card }, face down
picture-in-hand = In your hand: { $card }
picture-in-discard = In the discard pile: { $card } ({ $count ->
        [one] 1 card
       *[other] { $count } cards
    })
picture-open = { $name }, lying open: { $card }

picture-seat = { $name }: points { $score }, cards in hand { $hand }, ships { $ships }
picture-none = none
picture-is-first = first player
picture-is-turn = Turn of { $name }
picture-is-asked = to decide
picture-bonus = bonus { $bonus }
picture-score = Score of { $name }: { $score }
picture-draw-pile = Draw pile: { $count }
picture-hidden-ships = Rear guard, face down: { $count }
picture-roll-boarder = { $name } boards { $ship }: dice { $dice }, pirates { $pirates }, total { $total }
picture-roll-counter = { $name } counter-attacks { $ship }: dice { $dice }, pirates { $pirates }, total { $total }
picture-strength = Strength of { $ship }: { $strength }
picture-colour-die = Colour die: { $card }
picture-boarder = { $name } is boarding { $ship }
