# What all games say.

language = English

seat = Seat { $n }
you = you
seat-none = nobody
spectator = spectator
nothing = nothing

# Lists and counts: "rum, beans and 2 water".

list-comma = { $list }, { $word }
list-and = { $list } and { $word }
counted = { $count } { $thing }

switch-on = on
switch-off = off

# Whose turn it is, and how it ended.

waiting = Waiting for { $seats }.
your-turn = Your turn.
outcome-won =
    { $count ->
        [one] { $seats } wins the game!
       *[other] { $seats } share the victory!
    }
outcome-nobody = Nobody wins.

# Why an action is refused.

refused-not-asked = It is not your turn to decide.
refused-not-offered = That is not possible now.
refused-game-over = The game is over.

# The printed pieces.

components-fixed = printed only: no rule asks for it
rules-chapters = The chapters

# Forms: choices made of parts. `form-VERB` and `field-KIND` of a game say it better.

form-any = Choose
field-any = Which
form-row = { $row }: { $choice }

# Odds: what a choice rolls, what it needs, and how likely that is. A game adds rolls, needs and outcomes of its own.

odds-line = { $head }: { $odds }
odds-roll-dice = { $dice }d{ $sides }
odds-need-at-least = at least { $needed }
odds-need-at-most = at most { $needed }
odds-need-below = below { $needed }
odds-need-over = over { $needed }
odds-percent = { $number } %
odds-under = under { $number } %
odds-above = over { $number } %
odds-certain = certain
odds-cannot = cannot succeed
odds-share = { $outcome } { $odds }
odds-outcome-success = success
odds-outcome-failure = failure
odds-outcome-win = win
odds-outcome-tie = tie
odds-outcome-lose = lose

# Dice in the log: what they needed, and what came of them.

thrown-need-at-least = needed { $needed }
thrown-need-at-most = needed { $needed } or less
thrown-need-below = needed less than { $needed }
thrown-need-over = needed more than { $needed }
thrown-success = success
thrown-failure = failure
thrown-hit = hit
thrown-miss = miss
thrown-win = won
thrown-tie = tie
thrown-lose = lost
