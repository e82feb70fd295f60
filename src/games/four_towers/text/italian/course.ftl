title = { $of ->
    [aim] Seguaci e signori
    [turn] Un turno
    [expansion] L’espansione
    [lords] I signori
    [plays] Campioni e mestieri
    [demons] I demoni, e la fine
    [gathering] Seguaci o mestieri
    [cascades] Cascate e signori
    [demoting] I segnalini degli altri
    [trading] Influenza doppia
   *[ending] Restare in testa
}
turns = { $count ->
    [one] { $count } turno
   *[other] { $count } turni
}
some-peasants = { PEASANTS($of) }
some-followers = { FOLLOWERS_OF($count, $of) }
some-lords = { LORDS_OF($count, $of) }
the-merchant = il mercante { CLAN($of) }
ways = { LIST($ways, between: ", ") }
the-champion = { CAPITAL(CHAMPION($of, form: "the")) }
buy = compra { CHAMPION($of, form: "the") }
expand = spingi { LIST($ways, between: ", ") }
demote = fai scendere l’altro segnalino
draw = prendi { PEASANTS($of) }
place = piazza un contadino { CLAN($of) } { VILLAGE($at, form: "to") }
assign = tieni un contadino { CLAN($of) } come { SPACE($to) }
merchant = sacrifica il mercante { CLAN($of) }
mountaineer = sacrifica un { trade-mountaineer }: sposta un contadino { CLAN($of) } da { VILLAGE($from) } { VILLAGE($to, form: "to") }
