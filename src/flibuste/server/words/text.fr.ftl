# Ce que dit le serveur lui-même.

problem-bad-request = Cette demande est incompréhensible : { $why }
problem-who-are-you = On ne te connaît pas ici : prends une place ou ouvre ton lien de récupération.
problem-not-your-seat = Cette place n’est pas la tienne.
problem-not-your-table = Seule la personne qui a ouvert la table peut faire cela.
problem-bad-origin = Cette demande vient d’un autre site et n’a pas été exécutée.
problem-banned = Tu ne peux plus jouer sur ce serveur. { $why }
problem-muted = Tu ne peux plus écrire dans la discussion de ce serveur.
problem-not-found = Il n’y a rien à cette adresse.
problem-wrong-method = Cette adresse n’accepte pas une telle demande.
problem-unknown-table = Cette table n’existe pas : le lien est incomplet ou faux.
problem-unknown-game = Il n’y a pas de jeu { $name } ici.
problem-stale = La question à laquelle tu réponds n’est plus posée : la partie a avancé.
problem-unknown-person = Il n’y a personne de ce nom ici, ou cette page n’est pas publique.
problem-one-seat = Tu as déjà une place à cette table.
problem-rated = À une table classée, personne n’est aidé avant la fin de la partie.
problem-bad-rated = Une table classée a besoin de places pour deux personnes au moins, et chacune n’en a qu’une.
problem-unknown-tournament = Ce tournoi n’existe pas.
problem-no-lobby-chat = Le salon de ce serveur n’a pas de discussion.
problem-not-your-tournament = Seule la personne qui a ouvert le tournoi peut faire cela.
problem-tournament-begun = Ce tournoi a commencé.
problem-tournament-over = Ce tournoi est terminé.
problem-tournament-full = Pas plus de { $most } personnes ne peuvent participer.
problem-too-few = Il faut au moins { $most } personnes.
problem-void-key = Ce lien a déjà servi, ou il est trop vieux : demandes-en un autre.
problem-bad-passkey = Cette clé d’accès ne convient pas.
problem-bad-email = Ce n’est pas une adresse électronique.
problem-no-mail = Ce serveur ne peut pas envoyer de lettres pour l’instant.
problem-too-many-mails = Trop de lettres ont été demandées ({ $most } par heure) : attends un peu.
mail-subject = Flibuste : ton lien
mail-login = Ohé { $name },

    ce lien te connecte à { $address }, dans le navigateur où tu l’ouvres :

    { $link }

    Il sert une fois, pendant une heure. Si tu ne l’as pas demandé, jette cette lettre : il ne se passe rien.
mail-confirm = Ohé { $name },

    quelqu’un qui joue sous le nom « { $name } » à { $address } veut utiliser cette adresse, pour revenir depuis tout appareil. Si c’est toi, ouvre ce lien :

    { $link }

    Il sert une fois, pendant une heure. Si ce n’est pas toi, jette cette lettre : il ne se passe rien.
mail-stranger = Capitaine
problem-no-email = Ajoute d’abord une adresse électronique à ton compte.
problem-no-push = Ce navigateur ne peut pas être appelé ici.
problem-bad-push = Le service de notifications de ce navigateur ne peut pas servir.
problem-bad-vacation = Des vacances finissent plus tard que maintenant, et dans les { $days } jours qui restent cette année.
push-title = À toi de jouer : { $title }
digest-subject =
    Flibuste : { $tables ->
        [one] une table t’attend
       *[other] { $tables } tables t’attendent
    }
digest-letter = Ohé { $name },

    { $tables ->
        [one] c’est à toi de jouer à cette table :
       *[other] c’est à toi de jouer à ces tables :
    }

    { $list }

    Tu pars quelque temps ? Dis-le sur ta page, et les horloges s’arrêtent.

    Plus aucune de ces lettres, d’un clic : { $stop }
digest-line =
    { $hours ->
        [one] { $title } avec { $names }, depuis une heure
       *[other] { $title } avec { $names }, depuis { $hours } heures
    }
