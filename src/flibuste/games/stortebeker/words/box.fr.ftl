# Störtebeker : ce qu’il y a dans la boîte.

box-kind-ship = Navires
box-kind-cards = Provisions
box-kind-pirate = Pirates
box-colour = Couleur
box-asks = Demande
box-value = Valeur
box-strength = Force
box-with-skull = Avec un crâne
box-die = Sur les dés de couleur
box-ship-text = Un navire marchand, couleur : { $colour }. Qui a posé tout ce qu’il demande peut l’aborder ; deux dés et les pirates doivent atteindre sa force.
box-provision-text = Se pose face visible auprès d’un navire qui la demande. Avec un crâne, elle vaut aussi un pirate de 1.
box-pirate-text = Se pose face cachée auprès d’un navire ; ajoute sa force aux dés d’un abordage.
