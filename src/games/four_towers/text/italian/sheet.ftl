won-by = { $name } vince con { POINTS($total) } allo spareggio: { $tie ->
    [influence] più punti d’influenza
   *[champions] bonus dei campioni più bassi
}.
won = { $name } +{ $points }
lost = { $name } −{ $points }
