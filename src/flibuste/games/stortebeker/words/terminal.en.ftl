# The table in a terminal.

table-round = Round { $round }
table-last-round = last round
table-turn = { $seat } to play
table-waiting = waiting for { $seats }
table-ship = value { $value } · strength { $strength }
table-colour = { $colour }
table-tried = tried this turn
table-gap = open sea, no ship
table-complete = complete
table-rear-guard = Rear guard
table-hidden =
    { $count ->
        [0] nothing face down
       *[other] { $count } face down
    }
table-draw-pile = Draw pile
table-discard-pile = Discard pile
table-points =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
table-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
table-bonus = bonus { $value }
table-open = open: { $cards }
table-you = you
table-hand = Your hand
table-hand-empty = no cards
table-contest = Fight for { $ship }, strength { $strength }
table-boarder = boarding
table-counter = counter-attack
table-dice = Colour dice: { $colours }
table-legend = ■ there  □ missing  * pirate symbol  ▮ pirate face down  ▯ pirate face up
