# The client's own words. Whatever is about a game comes from the server.
headline = pirate board games, played by the book
headline-1 = Pirate games,
headline-2 = played by the book
headline-text = Sit down with friends, with strangers or with bots. Every move shows the rule that allows it.
play-now = Play now
play-now-game = Play now: { $game }, against bots
solitaire = Solitaire
solitaire-game = Solitaire: { $game }, alone
sit-name = Your name at this table
set-up = Set up a table
set-up-game = Set up a table: { $game }
rules = Rules
rules-game = Rules of { $game }
join-a-table = Join a table
players-range = { $min ->
    [one] { $max ->
        [one] 1 player
       *[other] 1 to { $max } players
    }
   *[other] { $min } to { $max } players
  }
my-tables = Your tables
no-my-tables = None yet. “Play now” opens one in a blink.
no-other-tables = No other tables of yours.
open-tables = Open tables
no-open-tables = Nobody is waiting. Set up a table and leave a seat free.
watch = Watch
join = Join
play = Play
look = Look
seated = { $taken } of { $seats } seated
home = Home
back = Back
close = Close
skip = Skip to what you can do
offline = The server does not answer.
try-again = Try again
loading = Setting the table …
lost = Off the chart
lost-text = There is no page at this address.

menu = Menu
language = Language
theme = Light
theme-auto = System
theme-light = Day
theme-dark = Night
pace-shown = Moves of the others
pace-shown-0 = At once
pace-shown-1 = Brisk
pace-shown-2 = Calm
quick = Act on the first click on the board, without asking back
your-name = Your name
guest = Captain
recovery = Make a recovery link
recovery-help = Keep it secret. It brings your seats to another browser; older links stop working.
recovery-whose = This link belongs to { $name }
recovery-tables = { $tables ->
    [0] No table yet.
    [one] One table waits there.
   *[other] { $tables } tables wait there.
  }
recovery-now = In this browser you are { $name }. You can go back at any time in the menu.
recovery-stay = Stay { $name }
recovery-not = Not now
recovery-accept = Be { $name } here
recovery-void = This link is of no use any more
recovery-void-help = A newer one has been made, or it is incomplete. Nothing has changed here.
recovery-back = Be { $name } again

table = Table
board = Board
log = Log
chat = Chat
panels = Panels
players = Players
points = points
you = you
seat-n = Seat { $n }
player-n = Player { $n }
seat-free = Free seat
bot-level = Bot: { $level }
bot = Bot
thinks = is thinking
thinks-away = to decide, not here
here = here
away = away
stand-in = a bot stands in
stood-in = A bot is playing for you.
has-chosen = has chosen
look-through = see this seat
your-turn = Your turn
your-turn-name = Your turn, { $name }
you-may-react = You may react
waiting-for = Waiting for { $names }
question = The question
actions = What you can do
not-begun = The game has not begun.
sealed = You have chosen: { $choice }. You may change it until everybody has.
choose-one = Which of these?
choose-next = Now choose where.
choose-or = Choose where, or one of these.
confirm = Click again, or press Enter.
unselect = Unselect
filter = Find among { $count } actions
filter-none = No action has these words.
form-for = { $what } for { $price }
form-next = next costs { $cost }
form-less = { $what }: less
form-more = { $what }: more
form-pick = choose
form-instead = { $what } (changes the other parts)
form-secret = Secret until everybody has chosen. You may change it until then.
form-pay = Pay { $price },
form-keep = keep { $left }
form-missing = Still to choose: { $what }.
form-nothing = Nothing is chosen yet.
form-reset = Reset
form-change = change
worth = { $worth } of 100
standing = Do not ask me again
standing-what = My answer
standing-action = during this action
standing-turn = until my next turn
standing-match = for the whole game
standing-when = When
standing-whenever = whenever this is asked
standing-now = Standing answer: { $action } ({ $until ->
    [action] for now
    [turn] until your next turn
   *[match] for the whole game
  })
answered-for = Answered for you, there was no choice: { $answer }
ask-me-here = ask me here
ask-always = Ask me also when there is only one answer
ask-less = Ask me only when I can do something
always-asked = { $all ->
    [yes] You are asked at this table even when there is only one answer.
   *[no] You are asked this even when there is only one answer.
  }
