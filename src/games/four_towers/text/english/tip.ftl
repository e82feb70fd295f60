### Tips on the symbols of this game: the name of each, and what it is for, in one or two sentences.

## Symbol: peasant, spirit, follower, lord, demon, home-village, outside, city, tower, supply, temple, display, champion-deck, price, tokens, bonus, begin, end, gem, influence, down, gold, doubled, points, majority, market, white, turns-left, plays, closed, to-place, to-keep, expands, waiting, cascade, filled-in, follows, spare, reveals

# $of (Ring)
ring = { $of ->
    [gorge] Gorge
    [valley] Valleys
    [hill] Hills
   *[mountain] Mountains
}
# $of (Ring)
ring-what = { $of ->
    [gorge] The innermost ring. One line of each village leads into the City.
    [valley] The ring with the homes, between the gorge and the hills.
    [hill] The ring between the valleys and the mountains. A mountaineer moves a peasant from the hills up.
   *[mountain] The outermost ring. One line of each village leads Outside.
}
# $of (Trade)
trade = { $of ->
    [mercenary] Mercenary
    [merchant] Merchant
   *[mountaineer] Mountaineer
}
# $of (Trade) $doubling (u8) $points (u16) $mercenaries (u8) $merchants (u8) $majority (u16)
trade-what = { $of ->
    [mercenary] { $points } points each, up to { $mercenaries }, and { $doubling } double your influence. Given up, a mercenary removes a peasant from the map.
    [merchant] { $points } points each, and { $merchants } make a third champion free. Given up, a merchant moves your marker up { "1" }.
   *[mountaineer] { $points } points each, or { $majority } if you have the most. Given up, a mountaineer moves a peasant from the hills to the mountains.
}
# $of (Clan)
clan-of = { CAPITAL(CLAN($of)) } clan
# $of (Clan)
clan-of-what = One of four clans. Your { CLAN($of) } followers count once for every { CLAN($of) } lord.
# When the skill is used, what it does, and the bonus at the end.
# $when (Text) $skill (Text) $bonus (Text)
champion-what = { $when }. { $skill }. At the end of the game: { $bonus }.
# The pieces of a player, by their colour.
# $colour (Text)
seat = Player: { $colour }
seat-what = Marks this player’s marker, panel and log.
# The name of a symbol without data, and its purpose.
# $of (Symbol)
name = { $of ->
    [peasant] Peasant
    [spirit] Spirit
    [follower] Follower
    [lord] Lord
    [demon] Demon
    [home-village] Home
    [outside] Outside
    [city] City of Fire
    [tower] Tower
    [supply] Supply
    [temple] Temple
    [display] Champions on show
    [champion-deck] Champion deck
    [price] Price
    [tokens] Tokens
    [bonus] Bonus
    [begin] Beginning skill
    [end] End skill
    [gem] Gem
    [influence] Influence
    [down] Marker down
    [gold] Gold sphere
    [doubled] Doubled
    [points] Points now
    [majority] Most mountaineers
    [market] Full market
    [white] White space
    [turns-left] Turns left
    [plays] Ten { step.many }
    [closed] Closed { step }
    [to-place] To place
    [to-keep] To keep
    [expands] Would expand
    [waiting] Waiting
    [cascade] Cascade
    [filled-in] Play it out
    [follows] A lord follows
    [spare] Spare
   *[reveals] Reveals hidden information
}
# $of (Symbol) $followers (u8) $bought (usize) $tokens (u8) $doubling (u8) $majority (u16) $points (u16) $merchants (u8) $expands (u8)
what = { $of ->
    [peasant] Lives on the map or waits in the supply. You say where it goes.
    [spirit] Anyone in the temple or on a champion. Skills bring some of them back.
    [follower] Brings a point for every lord of its clan at the end, and pays for champions. You can have { $followers } of each clan.
    [lord] Was pushed Outside. Makes everyone’s followers of its clan worth more.
    [demon] Was pushed into the City, or followed there as a lord. Counts only for some champions.
    [home-village] Where the clan’s first peasant begins. If none of your peasants fits in a village, place one in any home.
    [outside] A peasant pushed through here becomes a lord, and your marker goes up { "1" }.
    [city] A peasant pushed in here becomes a demon, and a lord of its clan follows, if there is one. You may then move another marker down { "1" }.
    [tower] Shows the lords of a clan, with a lit window for each.
    [supply] The peasants that can still be drawn. The game ends with the turn that empties it.
    [temple] Holds spirits and gems. What you give up or pay goes here, and so do spent gems.
    [display] You can buy one of these a turn, { $bought } in the whole game.
    [champion-deck] Its order is the only hidden thing in the game.
    [price] What the champion costs: followers of yours, of any clans.
    [tokens] The champion comes with { $tokens }, and each use of the skill costs { "1" }. Those left at the end bring { "1" } point each.
    [bonus] Points that the champion brings at the end of the game.
    [begin] Works before you draw, in { step } { "3" }. Once a turn.
    [end] Works after assigning, in { step } { "10" }. Once a turn.
    [gem] Pays for the skills of some champions. On the track, the first marker to reach it takes it; left at the end, it brings { "1" } point.
    [influence] Points for the place of your marker. It goes up with each lord you make and each merchant you give up, and down with other players’ demons.
    [down] The marker goes down { "1" } space, but never below black and never off gold.
    [gold] The top of the track. A marker here is safe for good.
    [doubled] Influence counts twice at the end. { $doubling } mercenaries do it, and it lasts even if they leave.
    [points] What each player would have if the game ended now.
    [majority] More mountaineers than every other player: { $majority } points each, not { $points }.
    [market] All { $merchants } spaces are taken. With { $bought } bought champions, a third one is free at the start of a turn.
    [white] Takes a merchant of any clan once the clan’s own space is taken.
    [turns-left] Everyone has the same number of turns. The supply is empty after the last.
    [plays] Always in this order. Draw, place and assign must be done; a later { step } closes the earlier ones.
    [closed] You’ve already done a later { step }.
    [to-place] The peasant that goes on the map. You can choose another one.
    [to-keep] Stays with you after placing, as a follower or in a { craft }.
    [expands] With one more there are { $expands } peasants: one leaves along each line.
    [waiting] Has enough peasants to expand, and does so before anything else happens.
    [cascade] One expansion fills the next village. How many there are doesn’t depend on your choices.
    [filled-in] Plays out the rest of the cascade as shown. The arrows are a default, not advice.
    [follows] A lord of the demon’s clan becomes a demon, too. It moves no marker.
    [spare] Moves no marker down for this demon.
   *[reveals] Turns up a new champion. After that you can undo it only when alone against bots, which marks the game as assisted.
}
