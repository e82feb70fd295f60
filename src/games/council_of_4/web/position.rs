//! Part of the map that a decision was about.

use leptos::prelude::*;

use super::art::CityState;
use super::picture::picture;
use crate::games::council_of_4::rules::{Action, CitySet, View};
use crate::games::council_of_4::scene::scope;
use crate::record::SeatRecord;

/// Draws the part of the map, with the best action's destination marked.
pub fn position(view: &View, seats: &[SeatRecord], best: Action, played: Action) -> AnyView {
    let about = |action: Action| scope::cities(view, action);
    let area = scope::around(&view.table.board.plan(), about(best) | about(played));
    let leads_to = |action: Action| match action {
        Action::Place { city, .. }
        | Action::PlaceWithQueen { city, .. }
        | Action::ChooseToken { city } => CitySet::of(city),
        Action::ChooseTokens { first, second } => CitySet::of(first).with(second),
        _ => CitySet::EMPTY,
    };
    let (target, info) = (leads_to(best), leads_to(played));
    picture(&view.table, seats, area.view_box(), |city| {
        match (target.contains(city), info.contains(city)) {
            (true, _) => CityState::Target,
            (false, true) => CityState::Info,
            (false, false) => CityState::Idle,
        }
    })
}
