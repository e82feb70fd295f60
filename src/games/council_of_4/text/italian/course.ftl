title = { $of ->
    [aim] Lo scopo
    [elect] Eleggere
    [acquire] Acquistare un permesso
    [place] Piazzare un mercante
    [chains] Le catene
    [queen] La regina
    [quick] Azioni rapide
    [end] La nobiltà e la fine
    [tempo] Guadagnare tempo
    [servants] I servitori
    [networks] Le reti
    [timing] L’ora della regina
   *[ending] Finire la partita
}
roads = { ROADS($count) }
tokens = { $count ->
    [one] { $count } gettone
   *[other] { $count } gettoni
}
colour-name = { COLOUR($colour, form: "small") }
council-name = { COUNCIL($council, form: "of") }
cities = { $cities ->
    [none] niente
   *[some] { LIST($cities) }
}
gains = { $gains ->
    [none] niente
   *[some] { LIST($gains) }
}
main-actions = { $count ->
    [one] { $count } azione principale aggiuntiva
   *[other] { $count } azioni principali aggiuntive
}
elect = eleggi un consigliere { COLOUR($colour, form: "small") } nel consiglio { COUNCIL($council, form: "of") }
acquire = acquista il permesso { $permit } per { CARDS($cards) }
place = piazza un mercante { AT($city) } con il permesso { $permit }
place-with-queen = porta la regina { AT($city) } per { CARDS($cards) }
engage-servant = assumi un servitore
change-permits = cambia i permessi { REGION($region, form: "of") }
send-servant = manda un servitore a eleggere un consigliere { COLOUR($colour, form: "small") } nel consiglio { COUNCIL($council, form: "of") }
additional-main = compra un’azione principale aggiuntiva
end-turn = finisci il turno
choose-token = scegli una città di cui ripetere il gettone
choose-tokens = scegli due città di cui ripetere i gettoni
take-permit = prendi un permesso, o nessuno
repeat-permit = scegli un permesso da ripetere
