//! What everybody may know of how the game stands: the score if it ended now, progress towards the sets of
//! cities, and the politics cards that are not in the discards.
//!
//! A pure function of what lies openly on the table. The hand of a view plays no part, so that all seats
//! and onlookers read the same.

use super::outcome::due;
use crate::games::council_of_4::rules::components::{Permit, Politics, RewardTile};
use crate::games::council_of_4::rules::scoring::scores;
use crate::games::council_of_4::rules::{Cards, City, PermitSet, PublicState, Score, View};
use crate::rules::Seat;

/// Progress towards a set of cities.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Set {
    /// Tile that the set brings.
    pub tile: RewardTile,
    /// Cities of the set.
    pub cities: usize,
    /// Seat that claimed the tile.
    pub owner: Option<Seat>,
    /// Cities of the set with a merchant, by seat.
    pub filled: Vec<usize>,
}

/// Politics cards of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    /// The kind.
    pub card: Politics,
    /// Cards in the discards.
    pub discarded: u8,
    /// Cards in hands and in the deck.
    pub elsewhere: u8,
}

/// Public standing of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// Score of each seat if the game ended now.
    pub scores: Vec<Score>,
    /// Sets of the colours and regions.
    pub sets: Vec<Set>,
    /// Politics cards, kind by kind.
    pub cards: Vec<Count>,
}

impl Standing {
    /// Returns the standing in a view.
    pub fn of(view: &View) -> Standing {
        let table = &view.table;
        let sets = RewardTile::ALL.into_iter().map(|tile| {
            let cities = table.cities_of(tile);
            let filled = table.players().iter().map(|player| (player.merchants & cities).len());
            Set { tile, cities: cities.len(), owner: table.owner(tile), filled: filled.collect() }
        });
        let supply = Cards::supply();
        let cards = Politics::ALL.into_iter().map(|card| {
            let discarded = table.discards.count(card);
            Count { card, discarded, elsewhere: supply.count(card).saturating_sub(discarded) }
        });
        Standing {
            scores: scores(table, view.hand_sizes),
            sets: sets.collect(),
            cards: cards.collect(),
        }
    }
}

/// Most ready permits named at a seat, and how many of more are.
const NAMED: (usize, usize) = (3, 2);

/// Returns the ready permits to name at a seat, and the number of the others.
pub fn named_permits(ready: PermitSet) -> (Vec<Permit>, usize) {
    let all = usize::from(ready.len());
    let named = if all > NAMED.0 { NAMED.1 } else { all };
    (ready.iter().take(named).collect(), all - named)
}

/// Use of a ready permit: the cities where its seat may still place, each with the servants due there, and those where it
/// already has a merchant.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Uses {
    /// Free cities, with the servants due for the merchants of others.
    pub free: Vec<(City, u16)>,
    /// Cities where the seat is.
    pub taken: Vec<City>,
}

impl Uses {
    /// Returns what a seat may use a permit for.
    pub fn of(table: &PublicState, seat: Seat, permit: Permit) -> Uses {
        let own = table.player(seat).merchants;
        let mut uses = Uses::default();
        for city in permit.cities().iter() {
            if own.contains(city) {
                uses.taken.push(city);
            } else {
                let due = due(table, seat, city);
                uses.free.push((city, due.iter().map(|due| due.servants).sum()));
            }
        }
        uses
    }
}
