title = { $of ->
    [hall] La sala
    [draft] Cartas y fichas
    [events] Eventos
    [ranks] La más alta y la más baja
    [cards] Qué hacen las cartas
    [collapse] Derrumbe
    [saving] Guardar fichas
    [committing] La carta justa
    [climbing] Dónde subir
    [failing] Dejar que fracase
   *[ending] El último evento
}

with-points = { POINTS($points) }
with-ranks = { RANKS($ranks) }
with-card = { CAPITAL(CARD($card, form: "the")) }
with-suit = { SUIT($suit) }
