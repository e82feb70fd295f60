### The tips on symbols: the name of each, what it is for (`-what`), and what an action does.

## Symbol: coins, vp, servants, cards, nobility, main-action, repeat-token, repeat-two-tokens, free-permit, repeat-permit, arrow, neutral, merchants, queen, queens-reward, permit, used-permit, permit-deck, empty-slot, card-deck, discards, at-the-end, coin-space, chain-place, way-cost, ladder, end-turn, round, board, reveals

# The name of a symbol without data, and its purpose.
# $of (Symbol)
name = { $of ->
    [coins] Coins
    [vp] Victory points (VP)
    [servants] Servants
    [cards] Politics cards
    [nobility] Nobility
    [main-action] Extra main action
    [repeat-token] A city token again
    [repeat-two-tokens] { "2" } city tokens again
    [free-permit] A permit for free
    [repeat-permit] A permit again
    [arrow] The way into a council
    [neutral] Neutral merchant
    [merchants] Merchants to place
    [queen] The queen
    [queens-reward] Queen’s reward tile
    [permit] Business permit
    [used-permit] Used permit
    [permit-deck] Deck of permits
    [empty-slot] Empty slot
    [card-deck] Deck of politics cards
    [discards] Discarded politics cards
    [at-the-end] If the game ended now
    [coin-space] Coin track
    [chain-place] Order in the chain
    [way-cost] The queen’s way
    [ladder] Price in coins
    [end-turn] End the turn
    [round] Round and turn
    [board] Board
   *[reveals] Reveals hidden information
}
# $of (Symbol) $limit (u8) $servants (u16) $merchants (u8) $road (u8) $joker (u8)
what = { $of ->
    [coins] Pay for permits, for moving the queen and for engaging servants. No player can have more than { $limit }.
    [vp] The player with the most VP at the end wins.
    [servants] Pay for most quick actions, and for placing where others have a merchant.
    [cards] Match councillors of the same colour. You draw one at the start of each turn.
    [nobility] Each step moves you { "1" } space along the nobility track. A space with a symbol gives its bonus when you reach it.
    [main-action] You may take one more main action this turn.
    [repeat-token] Repeats the token of a city where you have a merchant. Nobility tokens can’t be chosen.
    [repeat-two-tokens] Repeats the tokens of { "2" } different cities where you have merchants. Nobility tokens can’t be chosen.
    [free-permit] Gives you any face-up permit and its bonuses for free. You can also decline.
    [repeat-permit] Repeats all bonuses of one of your permits, ready or used.
    [arrow] A new councillor enters here. The others move along, and the one at the far end is pushed out into the reserve.
    [neutral] Belongs to nobody; used with two players only. Placing in its city costs { SERVANTS($servants) }, as with any other merchant.
    [merchants] Each player has { $merchants } and can place { "1" } in each city. The first to place them all begins the last round.
    [queen] Travels by road to the city where you place with her help. Each road costs { COINS($road) }.
    [queens-reward] Comes with each reward tile, from the top, until none are left. Its VP count at the end.
    [permit] Lets you place { "1" } merchant in one of its cities. You gain its bonuses once, when it becomes yours.
    [used-permit] Has already placed its merchant. It still counts for the most permits, and its bonuses can be repeated.
    [permit-deck] Permits of this region still to come. The number says how many.
    [empty-slot] Gets the deck’s next permit once all bonuses are gained. It stays empty when the deck runs out.
    [card-deck] Politics cards still to be drawn. When they run out, the discards become the new deck.
    [discards] Politics cards that were paid. They become the new deck when it runs out.
    [at-the-end] What tiles, queen’s rewards, the nobility track and the most permits would add to the VP gained so far.
    [coin-space] Shows each player’s coins. The track ends at { $limit }, and coins beyond that are lost.
    [chain-place] Says when this city’s token is gained. The new city comes first, then the others by letter.
    [way-cost] Price of the queen’s shortest way to this city. Each road costs { COINS($road) }.
    [ladder] The more matching cards you discard, the fewer coins you pay. Each joker adds { $joker }.
    [end-turn] Available after a main action. Unused actions are lost.
    [round] Each player has one turn in a round.
    [board] The sides of Coast, Hills and Mountains, in this order, or a board of your own.
   *[reveals] Reveals hidden cards or permits. After that you can undo it only when alone against bots, which marks the game as assisted.
}
royal-city-what = Where the queen starts. It has no token and belongs to no colour tile, but it connects your merchants like any city.
council-what = Grants the region’s permits. Match its councillors with cards to acquire a face-up one.
queens-council-what = Grants the queen’s help. Match its councillors with cards to bring her to a city and place a merchant there.
# What an action does.
# $of (Kind) $coins (u8) $road (u8) $engaged (u8) $price (u8) $change (u16) $send (u16) $extra (u16)
action = { $of ->
    [elect] Main action. Puts a councillor from the reserve into any council, gaining { COINS($coins) }.
    [acquire] Main action. Satisfies a region’s council with cards and coins for one of its face-up permits.
    [place] Main action. Places a merchant in a city of one of your ready permits, which is then used.
    [queen] Main action. Satisfies the queen’s council, brings her to any city for { COINS($road) } a road, and places a merchant there.
    [engage] Quick action. Gains { SERVANTS($engaged) } for { COINS($price) }.
    [change] Quick action. Puts a region’s face-up permits under its deck and turns up new ones, for { SERVANTS($change) }.
    [send] Quick action. Elects a councillor for { SERVANTS($send) }, without gaining coins.
    [extra] Quick action. Gives you one more main action this turn, for { SERVANTS($extra) }.
   *[answer] A bonus gives you a choice. Make it before anything else.
}
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
