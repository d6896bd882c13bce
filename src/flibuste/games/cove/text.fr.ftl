# La Crique des Pirates : les mots du jeu.

game-title = La Crique des Pirates
game-pitch = Armez votre navire, courez après les trésors de six îles et combattez ceux qui ont eu la même idée. Le pirate le plus renommé l’emporte.
game-length = 90 minutes

# Les sections d’un navire.

section-hull = coque
section-crew = équipage
section-cannons = canons
section-sails = voiles
section-all = toutes les sections

# Les lieux.

island-nowhere = nulle part
island-tavern = Île de la Taverne
island-hull = Île des Coques
island-sails = Île des Voiles
island-cannons = Île des Canons
island-crew = Île des Équipages
island-treasure = Île au Trésor
island-cove = Crique des Pirates

# Les pirates de légende, et la Navy.

ship-blackbeard = Barbe-Noire
ship-dutchman = Hollandais Volant
ship-hook = Capitaine Crochet
ship-bonny-read = Anne Bonny et Mary Read
ship-cacafuego = Cacafuego
ship-navy = Royal Navy

# Les phases d’un mois.

phase-setup = Préparatifs
phase-treasures = Trésors
phase-navigation = Navigation
phase-combat = Combat
phase-plunder = Pillage
phase-effects = Îles
phase-black-ships = Navires noirs
phase-end = La fin

colour-red = rouge
colour-blue = bleu
colour-yellow = jaune
colour-green = vert
colour-purple = violet

# Les cartes : un nom, et en bref ce qu’elle fait.

card-flint = Perroquet du capitaine Flint
card-flint-text = Cale sans limite de coffres
card-silver = Perroquet de Long John Silver
card-silver-text = Toujours 6 dés
card-bones = Perroquet de Billy Bones
card-bones-text = Autant de dés que de canons
card-trelawney = Perroquet du chevalier Trelawney
card-trelawney-text = Vitesse +20
card-craftsman = Artisan
card-craftsman-text = Protège une section de 2 touches
card-french-leave = Fuite à l’Anglaise
card-french-leave-text = Filer vers une île libre ; annule la Flibusterie
card-buccaneering = Flibusterie
card-buccaneering-text = Prendre la moitié du butin d’un joueur
card-lookout = Vigie
card-lookout-text = Caps annoncés ; vous dites qui commence
card-shipwright = Armateur
card-shipwright-text = Une section monte d’un niveau, gratis
card-letter-of-marque = Lettre de marque
card-letter-of-marque-text = Détourner la Navy vers une autre île
card-royal-navy = Royal Navy aux trousses
card-royal-navy-text = Envoyer la Navy sur une île
card-treasure-map = Carte du Trésor
card-treasure-map-text = Coffres doublés sur une île au dé
card-becalmed = Calme plat
card-becalmed-text = Plus aucune carte dans ce combat
card-fair-wind = Vent favorable
card-fair-wind-text = Vitesse +6 dans ce combat
card-grapple = Grappin
card-grapple-text = Pour tous, dés selon le seul équipage
card-smoke = Fumigènes
card-smoke-text = Seul un 6 touche votre navire
card-overboard = Par-dessus bord
card-overboard-text = Vitesse +2 par coffre jeté
card-grapeshot = Mitraille
card-grapeshot-text = Touche dès 3 ; 2 touches sur vos canons
card-powder-magazine = Sainte-Barbe
card-powder-magazine-text = Chaque touche frappe toutes les coques
card-cannonade = Canonnade
card-cannonade-text = Toutes les sections ; puis recharger
card-fame-1 = Renommée 1
card-fame-1-text = 1 renommée à la fin
card-fame-2 = Renommée 2
card-fame-2-text = 2 renommée à la fin
card-fame-3 = Renommée 3
card-fame-3-text = 3 renommée à la fin
