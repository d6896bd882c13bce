# Ce qui est rempli de ce qu’une action demande : l’autre moitié de « Pourquoi pas » dans text.fr.ftl.

met-no-recruiting-now =
    { $why ->
        [named] Ces Actions ne sont pour aucun Pirate en particulier.
        [deck] Il reste des cartes Pirate à piocher.
       *[other] Tu peux avoir un Pirate de plus.
    }
met-pirate-not-in-hand = Tu tiens { $pirate }.
met-own-kc-there = Ton propre Commissaire du Roi n’est pas { $place-at }.
met-no-room-in-play = Il y a place pour un de tes Pirates de plus en jeu, sur { $limit }.
met-no-such-alliance = Il est dans une Alliance à toi.
met-not-your-pirate = { $pirate } est un de tes Pirates, et en jeu.
met-only-the-named-pirate =
    { $pirate ->
        [none] Les Actions sont pour n’importe lequel de tes Pirates.
       *[other] Les Actions sont pour lui.
    }
met-revelling = L’équipage { $pirate-of } est sobre.
met-crippled-ship = Il te reste assez d’Actions pour un Mouvement : { $left }.
met-too-far = C’est à un pas.
met-port-closed = Le Port est ouvert à { $pirate }.
met-not-at-sea = { $pirate } est en mer.
met-must-leave-own-kc = Ton propre Commissaire du Roi n’est pas là.
met-no-prize = Il y a un navire capturé à prendre.
met-no-digging-here =
    { $why ->
        [chart] Le Pirate a la carte du Trésor Enfoui.
       *[other] L’île des Pins est ici.
    }
met-not-in-this-zone = { $place } est dans la Zone Maritime { $pirate-of }.
met-cannot-be-attacked =
    { $why ->
        [destroyed] Le Port est debout.
       *[other] Ce n’est pas un Port Pirate.
    }
met-no-merchant-there = Il y a un Navire Marchand { $place-at }.
met-spotted-already = { $pirate } ne l’a pas encore repéré.
met-not-spotted = { $pirate } l’a repéré.
met-not-docked = { $pirate } est à quai.
met-no-such-victim =
    { $why ->
        [elsewhere] Il est dans le même Port.
        [own] C’est le Pirate d’un autre joueur.
        [sober] Son équipage fait ripaille.
       *[other] Il y a du Butin dans ses Cales.
    }
met-no-right-to-sack = Le Port vient d’être pris.
met-no-such-ally =
    { $why ->
        [other] C’est un autre de tes Pirates, et en jeu.
        [elsewhere] Il est dans le même Port.
       *[other] Tu n’as pas encore d’Alliance.
    }
met-cannot-retire-so =
    { $why ->
        [letter] Le Pirate a une Lettre de Marque de la nation de ce Port.
        [ally] Il n’a pas d’allié.
        [haven] Ce Port est son Havre Sûr.
        [bribe] Il y a ici un Gouverneur Pro-Pirate.
        [tried] Il n’a pas encore tenté de soudoyer ce Gouverneur.
        [not-agreed] Il est convenu qu’on peut prendre sa retraite dans un Port Pirate.
        [pirate-port] C’est un Port Pirate.
       *[other] Le Port lui est ouvert.
    }
met-nothing-to-recover-yet =
    { $why ->
        [idle] Aucune Action n’est à perdre d’abord.
       *[other] L’équipage fait ripaille.
    }
met-nothing-to-sit-out = Une Action est à perdre.
met-must-revel = Rien n’a été écoulé dans un Port Pirate.
met-no-haven-for-sale =
    { $why ->
        [governor] Il y a ici un Gouverneur Pro-Pirate.
        [taken] Ce Port n’est le Havre Sûr de personne.
        [tried] Ce Gouverneur n’a pas encore été sollicité.
        [hostile] Le Port est ouvert au Pirate.
       *[other] Il n’est pas trop tard : le Havre Sûr vient avant la ripaille.
    }
met-no-refit-here =
    { $why ->
        [whole] Le navire a des dégâts.
        [arab] Ce n’est pas un Port Arabe.
        [hostile] Le Port n’est pas hostile.
       *[other] Il n’est pas trop tard : le Radoub vient avant le Havre Sûr et la ripaille.
    }
