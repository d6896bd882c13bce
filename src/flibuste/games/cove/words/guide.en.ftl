# What the guide of a first game says when a kind of question comes up for the first time.

guide-choose-colour = Only a colour: it changes nothing in the game.
guide-arm-ships = Sails make you fast, crew and cannons fight, the hull holds chests. Crew and cannons work together: you roll as many dice as the smaller of the two allows.
guide-parrot = A ship carries one parrot only. Keep the one that helps you more.
guide-window = Every card has its moment, and this is one. If nothing here helps you now, play nothing: it costs nothing.
guide-set-course = Everybody chooses in secret. Look at the treasure of each island and ask where the others will go: whoever is alone plunders without a fight.
guide-open-course = You sail openly. Use what you know: an island where nobody is costs no fight.
guide-boarding-turn = A Boarding card works for the whole battle. As long as somebody plays one, all are asked again.
guide-ship-turn = Every 5 or 6 is a hit and pushes a ring to the left. Aim at rings that are almost off; flee to the Cove when yours are.
guide-navy-turn = The Royal Navy fires where you say. Choose the captain who is most dangerous to you.
guide-tavern-visit = A Tavern card costs 2 gold, and you may buy up to three in a visit.
guide-yard-visit = This island raises one section of your ship. Higher levels cost more; keep some gold if the next months look rough.
guide-treasure-visit = Here your plunder becomes fame: 1 for each chest, 1 for every 3 gold. What is never buried counts for nothing.
guide-cove-visit = The beaten lick their wounds in the Cove: put lost rings back, then take your comfort, cards or a card and gold.
