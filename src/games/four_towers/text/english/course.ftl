### The lessons: their titles, the values of their steps inside a sentence, and the tasks.

## Lesson: aim, turn, expansion, lords, plays, demons, gathering, cascades, demoting, trading, ending

# $of (Lesson)
title = { $of ->
    [aim] Followers and lords
    [turn] A turn
    [expansion] Expansion
    [lords] Lords
    [plays] Champions and { craft.many }
    [demons] Demons, and the end
    [gathering] Followers or { craft.many }
    [cascades] Cascades and lords
    [demoting] The others’ markers
    [trading] Doubled influence
   *[ending] Keeping the lead
}
# Values, which are objects of their sentences where the case shows.
# $count (u8)
turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
# $of (Clans of Clan)
some-peasants = { PEASANTS($of) }
# $count (u8) $of (Clan)
some-followers = { FOLLOWERS_OF($count, $of) }
# $count (u8) $of (Clan)
some-lords = { LORDS_OF($count, $of) }
# $of (Clan)
the-merchant = the { CLAN($of) } merchant
# Who takes which line.
# $ways (List)
ways = { LIST($ways, between: ", ") }
# A champion at the beginning of a sentence.
# $of (Champion)
the-champion = { CAPITAL(CHAMPION($of, form: "the")) }
# Tasks.
# $of (Champion)
buy = buy { CHAMPION($of, form: "the") }
# $ways (List)
expand = push { LIST($ways, between: ", ") }
# Another marker moves down, whose name a task does not know.
demote = move the other marker down
# $of (Clans of Clan)
draw = draw { CLANS($of) }
# $of (Clan) $at (Village)
place = place { CLAN($of) } in { VILLAGE($at) }
# $of (Clan) $to (Space)
assign = keep { CLAN($of) } as a { SPACE($to) }
# $of (Clan)
merchant = give up the { CLAN($of) } merchant
# $of (Clan) $from (Village) $to (Village)
mountaineer = give up a mountaineer: move { CLAN($of) } from { VILLAGE($from) } to { VILLAGE($to) }
