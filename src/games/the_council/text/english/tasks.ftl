### What the keys of the table do, in the third person.

## Task: option, more, less, nothing, clear, go-on, show-again

# $of (Task)
task = { $of ->
    [option] picks the nth card, or sets the nth bid
    [more] bids { "1" } chip more of the suit
    [less] bids { "1" } chip fewer of the suit
    [nothing] passes, or commits nothing
    [clear] clears your picks
    [go-on] continues after a result
   *[show-again] shows the result again
}
