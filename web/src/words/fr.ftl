# Les mots de la page elle-même. Tout ce qui concerne un jeu vient du serveur.
headline = jeux de pirates, joués selon les règles
headline-1 = Des jeux de pirates,
headline-2 = joués selon les règles
headline-text = Prends place avec des amis, des inconnus ou des robots. Chaque coup montre la règle qui le permet.
play-now = Jouer
play-now-game = Jouer à { $game } contre des robots
solitaire = Solitaire
solitaire-game = Solitaire : { $game }, en solo
sit-name = Ton nom à cette table
set-up = Préparer une table
set-up-game = Préparer une table : { $game }
rules = Règles
rules-game = Règles de { $game }
join-a-table = Rejoindre une table
players-range = { $min ->
    [one] { $max ->
        [one] 1 joueur
       *[other] 1 à { $max } joueurs
    }
   *[other] { $min } à { $max } joueurs
  }
my-tables = Tes tables
no-my-tables = Aucune encore. « Jouer » en ouvre une en un clin d’œil.
no-other-tables = Pas d’autre table.
open-tables = Tables ouvertes
no-open-tables = Personne n’attend. Prépare une table et laisse une place libre.
watch = Regarder
join = Rejoindre
play = Jouer
look = Voir
seated = { $taken } sur { $seats } installés
home = Accueil
back = Retour
close = Fermer
skip = Aller à ce que tu peux faire
offline = Le serveur ne répond pas.
try-again = Réessayer
loading = On dresse la table …
lost = Hors de la carte
lost-text = Il n’y a pas de page à cette adresse.

menu = Menu
language = Langue
theme = Lumière
theme-auto = Système
theme-light = Jour
theme-dark = Nuit
pace-shown = Coups des autres
pace-shown-0 = D’un coup
pace-shown-1 = Vifs
pace-shown-2 = Calmes
quick = Agir dès le premier clic sur le plateau, sans confirmer
your-name = Ton nom
guest = Capitaine
recovery = Créer un lien de secours
recovery-help = Garde-le secret. Il ouvre tes places dans un autre navigateur ; les liens plus anciens ne marchent plus.
recovery-whose = Ce lien appartient à { $name }
recovery-tables = { $tables ->
    [0] Pas encore de table.
    [one] Une table t’y attend.
   *[other] { $tables } tables t’y attendent.
  }
recovery-now = Dans ce navigateur, tu es { $name }. Tu peux revenir en arrière à tout moment dans le menu.
recovery-stay = Rester { $name }
recovery-not = Pas maintenant
recovery-accept = Devenir { $name } ici
recovery-void = Ce lien ne sert plus à rien
recovery-void-help = Un plus récent a été créé, ou il est incomplet. Rien n’a changé ici.
recovery-back = Redevenir { $name }

table = Table
board = Plateau
log = Journal
chat = Discussion
panels = Volets
players = Joueurs
points = points
you = toi
seat-n = Place { $n }
player-n = Joueur { $n }
seat-free = Place libre
bot-level = Robot : { $level }
bot = Robot
thinks = réfléchit
thinks-away = doit décider, absent
here = présent
away = absent
stood-in = Un robot joue pour toi.
stand-in = un robot remplace
has-chosen = a choisi
look-through = voir cette place
your-turn = À toi
your-turn-name = À toi, { $name }
you-may-react = Tu peux réagir
waiting-for = On attend { $names }
question = La question
actions = Ce que tu peux faire
not-begun = La partie n’a pas commencé.
sealed = Tu as choisi : { $choice }. Tu peux changer tant que tous n’ont pas choisi.
choose-one = Lequel ?
choose-next = Choisis maintenant où.
choose-or = Choisis où, ou l’une de ces actions.
confirm = Clique encore, ou appuie sur Entrée.
unselect = Annuler le choix
filter = Chercher parmi { $count } actions
filter-none = Aucune action ne contient ces mots.
form-for = { $what } pour { $price }
form-next = suivant : { $cost }
form-less = { $what } : moins
form-more = { $what } : plus
form-pick = choisir
form-instead = { $what } (change les autres parties)
form-secret = Secret jusqu’à ce que tous aient choisi. Tu peux changer d’avis jusque-là.
form-pay = Payer { $price },
form-keep = garder { $left }
form-missing = Encore à choisir : { $what }.
form-nothing = Rien n’est choisi pour l’instant.
form-reset = Effacer
form-change = changer
worth = { $worth } sur 100
standing = Ne plus me le demander
standing-what = Ma réponse
standing-action = pendant cette action
standing-turn = jusqu’à mon prochain tour
standing-match = pour toute la partie
standing-when = Quand
standing-whenever = chaque fois que la question se pose
standing-now = Réponse permanente : { $action } ({ $until ->
    [action] pour l’instant
    [turn] jusqu’à ton prochain tour
   *[match] toute la partie
  })
