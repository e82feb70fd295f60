cause = { $of ->
    [traitors] Fichas de traidor
    [ranks] Rangos en palos que cuentan
   *[doubled] Dobles por encima del imperio
}
title = Palo, rango del imperio
collapsed = derrumbado
counts = cuenta
stands = en pie
level = en pie: igualar no basta
rank = rango { $rank }
doubled = doble, por encima del imperio
traitors = Fichas de traidor
each = { "1" } cada una
tie-break = { $tie ->
    [low-card] Empate: carta más baja del último evento
    [ranks] Empate: todos los rangos
   *[traitors] Empate: fichas de traidor
}
when = Mano { $hand }, evento { $number }: { CARD($card) }
by-bid = { SUIT($suit) } { $from } → { $to }, puja más alta
by-crown = { SUIT($suit) } { $from } → { $to }, Corona: { CARD($card) }
by-trade = { SUIT($suit) } { $from } → { $to }, por una ficha de traidor
by-court = Una ficha de traidor, Corte: { CARD($card) }
has-stood = { SUIT($suit) }: no hay derrumbe, así que no da puntos.
no-rank = Ningún rango en { SUIT($suit) }.
twice = Rango { $rank }, por encima del { $empire } del imperio: { "2" } veces { POINTS($rank) }.
once = Rango { $rank }, no por encima del { $empire } del imperio: { POINTS($rank) }.
hall = La sala al final
