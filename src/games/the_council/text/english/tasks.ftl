### What the keys of the table do, in the third person.

option = picks the nth card, or fills in the nth bid
more = bids { "1" } more chip of the suit
less = bids { "1" } chip of the suit less
nothing = passes, or commits nothing
clear = clears what is picked
go-on = continues after a result
show-again = shows the result again
