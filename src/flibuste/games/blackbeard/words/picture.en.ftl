# The words inside the picture of the table.

picture-system = The rivals
picture-you = (you)
picture-vp = { $count } VP
picture-turn = Turn { $number }: { $name }
picture-actions =
    { $count ->
        [one] 1 Action left
       *[other] { $count } Actions left
    }
picture-does = { $name }: { $doing }, { $place }
picture-does-it = { $name }: { $doing }
picture-winner = wins the game
picture-winners = share the victory
picture-desc-asked = { $names } to decide: { $step }
picture-desc-over = The game is over. Victory: { $names }.
picture-desc-lost = The game is over. Nobody has won.

picture-doing-nothing = waits
picture-doing-move-to-zone = sails
picture-doing-move-to-port = puts into port
picture-doing-move-to-transit = begins the crossing
picture-doing-leave-port = puts to sea
picture-doing-leave-transit = ends the crossing
picture-doing-spot = looks for the Merchant
picture-doing-plunder = plunders the Merchant
picture-doing-convert = takes over the prize
picture-doing-attack = attacks the Port
picture-doing-business = on business ashore
picture-doing-steal = steals
picture-doing-recover = sobers up the crew
picture-doing-sack = sacks the Port
picture-doing-ally = makes an alliance
picture-doing-retire-by-letter = retires by his Letter
picture-doing-retire = retires
picture-doing-dig = digs for treasure
picture-doing-recruit = recruits

picture-nation-english = English
picture-nation-spanish = Spanish
picture-nation-french = French
picture-nation-dutch = Dutch
picture-nation-portuguese = Portuguese
picture-nation-arab = Arab
picture-pirate-port = Pirate Port
picture-locator = number { $number } on the map
picture-port-facts = Wealth { $wealth }, Defence { $defence }
picture-governor-pro = Governor { $name }, a friend of pirates
picture-governor-anti = Governor { $name }, a foe of pirates
picture-attacked = attacked
picture-destroyed = destroyed
picture-haven-of = Safe Haven of { $name }
picture-status-anti = Anti-Pirate
picture-status-neutral = Neutral
picture-status-pro = Pro-Pirate
picture-status-haven = Safe Haven
picture-status-pirate-port = Pirate Port
picture-status-destroyed = destroyed

picture-merchant = Merchant before { $place }: { $kind }
picture-unknown = not yet known
picture-spotted = spotted by { $names }
picture-fighter = { $name }: Speed { $speed }, Combat { $combat }
picture-kc = King's Commissioner { $name }, led by { $owner }
picture-ship = { $name }, { $kind } of { $owner }, at { $place }
picture-shipless = { $name } of { $owner }, at { $place }, without a ship yet
picture-sheet = Combat { $combat }, Speed { $speed }, Loyalty { $loyalty }, Notoriety { $notoriety }, Net Worth { $worth }, Cunning left { $cunning }
picture-traits = Initiative { $initiative }, Ability { $ability }, Leadership { $leadership }, Cruelty { $cruelty }, Cunning { $cunning }, Duel { $duel }
picture-track = { $name }, { $track }: { $now } of { $full }
picture-combat = Combat
picture-speed = Speed
picture-hold = { $name }, Hold { $number }: { $value } Doubloons
picture-guns = Heavy Guns
picture-chart = treasure chart
picture-scurvy = Scurvy
picture-pardoned = pardoned
picture-letter-of = Letter of Marque, { $nation }
picture-revels = Debauchery & Revelry
picture-ally = allied with { $name }
picture-sacking = may sack { $place }
picture-prize = prize: { $kind }
picture-history = has attacked: { $nations }
picture-hostage = Hostage: { $kind }, { $nation }, value { $value }
picture-news = Information: { $ports }

picture-player = { $name }: { $score } VP, Event cards { $cards }, Pirates held { $pirates }
picture-piles = Event deck { $deck }, discards { $discards }; counters left: Merchants { $merchants }, Warships { $warships }, Commissioners { $commissioners }, Hostages { $hostages }, Anti-Pirate Governors { $governors }
picture-retired = Retired
picture-locker = Davy Jones' locker

picture-in-hand = In your hand: { $card }
picture-gives =
    { $count ->
        [0] No Action
        [one] 1 Action
       *[other] { $count } Actions
    }
picture-gives-initiative = As many Actions as the Pirate's Initiative
picture-both = and the Event.
picture-either = or the Event.
picture-held = Pirate card held: { $name }
picture-to-draft = Pirate to draft: { $name }

picture-ship-kind = { $kind }: Combat { $combat }, Speed { $speed }, Holds { $holds }
picture-legend-friend = friend
picture-legend-foe = foe
picture-legend-some = for some
picture-legend-attacked = attacked
picture-legend-ruined = ruined
picture-legend-letter = Letter
picture-legend-letter-title = Letter of Marque
picture-legend-haven = Safe Haven
picture-legend-haven-title = Safe Haven
picture-legend-bribe = bribe
picture-legend-bribe-title = Bribing a Governor
picture-legend-pirate-port = Pirate Port
picture-legend-pirate-port-title = Pirate Port

picture-short-la-buse = La Buse
picture-short-lolonnais = L'Olonnais

# The signs of a sheet.

picture-sign-combat = Combat
picture-sign-combat-title = now, and when the ship was new
picture-sign-speed = Speed
picture-sign-speed-title = to flee from Warships and Commissioners
picture-sign-loyalty = Loyalty
picture-sign-loyalty-title = of the crew; at 0 it mutinies
picture-sign-notoriety = Notoriety
picture-sign-notoriety-title = grows with his deeds, and scores
picture-sign-worth = Net Worth
picture-sign-worth-title = fenced Booty; it scores when he retires
picture-sign-hold = Hold
picture-sign-hold-title = one Booty each, in Doubloons
picture-sign-initiative = Initiative
picture-sign-initiative-title = the Actions of a diamond card
picture-sign-ability = Ability
picture-sign-ability-title = for spotting, attacks and battles
picture-sign-leadership = Leadership
picture-sign-leadership-title = quells a mutiny
picture-sign-cruelty = Cruelty
picture-sign-cruelty-title = to sack a Port; low makes a Hostage talk
picture-sign-cunning = Cunning left
picture-sign-cunning-title = rolls again, and is spent
picture-sign-duel = Duel
picture-sign-duel-title = his dice in a Duel
picture-sign-letter = Letter of Marque
picture-sign-letter-title = one nation’s friend; he may retire with it
picture-sign-guns = Heavy Guns
picture-sign-guns-title = +2 in combat
picture-sign-chart = treasure chart
picture-sign-chart-title = where the treasure is buried
picture-sign-hostage = Hostage
picture-sign-hostage-title = aboard, with his value
picture-sign-ally = ally
picture-sign-ally-title = sails and acts with him
picture-sign-news = Information
picture-sign-news-title = points for the attack on a Port
picture-sign-scurvy = Scurvy
picture-sign-scurvy-title = cured by docking
picture-sign-revel = revelry
picture-sign-revel-title = the crew is drunk: move or recover
picture-sign-sack = may sack
picture-sign-sack-title = the Port he has just taken
picture-sign-pardon = pardoned
picture-sign-pardon-title = by the General Pardon
picture-sign-prize = prize
picture-sign-prize-title = a ship he may change to
picture-sign-foe = has attacked
picture-sign-foe-title = flags struck through: nations hostile to him
