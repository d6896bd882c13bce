# Ce que disent les rapports de nombreuses parties.

report-span = { $share } (de { $low } à { $high })
report-ends = Pourquoi les parties ont pris fin

arena-title = Arène : { $game }
arena-summary = { $games } parties, { $players } joueurs à une table, graine { $seed }.
arena-stopped = { $games } parties sur { $total } (arrêt avant la fin), { $players } joueurs à une table, graine { $seed }.
arena-fair = Les mêmes cartes et les mêmes dés ont été joués avec { $seatings ->
        [one] une disposition
       *[other] { $seatings } dispositions
    } des places, si bien que ni le hasard ni les places n’avantagent personne. Un robot aussi fort que les autres gagne { $share }. Entre parenthèses : où se trouve la vraie part, 95 fois sur 100.
arena-shares = Part des victoires
arena-pairs = Qui bat qui
arena-pairs-help = Parmi les parties que l’un des deux a gagnées, la part du robot à gauche contre celui du haut.
arena-ratings = Cotes
arena-ratings-help = Un seul nombre pour la force (openskill) : tous commencent à 25. ± : où il se trouve 95 fois sur 100.
arena-times = Temps de réflexion
arena-times-help = Temps de processeur pour une décision à plusieurs réponses, en millièmes de seconde. Ces temps dépendent de la machine ; tout le reste de cette page ne dépend que de la graine.
arena-column-bot = robot
arena-column-games = parties
arena-column-wins = victoires
arena-column-share = part
arena-column-rating = cote
arena-column-time = ms par décision
arena-rounded = { $total } parties au lieu de { $asked } : chaque donne est jouée avec les { $seatings } dispositions.
arena-go-on = La même commande avec --save { $file } reprend d’ici.
arena-written = écrit dans { $file }
