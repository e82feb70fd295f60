### Facts for beginners, each a sentence.

# $of (Clan)
no-lord-now = There’s no { CLAN($of) } lord now: { CLAN($of) } followers count { "0" }.
# $name (Name) $of (Clan) $count (u8)
gains-most = Nobody gains more from a { CLAN($of) } lord than { $name }: { FOLLOWERS_OF($count, $of) }.
almost-doubled = One more mercenary doubles your influence.
# $lost (u16)
ends-majority = You’d no longer have the most mountaineers: −{ POINTS($lost) }.
# $won (u16)
makes-majority = You’d have the most mountaineers: +{ POINTS($won) }.
almost-full = One more merchant fills your market.
# $worth (u16)
gem-ahead = There’s a gem on { $worth } for the first marker there.
# $of (Clan) $lost (u16)
costs-you = A { CLAN($of) } lord would follow, and you’d lose { POINTS($lost) }.
# $left (u8)
turns-left = { $left ->
    [1] This is your last turn.
   *[more] You have { $left } turns left.
}
# $of (Clan) $left (u8)
runs-out = { $left ->
    [0] { CAPITAL(CLAN($of)) } is used up.
   *[more] The supply has only { PEASANTS_OF($left, $of) }.
}
