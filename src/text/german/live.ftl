region = Ansagen
gained = { $name } hat erhalten: { LIST($gains, between: ", ") }.
taken-back = { $count ->
        [one] Rückgängig gemacht: { $first }
       *[other] { $count } Aktionen rückgängig gemacht, die erste: { $first }
    }
not-possible = { $sentence ->
    [yes] Geht nicht: { $why }
   *[no] Geht nicht: { $why }
}
