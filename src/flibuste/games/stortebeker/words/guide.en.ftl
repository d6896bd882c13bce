# What the guide of a first game says when a kind of question comes up for the first time.

guide-play-cards = Three cards a turn. Lay a provision at a ship that asks for it, hide a pirate where you have provisions, or discard; a ship that has all it asks for can be boarded.
guide-broadside = Your last card is the powder. Fire where the others have much to lose: your own cards and pirates are never hit.
guide-removal = Each die names a provision by its colour. What you lack yourself you may seize, anything else is sunk.
guide-boarding = Two dice and your pirates there must reach the ship’s strength. If it goes wrong you lose provisions; you may also stop and keep everything.
guide-losses = The boarding went wrong, and the colour dice take provisions. Give up what you can most easily replace.
guide-surplus = Pirates may not outnumber the provisions that feed them. Give up the weakest.
guide-counter-attack = Somebody is taking a ship where you have cards. Add what you lack from your hand, roll, and beat his total: then it is yours. On a tie he keeps it.