window-told = told together in { $seconds } s
window-longer = somebody needs longer: { $seconds } s
window-time = Time to react
window-time-help = Where several people sit, reactions are told together after this time, so that silence tells nothing about a hand.
window-seconds = { $seconds ->
    [0] none: nothing is hidden by it
   *[other] { $seconds } seconds
  }
standing-long = How long
standing-keep = { $answer }, and keep it so { $until ->
    [action] during this action
    [turn] until my next turn
   *[match] for the whole game
  }
ask-me = ask me
free = Or in your own words
free-send = Do it
plan = Your plan
plan-with = Plan with { $what }
plan-choose = { $kind ->
    [place] Drag a piece, or choose one here.
   *[course] Drag a ship, or choose one here.
  }
plan-suggest = Suggest a place
plan-how = { $kind ->
    [course] Click on the board, or drag from the piece, to lay the next leg. Drag an end to change it.
    [place] Drag the piece to its place; the second handle turns it.
   *[turn] Drag the handle to turn the piece.
  }
plan-leg = Leg { $n }: left and right turn it, up and down change its length
plan-turn = Heading: left and right turn it
plan-add = Add a leg: { $segment }
plan-shorten = Take back a leg
plan-clear = Start again
plan-pivot = Turn at the end
plan-legal = This can be done.
undo-ask = Ask to undo
undo-ask-help = The dice have fallen or others have played: they have to agree.
undo-please = { $name } would like to take back the last choice, and all that came of it.
undo-agree = Agree
undo-refuse = Refuse
undo-waits = You have asked to take your last choice back. Waiting for { $names }.
undo-withdraw = Withdraw
ends-turn = ends your turn.
ends-turn-yes = End the turn
ends-turn-no = Not yet
careful = Ask back before a choice that ends the turn
undo = Undo
suggestions = Suggestions
hint = Hint
why = Why?
why-not = Why can’t I?
met = met
not-met = not met
and-more = and { $count } more
not-asked = You are not asked now.
not-now = { $what }: nothing that you can do now points there.
stale = Too late: the question has changed.
unsent = { $count ->
    [one] Your answer is kept and goes out as soon as the connection is back.
   *[other] { $count } answers are kept and go out as soon as the connection is back.
  }
reconnecting = Connecting again …
watchers = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
  }
no-table = There is no such table.
not-yours = This seat is somebody else’s.
no-picture = This game has no picture yet; the list has every action.
sound = Quiet sounds: my turn, dice, shots, the end
since-your-turn = { $count ->
    [one] Since your turn, 1 line
   *[other] Since your turn, { $count } lines
  }
play-again-since = Show again
hurry = To the present
key-enter = Enter
key-space = Space
hint-play = Play this
hint-chance = Your chance to win
log-more = { $count } earlier lines
open-clause = Open this clause
chat-say = Say something
report = Report
report-line = Report this line of { $name }
report-player = Report { $name }
report-why = What is wrong?
report-done = Thank you. Whoever runs this server will look at it.
chat-none = Nobody has said anything yet.
send = Send
clock = Time left
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
zoom-in = Closer
zoom-out = Further away
zoom-all = The whole board
over = The game is over
again = Play again
replay = Replay
puzzles = Puzzles
puzzles-text = One choice is clearly the best: find it. Solved: { $done } of { $all }.
puzzle-today = Puzzle of the day
puzzle-solved = solved
puzzle-task = Find the best choice
puzzle-done = Solved. Well seen!
puzzle-list = All puzzles
puzzle-next-one = Next puzzle

