# La malédiction de Davy Jones : les mots du jeu. Les cartes sont dans cards.fr.ftl.

game-title = Pirates : la malédiction de Davy Jones
game-pitch = Compose une flotte, fais-la voguer sur une table sans cases, rapporte l’or des îles vierges et abats les mâts de qui te barre la route.
game-length = 60 minutes
game-depth = profond : un jeu de figurines aux capacités nombreuses

# Terrains, tirs, prises et autres mots.

land-fog = banc de brouillard
type-fog = banc de brouillard
land-reef = récif
type-reef = récif
land-sargasso = mer de sargasses
type-sargasso = mer de sargasses
land-smoke = banc de fumée
land-island = île
shot-plain = un tir ordinaire
shot-firepot = un pot à feu
shot-chainshot = des boulets chaînés
shot-stinkpot = un pot puant
shot-smokepot = un pot fumigène
shot-silence = un souffle de silence
shot-fire-breath = un souffle de feu
prize-crew = un équipage
prize-treasure = un trésor
prize-all-treasure = tous les trésors qui tiennent
prize-all-crew = tout l’équipage
prize-top-crew = l’équipage le plus cher
prize-nothing = rien
mode-guns = de tous les canons
mode-double = à portée double
mode-breath = de son souffle
mode-broadside = une bordée complète
deed-move = se déplacer
deed-shoot = tirer
deed-explore = explorer
deed-repair = réparer
matter-depth = profondeur
matter-ghost = fantôme ou non
matter-copy = une capacité copiée
matter-headhunter = la chasse aux têtes
matter-eye = l’Œil de la folie
matter-events = événements
choice-yes = oui
choice-no = non
cause-hit = une touche
cause-ram = un éperonnage
cause-reef = un récif
cause-boarding = un abordage
cause-fire = le feu
cause-guns = ses propres canons
cause-event = un événement

# Les capacités par leur nom, pour les copies.

power-move-and-shoot = Capitaine
power-shoot-then-move = Tirer, puis se déplacer
power-cannon-bonus = Bonus aux canons
power-cannon-bonus-if-captain = Bonus aux canons avec un capitaine
power-cannon-bonus-followup = Bonus de tir de suite
power-board-bonus = Bonus d’abordage
power-board-bonus-vs-monster = Abordage de monstres
power-board-at-s = Abordage à S
power-board-take-all-treasure = Prendre tous les trésors
power-board-kill-all-crew = Tuer tout l’équipage
power-board-take-all-or-kill-all = Tout prendre ou tout tuer
power-board-also-mast = L’abordage brise aussi un mât
power-board-two-prizes = Deux prises
power-board-capture-top-crew = Capturer le meilleur équipage
power-ignore-first-hit-full-masts = Protection contre le premier coup
power-two-hits-per-mast = Deux coups par mât
power-two-masts-per-hit = Coups doubles
power-not-shot-within-s = Trop près pour tirer
power-immune-l-cannons = Insensible aux canons longs
power-double-range-roll6 = Double portée
power-cannons-persist = Les canons survivent aux mâts
power-ram-cannot-remove-masts = À l’épreuve de l’éperonnage
power-reroll-one = Une relance
power-same-action-twice = Action double
power-crew-sacrifice-extra-action = Sacrifice d’équipage
power-fleet-two-actions = Deux actions dans la flotte
power-copy-any-ability = Copier une capacité
power-possess-crew = Possession
power-push-enemy-l = Poussée
power-monster-speed-aura = Vitesse des monstres
power-fog-teleport = De brouillard en brouillard
power-any-nation-crew = Équipage de toutes nations
power-cursed-crew-ok = Équipage maudit bienvenu
power-steal-touch = Voleur
power-raid-home = Raid sur une île de départ
power-trade-island-treasure = Troc
power-mark-island-remote = Marquer à distance
power-peek-treasure = Regarder un trésor
power-peek-cargo = Regarder la cargaison
power-crew-protected = Équipage protégé
power-move-bonus = Segment supplémentaire
power-ignore-terrain = À l’épreuve du terrain
power-cancel-ability-s = Annulation
power-roll1-loses-mast = Canons malchanceux
power-no-crew = Pas d’équipage
power-derelict-move-s = Rames
power-no-cargo-space = Sans encombrement
power-dock-and-explore = Explorateur
power-repair-anywhere = Charpentier
power-extra-cannon-3s = Mousquetaire
power-cannoneer-reshoot = Canonnier
power-firepot = Pot à feu
power-chainshot = Boulets chaînés
power-stinkpot = Pot puant
power-smokepot = Pot fumigène
power-breath-silence = Souffle de silence
power-breath-fire = Souffle de feu
power-link-choose-french = Lien choisi
power-only-on-ship = Sur un seul navire

# Ce qui se passe : la mise en place.

event-first = { $seat } lance { $die } pour commencer.
event-island-laid = { $seat } pose { $island }.
event-terrain-laid = { $seat } pose : { $type }.
event-home = { $seat } a son île de départ : { $island }.
event-berthed = { $ship } est à son île de départ.
event-crew-posted = { $number ->
        [one] Un équipage monte à bord de { $ship }.
       *[other] { $number } équipages montent à bord de { $ship }.
    }
event-treasure-dealt = { $tokens } jetons de trésor sont sur les îles vierges, { $gold ->
        [one] { $gold } pièce
       *[other] { $gold } pièces
    } d’or en tout.

# Le tour.

event-turn = Manche { $round } : au tour de { $seat }.
event-surfaced = { $ship } fait surface.
event-dived = { $ship } plonge.
event-haunts = { $ship } devient fantôme.
event-appears = { $ship } reprend corps.
event-fear-roll = Peur de { $ship } : { $die } pour { $target }{ $silence ->
    [none] { "" }
   *[other] { " " }({ $silence } réduit au silence, { $slow } ralentit)
}.
event-fire-roll = Feu au mât { $mast } de { $ship } : { $die }{ $out ->
    [none] { "" }
   *[other] { " " }(éteint dès { $out }, s’étend jusqu’à { $spread })
}.
event-fire-spread = Le feu gagne le mât { $mast } de { $ship }.
event-fires-out = Tous les feux de { $ship } sont éteints.
event-burnt-down = { $ship } brûle et coule.
event-revealed = { $seat } révèle { $card }.
event-crew-aboard = { $crew } monte à bord de { $ship }.
event-crew-ashore = { $crew } débarque sur { $island }.

# Se déplacer.

event-sailed = { $ship } fait voile vers { $island ->
        [none] { $course }
       *[other] { $island }
    }{ $end ->
        [docks] { " " }et accoste.
        [meets] { " " }et rencontre { $target }.
        [stopped] { " " }jusqu’à ce qu’un obstacle l’arrête.
       *[free] .
    }
event-pivoted = { $ship } pivote vers { $course }.
event-docked = { $ship } accoste à { $island }.
event-unloaded = { $ship } décharge { $gold ->
        [one] { $gold } pièce
       *[other] { $gold } pièces
    } d’or.
