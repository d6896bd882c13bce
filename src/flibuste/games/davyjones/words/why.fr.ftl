# Ce qui est rempli de ce qu’un choix demande : l’autre moitié des refus de text.fr.ftl.

met-not-your-ship = { $ship } est à toi, et à flot.
met-no-action-left = Il reste une action à { $ship }.
met-tangled = Le navire n’est pas empêtré.
met-chained = Aucun boulet chaîné ne retient le navire.
met-derelict = { $ship } peut se déplacer.
met-becalmed = Le navire a du vent.
met-pinned = Le navire n’est pas bloqué.
met-cannot-shoot = { $ship } peut tirer.
met-nobody-in-reach = Quelqu’un est à portée.
met-no-such-mode = Le navire peut tirer ainsi.
met-monsters-move-and-shoot = Ce n’est pas un monstre marin.
met-is-lost = Le navire n’est pas perdu.
met-lost-in-fog = Le navire n’est pas perdu dans le brouillard.
met-not-docked = Le navire est accosté.
met-home-not-explored = L’île n’est l’île de départ de personne.
met-docked-this-turn = Le navire est accosté depuis le début du tour.
met-nothing-there = Il y a quelque chose sur l’île.
met-not-touched = Le navire le touche.
met-not-derelict = C’est un ami, un ponton ou une épave.
met-nothing-to-exchange = Il y a quelque chose à échanger.
met-not-to-be-repaired = Le mât est perdu, et ne brûle pas.
met-not-at-home = Le navire peut être réparé ici.
met-not-tangled = Le navire est empêtré.
met-tried-already = Cela n’a pas été tenté ce tour.
met-tows-nothing = { $ship } a une remorque.
met-no-such-ability = { $ship } a la capacité.
met-ability-used = Elle n’a pas servi.
met-out-of-touch = { $ship } est en jeu sur la table.
met-nothing-to-use-it-on = Il y a sur quoi l’utiliser.
met-own-fleet = La cible est ennemie.
met-no-target = La cible est à flot.
met-out-of-sight = La cible n’est ni perdue ni sous l’eau.
met-safe-at-home = La cible n’est pas accostée à son île de départ.
met-no-such-gun = Il y a un canon au mât { $mast } de { $ship }.
met-gun-has-fired = Il peut tirer.
met-no-special-shot = Le tir spécial est disponible.
met-out-of-range = { $ship } est à portée : le canon porte à { $reach } mm.
met-line-blocked = Une ligne vers { $ship } est libre.
met-no-means-for-this-shot = { $ship } a de quoi faire ce tir.
met-no-such-shot = Une ligne vers { $ship } est libre, à portée.
met-no-marine-to-be-seen = Il y a un Marine à terre en vue.
met-no-enemy = { $ship } est ennemi.
met-cannot-be-boarded = Aucun panneau ne protège le navire.
met-too-far-by = C’est assez près.
met-pinned-already = Les deux ne sont pas bloqués.
met-is-ghostly = Le navire n’est pas un navire fantôme.
met-is-submerged = Il n’est pas sous l’eau.
met-bow-touches-no-such-enemy = La proue touche { $ship }, un ennemi.
met-no-derelict-there =
    { $state ->
        [mast] { $ship } est un ponton.
       *[far] La coque touche la proue de { $ship }.
    }
met-not-to-be-towed = Il peut être remorqué.
met-sail-this-ship = C’est à { $ship } de naviguer.
met-not-on-this-island = Il est sur l’île explorée.
met-no-room = Il y a de la place dans la cale.
met-nothing-goes-there = Les deux navires sont de la même flotte.
met-moved-already = La pièce n’a pas encore changé de navire.
met-not-aboard = C’est à bord de { $ship }.
met-bound-to-the-ship = Il n’est pas lié à son navire.
met-not-your-crew = L’équipage est à toi.
met-too-near-the-edge = L’île est assez loin du bord.
met-too-near-an-island = L’île est assez loin des autres.
met-too-far-from-islands = L’île est assez près d’une autre.
met-no-spot-for-terrain =
    { $fault ->
        [edge] Le terrain est tout entier sur la table.
       *[near] Le terrain est assez loin des îles et des autres terrains.
    }
met-no-berth-there =
    { $fault ->
        [order] { $ship } est le navire à placer.
        [bow] La proue touche l’île de départ.
        [side] La proue touche l’île de départ.
        [terrain] Le navire ne commencerait sur aucun terrain.
       *[body] Rien ne gêne.
    }
met-black-mark-ashore = { $crew-card } ne porte pas de Marque Noire.
met-no-place-for-this-crew =
    { $fault ->
        [moved] Cet équipage n’a pas encore été placé.
       *[there] Cet équipage est ailleurs.
    }
