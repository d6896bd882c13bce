# Ce que disent tous les jeux.

language = Français

seat = Siège { $n }
you = toi
seat-none = personne
spectator = spectateur
nothing = rien

# Listes et quantités : « rhum, haricots et 2 eau ».

list-comma = { $list }, { $word }
list-and = { $list } et { $word }
counted = { $thing } ×{ $count }

switch-on = oui
switch-off = non

# À qui de jouer, et comment la partie s’est achevée.

waiting = On attend { $seats }.
your-turn = À toi de jouer.
outcome-won =
    { $count ->
        [one] { $seats } remporte la partie !
       *[other] { $seats } se partagent la victoire !
    }
outcome-nobody = Personne ne l’emporte.

# Pourquoi une action est refusée.

refused-not-asked = Ce n’est pas à toi de décider.
refused-not-offered = Ce n’est pas possible maintenant.
refused-game-over = La partie est finie.

# Le matériel imprimé.

components-fixed = imprimé seulement : aucune règle ne le demande
rules-chapters = Les chapitres

# Forms: choices made of parts. `form-VERB` and `field-KIND` of a game say it better.

form-any = Choisir
field-any = Lequel
form-row = { $row } : { $choice }
