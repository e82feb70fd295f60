name = { $of ->
    [coins] Monedas
    [vp] Puntos de victoria (PV)
    [servants] Sirvientes
    [cards] Cartas de política
    [nobility] Nobleza
    [main-action] Acción principal adicional
    [repeat-token] Otra vez una ficha de ciudad
    [repeat-two-tokens] Otra vez { "2" } fichas de ciudad
    [free-permit] Un permiso gratuito
    [repeat-permit] Otra vez un permiso
    [arrow] La entrada a un consejo
    [neutral] Mercader neutral
    [merchants] Mercaderes por colocar
    [queen] La reina
    [queens-reward] Recompensa de la reina
    [permit] Permiso de comercio
    [used-permit] Permiso usado
    [permit-deck] Mazo de permisos
    [empty-slot] Hueco vacío
    [card-deck] Mazo de cartas de política
    [discards] Descarte de cartas de política
    [at-the-end] Si la partida acabara ahora
    [coin-space] { CAPITAL(scale) } de monedas
    [chain-place] Orden en la cadena
    [way-cost] El trayecto de la reina
    [ladder] Precio en monedas
    [end-turn] Terminar turno
    [round] Ronda y turno
    [board] Tablero
   *[reveals] Revela algo oculto
}
what = { $of ->
    [coins] Sirven para pagar permisos, trayectos de la reina y los sirvientes que contratas. Nadie puede tener más de { $limit }.
    [vp] Gana el jugador con más PV al final.
    [servants] Sirven para pagar casi todas las acciones rápidas, y para colocar un mercader donde otros tienen uno.
    [cards] Sirven para los consejeros de su color. Robas una al empezar cada turno.
    [nobility] Cada paso te lleva { "1" } casilla adelante en la { scale } de nobleza. Una casilla con símbolo da su bonificación cuando llegas a ella.
    [main-action] Puedes hacer una acción principal más en este turno.
    [repeat-token] Repite la ficha de una ciudad donde tienes un mercader. Las fichas de nobleza no se pueden escoger.
    [repeat-two-tokens] Repite las fichas de { "2" } ciudades distintas donde tienes mercaderes. Las fichas de nobleza no se pueden escoger.
    [free-permit] Te da gratis cualquier permiso visible, con sus bonificaciones. También puedes rechazarlo.
    [repeat-permit] Repite todas las bonificaciones de uno de tus permisos, listo o usado.
    [arrow] Por aquí entra un consejero nuevo. Los demás avanzan, y el del otro extremo sale a la reserva.
    [neutral] No es de nadie; solo está en partidas de dos jugadores. Colocar un mercader en su ciudad cuesta { SERVANTS($servants) }, como con cualquier otro mercader.
    [merchants] Cada jugador tiene { $merchants } y puede colocar { "1" } por ciudad. El primero que los coloca todos empieza la última ronda.
    [queen] Va por las rutas a la ciudad donde colocas un mercader con su ayuda. Cada ruta cuesta { COINS($road) }.
    [queens-reward] Viene con cada loseta de recompensa, empezando por la primera, mientras queden. Sus PV cuentan al final.
    [permit] Te deja colocar { "1" } mercader en una de sus ciudades. Ganas sus bonificaciones una vez, cuando pasa a ser tuyo.
    [used-permit] Ya sirvió para colocar un mercader. Cuenta al final para ver quién tiene más permisos, y sus bonificaciones se pueden repetir.
    [permit-deck] Permisos de esta región que aún no han salido. El número dice cuántos son.
    [empty-slot] Recibe el siguiente permiso del mazo cuando se han ganado todas las bonificaciones. Si el mazo se acaba, queda vacío.
    [card-deck] Cartas de política que quedan por robar. Cuando se acaban, el descarte pasa a ser el mazo.
    [discards] Cartas de política ya pagadas. Cuando el mazo se acaba, pasan a ser el nuevo.
    [at-the-end] Lo que sumarían a los PV ganados hasta ahora las losetas, las recompensas de la reina, la nobleza y tener más permisos.
    [coin-space] Muestra las monedas de cada jugador. La { scale } acaba en { $limit }, y las que pasan de ahí se pierden.
    [chain-place] Dice cuándo se gana la ficha de esta ciudad. Primero va la ciudad nueva, luego las demás por su letra.
    [way-cost] Monedas por el trayecto más corto de la reina a esta ciudad. Cada ruta cuesta { $road }.
    [ladder] Cuantas más cartas que sirven descartas, menos monedas pagas. Cada comodín cuesta { $joker } más.
    [end-turn] Posible tras una acción principal. Las acciones que no usas se pierden.
    [round] En una ronda, cada jugador tiene un turno.
    [board] Los lados de la costa, las colinas y los montes, en este orden, o un tablero propio.
   *[reveals] Revela cartas o permisos ocultos. Después solo puedes deshacer si juegas a solas contra bots, y la partida queda marcada como asistida.
}
royal-city-what = Aquí empieza la reina. No tiene ficha ni cuenta para ninguna loseta de color, pero conecta a tus mercaderes como cualquier ciudad.
council-what = Concede los permisos de la región. Con cartas que sirvan para sus consejeros adquieres uno de los visibles.
queens-council-what = Concede la ayuda de la reina. Con cartas que sirvan para sus consejeros, la llevas a una ciudad y colocas allí un mercader.
action = { $of ->
    [elect] Acción principal. Lleva un consejero de la reserva a cualquier consejo y te da { COINS($coins) }.
    [acquire] Acción principal. Convence al consejo de una región con cartas y monedas para tomar uno de sus permisos visibles.
    [place] Acción principal. Coloca un mercader en una ciudad de uno de tus permisos listos, que queda usado.
    [queen] Acción principal. Convence al consejo de la reina, la lleva a cualquier ciudad por { COINS($road) } cada ruta y coloca allí un mercader.
    [engage] Acción rápida. Te da { SERVANTS($engaged) } por { COINS($price) }.
    [change] Acción rápida. Pone los permisos visibles de una región bajo su mazo y descubre otros, por { SERVANTS($change) }.
    [send] Acción rápida. Elige un consejero por { SERVANTS($send) }, sin ganar monedas.
    [extra] Acción rápida. Te da una acción principal más en este turno, por { SERVANTS($extra) }.
   *[answer] Una bonificación te pide una decisión. Decide antes de seguir.
}
city = Ciudad { CITY_COLOUR($colour, form: "of") }
card = Carta { COLOUR($colour, form: "feminine") }
joker = Comodín
councillor = Consejero { COLOUR($colour, form: "small") }
council-name = Consejo { COUNCIL($council, form: "of") }
seat = { $colour ->
    [scarlet] Jugador escarlata
    [cobalt] Jugador cobalto
    [forest] Jugador verde
    [amber] Jugador ámbar
   *[onyx] Jugador ónice
}
tile = Loseta de recompensa: { REWARD_TILE($tile, form: "small") }
space = Casilla de nobleza { $space }
tile-what = El primer jugador con un mercader en todas estas ciudades obtiene la loseta: { VP($vp) } al final, más la primera recompensa de la reina, si queda alguna.
city-what = Una de las { $cities } ciudades { CITY_COLOUR($colour, form: "of") }. { TILE_WHAT($vp) }
region-what = { $cities } ciudades, un consejo y { $permits } permisos. { TILE_WHAT($vp) }
joker-what = Sirve para cualquier consejero, por { COINS($price) } más. En el mazo hay { $jokers }.
emblem = { $colour ->
    [white] la perla
    [black] la torre
    [orange] la llama
    [purple] el trébol
    [light_blue] las olas
   *[pink] el corazón
}
card-what = Sirve para un consejero { COLOUR($colour, form: "small") }. Su emblema es { EMBLEM($colour) }.
councillor-what = Le sirve una carta { COLOUR($colour, form: "feminine") } o un comodín. Su emblema es { EMBLEM($colour) }.
seat-what = Las piezas de cabeza { $colour ->
    [scarlet] redonda
    [cobalt] cuadrada
    [forest] triangular
    [amber] de rombo
   *[onyx] de estrella
} son de este jugador: sus mercaderes, y sus marcadores en las { scale.many }.
space-nothing = No da nada.
space-gives = Da { LIST($gains, between: ", ") } a cada jugador que llega a ella.
