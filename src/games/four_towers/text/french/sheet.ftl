won-by = { $name } gagne avec { POINTS($total) } au départage : { $tie ->
    [influence] davantage de points d’influence
   *[champions] des bonus de champions plus bas
}.
points-so-far = Points par tour, comme si la partie finissait là. À ce moment : { LIST($seats, between: ", ") }.
points-of = { $name } { $points }
won = { $name } +{ $points }
lost = { $name } −{ $points }
search = Village, clan, champion, joueur
