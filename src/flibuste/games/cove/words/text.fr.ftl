# La Crique des Pirates : les mots du jeu.

game-title = La Crique des Pirates
game-pitch = Arme ton navire, cours après les trésors de six îles et combats ceux qui ont eu la même idée. Le pirate le plus renommé l’emporte.
game-length = 90 minutes
game-depth = moyen : s’apprend en une demi-heure

# Les sections d’un navire.

section-hull = coque
    .the = la coque
    .of = de la coque
section-crew = équipage
    .the = l’équipage
    .of = de l’équipage
section-cannons = canons
    .the = les canons
    .of = des canons
section-sails = voiles
    .the = les voiles
    .of = des voiles
section-all = toutes les sections
    .the = toutes les sections
    .of = de toutes les sections

# Les lieux ; la roue les appelle par leur numéro.

island-nowhere = le large
    .the = le large
    .at = au large
island-tavern = Île de la Taverne
    .the = l’Île de la Taverne
    .at = à l’Île de la Taverne
island-hull = Île des Coques
    .the = l’Île des Coques
    .at = à l’Île des Coques
island-sails = Île des Voiles
    .the = l’Île des Voiles
    .at = à l’Île des Voiles
island-cannons = Île des Canons
    .the = l’Île des Canons
    .at = à l’Île des Canons
island-crew = Île des Équipages
    .the = l’Île des Équipages
    .at = à l’Île des Équipages
island-treasure = Île au Trésor
    .the = l’Île au Trésor
    .at = à l’Île au Trésor
island-cove = Crique des Pirates
    .the = la Crique des Pirates
    .at = à la Crique des Pirates
island-1 = { island-tavern }
    .the = { island-tavern.the }
    .at = { island-tavern.at }
island-2 = { island-hull }
    .the = { island-hull.the }
    .at = { island-hull.at }
island-3 = { island-sails }
    .the = { island-sails.the }
    .at = { island-sails.at }
island-4 = { island-cannons }
    .the = { island-cannons.the }
    .at = { island-cannons.at }
island-5 = { island-crew }
    .the = { island-crew.the }
    .at = { island-crew.at }
island-6 = { island-treasure }
    .the = { island-treasure.the }
    .at = { island-treasure.at }

# Les pirates de légende, et la Navy.

ship-blackbeard = Barbe-Noire
    .the = Barbe-Noire
    .The = Barbe-Noire
ship-dutchman = Hollandais Volant
    .the = le Hollandais Volant
    .The = Le Hollandais Volant
ship-hook = Capitaine Crochet
    .the = le capitaine Crochet
    .The = Le capitaine Crochet
ship-bonny-read = Anne Bonny et Mary Read
    .the = Anne Bonny et Mary Read
    .The = Anne Bonny et Mary Read
ship-cacafuego = Cacafuego
    .the = le Cacafuego
    .The = Le Cacafuego
ship-navy = Royal Navy
    .the = la Royal Navy
    .The = La Royal Navy

# Les dés, comme ils sont tombés.

dice-1 = 1
    .many = { $count } × 1
dice-2 = 2
    .many = { $count } × 2
dice-3 = 3
    .many = { $count } × 3
dice-4 = 4
    .many = { $count } × 4
dice-5 = 5
    .many = { $count } × 5
dice-6 = 6
    .many = { $count } × 6

# Les phases d’un mois.

phase-setup = Préparatifs
phase-treasures = Trésors
phase-navigation = Navigation
phase-combat = Combat
phase-plunder = Pillage
phase-effects = Îles
phase-black-ships = Navires noirs
phase-end = La fin

colour-red = rouge
colour-blue = bleu
colour-yellow = jaune
colour-green = vert
colour-purple = violet

# Les cartes : un nom, et en bref ce qu’elle fait.

