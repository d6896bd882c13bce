# Blackbeard: the words of the game.

game-title = Blackbeard
game-pitch = Lead your pirates from the Caribbean to India: spot, plunder, sack and revel, and retire rich before the King’s Commissioners hang you. In everyone else’s turn, you are the law.
game-length = 3 to 4 hours
game-depth = deep: a campaign with many rules

# Whoever acts where no player does, in the solitaire game.

seat-none = The System Player
    .the = the System Player

# Places. “the”: where one sails to; “at”: where one is.

place-north-atlantic = North Atlantic
    .the = the North Atlantic
    .at = in the North Atlantic
place-central-atlantic = Central Atlantic
    .the = the Central Atlantic
    .at = in the Central Atlantic
place-south-atlantic = South Atlantic
    .the = the South Atlantic
    .at = in the South Atlantic
place-west-caribbean = West Caribbean
    .the = the West Caribbean
    .at = in the West Caribbean
place-east-caribbean = East Caribbean
    .the = the East Caribbean
    .at = in the East Caribbean
place-central-america = Central America
    .the = Central America
    .at = off Central America
place-south-america = South America
    .the = South America
    .at = off South America
place-gold-coast = Gold Coast
    .the = the Gold Coast
    .at = off the Gold Coast
place-east-africa = East Africa
    .the = East Africa
    .at = off East Africa
place-india = India
    .the = India
    .at = off India
place-transit-1 = South America – Gold Coast
    .the = the passage South America – Gold Coast
    .at = on the passage South America – Gold Coast
place-transit-2 = Gold Coast – East Africa
    .the = the passage Gold Coast – East Africa
    .at = on the passage Gold Coast – East Africa
place-boston = Boston
    .at = at Boston
place-new-york = New York
    .at = at New York
place-philadelphia = Philadelphia
    .at = at Philadelphia
place-virginia = Virginia
    .at = at Virginia
place-bath = Bath
    .at = at Bath
place-charleston = Charleston
    .at = at Charleston
place-st-augustine = St. Augustine
    .at = at St. Augustine
place-campeche = Campeche
    .at = at Campeche
place-honduras = Honduras
    .at = at Honduras
place-portobello = Portobello
    .at = at Portobello
place-cartagena = Cartagena
    .at = at Cartagena
place-curacao = Curaçao
    .at = at Curaçao
place-port-o-spain = Port o’ Spain
    .at = at Port o’ Spain
place-martinique = Martinique
    .at = at Martinique
place-guadeloupe = Guadeloupe
    .at = at Guadeloupe
place-san-juan = San Juan
    .at = at San Juan
place-santo-domingo = Santo Domingo
    .at = at Santo Domingo
place-tortuga = Isla de Tortuga
    .at = at Isla de Tortuga
place-port-royal = Port Royal
    .at = at Port Royal
place-santiago = Santiago
    .at = at Santiago
place-havana = Havana
    .at = at Havana
place-new-providence = New Providence
    .at = at New Providence
place-bermuda = Bermuda
    .at = at Bermuda
place-cape-coast = Cape Coast
    .at = at Cape Coast
place-cormantin = Cormantin
    .at = at Cormantin
place-whydah = Whydah
    .at = at Whydah
place-cape-lopez = Cape Lopez
    .at = at Cape Lopez
place-kilwa = Kilwa
    .at = at Kilwa
place-zanzibar = Zanzibar
    .at = at Zanzibar
place-ethiopia = Ethiopia
    .at = at Ethiopia
place-mocha = Mocha
    .at = at Mocha
place-bombay = Bombay
    .at = at Bombay
place-severndroog = Severndroog
    .at = at Severndroog
place-goa = Goa
    .at = at Goa
place-calicut = Calicut
    .at = at Calicut
place-ste-marie = Isle Ste. Marie
    .at = at Isle Ste. Marie

# Nations.

nation-english = English
nation-spanish = Spanish
nation-french = French
nation-dutch = Dutch
nation-portuguese = Portuguese
nation-arab = Arab

# Pirates (“short”: as on the charts), King’s Commissioners (those who have turned are Pirates) and Governors.

pirate-avery = Henry Avery
    .short = Avery
pirate-bellamy = Samuel Bellamy
    .short = Bellamy
pirate-bonnet = Stede Bonnet
    .short = Bonnet
pirate-condent = Christopher Condent
    .short = Condent
pirate-davis = Howell Davis
    .short = Davis
pirate-england = Edward England
    .short = England
pirate-hornigold = Benjamin Hornigold
    .short = Hornigold
pirate-la-buse = La Buse
    .short = La Buse
pirate-kidd = William Kidd
    .short = Kidd
pirate-kennedy = Walter Kennedy
    .short = Kennedy
pirate-lolonnais = François L’Olonnais
    .short = L’Olonnais
pirate-low = Edward Low
    .short = Low
pirate-lowther = George Lowther
    .short = Lowther
pirate-lussan = Raveneau de Lussan
    .short = Lussan
pirate-quelch = John Quelch
    .short = Quelch
pirate-rackham = John Rackham
    .short = Rackham
pirate-roberts = Bartholomew Roberts
    .short = Roberts
pirate-spriggs = Francis Spriggs
    .short = Spriggs
pirate-taylor = John Taylor
    .short = Taylor
pirate-teach = Edward Teach
    .short = Teach
pirate-tew = Thomas Tew
    .short = Tew
pirate-vane = Charles Vane
    .short = Vane
pirate-wynne = Emanuel Wynne
    .short = Wynne
kc-matthews = Thomas Matthews
kc-ogle = Chaloner Ogle
kc-rhett = William Rhett
kc-herdman = Mungo Herdman
kc-maynard = Robert Maynard
kc-barnet = Jonathan Barnet
kc-rogers = Woodes Rogers
kc-solgard = Peter Solgard
kc-turned-avery = Henry Avery
kc-turned-bellamy = Samuel Bellamy
kc-turned-bonnet = Stede Bonnet
kc-turned-condent = Christopher Condent
kc-turned-davis = Howell Davis
kc-turned-england = Edward England
kc-turned-hornigold = Benjamin Hornigold
kc-turned-la-buse = La Buse
kc-turned-kidd = William Kidd
kc-turned-kennedy = Walter Kennedy
kc-turned-lolonnais = François L’Olonnais
kc-turned-low = Edward Low
kc-turned-lowther = George Lowther
kc-turned-lussan = Raveneau de Lussan
kc-turned-quelch = John Quelch
kc-turned-rackham = John Rackham
kc-turned-roberts = Bartholomew Roberts
kc-turned-spriggs = Francis Spriggs
kc-turned-taylor = John Taylor
kc-turned-teach = Edward Teach
kc-turned-tew = Thomas Tew
kc-turned-vane = Charles Vane
kc-turned-wynne = Emanuel Wynne
governor-charles-eden = Charles Eden
governor-benjamin-fletcher = Benjamin Fletcher
governor-nicholas-trott = Nicholas Trott
governor-william-markham = William Markham
governor-archibald-hamilton = Archibald Hamilton
governor-thomas-modyford = Thomas Modyford
governor-seth-sothel = Seth Sothel
governor-isaac-richier = Isaac Richier
governor-alexander-spotswood = Alexander Spotswood
governor-earl-of-bellomont = the Earl of Bellomont
governor-francis-nicholson = Francis Nicholson
governor-nicholas-lawes = Nicholas Lawes
governor-robert-johnson = Robert Johnson
governor-thomas-lynch = Thomas Lynch
governor-joseph-dudley = Joseph Dudley
governor-samuel-shute = Samuel Shute
governor-william-beeston = William Beeston
governor-robert-hunter = Robert Hunter
governor-walter-hamilton = Walter Hamilton
governor-benjamin-bennett = Benjamin Bennett
governor-jeremiah-basse = Jeremiah Basse
governor-christopher-codrington = Christopher Codrington
governor-charles-boone = Charles Boone
governor-james-phipps = James Phipps

# Ships.

ship-sloop = Sloop
    .a = a Sloop
ship-schooner = Schooner
    .a = a Schooner
ship-brigantine = Brigantine
    .a = a Brigantine
kind-sloop = { ship-sloop }
    .a = { ship-sloop.a }
kind-schooner = { ship-schooner }
    .a = { ship-schooner.a }
kind-brigantine = { ship-brigantine }
    .a = { ship-brigantine.a }
merchant-flute = Flute
    .a = a Flute
merchant-sloop = Sloop
    .a = a Sloop
merchant-schooner = Schooner
    .a = a Schooner
merchant-brigantine = Brigantine
    .a = a Brigantine
merchant-three-master = Three-master
    .a = a Three-master
warship-guns-20 = Warship of 20 guns
    .the = the Warship of 20 guns
    .The = The Warship of 20 guns
    .A = A Warship of 20 guns
warship-guns-40 = Warship of 40 guns
    .the = the Warship of 40 guns
    .The = The Warship of 40 guns
    .A = A Warship of 40 guns
