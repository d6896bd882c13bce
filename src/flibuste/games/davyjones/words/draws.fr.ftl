# Ce qui est tiré ou lancé, tel que la page des dés équitables le nomme.
draw-berth = Mouillages
draw-boarding = Dés d’abordage
draw-cannon = Dés de canon
draw-crew = Équipage
draw-deal = Cartes
draw-fear = Peur
draw-first = Qui commence
draw-fleet = Flottes
draw-home = Îles de départ
draw-maps = Cartes au trésor
draw-place = Places des îles
draw-push = Navires poussés
draw-ram = Dés d’éperonnage
draw-scuttle = Navires sabordés
draw-sunken = Trésors engloutis
draw-trade = Échanges
draw-twice = Secondes actions
