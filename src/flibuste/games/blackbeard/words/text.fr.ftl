# Blackbeard : les mots du jeu.

game-title = Blackbeard
game-pitch = Mène tes pirates des Caraïbes à l’Inde : repère, pille, mets à sac, fais ripaille, et retire-toi riche avant que les Commissaires du Roi ne te pendent. Au tour des autres, la loi, c’est toi.
game-length = 3 à 4 heures
game-depth = profond : une campagne aux règles nombreuses

# Qui agit là où aucun joueur n’agit, dans la partie en solitaire.

seat-none = Le Joueur Système
    .the = le Joueur Système

# Les lieux. « the » : où l’on va ; « at » : où l’on est ; « of » : d’où l’on vient.

place-north-atlantic = Atlantique Nord
    .the = l’Atlantique Nord
    .at = dans l’Atlantique Nord
    .of = de l’Atlantique Nord
place-central-atlantic = Atlantique Central
    .the = l’Atlantique Central
    .at = dans l’Atlantique Central
    .of = de l’Atlantique Central
place-south-atlantic = Atlantique Sud
    .the = l’Atlantique Sud
    .at = dans l’Atlantique Sud
    .of = de l’Atlantique Sud
place-west-caribbean = Caraïbes Ouest
    .the = les Caraïbes Ouest
    .at = dans les Caraïbes Ouest
    .of = des Caraïbes Ouest
place-east-caribbean = Caraïbes Est
    .the = les Caraïbes Est
    .at = dans les Caraïbes Est
    .of = des Caraïbes Est
place-central-america = Amérique Centrale
    .the = l’Amérique Centrale
    .at = au large de l’Amérique Centrale
    .of = de l’Amérique Centrale
place-south-america = Amérique du Sud
    .the = l’Amérique du Sud
    .at = au large de l’Amérique du Sud
    .of = de l’Amérique du Sud
place-gold-coast = Côte de l’Or
    .the = la Côte de l’Or
    .at = au large de la Côte de l’Or
    .of = de la Côte de l’Or
place-east-africa = Afrique de l’Est
    .the = l’Afrique de l’Est
    .at = au large de l’Afrique de l’Est
    .of = de l’Afrique de l’Est
place-india = Inde
    .the = l’Inde
    .at = au large de l’Inde
    .of = de l’Inde
place-transit-1 = Amérique du Sud – Côte de l’Or
    .the = le passage Amérique du Sud – Côte de l’Or
    .at = dans le passage Amérique du Sud – Côte de l’Or
    .of = du passage Amérique du Sud – Côte de l’Or
place-transit-2 = Côte de l’Or – Afrique de l’Est
    .the = le passage Côte de l’Or – Afrique de l’Est
    .at = dans le passage Côte de l’Or – Afrique de l’Est
    .of = du passage Côte de l’Or – Afrique de l’Est
place-boston = Boston
    .at = à Boston
    .of = de Boston
place-new-york = New York
    .at = à New York
    .of = de New York
place-philadelphia = Philadelphie
    .at = à Philadelphie
    .of = de Philadelphie
place-virginia = Virginie
    .the = la Virginie
    .at = en Virginie
    .of = de Virginie
place-bath = Bath
    .at = à Bath
    .of = de Bath
place-charleston = Charleston
    .at = à Charleston
    .of = de Charleston
place-st-augustine = Saint-Augustin
    .at = à Saint-Augustin
    .of = de Saint-Augustin
place-campeche = Campêche
    .at = à Campêche
    .of = de Campêche
place-honduras = Honduras
    .the = le Honduras
    .at = au Honduras
    .of = du Honduras
place-portobello = Portobello
    .at = à Portobello
    .of = de Portobello
place-cartagena = Carthagène
    .at = à Carthagène
    .of = de Carthagène
place-curacao = Curaçao
    .at = à Curaçao
    .of = de Curaçao
place-port-o-spain = Port d’Espagne
    .at = à Port d’Espagne
    .of = de Port d’Espagne
place-martinique = Martinique
    .the = la Martinique
    .at = à la Martinique
    .of = de la Martinique
place-guadeloupe = Guadeloupe
    .the = la Guadeloupe
    .at = à la Guadeloupe
    .of = de la Guadeloupe
place-san-juan = San Juan
    .at = à San Juan
    .of = de San Juan
place-santo-domingo = Saint-Domingue
    .at = à Saint-Domingue
    .of = de Saint-Domingue
place-tortuga = île de la Tortue
    .the = l’île de la Tortue
    .at = à l’île de la Tortue
    .of = de l’île de la Tortue
place-port-royal = Port Royal
    .at = à Port Royal
    .of = de Port Royal
place-santiago = Santiago
    .at = à Santiago
    .of = de Santiago
place-havana = La Havane
    .at = à La Havane
    .of = de La Havane
place-new-providence = La Nouvelle-Providence
    .at = à La Nouvelle-Providence
    .of = de La Nouvelle-Providence
place-bermuda = Bermudes
    .the = les Bermudes
    .at = aux Bermudes
    .of = des Bermudes
place-cape-coast = Cape Coast
    .at = à Cape Coast
    .of = de Cape Coast
place-cormantin = Cormantin
    .at = à Cormantin
    .of = de Cormantin
place-whydah = Ouidah
    .at = à Ouidah
    .of = de Ouidah
place-cape-lopez = cap Lopez
    .the = le cap Lopez
    .at = au cap Lopez
    .of = du cap Lopez
place-kilwa = Kilwa
    .at = à Kilwa
    .of = de Kilwa
place-zanzibar = Zanzibar
    .at = à Zanzibar
    .of = de Zanzibar
place-ethiopia = Éthiopie
    .the = l’Éthiopie
    .at = en Éthiopie
    .of = d’Éthiopie
place-mocha = Moka
    .at = à Moka
    .of = de Moka
place-bombay = Bombay
    .at = à Bombay
    .of = de Bombay
place-severndroog = Severndroog
    .at = à Severndroog
    .of = de Severndroog
place-goa = Goa
    .at = à Goa
    .of = de Goa
place-calicut = Calicut
    .at = à Calicut
    .of = de Calicut
place-ste-marie = île Sainte-Marie
    .the = l’île Sainte-Marie
    .at = à l’île Sainte-Marie
    .of = de l’île Sainte-Marie

# Les nations. « f » : au féminin.

nation-english = anglais
    .f = anglaise
nation-spanish = espagnol
    .f = espagnole
nation-french = français
    .f = française
nation-dutch = hollandais
    .f = hollandaise
nation-portuguese = portugais
    .f = portugaise
nation-arab = arabe
    .f = arabe

# Les Pirates (« short » : comme sur les cartes marines), les Commissaires du Roi (les repentis sont des Pirates) et les Gouverneurs.

pirate-avery = Henry Avery
    .of = de Henry Avery
    .short = Avery
pirate-bellamy = Samuel Bellamy
    .of = de Samuel Bellamy
    .short = Bellamy
pirate-bonnet = Stede Bonnet
    .of = de Stede Bonnet
    .short = Bonnet
pirate-condent = Christopher Condent
    .of = de Christopher Condent
    .short = Condent
pirate-davis = Howell Davis
    .of = de Howell Davis
    .short = Davis
pirate-england = Edward England
    .of = d’Edward England
    .short = England
pirate-hornigold = Benjamin Hornigold
    .of = de Benjamin Hornigold
    .short = Hornigold
pirate-la-buse = La Buse
    .of = de La Buse
    .short = La Buse
pirate-kidd = William Kidd
    .of = de William Kidd
    .short = Kidd
pirate-kennedy = Walter Kennedy
    .of = de Walter Kennedy
    .short = Kennedy
pirate-lolonnais = François L’Olonnais
    .of = de François L’Olonnais
    .short = L’Olonnais
pirate-low = Edward Low
    .of = d’Edward Low
    .short = Low
pirate-lowther = George Lowther
    .of = de George Lowther
    .short = Lowther
pirate-lussan = Raveneau de Lussan
    .of = de Raveneau de Lussan
    .short = Lussan
pirate-quelch = John Quelch
    .of = de John Quelch
    .short = Quelch
pirate-rackham = John Rackham
    .of = de John Rackham
    .short = Rackham
pirate-roberts = Bartholomew Roberts
    .of = de Bartholomew Roberts
    .short = Roberts
pirate-spriggs = Francis Spriggs
    .of = de Francis Spriggs
    .short = Spriggs
pirate-taylor = John Taylor
    .of = de John Taylor
    .short = Taylor
pirate-teach = Edward Teach
    .of = d’Edward Teach
    .short = Teach
pirate-tew = Thomas Tew
    .of = de Thomas Tew
    .short = Tew
pirate-vane = Charles Vane
    .of = de Charles Vane
    .short = Vane
pirate-wynne = Emanuel Wynne
    .of = d’Emanuel Wynne
    .short = Wynne
kc-matthews = Thomas Matthews
    .of = de Thomas Matthews
kc-ogle = Chaloner Ogle
    .of = de Chaloner Ogle
kc-rhett = William Rhett
    .of = de William Rhett
kc-herdman = Mungo Herdman
    .of = de Mungo Herdman
kc-maynard = Robert Maynard
    .of = de Robert Maynard
kc-barnet = Jonathan Barnet
    .of = de Jonathan Barnet
kc-rogers = Woodes Rogers
    .of = de Woodes Rogers
kc-solgard = Peter Solgard
    .of = de Peter Solgard
kc-turned-avery = Henry Avery
    .of = de Henry Avery
kc-turned-bellamy = Samuel Bellamy
    .of = de Samuel Bellamy
kc-turned-bonnet = Stede Bonnet
    .of = de Stede Bonnet
kc-turned-condent = Christopher Condent
    .of = de Christopher Condent
kc-turned-davis = Howell Davis
    .of = de Howell Davis
kc-turned-england = Edward England
    .of = d’Edward England
kc-turned-hornigold = Benjamin Hornigold
    .of = de Benjamin Hornigold
kc-turned-la-buse = La Buse
    .of = de La Buse
kc-turned-kidd = William Kidd
    .of = de William Kidd
kc-turned-kennedy = Walter Kennedy
    .of = de Walter Kennedy
kc-turned-lolonnais = François L’Olonnais
    .of = de François L’Olonnais
kc-turned-low = Edward Low
    .of = d’Edward Low
kc-turned-lowther = George Lowther
    .of = de George Lowther
