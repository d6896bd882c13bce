# Ce que disent les rapports de nombreuses parties.

report-span = { $share } (de { $low } à { $high })
report-line = { $label } : { $value }
report-ends = Pourquoi les parties ont pris fin

arena-title = Arène : { $game }
arena-summary = { $games } parties, { $players } joueurs à une table, graine { $seed }.
arena-stopped = { $games } parties sur { $total } (arrêt avant la fin), { $players } joueurs à une table, graine { $seed }.
arena-fair = Les mêmes cartes et les mêmes dés ont été joués avec { $seatings ->
        [one] une disposition
       *[other] { $seatings } dispositions
    } des places, si bien que ni le hasard ni les places n’avantagent personne. Un robot aussi fort que les autres gagne { $share }. Entre parenthèses : où se trouve la vraie part, 95 fois sur 100.
arena-shares = Part des victoires
arena-pairs = Qui bat qui
arena-pairs-help = Parmi les parties que l’un des deux a gagnées, la part du robot à gauche contre celui du haut.
arena-ratings = Cotes
arena-ratings-help = Un seul nombre pour la force (openskill) : tous commencent à 25. ± : où il se trouve 95 fois sur 100.
arena-times = Temps de réflexion
arena-times-help = Temps de processeur pour une décision à plusieurs réponses, en millièmes de seconde. Ces temps dépendent de la machine ; tout le reste de cette page ne dépend que de la graine.
arena-column-bot = robot
arena-column-games = parties
arena-column-wins = victoires
arena-column-share = part
arena-column-rating = cote
arena-column-time = ms par décision
arena-rounded = { $total } parties au lieu de { $asked } : chaque donne est jouée avec les { $seatings } dispositions.
arena-go-on = La même commande avec --save { $file } reprend d’ici.
arena-written = écrit dans { $file }

balance-title = Équilibre : { $game }
balance-summary = { $games } parties à { $players } joueurs, { $bot } à chaque place, graine { $seed }.
balance-stopped = { $games } parties à { $players } joueurs (arrêt avant la fin), { $bot } à chaque place, graine { $seed }.
balance-both = L’autre matériel a été joué avec les mêmes graines ; c’est la ligne rouge des graphiques.
balance-named = { $piece } change le plus la victoire : de { $change } points sur cent à chaque fois (de { $low } à { $high }), { $beyond } par rapport au milieu de sa sorte.
balance-named-against = Avec l’autre matériel, c’était { $change }.
balance-named-new = L’autre matériel ne l’a pas, ou ne s’en sert guère.
balance-nothing-named = Aucune pièce ne sort de sa sorte plus que le hasard ne l’explique.
balance-seats = La place compte-t-elle ?
balance-seat = place { $n }
balance-order = L’ordre du jeu compte-t-il ?
balance-place = { $n ->
        [one] qui a commencé
       *[other] rang { $n }
    }
balance-no-order = Personne ne commence avant les autres.
balance-length = Décisions par partie
balance-leads = Combien de fois la tête a changé
balance-no-leads = Les points ne se voient pas avant la fin.
balance-scores = Scores
balance-spread = { $mean } en moyenne ; neuf sur dix entre { $low } et { $high }.
balance-pieces = Ce qu’une pièce fait à la victoire
balance-pieces-help = De combien de points sur cent un emploi de plus change la chance de gagner, comparé aux autres de la même table. Ce que le hasard donne (en main, pioché) est le fait de la pièce ; ce qui se choisit (pris, joué, visité) est aussi l’adresse et la position de qui l’a choisi.
balance-differences = Ce qui diffère de l’autre matériel
balance-differences-help = La même chose avec les deux matériels, d’abord ce qui diffère le plus sûrement.
balance-table = Toutes les pièces
balance-use = { $piece } ({ $how })
balance-change = { $change } (de { $low } à { $high })
balance-column-piece = pièce
balance-column-uses = emplois par partie
balance-column-change = effet d’un emploi
balance-column-beyond = au-delà de sa sorte
balance-column-with = avec ce matériel
balance-column-against = avec l’autre
balance-column-more = différence

use-held = en main
use-drawn = pioché
use-played = joué
use-spent = dépensé
use-taken = pris
use-visited = visité
