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
