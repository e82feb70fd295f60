label = La sala
column = { SUIT($suit) }, impero { $empire }. { LIST($ranks, between: ", ") }.
rank-of = { LIST($names) } { $rank }
rank-of-empire = l’impero { $rank }
above = { $above ->
    [1] { $is-over ->
        [yes] { LIST($above) } è sopra l’impero: il seme conta.
       *[no] { LIST($above) } è sopra l’impero: il seme conterebbe.
    }
   *[more] { $is-over ->
        [yes] { LIST($above) } sono sopra l’impero: il seme conta.
       *[no] { LIST($above) } sono sopra l’impero: il seme conterebbe.
    }
}
asked = In questo evento.
then = Per come stanno le cose, dopo: { LIST($ranks, between: ", ") }.
would-count = conterebbe
counts = conta