problem-wrong-name = Écris ton nom comme il figure sur ta page.
problem-not-welcome = Tu ne peux pas t’asseoir à cette table.
problem-not-invited = Seules les personnes invitées s’assoient ici : demande l’invitation à l’hôte.
problem-not-absent = Personne n’attend de réponse de cette place.
problem-not-absent-yet = Laisse-leur encore un peu de temps.
problem-starting = La partie est en train de commencer : les places et les options sont fixées.
problem-not-now = Ce n’est pas demandé maintenant : le début de cette partie en est à une autre étape.
problem-commitment-taken = Une autre place s’est déjà engagée sur cette empreinte.
problem-wrong-nonce = Ce nombre n’est pas celui sur lequel la place s’est engagée.
problem-seat-taken = Quelqu’un d’autre a pris cette place.
problem-not-open = La partie a déjà commencé.
problem-not-playing = Aucune partie n’est en cours à cette table.
problem-not-over = Cela se montre à la fin de la partie.
problem-no-undo = Cela ne peut plus être repris : quelque chose a été révélé, ou quelqu’un d’autre a joué.
problem-no-request = Il n’y a rien à reprendre, ou quelqu’un le demande déjà.
problem-rules-changed = Cette partie a commencé avec la version { $played } de ses règles ; ce serveur joue la version { $known }. Poursuis-la avec la version du programme qui l’a commencée.
problem-key-reused = Cette clé a déjà servi pour une autre réponse.
problem-too-large = C’est trop grand.
problem-bad-option = { $why }
problem-bad-seats = { $why }
problem-bad-position = { $why }
problem-unknown-bot = Il n’y a pas de robot { $level } ; il y a : { $levels }.
problem-not-an-action =
    { $several ->
        [0] Je ne comprends pas « { $text } ». Choisis, ou écris-le avec des mots, par exemple : { $examples_fr }.
       *[other] « { $text } » peut vouloir dire plusieurs choses. Précise, par exemple : { $examples_fr }.
    }
problem-too-many = Trop de demandes : attends un instant.
problem-too-many-sockets = Trop de pages de ce serveur sont ouvertes chez toi ou à ta connexion ({ $most } par personne) : fermes-en une.
problem-too-many-tables = Tu as ouvert { $most } tables qui ne sont pas finies : termines-en ou quittes-en une d’abord.
problem-too-many-new-tables = Trop de tables ont été ouvertes par toi ou à ta connexion ({ $most } par heure) : attends un peu.
problem-too-many-newcomers = Trop de nouvelles personnes sont venues de ta connexion ({ $most } par heure) : attends un peu.
problem-too-many-seats = Tu as { $most } places à des tables qui ne sont pas finies : termines-en ou quittes-en une d’abord.
problem-too-much-chat = Pas si vite : on peut écrire ici { $most } lignes par minute.
problem-too-much-data = Trop de données pour toi ou ta connexion ({ $most } ko par seconde) : attends un instant.
problem-bug = Le serveur a rencontré une erreur. Elle est notée ; rien de ce que tu as fait n’est perdu.
problem-store = Le serveur ne peut rien enregistrer en ce moment. Rien n’a été changé : réessaie.

hint-request = Si tu le signales, nomme la demande { $id }.
hint-stale = Regarde la table telle qu’elle est et choisis de nouveau.
hint-not-asked = Attends qu’on t’interroge.

taken-back = { $name } reprend son dernier coup.
undo-asked = { $name } demande à reprendre son dernier choix.
undo-agreed = { $name } est d’accord.
undo-refused = { $name } n’est pas d’accord : le choix reste.
undo-withdrawn = { $name } retire sa demande.
bot-name = { $level } { $n }
bot-random = Mousse
bot-greedy = Boucanier
bot-deckhand = Matelot
bot-mate = Second
bot-captain = Capitaine
bot-admiral = Amiral
bot-random-about = Fait n’importe quoi que les règles permettent.
bot-greedy-about = Prend ce qui paraît le meilleur sur-le-champ, sans penser plus loin.
bot-deckhand-about = Nouveau à bord : connaît les règles et ne voit guère plus loin que le prochain choix.
bot-mate-about = Connaît le métier et prévoit quelques choix d’avance.
bot-captain-about = Réfléchit à tout son tour, et à ce que les autres pourraient y répondre.
bot-admiral-about = Prend un instant pour chaque choix, et voit loin.
card-players = { $min } à { $max } joueurs

lesson-you = Capitaine
lesson-stay = Ce serait permis, mais reste avec moi pour l’instant.
lesson-read = Lis d’abord la suite : appuie sur Suivant.
