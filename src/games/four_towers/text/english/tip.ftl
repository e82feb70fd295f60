### Tips on the symbols of this game: the name of each, and what it is for, in one or two sentences.

gorge = Gorge
gorge-what = The innermost ring. One line of each village leads into the City.
valley = Valleys
valley-what = The ring with the homes, between the gorge and the hills.
hill = Hills
hill-what = The ring between the valleys and the mountains. A mountaineer moves a peasant from the hills up.
mountain = Mountains
mountain-what = The outermost ring. One line of each village leads Outside.
mercenary = Mercenary
# $doubling (u8) $points (u16) $mercenaries (u8)
mercenary-what = { $points } points each, up to { $mercenaries }, and { $doubling } double your influence. Given up, a mercenary removes a peasant from the map.
merchant = Merchant
# $points (u16) $merchants (u8)
merchant-what = { $points } points each, and { $merchants } make a third champion free. Given up, a merchant moves your marker up { "1" }.
mountaineer = Mountaineer
# $majority (u16) $points (u16)
mountaineer-what = { $points } points each, or { $majority } if you have the most. Given up, a mountaineer moves a peasant from the hills to the mountains.
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
peasant = Peasant
peasant-what = Lives on the map or waits in the supply. You say where it goes.
spirit = Spirit
spirit-what = Anyone in the temple or on a champion. Skills bring some of them back.
follower = Follower
# $followers (u8)
follower-what = Brings a point for every lord of its clan at the end, and pays for champions. You can have { $followers } of each clan.
lord = Lord
lord-what = Was pushed Outside. Makes everyone’s followers of its clan worth more.
demon = Demon
demon-what = Was pushed into the City, or followed there as a lord. Counts only for some champions.
home = Home
home-what = Where the clan’s first peasant begins. If none of your peasants fits in a village, place one in any home.
outside = Outside
outside-what = A peasant pushed through here becomes a lord, and your marker goes up { "1" }.
city = City of Fire
city-what = A peasant pushed in here becomes a demon, and a lord of its clan follows, if there is one. You may then move another marker down { "1" }.
tower = Tower
tower-what = Shows the lords of a clan, with a lit window for each.
supply = Supply
supply-what = The peasants that can still be drawn. The game ends with the turn that empties it.
temple = Temple
temple-what = Holds spirits and gems. What you give up or pay goes here, and so do spent gems.
display = Champions on show
# $bought (usize)
display-what = You can buy one of these a turn, { $bought } in the whole game.
deck = Champion deck
deck-what = Its order is the only hidden thing in the game.
price = Price
price-what = What the champion costs: followers of yours, of any clans.
tokens = Tokens
# $tokens (u8)
tokens-what = The champion comes with { $tokens }, and each use of the skill costs { "1" }. Those left at the end bring { "1" } point each.
bonus = Bonus
bonus-what = Points that the champion brings at the end of the game.
begin = Beginning skill
begin-what = Works before you draw, in { step } { "3" }. Once a turn.
end = End skill
end-what = Works after assigning, in { step } { "10" }. Once a turn.
gem = Gem
gem-what = Pays for the skills of some champions. On the track, the first marker to reach it takes it; left at the end, it brings { "1" } point.
influence = Influence
influence-what = Points for the place of your marker. It goes up with each lord you make and each merchant you give up, and down with other players’ demons.
down = Marker down
down-what = The marker goes down { "1" } space, but never below black and never off gold.
gold = Gold sphere
gold-what = The top of the track. A marker here is safe for good.
doubled = Doubled
# $doubling (u8)
doubled-what = Influence counts twice at the end. { $doubling } mercenaries do it, and it lasts even if they leave.
points = Points now
points-what = What each player would have if the game ended now.
majority = Most mountaineers
# $majority (u16) $points (u16)
majority-what = More mountaineers than every other player: { $majority } points each, not { $points }.
market = Full market
# $bought (usize) $merchants (u8)
market-what = All { $merchants } spaces are taken. With { $bought } bought champions, a third one is free at the start of a turn.
white = White space
white-what = Takes a merchant of any clan once the clan’s own space is taken.
turns-left = Turns left
turns-left-what = Everyone has the same number of turns. The supply is empty after the last.
plays = Ten { step.many }
plays-what = Always in this order. Draw, place and assign must be done; a later { step } closes the earlier ones.
closed = Closed { step }
closed-what = You’ve already done a later { step }. Undo to get it back.
to-place = To place
to-place-what = The peasant that goes on the map. You can choose another one.
to-keep = To keep
to-keep-what = Stays with you after placing, as a follower or in a { craft }.
expands = Would expand
# $expands (u8)
expands-what = With one more there are { $expands } peasants: one leaves along each line.
waiting = Waiting
waiting-what = Has enough peasants to expand, and does so before anything else happens.
cascade = Cascade
cascade-what = One expansion fills the next village. How many there are doesn’t depend on your choices.
filled-in = Play it out
filled-in-what = Plays out the rest of the cascade as shown. The arrows are a default, not advice.
follows = A lord follows
follows-what = A lord of the demon’s clan becomes a demon, too. It moves no marker.
spare = Spare
spare-what = Moves no marker down for this demon.
reveals = Reveals hidden information
reveals-what = Turns up a new champion. After that you can undo it only when alone against bots, which marks the game as assisted.
