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
