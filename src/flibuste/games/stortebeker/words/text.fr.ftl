# Störtebeker : les mots du jeu.

game-title = Störtebeker
game-pitch = Réunis des provisions, cache tes pirates et aborde les riches navires marchands avant les autres.
game-length = environ 45 minutes
game-depth = léger : s’apprend en dix minutes

# Les cartes. « some » : une carte posée ou piochée ; « many » : plusieurs cartes pareilles.

card-water = eau
    .some = de l’eau
    .many = eau ×{ $count }
card-beans = haricots
    .some = des haricots
    .many = haricots ×{ $count }
card-bread = pain
    .some = du pain
    .many = pain ×{ $count }
card-meat = viande
    .some = de la viande
    .many = viande ×{ $count }
card-rum = rhum
    .some = du rhum
    .many = rhum ×{ $count }
card-bananas = bananes
    .some = des bananes
    .many = bananes ×{ $count }
card-water-symbol = eau à symbole
    .some = de l’eau à symbole
    .many = eau à symbole ×{ $count }
card-beans-symbol = haricots à symbole
    .some = des haricots à symbole
    .many = haricots à symbole ×{ $count }
card-bread-symbol = pain à symbole
    .some = du pain à symbole
    .many = pain à symbole ×{ $count }
card-meat-symbol = viande à symbole
    .some = de la viande à symbole
    .many = viande à symbole ×{ $count }
card-rum-symbol = rhum à symbole
    .some = du rhum à symbole
    .many = rhum à symbole ×{ $count }
card-bananas-symbol = bananes à symbole
    .some = des bananes à symbole
    .many = bananes à symbole ×{ $count }
card-pirate-2 = pirate 2
    .some = un pirate 2
    .many = pirate 2 ×{ $count }
card-pirate-3 = pirate 3
    .some = un pirate 3
    .many = pirate 3 ×{ $count }
card-pirate-4 = pirate 4
    .some = un pirate 4
    .many = pirate 4 ×{ $count }

# Les couleurs des dés et des navires.

colour-blue = bleu
    .many = bleu ×{ $count }
colour-green = vert
    .many = vert ×{ $count }
colour-white = blanc
    .many = blanc ×{ $count }
colour-red = rouge
    .many = rouge ×{ $count }
colour-black = noir
    .many = noir ×{ $count }
colour-yellow = jaune
    .many = jaune ×{ $count }

# Les options.

option-bonus = Bonus de couleur
option-bonus-help = À la fin, trois navires ou plus d’une même couleur rapportent une seconde fois la valeur du meilleur.
option-open_row = Trois navires visibles
option-open_row-help = Les trois prochains navires de l’arrière-garde sont visibles, au lieu d’un seul.
option-failure_ends_boarding = Un échec met fin aux abordages
option-failure_ends_boarding-help = Qui manque un abordage n’en tente plus d’autre pendant ce tour.
option-counter_ends_boarding = Un navire perdu met fin aux abordages
option-counter_ends_boarding-help = Qui perd un navire sur une contre-attaque n’en aborde plus d’autre pendant ce tour.
option-three_ships = Trois navires à deux joueurs
option-three_ships-help = À deux joueurs, trois navires sont en mer au lieu de quatre.
option-tie_from = Totaux égaux
option-tie_from-help = Qui prend le navire quand abordage et contre-attaque sont à égalité.
option-tie_from-boarder = l’abordeur, puis dans le sens horaire
option-tie_from-starter = le premier joueur de la partie, puis dans le sens horaire

# Les étapes.

step-turn = Début du tour
step-play-cards = Cartes à jouer
step-broadside = Bordée
step-removal = Coups de la bordée
step-boarding-phase = Abordages
step-boarding = Abordage
step-losses = Perte de provisions
step-surplus = Pirates en trop
step-contest = Combat pour le navire
step-counter-attack = Contre-attaque
step-refill = Nouveaux navires
step-draw = Pioche
step-next-turn = Fin du tour

# Les questions.

prompt-play-cards =
    { $you ->
        [yes] { $left ->
            [0] Tu peux prendre une carte dans la défausse.
            [one] Joue une carte : c’est la dernière de ce tour.
           *[other] Joue une carte : il en reste { $left }.
        }
       *[no] { $left ->
            [0] { $seat } peut prendre une carte dans la défausse.
            [one] { $seat } joue la dernière carte de son tour.
           *[other] { $seat } joue des cartes : il en reste { $left }.
        }
    }
prompt-broadside =
    { $you ->
        [yes] Les canons sont chargés. Sur quel navire tires-tu ?
       *[no] { $seat } choisit un navire pour cible.
    }
prompt-removal =
    { $you ->
        [yes] Les dés donnent { $dice } auprès du navire { $ship }. Que touches-tu ?
       *[no] { $seat } choisit ses coups auprès du navire { $ship } : { $dice }.
    }
