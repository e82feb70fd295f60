chips = Porta { LIST($chips, between: ", ") }
effect = { $kind ->
    [ace] Un Asso: nessun limite { LIST(SUIT($suits, form: "in")) }
    [number] Risolve le parità { LIST(SUIT($suits, form: "in")) } con { $rank }
    [pawn] Una Pedina: { "1" } in più { LIST(SUIT($suits, form: "in")) }
    [court] Una Corte per i fallimenti { LIST(SUIT($suits, form: "in")) }
   *[crown] Una Corona: un rango sicuro { LIST(SUIT($suits, form: "in")) }
}
near-the-empire = { $missing ->
    [0] Sopra l’impero { SUIT($suit, form: "in") }
   *[more] Ancora { RANKS($missing) } per superare l’impero { SUIT($suit, form: "in") }
}
leads = In testa { SUIT($suit, form: "in") }
breaks-tie = { CAPITAL(CARD($card, form: "the")) } ({ $rank }) risolve la parità { SUIT($suit, form: "in") }
unlimited = Un’offerta senza limite { SUIT($suit, form: "in") }
crown = Un rango sicuro { SUIT($suit, form: "in") }
succeeds = { $total ->
    [none] Fa riuscire l’evento di valore { $rank }, senza limite
   *[some] Fa riuscire l’evento, { $total } su { $rank }
}
fails = Lascia fallire l’evento, { $total } su { $rank }
not-lowest = Non più l’offerta più bassa { SUIT($suit, form: "in") }
lowest = Offerta più bassa { SUIT($suit, form: "in") }, per scambiare un rango
courts = { TRAITORS($count) } se l’evento fallisce
saves-chips = Tiene { CHIPS($count) } per dopo
saves-cards = Tiene { CARDS($count) } per dopo
avoids-opening = Evita di aprire il prossimo evento
low-card = Una carta bassa per lo spareggio finale: { CARD($card, form: "the") } ({ $rank })
against = Ostacola { $name }
nears = Avvicina l’evento alla riuscita, { $total } su { $rank }
for-ties = { CAPITAL(CARD($card, form: "the")) } ({ $rank }) in caso di parità { SUIT($suit, form: "in") }
withheld = Contro { $name }: { CARD($card, form: "the") } fuori portata
less-rank = Contro { $name }: un rango più basso { SUIT($suit, form: "in") }
fewer-traitors = Contro { $name }: meno gettoni traditore
empire-stays = Contro { $name }: l’impero non scende { SUIT($suit, form: "in") }
theme = { $of ->
    [suit] Raccogliere un seme
    [ace] Un Asso
    [crown] Una Corona
    [card] L’effetto di una carta
    [rank] Un rango in più
    [tie] Una parità
    [success] Salvare un evento
    [failure] Un evento da perdere
    [traitor] Gettoni traditore
    [guard] Tenere un rango
   *[saving] Tenere per dopo
}
