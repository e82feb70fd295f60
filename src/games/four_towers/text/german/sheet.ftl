won-by = { $name } gewinnt bei Gleichstand mit { $total } { $total ->
    [one] Punkt
   *[other] Punkten
} durch { $tie ->
    [influence] mehr Einflusspunkte
   *[champions] niedrigere Heldenboni
}.
points-so-far = Punkte nach jedem Zug, als wäre die Partie da zu Ende. Jetzt: { LIST($seats, between: ", ") }.
points-of = { $name } { $points }
won = { $name } +{ $points }
lost = { $name } −{ $points }
search = Dorf, Clan, Held, Spieler