kc-turned-lussan = Raveneau de Lussan
    .of = de Raveneau de Lussan
kc-turned-quelch = John Quelch
    .of = de John Quelch
kc-turned-rackham = John Rackham
    .of = de John Rackham
kc-turned-roberts = Bartholomew Roberts
    .of = de Bartholomew Roberts
kc-turned-spriggs = Francis Spriggs
    .of = de Francis Spriggs
kc-turned-taylor = John Taylor
    .of = de John Taylor
kc-turned-teach = Edward Teach
    .of = d’Edward Teach
kc-turned-tew = Thomas Tew
    .of = de Thomas Tew
kc-turned-vane = Charles Vane
    .of = de Charles Vane
kc-turned-wynne = Emanuel Wynne
    .of = d’Emanuel Wynne
governor-charles-eden = Charles Eden
governor-benjamin-fletcher = Benjamin Fletcher
governor-nicholas-trott = Nicholas Trott
governor-william-markham = William Markham
governor-archibald-hamilton = Archibald Hamilton
governor-thomas-modyford = Thomas Modyford
governor-seth-sothel = Seth Sothel
governor-isaac-richier = Isaac Richier
governor-alexander-spotswood = Alexander Spotswood
governor-earl-of-bellomont = le comte de Bellomont
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

# Les navires.

ship-sloop = Sloop
    .a = un Sloop
ship-schooner = Goélette
    .a = une Goélette
ship-brigantine = Brigantin
    .a = un Brigantin
kind-sloop = { ship-sloop }
    .a = { ship-sloop.a }
kind-schooner = { ship-schooner }
    .a = { ship-schooner.a }
kind-brigantine = { ship-brigantine }
    .a = { ship-brigantine.a }
merchant-flute = Flûte
    .a = une Flûte
merchant-sloop = Sloop
    .a = un Sloop
merchant-schooner = Goélette
    .a = une Goélette
merchant-brigantine = Brigantin
    .a = un Brigantin
merchant-three-master = Trois-mâts
    .a = un Trois-mâts
warship-guns-20 = Navire de Guerre de 20 canons
    .the = le Navire de Guerre de 20 canons
    .The = Le Navire de Guerre de 20 canons
    .A = Un Navire de Guerre de 20 canons
warship-guns-40 = Navire de Guerre de 40 canons
    .the = le Navire de Guerre de 40 canons
    .The = Le Navire de Guerre de 40 canons
    .A = Un Navire de Guerre de 40 canons
warship-guns-60 = Navire de Guerre de 60 canons
    .the = le Navire de Guerre de 60 canons
    .The = Le Navire de Guerre de 60 canons
    .A = Un Navire de Guerre de 60 canons

# Les Otages.

hostage-captain = Capitaine
    .the = le Capitaine
    .a = un Capitaine
hostage-first-mate = Second
    .the = le Second
    .a = un Second
hostage-garrison-officer = Officier de Garnison
    .the = l’Officier de Garnison
    .a = un Officier de Garnison
hostage-governors-aide = Aide du Gouverneur
    .the = l’Aide du Gouverneur
    .a = un Aide du Gouverneur
hostage-merchant-passenger = Négociant
    .the = le Négociant
    .a = un Négociant
hostage-planter = Planteur
    .the = le Planteur
    .a = un Planteur
hostage-nobleman = Gentilhomme
    .the = le Gentilhomme
    .a = un Gentilhomme
hostage-governors-daughter = Fille du Gouverneur
    .the = la Fille du Gouverneur
    .a = une Fille de Gouverneur
hostage-lady = Dame
    .the = la Dame
    .a = une Dame
hostage-clergyman = Homme d’Église
    .the = l’Homme d’Église
    .a = un Homme d’Église
hostage-surgeon = Chirurgien
    .the = le Chirurgien
    .a = un Chirurgien

# Les cartes : un nom, et en bref ce que fait l’Événement.

card-buried-treasure = Trésor Enfoui
card-buried-treasure-text = Une carte pour un Pirate : creuser à l’île des Pins
card-debauchery = Débauche & Ripaille
card-debauchery-text = À quai, l’équipage fait ripaille malgré lui
card-disease-outbreak = Épidémie
card-disease-outbreak-text = Tous meurent dans un Port tiré au dé
card-double-cross = Trahison
card-double-cross-text = Contre une retraite par Lettre : payer, ou la corde
card-european-turmoil = Tourmente en Europe
card-european-turmoil-text = CR et Navires de Guerre sont tous rappelés
card-fair-winds = Vents Favorables
card-fair-winds-text = Un Pirate ou ton CR va dans toute Zone Maritime
card-finger-of-fate = Doigt du Destin
card-finger-of-fate-text = Chacun défausse une carte ; les mains vont à gauche
card-general-pardon = Pardon Général
card-general-pardon-text = Rien, puis une amnistie, puis la fin
card-new-governors = Nouveaux Gouverneurs
card-new-governors-text = Deux Ports ont un Gouverneur Anti-Pirate
card-heavy-guns = Canons Lourds
card-heavy-guns-text = À quai : +2 aux combats du navire
card-kc-surprise = Surprise du CR
card-kc-surprise-text = Le Navire de Guerre en vue est un CR, qui attaque
card-letter-of-marque = Lettre de Marque
card-letter-of-marque-text = Les Ports d’une nation l’accueillent, même retiré
card-local-resistance = Résistance Locale
card-local-resistance-text = Un Port chasse son Gouverneur Pro-Pirate
card-mal-de-mer = Mal de Mer
card-mal-de-mer-text = Piocher à quatre, puis perdre le tour
card-mutiny-conspiracy = Complot de Mutinerie
card-mutiny-conspiracy-text = Jet au-dessus de la Loyauté : mutinerie
card-pirate-converts = Pirate Repenti
card-pirate-converts-text = Un Pirate retiré revient : c’est ton CR
card-piratical-ambition = Ambition Pirate
card-piratical-ambition-text = Après une perte de Loyauté : duel pour le navire
card-scurvy-outbreak = Flambée de Scorbut
card-scurvy-outbreak-text = En mer : Otages morts, Loyauté en baisse
card-skull-and-crossbones = Tête de Mort
card-skull-and-crossbones-text = 1 Astuce : annuler une carte, ou +2 contre un vol
card-storms-at-sea = Tempêtes en Mer
card-storms-at-sea-text = Une zone perd ses Marchands ; navires touchés
card-warship-sighting = Navire de Guerre en Vue
card-warship-sighting-text = Un Navire de Guerre arrive et peut attaquer
card-wear-and-tear = Usure
card-wear-and-tear-text = En mer : le navire perd jusqu’à 3 de Vitesse
card-natural-disaster = Catastrophe Naturelle
card-natural-disaster-text = Un Port est détruit avec tous ceux qui y sont

# Les Actions, comme les autres en parlent. « says » : ce que fait le Pirate ; un lieu suit.

doing-nothing = rien
    .says = attend :
doing-move-to-zone = un Mouvement vers une autre Zone Maritime
    .says = met le cap sur
doing-move-to-port = un Mouvement vers un Port
    .says = fait route vers
doing-move-to-transit = un Mouvement vers une Case de Transit
    .says = s’engage dans
doing-leave-port = un Mouvement hors d’un Port
    .says = appareille vers
doing-leave-transit = un Mouvement hors d’une Case de Transit
    .says = touche au but :
doing-spot = un Repérage
    .says = guette le Navire Marchand devant
doing-plunder = un Pillage
    .says = court sus au Navire Marchand devant
doing-convert = une Conversion
    .says = change de navire :
doing-attack = une attaque de Port
    .says = attaque
doing-business = des Activités À Quai
    .says = descend à terre pour affaires :
doing-steal = un vol
    .says = prépare un vol :
doing-recover = une Récupération
    .says = fait dessoûler l’équipage :
doing-sack = une mise à sac
    .says = entreprend de mettre à sac
doing-ally = une Alliance
    .says = trinque à une Alliance :
doing-retire-by-letter = une retraite par Lettre
    .says = montre une Lettre de Marque pour se retirer :
doing-retire = une retraite
    .says = veut se retirer :
doing-dig = une fouille
    .says = débarque à l’île des Pins pour creuser :
doing-recruit = la pioche d’un Pirate
    .says = cherche des Pirates :

# Les jets.

roll-spot = repérage
roll-cargo = cargaison
roll-capture = renom de la capture
roll-torture = torture
roll-flight = fuite
roll-battle = bataille
roll-attack = attaque du Port
roll-booty = Butin du Port
roll-sack = mise à sac
roll-ransom = rançon
roll-refit = Radoub
roll-bribe = pot-de-vin
roll-theft = vol
roll-share = part du voleur
roll-duel = Duel
roll-mutiny = répression de la Mutinerie
roll-dig = fouille
roll-treasure = trésor
roll-oust = défense du Port
roll-defence = défense du Port Pirate
roll-interception = fuite devant le Commissaire

# Comment un Pirate quitte le jeu.

cause-retired-letter = avec une Lettre de Marque
cause-retired-surrender = par reddition
cause-retired-haven = dans un Havre Sûr
cause-retired-bribe = par pot-de-vin
cause-retired-pardon = grâce au Pardon Général
cause-retired-pirate-port = dans un Port Pirate
cause-sunk = coulé
cause-mutiny = tué par son équipage
cause-duel = tué en Duel
cause-commissioner = tué par un Commissaire du Roi
cause-hanged = pendu
cause-disease = emporté par la maladie
cause-disaster = disparu dans la catastrophe
cause-storm = perdu dans la tempête
cause-warship = coulé par un Navire de Guerre
cause-port = coulé devant un Port

way-letter = avec sa Lettre de Marque
way-haven = dans son Havre Sûr
way-bribe = en soudoyant le Gouverneur
way-pirate-port = dans le Port Pirate
track-speed = Vitesse
track-combat = Combat

# Les options.