answered-for = Répondu pour toi, il n’y avait pas de choix : { $answer }
ask-me-here = me demander ici
ask-always = Me demander aussi quand il n’y a qu’une réponse
ask-less = Ne me demander que si je peux agir
always-asked = { $all ->
    [yes] À cette table, on te demande même s’il n’y a qu’une réponse.
   *[no] On te le demande même s’il n’y a qu’une réponse.
  }
window-told = annonce commune dans { $seconds } s
window-longer = quelqu’un réfléchit encore : { $seconds } s
window-time = Temps pour réagir
window-time-help = Entre plusieurs personnes, les réactions sont annoncées ensemble après ce temps : le silence ne trahit aucune main.
window-seconds = { $seconds ->
    [0] aucun : rien n’est caché
   *[other] { $seconds } secondes
  }
standing-long = Pendant combien de temps
standing-keep = { $answer }, et s’en tenir là { $until ->
    [action] pendant cette action
    [turn] jusqu’à mon prochain tour
   *[match] pour toute la partie
  }
ask-me = me demander
free = Ou avec tes propres mots
free-send = Faire
plan = Ton plan
plan-with = Prévoir avec { $what }
plan-choose = { $kind ->
    [place] Tire une pièce, ou choisis-en une ici.
   *[course] Tire un navire, ou choisis-en un ici.
  }
plan-suggest = Proposer une place
plan-how = { $kind ->
    [course] Clique sur le plateau, ou tire depuis la pièce, pour poser le segment suivant. Tire un bout pour le changer.
    [place] Tire la pièce à sa place ; la seconde poignée la tourne.
   *[turn] Tire la poignée pour tourner la pièce.
  }
plan-leg = Segment { $n } : gauche et droite le tournent, haut et bas changent sa longueur
plan-turn = Cap : gauche et droite le tournent
plan-add = Ajouter un segment : { $segment }
plan-shorten = Retirer un segment
plan-clear = Recommencer
plan-pivot = Tourner à la fin
plan-legal = C’est possible.
undo-ask = Demander l’annulation
undo-ask-help = Les dés sont jetés ou d’autres ont joué : il faut leur accord.
undo-please = { $name } voudrait reprendre son dernier choix et tout ce qui a suivi.
undo-agree = Accepter
undo-refuse = Refuser
undo-waits = Tu as demandé à reprendre ton dernier choix. On attend { $names }.
undo-withdraw = Retirer la demande
ends-turn = termine ton tour.
ends-turn-yes = Finir le tour
ends-turn-no = Pas encore
careful = Demander avant un choix qui termine le tour
undo = Annuler
suggestions = Suggestions
hint = Conseil
why = Pourquoi ?
why-not = Pourquoi pas ?
met = rempli
not-met = pas rempli
and-more = et { $count } autres
not-asked = On ne te demande rien maintenant.
not-now = { $what } : rien de ce que tu peux faire n’y mène.
stale = Trop tard : la question a changé.
unsent = { $count ->
    [one] Ta réponse est gardée et partira dès que la connexion revient.
   *[other] { $count } réponses sont gardées et partiront dès que la connexion revient.
  }
reconnecting = Nouvelle connexion …
watchers = { $count ->
    [one] 1 spectateur
   *[other] { $count } spectateurs
  }
no-table = Cette table n’existe pas.
not-yours = Cette place est à quelqu’un d’autre.
no-picture = Ce jeu n’a pas encore d’image ; la liste contient toutes les actions.
sound = Sons discrets : mon tour, les dés, les tirs, la fin
since-your-turn = { $count ->
    [one] Depuis ton tour, 1 ligne
   *[other] Depuis ton tour, { $count } lignes
  }
play-again-since = Revoir
hurry = Au présent
key-enter = Entrée
key-space = Espace
hint-play = Jouer ce coup
hint-chance = Tes chances de gagner
log-more = { $count } lignes plus anciennes
open-clause = Ouvrir cet article
chat-say = Dire quelque chose
report = Signaler
report-line = Signaler ce message de { $name }
report-player = Signaler { $name }
report-why = Qu’est-ce qui ne va pas ?
report-done = Merci. La personne qui tient ce serveur va regarder.
chat-none = Personne n’a encore rien dit.
send = Envoyer
clock = Temps restant
clock-days = { $days } j { $hours } h
clock-hours = { $hours } h { $minutes } min
zoom-in = Plus près
zoom-out = Plus loin
zoom-all = Tout le plateau
over = La partie est finie
again = Rejouer
replay = Revoir
puzzles = Problèmes
puzzles-text = Un choix est nettement le meilleur : trouve-le. Résolus : { $done } sur { $all }.
puzzle-today = Problème du jour
puzzle-solved = résolu
puzzle-task = Trouve le meilleur choix
puzzle-done = Résolu. Bien vu !
puzzle-list = Tous les problèmes
puzzle-next-one = Problème suivant

