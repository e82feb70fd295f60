//! Numbers of roads between cities.

use crate::games::council_of_4::rules::components::{City, CitySet};

/// Most roads between any two cities of a board.
pub const FARTHEST: usize = 8;
/// Number of roads that stands for no way at all: more than any way has.
pub(super) const APART: u8 = 15;

/// Returns the number of roads between any two cities, [`APART`] without a way.
pub const fn distances(neighbours: &[CitySet; 15]) -> [[u8; 15]; 15] {
    let mut distances = [[APART; 15]; 15];
    let mut from = 0;
    while from < 15 {
        let mut newest = CitySet::of(City::ALL[from]);
        let mut reached = newest;
        let mut roads = 0;
        while !newest.is_empty() {
            let mut to = 0;
            while to < 15 {
                if newest.contains(City::ALL[to]) {
                    distances[from][to] = roads;
                }
                to += 1;
            }
            newest = newest.joined(neighbours).without(reached);
            reached = reached.with_all(newest);
            roads += 1;
        }
        from += 1;
    }
    distances
}

/// Whether every city can be reached from every other one.
pub fn hang_together(neighbours: &[CitySet; 15]) -> bool {
    let mut reached = CitySet::of(City::ALL[0]);
    loop {
        let more = reached.with_all(reached.joined(neighbours));
        if more == reached {
            return reached == CitySet::ALL;
        }
        reached = more;
    }
}

/// Returns the cities at most this many roads away from each city.
pub const fn within(distances: &[[u8; 15]; 15]) -> [[CitySet; FARTHEST + 1]; 15] {
    let mut within = [[CitySet::EMPTY; FARTHEST + 1]; 15];
    let mut from = 0;
    while from < 15 {
        let mut to = 0;
        while to < 15 {
            let mut roads = distances[from][to] as usize;
            while roads <= FARTHEST {
                within[from][roads] = within[from][roads].with(City::ALL[to]);
                roads += 1;
            }
            to += 1;
        }
        from += 1;
    }
    within
}
