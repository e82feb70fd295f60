### The tips on symbols: the name of each, what it is for (`-what`), and what an action does (`action-`).

coins = Coins
vp = Victory points (VP)
servants = Servants
cards = Politics cards
nobility = Nobility
main-action = Extra main action
repeat-token = A city token again
repeat-two-tokens = { "2" } city tokens again
free-permit = A permit for free
repeat-permit = A permit again
arrow = The way into a council
neutral = Neutral merchant
merchants = Merchants to place
queen = The queen
queens-reward = Queen’s reward tile
permit = Business permit
used-permit = Used permit
permit-deck = Deck of permits
empty-slot = Empty slot
card-deck = Deck of politics cards
discards = Discarded politics cards
at-the-end = If the game ended now
coin-space = Coin track
chain-place = Order in the chain
way-cost = The queen’s way
ladder = Price in coins
end-turn = End the turn
round = Round and turn
board = Board
reveals = Reveals hidden information
# $limit (u8)
coins-what = Pay for permits, for moving the queen and for engaging servants. No player can have more than { $limit }.
vp-what = The player with the most VP at the end wins.
servants-what = Pay for most quick actions, and for placing where others have a merchant.
cards-what = Match councillors of the same colour. You draw one at the start of each turn.
nobility-what = Each step moves you { "1" } space along the nobility track. A space with a symbol gives its bonus when you reach it.
main-action-what = You may take one more main action this turn.
repeat-token-what = Repeats the token of a city where you have a merchant. Nobility tokens can’t be chosen.
repeat-two-tokens-what = Repeats the tokens of { "2" } different cities where you have merchants. Nobility tokens can’t be chosen.
free-permit-what = Gives you any face-up permit and its bonuses for free. You can also decline.
repeat-permit-what = Repeats all bonuses of one of your permits, ready or used.
royal-city-what = Where the queen starts. It has no token and belongs to no colour tile, but it connects your merchants like any city.
council-what = Grants the region’s permits. Match its councillors with cards to acquire a face-up one.
queens-council-what = Grants the queen’s help. Match its councillors with cards to bring her to a city and place a merchant there.
arrow-what = A new councillor enters here. The others move along, and the one at the far end is pushed out into the reserve.
# $servants (u16)
neutral-what = Belongs to nobody; used with two players only. Placing in its city costs { SERVANTS($servants) }, as with any other merchant.
# $merchants (u8)
merchants-what = Each player has { $merchants } and can place { "1" } in each city. The first to place them all begins the last round.
# $price (u8)
queen-what = Travels by road to the city where you place with her help. Each road costs { COINS($price) }.
queens-reward-what = Comes with each reward tile, from the top, until none are left. Its VP count at the end.
permit-what = Lets you place { "1" } merchant in one of its cities. You gain its bonuses once, when it becomes yours.
used-permit-what = Has already placed its merchant. It still counts for the most permits, and its bonuses can be repeated.
permit-deck-what = Permits of this region still to come. The number says how many.
empty-slot-what = Gets the deck’s next permit once all bonuses are gained. It stays empty when the deck runs out.
card-deck-what = Politics cards still to be drawn. When they run out, the discards become the new deck.
discards-what = Politics cards that were paid. They become the new deck when it runs out.
at-the-end-what = What tiles, queen’s rewards, the nobility track and the most permits would add to the VP gained so far.
# $limit (u8)
coin-space-what = Shows each player’s coins. The track ends at { $limit }, and coins beyond that are lost.
chain-place-what = Says when this city’s token is gained. The new city comes first, then the others by letter.
# $price (u8)
way-cost-what = Price of the queen’s shortest way to this city. Each road costs { COINS($price) }.
# $price (u8)
ladder-what = The more matching cards you discard, the fewer coins you pay. Each joker adds { $price }.
end-turn-what = Available after a main action. Unused actions are lost.
round-what = Each player has one turn in a round.
board-what = The sides of Coast, Hills and Mountains, in this order, or a board of your own.
reveals-what = Reveals hidden cards or permits. After that you can undo it only when alone against bots, which marks the game as assisted.
# $coins (u8)
action-elect = Main action. Puts a councillor from the reserve into any council, gaining { COINS($coins) }.
action-acquire = Main action. Satisfies a region’s council with cards and coins for one of its face-up permits.
action-place = Main action. Places a merchant in a city of one of your ready permits, which is then used.
# $price (u8)
action-queen = Main action. Satisfies the queen’s council, brings her to any city for { COINS($price) } a road, and places a merchant there.
# $servants (u8) $price (u8)
action-engage = Quick action. Gains { SERVANTS($servants) } for { COINS($price) }.
# $servants (u16)
action-change = Quick action. Puts a region’s face-up permits under its deck and turns up new ones, for { SERVANTS($servants) }.
# $servants (u16)
action-send = Quick action. Elects a councillor for { SERVANTS($servants) }, without gaining coins.
# $servants (u16)
action-extra = Quick action. Gives you one more main action this turn, for { SERVANTS($servants) }.
action-answer = A bonus gives you a choice. Make it before anything else.
# $colour (CityColour)
city = { CAPITAL(CITY_COLOUR($colour)) } city
# $colour (Colour)
card = { COLOUR($colour) } card
joker = Joker
# $colour (Colour)
councillor = { COLOUR($colour) } councillor
# $council (Council)
council-name = { $council ->
    [coast] Council of the coast
    [hills] Council of the hills
    [mountains] Council of the mountains
   *[queen] The queen’s council
}
# The player whose pieces have this colour.
# $colour (SeatColour)
seat = { $colour ->
    [scarlet] Scarlet player
    [cobalt] Cobalt player
    [forest] Forest player
    [amber] Amber player
   *[onyx] Onyx player
}
# $tile (RewardTile)
tile = Reward tile: { REWARD_TILE($tile, form: "small") }
# $space (u8)
space = Nobility space { $space }
# How a reward tile is claimed.
# $vp (u16)
tile-what = The first player with merchants in all these cities claims the tile: { VP($vp) } at the end, plus the top queen’s reward tile, if any are left.
# $cities (usize) $colour (CityColour) $vp (u16)
city-what = One of { $cities } { CITY_COLOUR($colour) } cities. { TILE_WHAT($vp) }
# $cities (usize) $permits (u8) $vp (u16)
region-what = { $cities } cities, a council and { $permits } permits. { TILE_WHAT($vp) }
# The price of a joker, and the number of them.
# $price (u8) $jokers (u8)
joker-what = Matches any councillor, for { $price ->
    [one] { $price } extra coin
   *[other] { $price } extra coins
}. The deck has { $jokers } of them.
# The emblem of a colour, in the next two.
# $colour (Colour)
emblem = { $colour ->
    [white] the pearl
    [black] the tower
    [orange] the flame
    [purple] the clover
    [light_blue] the waves
   *[pink] the heart
}
# $colour (Colour)
card-what = Matches { $colour ->
    [white] a white
    [black] a black
    [orange] an orange
    [purple] a purple
    [light_blue] a blue
   *[pink] a pink
} councillor. Its emblem is { EMBLEM($colour) }.
# $colour (Colour)
councillor-what = Matches { $colour ->
    [white] a white
    [black] a black
    [orange] an orange
    [purple] a purple
    [light_blue] a blue
   *[pink] a pink
} card or a joker. Its emblem is { EMBLEM($colour) }.
# Whose pieces have such a head.
# $colour (SeatColour)
seat-what = Pieces with { $colour ->
    [scarlet] a round head
    [cobalt] a square head
    [forest] a triangular head
    [amber] a diamond head
   *[onyx] a star-shaped head
} belong to this player: merchants, and markers on the tracks.
# A space of the nobility track without a bonus.
space-nothing = Gives nothing.
# What a space of the nobility track gives.
# $gains (List)
space-gives = Gives { LIST($gains, between: ", ") } to each player who reaches it.
