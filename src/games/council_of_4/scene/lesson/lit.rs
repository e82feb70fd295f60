//! Places lit by a step of the course.

use super::Topic;
use crate::games::council_of_4::rules::components::{Council, RewardTile};
use crate::games::council_of_4::rules::{Action, City, Region, View};
use crate::games::council_of_4::scene::Legal;
use crate::games::council_of_4::scene::place::{Counter, Place};

/// Returns the places to press for an action, in their order.
pub fn pressed(action: Action, view: &View) -> Vec<Place> {
    let button = action.kind().map(Place::Button);
    match action {
        Action::Elect { colour, council } => {
            button.into_iter().chain([Place::Reserve(colour), Place::Council(council)]).collect()
        }
        Action::Acquire { region, slot, .. } => vec![Place::Slot(region, slot)],
        Action::Place { permit, city } => vec![Place::Own(permit), Place::City(city)],
        Action::PlaceWithQueen { city, .. } => {
            button.into_iter().chain([Place::City(city)]).collect()
        }
        Action::EndTurn => vec![Place::EndTurn],
        Action::ChooseToken { .. } => {
            let city = |action| match action {
                Action::ChooseToken { city } => Some(Place::City(city)),
                _ => None,
            };
            Legal::of(view).actions().iter().copied().filter_map(city).collect()
        }
        _ => button.into_iter().collect(),
    }
}

/// Returns further places that an action is about, which are only looked at.
pub fn beside(action: Action, view: &View) -> Vec<Place> {
    match action {
        Action::Acquire { region, .. } => {
            vec![Place::Council(Council::Region(region)), Place::Hand]
        }
        Action::Place { city, .. } => network(city, view),
        Action::PlaceWithQueen { city, .. } => {
            let seen = [Place::Council(Council::Queen), Place::Hand];
            seen.into_iter().chain(queens_way(city, view)).collect()
        }
        _ => Vec::new(),
    }
}

/// Returns the roads that join a city to those of one's own, with these cities.
fn network(city: City, view: &View) -> Vec<Place> {
    let (board, Some(seat)) = (view.table.board, view.seat) else { return Vec::new() };
    let own = view.table.player(seat).merchants;
    let joined = board.connected_group(city, own.with(city));
    let roads = board.roads().filter(|&(a, b)| joined.contains(a) && joined.contains(b));
    let roads = roads.filter_map(|(a, b)| board.plan().way(a, b)).map(Place::Road);
    joined.iter().filter(|&one| one != city).map(Place::City).chain(roads).collect()
}

/// Returns the queen's roads to a city, with the cities on them but this one.
fn queens_way(city: City, view: &View) -> Vec<Place> {
    let board = view.table.board;
    let steps = board.shortest_way(view.table.queen, city);
    let step = |step: &[City]| {
        let road = board.plan().way(step[0], step[1]).map(Place::Road);
        [Some(Place::City(step[0])), road].into_iter().flatten().collect::<Vec<_>>()
    };
    steps.windows(2).flat_map(step).collect()
}

/// Returns the places where a finished action shows.
pub fn changed(action: Action, view: &View) -> Vec<Place> {
    let own = |of| view.seat.map(|seat| Place::Counter(seat, of));
    let (place, counter) = match action {
        Action::Elect { council, .. } => (Place::Council(council), own(Counter::Coins)),
        Action::Acquire { .. } => (Place::Permits, own(Counter::Permits)),
        Action::Place { city, .. } | Action::PlaceWithQueen { city, .. } => {
            (Place::City(city), own(Counter::Merchants))
        }
        Action::EndTurn => (Place::Log, None),
        Action::ChooseToken { city } => (Place::City(city), None),
        _ => return own(Counter::Servants).into_iter().collect(),
    };
    std::iter::once(place).chain(counter).collect()
}

/// Returns the places shown by a step that asks for nothing.
pub fn of_topic(topic: Topic, view: &View) -> Vec<Place> {
    let own = view.seat.map(Place::Seat);
    match topic {
        Topic::Aim => own.into_iter().collect(),
        Topic::Turn => vec![Place::Hand, Place::MainActions, Place::QuickActions],
        Topic::Joker => vec![Place::Hand],
        Topic::Rewards => {
            let regions = Region::ALL.map(|region| Place::Tile(RewardTile::of_region(region)));
            [Place::QueensRewards, Place::ColourTiles].into_iter().chain(regions).collect()
        }
        Topic::End => own.into_iter().chain([Place::Tracks]).collect(),
        Topic::Help => vec![Place::History],
        // A step that asks for something shows the places for it.
        Topic::Farewell
        | Topic::Elect
        | Topic::EndTurn
        | Topic::Acquire
        | Topic::Place
        | Topic::Chain
        | Topic::Queen
        | Topic::Quick
        | Topic::Tempo
        | Topic::Finish
        | Topic::Nobility => Vec::new(),
    }
}
