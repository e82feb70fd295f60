### Sources of points: parts of a list, with a capital and without a full stop.

# The permit as it is to be named.
# $permit (Text)
permit = Permit { $permit }
# $city (Name)
token = Token of { $city }
# A space of the nobility track.
# $space (u8)
space = Nobility space { $space }
# $merchants (u8)
last-merchant = First to place { $merchants } merchants
# $tile (RewardTile)
tile = { REWARD_TILE($tile) } tile
# A queen’s reward tile, by its place from 1, with the tile that it came with.
# $place (usize) $tile (RewardTile)
queens-reward = { PLACE($place) } queen’s reward, with the { REWARD_TILE($tile) } tile
# The own place from 1 and space on the nobility track, with those of the others.
# $place (usize) $is-tied (bool) $own (u8) $others (List)
nobility-rank = { $place ->
    [1] Furthest
   *[more] { PLACE($place) }
} on the nobility track{ $is-tied ->
    [yes] , tied
   *[no] { "" }
}: space { $own } against { LIST($others) }
# The same of the number of permits.
# $place (usize) $is-tied (bool) $own (u8) $others (List)
most-permits = { $place ->
    [1] Most permits
   *[more] Not the most permits
}{ $is-tied ->
    [yes] , tied
   *[no] { "" }
}: { $own } against { LIST($others) }
# $servants (u16) $cards (u8)
tie-break = { SERVANTS($servants) } and { CARDS($cards) } in hand
tie-break-rule = Counts only between players with the same VP.
the-end = At the end
# $space (u8) $permit (Text)
space-by-permit = { SPACE($space) }, reached with permit { $permit }
# $space (u8) $city (Name)
space-by-token = { SPACE($space) }, reached with the token of { $city }
# The number of another player, in a list.
# $number (u8) $name (Name)
other = { $number } ({ $name })
