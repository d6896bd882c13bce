# What is drawn or rolled, as the page of the fair dice names it.
draw-berth = Berths of ships
draw-boarding = Boarding dice
draw-cannon = Cannon dice
draw-crew = Crew
draw-deal = Cards
draw-fear = Fear
draw-first = Who begins
draw-fleet = Fleets
draw-home = Home islands
draw-maps = Maps
draw-place = Places of islands
draw-push = Pushed ships
draw-ram = Ramming dice
draw-scuttle = Scuttled ships
draw-sunken = Sunken treasure
draw-trade = Trades
draw-twice = Second actions