card-flint = Perroquet du capitaine Flint
card-flint-text = Cale sans limite de coffres
card-silver = Perroquet de Long John Silver
card-silver-text = Toujours 6 dés
card-bones = Perroquet de Billy Bones
card-bones-text = Autant de dés que de canons
card-trelawney = Perroquet du chevalier Trelawney
card-trelawney-text = Vitesse +20
card-craftsman = Artisan
card-craftsman-text = Protège une section de 2 touches
card-french-leave = Fuite à l’Anglaise
card-french-leave-text = Filer vers une île libre ; annule la Flibusterie
card-buccaneering = Flibusterie
card-buccaneering-text = Prendre la moitié du butin d’un joueur
card-lookout = Vigie
card-lookout-text = Caps annoncés ; tu dis qui commence
card-shipwright = Armateur
card-shipwright-text = Une section monte d’un niveau, gratis
card-letter-of-marque = Lettre de marque
card-letter-of-marque-text = Détourner la Navy vers une autre île
card-royal-navy = Royal Navy aux trousses
card-royal-navy-text = Envoyer la Navy sur une île
card-treasure-map = Carte du Trésor
card-treasure-map-text = Coffres doublés sur une île au dé
card-becalmed = Calme plat
card-becalmed-text = Plus aucune carte dans ce combat
card-fair-wind = Vent favorable
card-fair-wind-text = Vitesse +6 dans ce combat
card-grapple = Grappin
card-grapple-text = Pour tous, dés selon le seul équipage
card-smoke = Fumigènes
card-smoke-text = Seul un 6 touche ton navire
card-overboard = Par-dessus bord
card-overboard-text = Vitesse +2 par coffre jeté
card-grapeshot = Mitraille
card-grapeshot-text = Touche dès 3 ; 2 touches sur tes canons
card-powder-magazine = Sainte-Barbe
card-powder-magazine-text = Chaque touche frappe toutes les coques
card-cannonade = Canonnade
card-cannonade-text = Toutes les sections ; puis recharger
card-fame-1 = Renommée 1
card-fame-1-text = 1 point de renommée à la fin
card-fame-2 = Renommée 2
card-fame-2-text = 2 points de renommée à la fin
card-fame-3 = Renommée 3
card-fame-3-text = 3 points de renommée à la fin

# Les options.

option-several_craftsmen = Un Artisan par section
option-several_craftsmen-help = Un navire peut porter un Artisan sur chaque section, au lieu d’un seul en tout.
option-marque_if_threatened = Lettre de marque si l’on est menacé
option-marque_if_threatened-help = Seul un joueur de l’île où la Navy est envoyée peut répondre par une Lettre de marque.
option-colours = Couleurs des navires
option-colours-help = Comment les couleurs des navires sont attribuées.
option-colours-by-seat = selon la place
option-colours-choose = au choix des joueurs

# Les étapes.

step-choose-colour = Choix des couleurs
step-arm-ships = Armement des navires
step-draw-card = Pioche à la Taverne
step-parrot = Un second perroquet
step-month = Un nouveau mois
step-treasures = Trésors
step-window = Cartes Événement
step-navigation = Navigation
step-destinations = Destinations
step-set-course = Réglage des roues
step-open-course = Caps annoncés
step-after-navigation = Après la navigation
step-combat = Combat
step-boarding = Phase d’abordage
step-boarding-turn = Cartes Abordage
step-exchanges = Échanges de bordées
step-ship-turn = Tirer ou fuir
step-navy-turn = La Navy tire
step-aftermath = Fin du combat
step-plunder = Pillage
step-island-effects = Îles
step-tavern-visit = À la taverne
step-yard-visit = Au chantier
step-treasure-visit = Sur l’Île au Trésor
step-cove-visit = À la Crique
step-black-ships = Navires noirs et cales
step-ending = La fin
step-last-aftermath = Fin du dernier combat

# Les questions.

prompt-choose-colour =
    { $you ->
        [yes] Sous quelle couleur ton navire navigue-t-il ?
       *[no] { $seat } choisit une couleur.
    }
prompt-arm-ships =
    { $you ->
        [yes] Arme ton navire en secret : quels niveaux achètes-tu ?
       *[no] Armement secret : { $seat }.
    }
prompt-parrot =
    { $you ->
        [yes] Un second perroquet se pose à bord. L’échanger contre le vôtre, ou le renvoyer ?
       *[no] { $seat } doit choisir entre deux perroquets.
    }
