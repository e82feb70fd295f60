### The score sheet: every number by its cause, and the moves behind it.

## Cause: followers, mercenaries, merchants, mountaineers, champions, tokens, influence, doubled

## Stage: followers, trades, champions, tokens, influence

# A cause of points.
# $of (Cause)
cause = { $of ->
    [followers] Followers × lords
    [mercenaries] Mercenaries
    [merchants] Merchants
    [mountaineers] Mountaineers
    [champions] Champions
    [tokens] Gems and spirits left
    [influence] Influence
   *[doubled] Influence doubled
}
# A stage of the last count.
# $of (Stage)
stage = { $of ->
    [followers] Followers
    [trades] { CAPITAL(craft.many) }
    [champions] Champions
    [tokens] Gems
   *[influence] Influence
}
# The colour of a seat in this game.
# $of (SeatColour)
colour = { $of ->
    [scarlet] Plum
    [cobalt] Slate
    [forest] Rose
    [amber] Umber
   *[onyx] Onyx
}
title = Where the points came from
# The row of a clan, with its lords.
# $of (Clan)
followers-row = { CAPITAL(CLAN($of)) } followers
# $count (u8)
times-lords = × { $count ->
    [one] { $count } lord
   *[other] { $count } lords
}
# What each of a craft brings, what each mountaineer does, and each token.
# $points (u16)
each = { $points } each
# $most (u16) $points (u16)
each-mountaineer = the most: { $most } each, else { $points }
# $points (u16)
each-token = { $points } each
# $of (Champion) $brings (u16)
champion-brings = { CHAMPION($of) }: { POINTS($brings) }
if-tied = If tied: more influence points, then lower champion bonuses
# The number of the round.
# $round (u8)
when = Round { $round }
# Why a row brings its points.
# $of (Clan)
no-followers = No { CLAN($of) } followers.
# $of (Clan)
no-lord = No { CLAN($of) } lord, so { CLAN($of) } followers bring nothing.
# $of (Clan) $followers (u8) $lords (u8) $brings (u16)
why-followers = { FOLLOWERS_OF($followers, $of) } times { LORDS_OF($lords, $of) }: { POINTS($brings) }.
nobody = None on the mat at the end.
# $count (u8) $each (u16) $brings (u16)
why-trade = { $count }, { $each } each: { POINTS($brings) }.
# More mountaineers than any other player.
# $count (u8) $each (u16) $brings (u16)
why-most = { $count }, more than every other player: { $each } each, { POINTS($brings) }.
# $value (u16)
why-influence = The marker is on { $value }.
# $value (u16) $mercenaries (u8)
why-doubled = The marker is on { $value }, with a gem for { $mercenaries } mercenaries: twice { $value }.
# Tokens on champions, and gems beside them.
# $on-champions (u8) $loose (u8)
why-tokens = { $on-champions } on champions, { LOOSE_GEMS($loose) }.