event-marked = { $seat } marque { $island }.
event-reef = { $ship } touche { $terrain } ({ $die } pour { $masts } mâts).
event-sargasso = { $ship } touche { $terrain } ({ $die } pour { $masts } mâts).
event-tangled = { $ship } est empêtré dans { $terrain }.
event-break-roll = { $ship } { $success ->
        [yes] se dégage
       *[no] ne se dégage pas
    } ({ $die }, il fallait { $needed }).
event-freed = { $ship } est libre.
event-lost = { $ship } est perdu dans { $terrain }.
event-exit-roll = { $ship } cherche la sortie : { $die }.
event-exited = { $ship } sort du brouillard.
event-stuck-in-fog = { $ship } ne trouve pas de sortie.
event-wrecked = { $ship } n’est plus qu’une épave.

# Combattre.

event-fired = { $shooter } tire { $shot } sur { $target } et { $success ->
        [yes] touche
       *[no] manque
    } ({ $die }, il fallait { $needed }).
event-broadside = { $shooter } tire une bordée complète de { $guns } canons sur { $target } et { $success ->
        [yes] touche
       *[no] manque
    } ({ $die }, il fallait { $needed }).
event-marine-fired = { $crew } tire sur { $target } et { $success ->
        [yes] touche
       *[no] manque
    } ({ $die }, il fallait { $needed }).
event-sniped = Un tir sur { $crew } { $success ->
        [yes] touche
       *[no] manque
    } ({ $die }, il fallait { $needed }).
event-rerolled = { $ship } relance : { $die }.
event-shield = La première touche ne fait rien à { $ship }.
event-panel-lost = { $ship } perd un panneau.
event-mast-lost = { $ship } perd le mât { $mast }.
event-mast-burns = Le mât { $mast } de { $ship } est en feu !
event-derelict = { $ship } n’est plus qu’un ponton.
event-sunk = { $ship } coule !
event-monster-killed = { $ship } est tué !
event-shared = { $seat } reçoit { $gold ->
        [one] { $gold } pièce
       *[other] { $gold } pièces
    } d’or du navire coulé.
event-ram-roll = { $ship } éperonne { $target }{ $success ->
        [yes] { " " }et brise un mât
       *[no] { " " }sans dommage
    } ({ $die }, il fallait { $needed }).
event-boards = { $ship } aborde { $target } !
event-boarded = Abordage : { $ship } { $total }, { $target } { $other }. { $winner } l’emporte.
event-boarding-tie = Abordage : { $ship } { $total }, { $target } { $other }. Égalité : personne ne l’emporte.
event-no-prize = { $ship } n’obtient rien.
event-prize-chosen = { $seat } veut { $prize }.
event-crew-lost = { $seat } perd { $card }.
event-token-taken = { $token } passe à { $ship }.
event-treasure-gone = { $token } quitte la partie.
event-captured = { $seat } capture { $card }, qui vaut { $gold ->
        [one] { $gold } pièce
       *[other] { $gold } pièces
    } d’or.
event-ransom = { $seat } reçoit { $gold ->
        [one] { $gold } pièce
       *[other] { $gold } pièces
    } d’or pour une rançon.
event-towed = { $ship } prend { $target } en remorque.
event-released = { $ship } largue sa remorque.
event-scuttle-roll = { $seat } tente de saborder { $ship } : { $success ->
        [yes] il coulera
       *[no] en vain
    } ({ $die }, il fallait { $needed }).
event-scuttled = { $ship } est sabordé et coule.
event-repaired = Le mât { $mast } de { $ship } est redressé.

# Explorer.

event-explored = { $ship } explore { $island }.
event-searched = { $ship } explore { $target }.
event-loaded = { $ship } charge { $token }.
event-loaded-hidden = { $ship } charge { $token }.
event-saw = { $seat } voit { $token }.
event-saw-hidden = { $seat } voit { $token }.
event-saw-crew = { $seat } voit { $card }.
event-saw-crew-hidden = { $seat } voit { $crew }.
event-found = { $ship } trouve { $treasure } !
event-handed = { $token } passe à { $ship }.
event-enlisted = { $crew } passe à bord de { $ship }.

# Les capacités.

event-peeked = { $seat } regarde { $token }.
event-peeked-hidden = { $seat } regarde { $token }.
event-crew-peeked = { $seat } regarde { $card }.
event-crew-peeked-hidden = { $seat } regarde { $crew }.
event-cancelled = { $ship } annule les capacités de { $target } pour ce tour.
event-crew-cancelled = { $ship } annule les capacités de { $crew } pour ce tour.
event-copied = { $ship } copie une capacité : { $power }.
event-copied-word = { $ship } copie un mot-clé : { $keyword }.
event-swapped = { $crew } échange sa capacité contre celle de { $model }.
event-twice-roll = { $ship } { $success ->
        [yes] peut agir deux fois
       *[no] ne peut agir qu’une fois
    } ({ $die }, il fallait { $needed }).
event-headhunter-roll = { $ship } chasse des têtes, { $success ->
        [yes] avec succès
       *[no] en vain
    } ({ $die }, il fallait { $needed }).
event-favoured = { $ship } peut recevoir deux actions.
event-possess-roll = { $ship } envoûte { $crew }, { $success ->
        [yes] avec succès
       *[no] en vain
    } ({ $die }, il fallait { $needed }).
event-possessed = { $crew } passe à { $ship }.
event-push-roll = { $ship } appelle le vent, { $success ->
        [yes] et il vient
       *[no] en vain
    } ({ $die }, il fallait { $needed }).
event-shifted = { $ship } est poussé vers { $course }.
event-brewed = { $ship } fait lever { $terrain }.
event-sunken-roll = Le trésor englouti vaut { $gold ->
        [one] { $gold } pièce
       *[other] { $gold } pièces
    } d’or.
event-sunken-tick = Le trésor englouti ne vaut plus que { $gold ->
        [one] { $gold } pièce
       *[other] { $gold } pièces
    } d’or.
event-chariot-flew = Le char des dieux s’envole vers { $ship }.
event-lured = { $ship } court au bétail et lâche sa proie.
event-paw = La patte de singe : { $shooter } touche { $target } sans dé.
event-maps-roll = Les cartes d’Hadès { $success ->
        [yes] égarent { $ship }
       *[no] n’égarent pas { $ship }
    } ({ $die }, il fallait { $needed }).
event-conch-blown = { $ship } souffle dans la conque : { $target } obéit.
event-stolen = { $ship } vole { $token } à { $target }.
event-raided = { $ship } vole { $gold ->
        [one] { $gold } pièce
       *[other] { $gold } pièces
    } d’or à une île de départ.
event-traded = { $ship } échange un jeton avec { $island } et reçoit { $token }.
event-traded-hidden = { $ship } échange un jeton avec { $island }.
event-smoked = { $ship } pose { $terrain }.
event-event-played = { $seat } joue { $card-event }.
event-duel-roll = { $crew } se bat en duel : { $total } en tout.
event-drifted = { $terrain } dérive vers le { $die }.

# La fin.

event-no-more-moves = { $seat } ne peut plus se déplacer.
event-won = { $seat } a { $gold ->
        [one] { $gold } pièce
       *[other] { $gold } pièces
    } d’or à son île de départ : plus de la moitié !
