cards = { $paid ->
    [0] { $count } × { $name }
   *[more] { $count } × { $name }, { $paid } da pagare
}
no-permits = nessuno pronto
points = Punti vittoria per turno. Ora: { LIST($seats, between: ", ") }.
search = Città, giocatore, mossa
seat-points = { $name } { $points }
