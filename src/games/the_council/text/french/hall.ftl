label = La salle
column = { SUIT($suit) }, empire { $empire }. { LIST($ranks, between: ", ") }.
rank-of = { LIST($names) } { $rank }
rank-of-empire = l’empire { $rank }
above = { $above ->
    [1] { $is-over ->
        [yes] { LIST($above) } est au-dessus de l’empire : l’enseigne compte.
       *[no] { LIST($above) } est au-dessus de l’empire : l’enseigne compterait.
    }
   *[more] { $is-over ->
        [yes] { LIST($above) } sont au-dessus de l’empire : l’enseigne compte.
       *[no] { LIST($above) } sont au-dessus de l’empire : l’enseigne compterait.
    }
}
asked = Sur cet événement.
then = Pour l’instant, après l’événement : { LIST($ranks, between: ", ") }.
would-count = compterait
counts = compte
