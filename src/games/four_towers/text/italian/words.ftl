clan-red = rosso
    .some = rossi
clan-yellow = giallo
    .some = gialli
clan-green = verde
    .some = verdi
clan-blue = blu
    .some = blu

trade-mercenary = mercenario
    .some = mercenari
trade-merchant = mercante
    .some = mercanti
trade-mountaineer = alpinista
    .some = alpinisti

space-follower = seguace
space-mercenary = { trade-mercenary }
space-merchant = { trade-merchant }
space-mountaineer = { trade-mountaineer }

ring-gorge = gola
    .the = la gola
ring-valley = valle
    .the = le valli
ring-hill = colline
    .the = le colline
ring-mountain = montagne
    .the = le montagne

phase = fase
    .many = fasi

home-village = villaggio natale
    .many = villaggi natali

play-third = terzo campione
play-buy = compra un campione
play-begin = abilità iniziali
play-mercenary = mercenario
play-mountaineer = { trade-mountaineer }
play-merchant = mercante
play-draw = prendine tre
play-place = piazzane uno
play-assign = assegnane due
play-end = abilità finali

champion-scarlet_marshal = Maresciallo scarlatto
    .the = il Maresciallo scarlatto
champion-amber_tactician = Tattico d’ambra
    .the = il Tattico d’ambra
champion-emerald_recruiter = Reclutatore smeraldo
    .the = il Reclutatore smeraldo
champion-azure_ambassador = Ambasciatore azzurro
    .the = l’Ambasciatore azzurro
champion-kindler = Incendiario
    .the = l’Incendiario
champion-changeling = Mutaforma
    .the = il Mutaforma
champion-slanderer = Calunniatore
    .the = il Calunniatore
champion-bone_foreman = Capomastro delle ossa
    .the = il Capomastro delle ossa
champion-free_captain = Capitano di ventura
    .the = il Capitano di ventura
champion-guild_matron = Matrona della gilda
    .the = la Matrona della gilda
champion-ridge_warden = Guardiano dei crinali
    .the = il Guardiano dei crinali
champion-quartermaster = Quartiermastro
    .the = il Quartiermastro
champion-tower_chamberlain = Ciambellano delle torri
    .the = il Ciambellano delle torri
champion-ash_oracle = Oracolo delle ceneri
    .the = l’Oracolo delle ceneri
champion-star_climber = Scalatore di stelle
    .the = lo Scalatore di stelle
champion-shepherd_of_clans = Pastore dei clan
    .the = il Pastore dei clan

village-askar = Askar
    .to = ad Askar
village-brasa = Brasa
    .to = a Brasa
village-cindra = Cindra
    .to = a Cindra
village-dalma = Dalma
    .to = a Dalma
village-ervel = Ervel
    .to = a Ervel
village-farra = Farra
    .to = a Farra
village-gerst = Gerst
    .to = a Gerst
village-havena = Havena
    .to = a Havena
village-ilmen = Ilmen
    .to = a Ilmen
village-juniva = Juniva
    .to = a Juniva
village-kerrow = Kerrow
    .to = a Kerrow
village-lindal = Lindal
    .to = a Lindal
village-mosset = Mosset
    .to = a Mosset
village-nettin = Nettin
    .to = a Nettin
village-orlea = Orlea
    .to = a Orlea
village-pikan = Pikan
    .to = a Pikan
village-quarn = Quarn
    .to = a Quarn
village-rimgar = Rimgar
    .to = a Rimgar
village-skarn = Skarn
    .to = a Skarn
village-tarnik = Tarnik
    .to = a Tarnik
village-ulfell = Ulfell
    .to = a Ulfell

some = { $count ->
    [one] { $count } { CLAN($of) }
   *[other] { $count } { CLAN($of, form: "some") }
}
clans = { $of ->
    [none] niente
   *[some] { LIST(SOME($of)) }
}

peasants-of = { $count ->
    [one] { $count } contadino { CLAN($of) }
   *[other] { $count } contadini { CLAN($of, form: "some") }
}
peasants = { LIST(SOME($of), first: "peasants-of") }

followers-of = { $count ->
    [one] { $count } seguace { CLAN($of) }
   *[other] { $count } seguaci { CLAN($of, form: "some") }
}
followers = { LIST(SOME($of), first: "followers-of") }

spirits-of = { $count ->
    [one] { $count } spirito { CLAN($of) }
   *[other] { $count } spiriti { CLAN($of, form: "some") }
}
spirits = { LIST(SOME($of), first: "spirits-of") }

lords-of = { $count ->
    [one] { $count } signore { CLAN($of) }
   *[other] { $count } signori { CLAN($of, form: "some") }
}
lords = { LIST(SOME($of), first: "lords-of") }

demons-of = { $count ->
    [one] { $count } demone { CLAN($of) }
   *[other] { $count } demoni { CLAN($of, form: "some") }
}
demons = { LIST(SOME($of), first: "demons-of") }

gems = { $count ->
    [one] { $count } gemma
   *[other] { $count } gemme
}

loose-gems = { $count ->
    [one] { $count } gemma libera
   *[other] { $count } gemme libere
}

points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}

price = { $count ->
    [one] { $count } seguace
   *[other] { $count } seguaci
}

ordinal = { $place }º

# $name (Name)
to = { $name ->
    [a] ad { $name }
   *[more] a { $name }
}
