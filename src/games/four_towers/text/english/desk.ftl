### Words of the table that belong to none of its parts alone.

## Task: village, clan, back, option, next, rest, clear

## Kind: third, buy, spirits, skill, mercenary, mountaineer, merchant, draw, place, expand, demote, assign, end

## Choosing: champion, own-champion, payment, spirits, village, other-village, clan, other-clan, removed, space, seat

# Between points and what they are for.
per = per
court = Champions, temple and { step.many }
temple = Temple
influence = Influence
mats = Supply, mats and champions
# The round, the turn, and the number of all turns.
# $round (u16) $turn (u8) $of (u8)
round = Round { $round } · turn { $turn } of { $of }
# A kind of action, as a heading.
# $of (Kind)
kind = { $of ->
    [third] Third champion
    [buy] Buy a champion
    [spirits] Spirits
    [skill] Skills
    [mercenary] Give up a mercenary
    [mountaineer] Give up a mountaineer
    [merchant] Give up a merchant
    [draw] Draw
    [place] Place
    [expand] Expand
    [demote] Move a marker down
    [assign] Assign
   *[end] End the turn
}
# The purpose of a key, in the third person.
# $of (Task)
task = { $of ->
    [village] picks the village with this letter
    [clan] picks or takes one of the clan
    [back] gives one of the clan back
    [option] opens a { step }, or picks the nth item
    [next] goes to the next peasant or village
    [rest] plays out the rest of the cascade
   *[clear] clears your picks
}
clear = Clear
tap-three = tap three
tab-map = Map
tab-towers = Towers
tab-mats = Mats
open-plays = { CAPITAL(step.many) }
# What the open action asks for next.
# $of (Choosing)
choose = { $of ->
    [champion] Choose a champion on show.
    [own-champion] Choose the champion whose skill you use.
    [payment] Choose followers to pay with.
    [spirits] Choose spirits from the temple.
    [village] Choose a village.
    [other-village] Choose the other village.
    [clan] Choose a clan.
    [other-clan] Choose the other clan.
    [removed] Choose who leaves the village.
    [space] Choose a { craft }.
   *[seat] Choose whose marker goes down.
}
over = The game is over.
