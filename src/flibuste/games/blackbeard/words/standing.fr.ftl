# Réponses permanentes : à quelles occasions.
occasion-move = seulement quand un navire se déplace
occasion-prey = seulement quand on chasse un Navire Marchand
occasion-assault = seulement quand on attaque un Port
occasion-harbour = seulement pour ce qui se fait à quai
occasion-enough = seulement quand le jet suffit
occasion-high-roll = seulement quand les dés font cinq ou plus en moyenne
