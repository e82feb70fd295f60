### The ribbon: what is to be done, the preview of a decision, and its buttons. Sentences are whole; titles and parts have no full stop.

# Titles, beside the names of the steps.
# $at (Village)
place-in = Place in { VILLAGE($at) }
# $of (Village)
expands = { VILLAGE($of) } expands
# $of (Clan)
keep = Keep the { CLAN($of) } peasant
choose-spirits = Choose spirits
# The number of an expansion, of all in the cascade.
# $number (usize) $of (usize)
in-cascade = { $number } of { $of } in this cascade
first-of-two = { "1" } of { "2" }
second-of-two = { "2" } of { "2" }
# What a purchase still asks for.
# $paid (u8) $price (u8)
pay-step = { $paid } of { $price } paid
# What is to be done: the number of open steps before the draw, and the peasants to draw.
# $open (usize) $drawn (u8)
start = { $open ->
    [0] Draw { $drawn } peasants.
    [1] { $open } { step } is open: do it, or draw { $drawn } peasants.
   *[more] { $open } { step.many } are open: do one, or draw { $drawn } peasants.
}
# Peasants still to take.
# $left (u8)
take-more = Take { $left } more. The first you take is the one you place.
closes-nothing = Drawing closes nothing.
# $play (u8)
closes-play = Drawing closes { step } { $play }.
# $first (u8) $last (u8)
closes-plays = Drawing closes { step.many } { $first } to { $last }.
no-village = None of your peasants fits in a village: place one in any home.
# $left (u8)
spirits-left = Choose { $left ->
    [one] { $left } more spirit
   *[other] { $left } more spirits
}.
end-skills = Use an end skill, or end your turn.
# $name (Name)
waits-for = { $name } is thinking.
# Previews in a sentence: a placement that sets nothing off, and one that does, with the cascade and whether the influence rises.
# $of (Clan) $at (Village)
placement = { CAPITAL(CLAN($of)) } to { VILLAGE($at) }.
# $of (Clan) $at (Village) $cascade (Text) $rises (bool) $before (u16) $after (u16)
placement-expands = { CAPITAL(CLAN($of)) } to { VILLAGE($at) }: { $cascade }{ $rises ->
    [yes] , influence { $before } → { $after }
   *[no] { "" }
}.
# An expansion, and what it changes: one of the two messages that follow.
# $of (Village) $ways (List) $effect (Option<Text>)
expansion = { VILLAGE($of) }: { LIST($ways, between: ", ") }{ $effect ->
    [none] { "" }
   *[some] ; { $effect }
}.
# $of (Clan) $before (u16) $after (u16)
lords-change = { CLAN($of) } lords { $before } → { $after }
# $of (Clan) $before (u16) $after (u16) $follows (bool)
demons-change = { CLAN($of) } demons { $before } → { $after }{ $follows ->
    [yes] , a lord follows
   *[no] { "" }
}
# The place on its row, whether it makes for the most mountaineers, and the points of the row.
# $of (Clan) $to (Space) $place (u8) $most (bool) $before (u16) $after (u16)
assign = { CAPITAL(CLAN($of)) } as { ORDINAL($place) } { SPACE($to) }: { $most ->
    [yes] the most, { "" }
   *[no] { "" }
}{ $before } → { $after } points.
# The price, the followers paid so far, and the points of all followers.
# $of (Champion) $price (u8) $paid (u8) $before (u16) $after (u16)
buy = { CHAMPION($of) }, { PRICE($price) }: { $paid } paid, followers × lords { $before } → { $after }.
# The clan of the mercenary, who leaves, and all points.
# $given (Clan) $of (Clans of Clan) $at (Village) $before (u16) $after (u16)
mercenary = Give up { CLAN($given) }, the last one: { CLANS($of) } { $of ->
    [one] leaves
   *[other] leave
} { VILLAGE($at) }; { $before } → { $after } points.
# $given (Clan) $of (Clan) $from (Village) $to (Village) $before (u16) $after (u16)
mountaineer = Give up { CLAN($given) }, the last one: { CLAN($of) } from { VILLAGE($from) } to { VILLAGE($to) }; { $before } → { $after } points.
# $of (Clan) $before (u16) $after (u16)
merchant = Give up { CLAN($of) }: influence { $before } → { $after }.
# A marker that goes down.
# $name (Name) $before (u16) $after (u16)
demotion = { $name }: { $before } → { $after }.
# Parts of a preview.
# $of (Clans of Clan)
stays = { CLANS($of) } { $of ->
    [one] stays
   *[other] stay
}
# $at (Village)
then-holds = { VILLAGE($at) } then holds
sets-off = Expands, and sets off
in-all = In all
influence = Influence
clans-are-yours = you say who goes where, one by one
# $of (Clan)
lords-of-clan = { CAPITAL(CLAN($of)) } lords
demons = Demons
# $of (Clan)
lord-follows = A { CLAN($of) } lord follows
# $of (Clan)
your = Your { CLAN($of) } followers
points-now = Points now
at-the-end = At the end
down-one = Down { "1" }
next = Next
# A step that a later one has closed.
# $of (Play) $by (u8)
closed-by = You’ve already done { step } { $by }, so “{ PLAY($of) }” is closed.
# Buttons.
do-draw = Draw
do-place = Place
place-and-expand = Place and expand
do-expand = Expand
# $name (Name) $before (u16) $after (u16)
expand-and-demote = Expand, { $name } { $before } → { $after }
all-filled-in = Play it out
spare = Spare
# $to (Space)
keep-as = Keep as { SPACE($to) }
do-buy = Buy
# $left (u8)
pay-more = Buy: pay { $left } more
take-free = Take it free
give-up = Give up
use-skill = Use skill
end-turn = End turn
