won-by = { $name } gagne avec { POINTS($total) } au départage : { $tie ->
    [influence] davantage de points d’influence
   *[champions] des bonus de champions plus bas
}.
won = { $name } +{ $points }
lost = { $name } −{ $points }
