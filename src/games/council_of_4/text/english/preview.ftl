### The preview of elections, of changes of permits and of open choices.

# The number of the open choice, and that of all choices of the gains in progress.
# $this (usize) $of (usize)
choice = Choice { $this } of { $of }
# The question of an open choice, with the nobility space that opened it.
# $decision (Decision) $space (u8)
pick = Nobility { $space }: { $decision ->
    [token] pick a marked city
    [two_tokens] pick { "2" } marked cities
    [free_permit] pick a face-up permit, or none
    [repeat_permit] pick one of your permits
    [turn] { "" }
   *[over] { "" }
}
# Servants for the merchants of a player, or for the neutral merchant.
# $servants (u16) $name (Option<Name>)
due = { $servants } for { $name ->
    [none] the neutral merchant
   *[some] { $name }
}
# The number of cards that match a council, before and after an election.
# $council (Council) $before (u8) $after (u8) $council-size (usize)
suits = Your cards for { COUNCIL($council) }: { $before } → { $after } of { $council-size } match
# The number of cards in hand that match a council after an election.
# $council (Council) $cards (u8)
suit-then = { $cards } { $cards ->
    [one] matches
   *[other] match
} { COUNCIL($council) } after this
# The price in coins with the most matching cards, before and after; none if no card matches.
# $council (Council) $before (Option<u8>) $after (Option<u8>)
suits-cost = { $council ->
    [coast] a permit
    [hills] a permit
    [mountains] a permit
   *[queen] her help
} then costs { $before ->
    [none] –
   *[some] { $before }
} → { $after ->
    [none] –
   *[some] { $after }
}
under-deck = Under the deck
then = then
# $hidden (usize)
new-permits = { $hidden ->
    [0] No new permit
    [one] { "1" } new permit
   *[other] { "2" } new permits
}
permit-comes = comes back
# $size (u8)
deck-stays = deck stays at { $size }
gains = In progress
# The number of gains of the chain that are done.
# $count (usize)
paid = ✓ { $count } gained
after-it = Then
no-declining = can’t be declined
options = Options
# The progress of a bonus of the chain.
done = gained
now = now
to-come = to come
steps-left = steps
# The face of a permit that lies face down.
face-down = face down
# $due (List)
all-due = { LIST($due, between: ", ") }
# Servants in a price, with those for the merchants of others.
# $servants (Text) $due (Text)
with-due = { $servants } ({ $due })
# What is paid or gained, after its word.
# $word (Text) $parts (List)
sum = { $word } { LIST($parts, between: ", ") }.
# $colour (Colour) $council (Council)
enters = { COLOUR($colour) } enters { COUNCIL($council) }.
# $colour (Colour)
leaves = { COLOUR($colour) } leaves.