warship-guns-60 = Warship of 60 guns
    .the = the Warship of 60 guns
    .The = The Warship of 60 guns
    .A = A Warship of 60 guns

# Hostages.

hostage-captain = Captain
    .the = the Captain
    .a = a Captain
hostage-first-mate = First Mate
    .the = the First Mate
    .a = a First Mate
hostage-garrison-officer = Garrison Officer
    .the = the Garrison Officer
    .a = a Garrison Officer
hostage-governors-aide = Governor’s Aide
    .the = the Governor’s Aide
    .a = a Governor’s Aide
hostage-merchant-passenger = Trader
    .the = the Trader
    .a = a Trader
hostage-planter = Planter
    .the = the Planter
    .a = a Planter
hostage-nobleman = Nobleman
    .the = the Nobleman
    .a = a Nobleman
hostage-governors-daughter = Governor’s Daughter
    .the = the Governor’s Daughter
    .a = a Governor’s Daughter
hostage-lady = Lady
    .the = the Lady
    .a = a Lady
hostage-clergyman = Clergyman
    .the = the Clergyman
    .a = a Clergyman
hostage-surgeon = Surgeon
    .the = the Surgeon
    .a = a Surgeon

# Cards: a name, and in short what the Event does.

card-buried-treasure = Buried Treasure
card-buried-treasure-text = A chart for one Pirate: dig on the Isle of Pines
card-debauchery = Debauchery & Revelry
card-debauchery-text = The docked crew goes on a spree against its will
card-disease-outbreak = Disease Outbreak
card-disease-outbreak-text = All in a rolled Port die
card-double-cross = Double Cross
card-double-cross-text = Against a retirement by Letter: pay, or hang
card-european-turmoil = European Turmoil
card-european-turmoil-text = All Commissioners and Warships go home
card-fair-winds = Fair Winds
card-fair-winds-text = A Pirate or your KC sails to any Sea Zone
card-finger-of-fate = Finger of Fate
card-finger-of-fate-text = All discard a card; hands go to the left
card-general-pardon = General Pardon
card-general-pardon-text = Nothing, then an amnesty, then the end
card-new-governors = New Governors
card-new-governors-text = Two Ports get Anti-Pirate Governors
card-heavy-guns = Heavy Guns
card-heavy-guns-text = A docked Pirate’s ship fights at +2 from now on
card-kc-surprise = KC Surprise
card-kc-surprise-text = The sighted Warship is a KC, who attacks at once
card-letter-of-marque = Letter of Marque
card-letter-of-marque-text = A nation’s Ports welcome him; he may retire there
card-local-resistance = Local Resistance
card-local-resistance-text = A Port drives out its Pro-Pirate Governor
card-mal-de-mer = Mal de Mer
card-mal-de-mer-text = Draw to four, then lose the turn
card-mutiny-conspiracy = Mutiny Conspiracy
card-mutiny-conspiracy-text = Roll above the crew’s Loyalty: mutiny
card-pirate-converts = Pirate Converts
card-pirate-converts-text = A retired Pirate comes back as your KC
card-piratical-ambition = Piratical Ambition
card-piratical-ambition-text = After a loss of Loyalty: duel him for his ship
card-scurvy-outbreak = Scurvy Outbreak
card-scurvy-outbreak-text = At sea: Hostages die, Loyalty falls each turn
card-skull-and-crossbones = Skull and Crossbones
card-skull-and-crossbones-text = For 1 Cunning: cancel a card, or +2 against theft
card-storms-at-sea = Storms at Sea
card-storms-at-sea-text = A rolled Sea Zone loses Merchants; ships suffer
card-warship-sighting = Warship Sighting
card-warship-sighting-text = A Warship comes and may attack
card-wear-and-tear = Wear and Tear
card-wear-and-tear-text = At sea: the ship loses up to 3 Speed
card-natural-disaster = Natural Disaster
card-natural-disaster-text = A Port is destroyed with all who are in it

# Actions, as others speak of them. “says”: what the Pirate does; a place follows.

doing-nothing = nothing
    .says = waits:
doing-move-to-zone = a Move to another Sea Zone
    .says = sets sail for
doing-move-to-port = a Move into a Port
    .says = makes for
doing-move-to-transit = a Move into a Transit Box
    .says = heads out on
doing-leave-port = a Move out of a Port
    .says = puts to sea for
doing-leave-transit = a Move out of a Transit Box
    .says = makes landfall:
doing-spot = a Spot
    .says = looks out for the Merchant of
doing-plunder = a Plunder
    .says = goes to plunder the Merchant of
doing-convert = a Convert
    .says = changes ships in
doing-attack = an attack on a Port
    .says = attacks
doing-business = In-Port Activities
    .says = goes ashore on business:
doing-steal = a theft
    .says = plans a theft:
doing-recover = a Recover
    .says = has the crew sleep it off:
doing-sack = a sack
    .says = sets out to sack
doing-ally = an Alliance
    .says = drinks to an Alliance:
doing-retire-by-letter = retirement by Letter
    .says = shows a Letter of Marque, to retire:
doing-retire = retirement
    .says = wants to retire:
doing-dig = a dig for treasure
    .says = lands on the Isle of Pines to dig, in
doing-recruit = drawing a Pirate
    .says = looks for Pirates:

# Rolls.

roll-spot = spotting
roll-cargo = cargo
roll-capture = fame of the capture
roll-torture = torture
roll-flight = flight
roll-battle = battle
roll-attack = attack on the Port
roll-booty = Booty of the Port
roll-sack = sack
roll-ransom = ransom
roll-refit = refit
roll-bribe = bribe
roll-theft = theft
roll-share = the thief’s share
roll-duel = Duel
roll-mutiny = quelling the mutiny
roll-dig = digging
roll-treasure = treasure
roll-oust = holding the Port
roll-defence = defence of the Pirate Port
roll-interception = flight from the Commissioner

# How a Pirate leaves play.

cause-retired-letter = with a Letter of Marque
cause-retired-surrender = by surrender
cause-retired-haven = in a Safe Haven
cause-retired-bribe = for a bribe
cause-retired-pardon = under the General Pardon
cause-retired-pirate-port = in a Pirate Port
cause-sunk = sunk
cause-mutiny = killed by his own crew
cause-duel = killed in a Duel
cause-commissioner = killed by a King’s Commissioner
cause-hanged = hanged
cause-disease = carried off by disease
cause-disaster = lost in the disaster
cause-storm = lost in a storm
cause-warship = sunk by a Warship
cause-port = sunk before a Port

way-letter = with his Letter of Marque
way-haven = in his Safe Haven
way-bribe = by bribing the Governor
way-pirate-port = in the Pirate Port
track-speed = Speed
track-combat = Combat

# The options.

option-length = Length of the game
option-length-help = The long game goes twice through the deck: General Pardon comes in for the second pass only.
option-length-standard = standard
option-length-long = long
option-pirates = Pirates
option-pirates-help = How the first Pirates are given out: dealt at random, or picked in turn.
option-pirates-random = at random
option-pirates-draft = picked in turn
option-deployment = Deployment
option-deployment-help = How the first Pirates come onto the board: in turn, all at once in secret, or by the dice.
option-deployment-open = in turn
option-deployment-secret = in secret
option-deployment-random = by the dice
option-slow_pardon = Slow pardon
option-slow_pardon-help = When General Pardon comes back, it is shuffled into the lower half of the deck: the end comes later.
option-retire_in_pirate_port = Retirement in Pirate Ports
option-retire_in_pirate_port-help = A Pirate docked in a Pirate Port may retire there.

# The steps.

step-action-phase = Actions
step-choose-action = Choosing an Action
step-ambition-window = Piratical Ambition?
step-assault = Attack on a Pirate Port
step-fight-or-surrender = Fight or surrender
step-interception = Interception
step-ousting = Ousting
step-convert = Changing ships
step-lose-hold = Too few Holds
step-odd-point = Damage to an ally
step-which-zone = Which Sea Zone
step-reroll = A roll, and Cunning
step-double-cross-window = Double Cross?
step-retire-by-letter = Retirement by Letter
step-duel = Duel
step-go-on = A tied Duel
step-loot = Loot of a Duel
step-dig = Digging for treasure
step-form-alliance = Alliance
step-recover = Recovery
step-activity = In Port
step-business = In-Port Activities
step-buy-haven = Buying a Safe Haven
step-pay-for-haven = Price of a Safe Haven
step-ransom = Ransom
step-refit = Refit
step-repair = Repairs
step-move = Movement
step-fate-discard = Finger of Fate
step-mutiny = Mutiny
step-new-captain = A new captain
step-card-event = An Event
step-play-card = Playing a card
step-play-phase = Cards
step-trade-more = Cards for Actions
step-celebrate = Revelry?
step-hostage-fate = A Hostage
step-who-is-told = Information
step-plunder = Plunder
step-torture = Torture
step-attack-port = Attack on a Port
step-sack = Sack
step-choose-ship = A ship
step-drawn = A Pirate drawn
step-rejection = Keep or send back
step-pay-bribe = Price of a retirement
step-retire = Retirement
step-begin = The beginning
step-deployment = Deployment
step-draft = Picking Pirates
step-fit-out = Fitting out
step-fitting = Ships for all
step-secret-deployment = Secret deployment
step-played-card = A card against a Pirate
step-skull-window = Skull and Crossbones?
step-new-rival = A new rival
step-rivals-arrive = The rivals arrive
step-rival-turn = A rival’s turn
step-spot = Spotting
step-harden = Guarding the loot
step-steal = Theft
step-give = Paying the thief
step-stow = Stowing
step-take-booty = Cargo
step-close-turn = End of the turn
step-draw-phase = Drawing cards
step-merchant-phase = Merchants
step-turn = A new turn
step-end-game = The end
step-flee-or-fight = Flee or fight
step-sighted = Warship in sight
step-surprise-window = KC Surprise?
step-warship-attack = A Warship attacks
step-window = Reactions