event-returned = { $ship } revient à { $seat }.
event-kept = { $seat } garde { $gold ->
        [one] { $gold } pièce
       *[other] { $gold } pièces
    } d’or du trésor.
event-kept-treasure = { $seat } garde { $treasure }.

# Les choix.

action-end = Finir le tour
action-sail = Faire voguer { $ship } : { $leg }
action-sail-pivot = Faire voguer { $ship } : { $leg }, puis pivoter de { $pivot }
action-sail-ship = { $ship } : rester sur place
action-move = Déplacer { $ship }
action-shoot = Tirer avec { $ship }, { $mode }
action-explore = Explorer avec { $ship }
action-search = Avec { $first-ship }, explorer { $second-ship }
action-repair = Réparer le mât { $mast } de { $ship }
action-break-free = Dégager { $ship }
action-scuttle = Tenter de saborder { $ship }
action-release = Larguer la remorque de { $ship }
action-reveal = Révéler { $crew }
action-ashore = Débarquer { $crew }
action-aboard = Prendre { $crew } à bord de { $ship }
action-stop = S’arrêter ici
action-turn = Pivoter de { $turn } degrés
action-exit = Sortir au cap { $heading }
action-bank = Sortir de { $terrain }
action-emerge = Se dégager au point { $number }, cap { $heading }
action-fire = Mât { $mast } : tirer { $shot } sur { $ship }
action-musket = Mousquetaire au mât { $mast } : tirer sur { $ship }
action-broadside = Tirer une bordée complète sur { $ship }
action-breathe = Souffler sur { $ship }
action-smoke = Mât { $mast } : fumée en { $x }, { $y }
action-cease = Cesser le feu
action-reroll = { $choice ->
        [oui] Relancer
       *[other] Garder le dé
    }
action-lose = Perdre le mât { $mast }
action-burn = Mettre le feu au mât { $mast }
action-ram = Éperonner { $ship }
action-board = Aborder
action-board-at = Aborder { $ship }
action-tow = Prendre { $ship } en remorque
action-pass = Non
action-prize =
    { $prize ->
        [rien] Ne rien prendre
       *[other] Prendre { $prize }
    }
action-lose-crew = Livrer { $crew }
action-lose-token = Livrer { $token }
action-load = Charger { $token }
action-take = Prendre { $token }
action-give = Céder { $token }
action-enlist = Prendre { $crew } à bord
action-lend = Envoyer { $crew } sur l’autre navire
action-done = Terminé
action-surface = { $ship } fait surface
action-dive = { $ship } plonge
action-haunt = { $ship } devient fantôme
action-appear = { $ship } prend corps
action-island = Poser une île en { NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }, tournée de { $turn }
action-terrain = Poser : { $type }, en { NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }, rotation { $turn }
action-home = Choisir { $island } comme île de départ
action-berth = Placer { $ship } en { NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }, cap { $heading }
action-post = Affecter { $crew } à { $ship }
action-keep-ashore = Laisser { $crew } à terre
action-twice = { $ship } : annoncer une action et lancer pour deux ({ $deed })
action-sacrifice = { $ship } : sacrifier { $crew } pour une action
action-favour = Deux actions pour { $ship }
action-copy = Copier : { $power }
action-copy-word = Copier : { $keyword }
action-possess = { $ship } : posséder { $crew }
action-push = { $ship } : pousser un ennemi
action-shift = Pousser { $ship } dans la direction { $heading }
action-mark = { $ship } : marquer { $island }
action-peek = { $ship } : regarder { $token }
action-peek-crew = { $ship } : regarder { $crew }
action-cancel = { $first-ship } : annuler les capacités de { $second-ship }
action-cancel-crew = { $ship } : annuler les capacités de { $crew }
action-brew = { $ship } : faire lever le brouillard
action-lay-fog = Poser le brouillard en { NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }, rotation { $turn }
action-swap = { $first-crew } : prendre la capacité de { $second-crew }
action-conch = Souffler dans la conque de { $first-ship } : appeler { $second-ship }
action-play = Jouer { $card-event }
action-aim-ship = Sur { $ship }
action-aim-at = En { NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }
action-aim-bank = Sur { $terrain }
action-aim-duel = Un duel : { $first-crew } contre { $second-crew }
action-aim-all = Sur tous les événements

# Les fautes des flottes.

refused-no-such-fleet = Ceci n’est pas une flotte.
refused-no-such-piece = Il n’y a pas de pièce { $name }.
refused-fleet-without-ships = Une flotte a au moins un navire.
refused-fleet-too-dear = La flotte coûte { $points } points ; { $total } sont permis.
refused-no-events-in-this-set = Les événements ne sont permis qu’avec l’option prévue.
refused-crew-not-of-this-nation = { $crew-card } n’existe pour cette nation qu’avec l’option prévue.
refused-name-twice = { $name } est deux fois dans la flotte.
refused-limit = { $number } cartes Limité ; une seule est permise.
refused-no-crew-on-monsters = { $ship-card } est un monstre marin : aucun équipage à bord.
refused-no-crew-on-this-ship = { $ship-card } ne prend aucun équipage.
refused-crew-without-space = L’équipage de { $ship-card } occupe { $spaces } places ; il y en a { $room }.
refused-crew-too-dear = L’équipage de { $ship-card } coûte { $points } points ; le navire en permet { $total }.
refused-free-crew-on-foreign-ship = { $crew-card } ne coûte rien et exige donc un navire de sa nation, pas { $ship-card }.
refused-no-black-mark = { $crew-card } ne peut pas porter de Marque Noire.
refused-black-mark-ashore = { $crew-card } porte une Marque Noire et doit commencer à bord d’un navire.
refused-chooses-no-link = { $crew-card } ne choisit aucun lien.
refused-not-to-be-linked = Seul un autre équipage français de la flotte peut être choisi comme lien : { $crew-card }.
refused-no-such-coin = Il n’y a pas de pièce de { $gold }.
refused-treasure-twice = { $treasure } ne peut être apporté qu’une fois.
refused-number-of-coins = { $number } pièces ; il en faut { $wanted }.
refused-gold-of-coins = Les pièces valent { $gold } ; il faut { $wanted }.
action-marine = Tirer avec le Marine : { $crew }
action-marine-at = { $first-crew } : tirer sur { $second-crew }
action-snipe = Mât { $mast } : tirer sur { $crew }
action-first = D’abord { $ship } : { $matter }
action-first-events = D’abord les événements
action-lay-smoke = Poser la fumée en { NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }, rotation { $turn }
action-lure = Révéler { $token } : attirer le monstre ailleurs
action-paw = Mât { $mast } : toucher { $ship } sans dé (patte de singe)
action-raid = Charger de l’or de cette île de départ sur { $ship }
action-steal = { $first-ship } : voler un trésor à { $second-ship }
action-trade = Échanger { $token } contre un jeton de { $island }

# Pourquoi un choix est refusé.

