# Ce que le guide d’une première partie dit quand une sorte de question se pose pour la première fois.

guide-choose-colour = Ce n’est qu’une couleur : elle ne change rien au jeu.
guide-arm-ships = Les voiles donnent la vitesse, l’équipage et les canons combattent, la coque porte les coffres. Équipage et canons vont ensemble : le plus faible des deux limite tes dés.
guide-parrot = Un navire ne porte qu’un perroquet. Garde celui qui t’aide le plus.
guide-window = Chaque carte a son moment, et en voici un. Si rien ne t’aide, ne joue rien : cela ne coûte rien.
guide-set-course = Chacun choisit en secret. Regarde le trésor de chaque île et devine où vont les autres : qui est seul pille sans combattre.
guide-open-course = Tu navigues à découvert. Sers-toi de ce que tu sais : une île sans personne ne coûte aucun combat.
guide-boarding-turn = Une carte Abordage vaut pour toute la bataille. Tant que quelqu’un en joue une, tout le monde est de nouveau interrogé.
guide-ship-turn = Chaque 5 ou 6 touche et pousse un anneau vers la gauche. Vise les anneaux presque tombés ; fuis vers la Crique quand ce sont les tiens.
guide-navy-turn = La Royal Navy tire où tu veux. Choisis le capitaine le plus dangereux pour toi.
guide-tavern-visit = Une carte Taverne coûte 2 pièces d’or ; tu peux en acheter jusqu’à trois par visite.
guide-yard-visit = Cette île améliore une section de ton navire. Les niveaux élevés coûtent plus cher ; garde un peu d’or pour les mois difficiles.
guide-treasure-visit = Ici ton butin devient renommée : 1 par coffre, 1 pour 3 pièces d’or. Ce qui n’est jamais enterré ne compte pas.
guide-cove-visit = À la Crique, les vaincus pansent leurs plaies : répare ce qui est perdu, puis prends ta consolation, des cartes ou une carte et de l’or.
