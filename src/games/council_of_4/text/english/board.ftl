### The table, its pieces and its actions.

court-landmark = Court
# The map; without a board that is printed, it is one's own.
# $board (Option<Text>)
map = { $board ->
    [none] Map, own board
   *[some] Map, board { $board }
}
queens-council = Queen’s council
queen-in = Queen in
per-road = per road
queens-rewards = Queen’s rewards
city-colours = City colours
# $all (usize) $own (bool)
all-of = { $own ->
    [yes] all { $all } · you
   *[no] all { $all }
}
# $region (Region) $slot (Slot)
no-permit-here = { REGION($region) }, { SLOT($slot) } permit slot: empty
# $own (usize) $all (usize)
own-of = { $own }/{ $all }
# $name (Name) $nobility (u8) $coins (u8)
track-label = { $name }: nobility space { $nobility }, { COINS($coins) }.
needs = needs
taken = used
no-cards = no match
no-permit = no permit
no-merchant = all placed
no-city = no free city
no-deck = decks empty
gain-word = gain
pay-word = pay
a-permit = a permit
by-permit = with permit
the-permits = permits
none = none
# $name (Name)
claimed-by = claimed by { $name }
claimed = claimed
reserve = Councillor reserve
reserve-short = Reserve
# $deck (u8) $discard (u8)
piles = deck { $deck } · discard { $discard }
# $name (Name)
in-city = in { $name }
deck = Deck
discard = Discard
set = set
# The tile of a region, or who claimed it.
# $region (Region) $vp (u16) $owner (Option<Name>)
region-tile = { $owner ->
    [none] First in all five { REGION($region) } cities: { VP($vp) }
   *[some] { REGION($region) }: claimed by { $owner }
}
# $region (Region) $count (u8)
permit-deck = { REGION($region) } deck: { PERMITS($count) }
# $count (u8)
chosen = { $count } chosen
tiles-taken = Reward tiles
# $card (Text) $chosen (u8) $count (u8)
group-label = { $chosen ->
    [0] { $card }, { $count } cards
   *[more] { $card }, { $chosen } of { $count } chosen
}
# $ready (u8)
your-permits = Permits · { $ready } ready
# $count (u8)
used = { $count } used
# $count (u8)
used-pile = { $count ->
    [one] { $count } used permit
   *[other] { $count } used permits
}: show all
permit-list = Your permits
main = Main
quick = Quick
# $count (u8)
left = { $count } left
main-first = main action first
choice-open = choose first
# What is left to do in the turn: main actions, or else the quick action.
# $main (u8) $quick (bool)
unused = { $main ->
    [0] { $quick ->
        [yes] { "1" } quick unused
       *[no] { "" }
    }
   *[more] { $main } main unused
}
price = Price
# Price of satisfying a council with a number of cards.
# $cards (u8) $coins (u8)
price-of = { CARDS($cards) }: { COINS($coins) }
# $cards (u8)
rung = { CARDS($cards) }
cards-cell = Cards
# Below a councillor who enters a council.
# $council (Council)
enters = enters { COUNCIL($council) }
falls-out = leaves
# $cities (usize)
chain = { $cities ->
    [one] { "1" } city
   *[other] { $cities } cities
}
sets = Sets
at-the-end = at the end
# $lost (u8) $most-coins (u8)
coins-lost = { COINS($lost) } lost: the limit is { $most-coins }.
# What to do with nothing begun: at first, after the main action, and after the quick one.
idle = Choose an action, or tap a city, a permit, a council or a card.
idle-quick = Quick action or End turn.
idle-main = Choose a main action.
pick-colour = pick a councillor from the reserve
pick-council = pick a council
pick-slot = pick a face-up permit
pick-cards = pick cards that match the council
pick-permit = pick one of your permits
pick-city = pick a marked city
pick-region = pick a region’s permits
tab-map = Map
tab-councils = Councils
tab-tracks = Tracks
whole-map = All
# A city; the following sentences tell more of it.
# $name (Name) $letter (Text) $colour (CityColour) $region (Region)
city-label = { $name }, { $letter }, { CITY_COLOUR($colour) } city, { REGION($region) }.
# $letters (Text) $gains (List)
permit-label = Permit { $letters }: { LIST($gains, between: ", ") }
# $council (Council) $colours ([Colour])
council-label = { COUNCIL($council) } council, from the arrow: { LIST(COLOUR($colours), between: ", ") }
# $colour (Colour) $count (u8)
reserve-label = { COLOUR($colour) }, { $count } in reserve
# The same where it lies.
# $letters (Text) $gains (List) $region (Region) $slot (Slot)
permit-in-slot = { PERMIT_LABEL($letters, $gains) }. { REGION($region) }, { SLOT($slot) } permit slot
# $gains (List)
city-token = Token: { LIST($gains, between: ", ") }.
# $names (List)
city-merchants = Merchants: { LIST($names, between: ", ") }.
city-queen = The queen is here.
# $cities (List)
city-roads = Roads to { LIST($cities, between: ", ") }.
