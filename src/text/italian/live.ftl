region = Annunci
gained = { $name } ha ottenuto { LIST($gains, between: ", ") }.
taken-back = { $count ->
        [one] Mossa annullata: { $first }
       *[other] { $count } mosse annullate, a partire da: { $first }
    }
not-possible = { $sentence ->
    [yes] Impossibile. { $why }
   *[no] Impossibile: { $why }
}