# The questions.

prompt-choose-action =
    { $you ->
        [yes] { $pirate ->
            [none] { $left ->
                [one] You have 1 Action left. What do you do?
               *[other] You have { $left } Actions left. What do you do?
            }
           *[other] { $left ->
                [one] { $pirate } has 1 Action left. What does he do?
               *[other] { $pirate } has { $left } Actions left. What does he do?
            }
        }
       *[no] { $left ->
            [one] { $seat } has 1 Action left.
           *[other] { $seat } has { $left } Actions left.
        }
    }
prompt-ambition-window =
    { $you ->
        [yes] { $pirate }’s crew is unhappy. Does a Pirate from your hand challenge him?
       *[no] { $seat } may send a challenger against { $pirate }.
    }
prompt-fight-or-surrender =
    { $you ->
        [yes] The Commissioner { $kc } has caught { $pirate }. Fight, or surrender with the Letter of Marque?
       *[no] { $seat } fights the Commissioner { $kc } or surrenders { $pirate }.
    }
prompt-lose-hold =
    { $you ->
        [yes] { $pirate }’s new ship has fewer Holds. Which one is emptied?
       *[no] { $seat } empties a Hold of { $pirate }’s.
    }
prompt-odd-point =
    { $you ->
        [yes] One point of damage is left over. Who takes it, { $first } or { $second }?
       *[no] { $seat } decides who takes the last hit, { $first } or { $second }.
    }
prompt-which-zone =
    { $you ->
        [yes] { $pirate } puts to sea. Into which Sea Zone?
       *[no] { $seat } chooses a Sea Zone for { $pirate }.
    }
prompt-reroll =
    { $you ->
        [yes] { $goal ->
            [least] { $pirate } has { $total } ({ $roll }) and needs { $needed } or more. Roll again for 1 Cunning ({ $cunning } left)?
            [most] { $pirate } has { $total } ({ $roll }) and is safe with { $needed } or less. Roll again for 1 Cunning ({ $cunning } left)?
            [enough] { $pirate } has { $total } ({ $roll }), which is enough. Roll again for 1 Cunning ({ $cunning } left)?
            [less] { $pirate } has { $total } ({ $roll }): the less, the better. Roll again for 1 Cunning ({ $cunning } left)?
           *[more] { $dice ->
                [one] { $pirate } has { $total } ({ $roll }): the more, the better. Roll again for 1 Cunning ({ $cunning } left)?
               *[other] { $pirate } has { $total } on { $dice } dice ({ $roll }): the more, the better. Roll again for 1 Cunning ({ $cunning } left)?
            }
        }
       *[no] { $seat } may roll again for { $pirate }: { $total } ({ $roll }).
    }
prompt-double-cross-window =
    { $you ->
        [yes] { $pirate } trusts his Letter of Marque. Do you double-cross him?
       *[no] { $seat } may double-cross { $pirate }.
    }
prompt-go-on =
    { $you ->
        [yes] The Duel between { $pirate } and { $other } is tied. Do you go on?
       *[no] { $seat } decides whether { $pirate } and { $other } fight on.
    }
prompt-loot =
    { $you ->
        [yes] { $stage ->
            [ship] { $thief } has killed { $victim }. Does he take over his ship?
            [letter] { $thief } has killed { $victim }. Does he take his Letter of Marque?
           *[hold] Into which Hold of { $thief }’s does { $victim }’s Booty of { $amount } go?
        }
       *[no] { $seat } loots { $victim } with { $thief }.
    }
prompt-activity =
    { $you ->
        [yes] { $pirate } is ashore { $port-at }. What does he do next?
       *[no] { $pirate } does business { $port-at }: { $seat } decides.
    }
prompt-pay-for-haven =
    { $you ->
        [yes] The Governor asks { $price } Doubloons for a Safe Haven { $port-at }; { $pirate } has { $worth }. Do you pay?
       *[no] { $seat } pays { $price } Doubloons for a Safe Haven { $port-at }, or refuses.
    }
prompt-repair =
    { $you ->
        [yes] { $points ->
            [one] 1 point of damage can be repaired. Which?
           *[other] { $points } points of damage can be repaired. Which is next?
        }
       *[no] { $seat } repairs { $pirate }’s damage: { $points } to go.
    }
prompt-fate-discard =
    { $you ->
        [yes] The Finger of Fate: which card do you discard?
       *[no] Discarding in secret: { $seat }.
    }
prompt-new-captain =
    { $you ->
        [yes] { $pirate } is deposed by his crew. Who takes the ship?
       *[no] { $seat } names a captain in { $pirate }’s place.
    }
prompt-card-event =
    { $you ->
        [yes] { $sail ->
            [yes] { $card }: who sails, and where to?
           *[no] { $card }: for which Pirate?
        }
       *[no] { $seat } carries out { $card }.
    }
prompt-play-card =
    { $you ->
        [yes] { $acted ->
            [yes] Your Actions are done. Do you play another card as an Event, or end the turn?
           *[no] { $played ->
                [yes] Which card do you play next, and for what?
               *[no] Your turn: which card do you play, and for what?
            }
        }
       *[no] { $seat } plays a card.
    }
prompt-trade-more =
    { $you ->
        [yes] Do you discard a second card for a second Action?
       *[no] { $seat } may discard a second card for an Action.
    }
prompt-celebrate =
    { $you ->
        [yes] The prize is { $pirate }’s. Does the crew celebrate?
       *[no] { $seat } decides whether { $pirate }’s crew celebrates.
    }
prompt-hostage-fate =
    { $you ->
        [yes] { $pirate } has caught { $hostage-a } (ransom { $worth }, Information { $information }). Keep for ransom, or torture?
       *[no] { $seat } decides the fate of { $hostage-the }, whom { $pirate } has caught.
    }
prompt-who-is-told =
    { $you ->
        [yes] The Hostage talks: { $points } Information about { $port }. Who keeps it, { $first } or { $second }?
       *[no] { $seat } decides who keeps the Information about { $port }, { $first } or { $second }.
    }
prompt-choose-ship =
    { $you ->
        [yes] Which ship does { $pirate } take?
       *[no] { $seat } chooses a ship for { $pirate }.
    }
prompt-drawn =
    { $you ->
        [yes] You have drawn a Pirate. Deploy him now, or keep him in hand?
       *[no] { $seat } deploys the Pirate just drawn, or keeps the card.
    }
prompt-rejection =
    { $you ->
        [yes] Do you keep the Pirate you have drawn? To draw another gives everybody else { $points } VP.
       *[no] { $seat } keeps the Pirate or sends him back, for { $points } VP to everybody else.
    }
prompt-pay-bribe =
    { $you ->
        [yes] The Governor asks { $price } Doubloons to let { $pirate } retire { $port-at }; he has { $worth }. Do you pay?
       *[no] { $seat } pays { $price } Doubloons for { $pirate }’s retirement, or refuses.
    }
prompt-deployment =
    { $you ->
        [yes] { $more ->
            [yes] Do you deploy another Pirate? Which, and where?
           *[no] Which Pirate do you deploy first, and where?
        }
       *[no] { $seat } deploys a Pirate.
    }
prompt-draft =
    { $you ->
        [yes] Which Pirate do you pick?
       *[no] { $seat } picks a Pirate.
    }
prompt-fitting =
    { $you ->
        [yes] Which ship does each of your Pirates take?
       *[no] Choosing ships in secret: { $seat }.
    }
prompt-secret-deployment =
    { $you ->
        [yes] { $more ->
            [yes] Do you deploy another Pirate, and where? The others will not see it yet.
           *[no] Where does your first Pirate begin? The others will not see it yet.
        }
       *[no] Deploying in secret: { $seat }.
    }
prompt-skull-window =
    { $you ->
        [yes] { $card } is played against { $pirate }. Do you cancel it?
       *[no] { $seat } may cancel { $card }, played against { $pirate }.
    }
prompt-harden =
    { $you ->
        [yes] { $other } is about to rob { $pirate }. Do you play Skull and Crossbones for +2?
       *[no] { $seat } may guard { $pirate }’s Booty against { $other }.
    }
