# What reports of many games say.

report-span = { $share } ({ $low } to { $high })
report-line = { $label }: { $value }
report-ends = Why the games ended

arena-title = Arena: { $game }
arena-summary = { $games } games, { $players } players at a table, seed { $seed }.
arena-stopped = { $games } of { $total } games (stopped early), { $players } players at a table, seed { $seed }.
arena-fair = The same cards and dice were played with { $seatings ->
        [one] one seating
       *[other] { $seatings } seatings
    }, so that luck and seats favour nobody. A bot as good as the others wins { $share }. In brackets: where the true share is, 95 times in 100.
arena-shares = Share of victories
arena-pairs = Who beats whom
arena-pairs-help = Of the games that one of the two has won, the share of the bot at the left against the bot above.
arena-ratings = Ratings
arena-ratings-help = One number for strength (openskill): all begin at 25. ± is where it is 95 times in 100.
arena-times = Thinking time
arena-times-help = Processor time for a decision with more than one answer, in thousandths of a second. These times depend on the machine; everything else on this page depends on the seed alone.
arena-column-bot = bot
arena-column-games = games
arena-column-wins = victories
arena-column-share = share
arena-column-rating = rating
arena-column-time = ms a decision
arena-rounded = { $total } games instead of { $asked }: every deal is played with all { $seatings } seatings.
arena-go-on = The same command with --save { $file } goes on from here.
arena-written = written to { $file }

balance-title = Balance: { $game }
balance-summary = { $games } games of { $players } players, { $bot } at every seat, seed { $seed }.
balance-stopped = { $games } games of { $players } players (stopped early), { $bot } at every seat, seed { $seed }.
balance-both = The other pieces were played with the same seeds; they are the red line in the plots.
balance-named = { $piece } changes winning most: by { $change } points of a hundred for each time ({ $low } to { $high }), { $beyond } beyond the middle one of its kind.
balance-named-against = With the other pieces it was { $change }.
balance-named-new = The other pieces do not have it, or hardly use it.
balance-nothing-named = No piece stands out of its kind by more than chance explains.
balance-seats = Does the seat matter?
balance-seat = seat { $n }
balance-order = Does the order of play matter?
balance-place = { $n ->
        [one] who began
       *[other] place { $n } in the order
    }
balance-no-order = Nobody begins before the others.
balance-length = Decisions in a game
balance-leads = How often the lead changed
balance-no-leads = Points are not shown before the end.
balance-scores = Scores
balance-spread = { $mean } on average; nine of ten between { $low } and { $high }.
balance-pieces = What a piece does to winning
balance-pieces-help = By how many points of a hundred one more use changes the chance of winning, compared with the others at the same table. What chance gives out (held, drawn) is the piece’s own doing; what is chosen (taken, played, visited) is also the skill and the position of whoever chose it.
balance-differences = What differs from the other pieces
balance-differences-help = The same as above with both sets of pieces, those first that surely differ most.
balance-table = All pieces
balance-use = { $piece } ({ $how })
balance-change = { $change } ({ $low } to { $high })
balance-column-piece = piece
balance-column-uses = uses a game
balance-column-change = change for a use
balance-column-beyond = beyond its kind
balance-column-with = with these pieces
balance-column-against = with the others
balance-column-more = difference

use-held = held
use-drawn = drawn
use-played = played
use-spent = spent
use-taken = taken
use-visited = visited
