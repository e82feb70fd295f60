### The tasks of the table’s keys, in the third person.

## Task: begin, option, colour, add-card, drop-card, city, decline, back, end-turn, restart, list-fold

# The text of a task, in the third person.
# $of (Task)
task = { $of ->
    [begin] begins an action, in the order of the buttons
    [option] picks the nth council, permit, slot or answer; arrows reach the tenth and later
    [colour] picks the colour to elect
    [add-card] adds a card to the payment; with the queen, once a city is picked
    [drop-card] removes a card from the payment
    [city] picks a city; with no action begun, begins placing there
    [decline] declines the free permit
    [back] goes one step back; at the first step, leaves the action
    [end-turn] ends the turn
    [restart] restarts the turn
   *[list-fold] closes or opens a group
}
