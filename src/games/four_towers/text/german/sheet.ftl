won-by = { $name } gewinnt bei Gleichstand mit { $total } { $total ->
    [one] Punkt
   *[other] Punkten
} durch { $tie ->
    [influence] mehr Einflusspunkte
   *[champions] niedrigere Heldenboni
}.
won = { $name } +{ $points }
lost = { $name } −{ $points }
