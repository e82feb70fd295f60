chips = Tomaste fichas: { LIST($chips, between: ", ") }.
gained = Ganaste un rango: { SUIT($suit) } { $from } → { $to }.
traded = Canjeaste un rango por una ficha de traidor: { SUIT($suit) } { $from } → { $to }.
court = { CAPITAL(CARD($card, form: "the")) } te dio una ficha de traidor.
opens-by-card = Abres el evento: carta más baja, { CARD($card, form: "the") } ({ $rank }).
opens-by-bid = Abres el evento: carta más baja, { CARD($card, form: "the") } ({ $rank }), y la puja más tardía.
opens-next = Abres el evento: nadie reveló cartas.
now-above = Ahora estás por encima del imperio en { SUIT($suit) }.
no-longer-above = Ya no estás por encima del imperio en { SUIT($suit) }.
others-above = { $names ->
    [1] { LIST($names) } está ahora por encima del imperio en { SUIT($suit) }.
   *[more] { LIST($names) } están ahora por encima del imperio en { SUIT($suit) }.
}
