//! The way from city to city by arrow keys.

use curia::games::council_of_4::rules::board::{City, Plan, Sides};
use curia::games::council_of_4::scene::compass::next_city;
use curia::games::council_of_4::scene::geometry::city_middle;
use curia::scene::travel::Direction;

const DIRECTIONS: [Direction; 4] =
    [Direction::Left, Direction::Right, Direction::Up, Direction::Down];

/// Returns the distances ahead and to the side from one city to another.
fn ahead(from: City, to: City, direction: Direction) -> (i32, i32) {
    let (from, to) = (city_middle(&printed(), from), city_middle(&printed(), to));
    let (right, down) = ((to.x - from.x) as i32, (to.y - from.y) as i32);
    match direction {
        Direction::Left => (-right, down.abs()),
        Direction::Right => (right, down.abs()),
        Direction::Up => (-down, right.abs()),
        Direction::Down => (down, right.abs()),
    }
}

/// The plan of a printed board: all have the cities on the same places.
fn printed() -> Plan {
    Sides::default().board().plan()
}

#[test]
fn every_city_is_reached_from_every_other_by_arrows() {
    for from in City::ALL {
        let mut reached = vec![from];
        let mut at = 0;
        while at < reached.len() {
            let next =
                DIRECTIONS.into_iter().filter_map(|way| next_city(&printed(), reached[at], way));
            let new: Vec<City> = next.filter(|city| !reached.contains(city)).collect();
            reached.extend(new);
            at += 1;
        }
        assert_eq!(reached.len(), 15, "from {from:?}: {reached:?}");
    }
}

#[test]
fn an_arrow_leads_ahead_and_to_nothing_behind_a_nearer_city() {
    for from in City::ALL {
        for way in DIRECTIONS {
            let Some(next) = next_city(&printed(), from, way) else { continue };
            let (far, aside) = ahead(from, next, way);
            assert!(far > 0 && aside <= 2 * far, "{from:?} {way:?} {next:?}");
            for other in City::ALL {
                let (other_far, other_aside) = ahead(from, other, way);
                let nearer = other_far > 0 && other_far < far && other_aside < aside;
                assert!(!nearer, "{from:?} {way:?}: {other:?} before {next:?}");
            }
        }
    }
}

#[test]
fn an_arrow_leads_nowhere_only_at_the_edge() {
    for from in City::ALL {
        for way in DIRECTIONS {
            let straight_ahead = City::ALL.into_iter().any(|to| {
                let (far, aside) = ahead(from, to, way);
                far > 0 && aside <= far
            });
            assert!(
                !straight_ahead || next_city(&printed(), from, way).is_some(),
                "{from:?} {way:?}"
            );
        }
    }
    let edges =
        |way| City::ALL.into_iter().filter(move |&city| next_city(&printed(), city, way).is_none());
    assert_eq!(
        edges(Direction::Up).collect::<Vec<_>>(),
        [City::A, City::C, City::F, City::I, City::K, City::N]
    );
    assert_eq!(edges(Direction::Left).collect::<Vec<_>>(), [City::A, City::B]);
}

#[test]
fn the_upper_row_is_walked_from_left_to_right_and_back() {
    let row = [City::A, City::C, City::F, City::I, City::K, City::N];
    for pair in row.windows(2) {
        assert_eq!(next_city(&printed(), pair[0], Direction::Right), Some(pair[1]));
        assert_eq!(next_city(&printed(), pair[1], Direction::Left), Some(pair[0]));
    }
}