option-length = Durée de la partie
option-length-help = La partie longue passe deux fois tout le paquet : Pardon Général n’entre qu’au second passage.
option-length-standard = standard
option-length-long = longue
option-pirates = Pirates
option-pirates-help = Comment les premiers Pirates sont attribués : au hasard, ou choisis à tour de rôle.
option-pirates-random = au hasard
option-pirates-draft = à tour de rôle
option-deployment = Déploiement
option-deployment-help = Comment les premiers Pirates arrivent : à tour de rôle, tous à la fois en secret, ou par les dés.
option-deployment-open = à tour de rôle
option-deployment-secret = en secret
option-deployment-random = par les dés
option-slow_pardon = Pardon tardif
option-slow_pardon-help = Quand Pardon Général revient, elle est mélangée à la moitié inférieure du paquet : la fin vient plus tard.
option-retire_in_pirate_port = Retraite dans les Ports Pirates
option-retire_in_pirate_port-help = Un Pirate à quai dans un Port Pirate peut y prendre sa retraite.

# Les étapes.

step-action-phase = Actions
step-choose-action = Choix d’une Action
step-ambition-window = Ambition Pirate ?
step-assault = Attaque d’un Port Pirate
step-fight-or-surrender = Combattre ou se rendre
step-interception = Interception
step-ousting = Débusquer
step-convert = Changement de navire
step-lose-hold = Trop peu de Cales
step-odd-point = Dégât pour un allié
step-which-zone = Quelle Zone Maritime
step-reroll = Un jet, et l’Astuce
step-double-cross-window = Trahison ?
step-retire-by-letter = Retraite par Lettre
step-duel = Duel
step-go-on = Duel à égalité
step-loot = Dépouilles d’un Duel
step-dig = Fouille
step-form-alliance = Alliance
step-recover = Récupération
step-activity = Au Port
step-business = Activités À Quai
step-buy-haven = Achat d’un Havre Sûr
step-pay-for-haven = Prix d’un Havre Sûr
step-ransom = Rançon
step-refit = Radoub
step-repair = Réparations
step-move = Mouvement
step-fate-discard = Doigt du Destin
step-mutiny = Mutinerie
step-new-captain = Nouveau capitaine
step-card-event = Un Événement
step-play-card = Carte à jouer
step-play-phase = Cartes
step-trade-more = Des cartes pour des Actions
step-celebrate = Ripaille ?
step-hostage-fate = Un Otage
step-who-is-told = Informations
step-plunder = Pillage
step-torture = Torture
step-attack-port = Attaque d’un Port
step-sack = Mise à sac
step-choose-ship = Un navire
step-drawn = Un Pirate pioché
step-rejection = Garder ou renvoyer
step-pay-bribe = Prix d’une retraite
step-retire = Retraite
step-begin = Le début
step-deployment = Déploiement
step-draft = Choix des Pirates
step-fit-out = Armement
step-fitting = Des navires pour tous
step-secret-deployment = Déploiement secret
step-played-card = Une carte contre un Pirate
step-skull-window = Tête de Mort ?
step-new-rival = Un nouveau rival
step-rivals-arrive = Les rivaux arrivent
step-rival-turn = Tour d’un rival
step-spot = Repérage
step-harden = Garde du Butin
step-steal = Vol
step-give = La part du voleur
step-stow = Arrimage
step-take-booty = Cargaison
step-close-turn = Fin du tour
step-draw-phase = Pioche
step-merchant-phase = Navires Marchands
step-turn = Nouveau tour
step-end-game = La fin
step-flee-or-fight = Fuir ou combattre
step-sighted = Navire de Guerre en vue
step-surprise-window = Surprise du CR ?
step-warship-attack = Attaque d’un Navire de Guerre
step-window = Réactions

# Les questions.

prompt-choose-action =
    { $you ->
        [yes] { $pirate ->
            [none] { $left ->
                [one] Il te reste { $left } Action. Que fais-tu ?
               *[other] Il te reste { $left } Actions. Que fais-tu ?
            }
           *[other] { $left ->
                [one] Il reste { $left } Action à { $pirate }. Que fait-il ?
               *[other] Il reste { $left } Actions à { $pirate }. Que fait-il ?
            }
        }
       *[no] { $left ->
            [one] Il reste { $left } Action à { $seat }.
           *[other] Il reste { $left } Actions à { $seat }.
        }
    }
prompt-ambition-window =
    { $you ->
        [yes] L’équipage { $pirate-of } est mécontent. Un Pirate de ta main le défie-t-il ?
       *[no] { $seat } peut envoyer un challenger contre { $pirate }.
    }
prompt-fight-or-surrender =
    { $you ->
        [yes] Le Commissaire { $kc } tient { $pirate }. Combattre, ou te rendre avec la Lettre de Marque ?
       *[no] { $seat } combat le Commissaire { $kc }, ou rend { $pirate }.
    }
prompt-lose-hold =
    { $you ->
        [yes] Le nouveau navire { $pirate-of } a moins de Cales. Laquelle vider ?
       *[no] { $seat } vide une Cale { $pirate-of }.
    }
prompt-odd-point =
    { $you ->
        [yes] Il reste un point de dégât. Qui l’encaisse, { $first } ou { $second } ?
       *[no] { $seat } dit qui encaisse le dernier coup, { $first } ou { $second }.
    }
prompt-which-zone =
    { $you ->
        [yes] { $pirate } prend la mer. Dans quelle Zone Maritime ?
       *[no] { $seat } choisit une Zone Maritime pour { $pirate }.
    }
prompt-reroll =
    { $you ->
        [yes] { $goal ->
            [least] { $pirate } a { $total } ({ $roll }) ; il faut au moins { $needed }. Relancer pour 1 Astuce (reste : { $cunning }) ?
            [most] { $pirate } a { $total } ({ $roll }) ; au plus { $needed } le sauve. Relancer pour 1 Astuce (reste : { $cunning }) ?
            [enough] { $pirate } a { $total } ({ $roll }), ce qui suffit. Relancer pour 1 Astuce (reste : { $cunning }) ?
            [less] { $pirate } a { $total } ({ $roll }) : moins vaut mieux. Relancer pour 1 Astuce (reste : { $cunning }) ?
           *[more] { $dice ->
                [one] { $pirate } a { $total } ({ $roll }) : plus vaut mieux. Relancer pour 1 Astuce (reste : { $cunning }) ?
               *[other] { $pirate } a { $total } avec { $dice } dés ({ $roll }) : plus vaut mieux. Relancer pour 1 Astuce (reste : { $cunning }) ?
            }
        }
       *[no] { $seat } peut relancer pour { $pirate } : { $total } ({ $roll }).
    }
prompt-double-cross-window =
    { $you ->
        [yes] { $pirate } se fie à sa Lettre de Marque. Le trahis-tu ?
       *[no] { $seat } peut trahir { $pirate }.
    }
prompt-go-on =
    { $you ->
        [yes] Duel à égalité entre { $pirate } et { $other }. Continues-tu ?
       *[no] { $seat } dit si { $pirate } et { $other } continuent leur Duel.
    }
prompt-loot =
    { $you ->
        [yes] { $stage ->
            [ship] { $thief } a tué { $victim }. Prend-il son navire ?
            [letter] { $thief } a tué { $victim }. Prend-il sa Lettre de Marque ?
           *[hold] Dans quelle Cale { $thief-of } va le Butin { $victim-of }, soit { $amount } ?
        }
       *[no] { $seat } dépouille { $victim } avec { $thief }.
    }
prompt-activity =
    { $you ->
        [yes] { $pirate } est à terre { $port-at }. Que fait-il maintenant ?
       *[no] { $pirate } fait ses affaires { $port-at } : { $seat } décide.
    }
prompt-pay-for-haven =
    { $you ->
        [yes] Le Gouverneur demande { $price } Doublons pour un Havre Sûr { $port-at } ; { $pirate } en a { $worth }. Paies-tu ?
       *[no] { $seat } paie { $price } Doublons pour un Havre Sûr { $port-at }, ou refuse.
    }
prompt-repair =
    { $you ->
        [yes] { $points ->
            [one] { $points } point de dégât à réparer. Lequel ?
           *[other] { $points } points de dégât à réparer. Lequel d’abord ?
        }
       *[no] { $seat } répare les dégâts { $pirate-of } : reste { $points }.
    }
prompt-fate-discard =
    { $you ->
        [yes] Le Doigt du Destin : quelle carte défausses-tu ?
       *[no] Défausse secrète : { $seat }.
    }
prompt-new-captain =
    { $you ->
        [yes] { $pirate } est déposé par son équipage. Qui prend le navire ?
       *[no] { $seat } nomme un capitaine à la place { $pirate-of }.
    }
prompt-card-event =
    { $you ->
        [yes] { $sail ->
            [yes] { $card } : qui met les voiles, et vers où ?
           *[no] { $card } : pour quel Pirate ?
        }
       *[no] { $seat } accomplit « { $card } ».
    }
prompt-play-card =
    { $you ->
        [yes] { $acted ->
            [yes] Tes Actions sont faites. Joues-tu encore une carte pour son Événement, ou finis-tu le tour ?
           *[no] { $played ->
                [yes] Quelle carte joues-tu ensuite, et pour quoi ?
               *[no] À toi : quelle carte joues-tu, et pour quoi ?
            }
        }
       *[no] { $seat } joue une carte.
    }
prompt-trade-more =
    { $you ->
        [yes] Défausses-tu une seconde carte pour une seconde Action ?
       *[no] { $seat } peut défausser une seconde carte pour une Action.
    }
prompt-celebrate =
    { $you ->
        [yes] La prise est à { $pirate }. L’équipage fait-il ripaille ?
       *[no] { $seat } dit si l’équipage { $pirate-of } fait ripaille.
    }
prompt-hostage-fate =
    { $you ->
        [yes] { $pirate } tient { $hostage-a } (rançon { $worth }, Informations { $information }). Rançon, ou torture ?
       *[no] { $seat } décide du sort de l’Otage pris par { $pirate } : { $hostage }.
    }
prompt-who-is-told =
    { $you ->
        [yes] L’Otage parle : Informations { $points } sur { $port }. Qui les garde, { $first } ou { $second } ?
       *[no] { $seat } dit qui garde les Informations sur { $port }, { $first } ou { $second }.
    }
prompt-choose-ship =
    { $you ->
        [yes] Quel navire prend { $pirate } ?
       *[no] { $seat } choisit un navire pour { $pirate }.
    }
prompt-drawn =
    { $you ->
        [yes] Tu as pioché un Pirate. Le déployer, ou le garder en main ?
       *[no] { $seat } déploie le Pirate pioché, ou garde la carte.
    }