analysis = Analyse
analysis-working = Analyse de la partie en cours…
analysis-chances = Chances de gagner
analysis-in-100 = sur 100, toutes cartes ouvertes
analysis-luck-key = la chance : dés, cartes, ce que personne ne voyait
analysis-gain-key = un choix qui a aidé
analysis-cost-key = un choix qui a coûté
analysis-swings = Les hauts et les bas de
analysis-players = Comment chacun a joué
analysis-player = Joueur
analysis-accuracy = Précision
analysis-luck = Chance
analysis-choices = Ses choix
analysis-others = Choix des autres
analysis-points = Points
analysis-moments = Ce qui a coûté le plus à { $name }
analysis-none = Aucun choix n’a coûté plus de trois points de chance de gagner.
analysis-move = Coup { $move }
analysis-better = Mieux
analysis-there = Y aller
analysis-puzzle = En problème
analysis-back = Retour à l’analyse
colon = { "\u00a0: " }
fairness = Dés équitables
copy-link = Copier le lien
copied = Copié
percent = { $chance } %
legend = Les signes et leur sens
fork = variante
fork-short = variante après le coup { $move }
forked-from = La suite d’une autre partie
forked-after = La suite d’une autre partie ({ $names }), après le coup { $move }
fork-now = Essayer sur une copie
leave = Partir : un robot prend la place
come-back = Reprendre ta place
curtain-title = C’est à { $name }
curtain-text = Passe l’écran. Rien n’est montré avant que tu ne dises que c’est toi.
curtain-show = Je suis { $name }

waiting-room = On attend des joueurs
waiting-help = Envoie le lien à tes partenaires. La partie commence quand la dernière place est prise.
table-closed = Cette table a été abandonnée
sit-down = S’asseoir
stand-up = Se lever
seat-a-bot = Un robot
start-now = Commencer, des robots aux places libres
commitment-short = Les dés sont déjà fixés :

set-up-title = Une table de { $game }
who-plays = Qui joue
seat-me = Moi, à cet écran
seat-open = Libre, pour qui vient
name-of = Nom à la place { $n }
remove-seat = Retirer la place { $n }
add-seat = Ajouter une place
hot-seat-help = Plusieurs joueurs à cet écran : un rideau tombe entre eux.
open-help = La table attend que quelqu’un s’asseye ; tu reçois un lien à envoyer.
options = Options
pace = Rythme
pace-none = Sans pendule
pace-none-help = Prends ton temps.
pace-live = En direct
pace-live-help = Tant de secondes par décision ; ensuite un robot remplace.
pace-async = Par correspondance
pace-async-help = Tant de jours par décision.
pace-live-short = { $seconds } s par décision
pace-async-short = { $days ->
    [one] un jour par décision
   *[other] { $days } jours par décision
  }
seconds = Secondes
bank = Minutes en réserve
bank-help = Pour toute la partie : ce qu’une décision prend au-delà de ses secondes vient d’ici. Ensuite seulement, un bot prend le relais.
bank-left = { $time } en réserve
days = Jours
public = Publique
public-help = Dans la liste de l’accueil ; chacun peut regarder.
host-starts = Je dis quand on commence
host-starts-help = Les places libres vont alors à des robots.
nonce = Ta part des dés
nonce-help = Ton navigateur ajoute de lui-même un nombre au hasard aux dés. Quelques mots de toi peuvent l’accompagner.
open-table = Ouvrir la table
start-playing = Commencer

to-table = À la table
to-start = Au début
to-end = À la fin
turn-before = Tour précédent
turn-after = Tour suivant
step-back = Un coup en arrière
step-on = Un coup en avant
pause = Pause
move = Coup
move-of = { $move } / { $moves }
the-deal = Avant le premier coup
the-deal-text = La table est mise.
hidden-move = Un coup que ces yeux ne voient pas
eyes = Par les yeux de
hands = Les mains des autres
eyes-all = Tous, cartes ouvertes
spectator = Un spectateur
copy-move = Lien vers ce coup
fork-here = Jouer à partir d’ici
score-chart = Le score de chaque joueur au fil de la partie