prompt-window =
    { $you ->
        [yes] { $window ->
            [treasures] Les trésors sont visibles. Joues-tu une carte Événement ?
            [navigation-start] Avant que quiconque ne parte : joues-tu une carte ?
            [navigation-end] Les navires sont arrivés. Joues-tu une carte Événement ?
           *[navy-sent] La Navy arrive. Réponds-tu ?
        }
       *[no] { $window ->
            [navy-sent] { $seat } peut répondre à la Navy.
           *[other] { $seat } peut jouer une carte Événement.
        }
    }
prompt-set-course =
    { $you ->
        [yes] Règle ta roue en secret. Où vas-tu ?
       *[no] Roues à régler en secret : { $seat }.
    }
prompt-open-course =
    { $you ->
        [yes] Au vu de tous : où vas-tu ?
       *[no] { $seat } annonce son cap.
    }
prompt-boarding-turn =
    { $you ->
        [yes] Joues-tu une carte Abordage ?
       *[no] { $seat } peut jouer une carte Abordage.
    }
prompt-ship-turn =
    { $you ->
        [yes] À toi dans ce combat : tirer, ou fuir ?
       *[no] { $seat } tire ou fuit.
    }
prompt-navy-turn =
    { $you ->
        [yes] Tu mènes la Royal Navy. Sur quoi tire-t-elle ?
       *[no] { $seat } pointe les canons de la Royal Navy.
    }
prompt-tavern-visit =
    { $you ->
        [yes] Te voilà à la taverne. Que fais-tu ?
       *[no] { $seat } est à la taverne.
    }
prompt-yard-visit =
    { $you ->
        [yes] Le chantier est à toi. Que fais-tu ?
       *[no] { $seat } est au chantier.
    }
prompt-treasure-visit =
    { $you ->
        [yes] Île au Trésor : qu’enterres-tu ?
       *[no] { $seat } est sur l’Île au Trésor.
    }
prompt-cove-visit =
    { $you ->
        [yes] Te voilà à l’abri dans la Crique. Que prends-tu ?
       *[no] { $seat } est à la Crique.
    }

# Les actions.

action-colour = Prendre le { $colour }
action-arm = Armer le navire : { $parts }
action-arm-nothing = Laisser le navire tel quel
part-arm-hull = coque { $number }
part-arm-crew = équipage { $number }
part-arm-cannons = canons { $number }
part-arm-sails = voiles { $number }
action-sail = Cap sur { $island-the }
action-play = Jouer « { $card } »
action-play-seat = { $card } : désigner { $seat }
action-play-island = { $card } : vers { $island-the }
action-play-section = { $card } : { $section-the }
action-play-chests =
    { $chests ->
        [0] { $card } : aucun coffre
        [one] { $card } : 1 coffre
       *[other] { $card } : { $chests } coffres
    }
action-fire = Tirer sur { $ship-the } : { $section-the }
action-flee = Fuir vers la Crique
action-wait = Attendre et recharger
action-pass = Ne rien jouer
action-raise = Monter { $section-the } d’un niveau
action-repair = Réparer l’Artisan { $section-of }
action-bury =
    { $what ->
        [chests] { $number ->
            [one] Enterrer 1 coffre
           *[other] Enterrer { $number } coffres
        }
       *[gold] Enterrer { $number ->
                [one] { $number } pièce
               *[other] { $number } pièces
            } d’or
    }
action-buy = Acheter une carte Taverne
action-take = Prendre { $parts }
part-take-cards =
    { $number ->
        [one] 1 carte Taverne
       *[other] { $number } cartes Taverne
    }
part-take-gold = { $number ->
        [one] { $number } pièce
       *[other] { $number } pièces
    } d’or
action-exchange = Échanger le perroquet
action-refuse = Renvoyer le nouveau perroquet
action-done = Terminé

# Ce qui se passe.

event-took-colour = { $seat } navigue sous le { $colour }.
event-armed = { $seat } arme pour { $gold ->
        [one] { $gold } pièce
       *[other] { $gold } pièces
    } d’or : coque { $hull }, équipage { $crew }, canons { $cannons }, voiles { $sails }.
