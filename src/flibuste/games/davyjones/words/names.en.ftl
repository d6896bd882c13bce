# Names for pieces and places that the notation only numbers.

piece-island = the { $area } isle
piece-fog = the { $area } fog bank
piece-reef = the { $area } reef
piece-sargasso = the { $area } sargasso sea
piece-smoke = the { $area } smoke bank
piece-crew = hidden crew { $number }
piece-token = hidden treasure { $number }
piece-again = { $name } no. { $number }

compass-east = east
compass-north-east = north-east
compass-north = north
compass-north-west = north-west
compass-west = west
compass-south-west = south-west
compass-south = south
compass-south-east = south-east

area-east = east
area-north-east = north-east
area-north = north
area-north-west = north-west
area-west = west
area-south-west = south-west
area-south = south
area-south-east = south-east
area-middle = middle

mast-m1 = 1
mast-m2 = 2
mast-m3 = 3
mast-m4 = 4
mast-m5 = 5
mast-m6 = 6
mast-m7 = 7
mast-m8 = 8
mast-m9 = 9
mast-m10 = 10
mast-m11 = 11
mast-m12 = 12

outlook-sail = { $island ->
        [none] { $course }
       *[other] towards { $island }
    }{ $end ->
        [docks] , docks
        [lost] , into the fog
        [stopped] , is stopped
       *[free] { "" }
    }

# What a course comes to, as the solution of a puzzle says it.

action-docks = Dock { $ship } at { $island }
action-returns = Bring { $ship } home
action-heads = Sail { $ship } towards { $island }
action-wanders = Sail { $ship } about the open sea
action-stays = Keep { $ship } where it is
action-enters-fog = Sail { $ship } into the fog
action-meets = Sail { $first-ship } against { $second-ship }
action-reaches = Sail { $first-ship } to the derelict { $second-ship }
action-attacks = Bring { $second-ship } within range of { $first-ship }
