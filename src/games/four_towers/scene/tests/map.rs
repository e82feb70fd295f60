//! Villages, roads, gates and towers on the map.

use super::*;

/// Pixels of a map unit on the smallest screens: 670 pixels for the map of a tablet lying, 390 for its west on a phone.
const SMALLEST: f64 = 0.598;

fn distance(one: Point, other: Point) -> f64 {
    (one.x - other.x).hypot(one.y - other.y)
}

fn from(point: Point, origin: Point) -> Point {
    Point { x: point.x - origin.x, y: point.y - origin.y }
}

fn points(road: Road) -> Vec<Point> {
    let curve = curve_of(road).expect("a road");
    (0..=80).map(|at| curve.at(f64::from(at) / 80.0)).collect()
}

fn is_end(road: Road, village: Village) -> bool {
    road.0 == village || road.1 == LineEnd::Village(village)
}

fn meet(one: Area, other: Area) -> bool {
    one.x < other.right()
        && other.x < one.right()
        && one.y < other.bottom()
        && other.y < one.bottom()
}

fn pairs() -> impl Iterator<Item = (Village, Village)> {
    let all = Village::ALL;
    all.into_iter().flat_map(move |one| {
        all.into_iter().filter(move |&other| one < other).map(move |other| (one, other))
    })
}

#[test]
fn every_line_is_a_road_from_end_to_end() {
    assert_eq!(roads().count(), LINES.len() + GATES.len() + ENTRIES.len());
    for village in Village::ALL {
        for end in village.lines() {
            let curve = curve_of((village, end)).unwrap_or_else(|| panic!("{village:?} {end:?}"));
            assert_eq!(curve.from, village_middle(village));
            match end {
                LineEnd::Village(other) => {
                    let back = curve_of((other, LineEnd::Village(village))).expect("a way back");
                    assert_eq!((back.from, back.bend, back.to), (curve.to, curve.bend, curve.from));
                }
                LineEnd::Outside => assert_eq!(curve.to, gate_of(village).expect("a gate").foot),
                LineEnd::City => assert_eq!(curve.to, entry_of(village).expect("a way in").end),
            }
        }
    }
    for (village, end) in roads() {
        assert!(village.lines().contains(&end), "{village:?} {end:?}");
    }
    assert_eq!(curve_of((Village::Askar, LineEnd::Outside)), None);
    assert_eq!(curve_of((Village::Askar, LineEnd::Village(Village::Brasa))), None);
}

