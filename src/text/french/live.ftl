region = Annonces
gained = { $name } a gagné { LIST($gains, between: ", ") }.
taken-back = { $count ->
        [one] Annulé : { $first }
       *[other] { $count } coups annulés, à commencer par : { $first }
    }
not-possible = { $sentence ->
    [yes] Impossible. { $why }
   *[no] Impossible : { $why }
}
