### Why an action breaks the rules, each a sentence; `players` alone is about a set-up and a part of one.

## Decision: play, spirits, demote, expand, place, assign, end, over

# $count (u8) $fewest (u8) $most (u8)
players = it has { $count ->
    [one] { $count } player
   *[other] { $count } players
}, not { $fewest } to { $most }
# What must be done before anything else.
# $of (Decision)
another-decision = { $of ->
    [play] Draw your peasants first.
    [spirits] Choose your champion’s spirits first.
    [demote] Move a marker down first, or spare everyone.
    [expand] A village must expand first.
    [place] Place a peasant first.
    [assign] Assign your peasants first.
    [end] All your peasants are assigned.
   *[over] The game is over.
}
# It or a later step is done.
# $number (u8) $of (Play)
closed = You’ve already done { step } { $number }, “{ CAPITAL(PLAY($of)) }”, or a later one.
# $slot (u8)
empty-slot = There’s no champion in slot { $slot }.
# $merchants (u8)
market-not-full = You need { $merchants } merchants for the third champion.
# $bought (usize)
too-few-bought = You need { $bought ->
    [one] { $bought } champion
   *[other] { $bought } champions
} bought first.
third-taken = You’ve already taken your free champion.
# $bought (usize)
all-bought = You’ve already bought { $bought } champions.
# $due (u8) $paid (u8)
wrong-price = The price is { PRICE($due) }, not { $paid }.
# $of (Clan)
too-few = There aren’t enough { CLAN($of) } ones.
# $due (u8) $named (u8)
wrong-number = Take { $due }, not { $named }.
# $most (u8) $named (u8)
too-many = Take { $most } at most, not { $named }.
# $of (Champion)
not-owned = You don’t have { CHAMPION($of, form: "the") }.
# Skills that are for another moment.
# $of (Champion)
works-at-begin = { CAPITAL(CHAMPION($of, form: "the")) } works at the beginning of a turn.
# $of (Champion)
works-at-end = { CAPITAL(CHAMPION($of, form: "the")) } works at the end of a turn.
# $of (Champion) $trade (Trade)
works-with = { CAPITAL(CHAMPION($of, form: "the")) } works when you give up a { TRADE($trade) }.
# $of (Champion)
used-already = You’ve already used { CHAMPION($of, form: "the") } this turn.
# $of (Champion)
no-token = { CAPITAL(CHAMPION($of, form: "the")) } has nothing left to spend.
# $of (Clan)
no-spirit = The champion has no { CLAN($of) } spirit.
# $of (Clan) $at (Village)
not-there = There aren’t enough { CLAN($of) } peasants in { VILLAGE($at) }.
# $one (Village) $other (Village)
no-line = No line joins { VILLAGE($one) } and { VILLAGE($other) }.
# $of (Village) $ring (Ring)
wrong-ring = { VILLAGE($of) } is in the wrong ring: { RING($ring, form: "the") }.
# $of (Clan)
same-clan = Both are { CLAN($of) }, so nothing would change.
# $of (Village)
not-single = { VILLAGE($of) } doesn’t hold exactly { "1" } peasant.
cannot-fall = That marker can’t go down.
on-gold = Your marker is on gold and can’t go higher.
# $of (Clan)
not-in-temple = The temple has no { CLAN($of) } spirit.
# $of (Clan)
no-follower = You have no { CLAN($of) } follower.
no-lord-made = You haven’t made a lord this turn.
no-demon-made = You haven’t made a demon this turn.
nobody-above = No marker is above yours.
not-last = Your marker isn’t alone in last place.
# $of (Trade)
nobody = You have no { TRADE($of) }.
no-captain = Only the Free Captain lets a mercenary remove a second peasant.
stuck-draw = Draw at least { "1" } peasant that fits in a village.
# $of (Clan)
not-drawn = You have no { CLAN($of) } peasant left to use.
# $of (Clan) $at (Village)
no-place = { VILLAGE($at) } takes no { CLAN($of) } peasant now.
# $of (Village) $peasants (u8)
not-bursting = { VILLAGE($of) } has fewer than { $peasants } peasants.
# $of (Clan)
no-space-for-follower = Your row of { CLAN($of) } followers is full.
# $of (Clan) $trade (Trade)
no-space = No free space takes a { CLAN($of) } { TRADE($trade) }.
# $of (Clan)
fits-elsewhere = { CAPITAL(CLAN($of)) } has a space on your mats, so it can’t go to the temple.
