won-by = { $name } gana con { POINTS($total) } en el desempate: { $tie ->
    [influence] más puntos de influencia
   *[champions] bonificaciones de campeones más bajas
}.
won = { $name } +{ $points }
lost = { $name } −{ $points }
