### Words of the game, and counts.

## Suit: moons, suns, waves, leaves, wyrms, knots
## Card: ace-of-moons, ace-of-suns, ace-of-waves, ace-of-leaves, ace-of-wyrms, ace-of-knots, author, desert, origin, journey, painter, savage, mountain, sailor, battle, forest, discovery, soldier, lunatic, penitent, market, chance-meeting, castle, cave, diplomat, mill, betrayal, pact, darkness, merchant, harvest, watchman, light-keeper, borderland, consul, rite, island, window, huntress, bard, sea, end, calamity, windfall
## Kind: ace, number, pawn, court, crown
## Decision: draft, bid, commit
## Tie: low-card, ranks, traitors
## Theme: suit, ace, crown, card, rank, tie, success, failure, traitor, guard, saving
## Temper: miser, loyalist, pretender, stargazer

suit-moons = Moons
suit-suns = Suns
suit-waves = Waves
suit-leaves = Leaves
suit-wyrms = Wyrms
suit-knots = Knots

# The name of a card, as its title, and in a sentence, with an article: only an Ace has none of its own.
card-ace-of-moons = Ace of Moons
    .the = the Ace of Moons
card-ace-of-suns = Ace of Suns
    .the = the Ace of Suns
card-ace-of-waves = Ace of Waves
    .the = the Ace of Waves
card-ace-of-leaves = Ace of Leaves
    .the = the Ace of Leaves
card-ace-of-wyrms = Ace of Wyrms
    .the = the Ace of Wyrms
card-ace-of-knots = Ace of Knots
    .the = the Ace of Knots
card-author = The Author
card-desert = The Desert
card-origin = The Origin
card-journey = The Journey
card-painter = The Painter
card-savage = The Savage
card-mountain = The Mountain
card-sailor = The Sailor
card-battle = The Battle
card-forest = The Forest
card-discovery = The Discovery
card-soldier = The Soldier
card-lunatic = The Lunatic
card-penitent = The Penitent
card-market = The Market
card-chance-meeting = The Chance Meeting
card-castle = The Castle
card-cave = The Cave
card-diplomat = The Diplomat
card-mill = The Mill
card-betrayal = The Betrayal
card-pact = The Pact
card-darkness = The Darkness
card-merchant = The Merchant
card-harvest = The Harvest
card-watchman = The Watchman
card-light-keeper = The Light Keeper
card-borderland = The Borderland
card-consul = The Consul
card-rite = The Rite
card-island = The Island
card-window = The Window
card-huntress = The Huntress
card-bard = The Bard
card-sea = The Sea
card-end = The End
card-calamity = The Calamity
card-windfall = The Windfall

# The kind of a card, as a title, and in a sentence.
kind-ace = Ace
    .a = an Ace
kind-number = Number
    .a = a number
kind-pawn = Pawn
    .a = a Pawn
kind-court = Court
    .a = a Court
kind-crown = Crown
    .a = a Crown

# $count (usize)
chips = { $count ->
    [one] { $count } chip
   *[other] { $count } chips
}
# $count (usize)
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
# $count (usize)
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
# $count (usize)
ranks = { $count ->
    [one] { $count } rank
   *[other] { $count } ranks
}
# $count (usize)
traitors = { $count ->
    [one] { $count } traitor chip
   *[other] { $count } traitor chips
}
# $count (usize)
players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}

# Chips of one suit, as they are bid or there.
# $count (u8) $suit (Suit)
chips-of = { $count } { SUIT($suit) }

# What a card is: the rank of a number, or another kind.
# $kind (Kind) $rank (u8)
mark = { $kind ->
    [ace] { KIND($kind) }
    [number] { $rank }
    [pawn] { KIND($kind) }
    [court] { KIND($kind) }
   *[crown] { KIND($kind) }
}
# The same with a word for numbers.
# $kind (Kind) $rank (u8)
kind-and-rank = { $kind ->
    [ace] { KIND($kind) }
    [number] number { $rank }
    [pawn] { KIND($kind) }
    [court] { KIND($kind) }
   *[crown] { KIND($kind) }
}
# A rank that rises; none at the end of its track.
# $suit (Suit) $from (u8) $to (Option<u8>)
risen = { $to ->
    [none] { SUIT($suit) } stays at { $from }, the rank is lost
   *[some] { SUIT($suit) } { $from } → { $to }
}
# The place of a bid in an order.
# $place (usize)
ordinal = { $place ->
    [1] { $place }st
    [2] { $place }nd
    [3] { $place }rd
   *[more] { $place }th
}
