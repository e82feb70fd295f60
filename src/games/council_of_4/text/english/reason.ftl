### Reasons why something is not possible, and a fact that helps.

not-your-turn = It isn’t your turn.
no-matching-cards = You have no matching cards.
no-ready-permit = You have no ready permit.
no-free-city = You already have a merchant in every possible city.
no-permit-left = No permit is left in any region.
no-deck-left = All permit decks are empty.
# $city (Name)
city-on-no-permit = You have no ready permit for { $city }.
game-over = The game is over.
# $decision (Decision)
choice-open = Make your choice first: { DECISION($decision) }.
no-such-choice = There’s no such choice now.
no-main-action-left = You have no main action left this turn.
quick-action-taken = You’ve already used this turn’s quick action.
main-action-first = Take a main action first.
# $colour (Colour)
not-in-reserve = The reserve has no { COLOUR($colour, form: "small") } councillor.
# $region (Region) $slot (Slot)
no-permit-there = The { SLOT($slot) } permit slot of the { REGION($region) } is empty.
no-cards = Pick at least { "1" } card.
cards-not-in-hand = You don’t have those cards.
# $council (Council)
cards-dont-match = { CAPITAL(COUNCIL($council, form: "the")) } has no councillor left for that card.
# $needed (u16) $have (u8)
coins = You need { COINS($needed) } and have { $have ->
    [0] none
   *[more] { $have }
}.
# $needed (u16) $have (u16)
servants = You need { SERVANTS($needed) } and have { $have ->
    [0] none
   *[more] { $have }
}.
# $permit (Text)
not-your-permit = Permit { $permit } isn’t yours.
# $permit (Text)
permit-used = You’ve already used permit { $permit }.
# $permit (Text) $city (Name)
city-not-on-permit = { $city } isn’t on permit { $permit }.
# $city (Name)
merchant-there = You already have a merchant in { $city }.
no-merchant-left = You’ve placed all your merchants.
# $region (Region)
deck-empty = The { REGION($region) } permit deck is empty.
# $city (Name)
no-merchant-there = You have no merchant in { $city }.
# $city (Name)
not-repeatable = { $city } can’t be picked: it needs your merchant and a token without nobility.
# $city (Name)
same-city-twice = Pick { "2" } different cities, not { $city } twice.
# $cities (List)
wrong-order = Pick the { "2" } cities in the order of their letters: { LIST($cities) }.
# A card that helps to pay: the price with it, and without it.
# $card (Politics) $then (u16) $now (u16)
useful-card = Add { $card ->
    [white] a white
    [black] a black
    [orange] an orange
    [purple] a purple
    [light_blue] a blue
    [pink] a pink
   *[joker] a joker
}: pay { COINS($then) }, not { $now }.
# Why a set-up is wrong: a part of a sentence.
# $count (u8) $fewest (u8) $most (u8)
players = it has { $count ->
    [one] { $count } player
   *[other] { $count } players
}, not { $fewest } to { $most }