prompt-give =
    { $you ->
        [yes] { $amount ->
            [one] { $pirate } is robbed of 1 Doubloon. Out of which Hold?
           *[other] { $pirate } is robbed of { $amount } Doubloons. Out of which Hold?
        }
       *[no] { $seat } hands over Booty of { $pirate }’s: { $amount }.
    }
prompt-stow =
    { $you ->
        [yes] { $amount ->
            [one] Into which Hold of { $pirate }’s does the Doubloon go?
           *[other] Into which Hold of { $pirate }’s do the { $amount } Doubloons go?
        }
       *[no] { $seat } stows Booty of { $amount } on { $pirate }’s ship.
    }
prompt-take-booty =
    { $you ->
        [yes] { $amount ->
            [0] The cargo is worthless. Does { $pirate } take it all the same?
            [one] There is 1 Doubloon for { $pirate } to take. What does he do?
           *[other] There are { $amount } Doubloons for { $pirate } to take. What does he do?
        }
       *[no] { $seat } decides whether { $pirate } takes a cargo of { $amount }.
    }
prompt-flee-or-fight =
    { $you ->
        [yes] { $warship-A } (Speed { $speed }, Combat { $combat }) bears down on { $pirate }. Flee, or stand and fight?
       *[no] { $seat } decides whether { $pirate } flees { $warship-the } (Speed { $speed }, Combat { $combat }) or fights.
    }
prompt-sighted =
    { $you ->
        [yes] { $warship-The } (Speed { $speed }, Combat { $combat }) has { $pirate } in sight. Attack, or wait On Station?
       *[no] { $seat } commands { $warship-the } (Speed { $speed }, Combat { $combat }) against { $pirate }.
    }
prompt-surprise-window =
    { $you ->
        [yes] The Warship attacks { $pirate }. Is it a King’s Commissioner in disguise?
       *[no] { $seat } may turn the Warship that attacks { $pirate } into a King’s Commissioner.
    }
prompt-window =
    { $you ->
        [yes] { $moment ->
            [declared] { $pirate } { $doing-says } { $place-the }. Do you act against him?
            [during] { $pirate } is busy with { $doing }. Do you act against him?
           *[after] { $pirate } has finished { $doing }. Do you act against him?
        }
       *[no] { $moment ->
            [declared] { $pirate } { $doing-says } { $place-the }. { $seat } may act against him.
            [during] { $pirate } is busy with { $doing }. { $seat } may act against him.
           *[after] { $pirate } has finished { $doing }. { $seat } may act against him.
        }
    }

# The actions.

action-end-turn = End the turn
action-stop = Stop here
action-pass = Let it pass
action-reroll = Roll again for 1 Cunning
action-keep = Let the roll stand
action-skull = Play Skull and Crossbones: cancel the card
action-harden = Play Skull and Crossbones: +2 on the roll
action-decline = Leave it
action-take = Take it into an empty Hold
action-take-hold = Throw Hold { $hold } overboard and take it
action-keep-hostage = Keep the Hostage for ransom
action-torture = Torture the Hostage
action-revel = Let the crew revel
action-sober = Keep the crew sober
action-refit = Refit the ship
action-buy-haven = Ask the Governor for a Safe Haven
action-done = Done in Port
action-pay = Pay
action-refuse = Refuse to pay
action-flee = Flee
action-fight = Stand and fight
action-surrender = Surrender and retire
action-strike = Attack with the Warship
action-station = Leave the Warship On Station
action-continue = Go on with the Duel
action-break-off = Break off the Duel
action-take-ship = Take the loser’s ship
action-keep-ship = Stay on your own ship
action-take-letter = Take the loser’s Letter of Marque
action-keep-letter = Leave the loser’s Letter of Marque
action-recruit = Draw a Pirate
action-hold-pirate = Keep the Pirate in hand
action-accept = Keep this Pirate
action-reject = Send this Pirate back and draw another
action-send-kc = Send for a King’s Commissioner
action-kc-intercept = KC: intercept him
action-kc-chase = KC: sail to him and intercept, at -1
action-kc-oust = KC: oust everybody from the Port
action-kc-move = KC: sail to { $place-the }
action-kc-assault = KC: attack the Pirate Port { $place }
action-warship = Attack with the Warship On Station
action-hold = Stow it in Hold { $hold }
action-give = Give from Hold { $hold }
action-lose-hold = Empty Hold { $hold }
action-convert = { $pirate-short }: change to the captured ship
action-business = { $pirate-short }: do business in Port
action-idle = { $pirate-short }: sit out the hangover (a lost Action)
action-recover = { $pirate-short }: recover from the revelry
action-sack = { $pirate-short }: sack the Port
action-dig = { $pirate-short }: dig for treasure on the Isle of Pines
action-part = { $pirate-short }: dissolve the Alliance
action-arm = Heavy Guns for { $pirate-short }
action-chart = The chart is for { $pirate-short }
action-letter = Play Letter of Marque for { $pirate-short }
action-captain = { $pirate } takes command
action-hit = { $pirate-short } takes the hit
action-draft = Pick { $pirate }
action-launch = Bring out { $pirate }
action-stow = The Hostage goes to { $pirate-short }
action-tell = { $pirate-short } keeps the Information
action-steal = { $pirate-short }: rob { $other-short }
action-ally = { $pirate-short }: ally with { $other-short }
action-retire = { $pirate-short }: retire { $way }
action-repair = { $pirate-short }: repair 1 { $track }
action-fence =
    { $hold ->
        [1] { $pirate-short }: fence Hold { $hold }
        [2] { $pirate-short }: fence Hold { $hold }
        [3] { $pirate-short }: fence Hold { $hold }
        [4] { $pirate-short }: fence Hold { $hold }
       *[other] { $pirate-short }: fence Holds { $hold }
    }
action-fence-pirate = { $pirate-short }: fence nothing
action-ransom = { $pirate-short }: ransom { $hostage-the }
action-move = { $pirate-short }: sail to { $place-the }
action-spot = { $pirate-short }: spot the Merchant of { $place }
action-plunder = { $pirate-short }: plunder the Merchant of { $place }
action-attack = { $pirate-short }: attack { $place }
action-deploy = Deploy { $pirate-short } { $place-at }
action-sail = Fair Winds: { $pirate-short } to { $place-the }
action-sail-kc = Fair Winds: your KC to { $place-the }
action-zone = Put to sea: { $place }
action-play = Play { $card }
action-play-port = { $card }: { $port }
action-play-pirate = { $card }: { $pirate-short }
action-act = { $card }: for its Actions
action-act-pirate = { $card }: Actions by the Initiative of { $pirate-short }
action-both = { $card }: Event and Action
action-event = { $card }: the Event alone
action-trade = Discard { $card } for an Action
action-discard = Discard { $card }
action-ship = Take { $kind-a }
action-fit = Ships: { $parts }
action-fit-alone = No ship to choose
part-fit-kind = { $kind }

# What happens: the beginning.

event-first = { $seat } plays first.
event-dealt = { $seat } is dealt { $cards }.
event-dealt-hidden =
    { $count ->
        [one] { $seat } is dealt a card.
       *[other] { $seat } is dealt { $count } cards.
    }
event-dealt-pirates = { $seat } is dealt { $pirates }.
event-dealt-pirates-hidden =
    { $count ->
        [one] { $seat } is dealt a Pirate.
       *[other] { $seat } is dealt { $count } Pirates.
    }
event-drafted = { $seat } picks { $pirate }.
event-rejected = { $seat } sends { $pirate } back; everybody else gains { $points } VP.
event-governor = { $port } has a Pro-Pirate Governor: { $governor }.
event-deployed = { $seat } deploys { $pirate } { $place-at }.
event-rigged = { $pirate } takes { $ship-a }.
event-merchant = A Merchant lies at { $port }.

# Turns and cards.

event-turn = Turn { $number }: { $seat-the } plays.
event-system-turn = The rival { $pirate } has his turn.
event-drew = { $seat } draws { $card }.
event-drew-hidden = { $seat } draws a card.
event-must-play = { $seat } draws { $card }, which takes effect at once!
event-reshuffled =
    { $count ->
        [one] The Event deck is shuffled: 1 card.
       *[other] The Event deck is shuffled: { $count } cards.
    }
event-pardon =
    { $number ->
        [0] The General Pardon goes into the other pile.
        [1] The King’s pardon is talked of, nothing more yet.
        [2] The King offers a General Pardon!
       *[other] The General Pardon comes for the last time.
    }
event-amnesty = Amnesty until the end of the next turn of { $seat-the }: a Pirate who enters an English Port retires in peace.
event-amnesty-over = The amnesty is over.
event-pardon-back =
    { $left ->
        [one] The General Pardon is shuffled into the last card of the deck.
       *[other] The General Pardon is shuffled into the last { $left } cards.
    }
event-disease = Disease ravages { $port }: nobody there survives.
event-governor-gone = { $port } has lost its Governor: { $governor }.
event-turmoil = Turmoil in Europe: all Commissioners and Warships are called home.
event-fate-discard = { $seat } discards { $card }.
event-hands-passed =
    { $count ->
        [0] { $giver } has no card to pass to { $seat }.
       *[other] { $giver } passes to { $seat }: { $cards }.
    }
