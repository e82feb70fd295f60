### Changes that concern a player, said to that player.

# Lords of a clan before and after, and what the own followers bring.
# $of (Clan) $before (u8) $after (u8) $points (u16) $now (u16)
lords = { CAPITAL(CLAN($of)) } lords { $before } → { $after }: your { CLAN($of) } followers bring { $points } → { $now } points.
# $name (Name) $before (u16) $after (u16)
fell = { $name } moved your marker down: influence { $before } → { $after }.
# $name (Name)
majority-lost = You no longer have the most mountaineers: { $name } caught up.
majority-won = You now have the most mountaineers.
# $name (Name) $of (Champion)
taken = { $name } took { CHAMPION($of, form: "the") } from the champions on show.
# $name (Name) $worth (u16)
gem-taken = { $name } took the gem on { $worth }.
# $name (Name)
passed = { $name } passed you on the influence track.
# $before (u16) $now (u16)
points = Your points changed: { $before } → { $now }.