refused-bow-touches-no-such-enemy = La proue ne touche pas { $ship }, ou ce n’est pas un ennemi.
refused-cannot-be-boarded = Un Navire Tortue qui a un panneau ne peut pas être abordé.
refused-cannot-be-moved = Cela ne peut pas quitter { $ship }.
refused-does-not-fit = Il n’y a pas de place pour cela à bord de { $ship }.
refused-ends-at-a-ship = Un monstre immergé ne peut pas finir son déplacement contre un navire.
refused-ends-in-a-ship = Le déplacement finirait dans un navire.
refused-ends-in-an-island = Le déplacement finirait dans une île.
refused-lost-in-fog = Le navire est perdu : il lance d’abord le dé de sortie.
refused-named-another-action = Ce navire a annoncé une autre action.
refused-no-action-left = Ce navire n’a plus d’action à ce tour : il en aura une à ton prochain tour.
refused-no-berth-there =
    { $fault ->
        [order] { $ship } se place d’abord.
        [heading] Un cap va de 0 à 359,99 degrés.
        [bow] La proue doit toucher l’île de départ : elle en est à { $mm } mm.
        [side] La coque rencontre l’île de départ, mais pas par la seule proue.
        [terrain] Le navire commencerait sur un terrain, et il y a des places libres.
       *[body] La coque serait sur une île, sur un autre navire ou hors de la table.
    }
refused-no-such-bank =
    { $fault ->
        [here] Le navire est déjà dans ce banc.
       *[fog] Ce n’est pas du brouillard.
    }
refused-no-such-event =
    { $fault ->
        [done] { $card-event } a déjà été joué ce tour.
        [sinking] { $card-event } se joue quand un navire coule.
        [target] Il n’y a rien sur quoi jouer { $card-event } maintenant.
       *[none] Tu n’as pas cet évènement.
    }
refused-not-for-this-event = Ce n’est pas une cible pour { $card-event }.
refused-nothing-to-cancel = Il n’y a rien de tel à annuler à portée.
refused-no-clearance = À ce cap, le navire ne peut pas se dégager de ce qu’il touche.
refused-no-derelict-there =
    { $state ->
        [mast] { $ship } a encore un mât : seuls les pontons se remorquent.
       *[far] La coque ne touche pas la proue de { $ship }.
    }
refused-no-exit-there =
    { $fault ->
        [turn] Un navire sort à 90 degrés au plus de la sortie ; ici { $degrees }.
        [vertex] Il y a { $most } endroits par où sortir.
       *[body] À ce cap le navire serait sur quelque chose, ou hors de la table.
    }
refused-no-pivot = Ce navire ne peut pas pivoter autour de sa poupe.
refused-no-place-for-this-crew =
    { $fault ->
        [moved] Cet équipage a déjà été réparti.
       *[there] Cet équipage y est déjà.
    }
refused-no-room = La cale est pleine : il y aura de la place quand quelque chose sera déchargé.
refused-no-room-for-the-bank =
    { $fault ->
        [far] Le banc serait trop loin du navire de { $mm } mm.
        [edge] Le banc dépasserait du bord de la table.
       *[body] Le banc toucherait une île ou un navire.
    }
refused-no-spot-for-an-island = Une rotation va de 0 à 359,99 degrés.
refused-no-spot-for-terrain =
    { $fault ->
        [edge] Un terrain est tout entier sur la table : il dépasse de { $mm } mm.
        [turn] Une rotation va de 0 à 359,99 degrés.
       *[near] Un terrain est à au moins { $least } mm des îles et des autres terrains : il manque { $mm } mm.
    }
refused-no-such-crew-to-swap = Nomme un équipage à bord et un équipage maudit face visible.
refused-no-such-heading = Un cap va de 0 à 359,99 degrés.
refused-no-such-prize = Il n’y a rien de tel à bord de { $ship }.
refused-no-such-segment = Le déplacement n’a plus ce segment, ou un segment imprimé vient après un bonus.
refused-no-such-ship = Ce navire n’existe pas.
refused-no-such-shot = Aucun canon pour ce tir n’a de ligne libre vers { $ship } à sa portée.
refused-no-such-turn = Un pivotement fait moins d’un tour.
refused-not-to-be-pushed = { $ship } ne peut pas être poussé : seul un ennemi qui n’est ni perdu ni immergé peut l’être.
refused-not-your-ship = Ce navire n’est pas à toi.
refused-nothing-like-it-in-play = Aucune pièce face visible en jeu n’a cela.
refused-overlaps-its-tow = Le navire se retrouverait sur sa remorque.
refused-pick-a-free-island = C’est déjà l’île de départ de { $seat } : choisis-en une qui n’est à personne.
refused-pick-a-piece = Choisis une des pièces à bord de { $ship }.
refused-pick-a-standing-mast =
    { $state ->
        [none] { $ship } a { $masts } mâts : choisis-en un qui est debout.
       *[lost] Le mât { $mast } de { $ship } est à bas : choisis-en un qui est debout.
    }