event-hands-passed-hidden =
    { $count ->
        [0] { $giver } has no card to pass to { $seat }.
        [one] { $giver } passes a card to { $seat }.
       *[other] { $giver } passes { $count } cards to { $seat }.
    }
event-new-governor = { $port } gets an Anti-Pirate Governor: { $governor }.
event-lost-turn = { $seat } is seasick and loses the rest of the turn.
event-storm = A storm breaks before { $port } and sweeps { $zone-the }.
event-storm-hit = The storm strikes { $pirate }: { $roll }.
event-storm-warship =
    { $lost ->
        [0] The Warship { $zone-at } rides out the storm: { $roll }.
       *[other] The Warship { $zone-at } is lost in the storm: { $roll }.
    }
event-storm-kc =
    { $lost ->
        [0] The Commissioner { $kc } rides out the storm: { $roll }.
       *[other] The storm drives the Commissioner { $kc } home: { $roll }.
    }
event-merchant-gone = The Merchant of { $port } is gone.
event-disaster = Disaster at { $port }!
event-port-destroyed = { $port } is destroyed.

event-played-actions =
    { $pirate ->
        [none] { $actions ->
            [one] { $seat } plays { $card } for 1 Action.
           *[other] { $seat } plays { $card } for { $actions } Actions.
        }
       *[other] { $actions ->
            [one] { $seat } plays { $card }: 1 Action for { $pirate }.
           *[other] { $seat } plays { $card }: { $actions } Actions for { $pirate }.
        }
    }
event-played-event = { $seat } plays { $card } for the Event.
event-played-both = { $seat } plays { $card } for Event and Action.
event-traded = { $seat } discards { $card } for an Action.
event-sailed = Fair winds carry { $pirate } to { $place-the }.
event-sailed-kc = Fair winds carry the Commissioner { $kc } to { $place-the }.
event-armed = { $pirate } mounts Heavy Guns.
event-charted = { $pirate } has a chart of buried treasure.
event-stopped =
    { $left ->
        [0] { $seat } has no more Actions.
        [one] { $seat } leaves 1 Action unused.
       *[other] { $seat } leaves { $left } Actions unused.
    }

# Actions.

event-declared = { $pirate } { $doing-says } { $place-the }.
event-moved = { $pirate } is now { $place-at }.
event-cured = { $pirate }’s crew is cured of Scurvy.
event-rolled =
    { $goal ->
        [1] { $pirate } rolls { $total }, needed { $needed } ({ $what }).
        [2] { $pirate } rolls { $total }, needed { $needed } or less ({ $what }).
       *[other] { $pirate } rolls { $total } ({ $what }).
    }
event-rerolled =
    { $left ->
        [0] { $goal ->
            [1] { $pirate } is cunning and rolls { $total }, needed { $needed } ({ $what }); that was the last trick.
            [2] { $pirate } is cunning and rolls { $total }, needed { $needed } or less ({ $what }); that was the last trick.
           *[other] { $pirate } is cunning and rolls { $total } ({ $what }); that was the last trick.
        }
       *[other] { $goal ->
            [1] { $pirate } is cunning and rolls { $total }, needed { $needed } ({ $what }); { $left } Cunning left.
            [2] { $pirate } is cunning and rolls { $total }, needed { $needed } or less ({ $what }); { $left } Cunning left.
           *[other] { $pirate } is cunning and rolls { $total } ({ $what }); { $left } Cunning left.
        }
    }
event-spotted = { $pirate } spots the Merchant of { $port }: { $merchant-a }!
event-not-spotted = { $pirate } does not find the Merchant of { $port }.
event-cargo =
    { $value ->
        [0] { $pirate } searches the prize ({ $result }): nothing of value.
        [one] { $pirate } searches the prize ({ $result }): { $value } Doubloon.
       *[other] { $pirate } searches the prize ({ $result }): { $value } Doubloons.
    }
event-took-cargo = { $pirate } stows { $value } in Hold { $hold }.
event-left-cargo = { $pirate } leaves the goods behind.
event-jettisoned = { $pirate } throws Hold { $hold } overboard: { $value } lost.
event-hostage = { $pirate } finds { $hostage-a } aboard.
event-held-hostage = { $pirate } keeps { $hostage-the } for ransom ({ $nation }).
event-tortured = { $pirate } tortures { $hostage-the } to death: { $roll }.
event-informed =
    { $points ->
        [one] { $pirate } learns the secrets of { $port }: 1 point of Information.
       *[other] { $pirate } learns the secrets of { $port }: { $points } points of Information.
    }
event-hostages-died =
    { $count ->
        [0] { $pirate } has no Hostages who could die.
        [one] A Hostage dies aboard { $pirate }’s ship.
       *[other] { $count } Hostages die aboard { $pirate }’s ship.
    }
event-converted = { $pirate } changes ships and now commands { $ship-a }.
event-notoriety = { $pirate } gains { $points } Notoriety and has { $now }.
event-loyalty =
    { $change ->
        [1] { $pirate }’s crew is pleased: Loyalty up 1 to { $now }.
        [2] { $pirate }’s crew is delighted: Loyalty up 2 to { $now }.
        [3] { $pirate }’s crew is in raptures: Loyalty up 3 to { $now }.
        [-1] { $pirate }’s crew grumbles: Loyalty down 1 to { $now }.
       *[other] { $pirate }’s crew: Loyalty { $change }, now { $now }.
    }
event-notoriety-lost = { $pirate } loses { $points } Notoriety and has { $now }.
event-revelled =
    { $forced ->
        [0] { $pirate } grants the crew a spree.
       *[other] { $pirate }’s crew goes on a spree, like it or not.
    }
event-idled = { $pirate } waits for the crew to sober up.
event-recovered = { $pirate }’s crew is fit again.
event-ransomed = { $pirate } is paid { $amount } for { $hostage-the }.
event-fenced = { $pirate } fences Booty of { $booty } for { $worth }.
event-refitted =
    { $points ->
        [one] { $pirate } refits: 1 point of damage may be repaired.
       *[other] { $pirate } refits: { $points } points of damage may be repaired.
    }
event-repaired = { $pirate }’s ship is repaired: Speed { $speed }, Combat { $combat }.
event-price = The Governor asks { $price } of { $pirate }.
event-bought-haven = { $pirate } pays { $price }: { $port } is his Safe Haven.
event-refused = { $pirate } does not pay { $price }. The Governor will not forget it.
event-lettered = { $pirate } receives a Letter of Marque ({ $nation }).
event-letter-lost = { $pirate } loses his Letter of Marque ({ $nation }).
event-haven-lost = { $pirate } loses his Safe Haven { $port-at }.
event-port-roll = The guns of { $port } answer: { $total }.
event-attacked =
    { $won ->
        [0] { $port } beats off { $pirate }: { $total } against { $against }.
       *[other] { $pirate } takes { $port }: { $total } against { $against }!
    }
event-booty = { $pirate } finds Booty of { $value }.
event-sacked =
    { $won ->
        [0] { $pirate } cannot sack { $port }.
       *[other] { $pirate } sacks { $port } and leaves it in ruins!
    }
event-theft = { $thief } tries to rob { $victim }: { $total } against { $against }.
event-stolen = { $thief } makes off with { $amount } of { $victim }’s Booty.
event-gave = { $pirate } loses { $amount } from Hold { $hold }.
event-damaged =
    { $points ->
        [one] { $pirate }’s ship takes 1 hit: Combat { $combat }.
       *[other] { $pirate }’s ship takes { $points } hits: Combat { $combat }.
    }
event-slowed =
    { $points ->
        [0] { $pirate }’s ship holds up: Speed { $speed }.
       *[other] { $pirate }’s ship loses { $points } Speed: { $speed }.
    }
event-to-sea = { $pirate } is driven out to { $place-the }.
event-allied = { $pirate } and { $other } sail together from now on.
event-parted = { $pirate } and { $other } go their own ways.
event-dug =
    { $found ->
        [0] { $pirate } digs and finds nothing but sand.
       *[other] { $pirate } digs up a treasure of { $found } Doubloons!
    }
event-recruited = { $seat } draws the Pirate { $pirate }.
event-recruited-hidden = { $seat } draws a Pirate.

# Against the Pirates.

event-ap-card =
    { $target ->
        [none] { $seat } plays { $card }!
       *[other] { $seat } plays { $card } against { $target }!
    }
