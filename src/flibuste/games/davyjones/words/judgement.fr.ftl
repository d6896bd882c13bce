# Ce que regarde le jugement de ce jeu, tel que les conseils le nomment : davantage, et moins (-less).

feature-home = plus d’or à la maison
feature-home-less = moins d’or à la maison
feature-brink = la victoire plus proche
feature-brink-less = la victoire plus lointaine
feature-aboard = plus d’or à bord, en route vers la maison
feature-aboard-less = moins d’or à bord, en route vers la maison
feature-prospect = plus de trésors à portée
feature-prospect-less = moins de trésors à portée
feature-haulage = plus de place pour des trésors sur des navires qui arrivent à temps
feature-haulage-less = moins de place pour des trésors sur des navires qui arrivent à temps
feature-fleet = une flotte plus forte
feature-fleet-less = une flotte plus faible
feature-peril = des navires moins en danger
feature-peril-less = des navires plus en danger