prompt-rejection =
    { $you ->
        [yes] Gardes-tu le Pirate pioché ? En piocher un autre donne { $points } PV à chacun des autres.
       *[no] { $seat } garde le Pirate, ou le renvoie contre { $points } PV à chacun des autres.
    }
prompt-pay-bribe =
    { $you ->
        [yes] Le Gouverneur demande { $price } Doublons pour la retraite { $pirate-of } { $port-at } ; il en a { $worth }. Paies-tu ?
       *[no] { $seat } paie { $price } Doublons pour la retraite { $pirate-of }, ou refuse.
    }
prompt-deployment =
    { $you ->
        [yes] { $more ->
            [yes] Déploies-tu un autre Pirate ? Lequel, et où ?
           *[no] Quel Pirate déploies-tu d’abord, et où ?
        }
       *[no] { $seat } déploie un Pirate.
    }
prompt-draft =
    { $you ->
        [yes] Quel Pirate choisis-tu ?
       *[no] { $seat } choisit un Pirate.
    }
prompt-fitting =
    { $you ->
        [yes] Quel navire pour chacun de tes Pirates ?
       *[no] Choix secret des navires : { $seat }.
    }
prompt-secret-deployment =
    { $you ->
        [yes] { $more ->
            [yes] Déploies-tu un autre Pirate, et où ? Les autres ne le verront pas encore.
           *[no] Où commence ton premier Pirate ? Les autres ne le verront pas encore.
        }
       *[no] Déploiement secret : { $seat }.
    }
prompt-skull-window =
    { $you ->
        [yes] « { $card } » est jouée contre { $pirate }. L’annules-tu ?
       *[no] { $seat } peut annuler « { $card } », jouée contre { $pirate }.
    }
prompt-harden =
    { $you ->
        [yes] { $other } va voler { $pirate }. Joues-tu Tête de Mort pour +2 ?
       *[no] { $seat } peut protéger contre { $other } le Butin { $pirate-of }.
    }
prompt-give =
    { $you ->
        [yes] { $amount ->
            [one] On vole { $amount } Doublon à { $pirate }. Dans quelle Cale ?
           *[other] On vole { $amount } Doublons à { $pirate }. Dans quelle Cale ?
        }
       *[no] { $seat } livre du Butin { $pirate-of } : { $amount }.
    }
prompt-stow =
    { $you ->
        [yes] { $amount ->
            [one] Dans quelle Cale { $pirate-of } va { $amount } Doublon ?
           *[other] Dans quelle Cale { $pirate-of } vont les { $amount } Doublons ?
        }
       *[no] { $seat } arrime un Butin de { $amount } sur le navire { $pirate-of }.
    }
prompt-take-booty =
    { $you ->
        [yes] { $amount ->
            [0] La cargaison ne vaut rien. { $pirate } la prend-il quand même ?
            [one] { $amount } Doublon s’offre à { $pirate }. Que fait-il ?
           *[other] { $amount } Doublons s’offrent à { $pirate }. Que fait-il ?
        }
       *[no] { $seat } dit si { $pirate } prend une cargaison de { $amount }.
    }
prompt-flee-or-fight =
    { $you ->
        [yes] { $warship-A } (Vitesse { $speed }, Combat { $combat }) fond sur { $pirate }. Fuir, ou combattre ?
       *[no] { $seat } dit si { $pirate } fuit ou combat { $warship-the } (Vitesse { $speed }, Combat { $combat }).
    }
prompt-sighted =
    { $you ->
        [yes] { $warship-The } (Vitesse { $speed }, Combat { $combat }) a { $pirate } en vue. Attaquer, ou rester En Station ?
       *[no] { $seat } commande { $warship-the } (Vitesse { $speed }, Combat { $combat }) contre { $pirate }.
    }
prompt-surprise-window =
    { $you ->
        [yes] Le Navire de Guerre attaque { $pirate }. Cache-t-il un Commissaire du Roi ?
       *[no] { $seat } peut faire un Commissaire du Roi du Navire de Guerre qui attaque { $pirate }.
    }
prompt-window =
    { $you ->
        [yes] { $moment ->
            [declared] { $pirate } { $doing-says } { $place-the }. Agis-tu contre lui ?
            [during] { $pirate } est en pleine Action : { $doing }. Agis-tu contre lui ?
           *[after] { $pirate } vient d’achever { $doing }. Agis-tu contre lui ?
        }
       *[no] { $moment ->
            [declared] { $pirate } { $doing-says } { $place-the }. { $seat } peut agir contre lui.
            [during] { $pirate } est en pleine Action : { $doing }. { $seat } peut agir contre lui.
           *[after] { $pirate } vient d’achever { $doing }. { $seat } peut agir contre lui.
        }
    }

# Les actions.

action-end-turn = Finir le tour
action-stop = S’arrêter là
action-pass = Laisser faire
action-reroll = Relancer pour 1 Astuce
action-keep = Garder le jet
action-skull = Jouer Tête de Mort : annuler la carte
action-harden = Jouer Tête de Mort : +2 au jet
action-decline = Laisser cela
action-take = Prendre, dans une Cale vide
action-take-hold = Jeter la Cale { $hold } par-dessus bord et prendre
action-keep-hostage = Garder l’Otage pour une rançon
action-torture = Torturer l’Otage
action-revel = Laisser l’équipage faire ripaille
action-sober = Garder l’équipage sobre
action-refit = Radouber le navire
action-buy-haven = Demander un Havre Sûr au Gouverneur
action-done = Terminé au Port
action-pay = Payer
action-refuse = Refuser de payer
action-flee = Fuir
action-fight = Combattre
action-surrender = Se rendre et prendre sa retraite
action-strike = Attaquer avec le Navire de Guerre
action-station = Laisser le Navire de Guerre En Station
action-continue = Continuer le Duel
action-break-off = Rompre le Duel
action-take-ship = Prendre le navire du vaincu
action-keep-ship = Rester sur son propre navire
action-take-letter = Prendre la Lettre de Marque du vaincu
action-keep-letter = Laisser la Lettre de Marque du vaincu
action-recruit = Piocher un Pirate
action-hold-pirate = Garder le Pirate en main
action-accept = Garder ce Pirate
action-reject = Renvoyer ce Pirate et en piocher un autre
action-send-kc = Faire venir un Commissaire du Roi
action-kc-intercept = CR : l’intercepter
action-kc-chase = CR : le rejoindre et l’intercepter, à -1
action-kc-oust = CR : débusquer tous ceux du Port
action-kc-move = CR : aller vers { $place-the }
action-kc-assault = CR : attaquer le Port Pirate ({ $place })
action-warship = Attaquer avec le Navire de Guerre En Station
action-hold = Arrimer dans la Cale { $hold }
action-give = Donner de la Cale { $hold }
action-lose-hold = Vider la Cale { $hold }
action-convert = { $pirate-short } : passer sur le navire capturé
action-business = { $pirate-short } : faire ses affaires au Port
action-idle = { $pirate-short } : cuver (une Action perdue)
action-recover = { $pirate-short } : se remettre de la ripaille
action-sack = { $pirate-short } : mettre le Port à sac
action-dig = { $pirate-short } : creuser à l’île des Pins
action-part = { $pirate-short } : dissoudre l’Alliance
action-arm = Canons Lourds pour { $pirate-short }
action-chart = La carte au trésor est pour { $pirate-short }
action-letter = Jouer Lettre de Marque pour { $pirate-short }
action-captain = { $pirate } prend le commandement
action-hit = { $pirate-short } encaisse le coup
action-draft = Choisir { $pirate }
action-launch = Faire entrer { $pirate }
action-stow = L’Otage va chez { $pirate-short }
action-tell = { $pirate-short } garde les Informations
action-steal = { $pirate-short } : voler { $other-short }
action-ally = { $pirate-short } : s’allier à { $other-short }
action-retire = { $pirate-short } : prendre sa retraite { $way }
action-repair = { $pirate-short } : réparer 1 point ({ $track })
action-fence =
    { $hold ->
        [1] { $pirate-short } : écouler la Cale { $hold }
        [2] { $pirate-short } : écouler la Cale { $hold }
        [3] { $pirate-short } : écouler la Cale { $hold }
        [4] { $pirate-short } : écouler la Cale { $hold }
       *[other] { $pirate-short } : écouler les Cales { $hold }
    }
action-fence-pirate = { $pirate-short } : ne rien écouler
action-ransom = { $pirate-short } : rançonner { $hostage-the }
action-move = { $pirate-short } : aller vers { $place-the }
action-spot = { $pirate-short } : repérer le Navire Marchand { $place-of }
action-plunder = { $pirate-short } : piller le Navire Marchand { $place-of }
action-attack = { $pirate-short } : attaquer { $place-the }
action-deploy = Déployer { $pirate-short } { $place-at }
action-sail = Vents Favorables : { $pirate-short } vers { $place-the }
action-sail-kc = Vents Favorables : ton CR vers { $place-the }
action-zone = Prendre la mer : { $place }
action-play = Jouer « { $card } »
action-play-port = { $card } : { $port }
action-play-pirate = { $card } : { $pirate-short }
action-act = { $card } : pour ses Actions
action-act-pirate = { $card } : Actions selon l’Initiative { $pirate-of }
action-both = { $card } : Événement et Action
action-event = { $card } : l’Événement seul
action-trade = Défausser « { $card } » pour une Action
action-discard = Défausser « { $card } »
action-ship = Prendre { $kind-a }
action-fit = Navires : { $parts }
action-fit-alone = Aucun navire à choisir
part-fit-kind = { $kind }

# Ce qui se passe : le début.

event-first = { $seat } joue le premier tour.
event-dealt = { $seat } reçoit { $cards }.
event-dealt-hidden =
    { $count ->
        [one] { $seat } reçoit { $count } carte.
       *[other] { $seat } reçoit { $count } cartes.
    }
event-dealt-pirates = { $seat } reçoit { $pirates }.
event-dealt-pirates-hidden =
    { $count ->
        [one] { $seat } reçoit { $count } Pirate.
       *[other] { $seat } reçoit { $count } Pirates.
    }
event-drafted = { $seat } choisit { $pirate }.
event-rejected = { $seat } renvoie { $pirate } ; chaque autre joueur gagne { $points } PV.
event-governor = Gouverneur Pro-Pirate { $port-at } : { $governor }.
event-deployed = { $seat } déploie { $pirate } { $place-at }.
event-rigged = { $pirate } prend { $ship-a }.
event-merchant = Un Navire Marchand mouille { $port-at }.