analysis = Analysis
analysis-working = The game is being analysed …
analysis-chances = Chance of winning
analysis-in-100 = in 100, with all cards open
analysis-luck-key = luck: dice, cards, what nobody could see
analysis-gain-key = a choice that helped
analysis-cost-key = a choice that cost
analysis-swings = Swings of
analysis-players = How well each played
analysis-player = Player
analysis-accuracy = Accuracy
analysis-luck = Luck
analysis-choices = Own choices
analysis-others = Choices of others
analysis-points = Points
analysis-moments = What cost { $name } most
analysis-none = No choice cost more than three points of winning chance.
analysis-move = Move { $move }
analysis-better = Better
analysis-there = Go there
analysis-puzzle = As a puzzle
analysis-back = Back to the analysis
colon = { ": " }
fairness = Fair dice
copy-link = Copy the link
copied = Copied
percent = { $chance } %
legend = Signs and their meaning
fork = fork
fork-short = fork after move { $move }
forked-from = Played on from another game
forked-after = Played on from another game ({ $names }), after move { $move }
fork-now = Try it out at a copy
leave = Leave: a bot takes over
come-back = Come back to your seat
curtain-title = { $name } is next
curtain-text = Pass the screen on. Nothing is shown before you say that it is you.
curtain-show = I am { $name }

waiting-room = Waiting for players
waiting-help = Send the link to whom you want to play with. The game begins when the last seat is taken.
table-closed = This table was given up
sit-down = Sit down
stand-up = Stand up
seat-a-bot = A bot
start-now = Begin now, bots take the free seats
commitment-short = The dice are fixed already:

set-up-title = A table of { $game }
who-plays = Who plays
seat-me = Me, at this screen
seat-open = Free, for whoever comes
name-of = Name at seat { $n }
remove-seat = Remove seat { $n }
add-seat = Add a seat
hot-seat-help = Several players at this screen: a curtain falls between them.
open-help = The table waits until somebody sits down; you get a link to send.
options = Options
pace = Pace
pace-none = No clock
pace-none-help = Take the time you need.
pace-live = Live
pace-live-help = So many seconds for each decision; then a bot stands in.
pace-async = By correspondence
pace-async-help = So many days for each decision.
pace-live-short = { $seconds } s a decision
pace-async-short = { $days ->
    [one] a day a decision
   *[other] { $days } days a decision
  }
seconds = Seconds
bank = Minutes in reserve
bank-help = For the whole game: what a decision takes beyond its seconds is taken from here. Only then a bot stands in.
bank-left = { $time } in reserve
days = Days
public = Public
public-help = Listed on the home page; anybody may look on.
host-starts = I say when it begins
host-starts-help = Free seats then go to bots.
nonce = Your part of the dice
nonce-help = Your browser adds a random number to the dice by itself. A few words of yours may go with it.
open-table = Open the table
start-playing = Begin

to-table = To the table
to-start = To the beginning
to-end = To the end
turn-before = Turn before
turn-after = Next turn
step-back = A move back
step-on = A move on
pause = Pause
move = Move
move-of = { $move } / { $moves }
the-deal = Before the first move
the-deal-text = The table is set.
hidden-move = A move that these eyes do not see
eyes = Through the eyes of
hands = Hands of the others
eyes-all = Everybody, all cards open
spectator = A spectator
copy-move = Link to this move
fork-here = Play on from here
score-chart = The score of every player over the game

rules-title = The rules of { $game }
rules-text = Every clause that the game is played by, in our own words. The log and every action cite them.
rules-search = Find words or a number
rules-count = { $count ->
    [one] 1 clause
   *[other] { $count } clauses
  }
rules-none = No clause has these words.
side-by-side = Both
one-page = One page
one-page-of = { $game } on one page
rules-every = Every rule
rules-found = What the rules say
show-me = Show me
show-less = Hide
examples = Examples
example-number = Example { $n }
before = Before
before-text = This is how the table lies. Go on to see what happens.
try-it = Try it yourself
try-it-text = At a table of your own, from this position, against bots.
only-looking = This is how the table lies.
step-of = Step { $n } of { $of }
enlarge = Enlarge the picture
the-box = The box
box-of = The box of { $game }
box-search = Name or words on a piece
box-count = { $count ->
    [one] One of it
   *[other] { $count } of it
  }
box-found = { $kinds ->
    [one] 1 kind
   *[other] { $kinds } kinds
  }, { $count ->
    [one] 1 piece
   *[other] { $count } pieces
  }
box-clear = Show everything
box-all = All pieces
box-none = Nothing in the box is like that.
box-add = Add to my fleet
box-draft = From the box
chapters = Chapters
chapter = Chapter { $n }
ruling = Ruling:
in-rules = In the rules
no-clause = This clause is not in the register.
kind-rule = rule
kind-option = option
kind-example = example
kind-ability = ability
kind-solitaire = solitaire
kind-component = pieces
kind-note = note

