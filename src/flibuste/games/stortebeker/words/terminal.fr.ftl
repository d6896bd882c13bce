# La table dans un terminal.

table-round = Manche { $round }
table-last-round = dernière manche
table-turn = à { $seat } de jouer
table-waiting = on attend { $seats }
table-ship = valeur { $value } · force { $strength }
table-colour = { $colour }
table-tried = tenté ce tour
table-gap = mer libre, aucun navire
table-complete = complet
table-rear-guard = Arrière-garde
table-hidden =
    { $count ->
        [0] rien face cachée
       *[other] { $count } face cachée
    }
table-draw-pile = Pioche
table-discard-pile = Défausse
table-points =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
table-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
table-bonus = bonus { $value }
table-open = face visible : { $cards }
table-you = toi
table-hand = Ta main
table-hand-empty = aucune carte
table-contest = Combat pour le navire { $ship }, force { $strength }
table-boarder = abordage
table-counter = contre-attaque
table-dice = Dés de couleur : { $colours }
table-legend = ■ présent  □ manquant  * symbole  ▮ pirate face cachée  ▯ pirate face visible
