### Actions in a few words: as they happen, after they happened, and alone below the name of their player.

# $entered (Colour) $council (Council) $how (Telling)
elected = { $how ->
    [now] elects
    [past] elected
   *[alone] Elected
} { COLOUR($entered, form: "small") }, { COUNCIL($council) }
# $entered (Colour) $council (Council) $how (Telling)
sent = { $how ->
    [now] sends
    [past] sent
   *[alone] Sent
} a servant to elect { COLOUR($entered, form: "small") }, { COUNCIL($council) }
# $permit (Text) $how (Telling)
acquired = { $how ->
    [now] acquires
    [past] acquired
   *[alone] Acquired
} { $permit }
# $city (Name) $how (Telling)
placed = { $how ->
    [now] places
    [past] placed
   *[alone] Placed
} in { $city }
# $city (Name) $how (Telling)
placed-with-queen = { $how ->
    [now] places
    [past] placed
   *[alone] Placed
} in { $city } with the queen
# $how (Telling)
engaged = { $how ->
    [now] engages a servant
    [past] engaged a servant
   *[alone] Engaged a servant
}
# $region (Region) $how (Telling)
changed = { $how ->
    [now] changes
    [past] changed
   *[alone] Changed
} the { REGION($region) } permits
# $how (Telling)
additional-main = { $how ->
    [now] takes an extra main action
    [past] took an extra main action
   *[alone] Took an extra main action
}
# $how (Telling)
ended = { $how ->
    [now] ends the turn
    [past] ended the turn
   *[alone] Ended the turn
}
# $city (Name) $how (Telling)
token = { $how ->
    [now] chooses
    [past] chose
   *[alone] Chose
} the token of { $city }
# $permit (Text) $how (Telling)
took = { $how ->
    [now] takes
    [past] took
   *[alone] Took
} { $permit } for free
# $how (Telling)
declined = { $how ->
    [now] declines the free permit
    [past] declined the free permit
   *[alone] Declined the free permit
}
# $permit (Text) $how (Telling)
repeated = { $how ->
    [now] repeats
    [past] repeated
   *[alone] Repeated
} { $permit }
# $one (Name) $other (Name) $how (Telling)
tokens = { $how ->
    [now] chooses
    [past] chose
   *[alone] Chose
} the tokens of { $one } and { $other }
# $council (Council)
of-council = { COUNCIL($council) } council
# The number of cards in hand that match a council.
# $council (Council) $count (u8) $council-size (usize)
fits = { COUNCIL($council) }: { $count } of { $council-size }
# What a player does or did, in a few words.
# $name (Name) $deed (Text)
happens = { $name } { $deed }
