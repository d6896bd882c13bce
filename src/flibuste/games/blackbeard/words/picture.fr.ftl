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
