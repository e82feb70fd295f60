//! Part of the map that a decision is about.

use super::draft::Draft;
use crate::games::council_of_4::rules::board::Plan;
use crate::games::council_of_4::rules::components::{Council, Permit};
use crate::games::council_of_4::rules::{Action, CitySet, Kind, Region, View};
use crate::games::council_of_4::scene::geometry::{Area, MAP, city_middle};

/// Distances shown around a city: to the left and to the right, above and below.
const BESIDE: f64 = 96.0;
const ABOVE: f64 = 80.0;
/// Minimum size of the part shown.
const LEAST: (f64, f64) = (420.0, 210.0);

/// Returns the cities that an action is about: its own, or those of its permit or region.
pub fn cities(view: &View, action: Action) -> CitySet {
    let table = &view.table;
    let Some(parts) = Draft::of(action) else { return CitySet::EMPTY };
    if let Some(city) = parts.city {
        let queen = (parts.kind == Some(Kind::PlaceWithQueen)).then_some(table.queen);
        return [parts.second, queen].into_iter().flatten().fold(CitySet::of(city), CitySet::with);
    }
    let lying = |(region, slot)| table.permit(region, slot);
    let region = match parts.council {
        Some(Council::Queen) => return CitySet::of(table.queen),
        Some(Council::Region(region)) => Some(region),
        None => parts.region,
    };
    let permit = parts.permit.or_else(|| parts.region.zip(parts.slot).and_then(lying));
    let cities = permit.map(Permit::cities).or(region.map(Region::cities));
    cities.unwrap_or(CitySet::EMPTY)
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
