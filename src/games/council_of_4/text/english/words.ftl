### Words and counts that other messages use. A form of a word is an attribute: `REGION($region, form: "of")`; a word
### without the form is said as it is.

## Colour: white, black, orange, purple, light_blue, pink
## Politics: white, black, orange, purple, light_blue, pink, joker
## Region: coast, hills, mountains
## Council: coast, hills, mountains, queen
## CityColour: gold, silver, bronze, iron, royal
## RewardTile: coast, hills, mountains, gold, silver, bronze, iron
## Slot: first, second
## Decision: turn, token, free_permit, repeat_permit, two_tokens, over
## Kind: elect, acquire, place, queen, engage, change, send, extra, answer
## TurnPart: main, quick, choice, end
## Cause: permits, tokens, nobility-spaces, last-merchant, colour-tiles, region-tiles, queens-rewards, nobility-rank, most-permits
## SeatColour: scarlet, cobalt, forest, amber, onyx
## Telling: now, past, alone
## Good: vp, coins, servants, cards, nobility
## Theme: tile, ending, change, nobility, queen, chain, election, extra, merchant, permit, preparing
## Temper: courtier, collector, royalist, steward

colour-white = White
    .small = white
colour-black = Black
    .small = black
colour-orange = Orange
    .small = orange
colour-purple = Purple
    .small = purple
colour-light_blue = Blue
    .small = blue
colour-pink = Pink
    .small = pink

# A card, by its colour.
politics-white = White
    .small = white
politics-black = Black
    .small = black
politics-orange = Orange
    .small = orange
politics-purple = Purple
    .small = purple
politics-light_blue = Blue
    .small = blue
politics-pink = Pink
    .small = pink
politics-joker = Joker
    .small = joker

region-coast = Coast
region-hills = Hills
region-mountains = Mountains

# Whose council it is: “{ COUNCIL($council) } council”.
council-coast = Coast
    .the = the Coast council
council-hills = Hills
    .the = the Hills council
council-mountains = Mountains
    .the = the Mountains council
council-queen = Queen’s
    .the = the queen’s council

city-colour-gold = gold
city-colour-silver = silver
city-colour-bronze = bronze
city-colour-iron = iron
city-colour-royal = royal

reward-tile-coast = Coast
    .small = coast
reward-tile-hills = Hills
    .small = hills
reward-tile-mountains = Mountains
    .small = mountains
reward-tile-gold = Gold
    .small = gold
reward-tile-silver = Silver
    .small = silver
reward-tile-bronze = Bronze
    .small = bronze
reward-tile-iron = Iron
    .small = iron

slot-first = first
slot-second = second

# What an open choice is about, as an object.
decision-turn = nothing
decision-token = a city token
decision-free_permit = a free permit
decision-repeat_permit = a permit to repeat
decision-two_tokens = { "2" } city tokens
decision-over = nothing

# $count (u16)
coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}

# $count (u16)
servants = { $count ->
    [one] { $count } servant
   *[other] { $count } servants
}

# $count (u16)
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

# $count (u16)
nobility-steps = { $count ->
    [one] { $count } nobility step
   *[other] { $count } nobility steps
}

# $count (u16)
cities = { $count ->
    [one] { $count } city
   *[other] { $count } cities
}

# $count (u16)
roads = { $count ->
    [one] { $count } road
   *[other] { $count } roads
}

# $count (u16)
permits = { $count ->
    [one] { $count } permit
   *[other] { $count } permits
}

# $count (u16)
vp = { $count } VP

# A place in an order, from 1.
# $place (usize)
place = { $place ->
    [1] { "1" }st
    [2] { "2" }nd
    [3] { "3" }rd
    [4] { "4" }th
    [5] { "5" }th
   *[more] { "" }
}
