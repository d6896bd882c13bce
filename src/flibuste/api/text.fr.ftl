# Ce que dit la porte d'entrée quand on demande à une table ce que les règles ou la notation ne permettent pas.

nobody-asked = La partie est terminée : on ne demande plus rien à personne.
asked =
    { $count ->
        [one] C’est au siège { $seats } de répondre.
       *[other] C’est aux sièges { $seats } de répondre.
    }
allowed = « { $action } » est permis par { $clause }.
refused = « { $action } » n’est pas permis{ $clause ->
        [none] { "" }
       *[other] { " " }d’après { $clause }
    } : { $reason } { $right }
right = Le siège { $seat } peut choisir : { $actions }{ $more ->
        [0] .
       *[other] { " " }et { $more } de plus.
    }
right-open = Le siège { $seat } peut choisir, par exemple : { $actions }.
not-an-action = « { $text } » n’est pas une action de { $title }. { $right }
meant = Voulais-tu dire « { $action } » ?