fairness-title = Dice that anyone can check
fair-1 = The server is bound
fair-1-text = When the table was opened, before anybody sat down, the server drew a secret and published its fingerprint. It cannot change the secret any more.
fair-2 = Everybody is bound
fair-2-text = Each player’s browser drew a random number, kept it, and published only its fingerprint. Table, seat, rules and the server’s fingerprint are inside: it fits nowhere else.
fair-3 = Everybody shows his number
fair-3-text = When all were bound, the server signed the list of fingerprints; only then the numbers were shown. Nobody could choose his by those of the others.
fair-3-later = Shown as soon as the game begins.
fair-3-nobody = Nobody has a part in the dice of this table.
fair-void = Start { $n } came to nothing: { $names } did not show a number. The dice of that start were thrown away.
fair-old = The players’ texts
fair-old-text = This table was opened before players were bound. Each could add a text before the game. That keeps the dice from being changed, but whoever sent his text last, together with the server, could have chosen it by the others.
fair-old-nobody = Nobody added one at this table.
fair-4 = Every draw
fair-4-text = Each die and each card is computed from the secret and all these numbers (HMAC-SHA256). Nothing else can happen.
fair-5 = The secret
fair-5-text = After the game it is revealed, and everybody can compute every draw again.
fair-5-later = Revealed when the game is over.
share-none = free
share-bot = a bot; its part is the server’s
share-waived = has no part in the dice (waived by the program)
share-told = told the server a text in the open
share-awaited = not bound yet
share-committed = is bound
share-revealed = is bound, and has shown his number
share-away = was away at the start, and plays without a part
start-soon = The dice are being made …
start-waits = The dice are being made. { $names } has to add a part; an open page does it by itself.
start-void = The start came to nothing: { $names } was away. All seats are kept; it can be tried again.
start-void-nobody = The start came to nothing. All seats are kept; it can be tried again.
dice-distrust = The server does not keep to what it published when you sat down. Your browser does not show it your part of the dice: leave this table.
verify = Check it yourself
verify-text = Your browser computes all fingerprints and every draw of this game again, and looks for its own number in them.
verify-here = Check every draw now
verify-doing = Computing …
verify-promises = The secret and all numbers fit what was published before the game.
verify-good = All { $count } draws are right.
verify-wrong = Draw { $n } is not what the secret and the numbers give.
verify-broken-secret = The secret does not fit what the server published when the table was opened.
verify-broken-nonce = A player’s number does not fit what he had published.
verify-broken-options = The options of the game are not those that were fixed at the start.
verify-broken-receipt = What the server signed at the start tells of something else than this game.
verify-share = The number that this browser drew for seat { $seat } is in the dice.
verify-share-none = No number of this browser is in the dice: you looked on, or were away at the start.
verify-share-denied = This browser had shown its number at the start, but it is not in the dice.
verify-nothing-kept = This browser has kept nothing of this table, so it has no number to look for.
verify-signed = The receipt of the start is signed by the server.
verify-unsigned = The signature of the receipt is wrong.
verify-signature-unknown = This browser cannot check the signature of the receipt; the program can.
verify-receipt-old = The receipt in this browser is of an earlier start.
verify-command = Or on the command line:
verify-later = When the game is over, every draw can be computed again here.
proof-file = Save my proof
proof-help = The signed receipt and your own number. The browser keeps them too, but a file is yours for ever.
proven = What this proves
proven-change = No die and no card could be changed after the start.
proven-choose = Nobody has chosen them: not the server, not one player, not even the server and all others together, for everybody whose own number is in them.
proven-place = They belong to this table, these seats, these rules and these options.
unproven = What it does not prove
unproven-look = That the server does not look. It knows the dice during the game and could tell somebody what comes.
unproven-void = That nobody let a start come to nothing on purpose. Each is listed above, and gave new dice that nobody chose.
unproven-without = Whoever has no number of his own in the dice must trust one player who has.
unproven-people = Who is behind a name, and whether players talk to each other.
unproven-page = This page comes from the server. Whoever doubts it downloads the match and checks it with the program.
match-file = The match file
dice = The dice of this game
dice-text = How often each value came; the dashed line is what to expect.
dice-seldom = { $count ->
    [one] One kind of draw came
   *[other] { $count } kinds of draw came
  } too seldom to tell anything
