//! Part of the map that a decision is about.

use crate::games::council_of_4::rules::action::Action;
use crate::games::council_of_4::rules::board::{CitySet, Plan};
use crate::games::council_of_4::rules::components::Council;
use crate::games::council_of_4::rules::view::View;
use crate::games::council_of_4::scene::geometry::{Area, MAP, city_middle};

/// Distances shown around a city: to the left and to the right, above and below.
const BESIDE: f64 = 96.0;
const ABOVE: f64 = 80.0;
/// Minimum size of the part shown.
const LEAST: (f64, f64) = (420.0, 210.0);

/// Returns the cities that an action is about: its own, or those of its permit or region.
pub fn cities(view: &View, action: Action) -> CitySet {
    let table = &view.table;
    let of_council = |council| match council {
        Council::Region(region) => region.cities(),
        Council::Queen => CitySet::of(table.queen),
    };
    let lying =
        |region, slot| table.permit(region, slot).map_or(region.cities(), |permit| permit.cities());
    match action {
        Action::Elect { council, .. } | Action::SendServant { council, .. } => of_council(council),
        Action::Acquire { region, slot, .. } | Action::TakePermit { region, slot } => {
            lying(region, slot)
        }
        Action::Place { city, .. } | Action::ChooseToken { city } => CitySet::of(city),
        Action::PlaceWithQueen { city, .. } => CitySet::of(city).with(table.queen),
        Action::ChangePermits { region } => region.cities(),
        Action::RepeatPermit { permit } => permit.cities(),
        Action::ChooseTokens { first, second } => CitySet::of(first).with(second),
        Action::EngageServant
        | Action::AdditionalMain
        | Action::EndTurn
        | Action::DeclinePermit => CitySet::EMPTY,
    }
}

/// Returns the part of the map with all of these cities, or the whole map if there are none.
pub fn around(plan: &Plan, cities: CitySet) -> Area {
    let middles: Vec<_> = cities.iter().map(|city| city_middle(plan, city)).collect();
    if middles.is_empty() {
        return MAP;
    }
    let least = |of: &dyn Fn(usize) -> f64| (0..middles.len()).map(of).fold(f64::MAX, f64::min);
    let most = |of: &dyn Fn(usize) -> f64| (0..middles.len()).map(of).fold(f64::MIN, f64::max);
    let x = (least(&|at| middles[at].x) - BESIDE, most(&|at| middles[at].x) + BESIDE);
    let y = (least(&|at| middles[at].y) - ABOVE, most(&|at| middles[at].y) + ABOVE);
    let (x, width) = fit(x, LEAST.0, (MAP.x, MAP.right()));
    let (y, height) = fit(y, LEAST.1, (MAP.y, MAP.bottom()));
    Area { x, y, width, height }
}

/// Returns the start and length of a stretch, at least this long and inside the other one.
fn fit((from, to): (f64, f64), least: f64, (first, last): (f64, f64)) -> (f64, f64) {
    let length = (to - from).max(least).min(last - first);
    let middle = (from + to) / 2.0;
    ((middle - length / 2.0).clamp(first, last - length), length)
}