# Tours et cartes.

event-turn = Tour { $number } : { $seat-the } joue.
event-system-turn = Tour du rival : { $pirate }.
event-drew = { $seat } pioche « { $card } ».
event-drew-hidden = { $seat } pioche une carte.
event-must-play = { $seat } pioche « { $card } », qui s’applique aussitôt !
event-reshuffled =
    { $count ->
        [one] Le paquet Événement est mélangé : { $count } carte.
       *[other] Le paquet Événement est mélangé : { $count } cartes.
    }
event-pardon =
    { $number ->
        [0] Le Pardon Général passe dans l’autre pile.
        [1] On parle du pardon du Roi, rien de plus pour l’instant.
        [2] Le Roi offre un Pardon Général !
       *[other] Le Pardon Général vient pour la dernière fois.
    }
event-amnesty = Amnistie jusqu’à la fin du prochain tour joué par { $seat-the } : un Pirate qui entre dans un Port anglais se retire en paix.
event-amnesty-over = L’amnistie est finie.
event-pardon-back =
    { $left ->
        [one] Le Pardon Général est mélangé à la dernière carte du paquet.
       *[other] Le Pardon Général est mélangé aux { $left } dernières cartes.
    }
event-disease = L’épidémie ravage { $port-the } : personne n’y survit.
event-governor-gone = Plus de Gouverneur { $port-at } : c’était { $governor }.
event-turmoil = Tourmente en Europe : Commissaires et Navires de Guerre sont tous rappelés.
event-fate-discard = { $seat } défausse « { $card } ».
event-hands-passed =
    { $count ->
        [0] { $giver } n’a aucune carte à passer à { $seat }.
       *[other] { $giver } passe à { $seat } : { $cards }.
    }
event-hands-passed-hidden =
    { $count ->
        [0] { $giver } n’a aucune carte à passer à { $seat }.
        [one] { $giver } passe { $count } carte à { $seat }.
       *[other] { $giver } passe { $count } cartes à { $seat }.
    }
event-new-governor = Gouverneur Anti-Pirate { $port-at } : { $governor }.
event-lost-turn = { $seat } a le mal de mer et perd le reste du tour.
event-storm = Une tempête éclate devant { $port-the } et balaie { $zone-the }.
event-storm-hit = La tempête frappe { $pirate } : { $roll }.
event-storm-warship =
    { $lost ->
        [0] Le Navire de Guerre { $zone-at } essuie la tempête : { $roll }.
       *[other] Le Navire de Guerre { $zone-at } est perdu dans la tempête : { $roll }.
    }
event-storm-kc =
    { $lost ->
        [0] Le Commissaire { $kc } essuie la tempête : { $roll }.
       *[other] La tempête chasse le Commissaire { $kc } : { $roll }.
    }
event-merchant-gone = Le Navire Marchand { $port-of } n’est plus là.
event-disaster = Catastrophe { $port-at } !
event-port-destroyed = Port détruit : { $port }.

event-played-actions =
    { $pirate ->
        [none] { $actions ->
            [one] { $seat } joue « { $card } » pour { $actions } Action.
           *[other] { $seat } joue « { $card } » pour { $actions } Actions.
        }
       *[other] { $actions ->
            [one] { $seat } joue « { $card } » : { $actions } Action pour { $pirate }.
           *[other] { $seat } joue « { $card } » : { $actions } Actions pour { $pirate }.
        }
    }
event-played-event = { $seat } joue « { $card } » pour l’Événement.
event-played-both = { $seat } joue « { $card } » pour l’Événement et l’Action.
event-traded = { $seat } défausse « { $card } » pour une Action.
event-sailed = Des vents favorables portent { $pirate } vers { $place-the }.
event-sailed-kc = Des vents favorables portent le Commissaire { $kc } vers { $place-the }.
event-armed = { $pirate } embarque des Canons Lourds.
event-charted = { $pirate } possède la carte d’un trésor enfoui.
event-stopped =
    { $left ->
        [0] { $seat } n’a plus d’Action.
        [one] { $seat } renonce à { $left } Action.
       *[other] { $seat } renonce à { $left } Actions.
    }

# Les Actions.

event-declared = { $pirate } { $doing-says } { $place-the }.
event-moved = { $pirate } se trouve maintenant { $place-at }.
event-cured = L’équipage { $pirate-of } est guéri du Scorbut.
event-rolled =
    { $goal ->
        [1] { $pirate } lance { $total }, il faut { $needed } ({ $what }).
        [2] { $pirate } lance { $total }, il faut { $needed } ou moins ({ $what }).
       *[other] { $pirate } lance { $total } ({ $what }).
    }
event-rerolled =
    { $left ->
        [0] { $goal ->
            [1] { $pirate } ruse et lance { $total }, il faut { $needed } ({ $what }) ; c’était son dernier tour.
            [2] { $pirate } ruse et lance { $total }, il faut { $needed } ou moins ({ $what }) ; c’était son dernier tour.
           *[other] { $pirate } ruse et lance { $total } ({ $what }) ; c’était son dernier tour.
        }
       *[other] { $goal ->
            [1] { $pirate } ruse et lance { $total }, il faut { $needed } ({ $what }) ; Astuce restante : { $left }.
            [2] { $pirate } ruse et lance { $total }, il faut { $needed } ou moins ({ $what }) ; Astuce restante : { $left }.
           *[other] { $pirate } ruse et lance { $total } ({ $what }) ; Astuce restante : { $left }.
        }
    }
event-spotted = { $pirate } repère le Navire Marchand { $port-of } : { $merchant-a } !
event-not-spotted = { $pirate } ne trouve pas le Navire Marchand { $port-of }.
event-cargo =
    { $value ->
        [0] { $pirate } fouille la prise ({ $result }) : rien de valeur.
        [one] { $pirate } fouille la prise ({ $result }) : { $value } Doublon.
       *[other] { $pirate } fouille la prise ({ $result }) : { $value } Doublons.
    }
event-took-cargo = { $pirate } arrime { $value } dans la Cale { $hold }.
event-left-cargo = { $pirate } laisse la marchandise.
event-jettisoned = { $pirate } jette la Cale { $hold } par-dessus bord : { $value } de perdus.
event-hostage = { $pirate } trouve à bord { $hostage-a }.
event-held-hostage = { $pirate } garde { $hostage-the } pour une rançon (pavillon { $nation }).
event-tortured = { $pirate } torture à mort { $hostage-the } : { $roll }.
event-informed =
    { $points ->
        [one] { $pirate } apprend les secrets { $port-of } : { $points } point d’Informations.
       *[other] { $pirate } apprend les secrets { $port-of } : { $points } points d’Informations.
    }
event-hostages-died =
    { $count ->
        [0] { $pirate } n’a pas d’Otage qui puisse mourir.
        [one] { $count } Otage meurt à bord du navire { $pirate-of }.
       *[other] { $count } Otages meurent à bord du navire { $pirate-of }.
    }
event-converted = { $pirate } change de navire et commande { $ship-a }.
event-notoriety = { $pirate } gagne { $points } de Notoriété et en a { $now }.
event-loyalty =
    { $change ->
        [1] L’équipage { $pirate-of } est content : Loyauté +1, soit { $now }.
        [2] L’équipage { $pirate-of } est ravi : Loyauté +2, soit { $now }.
        [3] L’équipage { $pirate-of } est aux anges : Loyauté +3, soit { $now }.
        [-1] L’équipage { $pirate-of } gronde : Loyauté -1, soit { $now }.
       *[other] L’équipage { $pirate-of } : Loyauté { $change }, soit { $now }.
    }
event-notoriety-lost = { $pirate } perd { $points } de Notoriété et en a { $now }.
event-revelled =
    { $forced ->
        [0] { $pirate } offre une ripaille à l’équipage.
       *[other] L’équipage { $pirate-of } fait ripaille, bon gré mal gré.
    }
event-idled = { $pirate } attend que l’équipage dessoûle.
event-recovered = L’équipage { $pirate-of } est remis sur pied.
event-ransomed = { $pirate } touche { $amount } de rançon : { $hostage }.
event-fenced = { $pirate } écoule un Butin de { $booty } pour { $worth }.
event-refitted =
    { $points ->
        [one] { $pirate } radoube : { $points } point de dégât à réparer.
       *[other] { $pirate } radoube : { $points } points de dégât à réparer.
    }
event-repaired = Le navire { $pirate-of } est réparé : Vitesse { $speed }, Combat { $combat }.
event-price = Le Gouverneur demande { $price } à { $pirate }.
event-bought-haven = { $pirate } paie { $price } et obtient un Havre Sûr { $port-at }.
event-refused = { $pirate } ne paie pas { $price }. Le Gouverneur s’en souviendra.
event-lettered = { $pirate } reçoit une Lettre de Marque { $nation-f }.
event-letter-lost = { $pirate } perd sa Lettre de Marque { $nation-f }.
event-haven-lost = { $pirate } perd son Havre Sûr { $port-at }.
event-port-roll = Les canons { $port-of } répondent : { $total }.
event-attacked =
    { $won ->
        [0] { $pirate } est repoussé { $port-at } : { $total } contre { $against }.
       *[other] { $pirate } prend { $port-the } : { $total } contre { $against } !
    }
event-booty = { $pirate } trouve un Butin de { $value }.
event-sacked =
    { $won ->
        [0] { $pirate } ne parvient pas à mettre à sac { $port-the }.
       *[other] { $pirate } met à sac { $port-the } et n’y laisse que des ruines !
    }
event-theft = { $thief } tente de voler { $victim } : { $total } contre { $against }.
event-stolen = { $thief } file avec { $amount } du Butin { $victim-of }.
event-gave = { $pirate } perd { $amount } de la Cale { $hold }.
event-damaged =
    { $points ->
        [one] Le navire { $pirate-of } encaisse { $points } coup : Combat { $combat }.
       *[other] Le navire { $pirate-of } encaisse { $points } coups : Combat { $combat }.
    }
event-slowed =
    { $points ->
        [0] Le navire { $pirate-of } tient bon : Vitesse { $speed }.
       *[other] Le navire { $pirate-of } perd { $points } de Vitesse : { $speed }.
    }