event-month = Le mois { $month } commence.
event-tie-roll = Égalité : { $ship-the } lance { $die }.
event-tie =
    { $left ->
        [one] Égalité : { $ships-the } lancent { $dice }, { $best-the } passe en premier.
       *[other] Égalité : { $ships-the } lancent { $dice }, et c’est encore une égalité.
    }
event-turned-up = { $island } : renommée { $fame }, or { $gold }, coffres { $chests }, cartes Taverne { $cards }.

event-drew = { $seat } pioche « { $card } ».
event-drew-hidden = { $seat } pioche une carte Taverne.
event-no-card = Il n’y a plus de carte Taverne pour { $seat }.
event-reshuffled =
    { $cards ->
        [one] La défausse de la Taverne redevient la pioche : une carte.
       *[other] La défausse de la Taverne est mélangée et redevient la pioche : { $cards } cartes.
    }
event-parrot-landed = { $card } : il se pose sur le navire de { $seat }.
event-parrot-offered = { $seat } a déjà un perroquet, et voici : { $card }.
event-parrot-exchanged = { $seat } prend { $card } au lieu de { $old }, au prix de { $fame ->
        [one] { $fame } point
       *[other] { $fame } points
    } de renommée.
event-parrot-refused = { $seat } renvoie { $card }.
event-parrot-healed = { $seat } : { $card } est guéri.
event-played = { $seat } joue « { $card } » !
event-loaded = { $seat } charge « { $card } ».
event-attached = { $seat } place « { $card } » sur { $section-the }.
event-mended = { $seat } fait réparer l’Artisan { $section-of } pour { $gold ->
        [one] { $gold } pièce
       *[other] { $gold } pièces
    } d’or.

event-buccaneering = { $seat } veut sa part du butin de { $victim } ce mois-ci.
event-buccaneering-cancelled = { $seat } sème { $robber } : pas de partage ce mois-ci.
event-map-roll = { $seat } lance { $die } pour la carte.
event-map-placed = La carte de { $seat } mène à { $island-the }.
event-open-navigation = La vigie voit tout : chacun annonce son cap, { $first } en premier.
event-slipped-away = { $seat } file vers { $island-the }.
event-navy-sent = { $seat } envoie la Royal Navy vers { $island-the }.
event-navy-redirected = { $seat } brandit une lettre : la Royal Navy vire vers { $island-the }.
event-free-level = { $seat } fait monter gratuitement { $section-the } à l’anneau { $ring }.

event-sailed = { $seat } met le cap sur { $island-the }.

event-battle = Combat { $island-at } !
event-foe-present = { $ship-The } entre dans le combat, coque { $hull }.
event-becalmed = Le vent tombe : plus personne ne joue de carte dans ce combat.
event-faster = { $seat } gagne { $bonus } de vitesse et file maintenant à { $speed }.
event-overboard =
    { $chests ->
        [one] { $seat } jette un coffre par-dessus bord.
       *[other] { $seat } jette { $chests } coffres par-dessus bord.
    }
event-crew-dice = Grappins lancés : seuls les équipages donnent le nombre de dés.
event-smoke = { $seat } disparaît dans la fumée : il faut { $die } ou plus pour toucher.
event-exchange = Échange { $number }.
event-fired =
    { $hits ->
        [0] { $shooter-The } tire sur { $target-the } ({ $section }) sans toucher : { $dice }{ $needed ->
            [none] { "" }
           *[other] , il fallait { $needed }
        }.
        [one] { $shooter-The } tire sur { $target-the } ({ $section }) : { $dice }{ $needed ->
            [none] { "" }
           *[other] , il fallait { $needed }
        } : 1 touche !
       *[other] { $shooter-The } tire sur { $target-the } ({ $section }) : { $dice }{ $needed ->
            [none] { "" }
           *[other] , il fallait { $needed }
        } : { $hits } touches !
    }
event-stray =
    { $hits ->
        [one] Un coup perdu, parti de chez { $shooter-the }, frappe la coque de { $target-the }.
       *[other] { $hits } coups perdus, partis de chez { $shooter-the }, frappent la coque de { $target-the }.
    }
