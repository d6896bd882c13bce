# Ce qui est tiré ou lancé, tel que la page des dés équitables le nomme.
draw-broadside = Bordées
draw-capture = Captures
draw-legend = Cartes de légende
draw-map = L’île au trésor
draw-mutiny = Mutineries
draw-speed-tie = Égalités de vitesse
draw-target-tie = Égalités pour la cible
draw-tavern = Cartes de taverne
draw-treasure = Cartes de trésor
