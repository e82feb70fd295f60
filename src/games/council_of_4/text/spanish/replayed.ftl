cards = { $paid ->
    [0] { $count } × { $name }
   *[more] { $count } × { $name }, { $paid } para pagar
}
no-permits = ninguno listo