rules-title = Les règles de { $game }
rules-text = Chaque article selon lequel on joue, dans nos mots. Le journal et chaque action les citent.
rules-search = Chercher des mots ou un numéro
rules-count = { $count ->
    [one] { $count } article
   *[other] { $count } articles
  }
rules-none = Aucun article ne contient ces mots.
side-by-side = Les deux
one-page = Sur une page
one-page-of = { $game } sur une page
rules-every = Toutes les règles
rules-found = Ce que disent les règles
show-me = Montre-moi
show-less = Replier
examples = Exemples
example-number = Exemple { $n }
before = Avant
before-text = Voici la table. Avance pour voir ce qui se passe.
try-it = Essaie toi-même
try-it-text = À une table à toi, à partir de cette position, contre des robots.
only-looking = Voici la table.
step-of = Étape { $n } sur { $of }
enlarge = Agrandir l’image
the-box = La boîte
box-of = La boîte de { $game }
box-search = Nom ou mots sur une pièce
box-count = { $count ->
    [one] En un exemplaire
   *[other] En { $count } exemplaires
  }
box-found = { $kinds ->
    [one] 1 sorte
   *[other] { $kinds } sortes
  }, { $count ->
    [one] 1 pièce
   *[other] { $count } pièces
  }
box-clear = Tout montrer
box-all = Toutes les pièces
box-none = Rien de tel dans la boîte.
box-add = Ajouter à ma flotte
box-draft = De la boîte
chapters = Chapitres
chapter = Chapitre { $n }
ruling = Décision :
in-rules = Dans les règles
no-clause = Cet article n’est pas au registre.
kind-rule = règle
kind-option = option
kind-example = exemple
kind-ability = capacité
kind-solitaire = en solitaire
kind-component = matériel
kind-note = note

