per = por
court = Campeones, templo y maniobras
temple = Templo
influence = Influencia
mats = Reserva, tableros y campeones
round = Ronda { $round } · turno { $turn } de { $of }
kind = { $of ->
    [third] Tercer campeón
    [buy] Comprar un campeón
    [spirits] Espíritus
    [skill] Poderes
    [mercenary] Sacrificar un mercenario
    [mountaineer] Sacrificar un montañés
    [merchant] Sacrificar un mercader
    [draw] Tomar
    [place] Colocar
    [expand] Expandir
    [demote] Bajar marcador
    [assign] Asignar
   *[end] Terminar el turno
}
task-village = escoge la aldea de esta letra
task-clan = escoge o toma uno del clan
task-back = devuelve uno del clan
task-option = abre una maniobra o escoge la opción n
task-next = va al campesino o a la aldea siguiente
task-rest = termina la cascada tal como está
task-clear = quita lo escogido
clear = Vaciar
tap-three = toma tres
tab-map = Mapa
tab-towers = Torres
tab-mats = Tableros
open-plays = Maniobras
choose = { $of ->
    [champion] Escoge un campeón visible.
    [own-champion] Escoge el campeón cuyo poder usas.
    [payment] Escoge seguidores para pagar.
    [spirits] Escoge espíritus del templo.
    [village] Escoge una aldea.
    [other-village] Escoge la otra aldea.
    [clan] Escoge un clan.
    [other-clan] Escoge el otro clan.
    [removed] Escoge quién deja la aldea.
    [space] Escoge un oficio.
   *[seat] Escoge qué marcador baja.
}
over = La partida ha terminado.