event-blast =
    { $hits ->
        [one] La poudre explose : 1 touche sur { $section-the } de chaque navire.
       *[other] La poudre explose : { $hits } touches sur { $section-the } de chaque navire.
    }
event-recoil =
    { $hits ->
        [one] Le recul frappe { $seat } : 1 touche sur { $section-the }.
       *[other] Le recul frappe { $seat } : { $hits } touches sur { $section-the }.
    }
event-absorbed =
    { $hits ->
        [one] { $card } de { $seat }, sur { $section-the } : encaisse 1 touche.
       *[other] { $card } de { $seat }, sur { $section-the } : encaisse { $hits } touches.
    }
event-craftsman-lost = { $seat } perd « { $card } », sur { $section-the }.
event-parrot-wounded = { $card } est blessé à bord de { $seat }.
event-parrot-killed = { $card } est tué ; { $seat } perd { $fame ->
        [one] { $fame } point
       *[other] { $fame } points
    } de renommée.
event-damaged =
    { $levels ->
        [one] { $seat } perd 1 niveau ({ $section }) : anneau { $ring }.
       *[other] { $seat } perd { $levels } niveaux ({ $section }) : anneau { $ring }.
    }
event-foe-hit =
    { $hits ->
        [one] { $ship-The } encaisse 1 touche : coque { $hull }.
       *[other] { $ship-The } encaisse { $hits } touches : coque { $hull }.
    }
event-foe-sunk =
    { $players ->
        [one] { $ship-The } sombre : { $share ->
                [one] { $share } point
               *[other] { $share } points
            } de renommée pour le vainqueur.
       *[other] { $ship-The } sombre : { $share ->
                [one] { $share } point
               *[other] { $share } points
            } de renommée pour chacun des { $players } joueurs.
    }
event-foe-recovered = { $ship-The } répare { $points } de sa coque : { $hull }.
event-fled = { $seat } fuit vers la Crique.
event-mutiny-roll =
    { $needed ->
        [none] { $seat } lance { $die } contre la mutinerie.
       *[other] { $seat } lance { $die } contre la mutinerie, il fallait { $needed }.
    }
event-mutiny = Mutinerie ! { $seat } perd { $gold ->
        [one] { $gold } pièce
       *[other] { $gold } pièces
    } d’or, { $chests ->
        [one] { $chests } coffre
       *[other] { $chests } coffres
    } et { $fame ->
        [one] { $fame } point
       *[other] { $fame } points
    } de renommée.
event-routed = Le navire de { $seat } est en déroute et se traîne jusqu’à la Crique.
event-witnessed = { $seat } gagne { $fame ->
        [one] { $fame } point
       *[other] { $fame } points
    } de renommée en voyant partir { $leaving }.
event-waited = { $seat } recharge.
event-battle-over = Le combat { $island-at } est fini.
event-cards-discarded =
    { $chests ->
        [0] Les cartes du combat sont défaussées : { $cards }.
        [one] Les cartes du combat sont défaussées : { $cards } ; un coffre retourne à la banque.
       *[other] Les cartes du combat sont défaussées : { $cards } ; { $chests } coffres retournent à la banque.
    }
event-captured = { $seat } prend { $ship-the } sans un coup de feu et gagne { $fame ->
        [one] { $fame } point
       *[other] { $fame } points
    } de renommée.
event-navy-left = La Royal Navy rentre au port.

event-plundered = { $seat } pille { $island-the } : renommée { $fame }, or { $gold }, coffres { $chests }, cartes Taverne { $cards }.
event-shared = { $seat } prend sa part à { $victim } : renommée { $fame }, or { $gold }, coffres { $chests }, cartes Taverne { $cards }.
event-bought = { $seat } achète une carte Taverne pour { $gold ->
        [one] { $gold } pièce
       *[other] { $gold } pièces
    } d’or.
event-raised = { $seat } monte { $section-the } à l’anneau { $ring } pour { $gold ->
        [one] { $gold } pièce
       *[other] { $gold } pièces
    } d’or.
