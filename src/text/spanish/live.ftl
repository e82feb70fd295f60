region = Avisos
gained = { $name } ganó { LIST($gains, between: ", ") }.
taken-back = { $count ->
    [1] Deshecho: { $first }
   *[more] { $count ->
        [one] { $count } jugada deshecha
       *[other] { $count } jugadas deshechas
    }, empezando por: { $first }
}
not-possible = { $sentence ->
    [yes] No es posible. { $why }
   *[no] No es posible: { $why }
}
