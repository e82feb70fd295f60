### The score sheet.

## Stage: sets, queen, nobility, permits

causes = Where the points came from
# A cause.
# $of (Cause)
cause = { $of ->
    [permits] During play: permits
    [tokens] During play: city tokens
    [nobility-spaces] During play: nobility spaces
    [last-merchant] First to place { "10" } merchants
    [colour-tiles] Colour sets
    [region-tiles] Region sets
    [queens-rewards] Queen’s rewards
    [nobility-rank] Nobility: furthest { "5" }, second { "2" }
   *[most-permits] Most permits
}
# A cause where there is little room.
# $of (Cause)
short = { $of ->
    [permits] Permits
    [tokens] City tokens
    [nobility-spaces] Nobility spaces
    [last-merchant] Tenth merchant
    [colour-tiles] Colour sets
    [region-tiles] Region sets
    [queens-rewards] Queen’s rewards
    [nobility-rank] Nobility lead
   *[most-permits] Most permits
}
# A stage of the last count.
# $of (Stage)
stage = { $of ->
    [sets] Sets
    [queen] Queen
    [nobility] Nobility
   *[permits] Permits
}
tie-break = Tie-break: servants + cards
# The winner, with the VP.
# $winner (Name) $vp (u16)
won-by-tie-break = { $winner } wins with { $vp } VP on the tie-break: more servants and cards.
# The score if the game ended now.
now = If the game ended now
# The same of one player, with the VP.
# $vp (u16)
now-of = If the game ended now: { $vp } VP
# Ready permits lie open.
for-all = seen by all
# Used permits count for the most at the end.
counts-at-end = count at the end
merchants = Merchants
# VP at the end.
# $vp (u16)
at-end = +{ $vp } at the end
# Cities with a merchant in each set, by player.
sets = Merchants in each set
# A player's merchants in a set: the cities filled, and all.
# $name (Name) $set (RewardTile) $filled (usize) $all (usize)
filled = { $name }, { REWARD_TILE($set) }: { $filled } of { $all }
# The politics cards by colour.
cards = Politics cards
discarded = Discarded
elsewhere = In hands and deck
colour = Colour
# A city where a permit may place, perhaps for servants.
# $city (Name) $servants (u16)
free = { $city }{ $servants ->
    [0] { "" }
   *[more] { "" } for { SERVANTS($servants) }
}
# What a ready permit may be used for.
# $cities (List)
may-place = May place in { LIST($cities, between: " or ") }.
# Cities of a permit where its owner is.
# $cities (List)
already-in = Already in { LIST($cities) }.