event-buried-chests =
    { $chests ->
        [one] { $seat } enterre un coffre pour { $fame ->
                [one] { $fame } point
               *[other] { $fame } points
            } de renommée.
       *[other] { $seat } enterre { $chests } coffres pour { $fame ->
                [one] { $fame } point
               *[other] { $fame } points
            } de renommée.
    }
event-buried-gold = { $seat } enterre { $gold ->
        [one] { $gold } pièce
       *[other] { $gold } pièces
    } d’or pour { $fame ->
        [one] { $fame } point
       *[other] { $fame } points
    } de renommée.
event-burial-shared = { $seat } prend { $fame ->
        [one] { $fame } point
       *[other] { $fame } points
    } de renommée sur ce que { $victim } a enterré ; il en reste { $rest }.
event-repaired =
    { $sections ->
        [one] { $seat } fait réparer une section pour { $gold ->
                [one] { $gold } pièce
               *[other] { $gold } pièces
            } d’or.
       *[other] { $seat } fait réparer { $sections } sections pour { $gold ->
                [one] { $gold } pièce
               *[other] { $gold } pièces
            } d’or.
    }
event-repaired-poor = { $seat } ne peut pas payer : réparation pour rien (sections : { $sections }), mais aucun revenu.
event-took-income =
    { $cards ->
        [one] { $seat } prend une carte Taverne et { $gold ->
                [one] { $gold } pièce
               *[other] { $gold } pièces
            } d’or à la Crique.
       *[other] { $seat } prend { $cards } cartes Taverne à la Crique.
    }
event-black-ship-moved = Un navire noir gagne { $island-the }.
event-new-pirate = { $ship-The } hisse le pavillon noir { $island-at }.
event-pirates-reshuffled = Les pirates de légende sont mélangés de nouveau : { $cards }.
event-overloaded =
    { $chests ->
        [one] La cale de { $seat } est trop petite : un coffre est laissé, { $kept } gardés.
       *[other] La cale de { $seat } est trop petite : { $chests } coffres sont laissés, { $kept } gardés.
    }

event-fame-card = { $seat } montre { $card }.
event-fame-cards = { $seat } a des cartes Renommée pour { $points }, soit { $fame ->
        [one] { $fame } point
       *[other] { $fame } points
    } de renommée en tout.
event-unburied = { $seat } n’a pas enterré { $gold ->
        [one] { $gold } pièce
       *[other] { $gold } pièces
    } d’or et { $chests ->
        [one] { $chests } coffre
       *[other] { $chests } coffres
    } : ils ne comptent pas.
event-final-fame = { $seat } finit avec { $fame ->
        [one] { $fame } point
       *[other] { $fame } points
    } de renommée.
event-last-battle = Égalité à { $fame ->
        [one] { $fame } point
       *[other] { $fame } points
    } de renommée : le dernier combat décide !
event-won = { $seat } est le pirate le plus renommé, avec { $fame ->
        [one] { $fame } point
       *[other] { $fame } points
    } de renommée !

end-fame = Les douze mois sont écoulés.
end-last-battle = Le dernier combat des pirates à égalité est fini.

# Pourquoi pas.

refused-colour-taken = La couleur { $colour } est déjà prise : choisis-en une autre.
refused-choose-a-colour = Choisis d’abord une couleur.
refused-arm-first = Arme d’abord ton navire.
refused-not-enough-gold =
    Il te manque { $missing ->
        [one] { $missing } pièce
       *[other] { $missing } pièces
    } d’or : le prix est de { $gold }.
refused-not-enough-chests =
    Il te manque { $missing ->
        [one] un coffre
       *[other] { $missing } coffres
    } pour cela.
