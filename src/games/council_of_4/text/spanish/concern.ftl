last-round = { $name } empezó la última ronda: este es tu último turno.
tile-gone = { $name } obtuvo la loseta { REWARD_TILE($tile, form: "of") }{ $own ->
    [0] { "" }
   *[more] ; tú ya tenías { CITIES($own) }
}.
permit-gone = { $name } tomó el permiso { $permit }.
permits-changed = { $name } cambió los permisos { REGION($region, form: "of") }.
city-dearer = { $name } está ahora en { $city }: colocar ahí un mercader con el permiso { $permit } te cuesta { "1" } sirviente más.
queen-elsewhere = La reina está ahora en { $city }: las rutas se cuentan desde ahí.
passed = { $level ->
    [yes] { $name } te alcanzó en la { scale } de nobleza, en la casilla { $space }.
   *[no] { $name } te adelantó en la { scale } de nobleza y llegó a la casilla { $space }.
}
matches-now = Tus cartas sirven ahora para el consejo { COUNCIL($council, form: "of") }, por { COINS($coins) }.
matches-none = Ninguna de tus cartas sirve ahora para el consejo { COUNCIL($council, form: "of") }.
price = Con tus cartas, el consejo { COUNCIL($council, form: "of") } es ahora { $dearer ->
    [yes] más caro
   *[no] más barato
}: { $before } → { COINS($now) }.