refused-reroll-or-not = Rien de visible à bord de { $ship } ne permet de relancer.
refused-sail-this-ship = C’est à { $ship } de naviguer.
refused-something-above = Il ne peut pas faire surface : il y a quelque chose au-dessus.
refused-stern-overlaps = La poupe finirait sur un autre corps.
refused-too-long = Le tronçon est plus long que son segment.
refused-borrowed = Le premier tronçon a dû être allongé : il ne reste pas autant de ce segment.
refused-turn-or-not = Une rotation fait moins d’un tour complet, d’un côté.
refused-turns-too-far = Le navire ne peut pas virer autant.
refused-too-far-from-islands = Une île est à { $most } mm au plus d’une autre : c’est trop loin de { $mm } mm.
refused-too-near-an-island = Les îles sont à au moins { $least } mm l’une de l’autre : il manque { $mm } mm.
refused-too-near-the-edge = Une île est à au moins L du bord : il manque { $mm } mm.
refused-bound-to-the-ship = Un trésor unique face visible est lié à son navire.
refused-nothing-goes-there = On ne met rien sur un ennemi ni sur une épave.
refused-not-to-be-towed = Cela ne se remorque pas.
refused-is-submerged = On n’éperonne pas un monstre immergé.
refused-is-ghostly = On n’éperonne pas un navire fantôme.
refused-pinned-already = Les deux sont déjà bloqués : pas de second éperonnage.
refused-no-special-shot = Ce tir spécial n’est pas disponible maintenant.
refused-gun-has-fired = Le canon du mât { $mast } de { $ship } a tiré : de nouveau à la prochaine action de tir.
refused-no-such-gun = Il n’y a pas de canon sur le mât { $mast } de { $ship }.
refused-line-blocked = Quelque chose barre toutes les lignes vers { $ship }.
refused-out-of-range = { $ship } est hors de portée de { $mm } mm ; le canon porte à { $reach } mm.
refused-shot-barred = Une capacité de la cible interdit ce tir.
refused-safe-at-home = On ne tire pas sur un navire accosté à son île de départ.
refused-out-of-sight = Il est perdu ou sous l’eau.
refused-no-target = On ne tire pas là-dessus.
refused-own-fleet = On ne tire pas sur sa propre flotte.
refused-would-not-work = Ses capacités ne serviraient pas ici.
refused-uses-nothing-ashore = Un équipage à terre n’utilise aucune capacité.
refused-face-up-already = Cet équipage est déjà face visible.
refused-no-landing = Un Marine ne peut pas débarquer sur une île de départ ennemie.
refused-not-your-crew = Cet équipage n’est pas à toi.
refused-must-leave = Un pillard doit d’abord quitter cette île de départ.
refused-tows-nothing = Le navire ne remorque rien.
refused-not-tangled = Le navire n’est pas empêtré.
refused-tried-already = On l’a déjà tenté ce tour-ci.
refused-not-at-home = On répare un navire à son île de départ : ramène-le d’abord.
refused-not-to-be-repaired = Ce mât est debout, brûle ou n’existe pas.
refused-not-derelict = Ce n’est pas un ponton.
refused-not-touched = Le navire ne le touche pas.
refused-nothing-there = Il ne reste rien sur cette île.
refused-docked-this-turn = Le navire a accosté pendant ce tour : il pourra explorer au prochain.
refused-home-not-explored = Les îles de départ ne s’explorent pas.
refused-not-docked = Le navire n’y est pas accosté : sa proue doit toucher l’île.
refused-is-lost = Le navire est perdu.
refused-monsters-move-and-shoot = Un monstre marin ne fait que se déplacer et tirer.
refused-no-such-mode = Ce navire ne peut pas tirer ainsi.
refused-nobody-in-reach = Personne n’est à portée des canons : approche d’abord.
refused-cannot-shoot = Un navire perdu, immergé ou sans mât ne peut pas tirer.
refused-pinned = Le navire est bloqué et ne peut pas se déplacer.
refused-becalmed = Le navire est encalminé.
refused-derelict = Un ponton ne peut pas se déplacer : il faut réparer un mât, ou le remorquer.
refused-chained = Boulets chaînés : le navire ne peut pas se déplacer ce tour-ci.
refused-tangled = Le navire est empêtré et ne peut pas se déplacer : une action peut tenter de le dégager.
refused-matter-settled = C’est déjà choisi ce tour.
refused-no-such-matter = Ce navire n’a rien de tel à choisir.
refused-printed-after-bonus = Les segments imprimés viennent avant les segments bonus.
refused-nothing-to-decline = On ne peut pas y renoncer : { $step }.
refused-not-in-the-game = Il n’y a pas de telle pièce dans cette partie, ou elle l’a quittée.
refused-asked-about-another-ship = La question porte sur { $ship }.
refused-would-not-matter = La capacité de cet équipage ne compterait pas maintenant.
refused-not-aboard = Cela n’est pas à bord de { $ship }.
refused-ship-is-gone = L’un des deux navires a disparu.
refused-no-ability-for-this-prize = Rien à bord de { $ship } ne permet ce butin.
refused-another-prize-was-chosen = Le vainqueur a choisi un autre butin : { $prize }.
refused-not-the-dearest-crew = C’est l’équipage qui a le plus de points qui doit partir.
refused-another-event-saves = Seul { $card-event } peut être joué maintenant.
refused-no-wild-island-for-the-raft = Il n’y a pas d’île vierge pour le radeau.
refused-no-means-for-this-shot = { $ship } n’a pas de quoi tirer ce coup maintenant.
refused-no-marine-to-be-seen = Il n’y a pas de Marine à terre en vue de ce canon.
refused-ability-used = { $ship } a déjà utilisé cette capacité.
refused-no-such-ability = Rien de visible à bord de { $ship } ne le permet.
refused-not-on-this-island = Cela n’est pas sur l’île explorée : { $island }.
refused-nothing-to-trade-there = Il n’y a pas de jeton à échanger sur cette île.
refused-moved-already = Cette pièce a déjà changé de navire dans cet échange.
refused-no-livestock = Ce n’est pas du bétail.
refused-monster-cannot-move = Le monstre ne peut pas bouger maintenant.
refused-not-at-sea = Ce n’est pas un endroit en mer.
refused-extra-action-had = { $ship } a déjà eu son action supplémentaire ce tour.
refused-no-enemy = { $ship } n’est pas un ennemi.
refused-too-far-by = C’est trop loin de { $mm } mm.
refused-no-island-to-mark = Seule une île vierge qui porte d’autres marques, ou aucune, peut être marquée.
refused-nothing-to-use-it-on = Il n’y a rien à bord de { $ship } sur quoi s’en servir maintenant.
refused-out-of-touch = { $ship } est perdu, fantôme, immergé ou disparu : rien ne l’atteint.
refused-no-marine = Cet équipage n’est pas un Marine.
refused-marine-has-fired = Ce Marine a tiré ce tour.
refused-nothing-to-exchange = Il n’y a rien à échanger avec lui.
refused-aboard-already = Cet équipage est déjà à bord de { $ship }.

