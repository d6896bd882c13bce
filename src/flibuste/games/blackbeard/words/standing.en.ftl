# Standing answers: on which occasions.
occasion-move = only when a ship moves
occasion-prey = only when Merchants are hunted
occasion-assault = only when a Port is attacked
occasion-harbour = only for what is done in Port
occasion-enough = only when the roll is enough
occasion-high-roll = only when every die is five or more on average
