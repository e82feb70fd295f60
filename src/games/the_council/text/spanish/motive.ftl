chips = Da { LIST($chips, between: ", ") }
effect = { $kind ->
    [ace] Un As: sin límite en { LIST(SUIT($suits)) }
    [number] Rompe empates en { LIST(SUIT($suits)) } con { $rank }
    [pawn] Un Peón: { "1" } más en { LIST(SUIT($suits)) }
    [court] Una Corte para los fracasos en { LIST(SUIT($suits)) }
   *[crown] Una Corona: un rango seguro en { LIST(SUIT($suits)) }
}
near-the-empire = { $missing ->
    [0] Por encima del imperio en { SUIT($suit) }
   *[more] A { RANKS($missing) } de superar al imperio en { SUIT($suit) }
}
leads = Lidera en { SUIT($suit) }
breaks-tie = { CAPITAL(CARD($card, form: "the")) } ({ $rank }) rompe el empate en { SUIT($suit) }
unlimited = Una puja sin límite en { SUIT($suit) }
crown = Un rango seguro en { SUIT($suit) }
succeeds = { $total ->
    [none] Hace que el evento de valor { $rank } tenga éxito, sin límite
   *[some] Hace que el evento tenga éxito, { $total } de { $rank }
}
fails = Deja que el evento fracase, { $total } de { $rank }
not-lowest = Ya no es la puja más baja en { SUIT($suit) }
lowest = La puja más baja en { SUIT($suit) }, para canjear un rango
courts = { TRAITORS($count) } si el evento fracasa
saves-chips = Guarda { CHIPS($count) } para después
saves-cards = Guarda { CARDS($count) } para después
avoids-opening = Evita abrir el evento siguiente
low-card = Una carta baja para empates al final: { CARD($card, form: "the") } ({ $rank })
against = Frena a { $name }
nears = Acerca el evento al éxito, { $total } de { $rank }
for-ties = { CAPITAL(CARD($card, form: "the")) } ({ $rank }) por si hay empate en { SUIT($suit) }
withheld = Contra { $name }: { CARD($card, form: "the") } fuera de su alcance
less-rank = Contra { $name }: un rango más bajo en { SUIT($suit) }
fewer-traitors = Contra { $name }: menos fichas de traidor
empire-stays = Contra { $name }: el imperio no baja en { SUIT($suit) }
theme = { $of ->
    [suit] Reunir un palo
    [ace] Un As
    [crown] Una Corona
    [card] El efecto de una carta
    [rank] Ganar un rango
    [tie] Un empate
    [success] Salvar un evento
    [failure] Un evento por perder
    [traitor] Fichas de traidor
    [guard] Conservar un rango
   *[saving] Guardar para después
}
