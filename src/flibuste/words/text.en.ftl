# What all games say.

language = English

seat = Seat { $n }
you = you
seat-none = nobody
said-of = { $name }: { $what }
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

# The analysis of a game that is over.

analysis-title = Analysis
analysis-won-luck = { $name } won, and luck helped
analysis-won-play = { $name } won by playing well
analysis-won-against = { $name } won against the luck
analysis-shared = A shared victory
analysis-nobody = Nobody won this time
analysis-chances = Chance of winning
analysis-chances-about = in 100, move by move; with all cards open
analysis-chart = The chance of winning of every player, from the first question to the end.
analysis-luck-key = luck: dice, cards, and what nobody could see
analysis-gain-key = a choice of another that helped
analysis-cost-key = a choice that cost
analysis-swings-of = Swings of { $name }
analysis-players = How well each played
analysis-player = Player
analysis-accuracy = Accuracy
analysis-luck = Luck
analysis-choices = Own choices
analysis-others = Choices of others
analysis-points = Points
analysis-about = Accuracy: how much of the best choice’s worth each choice kept. Luck and choices in points of winning chance. Judged by { $level }, who looked { NUMBER($iterations) } times at every choice.
analysis-moments = The costliest moments
analysis-none = No choice cost more than three points of winning chance.
analysis-move = Move { $move }
analysis-better = Better
analysis-show = See it: { $command }

level-deckhand = the deckhand
level-mate = the mate
level-captain = the captain
level-admiral = the admiral
level-pilot = the pilot

# Why a hint is good: what it changes, in the features of the game ("feature-NAME" and "feature-NAME-less").

reason-brings = It brings you { $what }.
reason-brings-rivals = It leaves your rivals { $what }.
reason-price = The price: { $what }.
reason-price-rivals = The risk: it leaves your rivals { $what }.
reason-none = Little sets it apart from the next best.
hindsight-brings = It would have brought { $what }.
hindsight-brings-rivals = It would have left the others { $what }.
hindsight-price = The price: { $what }.
hindsight-price-rivals = The risk: it would have left the others { $what }.
hindsight-none = Little sets the two apart in what one can name.

# Puzzles.

puzzle-title = Puzzle { $number }
puzzle-ask = It is your move, and one choice is clearly the best. Which?
puzzle-not-best = There is something better. Look again.
puzzle-solution = { $best }: { $chance } in 100 to win. The next best, “{ $second }”: { $other }. So says { $level }.
puzzle-solution-played = { $best }: bots won { $chance } of { $games } games that they played to the end from here. After the next best, “{ $second }”, they won { $other }.
moment-title = Move { $move }: { $name }
moment-solution = { $best }: { $chance } in 100 to win. In the game it was “{ $second }”: { $other }. So says { $level }.
