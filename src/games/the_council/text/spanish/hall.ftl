label = La sala
column = { SUIT($suit) }, imperio { $empire }. { LIST($ranks, between: ", ") }.
rank-of = { LIST($names) } { $rank }
rank-of-empire = el imperio { $rank }
above = { $above ->
    [1] { $is-over ->
        [yes] { LIST($above) } está por encima del imperio: cuenta.
       *[no] { LIST($above) } está por encima del imperio: contaría.
    }
   *[more] { $is-over ->
        [yes] { LIST($above) } están por encima del imperio: cuenta.
       *[no] { LIST($above) } están por encima del imperio: contaría.
    }
}
asked = En este evento.
then = Tal como está, después: { LIST($ranks, between: ", ") }.
would-count = contaría
counts = cuenta
