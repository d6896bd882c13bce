# Ce que dit la table au terminal.

which-game = Quel jeu ?
commitment = Dés équitables. Engagement sur le secret : { $commitment }
nonces = Mêlé aux dés : { $nonces }
no-nonce = (Ajoute ton propre mot aux dés avec --nonce MOT.)
verify = Le secret des dés est révélé. Vérifie-les avec : flibuste verify { $file }

you = toi
bot = robot : { $bot }
seated = À table : { $players }
resumed = La partie reprend après le coup { $moves }.
hello = Tape un numéro ou une action ; ? aide.
prompt = >
more = – Entrée : la suite, ou réponds déjà –
since = Depuis ta dernière décision
forced = Une seule réponse possible, donnée pour toi : { $action }
asks-always = Tu réponds même s’il n’y a qu’une réponse. Retape ask pour changer.
asks-less = Tu ne réponds que si tu peux agir. Retape ask pour changer.
only-one = Il n’y a qu’une réponse. Appuie sur Entrée pour la donner.

curtain = Passe le clavier à { $name }, puis Entrée.
curtain-rest = { $name }, es-tu seul devant l’écran ? Appuie sur Entrée.

back = retour
part-left = reste : { $amount }
part-price = { $choice } ({ $price })
part-now = { $choice } (Entrée)
part-whole = { $action }. Entrée : c’est dit ; retour : une partie en arrière.
part-entry = { $form } … ({ $count })
no-such-choice = Il n’y a pas de choix { $number } ; le dernier est { $last }.
which-one = Lequel : { $choices }{ $more ->
        [0] {" "}?
       *[other] {" "}ou { $more } autres ?
    }
file-exists = { $file } : ce fichier existe ; choisis un autre nom
not-understood = Je ne comprends pas « { $text } ». Tape un numéro, ou dis-le avec des mots, par exemple : { $examples }
allowed = C’est permis maintenant, par l’article { $clause }.
refused = Non : { $reason }
no-undo = On ne peut pas revenir là-dessus : des dés, des cartes cachées ou un autre joueur sont passés entre-temps.
undone = Repris : { $action }
saved = Enregistré dans { $file }. Pour continuer : flibuste play { $file }
not-saved = Pas enregistré.
cannot-save = { $problem }
kept = La partie est gardée dans { $file }
save-it = Garder la partie pour continuer plus tard ? [O/n]
go-on = Pour continuer : flibuste play { $file }
no-clause = Il n’y a pas d’article { $clause }.
which-action = Dis quelle action : why ACTION, par exemple : why { $example }
which-clause = Dis quel article : rules { $example }
hint = Ce qu’en pense quelqu’un qui voit loin (tes chances de gagner)
thinking = { $name } ({ $bot }) : { $action }

over = La partie est finie : { $reason }.
final = Scores finaux

help =
    numéro           donner cette réponse ; « ? numéro » l’explique
    action           la même, en mots : { $example }
    why ACTION       pourquoi une action est refusée
    retour           dans un choix en plusieurs parties : une partie en arrière
    rules 2.1        lire un article ou un chapitre
    undo             reprendre ta dernière action
    ask              répondre aussi quand il n’y a qu’une réponse, ou non
    hint             le meilleur coup, ce qu’il vaut, et pourquoi
    log              tout ce qui s’est passé
    table            remontrer la table
    save [FICHIER]   garder la partie
    quit             partir ; la partie peut être gardée

learner = Capitaine
guide = Polly, ton guide
lesson-minutes = { $minutes } min
lesson-hello = Tape ce que tu fais, comme à toute table. Et aussi : Entrée pour lire la suite, show pour la réponse, do pour la faire jouer, back pour revenir, quit pour partir.
lesson-step = { $step } sur { $steps }
lesson-enter = Appuie sur Entrée pour lire la suite.
lesson-course = Trace une route à toi ; show en donne une qui convient.
lesson-stay = Ce serait permis, mais reste avec moi pour l’instant.
lesson-show = Ceci conviendrait : { $answer }
lesson-kept = Ta place est gardée. Reprends avec : flibuste learn { $game } { $lesson }
lesson-done = Leçon terminée. Bien navigué ! { $left ->
    [0] Tu les as toutes faites : flibuste play { $game }
   *[other] Ensuite : flibuste learn { $game } { $more }
  }
