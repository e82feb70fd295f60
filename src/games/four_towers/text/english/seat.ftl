### The seats: their panels, what a seat has on request, and the own mats.

# $name (Name) $number (u8) $of (u8)
turn-of = { $name }’s turn, { ORDINAL($number) } of { $of }
# $count (u16)
now = If it ended now: { POINTS($count) }
# $value (u16)
influence = Influence { $value }
doubled = counts twice
safe = safe on gold
on-black = is on { "0" }
# $count (u8) $of (Clan)
some-followers = { FOLLOWERS_OF($count, $of) }
# $of (Trade) $count (u8)
count = { $count } { $count ->
    [one] { TRADE($of) }
   *[other] { TRADE($of, form: "some") }
}
# $count (u8)
some-loose-gems = { LOOSE_GEMS($count) }
# A champion, with the tokens left on it.
# $of (Champion) $count (u8)
champion-with-gems = { CHAMPION($of) }, { GEMS($count) }
# $of (Champion) $count (u8)
champion-with-spirits = { CHAMPION($of) }, { $count ->
    [one] { $count } spirit
   *[other] { $count } spirits
}
# The mats.
# $count (u16)
your-followers = Your followers · { $count }
# $name (Name) $count (u16)
followers-of-seat = { $name }’s followers · { $count }
# What the followers bring.
# $count (u16)
times-lords = × lords = { POINTS($count) }
# Own followers, lords, and the points they make.
# $of (Clan) $followers (u8) $lords (u8) $brings (u16)
row = { FOLLOWERS_OF($followers, $of) } times { LORDS_OF($lords, $of) }: { POINTS($brings) }
# The number taken, the number of spaces, and the points.
# $count (u8) $of (u8) $brings (u16)
of-spaces = { $count } of { $of } · { POINTS($brings) }
# The mercenary with this number doubles the track.
# $number (u8)
seventh = the { ORDINAL($number) } doubles the track
counts-twice = track counts twice
any = any
# Points for each with the most mountaineers.
# $each (u16)
most = the most, { $each } each
market-full = market full
# The tiles of drawn peasants.
to-place = place
to-keep = keep
then = then
placed = placed
hand = Drawn
supply = Supply
# A phone’s table of what towers and city hold, and of what followers bring by the lords.
towers = Towers, lords
city = City, demons
followers-by-lords = Followers × lords
