# What is drawn or rolled, as the page of the fair dice names it.
draw-boarding = Boarding dice
draw-card = Cards
draw-colour = Colour dice
draw-ship = Ships
