elected = { $name } eligió un consejero { COLOUR($entered, form: "small") } para el consejo { COUNCIL($council, form: "of") } y sacó uno { COLOUR($left, form: "small") }.
sent = { $name } envió un sirviente a elegir un consejero { COLOUR($entered, form: "small") } para el consejo { COUNCIL($council, form: "of") } y sacó uno { COLOUR($left, form: "small") }.
acquired = { $name } adquirió el permiso { $permit }{ $price ->
    [none] { "" }
   *[some] { "" } por { LIST($price) }
}.
placed = { $name } colocó un mercader en { $city } con el permiso { $permit }{ $price ->
    [none] { "" }
   *[some] { "" } por { LIST($price) }
}.
placed-with-queen = { $name } colocó un mercader en { $city } con la reina{ $price ->
    [none] { "" }
   *[some] { "" } por { LIST($price) }
}.
engaged = { $name } contrató un sirviente por { $price } monedas.
changed = { $name } cambió los permisos { REGION($region, form: "of") }{ $price ->
    [none] { "" }
   *[some] { "" } y pagó { LIST($price) }
}.
additional-main = { $name } compró una acción principal adicional{ $price ->
    [none] { "" }
   *[some] { "" } por { LIST($price) }
}.
ended = { $name } terminó su turno.
token = { $name } escogió la ficha de { $city }.
took = { $name } tomó{ $free ->
    [yes] { "" } gratis
   *[no] { "" }
} el permiso { $permit } del { SLOT($slot) } hueco { REGION($region, form: "of") }.
declined = { $name } rechazó el permiso gratuito.
repeated = { $name } repitió el permiso { $permit }.
tokens = { $name } escogió las fichas de { $one } y de { $other }.
tile = { WHO($name) } obtuvo la loseta { REWARD_TILE($tile, form: "of") }: { VP($vp) } { $queens ->
    [none] al final.
   *[some] y los { $queens } de la recompensa de la reina al final.
}
last-round = { WHO($name) } colocó sus { $merchants } mercaderes antes que nadie. Cada rival juega un turno más.
you-drew = Robaste: { LIST(POLITICS($cards, form: "small"), between: ", ") }.
opens = { $name } tuvo una decisión en la { scale } de nobleza: { DECISION($decision) }.
game-over = La partida terminó.
turn-began = { $name } empezó el turno { $number }.
drew = { $name } robó una carta{ $card ->
    [none] { "" }
   *[some] : { POLITICS($card, form: "small") }
}.
reshuffled = El descarte pasó a ser el nuevo mazo.
no-card-left = { $name } no robó carta: no quedaba ninguna.
paid = { $name } pagó { $price ->
    [none] nada
   *[some] { LIST($price) }
}.
turned-up = El permiso { $permit } apareció en el { SLOT($slot) } hueco { REGION($region, form: "of") }{ $was-hidden ->
    [yes] { "" }
   *[no] , como ya se sabía
}: { LIST($gains, between: ", ") }.
queen-went = La reina fue de { $from } a { $to }.
paid-cards = { CARDS($count) } ({ LIST(POLITICS($cards, form: "small"), between: ", ") })
queen-stayed = La reina se quedó en { $city }.
gained = { $name } ganó { $what } por la acción.
gained-from-permit = { $name } ganó { $what } con el permiso { $permit }.
gained-from-token = { $name } ganó { $what } con la ficha de { $city }.
gained-on-space = { $name } ganó { $what } en la casilla de nobleza { $space }.
gained-last-merchant = { $name } ganó { $what } por el último mercader.
step = un paso hasta la casilla de nobleza { $space }
