per = por
court = Campeones, templo y { phase.many }
temple = Templo
influence = Influencia
mats = Reserva, tableros y campeones
round = Ronda { $round } · turno { $turn } de { $of }
kind = { $of ->
    [third] Tercer campeón
    [buy] Comprar un campeón
    [spirits] Espíritus
    [skill] Poderes
    [mercenary] Sacrificar mercenario
    [mountaineer] Sacrificar { trade-mountaineer }
    [merchant] Sacrificar mercader
    [draw] Tomar
    [place] Colocar
    [expand] Expandir
    [demote] Bajar marcador
    [assign] Asignar
   *[end] Terminar turno
}
task = { $of ->
    [village] elige la aldea de esta letra
    [clan] elige o toma uno del clan
    [back] devuelve uno del clan
    [option] abre una { phase } o elige la opción n
    [next] va al campesino o a la aldea siguiente
    [rest] juega el resto de la cascada como se muestra
   *[clear] quita lo elegido
}
clear = Vaciar
tap-three = toma tres
tab-map = Mapa
tab-towers = Torres
tab-mats = Tableros
open-plays = { CAPITAL(phase.many) }
choose = { $of ->
    [champion] Elige un campeón visible.
    [own-champion] Elige el campeón cuyo poder usas.
    [payment] Elige seguidores para pagar.
    [spirits] Elige espíritus del templo.
    [village] Elige una aldea.
    [other-village] Elige la otra aldea.
    [clan] Elige un clan.
    [other-clan] Elige el otro clan.
    [removed] Elige quién deja la aldea.
    [space] Elige un oficio.
   *[seat] Elige qué marcador baja.
}
over = La partida terminó.
