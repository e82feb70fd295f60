### Changes that concern a seat.

# $name (Name)
last-round = { $name } began the last round: this is your last turn.
# The player who claimed the tile, and the number of its cities with a merchant of the seat.
# $name (Name) $tile (RewardTile) $own (u8)
tile-gone = { $name } claimed the { REWARD_TILE($tile) } tile{ $own ->
    [0] { "" }
   *[more] ; you already had { CITIES($own) }
}.
# The player who took it, and the permit.
# $name (Name) $permit (Text)
permit-gone = { $name } took permit { $permit }.
# $name (Name) $region (Region)
permits-changed = { $name } changed the permits of the { REGION($region) }.
# The player who placed, the city, and the permit of the seat for it.
# $name (Name) $city (Name) $permit (Text)
city-dearer = { $name } is now in { $city }: placing there with { $permit } costs you { "1" } more servant.
# $city (Name)
queen-elsewhere = The queen is now in { $city }: roads are counted from there.
# The player who passed the seat or drew level, and the space reached.
# $name (Name) $space (u8) $level (bool)
passed = { $level ->
    [yes] { $name } drew level with you on the nobility track, on { $space }.
   *[no] { $name } passed you on the nobility track, reaching { $space }.
}
# The cards of the seat match a council again, for so many coins.
# $council (Council) $coins (u16)
matches-now = Your cards now match { COUNCIL($council, form: "the") }, for { COINS($coins) }.
# $council (Council)
matches-none = None of your cards match { COUNCIL($council, form: "the") } now.
# The lowest price in coins with the cards of the seat, before and now.
# $council (Council) $dearer (bool) $before (u16) $now (u16)
price = With your cards, { COUNCIL($council, form: "the") } is now { $dearer ->
    [yes] more expensive
   *[no] cheaper
}: { $before } → { COINS($now) }.