# Quand se fait chaque sorte de choix : dit là où il répond à une autre question.
when-island = Les îles se posent tout au début, chacun à son tour.
when-terrain = Les terrains se posent après les îles, avant la partie.
when-home = Les îles de départ se choisissent avant la partie.
when-berth = Les navires se placent à leur île de départ avant la partie.
when-post = L’équipage se répartit avant le premier tour.
when-keep-ashore = L’équipage se répartit avant le premier tour.
when-first = Au début de ton tour, tu dis quel choix vient d’abord.
when-first-events = Au début de ton tour, tu dis quel choix vient d’abord.
when-surface = Un monstre marin fait surface ou plonge au début de ton tour.
when-dive = Un monstre marin fait surface ou plonge au début de ton tour.
when-haunt = Un vaisseau fantôme prend sa forme fantôme, ou non, au début de ton tour.
when-appear = Un vaisseau fantôme prend sa forme fantôme, ou non, au début de ton tour.
when-copy = Une capacité se copie au début de ton tour, par qui sait copier.
when-copy-word = Une capacité se copie au début de ton tour, par qui sait copier.
when-favour = Le dé de The Headhunter, au début de ton tour, peut donner deux actions à un navire.
when-swap = L’Œil de la folie échange les capacités au début de ton tour.
when-end = Un tour se termine entre deux actions.
when-move = Un déplacement s’ordonne entre deux actions de ton tour.
when-shoot = Une action de tir s’ordonne entre deux actions de ton tour, ou suit le déplacement d’un capitaine.
when-explore = Une île s’explore par un navire qui y est accosté : ordonne-le entre deux actions de ton tour.
when-search = Un autre navire s’explore par celui qui le touche : ordonne-le entre deux actions de ton tour.
when-repair = Un mât se répare à l’île de départ : ordonne-le entre deux actions de ton tour.
when-break-free = Un navire empêtré essaie de se libérer à la place d’une action.
when-scuttle = Un ponton se saborde entre deux actions de ton tour.
when-release = Une remorque se largue entre deux actions de ton tour.
when-ashore = L’équipage va et vient là où son navire est accosté, entre deux actions de ton tour.
when-aboard = L’équipage va et vient là où son navire est accosté, entre deux actions de ton tour.
when-twice = Cette capacité s’utilise entre deux actions de ton tour.
when-sacrifice = Cette capacité s’utilise entre deux actions de ton tour.
when-mark = Cette capacité s’utilise entre deux actions de ton tour.
when-peek = Cette capacité s’utilise entre deux actions de ton tour.
when-peek-crew = Cette capacité s’utilise entre deux actions de ton tour.
when-cancel = Cette capacité s’utilise entre deux actions de ton tour.
when-cancel-crew = Cette capacité s’utilise entre deux actions de ton tour.
when-possess = Cette capacité s’utilise à la place d’une action de son navire, à ton tour.
when-push = Cette capacité s’utilise à la place d’une action de son navire, à ton tour.
when-brew = Cette capacité s’utilise à la place d’une action de son navire, à ton tour.
when-conch = Cette capacité s’utilise à la place d’une action de son navire, à ton tour.
when-marine = Un Marine tire entre deux actions de ton tour.
when-marine-at = Un Marine tire entre deux actions de ton tour.
when-reveal = L’équipage se dévoile entre deux actions de ton tour, ou quand sa capacité compterait.
when-sail = Une route se parcourt dans une action de déplacement du navire.
when-stop = Un navire s’arrête au milieu de son propre déplacement.
when-turn = Les goélettes et les galères pivotent sur leur poupe à la fin de leur déplacement.
when-ram = Un navire éperonne à la fin de son déplacement, quand sa proue touche un ennemi.
when-tow = Un ponton se prend en remorque à la fin d’un déplacement.
when-board-at = L’abordage à distance vient à la fin d’un déplacement, par une capacité.
when-steal = Un voleur vole un navire qu’il touche, à son tour.
when-board = L’abordage suit un éperonnage.
when-prize = Le butin va à qui gagne un abordage.
when-lose-crew = On cède une pièce après un abordage perdu.
when-lose-token = On cède une pièce après un abordage perdu.
when-load = Les jetons se chargent quand un navire explore une île.
when-trade = Les jetons s’échangent quand un navire explore une île, par une capacité.
when-take = Les pièces changent de navire quand l’un explore l’autre.
when-give = Les pièces changent de navire quand l’un explore l’autre.
when-enlist = Les pièces changent de navire quand l’un explore l’autre.
when-lend = Les pièces changent de navire quand l’un explore l’autre.
when-done = Cela termine un chargement, un échange ou la répartition de l’équipage.
when-fire = Les canons tirent dans une action de tir de leur navire : ordonne-la d’abord.
when-musket = Les canons tirent dans une action de tir de leur navire : ordonne-la d’abord.
when-paw = Les canons tirent dans une action de tir de leur navire : ordonne-la d’abord.
when-broadside = Les canons tirent dans une action de tir de leur navire : ordonne-la d’abord.
when-breathe = Les canons tirent dans une action de tir de leur navire : ordonne-la d’abord.
when-smoke = Les canons tirent dans une action de tir de leur navire : ordonne-la d’abord.
when-snipe = Les canons tirent dans une action de tir de leur navire : ordonne-la d’abord.
when-cease = Le feu cesse dans une action de tir.
when-lose = Un mât se choisit quand un coup, un éperonnage ou un récif en prend un.
when-burn = Un mât prend feu quand un dé d’incendie le dit.
when-exit = Un cap se choisit quand un navire sort du brouillard.
when-bank = Un navire qui sait voyager dans le brouillard choisit son banc avant d’en sortir.
when-emerge = Cela se choisit quand un navire se libère d’une mer de sargasses.
when-reroll = Seul un dé qui vient d’être lancé pour un de tes navires peut être relancé.
when-shift = Un navire est déplacé par une poussée ou par les Vents contraires.
when-raid = Une île de départ est pillée par un pillard qui y accoste.
when-lay-smoke = La fumée se pose quand un canon tire un pot à fumée.
when-lay-fog = Le brouillard se brasse à la place d’une action du navire qui a le Breuvage de sorcière.
when-lure = Le bétail se montre quand un monstre marin a éperonné son porteur.
when-play = Les évènements se jouent au début de ton tour ; Radeau et Plongeurs quand un navire coule.
when-aim-ship = Une cible se désigne quand son évènement est montré.
when-aim-at = Une cible se désigne quand son évènement est montré.
when-aim-bank = Une cible se désigne quand son évènement est montré.
when-aim-duel = Une cible se désigne quand son évènement est montré.
when-aim-all = Une cible se désigne quand son évènement est montré.

# Les étapes, et ce qu’elles demandent.

step-set-up = La mise en place
step-place-island = La pose des îles
prompt-place-island =
    { $you ->
        [yes] Où poses-tu l’île suivante ?
       *[no] { $seat } pose une île.
    }
step-place-terrain = La pose des terrains
prompt-place-terrain =
    { $you ->
        [yes] Quel terrain poses-tu, et où ?
       *[no] { $seat } pose un terrain.
    }
step-pick-home = Le choix d’une île de départ
prompt-pick-home =
    { $you ->
        [yes] Quelle île sera l’île de départ ?
       *[no] { $seat } choisit une île de départ.
    }
step-place-ships = Le placement des navires
prompt-place-ships =
    { $you ->
        [yes] Où le navire commence-t-il ?
       *[no] { $seat } place ses navires.
    }
step-post-crew = L’affectation des équipages
prompt-post-crew =
    { $you ->
        [yes] Où chaque équipage commence-t-il ?
       *[no] { $seat } affecte ses équipages en secret.
    }
step-turns = Les tours
step-turn = Un tour
step-turn-start = Début du tour
step-orders = Les ordres
prompt-orders =
    { $you ->
        [yes] Tes ordres, capitaine ?
       *[no] { $seat } donne ses ordres.
    }
step-muster = Le rappel
prompt-muster =
    { $you ->
        [yes] Quelqu’un se montre-t-il avant le début du tour ?
       *[no] { $seat } peut révéler des équipages.
    }
step-matters = Les choix du tour
step-first-matter = Ce qui vient d’abord
prompt-first-matter =
    { $you ->
        [yes] Lequel des choix vient d’abord ?
       *[no] { $seat } dit quel choix vient d’abord.
    }
step-depth = La profondeur
prompt-depth =
    { $you ->
        [yes] { $ship } : en surface, ou sous l’eau ?
       *[no] { $seat } choisit la profondeur de { $ship }.
    }
step-ghost = Fantôme ou non
prompt-ghost =
    { $you ->
        [yes] { $ship } : fantôme, ou non ?
       *[no] { $seat } choisit si { $ship } est fantôme.
    }
step-fear-die = La peur
step-fire-dice = Le feu
step-burn = Le feu gagne
prompt-burn =
    { $you ->
        [yes] Quel mât de { $ship } prend feu ?
       *[no] { $seat } choisit le mât de { $ship } qui prend feu.
    }
step-sailing = La navigation
prompt-sailing =
    { $you ->
        [yes] Trace la route de { $ship }.
       *[no] { $seat } trace la route de { $ship }.
    }
step-voyage = Un voyage
step-sail-on = Continuer
prompt-sail-on =
    { $you ->
        [yes] { $ship } peut continuer. D’autres tronçons, ou s’arrêter ?
       *[no] { $seat } peut continuer avec { $ship }.
    }
step-pivot = Le pivotement
prompt-pivot =
    { $you ->
        [yes] { $ship } pivote-t-il autour de sa poupe ?
       *[no] { $seat } peut faire pivoter { $ship }.
    }
