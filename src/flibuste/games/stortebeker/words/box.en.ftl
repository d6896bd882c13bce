# Störtebeker: what is in the box.

box-kind-ship = Ships
box-kind-cards = Provisions
box-kind-pirate = Pirates
box-colour = Colour
box-asks = Asks for
box-value = Value
box-strength = Strength
box-with-skull = With a skull
box-die = On the colour dice
box-ship-text = A { $colour } merchant ship. Whoever has laid all that it asks for may board it; two dice and the pirates must reach its strength.
box-provision-text = Laid face up at a ship that asks for it. With a skull it is a pirate of 1 as well.
box-pirate-text = Laid face down at a ship; adds its strength to the dice of a boarding.
