won-by = { $tie ->
    [low-card] { $winner } vince con { POINTS($points) } allo spareggio: una carta più bassa nell’ultimo evento.
    [ranks] { $winner } vince con { POINTS($points) } allo spareggio: più ranghi.
   *[traitors] { $winner } vince con { POINTS($points) } allo spareggio: più gettoni traditore.
}
change = { $gains ->
    [yes] { $name } +{ $by }
   *[no] { $name } −{ $by }
}
began-to-count = { CAPITAL(LIST(SUIT($suits, form: "the"))) } iniziano a contare
