# Les mots de l'image de la table.

picture-system = Les rivaux
picture-you = (toi)
picture-vp = { $count } PV
picture-turn = Tour { $number } : { $name }
picture-actions =
    { $count ->
        [one] Encore 1 Action
       *[other] Encore { $count } Actions
    }
picture-does = { $name } : { $doing }, { $place }
picture-does-it = { $name } : { $doing }
picture-winner = gagne la partie
picture-winners = partagent la victoire
picture-desc-asked = À { $names } de décider : { $step }
picture-desc-over = La partie est finie. Victoire : { $names }.
picture-desc-lost = La partie est finie. Personne n’a gagné.

picture-doing-nothing = attend
picture-doing-move-to-zone = fait voile
picture-doing-move-to-port = entre au port
picture-doing-move-to-transit = entame la traversée
picture-doing-leave-port = prend la mer
picture-doing-leave-transit = achève la traversée
picture-doing-spot = cherche le Marchand
picture-doing-plunder = pille le Marchand
picture-doing-convert = s’empare de la prise
picture-doing-attack = attaque le Port
picture-doing-business = en affaires à terre
picture-doing-steal = vole
picture-doing-recover = dessoûle l’équipage
picture-doing-sack = met le Port à sac
picture-doing-ally = conclut une alliance
picture-doing-retire-by-letter = se retire par sa Lettre
picture-doing-retire = prend sa retraite
picture-doing-dig = cherche le trésor
picture-doing-recruit = recrute

picture-nation-english = Anglais
picture-nation-spanish = Espagnol
picture-nation-french = Français
picture-nation-dutch = Hollandais
picture-nation-portuguese = Portugais
picture-nation-arab = Arabe
picture-pirate-port = Port Pirate
picture-locator = numéro { $number } sur la carte
picture-port-facts = Richesse { $wealth }, Défense { $defence }
picture-governor-pro = Gouverneur { $name }, ami des pirates
picture-governor-anti = Gouverneur { $name }, ennemi des pirates
picture-attacked = attaqué
picture-destroyed = détruit
picture-haven-of = Havre de { $name }
picture-status-anti = Anti-Pirate
picture-status-neutral = Neutre
picture-status-pro = Pro-Pirate
picture-status-haven = Havre
picture-status-pirate-port = Port Pirate
picture-status-destroyed = détruit

picture-merchant = Navire Marchand devant { $place } : { $kind }
picture-unknown = encore inconnu
picture-spotted = repéré par { $names }
picture-fighter = { $name } : Vitesse { $speed }, Combat { $combat }
picture-kc = Commissaire du Roi { $name }, mené par { $owner }
picture-ship = { $name }, { $kind } de { $owner }, à { $place }
picture-shipless = { $name } de { $owner }, à { $place }, encore sans navire
picture-sheet = Combat { $combat }, Vitesse { $speed }, Loyauté { $loyalty }, Notoriété { $notoriety }, Magot { $worth }, Astuce restante { $cunning }
picture-traits = Initiative { $initiative }, Aptitude { $ability }, Commandement { $leadership }, Cruauté { $cruelty }, Astuce { $cunning }, Duel { $duel }
picture-track = { $name }, { $track } : { $now } sur { $full }
picture-combat = Combat
picture-speed = Vitesse
picture-hold = { $name }, Cale { $number } : { $value } Doublons
picture-guns = canons lourds
picture-chart = carte au trésor
picture-scurvy = scorbut
picture-pardoned = gracié
picture-letter-of = Lettre de Marque, { $nation }
picture-revels = débauche
picture-ally = allié à { $name }
picture-sacking = peut mettre à sac { $place }
picture-prize = prise : { $kind }
picture-history = a attaqué : { $nations }
picture-hostage = Otage : { $kind }, { $nation }, valeur { $value }
picture-news = Informations : { $ports }