step-after-legs = Après les tronçons
prompt-after-legs =
    { $you ->
        [yes] { $ship } est arrivé. Tirer, aborder, ou rien ?
       *[no] { $seat } peut tirer ou aborder avec { $ship }.
    }
step-docking = L’arrivée à quai
step-dock-offer = À quai
prompt-dock-offer =
    { $you ->
        [yes] { $ship } a accosté. Explorer aussitôt ?
       *[no] { $seat } peut explorer avec { $ship }.
    }
step-raid-offer = Un raid
prompt-raid-offer =
    { $you ->
        [yes] { $ship } est à une île de départ ennemie. Prendre de l’or ?
       *[no] { $seat } peut piller une île de départ avec { $ship }.
    }
step-ram-offer = Éperonner ou non
prompt-ram-offer =
    { $you ->
        [yes] { $ship } éperonne-t-il ?
       *[no] { $seat } peut éperonner avec { $ship }.
    }
step-ram = Un éperonnage
step-lure-offer = Un monstre frappe
prompt-lure-offer =
    { $you ->
        [yes] Un monstre a éperonné { $ship }. As-tu de quoi l’attirer ailleurs ?
       *[no] { $seat } peut éloigner le monstre de { $ship }.
    }
step-board-offer = Aborder ou non
prompt-board-offer =
    { $you ->
        [yes] { $ship } est bord à bord avec { $target }. Aborder ?
       *[no] { $seat } peut aborder : { $ship } et { $target }.
    }
step-boarding = Un abordage
step-call-crew = Tout le monde sur le pont
prompt-call-crew =
    { $you ->
        [yes] Quelqu’un se montre-t-il maintenant à bord de { $ship } ?
       *[no] { $seat } peut révéler des équipages de { $ship }.
    }
step-spoils = Le butin
step-crew-loss = Des équipages à perdre
step-prize = La prise
prompt-prize =
    { $you ->
        [yes] { $winner } a gagné. Que prends-tu à { $loser } ?
       *[no] { $seat } choisit sa prise sur { $loser }.
    }
step-give-up = Livrer une pièce
prompt-give-up =
    { $you ->
        [yes] Que livre { $loser } ?
       *[no] { $seat } choisit ce que livre { $loser }.
    }
step-plunder = Le pillage
prompt-plunder =
    { $you ->
        [yes] Que prends-tu à { $loser } ?
       *[no] { $seat } pille { $loser }.
    }
step-tow-offer = Remorquer ou non
prompt-tow-offer =
    { $you ->
        [yes] { $ship } prend-il le ponton en remorque ?
       *[no] { $seat } peut prendre un ponton en remorque.
    }
step-shooting = Le tir
prompt-shooting =
    { $you ->
        [yes] { $ship } tire. Quel canon, sur qui ?
       *[no] { $seat } tire avec { $ship }.
    }
step-shot = Un tir
step-marine-shot = Un tir de Marine
step-broadside = Une bordée complète
step-hits = Les touches
step-lose-mast = Un mât tombe
prompt-lose-mast =
    { $you ->
        [yes] Quel mât perd { $ship } ?
       *[no] { $seat } choisit le mât que perd { $ship }.
    }
step-after-shooting = Après le tir
step-free-move = Un déplacement gratuit
prompt-free-move =
    { $you ->
        [yes] { $ship } peut se déplacer gratuitement. Le fait-il ?
       *[no] { $seat } peut déplacer { $ship } gratuitement.
    }
step-loading = Le chargement
prompt-loading =
    { $you ->
        [yes] Que charge { $ship } ?
       *[no] { $seat } charge à bord de { $ship }.
    }
step-exchange = L’échange
prompt-exchange =
    { $you ->
        [yes] Qu’est-ce qui passe entre { $ship } et { $target } ?
       *[no] { $seat } échange entre { $ship } et { $target }.
    }
step-fog-exit = Hors du brouillard
step-choose-exit = Hors du brouillard
prompt-choose-exit =
    { $you ->
        [yes] À quel cap { $ship } sort-il ?
       *[no] { $seat } sort { $ship } du brouillard.
    }
step-emerge = Hors des sargasses
prompt-emerge =
    { $you ->
        [yes] Où { $ship } se dégage-t-il ?
       *[no] { $seat } sort { $ship } des sargasses.
    }
step-break-free = Se dégager
step-scuttle = Le sabordage
step-reroll = Un second essai
occasion-enough = seulement quand le dé suffit
prompt-reroll =
    { $you ->
        [yes] Un { $die } a été lancé pour { $ship }. Le relancer ?
       *[no] { $seat } peut relancer le dé de { $ship }.
    }
step-victory = La victoire
step-copy-ability = Copier une capacité
prompt-copy-ability =
    { $you ->
        [yes] Que copie { $ship } ?
       *[no] { $seat } peut copier une capacité pour { $ship }.
    }
step-eye-of-insanity = Œil de la folie
prompt-eye-of-insanity =
    { $you ->
        [yes] Un équipage de { $ship } échange-t-il sa capacité ?
       *[no] { $seat } peut échanger une capacité à bord de { $ship }.
    }
step-twice-roll = Deux fois la même action
step-headhunter-roll = La chasse aux têtes
step-favour-ship = Deux actions
prompt-favour-ship =
    { $you ->
        [yes] Quel navire reçoit deux actions ?
       *[no] { $seat } peut donner deux actions à un navire.
    }
step-possession-roll = La possession
step-push-roll = Une poussée
step-push-ship = Une poussée
prompt-push-ship =
    { $you ->
        [yes] Quel ennemi est poussé, et vers où ?
       *[no] { $seat } pousse un navire.
    }
step-lay-smoke = La fumée
prompt-lay-smoke =
    { $you ->
        [yes] Où { $ship } pose-t-il la fumée ?
       *[no] { $seat } pose de la fumée avec { $ship }.
    }
step-sunken-roll = Trésor englouti
step-brew-fog = Breuvage de sorcière
prompt-brew-fog =
    { $you ->
        [yes] Où { $ship } fait-il lever le brouillard ?
       *[no] { $seat } fait lever le brouillard avec { $ship }.
    }
step-maps-roll = Cartes d’Hadès
step-maps-order = Cartes d’Hadès
prompt-maps-order =
    { $you ->
        [yes] { $ship } est égaré. Le déplaces-tu ?
       *[no] { $seat } peut déplacer { $ship }.
    }
step-conch-order = Conque maudite
prompt-conch-order =
    { $you ->
        [yes] { $ship } obéit. Que fait-il ?
       *[no] { $seat } commande { $ship }.
    }
step-choose-bank = De brouillard en brouillard
prompt-choose-bank =
    { $you ->
        [yes] De quel banc { $ship } sort-il ?
       *[no] { $seat } choisit le banc d’où sort { $ship }.
    }
step-play-events = Les événements
prompt-play-events =
    { $you ->
        [yes] Joues-tu un événement ?
       *[no] { $seat } peut jouer un événement.
    }
step-aim-event = Un événement
prompt-aim-event =
    { $you ->
        [yes] Sur quoi l’événement est-il joué ?
       *[no] { $seat } vise avec un événement.
    }