event-skulled = { $pirate } shows the Skull and Crossbones: { $card } is cancelled.
event-hardened = { $pirate } guards the Booty under the Skull and Crossbones: +2.
event-kc-try = { $seat } sends for a King’s Commissioner against { $pirate }: { $roll }, where less than { $notoriety } is needed.
event-kc-came = The King’s Commissioner { $kc } arrives { $place-at }, sent by { $seat-the }.
event-kc-moved = The Commissioner { $kc } sails to { $place-the }.
event-kc-chase = The Commissioner { $kc } gives chase to { $pirate }: { $total }.
event-kc-caught = The Commissioner { $kc } catches { $pirate }!
event-kc-missed = { $pirate } gives the Commissioner { $kc } the slip.
event-kc-fires = The Commissioner { $kc } fires: { $total }.
event-kc-beaten = { $pirate } sends the Commissioner { $kc } to the bottom!
event-surrendered = { $pirate } strikes the flag and surrenders.
event-assault = The Commissioner { $kc } attacks { $port }: { $total }.
event-repelled = The Pirates { $port-at } repel the Commissioner { $kc }.
event-ousting = The Commissioner { $kc } tries to clear { $port }: { $total }.
event-not-ousted = The Pirates hold { $port }.
event-ousted = The Pirates are driven out of { $port }.
event-warship-came = { $warship-A } appears { $place-at }.
event-warship-waits = The Warship stays On Station { $place-at }.
event-warship-attacks = { $warship-The } attacks { $pirate }!
event-fled = { $pirate } flees; the Warship gives chase: { $against }.
event-escaped = { $pirate } escapes, but the chance is gone.
event-found = { $pirate } cannot shake off the Warship.
event-warship-fires = { $warship-The } fires: { $total }.
event-warship-beaten = { $pirate } defeats { $warship-the }!
event-driven-off =
    { $damage ->
        [0] The Warship drives { $pirate } off without a scratch.
        [one] The Warship drives { $pirate } off: 1 hit.
       *[other] The Warship drives { $pirate } off: { $damage } hits.
    }
event-conspiracy = Whispers below deck against { $pirate }: { $roll }.
event-mutiny = Mutiny against { $pirate }!
event-quelled = { $pirate } quells the mutiny: { $roll }.
event-captain = { $pirate } takes the ship of { $old }, for { $seat-the }.
event-ship-lost = Nobody is left to take { $pirate }’s ship: it is lost.
event-challenged = { $challenger } challenges { $pirate } to a Duel!
event-duel-won = { $pirate } kills { $loser } in the Duel.
event-duel-tied = { $pirate } and { $other } draw blood, but neither falls.
event-looted = { $pirate } takes Booty of { $amount } from the dead man.
event-swapped = { $pirate } takes over the loser’s ship, { $ship-a }.
event-challenger-dead = { $pirate } dies before ever commanding a ship.
event-resistance = Unrest { $port-at }: { $roll }.
event-sick = Scurvy breaks out on { $pirate }’s ship.
event-worn = { $pirate }’s ship is worn: { $roll }.
event-double-crossed =
    { $roll ->
        [1] { $pirate } is to be double-crossed: 1. The Governor keeps his word.
        [2] { $pirate } is to be double-crossed: 2. The Governor keeps his word.
        [3] { $pirate } is double-crossed: 3. The Governor wants his share.
        [4] { $pirate } is double-crossed: 4. The Governor wants his share.
       *[other] { $pirate } is double-crossed: { $roll }. The gallows are ready.
    }
event-paid-off = { $pirate } buys his freedom for { $amount }.
event-turned = { $pirate } is back, as King’s Commissioner of { $seat-the } { $place-at }.

# Gains, and the end.

event-retired = { $pirate } retires { $way }: { $points } VP.
event-eliminated = { $pirate } is no more, { $way }: Notoriety { $points }.
event-scored = { $seat } scores { $points } VP and has { $total }.
event-turned-up = The card turned up against Blackbeard: { $card }.
event-system-plays = { $pirate } plays { $card }.
event-final-score = { $seat } ends with { $score } VP.
event-won = { $seat } wins!
event-lost = { $seat } loses: Blackbeard’s legend ends here.

end-third-pardon = The General Pardon has come for the third time.
end-last-card = The General Pardon was the last card.
end-blackbeard-retired = Blackbeard has retired.
end-blackbeard-dead = Blackbeard is dead.
end-system-score = The rivals have made their fortune.
end-no-rivals = No rival is left.

# The odds of a roll, and the dice of the log.

odds-roll-contest = 1d{ $sides }{ $own } against { $others }d{ $sides }{ $other }
odds-roll-plus = 1d{ $sides }{ $bonus }
odds-roll-d66 = D66 × 100
odds-roll-hundreds = 1d{ $sides } × 100
odds-need-mutiny = against Leadership { $needed }, for the crew mutinies first
odds-need-duel =
    { $needed ->
        [one] against 1 die
       *[other] against { $needed } dice
    }
odds-need-every-pirate =
    { $needed ->
        [0] against nobody
        [one] against the Pirate there
       *[other] against every one of { $needed } Pirates there
    }
odds-need-if-he-fights = if he fights (if he flees, he is caught in { $found } %)
odds-outcome-quelled = quelled
odds-outcome-sour = Loyalty −1
odds-outcome-captain-lost = captain lost
odds-outcome-rich = rich cargo
odds-outcome-fair = fair
odds-outcome-poor = poor
odds-outcome-whole = all repaired
odds-outcome-points-1 = 1 point
odds-outcome-points-2 = 2 points
odds-outcome-points-3 = 3 points
odds-outcome-points-4 = 4 points
odds-outcome-points-5 = 5 points
odds-outcome-slower-3 = Speed −3
odds-outcome-slower-2 = −2
odds-outcome-slower-1 = −1
odds-outcome-slower-0 = nothing
odds-outcome-hanged = hanged
odds-outcome-pays = pays a share
odds-outcome-retires = retires in peace
odds-roll-ransom = 2d{ $sides } × { $value }
odds-need-if-crossed = if somebody double-crosses him
odds-outcome-much = { $much } or more
odds-outcome-usual = between
odds-outcome-little = { $little } or less

# Why not.

refused-no-recruiting-now =
    { $why ->
        [named] These Actions are all for the Pirate you named: no other comes into play with them.
        [deck] No Pirate card is left to draw.
        [alone] Alone you play Blackbeard and no other Pirate.
       *[other] You hold as many Pirates as you may, and have as many in play.
    }
refused-a-ship-for-each = Name one ship for each of your deployed Pirates: no more, no fewer.
refused-actions-first = Your Actions come first: take them or give them up, then play another card or end the turn.
refused-alliance-of-the-other = This Alliance is named by { $pirate }: dissolve it there.
refused-answer-this-first = Answer this first: against a Pirate one acts when his Action is announced, under way or just over.
refused-dice-choose-the-zone = Here the dice choose the Sea Zone: name the Pirate only.
refused-choose-the-zone = Name the Sea Zone too: here no dice choose it.
refused-name-filled-holds = Name only Holds that are filled.
refused-no-actions-without-a-card = You have no Actions yet: play a card for its Actions first.
refused-no-business-now = That is part of In-Port Activities, an Action of a docked Pirate.
refused-no-captain-wanted = No ship of yours has lost its captain to a Mutiny.
refused-no-card-to-cancel = No card has just been played against a Pirate of yours.
refused-no-cargo-offered = No cargo or Booty is on offer.
refused-no-discarding-now = Cards are discarded like this only for Finger of Fate.
refused-no-draft-now = Pirates are drafted before the game begins, if that was agreed.
refused-no-hold-too-many = A Hold is given up only when a new ship has fewer of them.
refused-no-hostage-taken = No Hostage has just been taken.
refused-no-launching-now = The dice place Pirates only before the first turn, if that was agreed.
refused-no-loot-to-take = Loot is for the thief who has just won a Duel.
refused-no-occasion-to-revel = A crew revels after taking a Merchant, or at the end of In-Port Activities.
refused-no-odd-point = There is no odd point of damage to share between allies.
refused-no-pirate-drawn = You have not just drawn a Pirate card.
refused-no-price-named = No Governor has named a price.
refused-no-refit-under-way = No refit is under way: it is part of In-Port Activities.
refused-no-roll-to-repeat = No roll of a Pirate of yours is waiting to be kept or repeated.
refused-no-services-here = This Port is hostile to the Pirate: it buys and repairs nothing for him.
refused-no-such-alliance = That Pirate is in no Alliance of yours.
refused-no-tied-duel = No Duel is tied.
refused-no-warship-sighted = You have not just sighted a Warship.
refused-no-zone-to-choose = No Pirate of yours is leaving Bermuda for one of its two Sea Zones.
refused-nobody-attacks = Nobody is attacking a Pirate of yours.
refused-nobody-has-talked = No Hostage has told two allies anything.
refused-nobody-needs-a-ship = A ship is chosen for a Pirate who has just been deployed.
refused-nobody-steals = Nobody is stealing from a Pirate of yours.
refused-not-against-yourself = In your own turn only the other players act against your Pirates.
refused-not-intercepted = No King’s Commissioner has intercepted a Pirate of yours.
refused-not-your-turn = That is for your own turn; now another player’s Pirate acts.
refused-nothing-to-fence = There is no Booty in the Holds of this Pirate.
refused-nothing-to-pass-on = Nobody else’s Action is waiting for you: there is nothing to pass on.
refused-nothing-to-stow = There is no money or Booty to put into a Hold.
refused-nothing-was-stolen = No Booty of yours has just been stolen.
refused-one-action-at-a-time = The Action under way comes to its end first.
refused-only-the-drawn-pirate = Now only the Pirate just drawn can be deployed.
refused-play-its-event-first = That is the Event of { $card }: play that card for its Event first.
refused-ships-are-fitted-once = Starting ships are chosen once, when all Pirates are deployed.
refused-turns-have-not-begun = The first turn has not begun: the game is still being set up.
refused-not-your-pirate = That is not one of your Pirates in play.
refused-only-the-named-pirate = These Actions are for the Pirate you named.
refused-revelling = The crew is drunk: it can only move, or recover in a Port.
refused-pirate-not-in-hand = You do not have that Pirate in hand.
refused-own-kc-there = Your own King’s Commissioner is there.
refused-no-room-in-play = You have all { $limit } Pirates in play that you may have.
refused-crippled-ship = A ship with Speed below 0 needs 2 Actions to move, and you have { $left }.
refused-port-closed =
    { $why ->
        [destroyed] That Port is destroyed, for the rest of the game.
        [history] That Port is closed to this Pirate: he has attacked its nation. A Letter of Marque of that nation would open it.
        [governor] That Port has an Anti-Pirate Governor: it is closed to this Pirate until he is gone.
       *[other] That Port is closed to this Pirate’s ally.
    }