event-to-sea = { $pirate } est chassé vers { $place-the }.
event-allied = { $pirate } et { $other } naviguent désormais ensemble.
event-parted = { $pirate } et { $other } se séparent.
event-dug =
    { $found ->
        [0] { $pirate } creuse et ne trouve que du sable.
       *[other] { $pirate } déterre un trésor de { $found } Doublons !
    }
event-recruited = { $seat } pioche le Pirate { $pirate }.
event-recruited-hidden = { $seat } pioche un Pirate.

# Contre les Pirates.

event-ap-card =
    { $target ->
        [none] { $seat } joue « { $card } » !
       *[other] { $seat } joue « { $card } » contre { $target } !
    }
event-skulled = { $pirate } hisse la Tête de Mort : « { $card } » est annulée.
event-hardened = { $pirate } garde le Butin sous la Tête de Mort : +2.
event-kc-try = { $seat } demande un Commissaire du Roi contre { $pirate } : { $roll }, alors qu’il faut moins de { $notoriety }.
event-kc-came = Le Commissaire du Roi { $kc } arrive { $place-at }, envoyé par { $seat-the }.
event-kc-moved = Le Commissaire { $kc } va vers { $place-the }.
event-kc-chase = Le Commissaire { $kc } donne la chasse à { $pirate } : { $total }.
event-kc-caught = Le Commissaire { $kc } rattrape { $pirate } !
event-kc-missed = { $pirate } échappe au Commissaire { $kc }.
event-kc-fires = Le Commissaire { $kc } tire : { $total }.
event-kc-beaten = { $pirate } envoie par le fond le Commissaire { $kc } !
event-surrendered = { $pirate } amène son pavillon et se rend.
event-assault = Le Commissaire { $kc } attaque { $port-the } : { $total }.
event-repelled = Les Pirates repoussent le Commissaire { $kc } { $port-at }.
event-ousting = Le Commissaire { $kc } veut débusquer les Pirates { $port-of } : { $total }.
event-not-ousted = Les Pirates tiennent bon { $port-at }.
event-ousted = Les Pirates { $port-of } sont débusqués.
event-warship-came = { $warship-A } apparaît { $place-at }.
event-warship-waits = Le Navire de Guerre reste En Station { $place-at }.
event-warship-attacks = { $warship-The } attaque { $pirate } !
event-fled = { $pirate } fuit ; le Navire de Guerre le poursuit : { $against }.
event-escaped = { $pirate } s’échappe, mais l’occasion est perdue.
event-found = { $pirate } ne parvient pas à semer le Navire de Guerre.
event-warship-fires = { $warship-The } tire : { $total }.
event-warship-beaten = { $pirate } défait { $warship-the } !
event-driven-off =
    { $damage ->
        [0] Le Navire de Guerre chasse { $pirate } sans une égratignure.
        [one] Le Navire de Guerre chasse { $pirate } : { $damage } coup au but.
       *[other] Le Navire de Guerre chasse { $pirate } : { $damage } coups au but.
    }
event-conspiracy = On complote dans l’entrepont contre { $pirate } : { $roll }.
event-mutiny = Mutinerie contre { $pirate } !
event-quelled = { $pirate } mate la Mutinerie : { $roll }.
event-captain = { $pirate } prend le navire { $old-of }, pour { $seat-the }.
event-ship-lost = Plus personne pour prendre le navire { $pirate-of } : il est perdu.
event-challenged = { $challenger } défie { $pirate } en Duel !
event-duel-won = { $pirate } tue { $loser } en Duel.
event-duel-tied = { $pirate } et { $other } se blessent, mais nul ne tombe.
event-looted = { $pirate } prend au mort un Butin de { $amount }.
event-swapped = { $pirate } s’empare du navire du vaincu, { $ship-a }.
event-challenger-dead = { $pirate } meurt avant d’avoir commandé un navire.
event-resistance = Agitation { $port-at } : { $roll }.
event-sick = Le Scorbut se déclare sur le navire { $pirate-of }.
event-worn = Le navire { $pirate-of } s’use : { $roll }.
event-double-crossed =
    { $roll ->
        [1] On veut trahir { $pirate } : 1. Le Gouverneur tient parole.
        [2] On veut trahir { $pirate } : 2. Le Gouverneur tient parole.
        [3] { $pirate } est trahi : 3. Le Gouverneur veut sa part.
        [4] { $pirate } est trahi : 4. Le Gouverneur veut sa part.
       *[other] { $pirate } est trahi : { $roll }. La potence est prête.
    }
event-paid-off = { $pirate } achète sa liberté pour { $amount }.
event-turned = { $pirate } est de retour { $place-at }, Commissaire du Roi pour { $seat-the }.

# Les gains, et la fin.

event-retired = { $pirate } prend sa retraite { $way } : { $points } PV.
event-eliminated = { $pirate } n’est plus, { $way } : Notoriété { $points }.
event-scored = { $seat } marque { $points } PV et en a { $total }.
event-turned-up = Carte révélée contre Barbe-Noire : « { $card } ».
event-system-plays = { $pirate } joue « { $card } ».
event-final-score = { $seat } finit avec { $score } PV.
event-won = { $seat } l’emporte !
event-lost = { $seat } perd : la légende de Barbe-Noire s’arrête là.

end-third-pardon = Le Pardon Général est venu pour la troisième fois.
end-last-card = Le Pardon Général était la dernière carte.
end-blackbeard-retired = Barbe-Noire a pris sa retraite.
end-blackbeard-dead = Barbe-Noire est mort.
end-system-score = Les rivaux ont fait fortune.
end-no-rivals = Il ne reste plus de rival.

# Les chances d’un jet, et les dés du journal.

odds-roll-contest = 1d{ $sides }{ $own } contre { $others }d{ $sides }{ $other }
odds-roll-plus = 1d{ $sides }{ $bonus }
odds-roll-d66 = D66 × 100
odds-roll-hundreds = 1d{ $sides } × 100
odds-need-mutiny = contre un Commandement de { $needed }, car l’équipage se mutine d’abord
odds-need-duel =
    { $needed ->
        [one] contre 1 dé
       *[other] contre { $needed } dés
    }
odds-need-every-pirate =
    { $needed ->
        [0] contre personne
        [one] contre le Pirate qui s’y trouve
       *[other] contre chacun des { $needed } Pirates qui s’y trouvent
    }
odds-need-if-he-fights = s’il combat (s’il fuit, il est rattrapé à { $found } %)
odds-outcome-quelled = matée
odds-outcome-sour = Loyauté −1
odds-outcome-captain-lost = capitaine perdu
odds-outcome-rich = riche cargaison
odds-outcome-fair = moyenne
odds-outcome-poor = pauvre
odds-outcome-whole = tout réparé
odds-outcome-points-1 = 1 point
odds-outcome-points-2 = 2 points
odds-outcome-points-3 = 3 points
odds-outcome-points-4 = 4 points
odds-outcome-points-5 = 5 points
odds-outcome-slower-3 = Vitesse −3
odds-outcome-slower-2 = −2
odds-outcome-slower-1 = −1
odds-outcome-slower-0 = rien
odds-outcome-hanged = pendu
odds-outcome-pays = paie une part
odds-outcome-retires = se retire en paix
odds-roll-ransom = 2d{ $sides } × { $value }
odds-need-if-crossed = si quelqu’un le trahit
odds-outcome-much = { $much } ou plus
odds-outcome-usual = entre les deux
odds-outcome-little = { $little } ou moins

# Pourquoi pas.

refused-no-recruiting-now =
    { $why ->
        [named] Ces Actions sont toutes pour le Pirate que tu as nommé : aucun autre n’entre en jeu avec elles.
        [deck] Il ne reste aucune carte Pirate à piocher.
        [alone] Seul, tu joues Barbe Noire et aucun autre Pirate.
       *[other] Tu tiens déjà tous les Pirates permis, et tu en as autant en jeu.
    }