prompt-boarding =
    { $you ->
        [yes] Quel navire abordes-tu ?
       *[no] { $seat } peut aborder un navire.
    }
prompt-losses =
    { $you ->
        [yes] Tu perds une provision auprès du navire { $ship }. Laquelle ?
       *[no] { $seat } choisit une provision à perdre auprès du navire { $ship }.
    }
prompt-surplus =
    { $you ->
        [yes] Tu as trop de pirates auprès du navire { $ship }. Lequel perds-tu ?
       *[no] { $seat } a trop de pirates auprès du navire { $ship } et en perd un.
    }
prompt-counter-attack =
    { $you ->
        [yes] Le navire { $ship } va être pris avec un total de { $best }. Contre-attaques-tu ?
       *[no] { $seat } peut contre-attaquer auprès du navire { $ship }. Meilleur total : { $best }.
    }

# Les actions.

action-place = Poser { $card-some } auprès du navire { $ship }
action-discard = Défausser { $card-some }
action-take = Prendre { $card-some } dans la défausse
action-done = Ne plus rien prendre
action-pay = Défausser { $card-some } et tirer une bordée
action-fire = Tirer sur le navire { $ship }
action-seize = Prendre { $card-some } à { $seat }
action-sink = Faire perdre { $card-some } à { $seat }
action-spare = Épargner le reste
action-board = Aborder le navire { $ship }
action-stop = Ne plus aborder
action-lose = Perdre { $card-some }
action-counter = Contre-attaquer en ajoutant { $card-some }
action-counter-alone = Contre-attaquer
action-pass = Renoncer à contre-attaquer

# Ce qui se passe.

event-sea-laid = Le navire { $ship } est en mer.
event-next-ship = Prochain navire de l’arrière-garde : { $ship }.
event-dealt = { $seat } reçoit { $cards-some }.
event-dealt-hidden =
    { $count ->
        [one] { $seat } reçoit une carte.
       *[other] { $seat } reçoit { $count } cartes.
    }
event-turn = Manche { $round } : à { $seat } de jouer.

event-placed = { $seat } pose { $card-some } auprès du navire { $ship }.
event-placed-pirate = { $seat } cache { $card-some } auprès du navire { $ship }.
event-placed-pirate-hidden = { $seat } cache un pirate auprès du navire { $ship }.
event-discarded = { $seat } défausse { $card-some }.
event-took = { $seat } prend { $card-some } dans la défausse.
event-paid = { $seat } défausse { $card-some } pour charger les canons.

event-fired = { $seat } tire une bordée sur le navire { $ship } : { $first } et { $second } !
event-no-effect = La bordée sur le navire { $ship } ne touche rien.
event-seized = { $seat } prend { $card-some } à { $victim } auprès du navire { $ship }.
event-sunk = { $seat } fait perdre { $card-some } à { $victim } auprès du navire { $ship }.
event-spared = { $seat } épargne le reste auprès du navire { $ship }.

event-revealed = { $seat } retourne { $cards-some } auprès du navire { $ship }.
event-boarded =
    { $result ->
        [enough] { $seat } aborde le navire { $ship } : dés { $first } + { $second }, pirates { $pirates }, total { $total } : c’est assez (il fallait { $needed }).
        [short] { $seat } aborde le navire { $ship } : dés { $first } + { $second }, pirates { $pirates }, total { $total } : trop peu (il fallait { $needed }).
       *[other] { $seat } aborde le navire { $ship } : dés { $first } + { $second }, pirates { $pirates }, total { $total }.
    }
event-succeeded = { $seat } prend d’assaut le navire { $ship }, { $total } contre { $strength } !
event-failed = Le navire { $ship } repousse { $seat }, { $strength } contre { $total }.
event-losses = { $seat } lance les dés pour les pertes auprès du navire { $ship } : { $first } et { $second }.
event-lost = { $seat } perd { $card-some } auprès du navire { $ship }.
event-lost-pirate = { $seat } perd { $card-some }, en trop auprès du navire { $ship }.
event-stopped = { $seat } n’aborde plus pendant ce tour.
event-failure-ends = Après cet échec, { $seat } ne peut plus aborder pendant ce tour.
event-counter-ends = Après cette contre-attaque, { $seat } ne peut plus aborder pendant ce tour.

event-declined = { $seat } renonce à contre-attaquer auprès du navire { $ship }.
event-added = { $seat } ajoute { $cards-some } auprès du navire { $ship }.
event-countered =
    { $result ->
        [enough] { $seat } contre-attaque auprès du navire { $ship } : dés { $first } + { $second }, pirates { $pirates }, total { $total } : c’est assez (il fallait { $needed }) !
        [tie] { $seat } contre-attaque auprès du navire { $ship } : dés { $first } + { $second }, pirates { $pirates }, total { $total } : égalité, c’est trop peu (il fallait { $needed }).
        [short] { $seat } contre-attaque auprès du navire { $ship } : dés { $first } + { $second }, pirates { $pirates }, total { $total } : trop peu (il fallait { $needed }).
       *[other] { $seat } contre-attaque auprès du navire { $ship } : dés { $first } + { $second }, pirates { $pirates }, total { $total }.
    }

