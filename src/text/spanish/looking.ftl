hands = Manos
no-hands = Las manos siguen ocultas hasta que termine la partida.
no-branch = { $why ->
    [unfinished] Solo cuando termine esta partida: la nueva revelaría lo que aquí está oculto para alguien.
   *[at-end] Aquí ya no queda nada que decidir.
}
