### Words and counts of this game that other messages use.

## Clan: red, yellow, green, blue

## Trade: mercenary, merchant, mountaineer

## Space: follower, mercenary, merchant, mountaineer

## Ring: gorge, valley, hill, mountain

## Token: gem, spirit

## Village: askar, brasa, cindra, dalma, ervel, farra, gerst, havena, ilmen, juniva, kerrow, lindal, mosset, nettin, orlea, pikan, quarn, rimgar, skarn, tarnik, ulfell

## Champion: scarlet_marshal, amber_tactician, emerald_recruiter, azure_ambassador, kindler, changeling, slanderer, bone_foreman, free_captain, guild_matron, ridge_warden, quartermaster, tower_chamberlain, ash_oracle, star_climber, shepherd_of_clans

## Play: third, buy, begin, mercenary, mountaineer, merchant, draw, place, assign, end
## Theme: champion, doubling, majority, sacrifice, fall, cascade, lord, trade, followers, influence
## Temper: trader, climber, firebrand, kingmaker

# One of the ten parts of a turn.
step = step
    .many = steps
# The spaces for people of one profession.
craft = craft
    .many = crafts

# The clan beside what is of it, or alone.
clan-red = red
clan-yellow = yellow
clan-green = green
clan-blue = blue

# One of a craft, and several of them.
trade-mercenary = mercenary
    .some = mercenaries
trade-merchant = merchant
    .some = merchants
trade-mountaineer = mountaineer
    .some = mountaineers

# What someone on a space is.
space-follower = follower
space-mercenary = { trade-mercenary }
space-merchant = { trade-merchant }
space-mountaineer = { trade-mountaineer }

# The ring of a village, and where it lies.
ring-gorge = gorge
    .the = the gorge
ring-valley = valley
    .the = the valleys
ring-hill = hills
    .the = the hills
ring-mountain = mountains
    .the = the mountains

# The steps of a turn, as they stand inside a sentence.
play-third = third champion
play-buy = buy a champion
play-begin = beginning skills
play-mercenary = mercenary
play-mountaineer = mountaineer
play-merchant = merchant
play-draw = draw three
play-place = place one
play-assign = assign two
play-end = end skills

# The champions, as on their cards and with the article inside a sentence.
champion-scarlet_marshal = Scarlet Marshal
    .the = the Scarlet Marshal
champion-amber_tactician = Amber Tactician
    .the = the Amber Tactician
champion-emerald_recruiter = Emerald Recruiter
    .the = the Emerald Recruiter
champion-azure_ambassador = Azure Ambassador
    .the = the Azure Ambassador
champion-kindler = Kindler
    .the = the Kindler
champion-changeling = Changeling
    .the = the Changeling
champion-slanderer = Slanderer
    .the = the Slanderer
champion-bone_foreman = Bone Foreman
    .the = the Bone Foreman
champion-free_captain = Free Captain
    .the = the Free Captain
champion-guild_matron = Guild Matron
    .the = the Guild Matron
champion-ridge_warden = Ridge Warden
    .the = the Ridge Warden
champion-quartermaster = Quartermaster
    .the = the Quartermaster
champion-tower_chamberlain = Tower Chamberlain
    .the = the Tower Chamberlain
champion-ash_oracle = Ash Oracle
    .the = the Ash Oracle
champion-star_climber = Star Climber
    .the = the Star Climber
champion-shepherd_of_clans = Shepherd of Clans
    .the = the Shepherd of Clans

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

# Some of a clan without what they are, as in “2 red and 1 blue”.
# $count (u8) $of (Clan)
some = { $count } { CLAN($of) }
# Some of each clan.
# $of (Clans of Clan)
clans = { $of ->
    [none] nothing
   *[some] { LIST(SOME($of)) }
}

# Some peasants of a clan.
# $count (u8) $of (Clan)
peasants-of = { $count ->
    [one] { $count } { CLAN($of) } peasant
   *[other] { $count } { CLAN($of) } peasants
}
# Some peasants of each clan.
# $of (Clans of Clan)
peasants = { CLANS($of) } { $of ->
    [one] peasant
   *[other] peasants
}

# Some followers of a clan.
# $count (u8) $of (Clan)
followers-of = { $count ->
    [one] { $count } { CLAN($of) } follower
   *[other] { $count } { CLAN($of) } followers
}
# Some followers of each clan.
# $of (Clans of Clan)
followers = { CLANS($of) } { $of ->
    [one] follower
   *[other] followers
}

# Some spirits of a clan.
# $count (u8) $of (Clan)
spirits-of = { $count ->
    [one] { $count } { CLAN($of) } spirit
   *[other] { $count } { CLAN($of) } spirits
}
# Some spirits of each clan.
# $of (Clans of Clan)
spirits = { CLANS($of) } { $of ->
    [one] spirit
   *[other] spirits
}

# Some lords of a clan.
# $count (u8) $of (Clan)
lords-of = { $count ->
    [one] { $count } { CLAN($of) } lord
   *[other] { $count } { CLAN($of) } lords
}
# Some lords of each clan.
# $of (Clans of Clan)
lords = { CLANS($of) } { $of ->
    [one] lord
   *[other] lords
}

# Some demons of a clan.
# $count (u8) $of (Clan)
demons-of = { $count ->
    [one] { $count } { CLAN($of) } demon
   *[other] { $count } { CLAN($of) } demons
}
# Some demons of each clan.
# $of (Clans of Clan)
demons = { CLANS($of) } { $of ->
    [one] demon
   *[other] demons
}

# $count (u8)
gems = { $count ->
    [one] { $count } gem
   *[other] { $count } gems
}

# Gems that are on no champion.
# $count (u8)
loose-gems = { $count ->
    [one] { $count } loose gem
   *[other] { $count } loose gems
}

# $count (u16)
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

# A price in followers of any clans.
# $count (u8)
price = { $count ->
    [one] { $count } follower
   *[other] { $count } followers
}

# A place in an order, counted from one.
# $place (u8)
ordinal = { $place ->
    [1] { $place }st
    [2] { $place }nd
    [3] { $place }rd
   *[more] { $place }th
}