fairness-title = Des dés que chacun peut vérifier
fair-1 = Le serveur s’engage
fair-1-text = À l’ouverture de la table, avant que quiconque ne s’asseye, le serveur a tiré un secret et publié son empreinte. Il ne peut plus le changer.
fair-2 = Chacun s’engage
fair-2-text = Le navigateur de chaque joueur a tiré un nombre au hasard, l’a gardé et n’a publié que son empreinte. La table, la place, les règles et l’empreinte du serveur y sont : elle ne vaut nulle part ailleurs.
fair-3 = Chacun montre son nombre
fair-3-text = Quand tous étaient engagés, le serveur a signé la liste des empreintes ; alors seulement les nombres ont été montrés. Personne n’a pu choisir le sien d’après ceux des autres.
fair-3-later = Montré dès que la partie commence.
fair-3-nobody = Personne n’a de part dans les dés de cette table.
fair-void = Le départ { $n } a échoué : { $names } n’a pas montré de nombre. Les dés de ce départ ont été jetés.
fair-old = Les textes des joueurs
fair-old-text = Cette table a été ouverte avant que les joueurs ne s’engagent. Chacun pouvait ajouter un texte avant la partie. Les dés n’ont pas pu être changés ensuite ; mais celui qui envoyait son texte en dernier, avec l’aide du serveur, pouvait le choisir d’après les autres.
fair-old-nobody = Personne n’en a ajouté à cette table.
fair-4 = Chaque tirage
fair-4-text = Chaque dé et chaque carte se calcule à partir du secret et de tous ces nombres (HMAC-SHA256). Rien d’autre ne peut arriver.
fair-5 = Le secret
fair-5-text = Après la partie il est révélé, et chacun peut recalculer chaque tirage.
fair-5-later = Révélé quand la partie est finie.
share-none = libre
share-bot = un robot ; sa part est celle du serveur
share-waived = n’a pas de part dans les dés (son programme y a renoncé)
share-told = a dit un texte au serveur, à découvert
share-awaited = pas encore engagé
share-committed = engagé
share-revealed = engagé, et a montré son nombre
share-away = était absent au départ, et joue sans part
start-soon = Les dés se préparent …
start-waits = Les dés se préparent. Il manque la part de { $names } ; une page ouverte l’ajoute d’elle-même.
start-void = Le départ a échoué : { $names } était absent. Toutes les places sont gardées ; on peut recommencer.
start-void-nobody = Le départ a échoué. Toutes les places sont gardées ; on peut recommencer.
dice-distrust = Le serveur ne s’en tient pas à ce qu’il a publié quand tu t’es assis. Ton navigateur ne lui montre pas ta part des dés : quitte cette table.
verify = Vérifie toi-même
verify-text = Ton navigateur recalcule toutes les empreintes et chaque tirage de cette partie, et y cherche son propre nombre.
verify-here = Vérifier chaque tirage
verify-doing = Calcul …
verify-promises = Le secret et tous les nombres correspondent à ce qui fut publié avant la partie.
verify-good = Les { $count } tirages sont justes.
verify-wrong = Le tirage { $n } n’est pas celui que donnent le secret et les nombres.
verify-broken-secret = Le secret ne correspond pas à ce que le serveur a publié à l’ouverture de la table.
verify-broken-nonce = Le nombre d’un joueur ne correspond pas à ce qu’il avait publié.
verify-broken-options = Les options de la partie ne sont pas celles qui furent fixées au départ.
verify-broken-receipt = Ce que le serveur a signé au départ parle d’autre chose que de cette partie.
verify-share = Le nombre que ce navigateur a tiré pour la place { $seat } est dans les dés.
verify-share-none = Aucun nombre de ce navigateur n’est dans les dés : tu regardais, ou tu étais absent au départ.
verify-share-denied = Ce navigateur avait montré son nombre au départ, mais il n’est pas dans les dés.
verify-nothing-kept = Ce navigateur n’a rien gardé de cette table : il n’a pas de nombre à chercher.
verify-signed = Le reçu du départ est signé par le serveur.
verify-unsigned = La signature du reçu est fausse.
verify-signature-unknown = Ce navigateur ne peut pas vérifier la signature du reçu ; le programme le peut.
verify-receipt-old = Le reçu dans ce navigateur est celui d’un départ précédent.
verify-command = Ou en ligne de commande :
verify-later = Quand la partie sera finie, chaque tirage pourra être recalculé ici.
proof-file = Garder ma preuve
proof-help = Le reçu signé et ton propre nombre. Le navigateur les garde aussi, mais un fichier est à toi pour toujours.
proven = Ce que cela prouve
proven-change = Aucun dé et aucune carte n’a pu être changé après le départ.
proven-choose = Personne ne les a choisis : ni le serveur, ni un joueur, ni même le serveur et tous les autres ensemble, pour chacun dont le nombre y est.
proven-place = Ils sont de cette table, de ces places, de ces règles et de ces options.
unproven = Ce que cela ne prouve pas
unproven-look = Que le serveur ne regarde pas. Il connaît les dés pendant la partie et pourrait dire à quelqu’un ce qui vient.
unproven-void = Que personne n’a fait échouer un départ exprès. Chacun est listé plus haut, et a donné de nouveaux dés que personne n’a choisis.
unproven-without = Celui dont aucun nombre n’est dans les dés doit se fier à un joueur qui en a un.
unproven-people = Qui est derrière un nom, et si des joueurs se parlent.
unproven-page = Cette page vient du serveur. Qui en doute télécharge la partie et la vérifie avec le programme.
match-file = Le fichier de la partie
dice = Les dés de cette partie
dice-text = Combien de fois chaque valeur est venue ; le trait pointillé est l’attente.
dice-seldom = { $count ->
    [one] Une sorte de tirage est venue
   *[other] { $count } sortes de tirage sont venues
  } trop rarement pour en juger
dice-of = un sur { $n }, { $count ->
    [one] { $count } tirage
   *[other] { $count } tirages
  }
dice-p = aussi inégal ou plus dans { $p } des parties
dice-expected = Attendu : { $n } de chaque

# Options composées de pièces.
ready-made = Toutes prêtes
kept = Gardées dans ce navigateur
keep = La garder
keep-name = Le nom sous lequel la garder
forget = Oublier « { $name } »
own-made = La vôtre …
own-made-of = La vôtre : { $title }
build = Composer …
build-change = Changer …
begin-with = Partir d’une toute prête …
draw-one = Tirer au hasard
build-clear = Partir de rien
build-chance = Elle est tirée au début de la partie. Ajoute quelque chose pour composer la tienne.
build-legal = Tout est en ordre.
build-add = Ajouter
build-to = Ce que tu ajoutes va à { $holder }
build-goes-to = Pour
build-where = Où se trouve { $what }
build-remove = Retirer { $what }
build-add-this = Ajouter { $what }
build-fill = Compléter
build-none = Rien.
build-kind = Ce qui est montré
build-find = Nom ou mots
build-family = Camp
build-all = Tous
build-order = Ordre
build-by-cost = les moins chers d’abord
build-by-name = par nom
build-nothing = Rien de tel.
own-later = Celui qui s’assied ici le choisit.
own-secret = Personne d’autre ne voit ce que tu choisis ici avant la fin de la partie.
done = Terminé