dice-of = one of { $n }, { $count ->
    [one] 1 draw
   *[other] { $count } draws
  }
dice-p = as uneven or more in { $p } of all games
dice-expected = Expected: { $n } of each

# Options that are built from pieces.
ready-made = Ready-made
kept = Kept in this browser
keep = Keep it
keep-name = The name to keep it under
forget = Forget “{ $name }”
own-made = Of your own …
own-made-of = Of your own: { $title }
build = Build …
build-change = Change …
begin-with = Begin with a ready-made one …
draw-one = Draw one at random
build-clear = Begin with nothing
build-chance = It is drawn when the game begins. Add something to build your own instead.
build-legal = All is in order.
build-add = Add
build-to = What you add goes to { $holder }
build-goes-to = Goes to
build-where = Where { $what } is
build-remove = Remove { $what }
build-add-this = Add { $what }
build-fill = Make them up
build-none = None.
build-kind = What to show
build-find = Name or words
build-family = Side
build-all = All
build-order = Order
build-by-cost = cheapest first
build-by-name = by name
build-nothing = Nothing like this.
own-later = Whoever sits here chooses it.
own-secret = Nobody else sees what you choose here before the game is over.
done = Done

# Learning
learn = Learn
learn-game = Learn { $game }
learn-title = Learn { $game }
learn-text = { $done ->
    [0] A few minutes each, at a real table. Begin with the first; it is enough to play.
   *[other] { $done } of { $all } done. Each takes a few minutes, at a real table.
  }
lesson-of = Lesson: { $lesson }
lesson-step = Step { $step } of { $steps }
lesson-at = Step { $step } of { $steps }
lesson-minutes = { $minutes } minutes
lesson-is-done = Done
lesson-begin = Begin
lesson-go-on = Go on
lesson-again = Once more
lesson-leave = Leave the lesson; your place is kept
lesson-list = All lessons
lesson-task = What to do
lesson-plan = Lay the course on the board, then confirm it.
lesson-back = Back
lesson-show = Show me
lesson-do-it = Do it for me
lesson-next = Next
lesson-next-one = Next lesson
lesson-done = Lesson done. Well sailed!
lesson-done-text = Go on with the next one, or play a first game: you know enough.
lesson-done-all = That was the last one. Play a first game!
lesson-read-on = First read on: press Next.
first-game = Play your first game
first-game-text = An easy opponent, and a guide who explains each question once
learn-row = New here? Learn a game in five minutes
learn-row-text = A parrot shows you round at a real table: you play, and she explains what you need when you need it.
lesson-build-clear = Press “Begin with nothing”.
lesson-build-add = Press + beside the piece.
lesson-build-add-to = Mark the ship that takes it, then press + beside the piece.
lesson-build-remove = Press × beside it.
guide = Your guide
guide-end = No more explanations
got-it = Got it
feature-planner = Here you plan: click on the board, or drag from the piece, and see what would happen before you confirm.
feature-standing = Asked this often? Under the answers you can say once what you always answer.
feature-undo = Changed your mind? Undo (U) takes the last move back, until a die is rolled or somebody else acts.
feature-why = Click anything you cannot use and you are told which rule forbids it. Why? (the key ?) opens the rule of the question.
next-turn = Next table
notify = Notify me when it is my turn
notify-title = Your turn: { $title }
notify-refused = Your browser does not allow notifications of this page; its settings say why.
as-last-seen = Offline. Your tables as last seen on { $when }:
all-tables = All tables
lobby-status = Which tables
lobby-open = Open
lobby-playing = Running
lobby-over = Over
lobby-game = Game
lobby-every-game = Every game
lobby-free = Open seats
lobby-any-number = Any number
lobby-at-least = At least { $count }
lobby-company = Company
lobby-anybody = People and bots
lobby-people = Only people
lobby-bots = With bots
lobby-found = { $count ->
    [0] No table is like that.
    [one] One table
   *[other] { $count } tables
  }
