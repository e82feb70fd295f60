//! The points of a game by cause: traitor chips, then what the last count adds suit by suit.

use super::place::Place;
use super::standing::Standing;
use super::trace::Row;
use crate::games::the_council::rules::PublicState;
use crate::games::the_council::rules::components::Suit;
use crate::scene::reckoning::{Part, Tile};

/// Returns the points of all seats by cause. The stages are the suits.
pub fn reckoning(table: &PublicState) -> Vec<Part<Row, Place>> {
    let standing = Standing::of(table);
    let traitors = standing.scores.iter().map(|score| Row::Traitors.points(score));
    let suit = |suit: Suit| {
        let tiles = table.each_seat().zip(&standing.scores).map(|(seat, score)| Tile {
            seat,
            points: Row::Suit(suit).points(score),
            from: Place::Rank(suit, table.player(seat).ranks.of(suit)),
        });
        Part::at_the_end(Row::Suit(suit), suit.index(), table.seats(), tiles)
    };
    let suits = Suit::ALL.map(suit);
    [Part::in_play(Row::Traitors, traitors)].into_iter().chain(suits).collect()
}
