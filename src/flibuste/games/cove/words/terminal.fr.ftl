# La table dans un terminal.

table-month = Mois { $month } sur { $months }
table-waiting = on attend { $seats }
table-leads = menée par { $seat }
table-pirate = dés { $dice }, coque { $hull }, vitesse { $speed }, ★{ $fame }
table-bank = Banque
table-tavern = Pioche de la Taverne
table-discards = défausse { $count }
table-you = toi
table-sails-first = part en premier
table-hand = Ta main
table-hand-empty = aucune carte
table-sealed = Sous scellé : { $choice }
table-offered = Second perroquet : { $card }
table-fighter = vitesse { $speed }, dés { $dice }
table-smoke = fumée { $die }+
table-was-hit = touché
table-hits =
    { $hits ->
        [0] manqué
        [one] 1 touche
       *[other] { $hits } touches
    }
table-in-force = En jeu
table-loaded = chargée : { $card }
table-legend = ★ renommée  ● or  ▣ coffres (et place)  ♦ cartes  ☠ navire noir  ♔ Navy  ··7·· anneau sur sa valeur  ✗ anneau hors jeu  ⚒ Artisan (touches restantes)  ❦ perroquet  ✚ blessé  ½ partage son butin