lobby-page = Page { $page } of { $pages }
lobby-before = Newer
lobby-after = Older

profile = A person’s page
my-page = Your page
profile-nobody = You have not played here yet: your page begins with your first game.
profile-since = Here since { $month }
profile-played = { $games ->
    [0] no game finished yet
    [one] 1 game
   *[other] { $games } games
  }
profile-mostly = plays mostly { $game }
profile-record = { $games ->
    [one] 1 game
   *[other] { $games } games
  }, { $won ->
    [0] none won
   *[other] { $won } won
  }
profile-best = best { $points ->
    [one] 1 point
   *[other] { $points } points
  }
profile-empty = Nothing yet: games stand here when they are over.
profile-empty-public = No games at public tables yet.
profile-who-sees = Who sees this page
profile-public = Everybody may see it
profile-public-help = Statistics, ratings and games at public tables. Otherwise it is yours alone.
profile-address = Address of your page
ratings = Ratings
ratings-each = one for each game
ratings-help = Games at rated tables count, among the people there. Everybody begins at 1500.
rating-none = not rated
rating-after = { $games ->
    [one] after 1 more game
   *[other] after { $games } more games
  }
history = History
rated = rated
rated-table = Rated
rated-help = The game counts for the ratings of the people at the table. Nobody gets hints; whoever leaves comes last.
match-with = with { $names }
match-alone = alone
match-won = won
match-lost = lost
match-more = More games
match-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
place-of = { $place ->
    [1] 1st of { $of }
    [2] 2nd of { $of }
    [3] 3rd of { $of }
   *[other] { $place }th of { $of }
  }

login = Sign in
login-other = Have you played here before? Sign in
login-passkey = Sign in with a passkey
login-mail = Send me a link
email = E-mail address
email-add = Use this address
email-help = A link to this address signs you in.
mail-sent = A letter is on its way to { $email }: open the link in it.
mail-sent-maybe = If this address is known here, a letter with a link is on its way.
mail-whose = This link belongs to { $name }
mail-yours = Is this your address?
mail-what = { $email } brings { $name } back from any device.
mail-confirm = Yes, it is mine
mail-void = This link no longer works
mail-void-help = It was used already, or is older than an hour. Ask for another one.
account = Come back from anywhere
account-help = You can play without any of it. With it, your tables and your history come with you.
passkey = Passkey
passkey-add = Add a passkey
passkey-not = The passkey was not used.
remove = Remove
devices = Devices
device-here = here
device-seen = last seen { $day }
device-unknown = A browser
sign-out = Sign out
sign-out-others = Sign out everywhere else
leave-for-good = Leave
leave-help = Your seats pass to bots; your name, words, ratings and addresses are deleted. Of old games only the moves stay, as nobody’s.
export = Take all my data
erase = Remove me
erase-sure = This cannot be undone. Write your name, { $name }, to go:
stay = Stay