refused-bury-something = Enterre au moins quelque chose.
refused-last-level = On ne peut plus monter { $section-the }.
refused-not-on-the-wheel = La roue ne mène pas { $island-at }.
refused-must-sail = Choisis une destination : personne ne reste en mer.
refused-play-or-pass = Joue une carte, ou ne joue rien.
refused-not-in-hand = Tu n’as pas { $card } en main.
refused-not-now =
    { $moment ->
        [treasures] { $card } se joue quand les trésors sont découverts.
        [navigation-start] { $card } se joue avant le choix des caps.
        [navigation-end] { $card } se joue quand tous les navires ont bougé.
        [navy-sent] { $card } répond à l’envoi de la Royal Navy.
        [island] { $card } se joue pendant ta propre action sur une île.
        [boarding] { $card } est une carte Abordage : pour un combat, avant les bordées.
        [broadside] { $card } est une carte Bordée : pour ton propre tour de tir dans un combat.
        [fame] { $card } se garde jusqu’à la fin et compte alors.
        [parrot] { $card } est un perroquet : il reste sur ton navire et ne se joue jamais.
       *[other] { $card } se joue à un autre moment.
    }
refused-no-use-now = Cette carte ne ferait rien maintenant.
refused-not-here = Cela ne se fait pas ici.
refused-island-action = Profite du lieu, ou dis que tu as terminé.
refused-three-cards-bought = Tu as acheté { $count } cartes : pas davantage pendant cette visite.
refused-no-card-left = Il n’y a plus de carte Taverne.
refused-one-dear-level = Un seul niveau au prix fort par visite.
refused-income-taken = Tu as déjà pris ton revenu.
refused-no-income = Tu n’avais pas l’or de la réparation : alors pas de revenu.
refused-nothing-to-repair = Pas d’Artisan endommagé à cet endroit : { $section }.
refused-one-craftsman-only = Ton navire a déjà son Artisan.
refused-craftsman-there-already = Cette section a déjà un Artisan.
refused-exchange-or-refuse = Échange le perroquet, ou renvoie le nouveau.
refused-no-fame-to-pay =
    Il te manque { $missing ->
        [one] { $missing } point
       *[other] { $missing } points
    } de renommée pour payer l’échange.
refused-there-already = Ton navire y est déjà.
refused-island-occupied = On ne file que vers une île libre, ou vers l’Île au Trésor.
refused-not-a-victim = Personne ne te flibuste ce mois-ci.
refused-another-player = Désigne un autre joueur.
refused-victim-already = Ce joueur est déjà victime ce mois-ci.
refused-name-a-player = Désigne un joueur.
refused-name-a-section = Désigne une section.
refused-not-threatened = Seul un joueur de l’île menacée peut répondre.
refused-different-island = La Navy doit aller vers une autre île.
refused-navy-at-sea = La Navy est déjà en mer ce mois-ci.
refused-outer-islands-only = La Navy ne va que vers les îles extérieures.
refused-own-island = Tu ne peux pas envoyer la Navy sur ta propre île.
refused-senders-island = La Navy ne va pas sur l’île de celui qui l’a appelée.
refused-cards-loaded = Tes canons sont chargés d’une carte : tire.
refused-wait-or-flee = Tes canons se rechargent : à présent, attends ou fuis.
refused-fire-or-flee = Tire, ou fuis.
refused-own-ship = Tu ne peux pas tirer sur toi-même.
refused-not-in-battle = Ce navire n’est pas dans ce combat.
refused-foes-first = Tant qu’un pirate ou la Navy est là, c’est sur eux qu’on tire.
refused-only-the-hull = Un tel navire n’a que sa coque à toucher.
refused-all-sections = Une Canonnade frappe toutes les sections : n’en nomme aucune.
refused-one-section = Nomme une section.
refused-becalmed = Le vent est tombé : plus de cartes dans ce combat.
refused-reloading = Tes canons se rechargent : attends, ou fuis.
refused-no-cards-for-the-navy = La Navy tire sans cartes.
refused-not-a-target = La Navy ne tire pas là-dessus.
refused-navy-must-fire = La Navy ne fuit pas : désigne sa cible.
refused-other-section = On monte { $section-the } { $island-at }, pas ici.

# Ce qui est dit des conditions remplies.

met-not-enough-gold =
    Tu as l’or qu’il faut : { $gold ->
        [one] { $gold } pièce
       *[other] { $gold } pièces
    }.
