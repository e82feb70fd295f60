### Texts for players who don’t see the table.

# $cards (u8)
no-payment = You can’t pay with { CARDS($cards) }.
# $council (Council)
council-list = { COUNCIL($council) } council, from the arrow
# $colour (Colour) $matched (bool)
councillor = { $matched ->
    [yes] { COLOUR($colour) }, matches a card
   *[no] { COLOUR($colour) }
}
# With its number among the cards of its kind, their count, and whether it is chosen.
# $name (Text) $number (u8) $all (u8) $chosen (bool)
card = { $name }{ $all ->
    [0] { "" }
    [1] { "" }
   *[more] , { $number } of { $all }
}{ $chosen ->
    [yes] , chosen
   *[no] { "" }
}
# The number of cards of a kind that match a council after the election shown.
# $council (Council) $cards (u8)
suit-then = { $cards ->
    [one] Matches { COUNCIL($council, form: "the") } after this.
   *[other] { $cards } match { COUNCIL($council, form: "the") } after this.
}
# $paid (List)
legal-place = You can place here { $paid ->
    [none] for free
   *[some] for { LIST($paid, between: " and ") }
}.
# $paid (List)
legal-acquire = You can acquire it { $paid ->
    [none] for free
   *[some] for { LIST($paid, between: " and ") }
}.
# $paid (List)
legal-change = You can change them { $paid ->
    [none] for free
   *[some] for { LIST($paid, between: " and ") }
}.
# $paid (List)
legal-elect = You can pick it for an election, { $paid ->
    [none] for free
   *[some] for { LIST($paid, between: " and ") }
}.
legal-token = You can choose its token.
legal-take = You can take it for free.
legal-permit = You can place with it.
legal-repeat = You can gain its bonuses again.
legal-card = You can add it to the payment.
# With the round, the card drawn, and the main and quick actions left.
# $round (u16) $drawn (Option<Politics>) $main (u8) $quick (u8)
your-turn = Your turn, round { $round }.{ $drawn ->
    [none] { "" }
   *[some] { "" } You drew { POLITICS($drawn, form: "small") }.
} You have { $main ->
    [one] { $main } main action
   *[other] { $main } main actions
} and { $quick ->
    [one] { $quick } quick action
   *[other] { $quick } quick actions
}.
