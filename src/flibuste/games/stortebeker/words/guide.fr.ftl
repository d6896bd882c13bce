# Ce que le guide d’une première partie dit quand une sorte de question se pose pour la première fois.

guide-play-cards = Trois cartes par tour. Pose une provision auprès d’un navire qui la demande, cache un pirate là où tu as des provisions, ou défausse ; un navire servi en entier peut être abordé.
guide-broadside = Ta dernière carte sert de poudre. Tire là où les autres ont beaucoup à perdre : ni tes cartes ni les pirates ne sont touchés.
guide-removal = Chaque dé désigne une provision par sa couleur. Ce qui te manque, tu peux le prendre ; le reste coule.
guide-boarding = Deux dés et tes pirates sur place doivent atteindre la force du navire. Si ça rate, tu perds des provisions ; tu peux aussi en rester là.
guide-losses = L’abordage a raté, et les dés de couleur prennent des provisions. Cède ce que tu remplaceras le plus facilement.
guide-surplus = Les pirates ne peuvent pas être plus nombreux que les provisions qui les nourrissent. Cède le plus faible.
guide-counter-attack = Quelqu’un prend un navire où tu as des cartes. Ajoute ce qui manque, lance les dés et dépasse son total : il est à toi. À égalité, il le garde.
