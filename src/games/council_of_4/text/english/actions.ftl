### Actions and their buttons.

# An action in a word, on its button.
# $kind (Kind)
kind = { $kind ->
    [elect] Elect
    [acquire] Acquire
    [place] Place
    [queen] Queen
    [engage] Engage
    [change] Change
    [send] Send
    [extra] Extra main
   *[answer] Choose
}
# An action in a few words.
# $kind (Kind)
kind-title = { $kind ->
    [elect] Elect a councillor
    [acquire] Acquire a permit
    [place] Place a merchant
    [queen] Place with the queen
    [engage] Engage a servant
    [change] Change permits
    [send] Send a servant
    [extra] Extra main action
   *[answer] Choose
}
# An open choice; nothing where there is none.
# $decision (Decision)
question = { $decision ->
    [token] Choose a city token
    [free_permit] Take a permit for free?
    [repeat_permit] Repeat a permit
    [two_tokens] Choose { "2" } city tokens
    [turn] { "" }
   *[over] { "" }
}
# $part (TurnPart)
turn-part = { $part ->
    [main] main action
    [quick] quick action
    [choice] choice
   *[end] end of the turn
}
# The button that confirms an action without an object.
# $kind (Kind)
confirm = { $kind ->
    [elect] Elect
    [acquire] Acquire
    [place] Place
    [queen] Place
    [engage] Engage
    [change] Change
    [send] Send
    [extra] Take extra main
   *[answer] Take
}
# The same with the councillor who is elected.
# $colour (Colour)
confirm-elect = Elect { COLOUR($colour, form: "small") }
# The same of a servant that is sent.
# $colour (Colour)
confirm-send = Elect { COLOUR($colour, form: "small") }
# $permit (Text)
confirm-acquire = Acquire { $permit }
# $city (Name)
confirm-place = Place in { $city }
# $region (Region)
confirm-change = Change { REGION($region) }
# A permit, or a city whose token is taken.
# $what (Text)
confirm-take = Take { $what }
# Two cities whose tokens are taken.
# $first (Name) $second (Name)
confirm-take-both = Take { $first } + { $second }
# The button that confirms to take none of the free permits.
confirm-decline = Take none
