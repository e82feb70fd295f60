### Reasons why something on the table can't be picked, beside those of the rules.

not-your-turn = It’s not your turn.
not-asked = Nothing to do with this now.
# A step or a champion, and why it is closed.
# $what (Text) $why (Text)
play-closed = { $what }: { $why }.
# $at (Village)
nobody = Nobody to choose in { VILLAGE($at) }.
# What is taken already.
# $count (u8)
enough = You’ve taken { $count }. Give one back first.
# $of (Trade)
full = Every space for { TRADE($of, form: "some") } is taken.
# $of (Clan)
nothing-taken = You haven’t taken any { CLAN($of) }.