refused-too-far = That is too far for one Move: go one step at a time.
refused-not-at-sea = { $pirate } must be at sea for that: sail into a Sea Zone first.
refused-must-leave-own-kc = First sail away from your own King’s Commissioner.
refused-no-prize = There is no captured ship to change to.
refused-no-digging-here =
    { $why ->
        [chart] The Pirate has no chart of the Buried Treasure.
       *[other] The treasure lies on the Isle of Pines, in another Sea Zone.
    }
refused-not-in-this-zone = { $place } is not in { $pirate }’s Sea Zone: sail there first.
refused-cannot-be-attacked =
    { $why ->
        [destroyed] That Port is destroyed.
       *[other] That is a Pirate Port: Pirates do not attack it.
    }
refused-no-merchant-there = There is no Merchant { $place-at }: new ones come at the beginning of a turn, when few are left.
refused-spotted-already = This Pirate has spotted that Merchant already.
refused-not-spotted = { $pirate } has not spotted that Merchant: spot it first.
refused-not-docked = { $pirate } must be docked for that: enter a Port first.
refused-no-such-victim =
    { $why ->
        [elsewhere] That Pirate is not in the same Port.
        [own] Nobody robs his own Pirates.
        [sober] That Pirate’s crew is not revelling: it can only be robbed in its revelry.
       *[other] There is no Booty in that Pirate’s Holds.
    }
refused-no-right-to-sack = Only the Port just taken can be sacked, and only at once.
refused-no-such-ally =
    { $why ->
        [other] Only with another Pirate of yours in play.
        [elsewhere] That Pirate is not in the same Port.
       *[other] You have an Alliance already.
    }
refused-cannot-retire-so =
    { $why ->
        [letter] For that the Pirate needs a Letter of Marque of this Port’s nation.
        [ally] By Letter no Pirate retires who has an ally: dissolve the Alliance first.
        [haven] This Port is not the Pirate’s Safe Haven.
        [bribe] There is no Pro-Pirate Governor here whom the Pirate could bribe.
        [tried] The Pirate has tried to bribe this Governor before, and cannot again.
        [hostile] This Port is hostile to the Pirate.
        [own-haven] This is his Safe Haven: here he retires without a bribe.
        [alone] Alone, Blackbeard does not retire by a bribe.
        [not-agreed] In a Pirate Port nobody retires, unless that was agreed.
       *[other] This is no Pirate Port.
    }
refused-nothing-to-recover-yet =
    { $why ->
        [idle] The crew was made to revel: an Action is lost first, then it recovers.
       *[other] There is nothing to recover from: the crew is sober.
    }
refused-another-ship = { $pirate }’s ship does not lie here.
refused-nothing-to-sit-out = There is nothing to sit out.
refused-challenge-or-pass = Challenge the captain, or let it pass.
refused-fight-or-surrender = Fight, or surrender if you have a Letter of Marque.
refused-name-a-filled-hold = Name a Hold that is filled.
refused-hit-an-ally = One of the two allies must take the hit.
refused-one-of-two-zones = Choose one of the two Sea Zones of that Port.
refused-keep-or-reroll = Let the roll stand, or roll again.
refused-double-cross-or-pass = Double-cross him, or let it pass.
refused-continue-or-break-off = Go on with the Duel, or break it off.
refused-loot-in-order = Loot in order: the ship, the Letter, then a Hold for the Booty.
refused-pay-or-refuse = Pay if you can, or refuse.
refused-must-revel = Whoever fences in a Pirate Port must let the crew revel.
refused-no-haven-for-sale =
    { $why ->
        [governor] There is no Pro-Pirate Governor here to sell a Safe Haven.
        [taken] This Port is a Safe Haven already.
        [tried] This Governor has been asked once, and never again.
        [hostile] This Port is hostile to the Pirate.
       *[other] It is too late for that: a Safe Haven comes before revelry. In another Action it can be bought.
    }
refused-no-refit-here =
    { $why ->
        [whole] The ship has no damage.
        [arab] In Arab Ports nothing is refitted.
        [hostile] This Port is hostile to the Pirate.
       *[other] It is too late for that: refit comes before Safe Haven and revelry, and once in an Action.
    }
refused-no-ransom-here =
    { $why ->
        [aboard] There is no such Hostage aboard.
        [late] It is too late for that: ransom comes first.
       *[other] This Port does not ransom him: it must be of his nation and not hostile, neither Arab nor Portuguese nor a Pirate Port.
    }
refused-no-letter-here =
    { $why ->
        [elsewhere] Only the Pirate who does business now.
        [card] You do not have the card Letter of Marque.
        [letter] The Pirate has a Letter of Marque already.
        [ally] While he is allied no Pirate takes a Letter of Marque.
       *[other] There is no Pro-Pirate Governor here.
    }
refused-in-port-order = In Port: ransom, fence, refit, Safe Haven, revelry, in this order.
refused-nothing-to-repair-there = There is no such damage on that ship.
refused-card-not-in-hand = You do not have that card.
refused-a-pirate-in-hand = The new captain must be a Pirate in your hand.
refused-play-a-card-first = Play a card first: one a turn at least.
refused-a-card-gives-actions = You have a card that gives Actions: play that.
refused-one-actions-card = One card a turn for Actions, no more.
refused-event-is-obligatory = The Event of this card comes with its Action.
refused-anti-pirate-event = That Event is for other players’ turns; this card only gives you Actions.
refused-one-mode-only = That card is for Actions or Event, not for both.
refused-not-playable-now =
    { $why ->
        [pirate] This card’s Actions are for one of your Pirates in play: name him.
        [nobody] This card’s Actions are for all your Pirates: name none.
       *[other] The Event of this card cannot be applied to anybody now.
    }
refused-event-not-there =
    { $why ->
        [card] That is the Event of another card.
        [no-kc] You have no King’s Commissioner.
        [here] There already.
        [pirate] That is not one of your Pirates in play.
        [docked] Heavy Guns are taken aboard in Port: the Pirate is not docked.
        [armed] This ship has Heavy Guns already.
        [kept] Your own King’s Commissioner lies before the Port: the Pirate cannot leave it.
        [kc] Your own King’s Commissioner is there.
       *[other] Allies sail together: name the other one.
    }
refused-one-or-two-cards = Discard a second card, or stop here.
refused-tell-an-ally = One of the two allies keeps the Information.
refused-ransom-or-torture = Keep the Hostage for ransom, or torture him.
refused-revel-or-not = Let the crew revel, or keep it sober.
refused-accept-or-reject = Keep this Pirate, or send him back.
refused-too-many-held = You may hold { $limit } Pirates at most: deploy him.
refused-sloop-or-schooner = A Sloop or a Schooner; a Brigantine must be captured.
refused-pirate-taken = That Pirate is taken.
refused-first-deployment-mandatory = The first Pirate must be deployed.
refused-no-skull-in-hand = You do not have Skull and Crossbones.
refused-skull-or-pass = Cancel the card, or let it pass.
refused-name-a-hold = Name one of the ship’s Holds.
refused-jettison-only-when-full = Throw a Hold overboard only if all are full.
refused-take-or-decline = Take the goods, or leave them.
refused-strike-or-station = Attack, or leave the Warship On Station.
refused-flee-or-fight = Flee, or fight.
refused-surprise-or-pass = Play KC Surprise, or let it pass.
refused-kc-not-now =
    { $why ->
        [none] You have no King’s Commissioner.
        [once] A King’s Commissioner has acted in this Action already.
        [other] Another player’s King’s Commissioner has acted this turn: only he goes on.
       *[other] You have acted against a Pirate this turn already, and your King’s Commissioner is not hunting this one.
    }