friends = Friends
friends-none = Nobody yet. Friends may sit down at your tables for invited people.
friend-link = Make a link for friends
friend-link-help = Whoever opens it within a week can become your friend.
friend-whose = { $name } wants to be your friend
friend-what = Friends may sit down at each other’s tables for invited people.
friend-accept = Be friends
friend-void-help = It is older than a week, or not for you.
relation-friend = friend
relation-block = blocked: cannot sit at your tables, and you do not read their chat
relation-mute = muted: you do not read their chat
relation-end-friend = Remove
relation-end-block = Unblock
relation-end-mute = Unmute
mute = Mute
done-mute = You no longer read what { $name } writes. Your page lists it.
block = Block
done-block = { $name } can no longer sit down at your tables, and you no longer read their chat. Your page lists it.
invited = Only invited people sit down
invited-help = Your friends, and whoever has the link from the table. Others may watch.
invited-host = Only your friends and whoever has this link may sit down.
invited-guest = Only invited people may sit down: ask the host for the link.
several-seats = One person may take several seats
several-seats-help = For people who share a screen. Otherwise each has one seat.
absent = { $name } has not answered for a while.
absent-vote = Vote for a bot
absent-votes = { $votes } of { $needed } votes for a bot.
calls = Call me back
push = When it is my turn, on this device
push-help = Also while Flibuste is closed; once for each table, until you have been there again.
push-cannot = This browser cannot be called while Flibuste is closed. On an iPhone or iPad, put Flibuste on the home screen first.
push-off = This server calls no browsers.
push-failed = Your browser has no push service that answers now. Try again later, or in another browser.
digest = A letter about slow tables
digest-help = Once a day at most, when others have waited for you for half a day. Each letter has a link that stops them.
digest-needs = With an e-mail address (below), you can have a letter a day about tables that wait for you.
quiet-done = You get no more letters about your tables
quiet-help = You can have them again, from your page.
quiet-void = Nothing was changed. You can stop the letters on your page, too.
vacation = Vacation
vacation-help = Clocks that count in days stand still while you are away, nobody votes for a bot in your place, and nobody calls you. { $days ->
    [one] One day is left this year.
   *[other] { $days } days are left this year.
}
vacation-day = Back on
vacation-leave = I am leaving
vacation-until = You are on vacation until { $day }.
vacation-stands = Your clocks at slow tables stand still. You can play all the same.
vacation-back = I am back
vacation-allowed = Vacations
vacation-allowed-help = The clock of whoever is on vacation stands still.
on-vacation = on vacation until { $day }
named-away = { $name } ({ $away })
match-accuracy = accuracy { $accuracy }
hint-rated = No hints at a rated table, until the game is over.

tournament = Tournament
tournaments = Tournaments
new-tournament = New tournament
no-tournaments = There is no tournament yet. Open one, and share its link.
open-tournament = Open the tournament
tournament-name = Its name
organiser-plays = I take part, too
who-meets-whom = Who meets whom
kind-round-robin = Round robin
kind-round-robin-help = Everybody meets everybody; at larger tables, until all have met.
kind-swiss = Swiss
kind-swiss-help = A few rounds; those with equal points meet, and nobody meets the same opponent twice if it can be helped.
rounds = Rounds
table-size = Players at a table
tables-of = tables of { $size }
cup-bots = Fill up with bots
cup-no-bots = No bots
cup-least = At least so many in all
cup-bots-help = When you start, bots come until there are so many, and nobody is left without a table.
cup-bots-note = When it starts, bots fill it up.
cup-public = Public
cup-public-help = Listed for everybody. Otherwise only whoever has the link finds it.
cup-open = not begun
cup-playing = under way
cup-over = over
cup-closed = given up
cups-open = To be joined
cups-playing = Under way
cups-over = Over
taking-part = { $count ->
    [0] nobody takes part yet
    [one] one takes part
   *[other] { $count } take part
}
you-take-part = you take part
you-organise = yours
join-tournament = Take part
leave-tournament = Do not take part
invite-tournament = Invite others
invite-tournament-help = Whoever opens this link can take part until it starts.
start-tournament = Start the tournament
give-up-tournament = Give it up
organiser-starts = Whoever opened it starts it.
end-tournament = End the tournament
end-tournament-sure = Yes, no more rounds
withdraw = No more rounds for me
to-tournament = To the tournament
my-table-ready = Your table of round { $n } is ready
round-waits = The next round begins when all tables of this one are over.
round-n = Round { $n }
round-of = round { $n } of { $rounds }
standings = Standings
standings-help = A table gives 1 point to the first and 0 to the last, in equal steps; who is equal shares. Then counts Ø, the average points of those met, then victories, then the games against each other.
bye-help = A round without a table gives half a point.
place = Place
name = Name
points-short = Points
buchholz = Ø met
buchholz-help = The average points of those met (Buchholz)
wins = Won
wins-help = Tables won alone
tables-played = Tables played
tables-played-short = Played
remove-entrant = Pair { $name } no more
byes = No table in this round: { $names }
table-void = came to nothing
cross-table = Crosstable
cross-table-help = 1 ahead of the other at their table, ½ level, 0 behind.
cup-won = { $count ->
    [one] { $names } has won the tournament
   *[other] { $names } have won the tournament
}
erased-person = Somebody
lobby-chat = Chat
lobby-chat-help = Everybody here can read it. What is rude can be reported with ⚑.
