### Changes that concern a seat.

# $chips (List)
chips = You took chips: { LIST($chips, between: ", ") }.
# A new rank.
# $suit (Suit) $from (u8) $to (u8)
gained = You gained a rank: { SUIT($suit) } { $from } → { $to }.
# A rank that was traded.
# $suit (Suit) $from (u8) $to (u8)
traded = You traded a rank for a traitor chip: { SUIT($suit) } { $from } → { $to }.
# $card (Card)
court = { CAPITAL(CARD($card, form: "the")) } brought you a traitor chip.
# $card (Card) $rank (u8)
opens-by-card = You open the event: low card { CARD($card, form: "the") } ({ $rank }).
# The same where others have a card of that rank.
# $card (Card) $rank (u8)
opens-by-bid = You open the event: low card { CARD($card, form: "the") } ({ $rank }), and the latest bid.
opens-next = You open the event: nobody revealed a card.
# $suit (Suit)
now-above = You’re now above the empire in { SUIT($suit) }.
# $suit (Suit)
no-longer-above = You’re no longer above the empire in { SUIT($suit) }.
# $suit (Suit) $names (List)
others-above = { $names ->
    [1] { LIST($names) } is now above the empire in { SUIT($suit) }.
   *[more] { LIST($names) } are now above the empire in { SUIT($suit) }.
}