#[test]
fn no_roads_cross() {
    let side = |a: Point, b: Point, c: Point| (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
    let all: Vec<_> = roads().map(|road| (road, points(road))).collect();
    for (at, (road, one)) in all.iter().enumerate() {
        for (other_road, other) in &all[at + 1..] {
            for p in one[2..79].windows(2) {
                for q in other[2..79].windows(2) {
                    let across = side(p[0], p[1], q[0]) * side(p[0], p[1], q[1]) < 0.0
                        && side(q[0], q[1], p[0]) * side(q[0], q[1], p[1]) < 0.0;
                    assert!(!across, "{road:?} {other_road:?}");
                }
            }
        }
    }
}

#[test]
fn roads_keep_away_from_villages_they_do_not_lead_to() {
    for road in roads() {
        for village in Village::ALL.into_iter().filter(|&village| !is_end(road, village)) {
            let middle = village_middle(village);
            let nearest = points(road).into_iter().map(|point| distance(point, middle));
            let nearest = nearest.fold(f64::MAX, f64::min);
            assert!(nearest > 100.0, "{road:?} {village:?} {nearest}");
        }
    }
}

#[test]
fn enough_of_a_road_is_seen_and_roads_of_a_village_part_well() {
    for road in roads() {
        let all = points(road);
        let is_hidden = |point: Point| {
            Village::ALL
                .into_iter()
                .any(|village| PLOT.contains(from(point, village_middle(village))))
        };
        let seen: f64 = all
            .windows(2)
            .filter(|pair| !is_hidden(pair[0]))
            .map(|pair| distance(pair[0], pair[1]))
            .sum();
        assert!(seen > 40.0, "{road:?} {seen}");
    }
    for village in Village::ALL {
        let mut angles = village.lines().map(|end| {
            let curve = curve_of((village, end)).expect("a road");
            let Point { x, y } = from(curve.at(0.25), curve.from);
            y.atan2(x)
        });
        angles.sort_by(f64::total_cmp);
        for at in 0..3 {
            let apart = (angles[(at + 1) % 3] - angles[at]).rem_euclid(2.0 * PI);
            assert!(apart > PI / 4.0, "{village:?} {apart}");
        }
    }
}

#[test]
fn plots_targets_and_names_do_not_meet() {
    for (one, other) in pairs() {
        let (from_one, from_other) = (village_middle(one), village_middle(other));
        let Point { x, y } = from(from_one, from_other);
        for oval in [PLOT, VILLAGE_TARGET] {
            let apart = (x / oval.rx).hypot(y / oval.ry);
            assert!(apart >= 2.0, "{one:?} {other:?} {oval:?} {apart}");
        }
        for (named, middle, plot) in [(one, from_one, from_other), (other, from_other, from_one)] {
            let letters = format!("{named:?}").len();
            let pill = name(letters).at(middle);
            assert!(!meet(pill, PLOT.area().at(plot)), "{one:?} {other:?}");
        }
    }
}

#[test]
fn everything_is_on_the_map_and_on_one_side_of_a_phone_s() {
    for village in Village::ALL {
        let middle = village_middle(village);
        let whole = Area { x: -60.0, y: -66.0, width: 120.0, height: 116.0 }.at(middle);
        assert!(MAP.contains(whole), "{village:?}");
        assert!(WEST.contains(whole) || EAST.contains(whole), "{village:?}");
        let letter = Oval { rx: LETTER_DISC, ry: LETTER_DISC }.area().at(LETTER);
        assert!(VILLAGE_TARGET.area().contains(letter));
    }
    for gate in GATES {
        assert!(gate.foot.x > 20.0 && gate.foot.x < 1100.0 && gate.foot.y < 880.0, "{gate:?}");
        assert_eq!(gate.village.ring(), Ring::Mountain);
    }
    for clan in Clan::ALL {
        let tower = TOWER_TARGET.at(tower_foot(clan));
        assert!(tower.y > 0.0 && tower.bottom() < 900.0 && tower.x > 0.0, "{clan:?}");
        assert!(WEST.contains(tower) || EAST.contains(tower), "{clan:?}");
        for village in Village::ALL {
            assert!(!meet(tower, VILLAGE_TARGET.area().at(village_middle(village))), "{clan:?}");
        }
        for index in 0..WINDOWS {
            let place = window(index);
            assert!(place.y < -30.0 && place.y > -112.0, "{place:?}");
        }
    }
}

#[test]
fn whatever_takes_a_tap_is_large_enough_on_the_smallest_screen() {
    let areas = [
        VILLAGE_TARGET.area(),
        GATE_TARGET.area(),
        CITY_TARGET.area(),
        TOWER_TARGET,
        Oval { rx: GREAT_RIDER, ry: GREAT_RIDER }.grown(7.0).area(),
    ];
    for Area { width, height, .. } in areas {
        assert!(width * SMALLEST >= 40.0 && height * SMALLEST >= 40.0, "{width} {height}");
    }
    let fields = Clan::ALL.map(|clan| CITY_FIELD.at(city_field(clan.index())));
    for pair in fields.windows(2) {
        assert!(!meet(pair[0], pair[1]) && CITY_TARGET.area().contains(pair[0]));
    }
}

#[test]
fn villages_are_drawn_from_north_to_south() {
    let mut all = FROM_NORTH;
    assert!(all.windows(2).all(|pair| village_middle(pair[0]).y <= village_middle(pair[1]).y));
    all.sort_unstable();
    assert_eq!(all, Village::ALL);
    // Before those, the City, then the others.
    assert!(Village::ALL.into_iter().any(|village| village_middle(village).y < CITY.y));
}

#[test]
fn peasants_stand_on_the_plot_and_each_is_seen() {
    for count in 1..=6 {
        let (size, places) = peasants(count);
        let places: Vec<_> = places.collect();
        assert_eq!(places.len(), count);
        for place in &places {
            assert!(place.x.abs() + 9.0 <= PLOT.rx && place.y <= PLOT.ry, "{count} {place:?}");
        }
        let sum: f64 = places.iter().map(|place| place.x).sum();
        assert!(sum.abs() < 0.01, "{count}: in the middle");
        for pair in places.windows(2) {
            // The emblem, 10.5 wide, is hidden by nobody.
            assert!((pair[1].x - pair[0].x) / size >= 11.0, "{count} {pair:?}");
        }
    }
    let (size, places) = peasants(3);
    assert_eq!(size, 1.04);
    assert!(places.collect::<Vec<_>>().windows(2).all(|pair| pair[1].x - pair[0].x >= 28.0));
}

#[test]
fn riders_of_a_village_are_clear_of_plots_and_of_each_other() {
    for village in Village::ALL {
        let riders = village.lines().map(|end| {
            let radius = if matches!(end, LineEnd::Village(_)) { RIDER } else { GREAT_RIDER };
            (end, rider((village, end)).expect("a rider"), radius)
        });
        for (at, (end, place, radius)) in riders.iter().enumerate() {
            for plot in Village::ALL {
                let off = from(*place, village_middle(plot));
                assert!(!PLOT.contains(off), "{village:?} {end:?} {plot:?}");
                // On the shortest roads the disc may lap over the edge of a plot, nowhere over its people.
                let people = Oval { rx: PLOT.rx - 14.0, ry: PLOT.ry - 14.0 }.grown(*radius);
                assert!(!people.contains(off), "{village:?} {end:?} {plot:?}");
            }
            for (other_end, other, more) in &riders[at + 1..] {
                let apart = distance(*place, *other);
                assert!(apart > radius + more, "{village:?} {end:?} {other_end:?} {apart}");
            }
        }
    }
}

#[test]
fn an_arrow_is_before_the_plot_it_points_to() {
    for village in Village::ALL {
        for end in village.lines() {
            let (place, way) = tip((village, end)).expect("an arrow");
            assert!(way.x != 0.0 || way.y != 0.0);
            if let LineEnd::Village(other) = end {
                let off = from(place, village_middle(other));
                assert!(!PLOT.grown(6.0).contains(off), "{village:?} {end:?}");
                assert!(PLOT.grown(14.0).contains(off), "{village:?} {end:?} {off:?}");
                // It points inwards.
                assert!(way.x * off.x + way.y * off.y < 0.0, "{village:?} {end:?}");
            }
        }
    }
}

#[test]
fn a_lord_falls_from_its_tower_to_the_edge_of_the_city() {
    for clan in Clan::ALL {
        let fall = fall_of(clan);
        let foot = tower_foot(clan);
        assert!(TOWER_TARGET.at(foot).contains(Area { width: 0.0, height: 0.0, ..at(fall.from) }));
        let off = from(fall.to, CITY);
        assert!(!CITY_TARGET.contains(off) && CITY_TARGET.grown(20.0).contains(off), "{clan:?}");
        assert!(fall.ahead(1.0).x * off.x < 0.0, "{clan:?}");
    }
}

fn at(Point { x, y }: Point) -> Area {
    Area { x, y, width: 0.0, height: 0.0 }
}

#[test]
fn gates_are_not_hidden_by_villages() {
    for gate in GATES {
        let middle = gate_middle(gate);
        for village in Village::ALL {
            let off = from(middle, village_middle(village));
            assert!(!VILLAGE_TARGET.contains(off), "{gate:?}");
        }
    }
}