# Apprendre
learn = Apprendre
learn-game = Apprendre { $game }
learn-title = Apprendre { $game }
learn-text = { $done ->
    [0] Quelques minutes chacune, à une vraie table. Commence par la première ; elle suffit pour jouer.
   *[other] { $done } sur { $all } terminées. Chacune prend quelques minutes, à une vraie table.
  }
lesson-of = Leçon : { $lesson }
lesson-step = Étape { $step } sur { $steps }
lesson-at = Étape { $step } sur { $steps }
lesson-minutes = { $minutes } minutes
lesson-is-done = Terminée
lesson-begin = Commencer
lesson-go-on = Reprendre
lesson-again = Refaire
lesson-leave = Quitter la leçon ; ta place est gardée
lesson-list = Toutes les leçons
lesson-task = À faire
lesson-plan = Trace la route sur le plateau, puis confirme.
lesson-back = Retour
lesson-show = Montre-moi
lesson-do-it = Fais-le pour moi
lesson-next = Suivant
lesson-next-one = Leçon suivante
lesson-done = Leçon terminée. Bien navigué !
lesson-done-text = Passe à la suivante, ou joue une première partie : tu en sais assez.
lesson-done-all = C’était la dernière. Joue une première partie !
lesson-read-on = Lis d’abord la suite : appuie sur Suivant.
first-game = Jouer ta première partie
first-game-text = Un adversaire facile, et un guide qui explique chaque question une fois
learn-row = Pas encore pirate ? Apprends un jeu en cinq minutes
learn-row-text = Une perruche te guide à une vraie table : tu joues, et elle explique ce qu’il te faut au bon moment.
lesson-build-clear = Appuie sur « Partir de rien ».
lesson-build-add = Appuie sur + à côté de la pièce.
lesson-build-add-to = Marque le navire qui la prend, puis appuie sur + à côté de la pièce.
lesson-build-remove = Appuie sur × à côté.
guide = Ton guide
guide-end = Plus d’explications
got-it = Compris
feature-planner = Ici tu traces : clique sur le plateau, ou tire depuis la pièce, et vois ce qui se passerait avant de confirmer.
feature-standing = On te le demande souvent ? Sous les réponses, tu peux dire une fois pour toutes ce que tu réponds.
feature-undo = Tu changes d’avis ? Annuler (U) reprend le dernier coup, tant qu’aucun dé n’est lancé et que personne d’autre n’agit.
feature-why = Clique sur ce qui ne te sert pas : on te dit quelle règle l’interdit. Pourquoi ? (touche ?) ouvre la règle de la question.
next-turn = Table suivante
notify = Me prévenir quand c’est à moi
notify-title = À toi : { $title }
notify-refused = Ton navigateur n’autorise pas les notifications de cette page ; ses réglages disent pourquoi.
as-last-seen = Hors ligne. Tes tables, vues le { $when } :
all-tables = Toutes les tables
lobby-status = Quelles tables
lobby-open = Ouvertes
lobby-playing = En cours
lobby-over = Finies
lobby-game = Jeu
lobby-every-game = Tous les jeux
lobby-free = Places libres
lobby-any-number = Peu importe
lobby-at-least = Au moins { $count }
lobby-company = Compagnie
lobby-anybody = Humains et robots
lobby-people = Seulement des humains
lobby-bots = Avec des robots
lobby-found = { $count ->
    [0] Aucune table n’est ainsi.
    [one] Une table
   *[other] { $count } tables
  }
lobby-page = Page { $page } sur { $pages }
lobby-before = Plus récentes
lobby-after = Plus anciennes

profile = La page d’une personne
my-page = Ta page
profile-nobody = Tu n’as pas encore joué ici : ta page commence avec ta première partie.
profile-since = Ici depuis { $month }
profile-played = { $games ->
    [0] aucune partie terminée
    [one] 1 partie
   *[other] { $games } parties
  }
profile-mostly = joue surtout à { $game }
profile-record = { $games ->
    [one] 1 partie
   *[other] { $games } parties
  }, { $won ->
    [0] aucune gagnée
    [one] 1 gagnée
   *[other] { $won } gagnées
  }
