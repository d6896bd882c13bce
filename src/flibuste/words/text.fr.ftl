# Ce que disent tous les jeux.

language = Français

seat = Siège { $n }
you = toi
seat-none = personne
said-of = { $name } : { $what }
spectator = spectateur
nothing = rien

# Listes et quantités : « rhum, haricots et 2 eau ».

list-comma = { $list }, { $word }
list-and = { $list } et { $word }
counted = { $thing } ×{ $count }

switch-on = oui
switch-off = non

# À qui de jouer, et comment la partie s’est achevée.

waiting = On attend { $seats }.
your-turn = À toi de jouer.
outcome-won =
    { $count ->
        [one] { $seats } remporte la partie !
       *[other] { $seats } se partagent la victoire !
    }
outcome-nobody = Personne ne l’emporte.

# Pourquoi une action est refusée.

refused-not-asked = Ce n’est pas à toi de décider.
refused-not-offered = Ce n’est pas possible maintenant.
refused-game-over = La partie est finie.

# Le matériel imprimé.

components-fixed = imprimé seulement : aucune règle ne le demande
rules-chapters = Les chapitres

# Forms: choices made of parts. `form-VERB` and `field-KIND` of a game say it better.

form-any = Choisir
field-any = Lequel
form-row = { $row } : { $choice }

# Les chances : ce qu’un choix fait lancer, ce qu’il faut, et la probabilité d’y arriver.

odds-line = { $head } : { $odds }
odds-roll-dice = { $dice }d{ $sides }
odds-need-at-least = au moins { $needed }
odds-need-at-most = au plus { $needed }
odds-need-below = sous { $needed }
odds-need-over = plus de { $needed }
odds-percent = { $number } %
odds-under = moins de { $number } %
odds-above = plus de { $number } %
odds-certain = certain
odds-cannot = ne peut pas réussir
odds-share = { $outcome } { $odds }
odds-outcome-success = réussite
odds-outcome-failure = échec
odds-outcome-win = victoire
odds-outcome-tie = égalité
odds-outcome-lose = défaite

# Les dés dans le journal : ce qu’il fallait, et ce qu’il en est advenu.

thrown-need-at-least = il fallait { $needed }
thrown-need-at-most = il fallait { $needed } ou moins
thrown-need-below = il fallait moins de { $needed }
thrown-need-over = il fallait plus de { $needed }
thrown-success = réussi
thrown-failure = manqué
thrown-hit = touché
thrown-miss = manqué
thrown-win = gagné
thrown-tie = égalité
thrown-lose = perdu

# L’analyse d’une partie finie.

analysis-title = Analyse
analysis-won-luck = { $name } a gagné, et la chance a aidé
analysis-won-play = { $name } a gagné en jouant bien
analysis-won-against = { $name } a gagné contre la chance
analysis-shared = Une victoire partagée
analysis-nobody = Personne n’a gagné cette fois
analysis-chances = Chances de gagner
analysis-chances-about = sur 100, coup par coup ; toutes les cartes ouvertes
analysis-chart = Les chances de gagner de chaque joueur, de la première question à la fin.
analysis-luck-key = la chance : dés, cartes, et ce que personne ne pouvait voir
analysis-gain-key = un choix d’un autre qui a aidé
analysis-cost-key = un choix qui a coûté
analysis-swings-of = Les hauts et les bas de { $name }
analysis-players = Comment chacun a joué
analysis-player = Joueur
analysis-accuracy = Précision
analysis-luck = Chance
analysis-choices = Ses choix
analysis-others = Choix des autres
analysis-points = Points
analysis-about = La précision dit ce que chaque choix a gardé de la valeur du meilleur. Chance et choix en points de chance de gagner. Jugé par { $level }, qui a regardé chaque choix { NUMBER($iterations) } fois.
analysis-moments = Les moments les plus coûteux
analysis-none = Aucun choix n’a coûté plus de trois points de chance de gagner.
analysis-move = Coup { $move }
analysis-better = Mieux
analysis-show = Pour le voir : { $command }

level-deckhand = le matelot
level-mate = le second
level-captain = le capitaine
level-pilot = le pilote
level-admiral = l’amiral

# Pourquoi un conseil est bon : ce qu’il change, dans les traits du jeu (« feature-NAME » et « feature-NAME-less »).

reason-brings = Tu y gagnes { $what }.
reason-brings-rivals = Il reste à tes rivaux { $what }.
reason-price = Le prix : { $what }.
reason-price-rivals = Le risque : il reste à tes rivaux { $what }.
reason-none = Peu de chose le distingue du suivant.
hindsight-brings = Ce choix aurait rapporté { $what }.
hindsight-brings-rivals = Ce choix aurait laissé aux autres { $what }.
hindsight-price = Le prix : { $what }.
hindsight-price-rivals = Le risque : laisser aux autres { $what }.
hindsight-none = Rien que l’on puisse nommer ne sépare vraiment les deux.

# Les problèmes.

puzzle-title = Problème { $number }
puzzle-ask = C’est à toi, et un choix est nettement le meilleur. Lequel ?
puzzle-not-best = Il y a mieux. Regarde encore.
puzzle-solution = { $best } : { $chance } chances sur 100 de gagner. Ensuite vient « { $second } » : { $other }. Ainsi juge { $level }.
puzzle-solution-played = { $best } : des robots ont gagné { $chance } des { $games } parties qu’ils ont jouées d’ici jusqu’au bout. Après le choix suivant, « { $second } », ils en ont gagné { $other }.
moment-title = Coup { $move } : { $name }
moment-solution = { $best } : { $chance } chances sur 100 de gagner. Dans la partie, c’était « { $second } » : { $other }. Ainsi juge { $level }.
