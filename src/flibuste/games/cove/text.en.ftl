# Pirates' Cove: the words of the game.

game-title = Pirates’ Cove
game-pitch = Arm your ship, race for the treasures of six islands and fight whoever had the same idea. The most famous pirate wins.
game-length = 90 minutes

# Sections of a ship.

section-hull = hull
section-crew = crew
section-cannons = cannons
section-sails = sails
section-all = all sections

# Places.

island-nowhere = nowhere
island-tavern = Tavern Island
island-hull = Hull Island
island-sails = Sail Island
island-cannons = Cannon Island
island-crew = Crew Island
island-treasure = Treasure Island
island-cove = Pirates’ Cove

# Legendary pirates, and the Navy.

ship-blackbeard = Blackbeard
ship-dutchman = Flying Dutchman
ship-hook = Captain Hook
ship-bonny-read = Anne Bonny and Mary Read
ship-cacafuego = Cacafuego
ship-navy = Royal Navy

# Phases of a month.

phase-setup = Preparations
phase-treasures = Treasures
phase-navigation = Navigation
phase-combat = Combat
phase-plunder = Plunder
phase-effects = Islands
phase-black-ships = Black ships
phase-end = The end

colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-green = green
colour-purple = purple

# Cards: a name, and in short what it does.

card-flint = Captain Flint’s parrot
card-flint-text = Carries any number of chests
card-silver = Long John Silver’s parrot
card-silver-text = Always 6 dice
card-bones = Billy Bones’s parrot
card-bones-text = As many dice as cannons
card-trelawney = Squire Trelawney’s parrot
card-trelawney-text = Speed +20
card-craftsman = Craftsman
card-craftsman-text = Guards a section against 2 hits
card-french-leave = French Leave
card-french-leave-text = Slip away to a free island; cancels Buccaneering
card-buccaneering = Buccaneering
card-buccaneering-text = Take half of a player’s plunder
card-lookout = Lookout
card-lookout-text = All sail openly; you say who starts
card-shipwright = Shipwright
card-shipwright-text = Raise a section one level for free
card-letter-of-marque = Letter of Marque
card-letter-of-marque-text = Send the Navy to another island
card-royal-navy = Royal Navy in Pursuit
card-royal-navy-text = Send the Navy to an outer island
card-treasure-map = Treasure Map
card-treasure-map-text = Chests of a rolled island count double
card-becalmed = Becalmed
card-becalmed-text = No more cards in this battle
card-fair-wind = Fair Wind
card-fair-wind-text = Speed +6 in this battle
card-grapple = Grapple
card-grapple-text = All ships roll dice by crew alone
card-smoke = Smoke
card-smoke-text = Only a 6 hits your ship
card-overboard = Overboard
card-overboard-text = Speed +2 for each chest thrown
card-grapeshot = Grapeshot
card-grapeshot-text = Hits from 3 on; 2 hits on your own cannons
card-powder-magazine = Powder Magazine
card-powder-magazine-text = Each hit strikes every hull here
card-cannonade = Cannonade
card-cannonade-text = Hits all sections; then reload once
card-fame-1 = Fame 1
card-fame-1-text = 1 fame at the end
card-fame-2 = Fame 2
card-fame-2-text = 2 fame at the end
card-fame-3 = Fame 3
card-fame-3-text = 3 fame at the end
