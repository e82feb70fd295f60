players = tiene { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}, no de { $fewest } a { $most }
another-decision = { $of ->
    [play] Toma antes tus campesinos.
    [spirits] Elige antes los espíritus de tu campeón.
    [demote] Baja antes un marcador o perdona a todos.
    [expand] Antes debe expandirse una aldea.
    [place] Coloca antes un campesino.
    [assign] Asigna antes tus campesinos.
    [end] Todos tus campesinos están asignados.
   *[over] La partida ha terminado.
}
closed = Ya has hecho la { phase } { $number }, «{ CAPITAL(PLAY($of)) }», o una posterior.
empty-slot = No hay campeón en el hueco { $slot }.
market-not-full = Para el tercer campeón hacen falta { $merchants } mercaderes.
too-few-bought = Para el tercer campeón hay que haber comprado { $bought }.
third-taken = Ya has tomado tu campeón gratuito.
all-bought = Ya has comprado { $bought } campeones.
wrong-price = El precio es de { PRICE($due) }, no de { $paid }.
too-few = No hay bastantes del clan { CLAN($of) }.
wrong-number = Toma { $due }, no { $named }.
too-many = Toma { $most } como máximo, no { $named }.
not-owned = No tienes { CHAMPION($of, form: "the") }.
works-at-begin = { CAPITAL(CHAMPION($of, form: "the")) } actúa al inicio del turno.
works-at-end = { CAPITAL(CHAMPION($of, form: "the")) } actúa al final del turno.
works-with = { CAPITAL(CHAMPION($of, form: "the")) } actúa cuando sacrificas un { TRADE($trade) }.
used-already = Ya has usado { CHAMPION($of, form: "the") } este turno.
no-token = { CAPITAL(CHAMPION($of, form: "the")) } ya no tiene nada que gastar.
no-spirit = El campeón no tiene ningún espíritu { CLAN($of) }.
not-there = No hay bastantes campesinos { CLAN($of, form: "some") } en { VILLAGE($at) }.
no-line = Ninguna ruta va de { VILLAGE($one) } a { VILLAGE($other) }.
wrong-ring = { VILLAGE($of) } no está en un anillo válido: está en { RING($ring, form: "the") }.
same-clan = Los dos son { CLAN($of, form: "some") }: no cambiaría nada.
not-single = En { VILLAGE($of) } no hay exactamente { "1" } campesino.
cannot-fall = Ese marcador no puede bajar.
on-gold = Tu marcador está en el oro y no puede subir más.
not-in-temple = El templo no tiene ningún espíritu { CLAN($of) }.
no-follower = No tienes ningún seguidor { CLAN($of) }.
no-lord-made = No has creado ningún señor este turno.
no-demon-made = No has creado ningún demonio este turno.
nobody-above = Ningún marcador está por encima del tuyo.
not-last = Tu marcador no va último en solitario.
nobody = No tienes ningún { TRADE($of) }.
no-captain = Solo con el Capitán de fortuna retira un mercenario un segundo campesino.
stuck-draw = Toma al menos { "1" } campesino que pueda ir a una aldea.
not-drawn = No te queda ningún campesino { CLAN($of) } por usar.
no-place = { VILLAGE($at) } no admite ahora ningún campesino { CLAN($of) }.
not-bursting = En { VILLAGE($of) } hay menos de { $peasants } campesinos.
no-space-for-follower = Tu fila de seguidores { CLAN($of, form: "some") } está llena.
no-space = Ninguna casilla libre admite un { TRADE($trade) } { CLAN($of) }.
fits-elsewhere = Una casilla de tus tableros admite el campesino { CLAN($of) }: no puede ir al templo.
