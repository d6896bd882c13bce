# Ce qu’on dit à un assistant en plus des mots des jeux.

seated = Table { $table } : { $title }. Tu es { $name }, place { $seat } sur { $seats }.
link = On la rejoint par ce lien : { $link }
token = Pour revenir plus tard à cette place : join_table avec ce lien et le jeton { $token }
log-head = Ce qui s’est passé depuis ton dernier regard :
log-none = Rien ne s’est passé depuis ton dernier regard.
log-more = ({ $count } lignes plus anciennes sont omises.)
question = On te demande : { $text }
choices =
    { $count ->
        [one] Il y a un seul choix : legal_actions le dit.
       *[other] Il y a { $count } choix : legal_actions les liste.
    }
choices-free = Toute action écrite comme les choix est permise si la règle la permet ; legal_actions en donne { $count } exemples.
chosen = Tu as choisi { $action } ; tu peux changer jusqu’à ce que les autres aient choisi aussi.
waiting = On ne te demande rien pour l’instant. On attend : { $names }. L’outil wait_for_turn répond quand c’est à toi.
not-begun = La partie n’a pas commencé : il reste des places libres.
over = La partie est finie. { $text } Gagnants : { $winners }. Points : { $scores }.
nobody = personne
no-points = aucun
left = Tu as quitté la table { $table }.
no-tables = Tu n’es à aucune table.
unknown-table = Il n’y a pas de table { $table } ; open_table en ouvre une, join_table en rejoint une.
not-understood = « { $text } » ne désigne ici { $several ->
        [0] aucune action de ce jeu
       *[other] pas une seule action
    }. Écris l’une de celles-ci : { $actions }.
not-asked = On ne te demande rien pour l’instant.
allowed = « { $action } » est permis par { $clause }.
why-head = « { $action } » n’est pas permis par { $clause } : { $reason }
why-none = Aucune action de ce jeu ne veut dire cela.
met = rempli : { $text } [{ $clause }]
missing = manque : { $text } [{ $clause }]
no-clause = Aucun article de { $title } n’en parle. Ses chapitres : { $chapters }.
no-answer = { $server } ne répond pas : { $reason }
refused = Le serveur refuse : { $text }
no-table-link = { $link } n’est pas le lien d’une table : https://HÔTE/t/TABLE
other-server = Seules les tables de { $server } peuvent être rejointes d’ici.
no-server = D’ici, on ne peut pas rejoindre les tables d’un serveur : qui tient cet outil en nomme un avec --server.
no-open-seat = Aucune place n’est libre à cette table.
