not-your-turn = No es tu turno.
no-matching-cards = Ninguna de tus cartas sirve.
no-ready-permit = No tienes ningún permiso listo.
no-free-city = Ya tienes un mercader en cada ciudad posible.
no-permit-left = No quedan permisos en ninguna región.
no-deck-left = Todos los mazos de permisos están vacíos.
city-on-no-permit = No tienes ningún permiso listo para { $city }.
game-over = La partida ha terminado.
choice-open = Decide primero: { DECISION($decision) }.
no-such-choice = Esa decisión no toca ahora.
no-main-action-left = No te queda ninguna acción principal en este turno.
quick-action-taken = Ya has hecho la acción rápida de este turno.
main-action-first = Haz primero una acción principal.
not-in-reserve = En la reserva no hay ningún consejero { COLOUR($colour, form: "small") }.
no-permit-there = El { SLOT($slot) } hueco de permiso { REGION($region, form: "of") } está vacío.
no-cards = Escoge al menos { "1" } carta.
cards-not-in-hand = No tienes esas cartas.
cards-dont-match = Al consejo { COUNCIL($council, form: "of") } no le quedan consejeros para esa carta.
coins = Necesitas { COINS($needed) } y tienes { $have ->
    [0] ninguna
   *[more] { $have }
}.
servants = Necesitas { SERVANTS($needed) } y tienes { $have ->
    [0] ninguno
   *[more] { $have }
}.
not-your-permit = El permiso { $permit } no es tuyo.
permit-used = Ya has usado el permiso { $permit }.
city-not-on-permit = { $city } no está en el permiso { $permit }.
merchant-there = Ya tienes un mercader en { $city }.
no-merchant-left = Ya has colocado todos tus mercaderes.
deck-empty = El mazo de permisos { REGION($region, form: "of") } está vacío.
no-merchant-there = No tienes ningún mercader en { $city }.
not-repeatable = { $city } no se puede escoger: pide un mercader tuyo y una ficha sin nobleza.
same-city-twice = Escoge { "2" } ciudades distintas, no { $city } dos veces.
wrong-order = Escoge las { "2" } ciudades en el orden de sus letras: { LIST($cities) }.
useful-card = Añade { $card ->
    [white] una carta blanca
    [black] una carta negra
    [orange] una carta naranja
    [purple] una carta morada
    [light_blue] una carta azul
    [pink] una carta rosa
   *[joker] un comodín
}: { COINS($then) } en vez de { $now }.
players = tiene { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}, no de { $fewest } a { $most }
