# Ce que regarde le jugement de ce jeu, tel que les conseils le nomment : davantage, et moins (-less).

feature-worth = une meilleure position dans l’ensemble
feature-worth-less = une moins bonne position dans l’ensemble
feature-score = plus de points
feature-score-less = moins de points
feature-alone = de meilleures chances en solitaire
feature-alone-less = de moins bonnes chances en solitaire
feature-alone-late = de meilleures chances en solitaire, si tard
feature-alone-late-less = de moins bonnes chances en solitaire, si tard
feature-alone-at-all = une partie en solitaire
feature-alone-at-all-less = aucune partie en solitaire