met-no-ransom-here =
    { $why ->
        [aboard] Il y a un tel Otage à bord.
        [late] Rien d’autre n’a été fait au Port : la rançon vient en premier.
       *[other] Le Port est de sa nation et paie pour lui.
    }
met-no-letter-here =
    { $why ->
        [elsewhere] Il est en affaires.
        [card] Tu as la carte Lettre de Marque.
        [letter] Il n’a pas encore de Lettre de Marque.
        [ally] Il n’a pas d’allié.
       *[other] Il y a ici un Gouverneur Pro-Pirate.
    }
met-no-services-here = Le Port n’est pas hostile.
met-nothing-to-fence = Il y a du Butin dans les Cales.
met-in-port-order = C’est le moment d’écouler, et ce Pirate ne l’a pas encore fait.
met-name-filled-holds = Les Cales que tu nommes sont remplies.
met-another-ship = Le navire { $pirate-of } est ici.
met-nothing-to-repair-there = Ce navire a ce dégât.
met-too-many-held = Tu peux le tenir : { $limit } Pirates au plus.
met-only-the-drawn-pirate = Il vient d’être pioché.
met-card-not-in-hand = Tu as la carte.
met-play-a-card-first = Tu as joué une carte ce tour.
met-one-actions-card = Tu n’as joué aucune carte pour ses Actions ce tour.
met-anti-pirate-event = L’Événement est pour ton propre tour.
met-one-mode-only = La carte donne les deux, Action et Événement.
met-not-playable-now =
    { $why ->
        [pirate] Tu nommes un de tes Pirates pour les Actions.
        [nobody] Tu ne nommes aucun Pirate : les Actions sont pour tous.
       *[other] L’Événement peut s’appliquer.
    }
met-one-ap-action-per-turn = Tu n’as pas agi contre un Pirate ce tour.
met-kc-not-now =
    { $why ->
        [none] Tu as un Commissaire du Roi.
        [once] Aucun Commissaire du Roi n’a agi dans cette Action.
        [other] Aucun Commissaire du Roi d’un autre joueur n’a agi ce tour.
       *[other] Le tien peut agir contre ce Pirate.
    }
met-kc-cannot =
    { $why ->
        [now] C’est le bon moment.
        [fresh] Le Pirate n’a pas été déployé ce tour.
        [docked] Le Pirate est à quai.
        [pirates] Ce n’est pas un Port Pirate.
       *[other] Ton Commissaire du Roi est là où il faut.
    }
met-no-kc-deployment =
    { $why ->
        [place] Le Pirate est en mer.
        [own] Tu n’as pas encore de Commissaire du Roi.
        [pool] Il reste un Commissaire du Roi.
        [once] Personne n’en a envoyé dans cette Action.
       *[other] C’est le bon moment.
    }
met-no-warship-here =
    { $why ->
        [action] Le Pirate fait ce qu’un Navire de Guerre peut attaquer.
        [none] Il y a un Navire de Guerre En Station dans sa Zone Maritime.
        [once] Il n’a pas attaqué dans cette Action.
       *[other] Le Pirate ne lui a pas échappé ce tour.
    }
met-type-used = Cela n’a pas été tenté dans cette Action.
met-only-after-in-port = Le Pirate est à quai et vient d’achever une Action.
met-card-not-in-this-window = La carte est pour ce moment.
met-pirate-taken = Personne n’a encore choisi { $pirate }.
met-event-not-there =
    { $why ->
        [no-kc] Tu as un Commissaire du Roi.
        [here] C’est une autre Zone Maritime.
        [pirate] C’est un de tes Pirates en jeu.
        [docked] Le Pirate est à quai.
        [armed] Le navire n’a pas encore de Canons Lourds.
        [kept] Ton propre Commissaire du Roi ne le retient pas au Port.
        [kc] Ton propre Commissaire du Roi n’y est pas.
       *[other] Il parle pour son Alliance, ou n’a pas d’allié.
    }
