### Events in words, and the log.

# $name (Name)
drew = { $name } drew cards.
# $name (Name) $cards (List)
drew-known = { $name } drew { LIST($cards) }.
# $name (Name)
laid = { $name } laid a card.
# $name (Name) $card (u8)
laid-known = { $name } laid { $card }.
# $name (Name) $cards (List)
showed = { $name } showed { LIST($cards) }.
# $name (Name) $prize (u8)
took = { $name } took { $prize }.
# $name (Name)
kept = { $name } kept everything.
# $name (Name) $points (u32)
won = { $name } staked and won { POINTS($points) }.
# $name (Name) $points (u32)
lost = { $name } staked and lost { POINTS($points) }.
