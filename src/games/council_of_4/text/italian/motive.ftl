enough = Tiene da parte risorse per dopo
vp = Ottiene subito { VP($count) }
tile = Conquista la tessera { REWARD_TILE($tile) }
nearer = Verso la tessera { REWARD_TILE($tile) }: { $missing ->
    [1] manca
   *[more] mancano
} { $missing } città
merchant = { $left ->
    [0] Piazza l’ultimo mercante
    [1] Un altro mercante piazzato, ne resta { $left }
   *[more] Un altro mercante piazzato, ne restano { $left }
}
permit = Un permesso per { $count ->
    [0] niente
    [1] { LIST($cities) }
    [2] { LIST($cities, between: " o ") }
   *[more] una di { $count } città
}
matches = Carte per { $count } dei { $size } consiglieri { COUNCIL($council, form: "of") }
group = Collega { $cities } città e ne ottiene tutti i gettoni
coins = Ottiene { COINS($count) }
servants = Ottiene { SERVANTS($count) }
cards = Ottiene { CARDS($count) }
nobility = { $steps ->
    [one] { $steps } passo sul percorso della nobiltà
   *[other] { $steps } passi sul percorso della nobiltà
}
main-action = Ottiene un’azione principale aggiuntiva
queen-near = Avvicina la regina a città libere
against = Ostacola { $name }
merchants = { $left ->
    [0] Piazza gli ultimi { $count } mercanti
    [1] Altri { $count } mercanti piazzati, ne resta { $left }
   *[more] Altri { $count } mercanti piazzati, ne restano { $left }
}
more = { $good ->
    [vp] { VP($count) } in più
    [coins] { COINS($count) } in più
    [servants] { SERVANTS($count) } in più
    [cards] { CARDS($count) } in più
   *[nobility] { $count } in più sul percorso della nobiltà
}
denied = Contro { $name }: la tessera { REWARD_TILE($tile) } è presa
unmatched = Contro { $name }: consiglio { COUNCIL($council, form: "of") } forse più caro
queen-away = Contro { $name }: la regina è vicina a meno città libere
outranked = Contro { $name }: non più in testa nella nobiltà
fewer-permits = Contro { $name }: non ha più il maggior numero di permessi
sentence = { $reason }.
theme = { $of ->
    [tile] Una tessera ricompensa
    [ending] L’ultimo mercante
    [change] Altri permessi
    [nobility] La nobiltà
    [queen] L’aiuto della regina
    [chain] Gettoni a catena
    [election] Elezione al consiglio
    [extra] Azione aggiuntiva
    [merchant] La città giusta
    [permit] Il permesso giusto
   *[preparing] Preparare la mossa
}
