your-turn = { $left ->
    [1] Te toca: es tu último turno.
   *[more] Te toca: te quedan { $left } turnos, contando este.
}
your-place = Coloca uno de estos: { PEASANTS($drawn) }.
your-assign = Asigna { PEASANTS($drawn) }.
your-expansion = { $waiting ->
    [1] Una aldea se expande: decide quién va adónde.
   *[more] { $waiting } aldeas esperan: elige cuál se expande ahora y decide quién va adónde.
}
your-demotion = Un demonio: baja otro marcador o perdona a todos.
your-spirits = Elige los espíritus de tu campeón.
your-end = Usa un { end-power } o termina el turno.
