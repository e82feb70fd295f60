### The parts of the log that tell several events at once, without a full stop.

# $count (usize)
expansions = { $count ->
    [one] { $count } expansion
   *[other] cascade of { $count }
}
    .first = { $count ->
        [one] { $count } expansion
       *[other] Cascade of { $count }
    }
# Peasants that became lords.
# $of (Clans of Clan)
new-lords = { LORDS($of) }
# Demons pushed into the City, and the lords that follow.
# $of (Clans of Clan) $lords (Clans of Clan)
new-demons = { DEMONS($of) }{ $lords ->
    [none] { "" }
    [one] , { LORDS($lords) } follows
   *[other] , { LORDS($lords) } follow
}
# The influence of a seat before and after.
# $name (Name) $before (u16) $after (u16)
influence = { $name } { $before } → { $after }
# The gem on a space worth so much.
# $name (Name) $worth (u16)
gem = { $name } took the gem on { $worth }
# $name (Name)
doubled = { $name }’s influence counts twice
    .first = { $name }’s influence counts twice
# $name (Name)
spared = { $name } spared everyone
# $of (Champion)
shown = { CHAMPION($of, form: "the") } is on show
    .first = { CAPITAL(CHAMPION($of, form: "the")) } is on show
# All of these parts as a sentence; the first one is its `.first`, if it has one.
# $parts (List)
brought = { LIST($parts, between: "; ") }.
# The same as they are spoken.
# $parts (List)
spoken = { LIST($parts, between: ", ") }.
# What became of the drawn peasants that are not placed: one of the messages that follow for each.
# $parts (List)
kept = kept { LIST($parts, between: ", ") }
# $of (Clan) $to (Space)
kept-as = { CLAN($of) } { SPACE($to) }
# $of (Clan)
kept-not = { CLAN($of) } to the temple
