start = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
} a testa, { $supply } contadini per clan.
