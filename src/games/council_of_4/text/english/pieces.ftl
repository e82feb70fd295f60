### Pieces and amounts by themselves.

# $colour (Colour)
colour-name = { COLOUR($colour) }
# $card (Politics)
card = { POLITICS($card) }
# $region (Region)
region-name = { REGION($region) }
# Where there is little room.
# $region (Region)
region-short = { $region ->
    [coast] Coast
    [hills] Hills
   *[mountains] Mtns
}
# The merchant of nobody, among the names of players.
neutral = neutral
# $colour (CityColour)
city-colour-name = { CITY_COLOUR($colour) }
# $tile (RewardTile)
tile = { REWARD_TILE($tile) }
# A place in an order, from 1.
# $place (usize)
place = { PLACE($place) }
# $count (u16)
coins = { COINS($count) }
# $count (u16)
servants = { SERVANTS($count) }
# $count (u16)
cards = { CARDS($count) }
# $count (u16)
vp = { VP($count) }
# $count (u16)
nobility-steps = { NOBILITY_STEPS($count) }
main-action = an extra main action
# $space (u16)
nobility-space = nobility space { $space }
# Ready permits, of all.
# $ready (u16) $all (u16)
permits = { $ready } of { PERMITS($all) } ready
# $left (u16)
merchants-left = { $left ->
    [one] { $left } merchant to place
   *[other] { $left } merchants to place
}
# A place for face-up permits, with its number.
# $slot (Slot)
slot-name = { SLOT($slot) }
# What an open choice is about.
# $decision (Decision)
choice = { DECISION($decision) }
