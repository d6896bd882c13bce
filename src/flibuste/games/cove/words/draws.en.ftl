# What is drawn or rolled, as the page of the fair dice names it.
draw-broadside = Broadsides
draw-capture = Captures
draw-legend = Legend cards
draw-map = Treasure Island
draw-mutiny = Mutinies
draw-speed-tie = Ties of speed
draw-target-tie = Ties for the target
draw-tavern = Tavern cards
draw-treasure = Treasure cards
