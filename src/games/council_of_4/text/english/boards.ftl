### Boards of one’s own: making, changing and saving them, and why something is no board.

printed = Printed
own = Own
another = New board
made = Cities, colours and roads are new. Distances are like those of the printed boards.
edit = Edit
title = Own board
choose = Choose a city to change its roads, its colour or its place.
roads = Roads
# $from (Name) $to (Name)
road = { $from }–{ $to }
# $road (Text)
crosses = Would cross { $road }
colour = Colour
stays-royal = The queen starts here. To change this, make another city royal.
exchange = Swap places with
tokens = City tokens
dealt = Shuffled each game
fixed = Fixed
token = Token
no-token = The royal city has no token.
code = Board code
copy-code = Copy code
code-copied = Code copied.
use-code = Open code
undo = Undo
# $count (usize) $farthest (u8)
is-board = { ROADS($count) }, at most { $farthest } from city to city.
use-it = Play on this board
name = Name
keep = Save
kept = Saved boards
name-it = Give it a name first.
not-yet = It isn’t a board yet: see below the map.
# $name (Name)
kept-as = Saved as “{ $name }”.
# $name (Name)
forget = Delete { $name }
not-kept = Not enough storage left to save it. Copy its code instead.
# A plan has so many cities of a colour, and needs others.
# $count (usize) $colour (CityColour) $needed (usize)
wrong-colour = { $count } { CITY_COLOUR($colour) } { $count ->
    [one] city
   *[other] cities
}, not { $needed }.
# $roads (List)
crossing = { LIST($roads) } cross.
# $cities (List)
apart = No road leads to { LIST($cities) }.
# $from (Name) $to (Name) $roads (u8) $most (usize)
too-far = { $from } and { $to } are { $roads } roads apart. Make it { $most } at most.
too-many = There are too many boards already. Reload the page.
# Why a code is no board.
no-parts = A board is three digits, each { "1" } or { "2" }, or a code of three or four parts with hyphens between.
no-cities = The first part of a code has each city once, on a place of its region.
no-colours = The second part of a code has a colour for each city: g, s, b, i, and r for one.
no-roads = The third part of a code has two letters for each road.
# $from (Name) $to (Name)
no-way = No road can lead from { $from } to { $to }.
# $road (Text)
road-twice = The road { $road } is there twice.
no-tokens = The fourth part of a code has each token, a to n, once.
