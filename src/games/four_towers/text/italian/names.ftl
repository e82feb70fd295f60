clan-name = { CLAN($of) }
some-clans = { CLANS($of) }
ring-name = { RING($of) }
village-name = { VILLAGE($of) }
trades = { CAPITAL(TRADE($of, form: "some")) }
some-points = { POINTS($count) }
