### The ten steps of a turn.

title = Ten { step.many }
note = in this order; a later { step } closes earlier ones
# $of (Play)
name = { CAPITAL(PLAY($of)) }
# The number of a step, of all.
# $play (u8) $all (usize)
number = { step } { $play } of { $all }
# What a step is, for those who meet it the first time.
# $of (Play) $bought (usize) $drawn (u8)
what = { $of ->
    [third] Take a champion free, once you’ve bought { $bought } and your market is full.
    [buy] Pay for a champion with followers of any clans.
    [begin] Use the skills of your champions that work at the beginning of a turn.
    [mercenary] Give up your last mercenary and remove a peasant from the map.
    [mountaineer] Give up your last mountaineer and move a peasant from the hills to the mountains.
    [merchant] Give up a merchant and move your marker up.
    [draw] Take { $drawn } peasants from the supply.
    [place] Put one of them in a village.
    [assign] Keep the other two as followers or in a { craft }.
   *[end] Use the skills of your champions that work at the end of a turn.
}
# Why a step is closed, in a few words.
# $count (u8)
needs-champions = needs { $count ->
    [one] { $count } champion
   *[other] { $count } champions
}
# $count (u8)
needs-merchants = needs { $count ->
    [one] { $count } merchant
   *[other] { $count } merchants
}
third-taken = taken
no-followers = no followers
# The lowest price, and the followers there.
# $price (u8) $there (u8)
too-dear = costs { $price }, you have { $there }
# $bought (usize)
all-bought = { $bought } bought
none-on-show = none on show
no-champion = no champion yet
no-such-skill = none usable now
none-there = none
nobody-there = nobody to move
on-gold = on gold
# $play (u8)
closed-by = closed by { step } { $play }
# $play (u8)
needs = needs { step } { $play }
# What an open step does: champions on show, and the followers there.
# $count (u8) $followers (u8)
on-show = { $count } on show, you have { $followers }
# The champions whose skills can be used.
# $of ([Champion])
skills = { LIST(CHAMPION($of)) }
# $most (u8)
removes = { $most ->
    [1] remove a peasant
   *[more] remove { "1" } or { $most } peasants
}
climbs = hills to mountains
climbs-far = one ring up
# Influence before and after.
# $before (u16) $after (u16)
rises = influence { $before } → { $after }
must = required next
# Peasants to take from the supply, and those that are taken with what is left to take.
# $of (u8)
to-take = take { $of }
# $count (u8) $left (u8)
taken = { $count } taken, { $left } more
# $count (u8)
to-go = { $count } to go
# What a step did: a peasant that was kept.
# $of (Space)
kept = { SPACE($of) }