refused-a-ship-for-each = Nomme un navire pour chacun de tes Pirates déployés : ni plus, ni moins.
refused-actions-first = Tes Actions d’abord : fais-les ou renonces-y, puis joue une autre carte ou finis le tour.
refused-alliance-of-the-other = Cette Alliance porte le nom de { $pirate } : c’est là qu’elle se dissout.
refused-answer-this-first = Réponds d’abord à ceci : on agit contre un Pirate quand son Action est annoncée, en cours ou juste finie.
refused-dice-choose-the-zone = Ici ce sont les dés qui choisissent la Zone Maritime : nomme seulement le Pirate.
refused-choose-the-zone = Nomme aussi la Zone Maritime : ici les dés ne la choisissent pas.
refused-name-filled-holds = Nomme seulement des Cales remplies.
refused-no-actions-without-a-card = Tu n’as pas encore d’Actions : joue d’abord une carte pour ses Actions.
refused-no-business-now = Cela fait partie des Activités à Quai, une Action d’un Pirate à quai.
refused-no-captain-wanted = Aucun de tes navires n’a perdu son capitaine dans une Mutinerie.
refused-no-card-to-cancel = Aucune carte ne vient d’être jouée contre un de tes Pirates.
refused-no-cargo-offered = Aucune cargaison ni aucun Butin n’est à prendre.
refused-no-discarding-now = On ne se défausse ainsi que pour Doigt du Destin.
refused-no-draft-now = Les Pirates se choisissent avant le début de la partie, si c’est convenu.
refused-no-hold-too-many = On n’abandonne une Cale que si le nouveau navire en a moins.
refused-no-hostage-taken = Aucun Otage ne vient d’être pris.
refused-no-launching-now = Les dés ne placent des Pirates qu’avant le premier tour, si c’est convenu.
refused-no-loot-to-take = Les dépouilles sont pour le voleur qui vient de gagner un Duel.
refused-no-occasion-to-revel = Un équipage fait ripaille après la prise d’un Navire Marchand, ou à la fin des Activités à Quai.
refused-no-odd-point = Il n’y a pas de point de dégât impair à partager entre alliés.
refused-no-pirate-drawn = Tu ne viens pas de piocher une carte Pirate.
refused-no-price-named = Aucun Gouverneur n’a fixé de prix.
refused-no-refit-under-way = Aucun Radoub n’est en cours : il fait partie des Activités à Quai.
refused-no-roll-to-repeat = Aucun jet d’un de tes Pirates n’attend d’être gardé ou relancé.
refused-no-services-here = Ce Port est hostile au Pirate : il n’achète et ne répare rien pour lui.
refused-no-such-alliance = Ce Pirate n’est dans aucune Alliance à toi.
refused-no-tied-duel = Aucun Duel n’est à égalité.
refused-no-warship-sighted = Tu ne viens pas d’apercevoir un Navire de Guerre.
refused-no-zone-to-choose = Aucun de tes Pirates ne quitte les Bermudes pour l’une de leurs deux Zones Maritimes.
refused-nobody-attacks = Personne n’attaque un de tes Pirates.
refused-nobody-has-talked = Aucun Otage n’a rien dit à deux alliés.
refused-nobody-needs-a-ship = On choisit un navire pour un Pirate qui vient d’être déployé.
refused-nobody-steals = Personne ne vole un de tes Pirates.
refused-not-against-yourself = Pendant ton tour, seuls les autres joueurs agissent contre tes Pirates.
refused-not-intercepted = Aucun Commissaire du Roi n’a intercepté un de tes Pirates.
refused-not-your-turn = C’est pour ton propre tour ; c’est le Pirate d’un autre joueur qui agit.
refused-nothing-to-fence = Il n’y a pas de Butin dans les Cales de ce Pirate.
refused-nothing-to-pass-on = Aucune Action d’un autre n’attend ta réponse : il n’y a rien à laisser faire.
refused-nothing-to-stow = Il n’y a ni argent ni Butin à mettre en Cale.
refused-nothing-was-stolen = On ne vient pas de te voler de Butin.
refused-one-action-at-a-time = L’Action en cours doit d’abord se terminer.
refused-only-the-drawn-pirate = Seul le Pirate qui vient d’être pioché peut être déployé maintenant.
refused-play-its-event-first = C’est l’Événement de la carte { $card } : joue-la d’abord pour son Événement.
refused-ships-are-fitted-once = Les navires de départ se choisissent une fois, quand tous les Pirates sont déployés.
refused-turns-have-not-begun = Le premier tour n’a pas commencé : la partie se met encore en place.
refused-not-your-pirate = Ce n’est pas un de tes Pirates en jeu.
refused-only-the-named-pirate = Ces Actions sont pour le Pirate que tu as nommé.
refused-revelling = L’équipage est ivre : il ne peut que se déplacer, ou récupérer au Port.
refused-pirate-not-in-hand = Tu n’as pas ce Pirate en main.
refused-own-kc-there = Ton propre Commissaire du Roi s’y trouve.
refused-no-room-in-play = Tu as déjà en jeu les { $limit } Pirates permis.
refused-crippled-ship = Un navire à la Vitesse négative a besoin de 2 Actions pour se déplacer, et il t’en reste { $left }.
refused-port-closed =
    { $why ->
        [destroyed] Ce Port est détruit, pour le reste de la partie.
        [history] Ce Port est fermé à ce Pirate : il a attaqué sa nation. Une Lettre de Marque de cette nation l’ouvrirait.
        [governor] Ce Port a un Gouverneur Anti-Pirate : il est fermé à ce Pirate jusqu’à son départ.
       *[other] Ce Port est fermé à l’allié de ce Pirate.
    }
refused-too-far = C’est trop loin pour un Mouvement : va pas à pas.
refused-not-at-sea = Il faut pour cela que { $pirate } soit en mer : gagne d’abord une Zone Maritime.
refused-must-leave-own-kc = Quitte d’abord la zone de ton propre Commissaire du Roi.
refused-no-prize = Il n’y a pas de navire capturé à prendre.
refused-no-digging-here =
    { $why ->
        [chart] Le Pirate n’a pas la carte du Trésor Enfoui.
       *[other] Le trésor est sur l’île des Pins, dans une autre Zone Maritime.
    }
refused-not-in-this-zone = { $place } n’est pas dans la Zone Maritime { $pirate-of } : navigue d’abord jusque-là.
refused-cannot-be-attacked =
    { $why ->
        [destroyed] Ce Port est détruit.
       *[other] C’est un Port Pirate : les Pirates ne l’attaquent pas.
    }
refused-no-merchant-there = Il n’y a pas de Navire Marchand { $place-at } : il en vient au début d’un tour, quand il en reste peu.
refused-spotted-already = Ce Pirate a déjà repéré ce Navire Marchand.
refused-not-spotted = { $pirate } n’a pas repéré ce Navire Marchand : repère-le d’abord.
refused-not-docked = Il faut pour cela que { $pirate } soit à quai : entre d’abord dans un Port.
refused-no-such-victim =
    { $why ->
        [elsewhere] Ce Pirate n’est pas dans le même Port.
        [own] On ne vole pas ses propres Pirates.
        [sober] L’équipage de ce Pirate ne fait pas ripaille : on ne le vole qu’alors.
       *[other] Il n’y a pas de Butin dans les Cales de ce Pirate.
    }
refused-no-right-to-sack = On ne met à sac que le Port qu’on vient de prendre, et aussitôt.
refused-no-such-ally =
    { $why ->
        [other] Seulement avec un autre de tes Pirates en jeu.
        [elsewhere] Ce Pirate n’est pas dans le même Port.
       *[other] Tu as déjà une Alliance.
    }
refused-cannot-retire-so =
    { $why ->
        [letter] Il faut au Pirate une Lettre de Marque de la nation de ce Port.
        [ally] Par Lettre, aucun Pirate ne prend sa retraite avec un allié : dissous d’abord l’Alliance.
        [haven] Ce Port n’est pas un Havre Sûr de ce Pirate.
        [bribe] Il n’y a pas ici de Gouverneur Pro-Pirate à soudoyer.
        [tried] Le Pirate a déjà tenté de soudoyer ce Gouverneur, et ne le peut plus.
        [hostile] Ce Port est hostile au Pirate.
        [own-haven] C’est son Havre Sûr : il y prend sa retraite sans pot-de-vin.
        [alone] Seul, Barbe Noire ne prend pas sa retraite par pot-de-vin.
        [not-agreed] Dans un Port Pirate on ne prend pas sa retraite, sauf si c’est convenu.
       *[other] Ce n’est pas un Port Pirate.
    }
refused-nothing-to-recover-yet =
    { $why ->
        [idle] L’équipage a été forcé à la ripaille : une Action est d’abord perdue, puis il récupère.
       *[other] Il n’y a rien dont se remettre : l’équipage est sobre.
    }
refused-another-ship = Le navire { $pirate-of } n’est pas ici.
refused-nothing-to-sit-out = Il n’y a rien à cuver.
refused-challenge-or-pass = Défie le capitaine, ou laisse faire.
refused-fight-or-surrender = Combats, ou rends-toi si tu as une Lettre de Marque.
refused-name-a-filled-hold = Nomme une Cale remplie.
refused-hit-an-ally = L’un des deux alliés doit encaisser le coup.
refused-one-of-two-zones = Choisis l’une des deux Zones Maritimes de ce Port.
refused-keep-or-reroll = Garde le jet, ou relance.
refused-double-cross-or-pass = Trahis-le, ou laisse faire.
refused-continue-or-break-off = Continue le Duel, ou romps.
refused-loot-in-order = Dans l’ordre : le navire, la Lettre, puis une Cale pour le Butin.
refused-pay-or-refuse = Paie si tu le peux, ou refuse.
refused-must-revel = Qui écoule dans un Port Pirate doit laisser l’équipage faire ripaille.
refused-no-haven-for-sale =
    { $why ->
        [governor] Il n’y a pas ici de Gouverneur Pro-Pirate pour vendre un Havre Sûr.
        [taken] Ce Port est déjà un Havre Sûr.
        [tried] Ce Gouverneur a été sollicité une fois, et c’est tout.
        [hostile] Ce Port est hostile au Pirate.
       *[other] C’est trop tard : le Havre Sûr vient avant la ripaille. Une autre Action le permettra.
    }
refused-no-refit-here =
    { $why ->
        [whole] Le navire n’a aucun dégât.
        [arab] Dans les Ports Arabes on ne radoube pas.
        [hostile] Ce Port est hostile au Pirate.
       *[other] C’est trop tard : le Radoub vient avant le Havre Sûr et la ripaille, une seule fois par Action.
    }
refused-no-ransom-here =
    { $why ->
        [aboard] Il n’y a pas d’Otage pareil à bord.
        [late] C’est trop tard : la rançon vient en premier.
       *[other] Ce Port ne le rachète pas : il doit être de sa nation et non hostile, ni Arabe, ni Portugais, ni Port Pirate.
    }
refused-no-letter-here =
    { $why ->
        [elsewhere] Seulement le Pirate qui est en affaires.
        [card] Tu n’as pas la carte Lettre de Marque.
        [letter] Le Pirate a déjà une Lettre de Marque.
        [ally] Tant qu’il est allié, un Pirate ne prend pas de Lettre de Marque.
       *[other] Il n’y a pas ici de Gouverneur Pro-Pirate.
    }
refused-in-port-order = Au Port : rançon, écoulement, Radoub, Havre Sûr, ripaille, dans cet ordre.
refused-nothing-to-repair-there = Ce navire n’a pas ce dégât.
refused-card-not-in-hand = Tu n’as pas cette carte.
refused-a-pirate-in-hand = Le nouveau capitaine doit être un Pirate de ta main.
refused-play-a-card-first = Joue d’abord une carte : au moins une par tour.
refused-a-card-gives-actions = Tu as une carte qui donne des Actions : joue-la.
refused-one-actions-card = Une seule carte par tour pour ses Actions.
refused-event-is-obligatory = L’Événement de cette carte va avec son Action.
refused-anti-pirate-event = Cet Événement est pour le tour des autres ; ici la carte ne donne que des Actions.
refused-one-mode-only = Cette carte sert pour ses Actions ou son Événement, pas pour les deux.
refused-not-playable-now =
    { $why ->
        [pirate] Les Actions de cette carte sont pour un de tes Pirates en jeu : nomme-le.
        [nobody] Les Actions de cette carte sont pour tous tes Pirates : n’en nomme aucun.
       *[other] L’Événement de cette carte ne peut s’appliquer à personne maintenant.
    }
refused-event-not-there =
    { $why ->
        [card] C’est l’Événement d’une autre carte.
        [no-kc] Tu n’as pas de Commissaire du Roi.
        [here] Il y est déjà.
        [pirate] Ce n’est pas un de tes Pirates en jeu.
        [docked] Les Canons Lourds s’embarquent au Port : le Pirate n’est pas à quai.
        [armed] Ce navire a déjà des Canons Lourds.
        [kept] Ton propre Commissaire du Roi est devant le Port : le Pirate ne peut pas en sortir.
        [kc] Ton propre Commissaire du Roi s’y trouve.
       *[other] Des alliés naviguent ensemble : nomme l’autre.
    }
