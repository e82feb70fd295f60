not-your-turn = No es tu turno.
not-asked = Ahora no hay nada que hacer con esto.
play-closed = { $what }: { $why }.
nobody = En { VILLAGE($at) } no hay nadie que elegir.
enough = Ya has tomado { $count }. Devuelve antes uno.
full = Todas las casillas de { TRADE($of, form: "some") } están ocupadas.
nothing-taken = No has tomado ningún campesino { CLAN($of) }.
