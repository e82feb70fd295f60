not-your-turn = Non è il tuo turno.
no-matching-cards = Nessuna tua carta corrisponde.
no-ready-permit = Non hai permessi pronti.
no-free-city = Hai già un mercante in ogni città possibile.
no-permit-left = Non restano permessi in nessuna regione.
no-deck-left = Tutti i mazzi di permessi sono vuoti.
city-on-no-permit = Non hai un permesso pronto per { $city }.
game-over = La partita è finita.
choice-open = Prima fai la tua scelta: { DECISION($decision) }.
no-such-choice = Ora non c’è questa scelta.
no-main-action-left = In questo turno non ti restano azioni principali.
quick-action-taken = Hai già usato l’azione rapida di questo turno.
main-action-first = Prima fai un’azione principale.
not-in-reserve = La riserva non ha nessun consigliere { COLOUR($colour, form: "small") }.
no-permit-there = Il { SLOT($slot) } spazio dei permessi { REGION($region, form: "of") } è vuoto.
no-cards = Scegli almeno { "1" } carta.
cards-not-in-hand = Non hai queste carte.
cards-dont-match = Il consiglio { COUNCIL($council, form: "of") } non ha più consiglieri per questa carta.
coins = Ti { $needed ->
    [one] serve
   *[other] servono
} { COINS($needed) } e { $have ->
    [0] non ne hai
   *[more] ne hai { $have }
}.
servants = Ti { $needed ->
    [one] serve
   *[other] servono
} { SERVANTS($needed) } e { $have ->
    [0] non ne hai
   *[more] ne hai { $have }
}.
not-your-permit = Il permesso { $permit } non è tuo.
permit-used = Hai già usato il permesso { $permit }.
city-not-on-permit = { $city } non è sul permesso { $permit }.
merchant-there = Hai già un mercante { AT($city) }.
no-merchant-left = Hai piazzato tutti i tuoi mercanti.
deck-empty = Il mazzo di permessi { REGION($region, form: "of") } è vuoto.
no-merchant-there = Non hai mercanti { AT($city) }.
not-repeatable = Non puoi scegliere { $city }: servono un tuo mercante e un gettone senza nobiltà.
same-city-twice = Scegli { "2" } città diverse, non due volte { $city }.
wrong-order = Scegli le { "2" } città in ordine di lettera: { LIST($cities) }.
useful-card = Aggiungi { $card ->
    [white] una carta bianca
    [black] una carta nera
    [orange] una carta arancione
    [purple] una carta viola
    [light_blue] una carta azzurra
    [pink] una carta rosa
   *[joker] un jolly
}: { COINS($then) } invece di { $now }.
players = ha { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}, ma devono essere da { $fewest } a { $most }