refused-one-or-two-cards = Défausse une seconde carte, ou arrête-toi là.
refused-tell-an-ally = L’un des deux alliés garde les Informations.
refused-ransom-or-torture = Garde l’Otage pour une rançon, ou torture-le.
refused-revel-or-not = Laisse l’équipage faire ripaille, ou garde-le sobre.
refused-accept-or-reject = Garde ce Pirate, ou renvoie-le.
refused-too-many-held = Tu peux tenir { $limit } Pirates au plus : déploie-le.
refused-sloop-or-schooner = Un Sloop ou une Goélette ; un Brigantin se capture.
refused-pirate-taken = Ce Pirate est déjà pris.
refused-first-deployment-mandatory = Le premier Pirate doit être déployé.
refused-no-skull-in-hand = Tu n’as pas Tête de Mort.
refused-skull-or-pass = Annule la carte, ou laisse faire.
refused-name-a-hold = Nomme une Cale du navire.
refused-jettison-only-when-full = On ne jette une Cale par-dessus bord que si toutes sont pleines.
refused-take-or-decline = Prends la marchandise, ou laisse-la.
refused-strike-or-station = Attaque, ou laisse le Navire de Guerre En Station.
refused-flee-or-fight = Fuis, ou combats.
refused-surprise-or-pass = Joue Surprise du CR, ou laisse faire.
refused-kc-not-now =
    { $why ->
        [none] Tu n’as pas de Commissaire du Roi.
        [once] Un Commissaire du Roi a déjà agi dans cette Action.
        [other] Le Commissaire du Roi d’un autre joueur a agi ce tour : lui seul continue.
       *[other] Tu as déjà agi contre un Pirate ce tour, et ton Commissaire du Roi ne chasse pas celui-ci.
    }
refused-kc-cannot =
    { $why ->
        [fresh] Ce Pirate a été déployé ce tour : il ne peut être intercepté qu’au suivant.
        [docked] Ce Pirate n’est pas à quai : on ne débusque que d’un Port.
        [pirates] C’est un Port Pirate : ton Commissaire du Roi peut l’attaquer, mais n’en débusque personne.
        [now]
            { $what ->
                [kc-intercept] On n’intercepte personne à ce moment : seulement lors d’un Mouvement, d’un Repérage, d’un Pillage, d’une Conversion ou d’une attaque de Port.
                [kc-chase] On n’intercepte personne à ce moment : seulement lors d’un Mouvement, d’un Repérage, d’un Pillage, d’une Conversion ou d’une attaque de Port.
                [kc-oust] On ne débusque personne à ce moment : seulement pendant que le Pirate agit au Port.
               *[other] Ton Commissaire du Roi ne peut pas le faire à ce moment.
            }
       *[other]
            { $what ->
                [kc-move] C’est trop loin pour ton Commissaire du Roi : un pas à la fois.
                [kc-intercept] Ton Commissaire du Roi n’est pas dans la Zone Maritime du Pirate.
                [kc-chase] Le Pirate n’est pas dans une Zone Maritime voisine de celle de ton Commissaire du Roi.
                [kc-assault] Il n’y a pas de Port Pirate pareil près de ton Commissaire du Roi.
               *[other] Ton Commissaire du Roi n’est pas devant le Port où le Pirate est à quai.
            }
    }
refused-one-ap-action-per-turn = Tu as déjà agi contre un Pirate pendant ce tour : de nouveau au tour du joueur suivant.
refused-no-kc-deployment =
    { $why ->
        [place] Le Pirate n’est pas en mer : aucun Commissaire du Roi ne peut être envoyé.
        [own] Tu as déjà un Commissaire du Roi.
        [pool] Il ne reste plus de Commissaire du Roi.
        [once] On a déjà tenté d’envoyer un Commissaire du Roi dans cette Action.
       *[other] Aucun Commissaire du Roi ne peut être envoyé pendant cette Action.
    }
refused-no-warship-here =
    { $why ->
        [action] Un Navire de Guerre n’attaque que lors d’un Repérage, d’un Pillage, d’une Conversion ou d’une attaque de Port, avant la fin.
        [none] Il n’y a pas de Navire de Guerre En Station dans la Zone Maritime du Pirate.
        [once] Le Navire de Guerre a déjà attaqué dans cette Action.
        [evaded] Le Pirate a échappé à ce Navire de Guerre ce tour.
       *[other] Aucun Navire de Guerre ne pourrait attaquer ici maintenant.
    }
refused-act-or-pass = Agis contre le Pirate, ou laisse faire.
refused-type-used = Cela a déjà été tenté une fois pendant cette Action.
refused-only-after-in-port = C’est pour un Pirate à quai qui vient d’achever une Action.
refused-card-not-in-this-window = Cette carte ne se joue pas à ce moment.

# Les mêmes sous un autre nom : les Ports, le second Pirate d’une action, les cartes d’une main.

port-boston = { place-boston }
    .at = { place-boston.at }
    .of = { place-boston.of }
port-new-york = { place-new-york }
    .at = { place-new-york.at }
    .of = { place-new-york.of }
port-philadelphia = { place-philadelphia }
    .at = { place-philadelphia.at }
    .of = { place-philadelphia.of }
port-virginia = { place-virginia }
    .the = { place-virginia.the }
    .at = { place-virginia.at }
    .of = { place-virginia.of }
port-bath = { place-bath }
    .at = { place-bath.at }
    .of = { place-bath.of }
port-charleston = { place-charleston }
    .at = { place-charleston.at }
    .of = { place-charleston.of }
port-st-augustine = { place-st-augustine }
    .at = { place-st-augustine.at }
    .of = { place-st-augustine.of }
port-campeche = { place-campeche }
    .at = { place-campeche.at }
    .of = { place-campeche.of }
port-honduras = { place-honduras }
    .the = { place-honduras.the }
    .at = { place-honduras.at }
    .of = { place-honduras.of }
port-portobello = { place-portobello }
    .at = { place-portobello.at }
    .of = { place-portobello.of }
port-cartagena = { place-cartagena }
    .at = { place-cartagena.at }
    .of = { place-cartagena.of }
port-curacao = { place-curacao }
    .at = { place-curacao.at }
    .of = { place-curacao.of }
port-port-o-spain = { place-port-o-spain }
    .at = { place-port-o-spain.at }
    .of = { place-port-o-spain.of }
port-martinique = { place-martinique }
    .the = { place-martinique.the }
    .at = { place-martinique.at }
    .of = { place-martinique.of }
port-guadeloupe = { place-guadeloupe }
    .the = { place-guadeloupe.the }
    .at = { place-guadeloupe.at }
    .of = { place-guadeloupe.of }
port-san-juan = { place-san-juan }
    .at = { place-san-juan.at }
    .of = { place-san-juan.of }
port-santo-domingo = { place-santo-domingo }
    .at = { place-santo-domingo.at }
    .of = { place-santo-domingo.of }
port-tortuga = { place-tortuga }
    .the = { place-tortuga.the }
    .at = { place-tortuga.at }
    .of = { place-tortuga.of }
port-port-royal = { place-port-royal }
    .at = { place-port-royal.at }
    .of = { place-port-royal.of }
port-santiago = { place-santiago }
    .at = { place-santiago.at }
    .of = { place-santiago.of }
port-havana = { place-havana }
    .at = { place-havana.at }
    .of = { place-havana.of }
port-new-providence = { place-new-providence }
    .at = { place-new-providence.at }
    .of = { place-new-providence.of }
port-bermuda = { place-bermuda }
    .the = { place-bermuda.the }
    .at = { place-bermuda.at }
    .of = { place-bermuda.of }
port-cape-coast = { place-cape-coast }
    .at = { place-cape-coast.at }
    .of = { place-cape-coast.of }
port-cormantin = { place-cormantin }
    .at = { place-cormantin.at }
    .of = { place-cormantin.of }
port-whydah = { place-whydah }
    .at = { place-whydah.at }
    .of = { place-whydah.of }
port-cape-lopez = { place-cape-lopez }
    .the = { place-cape-lopez.the }
    .at = { place-cape-lopez.at }
    .of = { place-cape-lopez.of }
port-kilwa = { place-kilwa }
    .at = { place-kilwa.at }
    .of = { place-kilwa.of }
port-zanzibar = { place-zanzibar }
    .at = { place-zanzibar.at }
    .of = { place-zanzibar.of }
port-ethiopia = { place-ethiopia }
    .the = { place-ethiopia.the }
    .at = { place-ethiopia.at }
    .of = { place-ethiopia.of }
port-mocha = { place-mocha }
    .at = { place-mocha.at }
    .of = { place-mocha.of }
port-bombay = { place-bombay }
    .at = { place-bombay.at }
    .of = { place-bombay.of }
port-severndroog = { place-severndroog }
    .at = { place-severndroog.at }
    .of = { place-severndroog.of }
port-goa = { place-goa }
    .at = { place-goa.at }
    .of = { place-goa.of }
port-calicut = { place-calicut }
    .at = { place-calicut.at }
    .of = { place-calicut.of }
port-ste-marie = { place-ste-marie }
    .the = { place-ste-marie.the }
    .at = { place-ste-marie.at }
    .of = { place-ste-marie.of }
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

form-play = Jouer une carte
form-steal = Voler un Pirate
form-ally = Former une Alliance
form-retire = Prendre sa retraite
form-repair = Réparer
form-fence = Écouler le Butin
form-move = Naviguer
form-spot = Repérer un Navire Marchand
form-plunder = Piller un Navire Marchand
form-attack = Attaquer un Port
form-deploy = Déployer un Pirate
form-sail = Vents Favorables
form-act = Jouer une carte pour ses Actions
form-ransom = Rançonner un Otage
form-fit = Choisir les navires
field-card = Carte
field-pirate = Pirate
field-other = L’autre
field-way = Comment
field-track = Quoi
field-hold = Cale
field-place = Où
field-port = Port
field-hostage = Otage
row-hold = Cale { $word } : { $amount }
choice-handling-keep = Garder
choice-handling-fence = Écouler
gives-net-worth = Fortune
