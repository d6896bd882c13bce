# La malédiction de Davy Jones : ce qu’il y a dans la boîte.

box-nation = Nation
box-masts = Mâts
box-points = Points
box-band = { $high ->
    [99] { $low } et plus
   *[other] { $low } à { $high }
  }
box-keyword = Mot-clé
box-guns = Canons
box-move = Déplacement
box-cargo = Cargaison
box-spaces = Places
box-number = Numéro
box-event-text = Un événement d’une série antérieure ; seulement là où la table en est convenue.
