### Moves at a glance, without a full stop.

# The champion is missing if its slot is empty.
# $of (Option<Champion>)
third = Take { $of ->
    [none] a champion
   *[some] { CHAMPION($of, form: "the") }
} free
# $of (Option<Champion>) $paid (Clans of Clan)
buy = Buy { $of ->
    [none] a champion
   *[some] { CHAMPION($of, form: "the") }
} for { FOLLOWERS($paid) }
# $of (Clans of Clan)
choose = Choose { SPIRITS($of) }
# $of (Clans of Clan) $at (Village)
mercenary = Give up a mercenary: remove { CLANS($of) } from { VILLAGE($at) }
# $of (Clan) $from (Village) $to (Village)
mountaineer = Give up a mountaineer: move { CLAN($of) } from { VILLAGE($from) } to { VILLAGE($to) }
# $of (Clan)
merchant = Give up the { CLAN($of) } merchant
# $of (Clans of Clan)
draw = Draw { CLANS($of) }
# $of (Clan) $at (Village)
place = Place { CLAN($of) } in { VILLAGE($at) }
# Who takes which line of a village.
# $of (Village) $ways (List)
expand = Expand { VILLAGE($of) }: { LIST($ways, between: ", ") }
# $name (Name)
demote = Move { $name }’s marker down
spare = Spare everyone
# $of (Clan) $to (Space)
assign = Keep { CLAN($of) } as a { SPACE($to) }
# $of (Clan)
dismiss = Send { CLAN($of) } to the temple
end = End your turn
# The use of a skill: whose, and one of the messages that follow, which say what it does.
# $of (Champion) $what (Text)
skill = { CHAMPION($of) }: { $what }
# $from (Village) $to (Village)
marshal = move red from { VILLAGE($from) } to { VILLAGE($to) }
# $first (Clan) $one (Village) $second (Clan) $other (Village)
tactician = swap { CLAN($first) } in { VILLAGE($one) } and { CLAN($second) } in { VILLAGE($other) }
# $of (Clan)
recruiter = take a { CLAN($of) } spirit as a follower
rise = your marker goes up
# $spirit (Clan) $at (Village)
kindler = place a { CLAN($spirit) } spirit in { VILLAGE($at) }
# $spirit (Clan) $peasant (Clan) $at (Village)
changeling = a { CLAN($spirit) } spirit replaces { CLAN($peasant) } in { VILLAGE($at) }
# $name (Name) $spirit (Clan)
slanderer = spend a { CLAN($spirit) } spirit, { $name } goes down
# $spirit (Clan) $to (Trade)
foreman = make a { CLAN($spirit) } spirit a { TRADE($to) }
# $follower (Clan) $to (Trade)
quartermaster = make a { CLAN($follower) } follower a { TRADE($to) }
# $given (Clan) $taken (Clan)
shepherd = exchange a { CLAN($given) } follower for a { CLAN($taken) } spirit
