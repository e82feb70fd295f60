cause = { $of ->
    [followers] Seguidores × señores
    [mercenaries] Mercenarios
    [merchants] Mercaderes
    [mountaineers] { CAPITAL(trade-mountaineer.some) }
    [champions] Campeones
    [tokens] Gemas y espíritus sobrantes
    [influence] Influencia
   *[doubled] Influencia doble
}
stage = { $of ->
    [followers] Seguidores
    [trades] Oficios
    [champions] Campeones
    [tokens] Gemas
   *[influence] Influencia
}
colour = { $of ->
    [scarlet] Ciruela
    [cobalt] Pizarra
    [forest] Rosa
    [amber] Pardo
   *[onyx] Ónice
}
title = De dónde vienen los puntos
followers-row = Seguidores { CLAN($of, form: "some") }
times-lords = × { $count ->
    [one] { $count } señor
   *[other] { $count } señores
}
each = { $points } cada uno
each-mountaineer = mayoría: { $most } cada uno; si no, { $points }
each-token = { $points } por ficha
champion-brings = { CHAMPION($of) }: { POINTS($brings) }
if-tied = Si hay empate: más puntos de influencia, luego bonificaciones de campeones más bajas
when = Ronda { $round }
no-followers = Ningún seguidor { CLAN($of) }.
no-lord = Ningún señor { CLAN($of) }: un seguidor { CLAN($of) } no da nada.
why-followers = { FOLLOWERS_OF($followers, $of) } por { LORDS_OF($lords, $of) }: { POINTS($brings) }.
nobody = Ninguno en el tablero al final.
why-trade = { $count }, { $each } cada uno: { POINTS($brings) }.
why-most = { $count }, más que nadie: { $each } cada uno, { POINTS($brings) }.
why-influence = El marcador está en { $value }.
why-doubled = El marcador está en { $value }, con una gema por { $mercenaries } mercenarios: dos veces { $value }.
why-tokens = { $on-champions } en los campeones, { LOOSE_GEMS($loose) }.
