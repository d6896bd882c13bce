# La table dans un terminal.

table-waiting = on attend { $names }
table-you = toi
table-deck = Pioche Événement { $deck }, défausse { $discards }
table-discarded = Défausse
table-hand = Ta main
table-hand-empty = aucune carte
table-pirates = Cartes Pirate
table-legend = ♦ cartes Événement  ☠ Pirates en main, Port Pirate, Notoriété  ♔ Commissaire du Roi et ⚑ navire de guerre, Vitesse/Combat  ✓ Pro-Pirate  ✗ Anti-Pirate  ◐ selon qui  ⌂ Havre  ! attaqué  † détruit  △ Marchand (▲ face visible)  Ports : nation, Richesse–Défense  ◈ les rivaux  ⚔ Combat  ≋ Vitesse  ♥ Loyauté  ● Magot  [ ] Cales  traits : ◆ Initiative  ✵ Aptitude  ⚑ Commandement  † Cruauté  ⟳ Astuce restante  ⚔ Duel  cartes : Actions + et / ou l’Événement
