### The words of lessons that are no long texts.

## Lesson: aim, elect, acquire, place, chains, queen, quick, end, tempo, servants, networks, timing, ending

# $of (Lesson)
title = { $of ->
    [aim] The aim
    [elect] Electing
    [acquire] Acquiring a permit
    [place] Placing a merchant
    [chains] Chains
    [queen] The queen
    [quick] Quick actions
    [end] Nobility and the end
    [tempo] Tempo
    [servants] Servants
    [networks] Networks
    [timing] The queen’s moment
   *[ending] Ending the game
}
# $count (u16)
roads = { ROADS($count) }
# $count (u16)
tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
# A colour inside a sentence.
# $colour (Colour)
colour-name = { COLOUR($colour, form: "small") }
# A council inside a sentence of a lesson.
# $council (Council)
council-name = { COUNCIL($council, form: "the") }
# $cities (List)
cities = { $cities ->
    [none] nothing
   *[some] { LIST($cities) }
}
# What a step gains.
# $gains (List)
gains = { $gains ->
    [none] nothing
   *[some] { LIST($gains) }
}
# $count (u16)
main-actions = { $count ->
    [one] { $count } extra main action
   *[other] { $count } extra main actions
}
# The task at the table, and so on: without a capital and a full stop.
# $colour (Colour) $council (Council)
elect = elect { COLOUR($colour, form: "small") } to { COUNCIL($council, form: "the") }
# $permit (Text) $cards (u16)
acquire = acquire permit { $permit } for { CARDS($cards) }
# $city (Name) $permit (Text)
place = place a merchant in { $city } with permit { $permit }
# $city (Name) $cards (u16)
place-with-queen = move the queen to { $city } for { CARDS($cards) }
engage-servant = engage a servant
# $region (Region)
change-permits = change the permits of { REGION($region) }
# $colour (Colour) $council (Council)
send-servant = send a servant to elect { COLOUR($colour, form: "small") } to { COUNCIL($council, form: "the") }
additional-main = buy an extra main action
end-turn = end your turn
choose-token = choose a city whose token pays again
choose-tokens = choose two cities whose tokens pay again
take-permit = take a permit, or none
repeat-permit = choose a permit to repeat