step-foul-wind = Vents contraires
prompt-foul-wind =
    { $you ->
        [yes] Où { $ship } est-il emporté ?
       *[no] { $seat } choisit où { $ship } est emporté.
    }
step-salvage = Le sauvetage
prompt-salvage =
    { $you ->
        [yes] { $ship } coule. Joues-tu un événement ?
       *[no] { $seat } peut jouer un événement pour { $ship }.
    }
step-cancel-offer = Annuler
prompt-cancel-offer =
    { $you ->
        [yes] De qui { $ship } annule-t-il les capacités à ce tour ?
       *[no] { $seat } peut annuler des capacités avec { $ship }.
    }
step-leave-helm = Quitter la barre

# Les options.

option-build_total = Total de construction
option-build_total-help = Combien de points chaque flotte peut coûter.
option-build_total-40 = 40 points
option-build_total-60 = 60 points
option-fleet_a = Flotte A
option-fleet_a-help = Une flotte au hasard, une flotte toute prête au hasard, le nom de l’une d’elles, ou ta propre flotte en une ligne.
option-fleet_a-random = n’importe quelle flotte au hasard
option-fleet_a-ready = une des flottes toutes prêtes
option-fleet_b = Flotte B
option-fleet_b-help = Une flotte au hasard, une flotte toute prête au hasard, le nom de l’une d’elles, ou ta propre flotte en une ligne.
option-fleet_b-random = n’importe quelle flotte au hasard
option-fleet_b-ready = une des flottes toutes prêtes
option-fleet_c = Flotte C
option-fleet_c-help = Une flotte au hasard, une flotte toute prête au hasard, le nom de l’une d’elles, ou ta propre flotte en une ligne.
option-fleet_c-random = n’importe quelle flotte au hasard
option-fleet_c-ready = une des flottes toutes prêtes
option-fleet_d = Flotte D
option-fleet_d-help = Une flotte au hasard, une flotte toute prête au hasard, le nom de l’une d’elles, ou ta propre flotte en une ligne.
option-fleet_d-random = n’importe quelle flotte au hasard
option-fleet_d-ready = une des flottes toutes prêtes
option-set_up = Mise en place
option-set_up-help = Si la table est mise par le hasard ou par les joueurs.
option-set_up-automatic = par le hasard
option-set_up-by-players = par les joueurs
option-terrain = Terrains
option-terrain-help = Bancs de brouillard, récifs et mers de sargasses que pose chaque joueur.
option-terrain-0 = aucun
option-terrain-1 = un chacun
option-terrain-2 = 2 chacun
option-terrain-3 = 3 chacun
option-terrain-4 = 4 chacun
option-square_table = Table carrée
option-square_table-help = Une table de 914 sur 914 mm au lieu de 1219 sur 914, pour deux joueurs.
option-keep_treasure = Garder le trésor
option-keep_treasure-help = Le vainqueur garde tout le trésor utilisé sauf celui des autres îles de départ ; pour les collections.
option-turn_limit = Limite de virage
option-turn_limit-help = De combien un navire peut virer avant chaque tronçon.
option-turn_limit-90 = 90 degrés
option-turn_limit-60 = 60 degrés
option-turn_limit-180 = 180 degrés
option-uniques_on_top = Trésors uniques en plus
option-uniques_on_top-help = Les trésors uniques s’ajoutent aux huit jetons.
option-ram_compare = Éperonnage
option-ram_compare-help = De qui le dé d’éperonnage doit dépasser les mâts.
option-ram_compare-rammed = ceux du navire éperonné
option-ram_compare-rammer = ceux de l’éperonneur
option-limit_per_name = Limite par nom
option-limit_per_name-help = Une carte Limité de chaque nom au lieu d’une seule en tout.
option-other_events = Événements d’extensions antérieures
option-other_events-help = Les flottes peuvent acheter des événements de deux extensions antérieures.
option-generic_for_all = Équipages génériques pour tous
option-generic_for_all-help = Timoniers, explorateurs et autres équipages imprimés pour les seuls Maudits existent pour toutes les nations.
option-cancel_any_turn = Annuler à tout tour
option-cancel_any_turn-help = Les capacités qui en annulent d’autres servent une fois dans le tour de chaque joueur.
option-come_about = Virer au quai
option-come_about-help = Un navire accosté peut repartir, la poupe là où était sa proue.
option-winner_picks = Le vainqueur choisit
option-winner_picks-help = Après un abordage, c’est le vainqueur qui choisit la pièce, pas le perdant.
option-stall_rounds = Partie enlisée
option-stall_rounds-help = Après combien de manches sans changement la partie s’achève.
option-stall_rounds-30 = 30 manches
option-stall_rounds-10 = 10 manches
option-max_rounds = Partie la plus longue
option-max_rounds-help = Après combien de manches la partie s’achève au plus tard.
option-max_rounds-200 = 200 manches
option-max_rounds-60 = 60 manches
option-even_start = Départ équitable
option-even_start-help = Option de notre cru : les îles de départ sont attribuées dans l’ordre inverse, celui qui commence reçoit la dernière.

# Comment la partie s’est achevée.

end-gold = Plus de la moitié de l’or est à une seule île de départ.
end-no-moves = Un joueur ne pouvait plus jamais se déplacer ; le plus d’or l’emporte.
end-no-gold = Il ne restait plus d’or à rapporter ; le plus d’or l’emporte.
end-stalled = Il ne se passait plus rien ; le plus d’or l’emporte.
end-longest = La partie a atteint sa limite ; le plus d’or l’emporte.

# Forms: what is done, and its rows.

form-fire = Tirer
field-mast = Mât
field-ship = Navire
field-shot = Tir
field-crew = Équipage
field-token = Trésor
field-island = Île

# Chances : ce qui se lance, ce qu’il faut, ce qu’il en sort.

odds-roll-guns = { $guns ->
    [one] 1 canon sur { $ship }, { $whole },{ $tenth } coup au but attendu
   *[other] { $guns } canons sur { $ship }, { $whole },{ $tenth } coups au but attendus
}
odds-need-lead = { $lead } contre 1d6
odds-need-reef = sur le récif, contre { $needed } mâts
odds-need-sargasso = dans les sargasses, contre { $needed } mâts
odds-need-hazards = sur récif et sargasses, contre { $needed } mâts
odds-outcome-unhurt = indemne
odds-outcome-masts-lost = mâts perdus
odds-outcome-tangled = empêtré
odds-outcome-masts-tangled = mâts perdus et empêtré
odds-outcome-all-masts = tous les mâts perdus
odds-outcome-wreck = épave
odds-outcome-hit = touché
odds-outcome-miss = manqué
odds-outcome-all-hits = { $hits } coups au but
odds-outcome-no-hit = aucun
odds-outcome-one-hit = un
odds-outcome-two-hits = deux
odds-outcome-more-hits = trois ou plus
thrown-need-totals = { $total } à { $other }
thrown-need-fear-roll = { $silence } réduit au silence, { $slow } ralentit
thrown-need-fire-roll = éteint dès { $out }, s’étend jusqu’à { $spread }
