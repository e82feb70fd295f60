court-landmark = Corte
map = { $board ->
    [none] Mappa, tabellone personale
   *[some] Mappa, tabellone { $board }
}
queens-council = Consiglio della regina
queen-in = Regina a
per-road = a strada
queens-rewards = Ricompense della regina
city-colours = Colori delle città
all-of = { $own ->
    [yes] tutte e { $all } · tu
   *[no] tutte e { $all }
}
no-permit-here = { REGION($region) }, { SLOT($slot) } spazio: vuoto
own-of = { $own }/{ $all }
track-label = { $name }: casella { $nobility } della nobiltà, { COINS($coins) }.
needs = richiede
taken = usata
no-cards = non adatte
no-permit = { "0" } permessi
no-merchant = { "0" } mercanti
no-city = già ovunque
no-deck = mazzi vuoti
gain-word = ottieni
pay-word = paga
a-permit = un permesso
by-permit = permesso
the-permits = permessi
none = nessuno
claimed-by = conquistata da { $name }
claimed = conquistata
reserve = Riserva di consiglieri
reserve-short = Riserva
piles = mazzo { $deck } · scarti { $discard }
in-city = { AT($name) }
deck = Mazzo
discard = Scarti
set = serie
region-tile = { $owner ->
    [none] Per il primo in tutte e cinque le città { REGION($region, form: "of") }: { VP($vp) }
   *[some] { REGION($region) }: conquistata da { $owner }
}
permit-deck = Mazzo { REGION($region, form: "of") }: { PERMITS($count) }
chosen = { $count ->
    [one] { $count } scelta
   *[other] { $count } scelte
}
tiles-taken = Tessere ricompensa
group-label = { $chosen ->
    [0] { $card }, { CARDS($count) }
   *[more] { $card }, { $chosen ->
        [one] { $chosen } scelta
       *[other] { $chosen } scelte
    } su { $count }
}
your-permits = Permessi · { $ready ->
    [one] { $ready } pronto
   *[other] { $ready } pronti
}
used = { $count ->
    [one] { $count } usato
   *[other] { $count } usati
}
used-pile = { $count ->
    [one] { $count } permesso usato
   *[other] { $count } permessi usati
}: mostra tutto
permit-list = I tuoi permessi
main = Principale
quick = Rapida
left = { $count ->
    [one] resta { "1" }
   *[other] restano { $count }
}
main-first = prima la principale
choice-open = prima la scelta
unused = { $main ->
    [0] { $quick ->
        [yes] resta { "1" } rapida
       *[no] { "" }
    }
    [1] resta { "1" } principale
   *[more] restano { $main } principali
}
price = Prezzo
price-of = { CARDS($cards) }: { COINS($coins) }
rung = { CARDS($cards) }
cards-cell = Carte
enters = entra: { COUNCIL($council) }
falls-out = esce
chain = { $cities } città
sets = Serie
at-the-end = alla fine
coins-lost = { $lost ->
    [one] { $lost } moneta persa
   *[other] { $lost } monete perse
}: il limite è { $most-coins }.
idle = Scegli un’azione, o tocca una città, un permesso, un consiglio o una carta.
idle-quick = Azione rapida o Fine turno.
idle-main = Scegli un’azione principale.
pick-colour = scegli un consigliere dalla riserva
pick-council = scegli un consiglio
pick-slot = scegli un permesso scoperto
pick-cards = scegli le carte che corrispondono
pick-permit = scegli uno dei tuoi permessi
pick-city = scegli una città evidenziata
pick-region = scegli i permessi di una regione
tab-map = Mappa
tab-councils = Consigli
tab-tracks = Percorsi
whole-map = Tutto
city-label = { $name }, { $letter }, città { CITY_COLOUR($colour, form: "of") }, { REGION($region) }.
permit-label = Permesso { $letters }: { LIST($gains, between: ", ") }
council-label = Consiglio { COUNCIL($council, form: "of") }, dalla freccia: { LIST(COLOUR($colours), between: ", ") }
reserve-label = { COLOUR($colour) }, { $count } nella riserva
permit-in-slot = { PERMIT_LABEL($letters, $gains) }. { REGION($region) }, { SLOT($slot) } spazio
city-token = Gettone: { LIST($gains, between: ", ") }.
city-merchants = Mercanti: { LIST($names, between: ", ") }.
city-queen = La regina è qui.
city-roads = Strade verso { LIST($cities, between: ", ") }.
