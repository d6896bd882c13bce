# What an assistant is told besides the words of the games.

seated = Table { $table }: { $title }. You are { $name }, seat { $seat } of { $seats }.
link = People join by this link: { $link }
token = To come back to this seat later: join_table with this link and the token { $token }
log-head = What has happened since you last looked:
log-none = Nothing has happened since you last looked.
log-more = ({ $count } earlier lines are left out.)
question = You are asked: { $text }
choices =
    { $count ->
        [one] There is one choice: legal_actions tells it.
       *[other] There are { $count } choices: legal_actions lists them.
    }
choices-free = Any action in the notation of the choices is allowed if the rules allow it; legal_actions gives { $count } examples.
chosen = You have chosen { $action }; you may change it until the others have chosen, too.
waiting = You are not asked now. Waiting for: { $names }. The tool wait_for_turn returns when you are.
not-begun = The game has not begun: seats are still open.
over = The game is over. { $text } Winners: { $winners }. Points: { $scores }.
nobody = nobody
no-points = none
left = You have left table { $table }.
no-tables = You sit at no table.
unknown-table = There is no table { $table }; open_table opens one, join_table joins one.
not-understood = '{ $text }' means { $several ->
        [0] no action of this game
       *[other] several actions
    } here. Write one of these: { $actions }.
not-asked = You are not asked now.
allowed = '{ $action }' is allowed by { $clause }.
why-head = '{ $action }' is not allowed by { $clause }: { $reason }
why-none = No action of this game means that.
met = met: { $text } [{ $clause }]
missing = missing: { $text } [{ $clause }]
no-clause = No clause of { $title } speaks of that. Its chapters: { $chapters }.
no-answer = { $server } does not answer: { $reason }
refused = The server refuses: { $text }
no-table-link = { $link } is not the link of a table: https://HOST/t/TABLE
other-server = Only tables of { $server } can be joined from here.
no-server = Tables of servers cannot be joined from here: whoever runs this names one with --server.
no-open-seat = No seat is open at this table.