event-captured =
    { $value ->
        [one] { $seat } capture le navire { $ship }, marque { $value } point et en a maintenant { $score }.
       *[other] { $seat } capture le navire { $ship }, marque { $value } points et en a maintenant { $score }.
    }
event-cleared = Toutes les cartes auprès du navire { $ship } sont défaussées.
event-put-to-sea = Le navire { $ship } prend la mer.
event-took-up = { $seat } prend en main { $cards-some }.
event-drew = { $seat } pioche { $cards-some }.
event-drew-hidden =
    { $count ->
        [one] { $seat } pioche une carte.
       *[other] { $seat } pioche { $count } cartes.
    }
event-reshuffled =
    { $count ->
        [one] La défausse devient la pioche : une carte.
       *[other] La défausse est mélangée et devient la pioche : { $count } cartes.
    }

event-last-tile = L’arrière-garde est vide. La fin est proche !
event-last-round = Plus aucun navire pour combler le vide : c’est la dernière manche.
event-becalmed = Calme plat : plus personne ne peut rien faire.
event-bonus =
    { $value ->
        [one] Bonus pour { $seat } : le navire { $best } compte une seconde fois, { $value } point.
       *[other] Bonus pour { $seat } : le navire { $best } compte une seconde fois, { $value } points.
    }
event-final-score =
    { $score ->
        [one] { $seat } finit avec { $score } point
       *[other] { $seat } finit avec { $score } points
    } { $ships ->
        [0] et aucun navire.
        [one] et un navire.
       *[other] et { $ships } navires.
    }
event-won = { $seat } remporte la partie !

end-last-round = La dernière manche est finie.
end-becalmed = Plus personne ne pouvait rien faire.

# Pourquoi pas.

