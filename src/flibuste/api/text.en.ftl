# What the front door says when something is asked of a table that the rules or the notation do not allow.

nobody-asked = The game is over: nobody is asked.
asked =
    { $count ->
        [one] Seat { $seats } is asked.
       *[other] Seats { $seats } are asked.
    }
allowed = '{ $action }' is allowed by { $clause }.
refused = '{ $action }' is not allowed{ $clause ->
        [none] { "" }
       *[other] { " " }by { $clause }
    }: { $reason } { $right }
right = Seat { $seat } may choose: { $actions }{ $more ->
        [0] .
       *[other] { " " }and { $more } more.
    }
right-open = Seat { $seat } may choose, for example: { $actions }.
not-an-action = '{ $text }' is not an action of { $title }. { $right }
meant = Did you mean '{ $action }'?
