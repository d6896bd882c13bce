# Les mots dans l'image de la table.

picture-title = Störtebeker
picture-round = Manche { $round }
picture-last-round = Dernière manche
picture-you = (toi)
picture-hand = Ta main
picture-rear-guard = Arrière-garde
picture-waiting = Face cachée : { $count }
picture-draw = Pioche
picture-discard = Défausse : { $count }
picture-boarding = Abordage { $ship }
picture-broadside = Bordée
picture-losses = Pertes
picture-winner = Remporte la partie
picture-winners = Se partagent la victoire

picture-step-play-cards = Cartes encore à jouer : { $left }
picture-step-broadside = Tirer une bordée ?
picture-step-removal = La bordée frappe { $ship }
picture-step-boarding = Aborder un navire ?
picture-step-counter-attack = Contre-attaquer { $ship } ?
picture-step-surplus = Pirates en trop : { $ship }
picture-step-losses = Pertes près de { $ship }

picture-desc = Manche { $round }, joueur actif : { $turn }. Décision attendue : { $names }. { $step }
picture-desc-turn = Manche { $round }, joueur actif : { $turn }.
picture-desc-over = La partie est finie. Victoire : { $names }.

picture-colour-yellow = Navire jaune
picture-colour-red = Navire rouge
picture-colour-blue = Navire bleu
picture-colour-green = Navire vert
picture-colour-white = Navire blanc
picture-ship = { $colour } { $ship }, valeur { $value }, force { $strength }, demande { $needs }
picture-gap = Mer libre : aucun navire ici
picture-need = { $count } { $card }

picture-card-water = eau
picture-card-beans = haricots
picture-card-bread = pain
picture-card-meat = viande
picture-card-rum = rhum
picture-card-bananas = bananes
picture-card-pirate = pirate
picture-card-symbol = { $card } avec symbole de pirate
picture-card-value = pirate de force { $value }

picture-side = { $name } près de { $ship } : provisions { $have } sur { $need }, pirates { $pirates }
picture-side-card = { $name } près de { $ship } : { $card }
picture-side-hidden = { $name } près de { $ship } : un pirate face cachée
picture-side-own = { $name } près de { $ship } : { $card }, face cachée
picture-in-hand = Dans ta main : { $card }
picture-in-discard = Dans la défausse : { $card } ({ $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    })
picture-open = { $name }, carte posée à découvert : { $card }

picture-seat = { $name } : points { $score }, cartes en main { $hand }, navires { $ships }
picture-none = aucun
picture-is-first = premier joueur
picture-is-turn = Joueur actif : { $name }
picture-is-asked = doit choisir
picture-bonus = prime { $bonus }
picture-score = Score, { $name } : { $score }
picture-draw-pile = Pioche : { $count }
picture-hidden-ships = Arrière-garde, face cachée : { $count }
picture-roll-boarder = { $name } aborde { $ship } : dés { $dice }, pirates { $pirates }, total { $total }
picture-roll-counter = { $name } contre-attaque { $ship } : dés { $dice }, pirates { $pirates }, total { $total }
picture-strength = Force de { $ship } : { $strength }
picture-colour-die = Dé de couleur : { $card }
picture-boarder = { $name } est à l’abordage de { $ship }
