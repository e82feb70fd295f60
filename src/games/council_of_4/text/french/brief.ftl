elected = { $how ->
    [now] élit
    [past] a élu
   *[alone] A élu
} un conseiller { COLOUR($entered, form: "small") } au conseil { COUNCIL($council, form: "of") }
sent = { $how ->
    [now] envoie
    [past] a envoyé
   *[alone] A envoyé
} un serviteur élire un conseiller { COLOUR($entered, form: "small") } au conseil { COUNCIL($council, form: "of") }
acquired = { $how ->
    [now] acquiert
    [past] a acquis
   *[alone] A acquis
} { $permit }
placed = { $how ->
    [now] place
    [past] a placé
   *[alone] A placé
} à { $city }
placed-with-queen = { $how ->
    [now] place
    [past] a placé
   *[alone] A placé
} à { $city } avec la reine
engaged = { $how ->
    [now] engage un serviteur
    [past] a engagé un serviteur
   *[alone] A engagé un serviteur
}
changed = { $how ->
    [now] change
    [past] a changé
   *[alone] A changé
} les permis { REGION($region, form: "of") }
additional-main = { $how ->
    [now] prend une action principale de plus
    [past] a pris une action principale de plus
   *[alone] A pris une action principale de plus
}
ended = { $how ->
    [now] finit son tour
    [past] a fini son tour
   *[alone] A fini son tour
}
token = { $how ->
    [now] choisit
    [past] a choisi
   *[alone] A choisi
} le jeton { OF($city) }
took = { $how ->
    [now] prend
    [past] a pris
   *[alone] A pris
} { $permit } gratuitement
declined = { $how ->
    [now] refuse le permis gratuit
    [past] a refusé le permis gratuit
   *[alone] A refusé le permis gratuit
}
repeated = { $how ->
    [now] répète
    [past] a répété
   *[alone] A répété
} { $permit }
tokens = { $how ->
    [now] choisit
    [past] a choisi
   *[alone] A choisi
} les jetons { OF($one) } et { OF($other) }
of-council = conseil { COUNCIL($council, form: "of") }
fits = { COUNCIL($council) } : { $count } sur { $council-size }
happens = { $name } { $deed }