picture-player = { $name } : { $score } PV, cartes Événement { $cards }, Pirates en main { $pirates }
picture-piles = Pioche Événement { $deck }, défausse { $discards } ; pions restants : Marchands { $merchants }, Navires de Guerre { $warships }, Commissaires { $commissioners }, Otages { $hostages }, Gouverneurs Anti-Pirates { $governors }
picture-retired = À la retraite
picture-locker = Chez Davy Jones

picture-in-hand = Dans ta main : { $card }
picture-gives =
    { $count ->
        [0] Aucune Action
        [one] 1 Action
       *[other] { $count } Actions
    }
picture-gives-initiative = Autant d’Actions que l’Initiative du Pirate
picture-both = et l’Événement.
picture-either = ou l’Événement.
picture-held = Carte Pirate en main : { $name }
picture-to-draft = Pirate à choisir : { $name }

picture-ship-kind = { $kind } : Combat { $combat }, Vitesse { $speed }, Cales { $holds }
picture-legend-friend = ami
picture-legend-foe = ennemi
picture-legend-some = selon qui
picture-legend-attacked = attaqué
picture-legend-ruined = détruit
picture-legend-letter = Lettre
picture-legend-letter-title = Lettre de Marque
picture-legend-haven = Havre
picture-legend-haven-title = Havre
picture-legend-bribe = pot-de-vin
picture-legend-bribe-title = Soudoyer un Gouverneur
picture-legend-pirate-port = Port Pirate
picture-legend-pirate-port-title = Port Pirate

picture-short-la-buse = La Buse
picture-short-lolonnais = L’Olonnais

# Les signes d’une fiche.

picture-sign-combat = Combat
picture-sign-combat-title = maintenant, et quand le navire était neuf
picture-sign-speed = Vitesse
picture-sign-speed-title = pour fuir les Navires de Guerre et les Commissaires
picture-sign-loyalty = Loyauté
picture-sign-loyalty-title = de l’équipage ; à 0 il se mutine
picture-sign-notoriety = Notoriété
picture-sign-notoriety-title = grandit avec ses exploits, et rapporte des points
picture-sign-worth = Magot
picture-sign-worth-title = Butin écoulé ; il compte s’il prend sa retraite
picture-sign-hold = Cale
picture-sign-hold-title = un Butin chacune, en Doublons
picture-sign-initiative = Initiative
picture-sign-initiative-title = les Actions d’une carte au losange
picture-sign-ability = Aptitude
picture-sign-ability-title = pour repérer, attaquer et combattre
picture-sign-leadership = Commandement
picture-sign-leadership-title = mate une mutinerie
picture-sign-cruelty = Cruauté
picture-sign-cruelty-title = pour mettre un Port à sac ; basse, elle fait parler un Otage
picture-sign-cunning = Astuce restante
picture-sign-cunning-title = relance les dés, et se dépense
picture-sign-duel = Duel
picture-sign-duel-title = ses dés dans un Duel
picture-sign-letter = Lettre de Marque
picture-sign-letter-title = ami d’une nation ; elle permet la retraite
picture-sign-guns = Canons Lourds
picture-sign-guns-title = +2 au combat
picture-sign-chart = carte au trésor
picture-sign-chart-title = où le trésor est enfoui
picture-sign-hostage = Otage
picture-sign-hostage-title = à bord, avec sa valeur
picture-sign-ally = allié
picture-sign-ally-title = navigue et agit avec lui
picture-sign-news = Informations
picture-sign-news-title = points pour l’attaque d’un Port
picture-sign-scurvy = Scorbut
picture-sign-scurvy-title = guéri à quai
picture-sign-revel = ripaille
picture-sign-revel-title = l’équipage est ivre : bouger ou récupérer
picture-sign-sack = peut mettre à sac
picture-sign-sack-title = le Port qu’il vient de prendre
picture-sign-pardon = gracié
picture-sign-pardon-title = par le Pardon Général
picture-sign-prize = prise
picture-sign-prize-title = un navire qu’il peut prendre
picture-sign-foe = a attaqué
picture-sign-foe-title = pavillons barrés : nations qui lui sont hostiles
