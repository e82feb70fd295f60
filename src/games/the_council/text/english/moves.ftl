### Moves with their verbs, without a full stop; as the task of a lesson each stands inside a sentence.

# $card (Card)
draft = Draft { CARD($card, form: "the") }
    .task = draft { CARD($card, form: "the") }
# $chips (List)
bid = Bid { LIST($chips, between: ", ") }
    .task = bid { LIST($chips, between: ", ") }
pass = Pass
    .task = pass
# $cards ([Card])
commit = Commit { LIST(CARD($cards, form: "the")) }
    .task = commit { LIST(CARD($cards, form: "the")) }
hold = Commit nothing
    .task = commit nothing
# No card, as the whole of what is committed.
nothing = Nothing
