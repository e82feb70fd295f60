### Events, each a sentence in the third person. A price of nothing is not told.

# A councillor enters a council and pushes out the last one.
# $name (Name) $entered (Colour) $council (Council) $left (Colour)
elected = { $name } elected { COLOUR($entered, form: "small") } to { COUNCIL($council, form: "the") }, pushing out { COLOUR($left, form: "small") }.
# The same by sending a servant.
# $name (Name) $entered (Colour) $council (Council) $left (Colour)
sent = { $name } sent a servant to elect { COLOUR($entered, form: "small") } to { COUNCIL($council, form: "the") }, pushing out { COLOUR($left, form: "small") }.
# With so many cards and coins.
# $name (Name) $permit (Text) $price (List)
acquired = { $name } acquired permit { $permit }{ $price ->
    [none] { "" }
   *[some] { "" } for { LIST($price) }
}.
# For so many servants.
# $name (Name) $city (Name) $permit (Text) $price (List)
placed = { $name } placed a merchant in { $city } with permit { $permit }{ $price ->
    [none] { "" }
   *[some] { "" } for { LIST($price) }
}.
# For so many coins and servants.
# $name (Name) $city (Name) $price (List)
placed-with-queen = { $name } placed a merchant in { $city } with the queen{ $price ->
    [none] { "" }
   *[some] { "" } for { LIST($price) }
}.
# $name (Name) $price (u8)
engaged = { $name } engaged a servant for { $price } coins.
# For so many servants.
# $name (Name) $region (Region) $price (List)
changed = { $name } changed the permits of the { REGION($region) }{ $price ->
    [none] { "" }
   *[some] { "" } for { LIST($price) }
}.
# For so many servants.
# $name (Name) $price (List)
additional-main = { $name } took an extra main action{ $price ->
    [none] { "" }
   *[some] { "" } for { LIST($price) }
}.
# $name (Name)
ended = { $name } ended the turn.
# $name (Name) $city (Name)
token = { $name } chose the token of { $city }.
# From this slot, and whether for free.
# $name (Name) $permit (Text) $region (Region) $slot (Slot) $free (bool)
took = { $name } took permit { $permit } from the { SLOT($slot) } { REGION($region) } slot{ $free ->
    [yes] { "" } for free
   *[no] { "" }
}.
# $name (Name)
declined = { $name } declined the free permit.
# $name (Name) $permit (Text)
repeated = { $name } repeated permit { $permit }.
# $name (Name) $one (Name) $other (Name)
tokens = { $name } chose the tokens of { $one } and { $other }.
# A reward tile with its VP, perhaps with those of a queen’s reward tile. Without a name below that of its player.
# $name (Option<Name>) $tile (RewardTile) $vp (u16) $queens (Option<u16>)
tile = { WHO($name) } claimed the { REWARD_TILE($tile) } tile, gaining { VP($vp) } { $queens ->
    [none] at the end.
   *[some] and the queen’s reward of { $queens } at the end.
}
# Who placed all merchants first. Without a name below that of the player.
# $name (Option<Name>) $merchants (u8)
last-round = { WHO($name) } placed all { $merchants } merchants first. Everyone else gets one more turn.
# $cards ([Politics])
you-drew = You drew { LIST(POLITICS($cards, form: "small"), between: ", ") }.
# $name (Name) $decision (Decision)
opens = The nobility track offered { $name } { DECISION($decision) }.
game-over = The game is over.
# The turn counted from 1.
# $name (Name) $number (u32)
turn-began = { $name } began turn { $number }.
# $name (Name) $card (Option<Politics>)
drew = { $name } drew a card{ $card ->
    [none] { "" }
   *[some] : { POLITICS($card, form: "small") }
}.
reshuffled = The discards became the new deck.
# $name (Name)
no-card-left = { $name } drew no card: none was left.
# $name (Name) $price (List)
paid = { $name } paid { $price ->
    [none] nothing
   *[some] { LIST($price) }
}.
# With a flag: whether nobody could know it.
# $permit (Text) $region (Region) $slot (Slot) $was-hidden (bool) $gains (List)
turned-up = Permit { $permit } appeared in the { SLOT($slot) } { REGION($region) } slot{ $was-hidden ->
    [yes] { "" }
   *[no] , as already known
}: { LIST($gains, between: ", ") }.
# $from (Name) $to (Name)
queen-went = The queen moved from { $from } to { $to }.
# Cards in a price.
# $count (u16) $cards ([Politics])
paid-cards = { CARDS($count) } ({ LIST(POLITICS($cards, form: "small"), between: ", ") })
# $city (Name)
queen-stayed = The queen stayed in { $city }.
# What the action itself brought.
# $name (Name) $what (Text)
gained = { $name } gained { $what } in return.
# $name (Name) $what (Text) $permit (Text)
gained-from-permit = { $name } gained { $what } from permit { $permit }.
# $name (Name) $what (Text) $city (Name)
gained-from-token = { $name } gained { $what } from the token of { $city }.
# $name (Name) $what (Text) $space (u8)
gained-on-space = { $name } gained { $what } on nobility space { $space }.
# $name (Name) $what (Text)
gained-last-merchant = { $name } gained { $what } for the last merchant.
# What a step on the nobility track is called as a gain.
# $space (u8)
step = a step to nobility space { $space }
