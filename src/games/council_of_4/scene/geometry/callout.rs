//! Place of the callout that sums up what placing at a city costs and brings.

use super::frame::Scaled;
use super::{Area, City, MAP, Point, city_middle, curve_of, parts};
use crate::games::council_of_4::rules::CitySet;
use crate::games::council_of_4::rules::board::{Plan, Way};

/// Lengths of the leader, from the ring to the plate.
const LEADERS: [f64; 7] = [14.0, 26.0, 40.0, 58.0, 76.0, 96.0, 120.0];
/// Parts of the plate's edge that lie before the end of the leader.
const SHIFTS: [f64; 5] = [0.5, 0.25, 0.75, 0.0, 1.0];
/// Ground of a foreign city that should stay in sight.
const FOREIGN: Area = Area { x: -42.0, y: -62.0, width: 94.0, height: 136.0 };
/// Ground of the callout's own city.
const OWN: Area = Area { x: -34.0, y: -60.0, width: 98.0, height: 138.0 };
/// Distance from the edge of what is seen.
const MARGIN: f64 = 8.0;
/// Cost of a callout over a name or a merchant, or beyond what is seen: more than that of anything else.
const BARRED: f64 = 1e6;

/// What lies around a callout.
#[derive(Clone, Debug)]
pub struct Surroundings {
    /// Board of the map.
    pub plan: Plan,
    /// Part of the map that is seen.
    pub view: Area,
    /// How cities are drawn in it.
    pub scaled: Scaled,
    /// Number of merchants in each city.
    pub merchants: [u8; 15],
    /// Cities that the choice reaches.
    pub lit: CitySet,
    /// Roads in use.
    pub roads: Vec<Way>,
}

/// Callout of a city: a plate, with a leader to a dot on the city's ring.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Callout {
    pub plate: Area,
    /// Dot on the ring.
    pub dot: Point,
    /// End of the leader at the plate.
    pub end: Point,
}

/// Returns the best callout of this size: over no name and no merchant, and hiding as little as possible of anything
/// else.
pub fn callout(city: City, (width, height): (f64, f64), around: &Surroundings) -> Callout {
    let middle = city_middle(&around.plan, city);
    let roads: Vec<Point> =
        around.roads.iter().map(|&way| curve_of(way)).fold(Vec::new(), |mut points, curve| {
            points.extend((0..=25).map(|at| curve.at(f64::from(at) / 25.0)));
            points
        });
    let kept = kept_free(around);
    let seen = within(around.view);
    let ring = parts::HALO * around.scaled.city;
    let mut best: Option<(f64, Callout)> = None;
    // The best directions come first, so that worse ones need no further look.
    let mut angles: Vec<u16> = (0..360).step_by(15).collect();
    angles.sort_by(|&one, &other| aim(one).total_cmp(&aim(other)));
    for angle in angles {
        let (sin, cos) = f64::from(angle).to_radians().sin_cos();
        let from_middle = |far: f64| Point { x: middle.x + cos * far, y: middle.y + sin * far };
        for leader in LEADERS {
            let (dot, end) = (from_middle(ring), from_middle(ring + leader));
            for shift in SHIFTS {
                let aside = sin.abs() < 0.4;
                let (x, y) = match (aside, cos > 0.0, sin < 0.0) {
                    (true, true, _) => (end.x, end.y - height * shift),
                    (true, false, _) => (end.x - width, end.y - height * shift),
                    (false, _, true) => (end.x - width * shift, end.y - height),
                    (false, _, false) => (end.x - width * shift, end.y),
                };
                let plate = Area { x, y, width, height };
                // What costs less to find comes first: most places are out of the question by then.
                let mut cost = leader * 3.0 + aim(angle);
                let least = best.map_or(f64::INFINITY, |(least, _)| least);
                if cost >= least {
                    continue;
                }
                cost += hidden(city, plate, around);
                if cost >= least {
                    continue;
                }
                let unseen = width * height - shared(plate, seen);
                let barred = unseen + kept.iter().map(|&area| shared(plate, area)).sum::<f64>();
                if barred > 0.0 {
                    cost += BARRED + barred;
                }
                if cost >= least {
                    continue;
                }
                cost += roads.iter().filter(|&&at| is_over(plate, at)).count() as f64 * 260.0;
                if cost < least {
                    best = Some((cost, Callout { plate, dot, end }));
                }
            }
        }
    }
    let corner = Callout { plate: Area { width, height, ..MAP }, dot: middle, end: middle };
    best.map_or(corner, |(_, best)| best)
}

/// Returns the cost of a leader's direction: below are name and merchants, to the right the token, to the upper left
/// the sign.
fn aim(angle: u16) -> f64 {
    match angle {
        29..126 => 9000.0,
        196..240 => 900.0,
        0..29 | 326.. => 5000.0,
        _ => 0.0,
    }
}

/// Returns the cost of what a plate hides of the cities.
fn hidden(own: City, plate: Area, around: &Surroundings) -> f64 {
    let scale = around.scaled.city;
    let cities = City::ALL.into_iter().map(|city| {
        let weight = if around.lit.contains(city) { 10.0 } else { 1.2 };
        shared(plate, grown(FOREIGN, scale).at(city_middle(&around.plan, city))) * weight
    });
    cities.sum::<f64>() + shared(plate, grown(OWN, scale).at(city_middle(&around.plan, own))) * 14.0
}

/// Returns what is seen without a margin.
fn within(view: Area) -> Area {
    Area {
        x: view.x + MARGIN,
        y: view.y + MARGIN,
        width: view.width - 2.0 * MARGIN,
        height: view.height - 2.0 * MARGIN,
    }
}

/// Returns the areas of all names and merchants.
fn kept_free(around: &Surroundings) -> Vec<Area> {
    let Scaled { city: scale, name: larger, .. } = around.scaled;
    let mut areas = Vec::new();
    for city in City::ALL {
        let middle = city_middle(&around.plan, city);
        let name = parts::name(city);
        let name = Area {
            x: name.x * larger,
            width: name.width * larger,
            height: name.height * larger,
            ..name
        };
        areas.push(grown(name, scale).at(middle));
        let count = around.merchants[city.index()];
        if count > 0 {
            let merchants = parts::merchants(count.into());
            let merchants =
                Area { y: merchants.y + name.height - parts::name(city).height, ..merchants };
            areas.push(grown(merchants, scale).at(middle));
        }
    }
    areas
}

/// Returns an area that is relative to a middle, enlarged about it.
fn grown(area: Area, by: f64) -> Area {
    Area { x: area.x * by, y: area.y * by, width: area.width * by, height: area.height * by }
}

/// Returns the size of what two areas share.
fn shared(one: Area, other: Area) -> f64 {
    let width = one.right().min(other.right()) - one.x.max(other.x);
    let height = one.bottom().min(other.bottom()) - one.y.max(other.y);
    width.max(0.0) * height.max(0.0)
}

/// Whether a plate lies over a point of a road, or nearly.
fn is_over(plate: Area, at: Point) -> bool {
    at.x > plate.x - 6.0
        && at.x < plate.right() + 6.0
        && at.y > plate.y - 6.0
        && at.y < plate.bottom() + 6.0
}
