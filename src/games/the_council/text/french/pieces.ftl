suit-name = { SUIT($suit) }
suits = { LIST(SUIT($suits)) }
card-name = { CARD($card) }
card-names = { LIST(CARD($cards), between: ", ") }
the-card = { CARD($card, form: "the") }
kind-name = { KIND($kind) }
chips-of-suit = { CHIPS_OF($count, $suit) }
chips = { LIST($chips, between: ", ") }
decision = { $of ->
    [draft] Draft
    [bid] Mise
   *[commit] Engagement
}
part = { $of ->
    [draft] draft
    [bid] mise
   *[commit] cartes
}
