# Ce que regarde le jugement de ce jeu, tel que les conseils le nomment : davantage, et moins (-less).

feature-worth = une meilleure flotte, cargaison et place dans l’ensemble
feature-worth-less = une moins bonne flotte, cargaison et place dans l’ensemble
feature-home = plus d’or au port
feature-home-less = moins d’or au port