met-not-enough-chests = Tu as les coffres.
met-last-level = On peut encore monter { $section-the }.
met-not-in-hand = Tu as { $card } en main.
met-not-now = C’est le moment de jouer { $card }.
met-nothing-to-repair = Un Artisan y est endommagé : { $section }.
met-three-cards-bought = Tu peux encore acheter une carte pendant cette visite.
met-no-card-left = Il reste des cartes Taverne.
met-one-dear-level = Tu n’as pas monté de section pendant cette visite.
met-other-section = Ton navire est là où l’on monte { $section-the }.
met-no-income = La réparation est payée.
met-income-taken = Tu n’as pas pris ton revenu.
met-reloading = Tes canons sont prêts.
met-own-ship = C’est un autre navire.
met-not-in-battle = Le navire est dans ce combat.
met-foes-first = Aucun pirate ni la Royal Navy ne passe avant.
met-becalmed = Le vent n’est pas tombé.

# Quand se font les choses, pour qui les tente à un autre moment.

when-colour = Les couleurs se choisissent avant la partie.
when-arm = Les navires s’arment avant le premier mois.
when-sail = Le cap se choisit sur la roue au début de la Navigation.
when-play = Les cartes Événement se jouent entre les phases, Abordage et Bordée au combat, les Artisans sur une île.
when-fire = Les navires tirent au combat, chacun à son tour.
when-raise = Une section se monte pendant ton action sur son île, ou sur l’île au Trésor.
when-repair = Un Artisan endommagé se répare pendant ta propre action sur une île.
when-bury = L’or et les coffres s’enterrent pendant ton action sur l’île au Trésor.
when-take = Le revenu se prend dans la Crique, quand on y a fui.
when-flee = Un navire fuit quand c’est son tour dans un combat.
when-wait = Attendre est pour un navire qui recharge après une Canonnade.
when-pass = Passer répond à la question si tu joues une carte.
when-buy = Les cartes Taverne s’achètent pendant ton action sur l’île de la Taverne.
when-done = Cela met fin à ton action sur une île.
when-exchange = Un perroquet s’échange quand tu en reçois un second.
when-refuse = Un perroquet se renvoie quand tu en reçois un second.

# Forms: what is done, the rows, what is spent, and what it gives.

form-arm = Armer
form-bury = Enterrer
form-fire = Tirer
form-play = Jouer une carte
form-amount =
    { $amount ->
        [0] 0 pièce d’or
        [one] { $amount ->
                [one] { $amount } pièce
               *[other] { $amount } pièces
            } d’or
       *[other] { $amount ->
                [one] { $amount } pièce
               *[other] { $amount } pièces
            } d’or
    }
field-number = Combien
field-what = Quoi
field-chests = Coffres
field-ship = Navire
field-section = Section
field-card = Carte
field-island = Île
choice-what-chests = coffres
choice-what-gold = or
gives-speed = Vitesse
gives-dice = Dés au combat
gives-hold = Coffres à bord

# Les chances : ce qu’on lance, ce qu’il faut, ce qui peut en sortir ; dans le journal, ce qui en est sorti.

odds-need-hits = à partir de { $needed }
odds-need-shows = donnant { $needed }
odds-outcome-rout =
    { $hits ->
        [one] 1 touche le met en fuite
       *[other] { $hits } touches le mettent en fuite
    }
odds-outcome-sink =
    { $hits ->
        [one] 1 touche le coule
       *[other] { $hits } touches le coulent
    }
odds-outcome-hit =
    { $hits ->
        [2] 1 touche
       *[other] moins de touches
    }
odds-outcome-hit-before-rout = touché ({ $hits } le mettraient en fuite)
odds-outcome-hit-before-sink = touché ({ $hits } le couleraient)
odds-outcome-miss = aucune touche
odds-outcome-safe = pas de mutinerie
odds-outcome-mutiny = mutinerie
odds-outcome-here = ton île
odds-outcome-elsewhere = une autre
thrown-hits =
    { $hits ->
        [one] 1 touche
       *[other] { $hits } touches
    }
thrown-safe = pas de mutinerie
thrown-mutiny = mutinerie
