### The texts of a new game, and of a game's state on the start page.

# Label of the choice of a game.
game = Game
seats = Seats
# Numbers of players of a game, the fewest and the most.
# $fewest (u8) $most (u8)
from-to = { $fewest }–{ $most } players
# Number of games of a kind that are not finished.
# $games (usize)
in-play = { GAMES($games) } in play
# Shows the seats of a small screen in full.
change = Change
# $count (u8)
players = { $count } players
# $seat (usize)
name = Name of seat { $seat }
# $seat (usize)
who-decides = Who plays seat { $seat }
# $seat (usize)
how-well = Level of the bot in seat { $seat }
curtain-note = hands hidden between turns
# Label of how several persons play.
together = How you play together
at-one-screen = At this screen
by-link = By link
# Note on the seat of the person here in a game by link.
plays-here = plays here
# Note on the seats of the others.
gets-links = gets each turn as a link
# $seat (usize) $of (Text)
colour-of = Colour of seat { $seat }: { $of }
deal = Deal
seed = Seed
new-seed = New seed
seed-note = Same seed, same deal.
# Label of the choice of who begins, and what leaves it to chance.
first = First player
by-lot = Random
start = Start game
# Starts a game of one person against two bots.
first-game = Play against two bots
# Opens the set-up of a game.
set-up = Set up a game
# $seat (usize)
name-missing = Seat { $seat } needs a name.
# Reason why a seat's name is refused: a character in it is not seen.
# $seat (usize)
name-hides = The name of seat { $seat } has an invisible character: type it again.
seed-missing = The deal needs a seed: any word will do.
go-on = Continue
resume = Resume
# $name (Name) $round (Text)
turn-of = { $name }’s turn, { $round }
# The same of the person here, in a game by link.
# $round (Text)
your-turn = Your turn, { $round }
see-score = See the score
# The winners, and the points of each.
# $winners (List) $points (Text)
won = { $winners ->
    [1] { LIST($winners) } wins with { $points }.
   *[more] { LIST($winners) } share the victory with { $points } each.
}
