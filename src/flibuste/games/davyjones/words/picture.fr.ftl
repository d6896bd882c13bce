# Les mots dans l’image de la table.

picture-you = (toi)
picture-round = Manche { $round }
picture-tray = À poser
picture-desc = Manche { $round }. Une table de { $width } sur { $height } millimètres, vue de dessus.
picture-desc-asked = On attend { $names }. { $step }.
picture-desc-over = La partie est finie. Victoire : { $names }.

picture-face-down = face cachée
picture-captive = captif, vaut { $gold ->
        [one] { $gold } pièce
       *[other] { $gold } pièces
    } d’or
picture-coin =
    { $gold ->
        [0] sans valeur
        [one] 1 pièce d’or
       *[other] { $gold ->
                [one] { $gold } pièce
               *[other] { $gold } pièces
            } d’or
    }
picture-seen = Tu l’as vu ; il est face cachée
picture-hidden-crew = Face cachée
picture-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
picture-masts = mâts : { $standing } sur { $masts }
picture-move = déplacement { $move }
picture-docked = accosté : { $island }
picture-gun =
    { $state ->
        [stands] Mât { $mast } : canon { $gun }
       *[other] Mât { $mast }, abattu : canon { $gun }
    }
picture-gold = { $name } : { $gold ->
        [one] { $gold } pièce
       *[other] { $gold } pièces
    } d’or à terre, { $needed } pour gagner

picture-derelict = ponton
picture-pinned = bloqué
picture-ghostly = fantôme
picture-submerged = en plongée
picture-scuttled = sabordage en cours
picture-lost = perdu dans le brouillard
picture-tangled = pris dans les algues
picture-towing = remorque { $ship }
picture-towed = en remorque
picture-on-fire = en feu
picture-panels =
    { $count ->
        [one] { $count } panneau
       *[other] { $count } panneaux
    }
picture-idle =
    { $count ->
        [one] sans action pendant { $count } tour
       *[other] sans action pendant { $count } tours
    }
picture-chained = enchaîné
picture-slowed = ralenti par la peur
picture-ship-silent = sans pouvoirs
picture-crew-silent = équipage muet
picture-becalmed = sans vent
picture-wreck = épave
picture-gone = coulé

picture-home = { $island } : île de départ de { $name }, { $gold ->
        [one] { $gold } pièce
       *[other] { $gold } pièces
    } d’or
picture-isle = île { $area }
picture-island =
    { $tokens ->
        [0] { $island } vierge, sans trésor
        [one] { $island } vierge, { $tokens } trésor
       *[other] { $island } vierge, { $tokens } trésors
    }
picture-terrain =
    { $die ->
        [0] { $land }
       *[other] { $land }, dé de ce tour { $die }
    }
picture-marked = Marquée par { $names }
picture-cursed-zone = Zone maudite : −2 à tous les dés à L au plus
picture-ashore = À terre
picture-events =
    { $count ->
        [one] { $count } événement
       *[other] { $count } événements
    }
picture-way-out = { $ship } sort au point { $number }

picture-plan-stopped = Quelque chose l’arrête en chemin.
picture-plan-docks = Accoste : { $island }.
picture-plan-terrain = Touche : { $land }.
picture-plan-ram = Sa proue touche { $ship } : il peut éperonner.
picture-plan-tow = Peut prendre { $ship } en remorque.
picture-plan-shots =
    { $guns ->
        [one] { $guns } canon atteindrait { $ship }.
       *[other] { $guns } canons atteindraient { $ship }.
    }
picture-plan-open-water = Pleine mer : rien de touché, personne à portée.
picture-placing-apart = À { $mm } mm de la plus proche : assez loin.
picture-placing-first = Rien n’est trop près.
picture-placing-line = { $fits ->
    [yes] { $mm } mm
   *[no] { $mm } mm : trop près
}
picture-placing-least = { $least } mm
