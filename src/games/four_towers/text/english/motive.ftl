### What an action is good for: without a subject and a full stop, so that it suits every player; at most about 60 characters.

# $of (Clan)
followers = More for { CLAN($of) } followers
# $of (Trade)
one-more = One more { TRADE($of) }
majority = The most mountaineers
near-majority = Nearer to the most mountaineers
# $mercenaries (u8)
doubled = { $mercenaries } mercenaries: the track counts twice
# $mercenaries (u8)
near-doubled = Nearer to { $mercenaries } mercenaries
market = Nearer to a third champion
champions = What champions count and do
tokens = Gems and spirits
influence = Up the track
# $name (Name)
against = A loss for { $name }