refused-kc-cannot =
    { $why ->
        [fresh] That Pirate was deployed this turn: he cannot be intercepted before the next.
        [docked] That Pirate is not docked: only from a Port can he be ousted.
        [pirates] That is a Pirate Port: your King’s Commissioner can attack it, but ousts nobody from it.
        [now]
            { $what ->
                [kc-intercept] Nobody is intercepted at this moment: only at a Move, Spot, Plunder, Conversion or attack on a Port.
                [kc-chase] Nobody is intercepted at this moment: only at a Move, Spot, Plunder, Conversion or attack on a Port.
                [kc-oust] Nobody is ousted at this moment: only while the Pirate does something in Port.
               *[other] Your King’s Commissioner cannot do that at this moment.
            }
       *[other]
            { $what ->
                [kc-move] That is too far for your King’s Commissioner: one step at a time.
                [kc-intercept] Your King’s Commissioner is not in the Pirate’s Sea Zone.
                [kc-chase] The Pirate is not in a Sea Zone beside your King’s Commissioner’s.
                [kc-assault] There is no such Pirate Port beside your King’s Commissioner.
               *[other] Your King’s Commissioner does not lie before the Port where the Pirate is docked.
            }
    }
refused-one-ap-action-per-turn = You have acted against a Pirate this turn already: again in the next player’s turn.
refused-no-kc-deployment =
    { $why ->
        [place] The Pirate is not at sea: no King’s Commissioner can be sent for.
        [own] You have a King’s Commissioner already.
        [pool] No King’s Commissioner is left.
        [once] A King’s Commissioner has been sent for once in this Action.
       *[other] No King’s Commissioner can be sent for during this Action.
    }
refused-no-warship-here =
    { $why ->
        [action] A Warship attacks only at a Spot, a Plunder, a Conversion or an attack on a Port, before it is over.
        [none] There is no Warship On Station in the Pirate’s Sea Zone.
        [once] The Warship has attacked once in this Action.
        [evaded] The Pirate has escaped from this Warship this turn.
       *[other] There is no Warship that could attack here now.
    }
refused-act-or-pass = Act against the Pirate, or let it pass.
refused-type-used = That has been tried once in this Action already.
refused-only-after-in-port = That is for a docked Pirate who has just finished an Action.
refused-card-not-in-this-window = That card cannot be played at this moment.

# The same by another name: Ports, the second Pirate of an action, the cards of a hand.

port-boston = { place-boston }
    .at = { place-boston.at }
port-new-york = { place-new-york }
    .at = { place-new-york.at }
port-philadelphia = { place-philadelphia }
    .at = { place-philadelphia.at }
port-virginia = { place-virginia }
    .at = { place-virginia.at }
port-bath = { place-bath }
    .at = { place-bath.at }
port-charleston = { place-charleston }
    .at = { place-charleston.at }
port-st-augustine = { place-st-augustine }
    .at = { place-st-augustine.at }
port-campeche = { place-campeche }
    .at = { place-campeche.at }
port-honduras = { place-honduras }
    .at = { place-honduras.at }
port-portobello = { place-portobello }
    .at = { place-portobello.at }
port-cartagena = { place-cartagena }
    .at = { place-cartagena.at }
port-curacao = { place-curacao }
    .at = { place-curacao.at }
port-port-o-spain = { place-port-o-spain }
    .at = { place-port-o-spain.at }
port-martinique = { place-martinique }
    .at = { place-martinique.at }
port-guadeloupe = { place-guadeloupe }
    .at = { place-guadeloupe.at }
port-san-juan = { place-san-juan }
    .at = { place-san-juan.at }
port-santo-domingo = { place-santo-domingo }
    .at = { place-santo-domingo.at }
port-tortuga = { place-tortuga }
    .at = { place-tortuga.at }
port-port-royal = { place-port-royal }
    .at = { place-port-royal.at }
port-santiago = { place-santiago }
    .at = { place-santiago.at }
port-havana = { place-havana }
    .at = { place-havana.at }
port-new-providence = { place-new-providence }
    .at = { place-new-providence.at }
port-bermuda = { place-bermuda }
    .at = { place-bermuda.at }
port-cape-coast = { place-cape-coast }
    .at = { place-cape-coast.at }
port-cormantin = { place-cormantin }
    .at = { place-cormantin.at }
port-whydah = { place-whydah }
    .at = { place-whydah.at }
port-cape-lopez = { place-cape-lopez }
    .at = { place-cape-lopez.at }
port-kilwa = { place-kilwa }
    .at = { place-kilwa.at }
port-zanzibar = { place-zanzibar }
    .at = { place-zanzibar.at }
port-ethiopia = { place-ethiopia }
    .at = { place-ethiopia.at }
port-mocha = { place-mocha }
    .at = { place-mocha.at }
port-bombay = { place-bombay }
    .at = { place-bombay.at }
port-severndroog = { place-severndroog }
    .at = { place-severndroog.at }
port-goa = { place-goa }
    .at = { place-goa.at }
port-calicut = { place-calicut }
    .at = { place-calicut.at }
port-ste-marie = { place-ste-marie }
    .at = { place-ste-marie.at }
other-avery = { pirate-avery }
    .short = { pirate-avery.short }
other-bellamy = { pirate-bellamy }
    .short = { pirate-bellamy.short }
other-bonnet = { pirate-bonnet }
    .short = { pirate-bonnet.short }
other-condent = { pirate-condent }
    .short = { pirate-condent.short }
other-davis = { pirate-davis }
    .short = { pirate-davis.short }
other-england = { pirate-england }
    .short = { pirate-england.short }
other-hornigold = { pirate-hornigold }
    .short = { pirate-hornigold.short }
other-la-buse = { pirate-la-buse }
    .short = { pirate-la-buse.short }
other-kidd = { pirate-kidd }
    .short = { pirate-kidd.short }
other-kennedy = { pirate-kennedy }
    .short = { pirate-kennedy.short }
other-lolonnais = { pirate-lolonnais }
    .short = { pirate-lolonnais.short }
other-low = { pirate-low }
    .short = { pirate-low.short }
other-lowther = { pirate-lowther }
    .short = { pirate-lowther.short }
other-lussan = { pirate-lussan }
    .short = { pirate-lussan.short }
other-quelch = { pirate-quelch }
    .short = { pirate-quelch.short }
other-rackham = { pirate-rackham }
    .short = { pirate-rackham.short }
other-roberts = { pirate-roberts }
    .short = { pirate-roberts.short }
other-spriggs = { pirate-spriggs }
    .short = { pirate-spriggs.short }
other-taylor = { pirate-taylor }
    .short = { pirate-taylor.short }
other-teach = { pirate-teach }
    .short = { pirate-teach.short }
other-tew = { pirate-tew }
    .short = { pirate-tew.short }
other-vane = { pirate-vane }
    .short = { pirate-vane.short }
other-wynne = { pirate-wynne }
    .short = { pirate-wynne.short }
cardset-buried-treasure = { card-buried-treasure }
cardset-debauchery = { card-debauchery }
cardset-disease-outbreak = { card-disease-outbreak }
cardset-double-cross = { card-double-cross }
cardset-european-turmoil = { card-european-turmoil }
cardset-fair-winds = { card-fair-winds }
cardset-finger-of-fate = { card-finger-of-fate }
cardset-general-pardon = { card-general-pardon }
cardset-new-governors = { card-new-governors }
cardset-heavy-guns = { card-heavy-guns }
cardset-kc-surprise = { card-kc-surprise }
cardset-letter-of-marque = { card-letter-of-marque }
cardset-local-resistance = { card-local-resistance }
cardset-mal-de-mer = { card-mal-de-mer }
cardset-mutiny-conspiracy = { card-mutiny-conspiracy }
cardset-pirate-converts = { card-pirate-converts }
cardset-piratical-ambition = { card-piratical-ambition }
cardset-scurvy-outbreak = { card-scurvy-outbreak }
cardset-skull-and-crossbones = { card-skull-and-crossbones }
cardset-storms-at-sea = { card-storms-at-sea }
cardset-warship-sighting = { card-warship-sighting }
cardset-wear-and-tear = { card-wear-and-tear }
cardset-natural-disaster = { card-natural-disaster }

# Forms: what is done, the rows, and what it gives.

form-play = Play a card
form-steal = Rob a Pirate
form-ally = Form an Alliance
form-retire = Retire
form-repair = Repair
form-fence = Fence Booty
form-move = Sail
form-spot = Spot a Merchant
form-plunder = Plunder a Merchant
form-attack = Attack a Port
form-deploy = Deploy a Pirate
form-sail = Fair Winds
form-act = Play a card for its Actions
form-ransom = Ransom a Hostage
form-fit = Choose the ships
field-card = Card
field-pirate = Pirate
field-other = The other
field-way = How
field-track = What
field-hold = Hold
field-place = Where
field-port = Port
field-hostage = Hostage
row-hold = Hold { $word }: { $amount }
choice-handling-keep = Keep
choice-handling-fence = Fence
gives-net-worth = Net Worth
