# Ce qui est tiré ou lancé, tel que la page des dés équitables le nomme.
draw-boarding = Dés d’abordage
draw-card = Cartes
draw-colour = Dés de couleur
draw-ship = Navires
