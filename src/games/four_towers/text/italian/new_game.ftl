start = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
} a testa, { $supply } contadini per clan.
gems-and-prices = Gemme e prezzi
balanced = Equilibrati
printed = Regole stampate
balanced-note = Chi gioca prima comincia con gemme, e i prezzi dipendono dal numero di giocatori: così ogni posto vince più o meno altrettanto spesso.
printed-note = { $gems } gemme in tutto, nessuna all’inizio, e un solo prezzo per campione, come nelle regole stampate. Più tardi giochi, migliori sono le tue possibilità.
