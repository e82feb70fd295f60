### Reasons for an action: sentences without a subject and a full stop, of about sixty characters at most.

# Said of ending the turn.
enough = Saves resources for later
# $count (u16)
vp = Gains { VP($count) } now
# $tile (RewardTile)
tile = Claims the { REWARD_TILE($tile) } tile
# The cities that are missing for a reward tile.
# $tile (RewardTile) $missing (u8)
nearer = { $missing ->
    [1] { $missing } city short of the { REWARD_TILE($tile) } tile
   *[more] Closer to the { REWARD_TILE($tile) } tile: { $missing } to go
}
# The merchants that are left to place.
# $left (u8)
merchant = { $left ->
    [0] Places the last merchant
   *[more] One more merchant placed, { $left } to go
}
# A permit for one or two cities, or for several, of which the number is told.
# $cities (List) $count (usize)
permit = A permit for { $count ->
    [0] nothing
    [1] { LIST($cities) }
    [2] { LIST($cities, between: " or ") }
   *[more] one of { $count } cities
}
# $council (Council) $count (u8) $size (usize)
matches = { $council ->
    [coast] Cards match { $count } of the { $size } { COUNCIL($council) } councillors
    [hills] Cards match { $count } of the { $size } { COUNCIL($council) } councillors
    [mountains] Cards match { $count } of the { $size } { COUNCIL($council) } councillors
   *[queen] Cards match { $count } of the queen’s { $size } councillors
}
# $cities (u8)
group = Connects { $cities } cities, gaining all their tokens
# $count (u16)
coins = Gains { COINS($count) }
# $count (u16)
servants = Gains { SERVANTS($count) }
# $count (u16)
cards = Gains { CARDS($count) }
# $steps (u8)
nobility = { $steps ->
    [one] { $steps } step up the nobility track
   *[other] { $steps } steps up the nobility track
}
main-action = Gains an extra main action
queen-near = Brings the queen close to free cities
# $name (Name)
against = Sets { $name } back
# Several merchants placed, and those that are left to place.
# $count (u8) $left (u8)
merchants = { $left ->
    [0] Places the last { $count } merchants
   *[more] { $count } more merchants placed, { $left } to go
}
# What another turn misses.
# $good (Good) $count (u16)
more = { $good ->
    [vp] { VP($count) } more
    [coins] { COINS($count) } more
    [servants] { SERVANTS($count) } more
    [cards] { CARDS($count) } more
   *[nobility] { $count } further on the nobility track
}
# What another player loses, from here on.
# $name (Name) $tile (RewardTile)
denied = Against { $name }: the { REWARD_TILE($tile) } tile is gone
# $name (Name) $council (Council)
unmatched = Against { $name }: { COUNCIL($council, form: "the") } likely costs more
# $name (Name)
queen-away = Against { $name }: the queen is near fewer free cities
# $name (Name)
outranked = Against { $name }: no longer first in nobility
# $name (Name)
fewer-permits = Against { $name }: no longer the most permits
# A reason as a sentence.
# $reason (Text)
sentence = { $reason }.
# What a puzzle is about, in the list of puzzles.
# $of (Theme)
theme = { $of ->
    [tile] A reward tile
    [ending] The last merchant
    [change] Other permits
    [nobility] Nobility
    [queen] The queen’s help
    [chain] A chain of tokens
    [election] Electing councillors
    [extra] Extra main action
    [merchant] The right city
    [permit] The right permit
   *[preparing] Preparing a move
}
