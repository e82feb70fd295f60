elected = { $how ->
    [now] elegge
    [past] ha eletto
   *[alone] Ha eletto
} un consigliere { COLOUR($entered, form: "small") } nel consiglio { COUNCIL($council, form: "of") }
sent = { $how ->
    [now] manda
    [past] ha mandato
   *[alone] Ha mandato
} un servitore a eleggere un consigliere { COLOUR($entered, form: "small") } nel consiglio { COUNCIL($council, form: "of") }
acquired = { $how ->
    [now] acquista
    [past] ha acquistato
   *[alone] Ha acquistato
} { $permit }
placed = { $how ->
    [now] piazza
    [past] ha piazzato
   *[alone] Ha piazzato
} un mercante { AT($city) }
placed-with-queen = { $how ->
    [now] piazza
    [past] ha piazzato
   *[alone] Ha piazzato
} un mercante { AT($city) } con la regina
engaged = { $how ->
    [now] assume un servitore
    [past] ha assunto un servitore
   *[alone] Ha assunto un servitore
}
changed = { $how ->
    [now] cambia
    [past] ha cambiato
   *[alone] Ha cambiato
} i permessi { REGION($region, form: "of") }
additional-main = { $how ->
    [now] prende un’azione principale aggiuntiva
    [past] ha preso un’azione principale aggiuntiva
   *[alone] Ha preso un’azione principale aggiuntiva
}
ended = { $how ->
    [now] finisce il turno
    [past] ha finito il turno
   *[alone] Ha finito il turno
}
token = { $how ->
    [now] sceglie
    [past] ha scelto
   *[alone] Ha scelto
} il gettone di { $city }
took = { $how ->
    [now] prende
    [past] ha preso
   *[alone] Ha preso
} { $permit } gratis
declined = { $how ->
    [now] rifiuta il permesso gratuito
    [past] ha rifiutato il permesso gratuito
   *[alone] Ha rifiutato il permesso gratuito
}
repeated = { $how ->
    [now] ripete
    [past] ha ripetuto
   *[alone] Ha ripetuto
} { $permit }
tokens = { $how ->
    [now] sceglie
    [past] ha scelto
   *[alone] Ha scelto
} i gettoni di { $one } e di { $other }
of-council = consiglio { COUNCIL($council, form: "of") }
fits = { COUNCIL($council) }: { $count } su { $council-size }
happens = { $name } { $deed }
