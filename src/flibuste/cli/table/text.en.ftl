# What the table in the terminal says.

which-game = Which game?
commitment = Fair dice. Commitment to the secret: { $commitment }
nonces = Mixed in: { $nonces }
no-nonce = (Add your own word to the dice with --nonce WORD.)
verify = The secret of the dice is revealed. Check them with: flibuste verify { $file }

you = you
bot = bot: { $bot }
seated = At the table: { $players }
resumed = The match goes on after move { $moves }.
hello = Type a number or an action; ? helps.
prompt = >
more = – Enter: more, or answer already –
since = Since your last decision
forced = Only one answer, given for you: { $action }
asks-always = You are asked even when there is only one answer. Type ask again to change that.
asks-less = You are asked only when you can do something. Type ask again to change that.
only-one = There is only one answer. Press Enter to give it.

curtain = Pass the keyboard to { $name } and press Enter.
curtain-rest = { $name }, are you alone? Press Enter.

back = back
part-left = { $amount } left
part-price = { $choice } ({ $price })
part-now = { $choice } (Enter)
part-whole = { $action }. Enter: do it; back: one part back.
part-entry = { $form } … ({ $count })
no-such-choice = There is no choice { $number }; the last is { $last }.
which-one = Which one: { $choices }{ $more ->
        [0] ?
       *[other] {" "}or one of { $more } more?
    }
file-exists = { $file }: the file exists; choose another name
not-understood = I do not understand “{ $text }”. Type a number, or say it in words, for example: { $examples }
allowed = That is allowed now, by clause { $clause }.
refused = No: { $reason }
no-undo = That cannot be taken back: dice, hidden cards or another player came between.
undone = Taken back: { $action }
saved = Saved in { $file }. Go on with: flibuste play { $file }
not-saved = Not saved.
cannot-save = { $problem }
kept = The match is kept in { $file }
save-it = Keep the match to go on later? [Y/n]
go-on = Go on with: flibuste play { $file }
no-clause = There is no clause { $clause }.
which-action = Say which action: why ACTION, for example: why { $example }
which-clause = Say which clause: rules { $example }
hint = What one who looks ahead thinks of it (your chance to win)
thinking = { $name } ({ $bot }): { $action }

over = The game is over: { $reason }.
final = Final scores

help =
    number        give that answer; ? number explains it, with its clause
    action        the same, in words: { $example }
    why ACTION    why an action is not allowed
    back          in a choice of several parts: one part back
    rules 2.1     read a clause or a chapter
    undo          take your last action back
    ask           be asked also when there is only one answer, or not
    hint          the best move, what it is worth, and why
    log           everything that happened
    table         show the table again
    save [FILE]   keep the match in a file
    quit          leave; the match can be kept

learner = Captain
guide = Polly, your guide
lesson-minutes = { $minutes } min
lesson-hello = Type what you do, as at any table. Also: Enter reads on, show tells the answer, do does it, back goes back, quit leaves.
lesson-step = { $step } of { $steps }
lesson-enter = Press Enter to read on.
lesson-course = Lay a course of your own; show tells one that will do.
lesson-stay = That would be allowed, but stay with me for now.
lesson-show = This would do it: { $answer }
lesson-kept = Your place is kept. Go on with: flibuste learn { $game } { $lesson }
lesson-done = Lesson done. Well sailed! { $left ->
    [0] You have them all: flibuste play { $game }
   *[other] Next: flibuste learn { $game } { $more }
  }
