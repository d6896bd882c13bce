# What reports of many games say.

report-span = { $share } ({ $low } to { $high })
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
