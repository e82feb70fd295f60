won-by = { $name } gana con { POINTS($total) } en el desempate: { $tie ->
    [influence] más puntos de influencia
   *[champions] bonificaciones de campeones más bajas
}.
points-so-far = Puntos por turno, como si la partida acabara ahí. Ahora: { LIST($seats, between: ", ") }.
points-of = { $name } { $points }
won = { $name } +{ $points }
lost = { $name } −{ $points }
search = Aldea, clan, campeón, jugador
