# La table dans un terminal.

table-waiting = on attend { $seats }
table-shot = mât { $mast } ({ $gun }) : peut toucher { $ship }
table-legend = Carte en millimètres, caps en degrés : → 0, ↑ 90.  ● or (et ce qui gagne)  3S canon de rang 3, portée S  ✗ mât abattu  * en feu  [2/4] cale  “?” face cachée  ( ) connu de toi seul  ⌂ île de départ  ⚑ marquée par  ~ brouillard  ≈ fumée  ^ récif  " mer des Sargasses
