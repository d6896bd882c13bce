# Davy Jones’ Curse: what is in the box.

box-nation = Nation
box-masts = Masts
box-points = Points
box-band = { $high ->
    [99] { $low } and more
   *[other] { $low } to { $high }
  }
box-keyword = Keyword
box-guns = Guns
box-move = Move
box-cargo = Cargo
box-spaces = Spaces
box-number = Number
box-event-text = An event of an older set; only where the table has agreed on them.
