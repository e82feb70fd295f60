### Words that stand alone.

# $of (Clan)
clan-name = { CLAN($of) }
# Some of each clan, without saying what they are: “2 red and 1 blue”.
# $of (Clans of Clan)
some-clans = { CLANS($of) }
# $of (Ring)
ring-name = { RING($of) }
# $of (Village)
village-name = { VILLAGE($of) }
# All who have a craft, as a heading.
# $of (Trade)
trades = { CAPITAL(TRADE($of, form: "some")) }
# $count (u16)
some-points = { POINTS($count) }
