//! The roads and colours of the region boards, and distances derived from them.

use super::board::City::{A, B, C, D, E, F, G, H, I, J, K, L, M, N, O};
use super::board::{City, CityColour, CitySet, Region, Road, Side};

/// Most roads between any two cities of any board.
pub const FARTHEST: usize = 8;

const COAST_1: &[Road] = &[(A, B), (A, C), (B, D), (B, E)];
const COAST_2: &[Road] = &[(A, C), (B, E), (C, D)];
const HILLS_1: &[Road] = &[(F, I), (G, J), (H, J), (I, J)];
const HILLS_2: &[Road] = &[(F, G), (F, I), (G, H), (G, I), (H, J)];
const MOUNTAINS_1: &[Road] = &[(K, N), (L, O), (M, O), (N, O)];
const MOUNTAINS_2: &[Road] = &[(K, L), (L, N), (M, O)];
const BORDER: &[Road] = &[(C, F), (D, G), (E, H), (I, K), (J, L)];
const BORDER_HILLS_1: &[Road] = &[(H, M)];
const BORDER_HILLS_2: &[Road] = &[(J, M)];

/// Returns the colours of a region's cities.
pub const fn side_colours(region: Region, side: Side) -> [CityColour; 5] {
    use CityColour::{Bronze, Gold, Iron, Royal, Silver};
    match (region, side) {
        (Region::Coast, Side::One) => [Iron, Gold, Silver, Silver, Bronze],
        (Region::Coast, Side::Two) => [Gold, Bronze, Silver, Iron, Silver],
        (Region::Hills, Side::One) => [Gold, Silver, Gold, Bronze, Royal],
        (Region::Hills, Side::Two) => [Gold, Royal, Gold, Bronze, Silver],
        (Region::Mountains, Side::One) => [Gold, Silver, Iron, Bronze, Gold],
        (Region::Mountains, Side::Two) => [Gold, Iron, Silver, Bronze, Gold],
    }
}

/// Returns the cities joined to each by one road.
pub const fn neighbours(coast: Side, hills: Side, mountains: Side) -> [CitySet; 15] {
    let mut neighbours = [CitySet::EMPTY; 15];
    join(&mut neighbours, if matches!(coast, Side::One) { COAST_1 } else { COAST_2 });
    join(&mut neighbours, if matches!(hills, Side::One) { HILLS_1 } else { HILLS_2 });
    join(&mut neighbours, if matches!(mountains, Side::One) { MOUNTAINS_1 } else { MOUNTAINS_2 });
    join(&mut neighbours, BORDER);
    join(&mut neighbours, if matches!(hills, Side::One) { BORDER_HILLS_1 } else { BORDER_HILLS_2 });
    neighbours
}

const fn join(neighbours: &mut [CitySet; 15], roads: &[Road]) {
    let mut i = 0;
    while i < roads.len() {
        let (from, to) = roads[i];
        neighbours[from.index()] = neighbours[from.index()].with(to);
        neighbours[to.index()] = neighbours[to.index()].with(from);
        i += 1;
    }
}

/// Returns the number of roads between any two cities, by Floyd and Warshall; every board is connected.
pub const fn distances(neighbours: &[CitySet; 15]) -> [[u8; 15]; 15] {
    let mut distances = [[15u8; 15]; 15];
    let mut from = 0;
    while from < 15 {
        let mut to = 0;
        while to < 15 {
            if from == to {
                distances[from][to] = 0;
            } else if neighbours[from].contains(City::ALL[to]) {
                distances[from][to] = 1;
            }
            to += 1;
        }
        from += 1;
    }
    let mut via = 0;
    while via < 15 {
        let mut from = 0;
        while from < 15 {
            let mut to = 0;
            while to < 15 {
                let detour = distances[from][via] + distances[via][to];
                if detour < distances[from][to] {
                    distances[from][to] = detour;
                }
                to += 1;
            }
            from += 1;
        }
        via += 1;
    }
    distances
}

/// Returns the cities at most this many roads away from each city.
pub const fn within(distances: &[[u8; 15]; 15]) -> [[CitySet; FARTHEST + 1]; 15] {
    let mut within = [[CitySet::EMPTY; FARTHEST + 1]; 15];
    let mut from = 0;
    while from < 15 {
        let mut to = 0;
        while to < 15 {
            let mut roads = distances[from][to] as usize;
            assert!(roads <= FARTHEST);
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
