won-by = { $tie ->
    [low-card] { $winner } gana con { POINTS($points) } en el desempate: una carta más baja en el último evento.
    [ranks] { $winner } gana con { POINTS($points) } en el desempate: más rangos.
   *[traitors] { $winner } gana con { POINTS($points) } en el desempate: más fichas de traidor.
}
change = { $gains ->
    [yes] { $name } +{ $by }
   *[no] { $name } −{ $by }
}
began-to-count = empiezan a contar { LIST(SUIT($suits)) }
