clan-red = rouge
    .some = rouges
clan-yellow = jaune
    .some = jaunes
clan-green = vert
    .some = verts
clan-blue = bleu
    .some = bleus

trade-mercenary = mercenaire
    .some = mercenaires
trade-merchant = marchand
    .some = marchands
trade-mountaineer = montagnard
    .some = montagnards

space-follower = partisan
space-mercenary = { trade-mercenary }
space-merchant = { trade-merchant }
space-mountaineer = { trade-mountaineer }

ring-gorge = gorge
    .the = la gorge
ring-valley = vallée
    .the = les vallées
ring-hill = collines
    .the = les collines
ring-mountain = montagnes
    .the = les montagnes

play-third = troisième champion
play-buy = acheter un champion
play-begin = pouvoirs de début
play-mercenary = mercenaire
play-mountaineer = montagnard
play-merchant = marchand
play-draw = prendre trois paysans
play-place = en placer un
play-assign = affecter les autres
play-end = pouvoirs de fin

champion-scarlet_marshal = Maréchal écarlate
    .the = le Maréchal écarlate
champion-amber_tactician = Tacticien d’ambre
    .the = le Tacticien d’ambre
champion-emerald_recruiter = Recruteur émeraude
    .the = le Recruteur émeraude
champion-azure_ambassador = Ambassadeur d’azur
    .the = l’Ambassadeur d’azur
champion-kindler = Boutefeu
    .the = le Boutefeu
champion-changeling = Changelin
    .the = le Changelin
champion-slanderer = Calomniateur
    .the = le Calomniateur
champion-bone_foreman = Contremaître des os
    .the = le Contremaître des os
champion-free_captain = Capitaine d’aventure
    .the = le Capitaine d’aventure
champion-guild_matron = Doyenne de guilde
    .the = la Doyenne de guilde
champion-ridge_warden = Gardien des crêtes
    .the = le Gardien des crêtes
champion-quartermaster = Intendant
    .the = l’Intendant
champion-tower_chamberlain = Chambellan des tours
    .the = le Chambellan des tours
champion-ash_oracle = Oracle des cendres
    .the = l’Oracle des cendres
champion-star_climber = Grimpeur d’étoiles
    .the = le Grimpeur d’étoiles
champion-shepherd_of_clans = Berger des clans
    .the = le Berger des clans

village-askar = Askar
    .of = d’Askar
village-brasa = Brasa
    .of = de Brasa
village-cindra = Cindra
    .of = de Cindra
village-dalma = Dalma
    .of = de Dalma
village-ervel = Ervel
    .of = d’Ervel
village-farra = Farra
    .of = de Farra
village-gerst = Gerst
    .of = de Gerst
village-havena = Havena
    .of = de Havena
village-ilmen = Ilmen
    .of = d’Ilmen
village-juniva = Juniva
    .of = de Juniva
village-kerrow = Kerrow
    .of = de Kerrow
village-lindal = Lindal
    .of = de Lindal
village-mosset = Mosset
    .of = de Mosset
village-nettin = Nettin
    .of = de Nettin
village-orlea = Orlea
    .of = d’Orlea
village-pikan = Pikan
    .of = de Pikan
village-quarn = Quarn
    .of = de Quarn
village-rimgar = Rimgar
    .of = de Rimgar
village-skarn = Skarn
    .of = de Skarn
village-tarnik = Tarnik
    .of = de Tarnik
village-ulfell = Ulfell
    .of = d’Ulfell

some = { $count ->
    [one] { $count } { CLAN($of) }
   *[other] { $count } { CLAN($of, form: "some") }
}
clans = { $of ->
    [none] rien
   *[some] { LIST(SOME($of)) }
}

peasants-of = { $count ->
    [one] { $count } paysan { CLAN($of) }
   *[other] { $count } paysans { CLAN($of, form: "some") }
}
peasants = { LIST(SOME($of), first: "peasants-of") }

followers-of = { $count ->
    [one] { $count } partisan { CLAN($of) }
   *[other] { $count } partisans { CLAN($of, form: "some") }
}
followers = { LIST(SOME($of), first: "followers-of") }

spirits-of = { $count ->
    [one] { $count } esprit { CLAN($of) }
   *[other] { $count } esprits { CLAN($of, form: "some") }
}
spirits = { LIST(SOME($of), first: "spirits-of") }

lords-of = { $count ->
    [one] { $count } seigneur { CLAN($of) }
   *[other] { $count } seigneurs { CLAN($of, form: "some") }
}
lords = { LIST(SOME($of), first: "lords-of") }

demons-of = { $count ->
    [one] { $count } démon { CLAN($of) }
   *[other] { $count } démons { CLAN($of, form: "some") }
}
demons = { LIST(SOME($of), first: "demons-of") }

gems = { $count ->
    [one] { $count } gemme
   *[other] { $count } gemmes
}

loose-gems = { $count ->
    [one] { $count } gemme libre
   *[other] { $count } gemmes libres
}

points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

price = { $count ->
    [one] { $count } partisan
   *[other] { $count } partisans
}

ordinal = { $place ->
    [1] { $place }er
   *[more] { $place }e
}