refused-all-played = Tu as joué toutes tes cartes de ce tour.
refused-cards-first = Joue d’abord tes cartes.
refused-not-in-hand = Il te manque { $cards-some }.
refused-first-round = Aucun abordage à la première manche.
refused-placing-is-over = Tu as commencé à défausser : plus rien ne se pose pendant ce tour.
refused-rear-guard = { $ship } attend encore dans l’arrière-garde : on y pose des cartes dès qu’il est en mer.
refused-not-at-sea = { $ship } n’est pas en mer.
refused-pirate-limit = Un pirate de plus y demande une provision sans symbole de plus.
refused-kind-not-required = { $ship } demande { $cards }, et non { $card-some }.
refused-enough-of-that-kind = { $ship } demande { $card } ×{ $count }, et tu les y as déjà.
refused-discard-two-first = Défausse deux cartes pour en prendre une, ou trois pour en prendre deux.
refused-taken-all =
    Tu as pris tout ce que permettent tes défausses : { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
refused-not-lying-there = Pas de carte { $card } dans la défausse au début de ton tour.
refused-broadside-comes-last = La bordée vient à la fin : elle demande la dernière carte de ton tour, et il t’en reste { $left } à jouer.
refused-no-ship-to-fire-at = On ne tire que sur un navire où l’on a une provision, et tu n’en as nulle part.
refused-no-provision-there = Tu n’as pas de provision auprès de { $ship } : tu ne peux pas tirer dessus.
refused-choose-a-ship = Choisis le navire sur lequel tirer.
refused-use-the-dice = Utilise tes dés, ou épargne le reste.
refused-own-cards-are-safe = Ta bordée ne touche pas tes propres cartes.
refused-no-such-card-there = Pas de carte { $card } auprès de { $ship } de ce côté.
refused-no-die-of-that-colour = Aucun dé ne montre { $colour }, la couleur de la carte { $card }.
refused-does-not-fit = La carte { $card } n’a plus sa place de ton côté de { $ship } : elle ne peut qu’être perdue.
refused-board-or-stop = Aborde un navire, ou arrête là.
refused-tried-already = Tu as déjà tenté { $ship } pendant ce tour : au prochain tour.
refused-provisions-missing = Il te manque auprès de { $ship } : { $cards }.
refused-plain-or-symbol = Choisis entre la carte à symbole et celle sans symbole : { $cards }.
refused-choose-a-pirate-there = Tu n’as pas de carte { $card } à perdre auprès de { $ship } : choisis un de tes pirates.
refused-counter-or-pass = Contre-attaque, ou renonce.
refused-no-pirate-cards = Une contre-attaque n’ajoute que des provisions, pas de cartes pirate.
refused-more-than-three-missing = Il te manque { $count } provisions auprès de { $ship } ({ $cards }) : plus que les trois qu’on peut ajouter.
refused-only-what-is-missing = N’ajoute que ce qui te manque auprès de { $ship } : { $cards }.
refused-set-not-complete = Il te manque encore auprès de { $ship } : { $cards }.
refused-lose-pirates-now = Il s’agit maintenant de tes pirates en trop : choisis-en un.
refused-lose-provisions-now = Il s’agit maintenant de perdre une provision : choisis la carte à symbole ou celle sans symbole.

# Ce qui est dit des conditions remplies.

met-all-played =
    Il te reste { $left ->
        [one] une carte
       *[other] { $left } cartes
    } à jouer.
met-placing-is-over = Tu n’as pas commencé à défausser.
met-not-at-sea = { $ship } est en mer.
met-not-in-hand = Tu as { $cards-some }.
met-kind-not-required = { $ship } demande { $card-some }.
met-enough-of-that-kind = Il y a place pour { $card-some } de ton côté.
met-pirate-limit = Tes provisions y permettent un pirate de plus.
met-discard-two-first = Tu as défaussé { $given } cartes en échange.
met-taken-all = Tu peux encore en prendre une.
met-not-lying-there = Il y avait { $card-some } dans la défausse au début de ton tour.
met-broadside-comes-last = C’est la dernière carte de ton tour.
met-no-ship-to-fire-at = Il y a un navire où tu as une provision.
met-no-provision-there = Tu as une provision auprès de { $ship }.
met-own-cards-are-safe = La carte est à un adversaire.
met-no-such-card-there = Il y a { $card-some } auprès de { $ship }.
met-no-die-of-that-colour = Un dé montre { $colour }.
met-does-not-fit = Elle a sa place de ton côté.
met-tried-already = Tu n’as pas tenté { $ship } pendant ce tour.
met-provisions-missing = Tu as toutes les provisions auprès de { $ship }.
met-no-pirate-cards = Aucune carte pirate n’est ajoutée.
met-only-what-is-missing = Tu n’ajoutes que ce qui te manque.
met-more-than-three-missing = Il ne te manque pas plus de trois provisions auprès de { $ship }.
met-set-not-complete = Tes provisions auprès de { $ship } sont alors complètes.

# Quand se font les choses, pour qui les tente à un autre moment.

when-place = On pose des cartes auprès des navires au début de son tour, avant de défausser.
when-discard = On défausse des cartes dans la première partie de son tour.
when-take = On prend des cartes de la défausse pendant son tour, contre deux ou trois cartes défaussées.
when-pay = La dernière carte de ton tour peut payer une bordée.
when-done = Cela met fin à la prise de cartes dans la défausse.
when-fire = On tire sur un navire quand la dernière carte du tour a payé la bordée.
when-seize = On prend des provisions avec les dés d’une bordée.
when-sink = On fait perdre des provisions avec les dés d’une bordée.
when-spare = On peut épargner les autres avec les dés d’une bordée.
when-board = On aborde un navire après avoir joué ses cartes, et jamais à la première manche.
when-stop = Cela met fin à tes abordages.
when-lose = On perd des cartes après un abordage manqué, ou quand il y a plus de pirates que de provisions.
when-counter = Une contre-attaque répond à l’abordage réussi d’un autre, là où tu as des cartes.
when-pass = Cela renonce à une contre-attaque.

# Forms: what is done, and its rows.

form-place = Poser une carte
form-seize = Prendre
form-sink = Faire perdre
field-card = Carte
field-ship = Navire
field-seat = À qui

# Les chances : ce qu’on lance, ce qui peut en sortir ; dans le journal, ce qu’il fallait.

odds-roll-colours = { $dice } dés de couleur
odds-roll-colours-at = { $dice } dés de couleur, sur { $ship }
odds-outcome-two-cards = deux cartes touchées
odds-outcome-one-card = une
odds-outcome-no-card = aucune
thrown-need-total = + { $pirates } = { $total }, il fallait { $needed }
thrown-enough = assez
thrown-tie = égalité
thrown-short = trop peu

# Un navire porte l’initiale de sa couleur (jaune, rouge, bleu, vert, blanc) et un numéro.
ship-name = { $ship }
ship-Y = J
ship-Y1 = J1
ship-Y2 = J2
ship-Y3 = J3
ship-Y4 = J4
ship-Y5 = J5
ship-Y6 = J6
ship-G = V
ship-G1 = V1
ship-G2 = V2
ship-G3 = V3
ship-G4 = V4
ship-G5 = V5
ship-G6 = V6
ship-W = Bc
ship-W1 = Bc1
ship-W2 = Bc2
ship-W3 = Bc3
ship-W4 = Bc4
ship-W5 = Bc5
ship-W6 = Bc6
