permit = Permesso { $permit }
token = Gettone di { $city }
space = Casella { $space } della nobiltà
last-merchant = { $merchants } mercanti prima degli altri
tile = Tessera { REWARD_TILE($tile) }
queens-reward = { $place ->
    [1] { "1" }ª
    [2] { "2" }ª
    [3] { "3" }ª
    [4] { "4" }ª
    [5] { "5" }ª
   *[more] { "" }
} ricompensa della regina, con la tessera { REWARD_TILE($tile) }
nobility-rank = { PLACE($place) } posto sul percorso della nobiltà{ $is-tied ->
    [yes] , a pari merito
   *[no] { "" }
}: casella { $own } contro { LIST($others) }
most-permits = { $place ->
    [1] Più permessi
   *[more] Meno permessi di altri
}{ $is-tied ->
    [yes] , a pari merito
   *[no] { "" }
}: { $own } contro { LIST($others) }
tie-break = { SERVANTS($servants) } e { CARDS($cards) } in mano
tie-break-rule = Conta solo fra giocatori con gli stessi PV.
the-end = Alla fine
space-by-permit = { SPACE($space) }, raggiunta con il permesso { $permit }
space-by-token = { SPACE($space) }, raggiunta con il gettone di { $city }
other = { $number } ({ $name })
