# La Crique des Pirates : ce qu’il y a dans la boîte.

box-kind-tavern = Cartes Taverne
box-kind-treasure = Cartes Trésor
box-kind-legend = Légendes et Royal Navy
box-kind-island = Îles
box-family = Famille
box-family-parrot = Perroquet
box-family-craftsman = Artisan
box-family-event = Événement
box-family-boarding = Abordage
box-family-broadside = Bordée
box-family-fame = Renommée
box-shows = Montre
box-section = Section
box-fame = Renommée
box-gold = Or
box-chests = Coffres
box-tavern_cards = Cartes Taverne
box-dice = Dés
box-hull = Coque
box-speed = Vitesse
box-number = Numéro
box-treasure-text = Ce que vaut une île extérieure ce mois-ci : tout va au seul navire qui y reste.
box-navy-text = Envoyée par une carte, et pointée par qui l’a envoyée.
box-island-tavern = Achète jusqu’à trois cartes Taverne, 2 pièces d’or chacune.
box-island-hull = Monte ta coque tant que ton or suffit.
box-island-sails = Monte tes voiles tant que ton or suffit.
box-island-cannons = Monte tes canons tant que ton or suffit.
box-island-crew = Monte ton équipage tant que ton or suffit.
box-island-treasure = Enterre coffres et or pour la renommée ; un niveau d’une section au double du prix.
box-some-fame = { $count } de renommée
box-some-gold = { $count } d’or
box-some-chests = { $count ->
    [one] 1 coffre
   *[other] { $count } coffres
  }
box-some-tavern_cards = { $count ->
    [one] 1 carte Taverne
   *[other] { $count } cartes Taverne
  }