profile-best = au mieux { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
profile-empty = Rien encore : les parties figurent ici une fois terminées.
profile-empty-public = Aucune partie à une table publique pour l’instant.
profile-who-sees = Qui voit cette page
profile-public = Tout le monde peut la voir
profile-public-help = Statistiques, classements et parties aux tables publiques. Sinon, elle n’est qu’à toi.
profile-address = Adresse de ta page
ratings = Classements
ratings-each = un par jeu
ratings-help = Comptent les parties aux tables classées, entre les personnes assises. Tout le monde commence à 1500.
rating-none = non classé
rating-after = { $games ->
    [one] encore 1 partie
   *[other] encore { $games } parties
  }
history = Parties jouées
rated = classée
rated-table = Table classée
rated-help = La partie compte pour le classement des personnes à la table. Pas de conseils ; qui s’en va finit dernier.
match-with = avec { $names }
match-alone = en solitaire
match-won = gagnée
match-lost = perdue
match-more = Plus de parties
match-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
place-of = { $place ->
    [1] 1ʳᵉ place sur { $of }
   *[other] { $place }ᵉ place sur { $of }
  }

login = Se connecter
login-other = Tu as déjà joué ici ? Connecte-toi
login-passkey = Se connecter avec une clé d’accès
login-mail = Recevoir un lien
email = Adresse électronique
email-add = Utiliser cette adresse
email-help = Un lien envoyé à cette adresse te connecte.
mail-sent = Une lettre part pour { $email } : ouvre le lien qu’elle contient.
mail-sent-maybe = Si cette adresse est connue ici, une lettre avec un lien est en route.
mail-whose = Ce lien appartient à { $name }
mail-yours = Est-ce ton adresse ?
mail-what = { $email } ramène { $name } depuis n’importe quel appareil.
mail-confirm = Oui, c’est la mienne
mail-void = Ce lien ne marche plus
mail-void-help = Il a déjà servi, ou il a plus d’une heure. Demandes-en un autre.
account = Revenir de partout
account-help = On joue aussi bien sans. Avec, tes tables et tes parties te suivent.
passkey = Clé d’accès
passkey-add = Ajouter une clé d’accès
passkey-not = La clé d’accès n’a pas servi.
remove = Retirer
devices = Appareils
device-here = ici
device-seen = vu le { $day }
device-unknown = Un navigateur
sign-out = Déconnecter
sign-out-others = Déconnecter partout ailleurs
leave-for-good = Partir
leave-help = Tes places passent à des robots ; ton nom, tes mots, tes classements et tes adresses sont effacés. Des anciennes parties ne restent que les coups, à personne.
export = Emporter toutes mes données
erase = M’effacer
erase-sure = C’est sans retour. Écris ton nom, { $name }, pour partir :
stay = Rester

friends = Amis
friends-none = Personne encore. Les amis peuvent s’asseoir à tes tables sur invitation.
friend-link = Créer un lien pour des amis
friend-link-help = Qui l’ouvre d’ici une semaine peut devenir ton ami.
friend-whose = { $name } veut être ton ami
friend-what = Les amis peuvent s’asseoir aux tables sur invitation l’un de l’autre.
friend-accept = Devenir amis
friend-void-help = Il a plus d’une semaine, ou n’est pas pour toi.
relation-friend = ami
relation-block = bloqué : ne peut pas s’asseoir à tes tables, et tu ne lis pas ses messages
relation-mute = en sourdine : tu ne lis pas ses messages
relation-end-friend = Retirer
relation-end-block = Débloquer
relation-end-mute = Réentendre
mute = Sourdine
done-mute = Tu ne lis plus ce que { $name } écrit. Ta page le garde en liste.
block = Bloquer
done-block = { $name } ne peut plus s’asseoir à tes tables, et tu ne lis plus ses messages. Ta page le garde en liste.
invited = Seules les personnes invitées s’assoient
invited-help = Tes amis, et qui a le lien donné à la table. Les autres peuvent regarder.
invited-host = Seuls tes amis et qui a ce lien peuvent s’asseoir.
invited-guest = Seules les personnes invitées s’assoient ici : demande le lien à l’hôte.
several-seats = Une personne peut prendre plusieurs places
several-seats-help = Pour qui partage un écran. Sinon, chacun a une place.
absent = { $name } n’a pas répondu depuis un moment.
absent-vote = Voter pour un robot
absent-votes = { $votes } voix sur { $needed } pour un robot.
calls = Me rappeler
push = Quand c’est à moi, sur cet appareil
push-help = Même quand Flibuste est fermé ; une fois par table, jusqu’à ta prochaine visite.
push-cannot = Ce navigateur ne peut pas être appelé quand Flibuste est fermé. Sur un iPhone ou un iPad, mets d’abord Flibuste sur l’écran d’accueil.
push-off = Ce serveur n’appelle aucun navigateur.
push-failed = Ton navigateur n’a pas de service de notifications qui réponde. Réessaie plus tard, ou dans un autre navigateur.
digest = Une lettre sur les tables lentes
digest-help = Une par jour au plus, quand on t’attend depuis une demi-journée. Chaque lettre a un lien qui les arrête.
digest-needs = Avec une adresse électronique (plus bas), tu peux recevoir une lettre par jour sur les tables qui t’attendent.
quiet-done = Tu ne recevras plus de lettres sur tes tables
quiet-help = Tu peux les reprendre depuis ta page.
quiet-void = Rien n’a changé. Tu peux aussi arrêter les lettres sur ta page.
vacation = Vacances
vacation-help = Les horloges qui comptent en jours s’arrêtent pendant ton absence, personne ne vote pour un robot à ta place, et personne ne t’appelle. { $days ->
    [one] Il reste un jour cette année.
   *[other] Il reste { $days } jours cette année.
}
vacation-day = De retour le
vacation-leave = Je pars
vacation-until = Tu es en vacances jusqu’au { $day }.
vacation-stands = Tes horloges aux tables lentes sont arrêtées. Tu peux jouer quand même.
vacation-back = Je suis de retour
vacation-allowed = Vacances
vacation-allowed-help = L’horloge de qui est en vacances s’arrête.
on-vacation = en vacances jusqu’au { $day }
named-away = { $name } ({ $away })
match-accuracy = précision { $accuracy }
hint-rated = Pas de conseils à une table classée, jusqu’à la fin de la partie.

tournament = Tournoi
tournaments = Tournois
new-tournament = Nouveau tournoi
no-tournaments = Il n’y a pas encore de tournoi. Ouvres-en un et partage son lien.
open-tournament = Ouvrir le tournoi
tournament-name = Son nom
organiser-plays = Je participe aussi
who-meets-whom = Qui rencontre qui
kind-round-robin = Toutes rondes
kind-round-robin-help = Tout le monde rencontre tout le monde ; aux tables plus grandes, jusqu’à ce que ce soit fait.
kind-swiss = Système suisse
kind-swiss-help = Quelques rondes ; ceux qui ont autant de points se rencontrent, et personne ne revoit le même adversaire si cela peut s’éviter.
rounds = Rondes
table-size = Joueurs par table
tables-of = tables de { $size }
cup-bots = Compléter avec des robots
cup-no-bots = Sans robots
cup-least = Au moins tant en tout
cup-bots-help = Au début, des robots arrivent jusqu’à ce nombre, et personne ne reste sans table.
cup-bots-note = Au début, des robots le complètent.
cup-public = Public
cup-public-help = Dans la liste pour tout le monde. Sinon, seul qui a le lien le trouve.
cup-open = pas commencé
cup-playing = en cours
cup-over = terminé
cup-closed = abandonné
cups-open = À rejoindre
cups-playing = En cours
cups-over = Terminés
taking-part = { $count ->
    [0] personne ne participe encore
    [one] une personne participe
   *[other] { $count } participent
}
you-take-part = tu participes
you-organise = le tien
join-tournament = Participer
leave-tournament = Ne plus participer
invite-tournament = Inviter les autres
invite-tournament-help = Qui ouvre ce lien peut participer jusqu’au début.
start-tournament = Commencer le tournoi
give-up-tournament = L’abandonner
organiser-starts = La personne qui l’a ouvert le commence.
end-tournament = Finir le tournoi
end-tournament-sure = Oui, plus de rondes
withdraw = Plus de rondes pour moi
to-tournament = Au tournoi
my-table-ready = Ta table de la ronde { $n } est prête
round-waits = La ronde suivante commence quand toutes les tables de celle-ci sont finies.
round-n = Ronde { $n }
round-of = ronde { $n } sur { $rounds }
standings = Classement
standings-help = Une table donne de 1 point au premier à 0 au dernier, à pas égaux ; les ex æquo partagent. Puis compte Ø, la moyenne des points de ceux qu’on a rencontrés, puis les victoires, puis les parties entre ex æquo.
bye-help = Une ronde sans table donne un demi-point.
place = Rang
name = Nom
points-short = Points
buchholz = Ø adv.
buchholz-help = La moyenne des points de ceux qu’on a rencontrés (Buchholz)
wins = Gagnées
wins-help = Tables gagnées seul
tables-played = Tables jouées
tables-played-short = Jouées
remove-entrant = Ne plus apparier { $name }
byes = Sans table dans cette ronde : { $names }
table-void = sans résultat
cross-table = Grille
cross-table-help = 1 devant l’autre à leur table, ½ à égalité, 0 derrière.
cup-won = { $count ->
    [one] { $names } a gagné le tournoi
   *[other] { $names } ont gagné le tournoi
}
erased-person = Quelqu’un
lobby-chat = Discussion
lobby-chat-help = Tout le monde ici peut la lire. Ce qui est grossier se signale avec ⚑.
