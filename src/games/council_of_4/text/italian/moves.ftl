search = Città, colore, permesso o azione: «indur», «rosa costa»
all = Tutte
main = Principali { $count }
quick = Rapide { $count }
which = Filtra le mosse
group = { $name }, { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
}, { $open ->
    [yes] aperto
   *[no] chiuso
}
other-payments = { $count ->
    [one] { $count } altro pagamento, { $open ->
        [yes] visibile
       *[no] nascosto
    }
   *[other] { $count } altri pagamenti, { $open ->
        [yes] visibili
       *[no] nascosti
    }
}
group-hint = gruppo
end = Finisci il turno
councillor = { COLOUR($colour) } nel consiglio { COUNCIL($council, form: "of") }
falls-out = esce { COLOUR($colour, form: "small") }
permit-at = { $letters }, { REGION($region) }, { SLOT($slot) } spazio
city-by-permit = { $city } con { $letters }
who-is-here = già qui: { LIST($names) }
roads = { $count ->
    [0] la regina è già qui
   *[more] { ROADS($count) }
}
chain = catena di { $cities } città
servant = { "1" } servitore
under-the-deck = { $permits ->
    [0] { "" }
    [one] { LIST($permits) } va sotto il mazzo
   *[other] { LIST($permits) } vanno sotto il mazzo
}
main-action = { "1" } azione principale aggiuntiva
token = Gettone di { $city }
none = Nessuno
two-cities = { LIST($cities) }
completes = conquisti la tessera { REWARD_TILE($tile) }: { VP($vp) } alla fine{ $queens ->
    [none] { "" }
   *[some] , più i { $queens } della ricompensa della regina
}
elect = Eleggi { ELECTION($colour, $council, $left) }
acquire = Acquista { PERMIT($letters, $region, $slot) } con { CARDS_OF($cards) }
place = Piazza un mercante { AT($city) } con il permesso { $letters }
queen = Piazza un mercante { AT($city) } con la regina e { CARDS_OF($cards) }
engage = Assumi un servitore
change = Cambia i permessi { REGION($region, form: "of") }
send = Manda un servitore a eleggere { ELECTION($colour, $council, $left) }
extra = Prendi un’azione principale aggiuntiva
choose-token = Scegli il gettone di { $city }
take = Prendi gratis { PERMIT($letters, $region, $slot) }
decline = Rifiuta il permesso gratuito
repeat = Ripeti il permesso { $letters }
tokens = Scegli i gettoni di { $one } e di { $other }
sentence = { $head }{ $paid ->
    [none] { $gained ->
        [none] .
       *[some] : ottieni { LIST($gained, between: ", ") }.
    }
   *[some] : paga { LIST($paid, between: ", ") }{ $gained ->
        [none] .
       *[some] , ottieni { LIST($gained, between: ", ") }.
    }
}
cards-of = { LIST(POLITICS($cards, form: "small")) }
completes-too = { CAPITAL(COMPLETES($tile, $vp, $queens)) }.
election = un consigliere { COLOUR($colour, form: "small") } nel consiglio { COUNCIL($council, form: "of") }, facendo uscire un { COLOUR($left, form: "small") }
permit = il permesso { $letters } dal { SLOT($slot) } spazio { REGION($region, form: "of") }
then-choose = Poi una scelta.
ends-game = Comincia l’ultimo giro.
reveals = Rivela qualcosa di nascosto.
