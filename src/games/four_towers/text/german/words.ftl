clan-red = Rot
    .one = roter
    .whom = roten
    .some = rote
clan-yellow = Gelb
    .one = gelber
    .whom = gelben
    .some = gelbe
clan-green = Grün
    .one = grüner
    .whom = grünen
    .some = grüne
clan-blue = Blau
    .one = blauer
    .whom = blauen
    .some = blaue

trade-mercenary = Söldner
    .some = Söldner
trade-merchant = Händler
    .some = Händler
trade-mountaineer = Bergsteiger
    .some = Bergsteiger

space-follower = Anhänger
space-mercenary = { trade-mercenary }
space-merchant = { trade-merchant }
space-mountaineer = { trade-mountaineer }

ring-gorge = Schlucht
    .the = die Schlucht
ring-valley = Tal
    .the = die Täler
ring-hill = Hügel
    .the = die Hügel
ring-mountain = Berge
    .the = die Berge

# The ten parts of a turn.
phase = Phase
    .many = Phasen
# A peasant pushed outside.
lord = Fürst
    .whom = Fürsten
    .many = Fürsten

play-third = dritter Held
play-buy = Helden kaufen
play-begin = Anfangs{ "\u00AD" }fähigkeiten
play-mercenary = Söldner
play-mountaineer = Bergsteiger
play-merchant = Händler
play-draw = drei nehmen
play-place = einen setzen
play-assign = zwei zuteilen
play-end = End{ "\u00AD" }fähigkeiten

champion-scarlet_marshal = Rotmarschall
    .the = der Rotmarschall
    .whom = den Rotmarschall
champion-amber_tactician = Goldtaktiker
    .the = der Goldtaktiker
    .whom = den Goldtaktiker
champion-emerald_recruiter = Grünwerber
    .the = der Grünwerber
    .whom = den Grünwerber
champion-azure_ambassador = Blauherold
    .the = der Blauherold
    .whom = den Blauherold
champion-kindler = Zündler
    .the = der Zündler
    .whom = den Zündler
champion-changeling = Wechselbalg
    .the = der Wechselbalg
    .whom = den Wechselbalg
champion-slanderer = Verleumder
    .the = der Verleumder
    .whom = den Verleumder
champion-bone_foreman = Knochenvogt
    .the = der Knochenvogt
    .whom = den Knochenvogt
champion-free_captain = Freihauptmann
    .the = der Freihauptmann
    .whom = den Freihauptmann
champion-guild_matron = Gildenmutter
    .the = die Gildenmutter
    .whom = die Gildenmutter
champion-ridge_warden = Gratwächter
    .the = der Gratwächter
    .whom = den Gratwächter
champion-quartermaster = Lagermeister
    .the = der Lagermeister
    .whom = den Lagermeister
champion-tower_chamberlain = Turmkämmerer
    .the = der Turmkämmerer
    .whom = den Turmkämmerer
champion-ash_oracle = Aschenorakel
    .the = das Aschenorakel
    .whom = das Aschenorakel
champion-star_climber = Sternsteiger
    .the = der Sternsteiger
    .whom = den Sternsteiger
champion-shepherd_of_clans = Hirte der Clans
    .the = der Hirte der Clans
    .whom = den Hirten der Clans

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

# $count (u8) $of (Clan)
some = { $count ->
        [one] { $count } { CLAN($of, form: "one") }
       *[other] { $count } { CLAN($of, form: "some") }
    }
    .whom = { $count ->
        [one] { $count } { CLAN($of, form: "whom") }
       *[other] { $count } { CLAN($of, form: "some") }
    }
# $of (Clans of Clan)
clans = { $of ->
        [none] nichts
       *[some] { LIST(SOME($of)) }
    }
    .whom = { $of ->
        [none] nichts
       *[some] { LIST(SOME($of, form: "whom")) }
    }

# $count (u8) $of (Clan)
peasants-of = { $count ->
        [one] { $count } { CLAN($of, form: "one") } Bauer
       *[other] { $count } { CLAN($of, form: "some") } Bauern
    }
    .whom = { $count ->
        [one] { $count } { CLAN($of, form: "whom") } Bauern
       *[other] { $count } { CLAN($of, form: "some") } Bauern
    }
# $of (Clans of Clan)
peasants = { LIST(SOME($of), last: "peasants-of") }
    .whom = { LIST(SOME($of, form: "whom"), last: "peasants-of.whom") }

# $count (u8) $of (Clan)
followers-of = { $count ->
        [one] { $count } { CLAN($of, form: "one") } Anhänger
       *[other] { $count } { CLAN($of, form: "some") } Anhänger
    }
    .whom = { $count ->
        [one] { $count } { CLAN($of, form: "whom") } Anhänger
       *[other] { $count } { CLAN($of, form: "some") } Anhänger
    }
# $of (Clans of Clan)
followers = { LIST(SOME($of), last: "followers-of") }
    .whom = { LIST(SOME($of, form: "whom"), last: "followers-of.whom") }

# $count (u8) $of (Clan)
spirits-of = { $count ->
        [one] { $count } { CLAN($of, form: "one") } Geist
       *[other] { $count } { CLAN($of, form: "some") } Geister
    }
    .whom = { $count ->
        [one] { $count } { CLAN($of, form: "whom") } Geist
       *[other] { $count } { CLAN($of, form: "some") } Geister
    }
# $of (Clans of Clan)
spirits = { LIST(SOME($of), last: "spirits-of") }
    .whom = { LIST(SOME($of, form: "whom"), last: "spirits-of.whom") }

# $count (u8) $of (Clan)
lords-of = { $count ->
        [one] { $count } { CLAN($of, form: "one") } { lord }
       *[other] { $count } { CLAN($of, form: "some") } { lord.many }
    }
    .whom = { $count ->
        [one] { $count } { CLAN($of, form: "whom") } { lord.whom }
       *[other] { $count } { CLAN($of, form: "some") } { lord.many }
    }
# $of (Clans of Clan)
lords = { LIST(SOME($of), last: "lords-of") }
    .whom = { LIST(SOME($of, form: "whom"), last: "lords-of.whom") }

# $count (u8) $of (Clan)
demons-of = { $count ->
        [one] { $count } { CLAN($of, form: "one") } Dämon
       *[other] { $count } { CLAN($of, form: "some") } Dämonen
    }
    .whom = { $count ->
        [one] { $count } { CLAN($of, form: "whom") } Dämon
       *[other] { $count } { CLAN($of, form: "some") } Dämonen
    }
# $of (Clans of Clan)
demons = { LIST(SOME($of), last: "demons-of") }
    .whom = { LIST(SOME($of, form: "whom"), last: "demons-of.whom") }

gems = { $count ->
    [one] { $count } Edelstein
   *[other] { $count } Edelsteine
}

loose-gems = { $count ->
    [one] { $count } freier Edelstein
   *[other] { $count } freie Edelsteine
}

points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

price = { $count ->
    [one] { $count } Anhänger
   *[other] { $count } Anhänger
}

ordinal = { $place }.
