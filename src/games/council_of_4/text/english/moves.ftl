### The list of legal moves: each at a glance and in one sentence.

search = City, colour, permit or action: “indur”, “pink coast”
all = All
# $count (usize)
main = Main { $count }
# $count (usize)
quick = Quick { $count }
which = Filter moves
# A group with its number of moves, and whether it is open.
# $name (Text) $count (usize) $open (bool)
group = { $name }, { $count ->
    [one] { $count } move
   *[other] { $count } moves
}, { $open ->
    [yes] open
   *[no] closed
}
# The number of other payments, and whether they are shown.
# $count (usize) $open (bool)
other-payments = { $count ->
    [one] { $count } other payment
   *[other] { $count } other payments
}, { $open ->
    [yes] shown
   *[no] hidden
}
group-hint = group
end = End the turn
# $colour (Colour) $council (Council)
councillor = { COLOUR($colour) } to { COUNCIL($council, form: "the") }
# $colour (Colour)
falls-out = { COLOUR($colour, form: "small") } leaves
# $letters (Text) $region (Region) $slot (Slot)
permit-at = { $letters }, { REGION($region) }, { SLOT($slot) } slot
# $city (Name) $letters (Text)
city-by-permit = { $city } with { $letters }
# $names (List)
who-is-here = { $names ->
    [one] { LIST($names) } is here
   *[other] { LIST($names) } are here
}
# $count (u8)
roads = { $count ->
    [0] the queen is here
   *[more] { ROADS($count) }
}
# $cities (usize)
chain = chain of { $cities } cities
servant = { "1" } servant
# $permits (List)
under-the-deck = { $permits ->
    [0] { "" }
    [one] { LIST($permits) } goes under the deck
   *[other] { LIST($permits) } go under the deck
}
main-action = { "1" } extra main action
# $city (Name)
token = Token of { $city }
none = None of them
# $cities (List)
two-cities = { LIST($cities) }
# A reward tile with its VP, perhaps with those of a queen’s reward tile.
# $tile (RewardTile) $vp (u16) $queens (Option<u16>)
completes = claims the { REWARD_TILE($tile) } tile: { VP($vp) }{ $queens ->
    [none] { "" }
   *[some] { "" } and the queen’s reward of { $queens }
} at the end
# $colour (Colour) $council (Council) $left (Colour)
elect = Elect { ELECTION($colour, $council, $left) }
# $letters (Text) $region (Region) $slot (Slot) $cards ([Politics])
acquire = Acquire { PERMIT($letters, $region, $slot) } with { CARDS_OF($cards) }
# $city (Name) $letters (Text)
place = Place in { $city } with permit { $letters }
# $city (Name) $cards ([Politics])
queen = Place in { $city } with the queen and { CARDS_OF($cards) }
engage = Engage a servant
# $region (Region)
change = Change the permits of the { REGION($region) }
# $colour (Colour) $council (Council) $left (Colour)
send = Send a servant to elect { ELECTION($colour, $council, $left) }
extra = Take an extra main action
# $city (Name)
choose-token = Choose the token of { $city }
# $letters (Text) $region (Region) $slot (Slot)
take = Take { PERMIT($letters, $region, $slot) } for free
decline = Decline the free permit
# $letters (Text)
repeat = Repeat permit { $letters }
# $one (Name) $other (Name)
tokens = Choose the tokens of { $one } and { $other }
# A move with what it costs and brings.
# $head (Text) $paid (List) $gained (List)
sentence = { $head }{ $paid ->
    [none] { $gained ->
        [none] .
       *[some] : gain { LIST($gained, between: ", ") }.
    }
   *[some] : pay { LIST($paid, between: ", ") }{ $gained ->
        [none] .
       *[some] , gain { LIST($gained, between: ", ") }.
    }
}
# $cards ([Politics])
cards-of = { LIST(POLITICS($cards, form: "small")) }
# The same as a sentence.
# $tile (RewardTile) $vp (u16) $queens (Option<u16>)
completes-too = { CAPITAL(COMPLETES($tile, $vp, $queens)) }.
# Part of what follows.
# $colour (Colour) $council (Council) $left (Colour)
election = { COLOUR($colour, form: "small") } to { COUNCIL($council, form: "the") }, pushing out { COLOUR($left, form: "small") }
# Part of what follows.
# $letters (Text) $region (Region) $slot (Slot)
permit = permit { $letters } from the { SLOT($slot) } { REGION($region) } slot
# What else a move does, each a sentence.
then-choose = Then a choice.
ends-game = Last round begins.
reveals = Reveals hidden information.
