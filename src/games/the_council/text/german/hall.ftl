label = Halle
column = { SUIT($suit) }, Reich { $empire }. { LIST($ranks, between: ", ") }.
rank-of = { LIST($names) } { $rank }
rank-of-empire = das Reich { $rank }
above = { $above ->
    [1] { $is-over ->
        [yes] { LIST($above) } steht über dem Reich: Das Zeichen zählt.
       *[no] { LIST($above) } steht über dem Reich: Das Zeichen würde zählen.
    }
   *[more] { $is-over ->
        [yes] { LIST($above) } stehen über dem Reich: Das Zeichen zählt.
       *[no] { LIST($above) } stehen über dem Reich: Das Zeichen würde zählen.
    }
}
asked = Bei diesem Ereignis.
then = Nach jetzigem Stand dann: { LIST($ranks, between: ", ") }.
would-count = würde zählen
counts = zählt
