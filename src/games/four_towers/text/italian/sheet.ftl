won-by = { $name } vince con { POINTS($total) } allo spareggio: { $tie ->
    [influence] più punti d’influenza
   *[champions] bonus dei campioni più bassi
}.
points-so-far = Punti turno per turno, come se la partita finisse lì. A questo punto: { LIST($seats, between: ", ") }.
points-of = { $name } { $points }
won = { $name } +{ $points }
lost = { $name } −{ $points }
search = Villaggio, clan, campione, giocatore
