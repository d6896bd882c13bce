# Des noms pour les pièces et les lieux que la notation ne fait que numéroter.

piece-island = l’île { $area }
piece-fog = le banc de brouillard { $area }
piece-reef = le récif { $area }
piece-sargasso = la mer de sargasses { $area }
piece-smoke = le banc de fumée { $area }
piece-crew = l’équipage caché { $number }
piece-token = le trésor caché { $number }
piece-again = { $name } n° { $number }

compass-east = l’est
compass-north-east = le nord-est
compass-north = le nord
compass-north-west = le nord-ouest
compass-west = l’ouest
compass-south-west = le sud-ouest
compass-south = le sud
compass-south-east = le sud-est

area-east = de l’est
area-north-east = du nord-est
area-north = du nord
area-north-west = du nord-ouest
area-west = de l’ouest
area-south-west = du sud-ouest
area-south = du sud
area-south-east = du sud-est
area-middle = du milieu

mast-m1 = 1
mast-m2 = 2
mast-m3 = 3
mast-m4 = 4
mast-m5 = 5
mast-m6 = 6
mast-m7 = 7
mast-m8 = 8
mast-m9 = 9
mast-m10 = 10
mast-m11 = 11
mast-m12 = 12

outlook-sail = vers { $island ->
        [none] { $course }
       *[other] { $island }
    }{ $end ->
        [docks] , accoste
        [lost] , dans le brouillard
        [stopped] , est arrêté
       *[free] { "" }
    }

# Ce à quoi revient une route, comme le dit la solution d’un problème.

action-docks = Accoster { $island } avec { $ship }
action-returns = Ramener { $ship } à son île de départ
action-heads = Faire voile vers { $island } avec { $ship }
action-wanders = Croiser au large avec { $ship }
action-stays = Laisser { $ship } où il est
action-enters-fog = Entrer dans le brouillard avec { $ship }
action-meets = Lancer { $first-ship } contre { $second-ship }
action-reaches = Rejoindre l’épave { $second-ship } avec { $first-ship }
action-attacks = Amener { $second-ship } à portée des canons de { $first-ship }
