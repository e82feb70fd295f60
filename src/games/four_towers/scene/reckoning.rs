//! The points of a game by cause, all of which the last count adds.

use super::place::{Counter, Place};
use super::standing::Standing;
use super::trace::Row;
use crate::games::four_towers::rules::PublicState;
use crate::rules::Seat;
use crate::scene::reckoning::{Part, Tile};
use crate::vocabulary;

vocabulary! {
    /// Stage of the last count.
    pub enum Stage {
        /// Followers times lords.
        Followers = "followers",
        /// Mercenaries, merchants and mountaineers.
        Trades = "trades",
        /// The bonuses of champions.
        Champions = "champions",
        /// Gems and spirits.
        Tokens = "tokens",
        /// The track.
        Influence = "influence",
    }
}

impl Stage {
    /// Returns the stage that counts a row of the score sheet.
    pub const fn of(row: Row) -> Stage {
        match row {
            Row::Followers(_) => Stage::Followers,
            Row::Trade(_) => Stage::Trades,
            Row::Champions => Stage::Champions,
            Row::Tokens => Stage::Tokens,
            Row::Influence => Stage::Influence,
        }
    }
}

/// Returns the points of all seats by cause.
pub fn reckoning(table: &PublicState) -> Vec<Part<Row, Place>> {
    let standing = Standing::of(table);
    let part = |row: Row| {
        let tiles = table.each_seat().zip(&standing.scores).map(|(seat, score)| Tile {
            seat,
            points: row.points(score),
            from: place(row, seat),
        });
        Part::at_the_end(row, Stage::of(row) as usize, table.seats(), tiles)
    };
    Row::ALL.map(part).into()
}

/// Returns the place where the points of a row lie: those of followers are in the towers.
fn place(row: Row, seat: Seat) -> Place {
    match row {
        Row::Followers(clan) => Place::Tower(clan),
        Row::Trade(trade) => Place::Counter(seat, Counter::Trade(trade)),
        Row::Champions => Place::Counter(seat, Counter::Champions),
        Row::Tokens => Place::Counter(seat, Counter::Gems),
        Row::Influence => Place::Counter(seat, Counter::Influence),
    }
}
