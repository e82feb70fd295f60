your-turn = { $left ->
    [1] Te toca: es tu último turno.
   *[more] Te toca: te quedan { $left } turnos con este.
}
your-place = Coloca uno de estos: { CLANS($drawn) }.
your-assign = Asigna { CLANS($drawn) }.
your-expansion = { $waiting ->
    [1] Una aldea se expande: di quién va adónde.
   *[more] { $waiting } aldeas esperan: escoge cuál se expande ahora y di quién va adónde.
}
your-demotion = Un demonio: baja otro marcador o perdona a todos.
your-spirits = Escoge los espíritus de tu campeón.
your-end = Usa un poder de fin o termina el turno.
