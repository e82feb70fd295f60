### Texts of the hall.

label = Hall
# A column in sentences: its suit, the empire's rank, and the ranks of the seats.
# $suit (Suit) $empire (u8) $ranks (List)
column = { SUIT($suit) }, empire { $empire }. { LIST($ranks, between: ", ") }.
# The seats with a rank, or a seat with the rank that it will have.
# $names (List) $rank (u8)
rank-of = { LIST($names) } { $rank }
# The rank that the empire will have.
# $rank (u8)
rank-of-empire = the empire { $rank }
# Those above the empire: their suit counts if the game is over.
# $above (List) $is-over (bool)
above = { $above ->
    [1] { $is-over ->
        [yes] { LIST($above) } is above the empire: the suit counts.
       *[no] { LIST($above) } is above the empire: the suit would count.
    }
   *[more] { $is-over ->
        [yes] { LIST($above) } are above the empire: the suit counts.
       *[no] { LIST($above) } are above the empire: the suit would count.
    }
}
# The event has the suit.
asked = On this event.
# Ranks after the event.
# $ranks (List)
then = If nothing else changes: { LIST($ranks, between: ", ") }.
# Below a column with someone above the empire, and the same where there is little room.
would-count = would count
counts = counts
