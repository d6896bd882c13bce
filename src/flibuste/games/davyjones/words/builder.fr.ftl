# La Malédiction de Davy Jones : composer une flotte.

builder-points = Points
builder-tokens = Pièces
builder-gold = Or
builder-crew-points = Points d’équipage
builder-spaces = Places
builder-ashore = À terre, sur l’île de départ
builder-treasures = Trésors uniques
builder-coins = Pièces à enterrer
builder-events = Évènements
builder-kind-ship = Navires
builder-kind-crew = Équipage
builder-kind-treasure = Trésors
builder-kind-event = Évènements
builder-kind-coin = Pièces
builder-link = Lié à
builder-no-link = personne
builder-linked = Lien : { $names }.
builder-ship-facts =
    { $masts ->
        [0] Aucun mât
        [one] 1 mât
       *[other] { $masts } mâts
    }{ $cannons ->
        [0] { "" }
       *[other] { " " }({ $cannons })
    }, cale { $space }, déplacement { $way }
builder-ready-note = { $nation }, { $points } points
builder-empty = Aucun navire
