### What an action is good for: without a subject and a full stop, so that it suits every player; at most about 60 characters.

# $of (Clan)
followers = More for { CLAN($of) } followers
# $of (Trade)
one-more = One more { TRADE($of) }
majority = The most mountaineers
near-majority = Closer to the most mountaineers
# $mercenaries (u8)
doubled = { $mercenaries } mercenaries: the track counts twice
# $mercenaries (u8)
near-doubled = Closer to { $mercenaries } mercenaries
market = Closer to a third champion
champions = Champions’ skills and bonuses
tokens = Gems and spirits
influence = Up the track
# $name (Name)
against = A loss for { $name }
# More followers of a clan.
# $count (u8) $of (Clan)
recruits = { FOLLOWERS_OF($count, $of) } more
# More lords of a clan, for those with followers of it.
# $count (u8) $of (Clan)
lords = { LORDS_OF($count, $of) } more, for { CLAN($of) } followers
# $of (Clan)
outward = { CAPITAL(CLAN($of)) } peasants closer to becoming lords
# At least two more of a trade.
# $count (u8) $of (Trade)
several-more = { $count } more { TRADE($of, form: "some") }
# $of (Champion)
hires = { CAPITAL(CHAMPION($of, form: "the")) } joins
# $of (Champion)
bonus = Closer to a higher bonus: { CHAMPION($of) }
# What another player loses, from here on.
# $name (Name)
lower = Against { $name }: lower on the track
# $name (Name) $of (Clan)
fewer-lords = Against { $name }: fewer { CLAN($of) } lords
# $name (Name) $of (Clan)
inward = Against { $name }: { CLAN($of) } peasants further from being lords
# $name (Name)
overtaken = Against { $name }: no longer the most mountaineers
# What a puzzle is about, in the list of puzzles.
# $of (Theme)
theme = { $of ->
    [champion] A champion
    [doubling] Doubling the track
    [majority] Most mountaineers
    [sacrifice] A sacrifice
    [fall] Others lose influence
    [cascade] A cascade
    [lord] Making a lord
    [trade] The right craft
    [followers] Followers
   *[influence] Influence
}
