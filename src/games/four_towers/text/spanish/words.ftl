clan-red = rojo
    .some = rojos
clan-yellow = amarillo
    .some = amarillos
clan-green = verde
    .some = verdes
clan-blue = azul
    .some = azules

trade-mercenary = mercenario
    .some = mercenarios
trade-merchant = mercader
    .some = mercaderes
trade-mountaineer = montañero
    .some = montañeros

space-follower = seguidor
space-mercenary = { trade-mercenary }
space-merchant = { trade-merchant }
space-mountaineer = { trade-mountaineer }

ring-gorge = garganta
    .the = la garganta
ring-valley = valle
    .the = el valle
ring-hill = colinas
    .the = las colinas
ring-mountain = montes
    .the = los montes

phase = fase
    .many = fases

home-village = aldea natal
    .many = aldeas natales

begin-power = poder inicial
    .many = poderes iniciales
end-power = poder final
    .many = poderes finales

scale = escala

play-third = tercer campeón
play-buy = comprar un campeón
play-begin = { begin-power.many }
play-mercenary = mercenario
play-mountaineer = { trade-mountaineer }
play-merchant = mercader
play-draw = tomar tres
play-place = colocar uno
play-assign = asignar dos
play-end = { end-power.many }

champion-scarlet_marshal = Mariscal escarlata
    .the = el Mariscal escarlata
champion-amber_tactician = Estratega ámbar
    .the = el Estratega ámbar
champion-emerald_recruiter = Reclutador esmeralda
    .the = el Reclutador esmeralda
champion-azure_ambassador = Embajador azur
    .the = el Embajador azur
champion-kindler = Incendiario
    .the = el Incendiario
champion-changeling = Suplantador
    .the = el Suplantador
champion-slanderer = Calumniador
    .the = el Calumniador
champion-bone_foreman = Capataz de huesos
    .the = el Capataz de huesos
champion-free_captain = Capitán de fortuna
    .the = el Capitán de fortuna
champion-guild_matron = Decana del gremio
    .the = la Decana del gremio
champion-ridge_warden = Guardián de cumbres
    .the = el Guardián de cumbres
champion-quartermaster = Intendente
    .the = el Intendente
champion-tower_chamberlain = Chambelán de las torres
    .the = el Chambelán de las torres
champion-ash_oracle = Oráculo de ceniza
    .the = el Oráculo de ceniza
champion-star_climber = Trepador de estrellas
    .the = el Trepador de estrellas
champion-shepherd_of_clans = Pastor de clanes
    .the = el Pastor de clanes

village-askar = Askar
village-brasa = Brasa
village-cindra = Cindra
village-dalma = Dalma
village-ervel = Ervel
village-farra = Farra
village-gerst = Gerst
village-havena = Havena
village-ilmen = Ilmen
village-juniva = Juniva
village-kerrow = Kerrow
village-lindal = Lindal
village-mosset = Mosset
village-nettin = Nettin
village-orlea = Orlea
village-pikan = Pikan
village-quarn = Quarn
village-rimgar = Rimgar
village-skarn = Skarn
village-tarnik = Tarnik
village-ulfell = Ulfell

some = { $count ->
    [one] { $count } { CLAN($of) }
   *[other] { $count } { CLAN($of, form: "some") }
}
clans = { $of ->
    [none] nada
   *[some] { LIST(SOME($of)) }
}

peasants-of = { $count ->
    [one] { $count } campesino { CLAN($of) }
   *[other] { $count } campesinos { CLAN($of, form: "some") }
}
peasants = { LIST(SOME($of), first: "peasants-of") }

followers-of = { $count ->
    [one] { $count } seguidor { CLAN($of) }
   *[other] { $count } seguidores { CLAN($of, form: "some") }
}
followers = { LIST(SOME($of), first: "followers-of") }

spirits-of = { $count ->
    [one] { $count } espíritu { CLAN($of) }
   *[other] { $count } espíritus { CLAN($of, form: "some") }
}
spirits = { LIST(SOME($of), first: "spirits-of") }

lords-of = { $count ->
    [one] { $count } señor { CLAN($of) }
   *[other] { $count } señores { CLAN($of, form: "some") }
}
lords = { LIST(SOME($of), first: "lords-of") }

demons-of = { $count ->
    [one] { $count } demonio { CLAN($of) }
   *[other] { $count } demonios { CLAN($of, form: "some") }
}
demons = { LIST(SOME($of), first: "demons-of") }

gems = { $count ->
    [one] { $count } gema
   *[other] { $count } gemas
}

loose-gems = { $count ->
    [one] { $count } gema suelta
   *[other] { $count } gemas sueltas
}

points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}

price = { $count ->
    [one] { $count } seguidor
   *[other] { $count } seguidores
}

ordinal = { $place }.º
