//! Places lit by a step of the course, beside those to press.

use super::Topic;
use crate::games::four_towers::rules::components::{Clan, LineEnd, Village};
use crate::games::four_towers::rules::{Action, View};
use crate::games::four_towers::scene::place::Place;

/// Returns further places that an action is about, which are only looked at.
pub fn beside(action: Action) -> Vec<Place> {
    match action {
        Action::Expand { village, clans } => moves(village, clans),
        Action::Merchant(_) | Action::Demote(_) => vec![Place::Track],
        _ => Vec::new(),
    }
}

/// Returns the places where a finished action shows.
pub fn changed(action: Action) -> Vec<Place> {
    match action {
        Action::Draw(_) => vec![Place::Hand],
        Action::Place { village, .. } => vec![Place::Village(village)],
        Action::Expand { village, clans } => {
            [vec![Place::Village(village)], moves(village, clans)].concat()
        }
        Action::Assign { space, .. } => vec![Place::Mat(space)],
        Action::Buy { .. } => vec![Place::Champions],
        _ => vec![Place::Track],
    }
}

/// Returns the places shown by a step that asks for nothing.
pub fn of_topic(topic: Topic, view: &View) -> Vec<Place> {
    match topic {
        Topic::Aim => Clan::ALL.map(Place::Tower).to_vec(),
        Topic::End | Topic::Farewell => view.seat.map(Place::Seat).into_iter().collect(),
        // A step that asks for something shows the places for it.
        Topic::Draw
        | Topic::Place
        | Topic::Keep
        | Topic::Expand
        | Topic::Lord
        | Topic::Champion
        | Topic::Merchant
        | Topic::Demon
        | Topic::Gather
        | Topic::Prepare
        | Topic::Rise
        | Topic::Demote
        | Topic::Trade
        | Topic::Harm => Vec::new(),
    }
}

/// Returns the lines along which a village's peasants go, and where: villages, a gate with the tower behind it, the City
/// with the tower whose lord follows.
fn moves(village: Village, clans: [Clan; 3]) -> Vec<Place> {
    let lines = clans.into_iter().zip(village.lines());
    let ends = lines.flat_map(|(clan, end)| match end {
        LineEnd::Village(to) => vec![Place::Village(to)],
        LineEnd::Outside => vec![Place::Gate(village), Place::Tower(clan)],
        LineEnd::City => vec![Place::City, Place::Tower(clan)],
    });
    std::iter::once(Place::Lines(village)).chain(ends).collect()
}
