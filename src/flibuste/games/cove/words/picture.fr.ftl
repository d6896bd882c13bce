# Les mots dans l’image de la table.

picture-month = Mois { $month } sur { $months }
picture-you = (toi)
picture-winner = remporte la partie
picture-winners = se partagent la victoire
picture-last-battle = Le dernier combat
picture-boarding = Abordage
picture-exchange = Échange { $exchange }
picture-gone = parti

picture-desc =
    { $month ->
        [0] { $phase }.
       *[other] Mois { $month } sur { $months }, { $phase }.
    }
picture-desc-battle = { $place } : { $ships }.
picture-desc-asked = À { $names } de décider : { $step }.
picture-desc-over = La partie est finie. Victoire : { $names }.

picture-no-treasure = pas de carte Trésor
picture-treasure = renommée { $fame }, or { $gold }, coffres { $chests }, cartes Taverne { $cards }
picture-pile = face cachée { $count }
picture-map = Carte du Trésor de { $name } : coffres × { $factor }
picture-bank = Banque
picture-tavern-pile = Pioche de la Taverne : { $count }

picture-ship = Navire de { $name }
picture-black-ship-sunk = Navire noir sans son pirate
picture-pirate = { $name } : dés { $dice }, coque { $hull }, vitesse { $speed }, renommée { $fame }
picture-navy = Royal Navy, menée par { $name } : coque { $hull }
picture-controlled = menée par { $name }
picture-aim = Vise { $section-the } : { $target }
picture-most-hull = d’abord la meilleure coque
picture-most-crew = d’abord le plus d’équipage
picture-most-cannons = d’abord le plus de canons
picture-most-sails = d’abord le plus de voiles
picture-most-speed = d’abord le plus rapide
picture-effect-recover = Se répare à chaque échange
picture-effect-stray-shots = Ses coups perdus touchent les autres
picture-effect-defenceless = Pris sans combat

picture-count-fame = renommée { $count }
picture-count-gold = or { $count }
picture-count-chests = coffres { $count }
picture-count-cards = cartes { $count }
picture-count-discards = défausse { $count }
picture-count-hits = touches { $count }
picture-count-speed = vitesse { $count }
picture-count-dice = dés { $count }
picture-is-asked = doit décider
picture-robbed = partage son butin avec { $name }
picture-parrot = { $parrot }, { $section } : touché { $hits } fois sur { $absorbs }
picture-section = { $name }, { $section } : { $value } (anneau { $ring })
picture-section-off = { $name }, { $section } : anneau hors du plateau
picture-position = { $section } : anneau { $ring }, valeur { $value }
picture-craftsman = { $name }, Artisan, { $section } : touché { $hits } fois sur { $absorbs }
picture-my-gold = Ton or : { $count }
picture-my-chests = Tes coffres : { $count }
picture-in-hand = Dans ta main : { $card }
picture-offered = Second perroquet

picture-wheel = Ta roue
picture-wheel-set = Ta roue est réglée : { $island }
picture-course = Cap sur { $island }
picture-fame-track = Renommée
picture-fame = Renommée de { $name } : { $fame }

picture-place = { $name } (numéro { $number } sur la roue)
picture-rolled = dés { $dice }
picture-roll = { $shooter } tire sur { $target }
picture-hits =
    { $hits ->
        [0] { $name }, { $section } : manqué
        [one] { $name }, { $section } : 1 touche
       *[other] { $name }, { $section } : { $hits } touches
    }
picture-met-craftsman = Artisan { $hits }
picture-met-parrot = perroquet { $hits }
picture-met-ring = anneau −{ $hits }
picture-met-hull = coque −{ $hits }
picture-hull-left = coque { $hull } sur { $full }
picture-reloading = recharge
picture-smoke = dans la fumée, touché seulement à partir de { $die }
picture-in-force = { $name } : { $card }
