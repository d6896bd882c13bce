# What the server itself says.

problem-bad-request = This request cannot be understood: { $why }
problem-who-are-you = You are not known here: take a seat, or open your recovery link.
problem-not-your-seat = This seat is not yours.
problem-not-your-table = Only whoever opened the table may do this.
problem-bad-origin = This request comes from another site and was not carried out.
problem-banned = You may no longer play on this server. { $why }
problem-muted = You may no longer write in the chat of this server.
problem-not-found = There is nothing at this address.
problem-wrong-method = This address does not take such a request.
problem-unknown-table = There is no such table: the link is incomplete or wrong.
problem-unknown-game = There is no game { $name } here.
problem-stale = The question you answered is no longer asked: the table has moved on.
problem-unknown-person = There is nobody of this name here, or this page is not public.
problem-one-seat = You have a seat at this table already.
problem-rated = At a rated table nobody is helped before the game is over.
problem-bad-rated = A rated table needs seats for two people or more, and one person has one seat.
problem-unknown-tournament = There is no such tournament.
problem-no-lobby-chat = The lobby of this server has no chat.
problem-not-your-tournament = Only whoever opened the tournament can do that.
problem-tournament-begun = This tournament has begun.
problem-tournament-over = This tournament is over.
problem-tournament-full = No more than { $most } can take part.
problem-too-few = At least { $most } must take part.
problem-void-key = This link was used already, or is too old: ask for another one.
problem-bad-passkey = This passkey does not fit.
problem-bad-email = This is no e-mail address.
problem-no-mail = This server cannot send letters now.
problem-too-many-mails = Too many letters were asked for ({ $most } an hour): wait a while.
mail-subject = Flibuste: your link
mail-login = Ahoy { $name },

    this link signs you in at { $address }, in whichever browser you open it:

    { $link }

    It works once, within an hour. If you did not ask for it, throw this letter away: nothing happens.
mail-confirm = Ahoy { $name },

    somebody who plays as “{ $name }” at { $address } wants to use this address, to come back from any device. If that was you, open this link:

    { $link }

    It works once, within an hour. If it was not you, throw this letter away: nothing happens.
mail-stranger = Captain
problem-no-email = First, add an e-mail address to your account.
problem-no-push = This browser cannot be called here.
problem-bad-push = The push service of this browser cannot be used.
problem-bad-vacation = A vacation ends later than now, and within the { $days } days that are left this year.
push-title = Your turn: { $title }
digest-subject =
    Flibuste: { $tables ->
        [one] a table waits for you
       *[other] { $tables } tables wait for you
    }
digest-letter = Ahoy { $name },

    { $tables ->
        [one] it is your turn at this table:
       *[other] it is your turn at these tables:
    }

    { $list }

    You are away for a while? Say so on your page, and the clocks stand still.

    No more of these letters, with one click: { $stop }
digest-line =
    { $hours ->
        [one] { $title } with { $names }, for an hour
       *[other] { $title } with { $names }, for { $hours } hours
    }
problem-wrong-name = Write your name as it stands on your page.
problem-not-welcome = You cannot sit down at this table.
problem-not-invited = Only whoever is invited may sit down here: ask the host for the invitation.
problem-not-absent = Nobody waits for an answer of this seat.
problem-not-absent-yet = Give them a little more time.
problem-starting = The game is just starting: seats and options are fixed.
problem-not-now = That is not asked for now: the start of this game is at another stage.
problem-commitment-taken = Another seat has committed itself to this.
problem-wrong-nonce = This nonce is not the one that the seat has committed itself to.
problem-seat-taken = Somebody else has taken this seat.
problem-not-open = The game has already begun.
problem-not-playing = No game is being played at this table now.
problem-not-over = This is shown when the game is over.
problem-no-undo = This can no longer be taken back: something was revealed, or somebody else has acted.
problem-no-request = There is nothing to take back, or somebody asks already.
problem-rules-changed = This game was begun by version { $played } of its rules; this server plays version { $known }. Go on with the release it was begun with.
problem-key-reused = This key was already used for another answer.
problem-too-large = This is too large.
problem-bad-option = { $why }
problem-bad-seats = { $why }
problem-bad-position = { $why }
problem-unknown-bot = There is no bot { $level }; there are: { $levels }.
problem-not-an-action =
    { $several ->
        [0] I do not understand “{ $text }”. Choose, or write it in words, for example: { $examples_en }.
       *[other] “{ $text }” could mean several things. Write more, for example: { $examples_en }.
    }
problem-too-many = Too many requests: wait a moment.
problem-too-many-sockets = Too many pages of this server are open with you or at your connection ({ $most } a person): close one.
problem-too-many-tables = You have opened { $most } tables that are not over yet: finish or leave one first.
problem-too-many-new-tables = Too many tables were opened by you or at your connection ({ $most } an hour): wait a while.
problem-too-many-newcomers = Too many new people have come from your connection ({ $most } an hour): wait a while.
problem-too-many-seats = You have { $most } seats at tables that are not over yet: finish or leave one first.
problem-too-much-chat = Not so fast: { $most } lines a minute may be written here.
problem-too-much-data = Too much data for you or your connection ({ $most } kB a second): wait a moment.
problem-bug = Something went wrong on the server. It has been noted; nothing of yours is lost.
problem-store = The server cannot write to its store now. Nothing was changed: try again.

hint-request = If you report it, name the request { $id }.
hint-stale = Look at the table as it is now and choose again.
hint-not-asked = Wait until you are asked.

taken-back = { $name } takes the last move back.
undo-asked = { $name } asks to take the last choice back.
undo-agreed = { $name } agrees.
undo-refused = { $name } does not agree: it stays.
undo-withdrawn = { $name } withdraws the request.
bot-name = { $level } { $n }
bot-random = Cabin boy
bot-greedy = Buccaneer
bot-deckhand = Deckhand
bot-mate = Mate
bot-captain = Captain
bot-admiral = Admiral
bot-random-about = Does anything that the rules allow.
bot-greedy-about = Takes what looks best at once, and thinks no further.
bot-deckhand-about = New on board: knows the rules and sees little beyond the next choice.
bot-mate-about = Knows the trade and looks a few choices ahead.
bot-captain-about = Thinks a turn through, with what the others may do about it.
bot-admiral-about = Takes a moment for every choice, and sees far.
card-players = { $min } to { $max } players

lesson-you = Captain
lesson-stay = That would be allowed, but stay with me for now.
lesson-read = First read on: press Next.
