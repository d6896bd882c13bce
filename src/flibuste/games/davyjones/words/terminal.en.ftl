# The table in a terminal.

table-waiting = waiting for { $seats }
table-shot = mast { $mast } ({ $gun }) can hit { $ship }
table-legend = Map in millimetres, headings in degrees: → 0, ↑ 90.  ● gold (and what wins)  3S cannon of rank 3, range S  ✗ mast lost  * on fire  [2/4] hold  “?” face down  ( ) only you know  ⌂ home  ⚑ marked by  ~ fog  ≈ smoke  ^ reef  " sargasso sea
