//! The map that the page draws: nothing on it hides anything else, and fingers can't lose it on a small
//! screen.

use curia::games::council_of_4::rules::board::{
    Board, City, CitySet, Place, Plan, Region, Road, Sides, Way,
};
use curia::games::council_of_4::rules::components::Token;
use curia::games::council_of_4::scene::Mark;
use curia::games::council_of_4::scene::geometry::callout::{Callout, Surroundings, callout};
use curia::games::council_of_4::scene::geometry::frame::{Scaled, alike, clouds, content, filling};
use curia::games::council_of_4::scene::geometry::growth::{GROWTH, clearing};
use curia::games::council_of_4::scene::geometry::land::{RIVERS, bridges};
use curia::games::council_of_4::scene::geometry::parts;
use curia::games::council_of_4::scene::geometry::{
    self, Area, MAP, Point, ROAD_WIDTH, around, curve_of, place_middle,
};
use curia::games::council_of_4::scene::viewport::{self, WHOLE, of_region, over};
use curia::rules::luck::Seed;
use curia::scene::fingers::{DOUBLE_TAP_TIME, Fingers};
use curia::scene::touch::TREMBLE;
use curia::scene::viewport::{Frame, MOST_PIXELS, Part, Viewport, to_show};
use proptest::prelude::*;

const LANDMARKS: &str = include_str!("../../src/games/council_of_4/web/art/landmarks.svg");
const MOST_MERCHANTS: usize = 4;
/// What the queen takes up.
const QUEEN: Area = Area { x: -54.0, y: -18.0, width: 26.0, height: 49.0 };

/// Whether the areas share more than an edge.
fn overlap(one: Area, other: Area) -> bool {
    one.x < other.right()
        && other.x < one.right()
        && one.y < other.bottom()
        && other.y < one.bottom()
}

/// Whether a circle of this radius touches the area.
fn touches(area: Area, middle: Point, radius: f64) -> bool {
    let x = (middle.x - middle.x.clamp(area.x, area.right())).abs();
    let y = (middle.y - middle.y.clamp(area.y, area.bottom())).abs();
    x.hypot(y) < radius
}

/// Returns everything that a city takes up on the printed boards.
fn footprint(city: City) -> Vec<(&'static str, Area)> {
    parts_of(city).into_iter().map(|(part, area)| (part, area.at(city_middle(city)))).collect()
}

/// Returns everything that a city takes up round its middle, with the widest token, four merchants and the queen.
fn parts_of(city: City) -> Vec<(&'static str, Area)> {
    let radius = parts::MEDALLION;
    let round = Area { x: -radius, y: -radius, width: 2.0 * radius, height: 2.0 * radius };
    let widest = Token::all().map(|token| token.bonuses().len()).max().unwrap_or_default();
    [
        ("landmark", parts::LANDMARK),
        ("medallion", round),
        ("token", parts::token(widest)),
        ("name", parts::name(city)),
        ("merchants", parts::merchants(MOST_MERCHANTS)),
        ("queen", QUEEN),
    ]
    .into()
}

/// Returns the plan of a printed board: all have the cities on the same places.
fn printed() -> Plan {
    Sides::default().board().plan()
}

fn city_middle(city: City) -> Point {
    geometry::city_middle(&printed(), city)
}

fn ground(city: City) -> Area {
    geometry::ground(&printed(), city)
}

fn place_of(city: City) -> (Part, Area) {
    viewport::place_of(&printed(), city)
}

fn toward(city: City) -> Viewport {
    viewport::toward(&printed(), city)
}

fn to_pick(marks: &[Mark; 15]) -> Vec<(Part, Area)> {
    viewport::to_pick(&printed(), marks)
}

/// Returns the way of a road of a printed board.
fn way_of((from, to): Road) -> Way {
    printed().way(from, to).unwrap_or_else(|| panic!("no way from {from} to {to}"))
}

/// Returns the points of a road, close enough for straight lines between them.
fn points(road: Road) -> Vec<Point> {
    points_of(way_of(road))
}

fn points_of(way: Way) -> Vec<Point> {
    let curve = curve_of(way);
    (0..=80).map(|at| curve.at(f64::from(at) / 80.0)).collect()
}

/// Returns boards of one's own: made from seeds, with other cities on the places and other roads.
fn own_plans() -> impl Iterator<Item = Plan> {
    (0..40).map(|seed| Board::made(Seed(seed)).plan())
}

fn every_road() -> impl Iterator<Item = (Sides, Road)> {
    let roads = |sides: Sides| sides.board().plan().roads();
    Sides::all().flat_map(move |sides| roads(sides).into_iter().map(move |road| (sides, road)))
}

#[test]
fn every_road_of_every_board_leads_from_city_to_city() {
    for (_, road) in every_road() {
        let points = points(road);
        assert_eq!((points[0], points[80]), (city_middle(road.0), city_middle(road.1)));
    }
}

#[test]
fn no_road_passes_under_a_foreign_city() {
    for (sides, road) in every_road() {
        for city in City::ALL.into_iter().filter(|&city| city != road.0 && city != road.1) {
            for (part, area) in footprint(city) {
                let under = points(road).iter().any(|&at| touches(area, at, ROAD_WIDTH / 2.0));
                assert!(!under, "{sides}: {}{} under the {part} of {city}", road.0, road.1);
            }
        }
    }
}

#[test]
fn two_ways_cross_where_the_rules_say_so_and_nowhere_else() {
    let ways: Vec<Way> = Way::all().collect();
    for (at, &one) in ways.iter().enumerate() {
        for &other in &ways[at + 1..] {
            let (a, b) = (points_of(one), points_of(other));
            let crossed = a.windows(2).any(|s| b.windows(2).any(|t| cross(s, t)));
            assert_eq!(crossed, one.crossing() == Some(other), "{one:?} {other:?}");
        }
    }
    for sides in Sides::all() {
        assert!(sides.board().plan().flaws().is_empty(), "{sides}");
    }
}

#[test]
fn no_way_passes_under_a_third_place_whichever_city_stands_there() {
    for way in Way::all() {
        let third = Place::all().filter(|place| !way.ends().contains(place));
        for place in third {
            for city in place.region().cities().iter() {
                for (part, area) in parts_of(city) {
                    let area = area.at(place_middle(place));
                    let under = |&at: &Point| touches(area, at, ROAD_WIDTH / 2.0);
                    assert!(
                        !points_of(way).iter().any(under),
                        "{way:?} under the {part} of {city} on {place:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn cities_fit_beside_each_other_on_whichever_places_they_stand() {
    for one in Place::all() {
        for other in Place::all().filter(|&other| other > one) {
            let cities = |place: Place| place.region().cities().iter();
            for (a, b) in cities(one).flat_map(|a| cities(other).map(move |b| (a, b))) {
                for (part, area) in parts_of(a) {
                    for (other_part, other_area) in parts_of(b) {
                        let both =
                            overlap(area.at(place_middle(one)), other_area.at(place_middle(other)));
                        // Four merchants touch the roof of the city below them.
                        let touches = part == "merchants" && other_part == "landmark";
                        assert!(!both || touches, "the {part} of {a} and the {other_part} of {b}");
                    }
                }
                assert!(MAP.contains(parts::name(a).at(place_middle(one))), "{a} on {one:?}");
            }
        }
    }
}

/// Whether two lines cross, not counting shared ends.
fn cross(one: &[Point], other: &[Point]) -> bool {
    let side = |line: &[Point], p: Point| {
        (line[1].x - line[0].x) * (p.y - line[0].y) - (line[1].y - line[0].y) * (p.x - line[0].x)
    };
    side(one, other[0]) * side(one, other[1]) < 0.0
        && side(other, one[0]) * side(other, one[1]) < 0.0
}

#[test]
fn no_two_cities_overlap() {
    for (at, &one) in City::ALL.iter().enumerate() {
        for &other in &City::ALL[at + 1..] {
            for (part, area) in footprint(one) {
                for (other_part, other_area) in footprint(other) {
                    // Four merchants touch the roof of the city below them.
                    let touches = part == "merchants"
                        && other_part == "landmark"
                        && matches!((one, other), (City::G, City::H) | (City::L, City::M));
                    let both = overlap(area, other_area);
                    assert!(
                        !both || touches,
                        "the {part} of {one} and the {other_part} of {other}"
                    );
                }
            }
        }
    }
}

#[test]
fn nothing_leaves_the_map_and_each_region_is_whole_in_its_part() {
    for city in City::ALL {
        for (part, area) in footprint(city).into_iter().filter(|(part, _)| *part != "landmark") {
            assert!(MAP.contains(area), "the {part} of {city}");
            assert!(around(city.region()).contains(area), "the {part} of {city}");
            assert!(ground(city).contains(area), "the {part} of {city}");
        }
        for Point { x, y } in landmark(city) {
            assert!(
                ground(city).contains(Area { x, y, width: 0.0, height: 0.0 }.at(city_middle(city))),
                "{city}"
            );
        }
        assert!(around(city.region()).contains(ground(city)), "{city}");
        assert!(MAP.contains(parts::TARGET.at(city_middle(city))), "{city}");
    }
    for (_, road) in every_road() {
        for at in points(road) {
            let width = ROAD_WIDTH;
            let half = width / 2.0;
            let dot = Area { x: at.x - half, y: at.y - half, width, height: width };
            assert!(MAP.contains(dot), "{}{}", road.0, road.1);
        }
    }
}

/// Returns the corners and control points of a city's landmark.
fn landmark(city: City) -> Vec<Point> {
    let drawing = LANDMARKS.lines().nth(city.index()).expect("a landmark for each city");
    let corners: Vec<Point> = drawing.split(" d=\"").skip(1).flat_map(corners).collect();
    assert!(corners.len() > 20, "{city}");
    corners
}

/// Returns the corners and control points of a path, of which every coordinate is absolute.
fn corners(path: &str) -> Vec<Point> {
    let path = path.split('"').next().unwrap_or_default();
    let mut corners = Vec::new();
    let mut at = Point { x: 0.0, y: 0.0 };
    let mut rest = path;
    while let Some(command) = rest.chars().next() {
        let end = rest[1..].find(|c: char| c.is_ascii_alphabetic()).map_or(rest.len(), |i| i + 1);
        let numbers: Vec<f64> = numbers(&rest[1..end]);
        rest = &rest[end..];
        match command {
            'M' | 'L' | 'C' | 'Q' | 'S' | 'T' => {
                for pair in numbers.chunks(2) {
                    at = Point { x: pair[0], y: pair[1] };
                    corners.push(at);
                }
            }
            'A' | 'a' => {
                for arc in numbers.chunks(7) {
                    let from = if command == 'a' { at } else { Point { x: 0.0, y: 0.0 } };
                    at = Point { x: from.x + arc[5], y: from.y + arc[6] };
                    corners.push(at);
                }
            }
            'H' | 'V' => {
                for number in numbers {
                    at = if command == 'H' {
                        Point { x: number, ..at }
                    } else {
                        Point { y: number, ..at }
                    };
                    corners.push(at);
                }
            }
            'z' => {}
            other => panic!("{other} in {path}"),
        }
    }
    corners
}

/// Parses the numbers of a path: a sign or a second point begins the next one.
fn numbers(text: &str) -> Vec<f64> {
    let mut all: Vec<String> = Vec::new();
    for sign in text.chars() {
        match sign {
            ' ' | ',' => all.push(String::new()),
            '-' => all.push("-".to_owned()),
            '.' if all.last().is_some_and(|number| number.contains('.')) => {
                all.push(".".to_owned())
            }
            _ if all.is_empty() => all.push(sign.to_string()),
            _ => all.last_mut().expect("not empty").push(sign),
        }
    }
    let parsed = all.iter().filter(|number| !number.is_empty());
    parsed.map(|number| number.parse().unwrap_or_else(|_| panic!("{number} in {text}"))).collect()
}

/// Returns the points of a river, close enough for straight lines between them.
fn river(path: &str) -> Vec<Point> {
    let (start, rest) = path[1..].split_once('C').expect("a curve");
    let start = numbers(start);
    let mut at = Point { x: start[0], y: start[1] };
    let mut points = vec![at];
    for run in rest.split('C') {
        let mut before = None;
        for (i, smooth) in run.split('S').enumerate() {
            let numbers = numbers(smooth);
            let mut rest = &numbers[..];
            // A curve's first control point continues the curve before it.
            let mut is_whole = i == 0;
            while !rest.is_empty() {
                let next = |i: usize| Point { x: rest[2 * i], y: rest[2 * i + 1] };
                let (one, other, to, used) = if is_whole {
                    (next(0), next(1), next(2), 6)
                } else {
                    let Point { x, y } = before.unwrap_or(at);
                    (Point { x: 2.0 * at.x - x, y: 2.0 * at.y - y }, next(0), next(1), 4)
                };
                for step in 1..=40 {
                    let part = f64::from(step) / 40.0;
                    let rest = 1.0 - part;
                    let of = |a: f64, b: f64, c: f64, d: f64| {
                        rest.powi(3) * a
                            + 3.0 * rest.powi(2) * part * b
                            + 3.0 * rest * part.powi(2) * c
                            + part.powi(3) * d
                    };
                    points.push(Point {
                        x: of(at.x, one.x, other.x, to.x),
                        y: of(at.y, one.y, other.y, to.y),
                    });
                }
                (before, at) = (Some(other), to);
                rest = &rest[used..];
                is_whole = false;
            }
        }
    }
    points
}

/// Returns where two lines cross.
fn meeting(one: &[Point], other: &[Point]) -> Point {
    let side = |p: Point| {
        (other[1].x - other[0].x) * (p.y - other[0].y)
            - (other[1].y - other[0].y) * (p.x - other[0].x)
    };
    let part = side(one[0]) / (side(one[0]) - side(one[1]));
    Point { x: one[0].x + part * (one[1].x - one[0].x), y: one[0].y + part * (one[1].y - one[0].y) }
}

fn distance(one: Point, other: Point) -> f64 {
    (one.x - other.x).hypot(one.y - other.y)
}

#[test]
fn every_crossing_of_a_road_and_a_river_has_a_bridge() {
    let rivers = RIVERS.map(river);
    let mut bridged = CitySet::EMPTY;
    for plan in Sides::all().map(|sides| sides.board().plan()).chain(own_plans()) {
        let bridges: Vec<_> = bridges(&plan).collect();
        let mut crossings = 0;
        for way in plan.ways().iter() {
            let points = points_of(way);
            for river in &rivers {
                for step in points.windows(2) {
                    for flow in river.windows(2).filter(|flow| cross(step, flow)) {
                        let at = meeting(step, flow);
                        let near = bridges.iter().any(|bridge| distance(bridge.middle, at) < 2.0);
                        assert!(near, "{plan}: {way:?} at {at:?}");
                        let (from, to) = plan.road(way);
                        bridged = bridged.with(from).with(to);
                        crossings += 1;
                    }
                }
            }
        }
        assert_eq!(crossings, bridges.len(), "{plan}");
    }
    assert_eq!(bridged, CitySet::ALL);
}

#[test]
fn what_grows_keeps_clear_of_cities_roads_and_rivers() {
    let rivers = RIVERS.map(river);
    let roads: Vec<Point> = every_road()
        .flat_map(|(_, road)| points(road))
        .chain(rivers.into_iter().flatten())
        .collect();
    for kind in GROWTH {
        let size = f64::from(kind.size) / 100.0;
        let (half, height) = kind.glyph.size();
        for &(x, y) in kind.at {
            let foot = Point { x: x.into(), y: y.into() };
            let area = Area {
                x: -half * size,
                y: -height * size,
                width: 2.0 * half * size,
                height: height * size,
            }
            .at(foot);
            let near = roads.iter().any(|&road| distance(road, foot) < 10.0);
            assert!(!near, "{:?} at {foot:?}", kind.glyph);
            for city in City::ALL {
                for (part, of_city) in footprint(city) {
                    let hides =
                        matches!(part, "medallion" | "token" | "name") && overlap(area, of_city);
                    assert!(!hides, "{:?} at {foot:?} and the {part} of {city}", kind.glyph);
                }
            }
        }
    }
}

#[test]
fn what_grows_makes_way_for_the_roads_of_any_board() {
    let mut felled = 0;
    for plan in own_plans() {
        let clear = clearing(&plan);
        let roads: Vec<Point> = plan.ways().iter().flat_map(points_of).collect();
        for &(x, y) in GROWTH.iter().flat_map(|kind| kind.at) {
            let foot = Point { x: x.into(), y: y.into() };
            let near = roads.iter().any(|&road| distance(road, foot) < 9.5);
            assert!(!near || !clear(foot), "{foot:?} on {plan}");
            felled += usize::from(!clear(foot));
        }
    }
    assert!(felled > 0);
    let clear = clearing(&printed());
    assert!(
        GROWTH
            .iter()
            .flat_map(|kind| kind.at)
            .all(|&(x, y)| clear(Point { x: x.into(), y: y.into() }))
    );
}

#[test]
fn the_content_box_is_seen_whole_and_fills_a_frame_of_any_shape() {
    for (width, height) in [(1000.0, 460.0), (390.0, 700.0), (1600.0, 300.0), (760.0, 330.0)] {
        let seen = filling(Frame { width, height });
        assert!(seen.width >= MAP.width && seen.height >= MAP.height - 1e-9);
        assert!((seen.width / seen.height - width / height).abs() < 1e-9);
        assert!(near(seen.middle(), content(Frame { width, height }).middle()));
        let visible = Viewport::of(WHOLE).visible(Frame { width, height });
        assert!(visible.contains(seen) && seen.contains(visible));
        for cloud in clouds(seen) {
            let over = City::ALL.into_iter().find(|&city| {
                footprint(city).iter().any(|(_, area)| touches(*area, cloud.at, 20.0 * cloud.size))
            });
            assert_eq!(over, None, "{width} x {height}: {cloud:?}");
        }
    }
    let usual = Area { x: 0.0, y: 0.0, width: 1000.0, height: 450.0 };
    assert!(alike(usual, Area { width: 1019.0, ..usual }));
    assert!(!alike(usual, Area { width: 1021.0, ..usual }));
}

#[test]
fn from_afar_the_larger_cities_with_their_names_and_merchants_are_seen_whole() {
    for (width, height) in [(532.0, 226.0), (390.0, 424.0), (360.0, 300.0), (700.0, 320.0)] {
        let frame = Frame { width, height };
        let seen = Viewport::of(WHOLE).visible(frame);
        let Scaled { far, city: larger, name } = Scaled::at(Viewport::of(WHOLE).scale(frame));
        assert!(far);
        for city in City::ALL {
            let merchants = parts::merchants(MOST_MERCHANTS);
            let lower = parts::name(city).height * (name - 1.0);
            for area in [parts::token(2), Area { y: merchants.y + lower, ..merchants }] {
                let area = Area {
                    x: area.x * larger,
                    y: area.y * larger,
                    width: area.width * larger,
                    height: area.height * larger,
                };
                assert!(seen.contains(area.at(city_middle(city))), "{city} in {frame:?}");
            }
            for Point { x, y } in landmark(city) {
                let tip = Area { x: x * larger, y: y * larger, width: 0.0, height: 0.0 };
                assert!(seen.contains(tip.at(city_middle(city))), "{city} in {frame:?}");
            }
        }
    }
}

#[test]
fn names_are_never_too_small_to_read() {
    for tenths in 3..30 {
        let scale = f64::from(tenths) / 10.0;
        let Scaled { far, city, name } = Scaled::at(scale);
        assert!(14.5 * scale * city * name > 10.99, "{scale}");
        assert_eq!(far, city > 1.0);
    }
    assert_eq!(Scaled::at(1.0), Scaled { far: false, city: 1.0, name: 1.0 });
}

#[test]
fn a_callout_covers_no_name_and_no_merchant_and_stands_on_the_ring_of_its_city() {
    for (count, frame) in [0, 1, 2, 3, 4].into_iter().flat_map(|count| {
        [(1000.0, 460.0), (1110.0, 446.0), (740.0, 420.0)].map(|frame| (count, frame))
    }) {
        let frame = Frame { width: frame.0, height: frame.1 };
        let view = filling(frame);
        let scaled = Scaled::at(frame.width / view.width);
        for city in City::ALL {
            let board = Sides::default().board();
            let lit: CitySet = board.neighbours(city).iter().chain([city]).collect();
            let roads = board.roads().filter(|road| road.0 == city || road.1 == city);
            let (plan, roads) = (printed(), roads.map(way_of).collect());
            let around = Surroundings { plan, view, scaled, merchants: [count; 15], lit, roads };
            for size in [(80.0, 32.0), (104.0, 56.0), (140.0, 56.0)] {
                let Callout { plate, dot, .. } = callout(city, size, &around);
                assert!(view.contains(plate), "{city}: {plate:?}");
                let ring = distance(dot, city_middle(city)) - parts::HALO * scaled.city;
                assert!(ring.abs() < 1e-6, "{city}: {dot:?}");
                for other in City::ALL {
                    let merchants = (count > 0).then(|| parts::merchants(count.into()));
                    for area in merchants.into_iter().chain([parts::name(other)]) {
                        let area = Area {
                            x: area.x * scaled.city,
                            y: area.y * scaled.city,
                            width: area.width * scaled.city,
                            height: area.height * scaled.city,
                        };
                        let hides = overlap(plate, area.at(city_middle(other)));
                        assert!(!hides, "{city} over {other}, {size:?}, {count} merchants");
                    }
                }
            }
        }
    }
}

#[test]
fn an_acted_city_is_wholly_in_sight_on_a_phone() {
    for (width, height) in [(390.0, 430.0), (390.0, 260.0), (360.0, 150.0), (390.0, 130.0)] {
        let frame = Frame { width, height };
        for city in City::ALL {
            assert!(toward(city).visible(frame).contains(ground(city)), "{city} in {frame:?}");
            let (part, target) = place_of(city);
            for shown in [Viewport::of(WHOLE), Viewport::of(of_region(Region::Hills))] {
                let close = shown.zoomed(frame, 2.4, place(30.0, 30.0));
                for shown in [shown, close] {
                    let seen = shown.showing(frame, part, target).visible(frame);
                    assert!(seen.contains(target), "{city} in {frame:?}: {seen:?}");
                }
            }
        }
    }
}

const PHONE: Frame = Frame { width: 390.0, height: 430.0 };

fn place(x: f64, y: f64) -> Point {
    Point { x, y }
}

fn near(one: Point, other: Point) -> bool {
    (one.x - other.x).abs() < 1e-6 && (one.y - other.y).abs() < 1e-6
}

#[test]
fn the_parts_with_a_button_are_known_again() {
    assert_eq!(Viewport::of(WHOLE).part(), Some(WHOLE));
    for region in Region::ALL {
        assert_eq!(Viewport::of(of_region(region)).part(), Some(of_region(region)));
    }
    let coast = Viewport::of(of_region(Region::Coast));
    assert_eq!(coast.zoomed(PHONE, 1.5, place(100.0, 100.0)).part(), None);
}

#[test]
fn a_region_is_seen_whole_on_a_phone() {
    let narrow = Frame { width: 360.0, ..PHONE };
    for (region, frame) in Region::ALL.into_iter().flat_map(|one| [(one, PHONE), (one, narrow)]) {
        let seen = Viewport::of(of_region(region)).visible(frame);
        let Area { x, y, width, height } = around(region);
        let nearly = Area { x: x + 1e-9, y: y + 1e-9, width: width - 2e-9, height: height - 2e-9 };
        assert!(seen.contains(nearly), "{seen:?}");
        assert!(seen.width < 420.0, "{seen:?}");
    }
}

#[test]
fn in_a_low_frame_a_region_is_cut_and_its_names_stay_readable() {
    let low = Frame { width: 390.0, height: 130.0 };
    let hills = Viewport::of(of_region(Region::Hills));
    // No lower than a city is high.
    assert!((hills.scale(low) - 130.0 / 144.0).abs() < 1e-9);
    for city in City::ALL {
        let toward = toward(city);
        assert_eq!(toward.part(), Some(of_region(city.region())));
        let seen = toward.visible(low);
        assert!(
            seen.contains(parts::TARGET.at(city_middle(city)))
                || seen.height < parts::TARGET.height
        );
        assert!(seen.contains(
            Area { x: -27.0, y: -27.0, width: 54.0, height: 54.0 }.at(city_middle(city))
        ));
    }
}

#[test]
fn the_whole_map_is_seen_whole_in_any_frame() {
    for (width, height) in [(390.0, 430.0), (390.0, 130.0), (844.0, 200.0)] {
        assert!(Viewport::of(WHOLE).visible(Frame { width, height }).contains(MAP));
    }
}

#[test]
fn dragging_right_shows_what_lies_left_and_stops_at_the_edge() {
    let hills = Viewport::of(of_region(Region::Hills));
    let before = hills.visible(PHONE);
    let after = hills.dragged(PHONE, place(100.0, 200.0), place(150.0, 200.0)).visible(PHONE);
    let moved = before.x - after.x;
    assert!((moved * hills.scale(PHONE) - 50.0).abs() < 1e-6, "{moved}");
    let far = hills.dragged(PHONE, place(0.0, 200.0), place(5000.0, 200.0)).visible(PHONE);
    assert!((far.x - content(PHONE).x).abs() < 1e-6, "{}", far.x);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// The map stays in the frame and within its limits of size for any two fingers.
    #[test]
    fn fingers_can_t_lose_the_map(
        width in 200.0..900.0f64,
        height in 60.0..900.0f64,
        moves in prop::collection::vec(
            (0u8..3, -900.0..900.0f64, -900.0..900.0f64, -900.0..900.0f64, 0.05..20.0f64),
            1..12,
        ),
    ) {
        let frame = Frame { width, height };
        let mut viewport = Viewport::of(of_region(Region::Hills));
        for (what, x, y, other, times) in moves {
            viewport = match what {
                0 => viewport.dragged(frame, place(x, y), place(y, other)),
                1 => viewport.zoomed(frame, times, place(x, y)),
                _ => viewport.pinched(
                    frame,
                    [place(x, y), place(other, x)],
                    [place(y, x), place(x, other)],
                ),
            };
            let (scale, seen) = (viewport.scale(frame), viewport.visible(frame));
            let all = content(frame);
            let least = (width / all.width).min(height / all.height);
            prop_assert!(scale >= least - 1e-9 && scale <= MOST_PIXELS.max(least) + 1e-9);
            // In each direction, the frame shows only map, or all of the map in its middle.
            let kept = |from: f64, shown: f64, first: f64, all: f64| {
                if shown < all {
                    from >= first - 1e-6 && from + shown <= first + all + 1e-6
                } else {
                    (from + shown / 2.0 - first - all / 2.0).abs() < 1e-6
                }
            };
            prop_assert!(kept(seen.x, seen.width, all.x, all.width), "{seen:?}");
            prop_assert!(kept(seen.y, seen.height, all.y, all.height), "{seen:?}");
        }
    }

    /// The point below the fingers stays there unless an edge is in the way.
    #[test]
    fn zooming_keeps_the_point_below_the_finger(
        x in 150.0..240.0f64,
        y in 190.0..240.0f64,
        times in 1.0..2.4f64,
    ) {
        let hills = Viewport::of(of_region(Region::Hills));
        let about = place(x, y);
        let zoomed = hills.zoomed(PHONE, times, about);
        prop_assert!(near(hills.point(PHONE, about), zoomed.point(PHONE, about)));
        prop_assert!((zoomed.scale(PHONE) / hills.scale(PHONE) - times).abs() < 1e-9);
        // Two fingers spread about the same place do the same.
        let (one, other) = (place(x - 20.0, y), place(x + 20.0, y));
        let (wide, wider) = (place(x - 20.0 * times, y), place(x + 20.0 * times, y));
        let pinched = hills.pinched(PHONE, [one, other], [wide, wider]);
        prop_assert!(near(pinched.point(PHONE, about), zoomed.point(PHONE, about)));
        prop_assert!((pinched.scale(PHONE) - zoomed.scale(PHONE)).abs() < 1e-9);
    }
}

#[test]
fn a_frame_without_size_changes_nothing() {
    let hills = Viewport::of(of_region(Region::Hills));
    let nothing = Frame { width: 0.0, height: 0.0 };
    assert_eq!(hills.zoomed(nothing, 2.0, place(0.0, 0.0)), hills);
    assert_eq!(hills.dragged(nothing, place(0.0, 0.0), place(9.0, 9.0)), hills);
}

#[test]
fn the_map_turns_only_to_targets_that_are_out_of_sight() {
    let mut marks = [Mark::Quiet; 15];
    let hills = around(Region::Hills);
    let city_to_show = |marks: &[Mark; 15], shown| to_show(&to_pick(marks), shown);
    assert_eq!(city_to_show(&marks, hills), None);
    marks[City::N.index()] = Mark::Legal;
    assert_eq!(city_to_show(&marks, hills), Some(place_of(City::N)));
    assert_eq!(city_to_show(&marks, MAP), None);
    marks[City::B.index()] = Mark::Legal;
    assert_eq!(city_to_show(&marks, hills), Some(place_of(City::B)));
    marks[City::G.index()] = Mark::Legal;
    assert_eq!(city_to_show(&marks, hills), None);
}

#[test]
fn over_some_cities_it_shows_their_region_and_over_several_regions_all() {
    assert_eq!(over([]), None);
    let high = Frame { width: 390.0, height: 460.0 };
    for one in City::ALL {
        assert_eq!(over([one]), Some(Viewport::of(of_region(one.region()))));
        for other in City::ALL {
            let over = over([one, other]).expect("cities");
            let alike = one.region() == other.region();
            let part = if alike { of_region(one.region()) } else { WHOLE };
            assert_eq!(over, Viewport::of(part), "{one} {other}");
            let seen = over.visible(high);
            assert!(
                seen.contains(parts::TARGET.at(city_middle(one)))
                    && seen.contains(parts::TARGET.at(city_middle(other)))
            );
        }
    }
}

#[test]
fn a_city_with_the_focus_comes_in_sight_and_what_shows_it_already_stays() {
    let low = Frame { width: 390.0, height: 160.0 };
    let parts_shown = Region::ALL.map(|region| Viewport::of(of_region(region)));
    let mut turned = 0;
    for frame in [PHONE, low] {
        for shown in parts_shown.into_iter().chain([Viewport::of(WHOLE)]) {
            for city in City::ALL {
                let target = ground(city);
                let showing = {
                    let (part, target) = place_of(city);
                    shown.showing(frame, part, target)
                };
                assert!(showing.visible(frame).contains(target), "{city}");
                let stays = shown.visible(frame).contains(target);
                assert_eq!(showing == shown, stays, "{city}");
                assert!(showing.part().is_some());
                turned += usize::from(!stays);
                // A size chosen by fingers is kept if it shows the city whole.
                let closer = shown.zoomed(frame, 1.2, place(20.0, 20.0));
                let showing = {
                    let (part, target) = place_of(city);
                    closer.showing(frame, part, target)
                };
                let fits = closer.scale(frame).min(frame.height / target.height);
                assert!((showing.scale(frame) - fits).abs() < 1e-9);
                let seen = showing.visible(frame);
                assert!(seen.contains(target), "{city}");
                assert_eq!(showing == closer, closer.visible(frame).contains(target), "{city}");
            }
        }
    }
    assert!(turned > 20, "{turned}");
}

#[test]
fn a_finger_that_only_trembles_taps_and_one_that_goes_drags() {
    let hills = Viewport::of(of_region(Region::Hills));
    let mut fingers = Fingers::default();
    fingers.down(1, place(100.0, 100.0));
    assert_eq!(fingers.moved(1, place(100.0 + TREMBLE, 100.0), hills, PHONE), None);
    assert!(!fingers.dragging());
    assert!(fingers.up(1));
    fingers.down(1, place(100.0, 100.0));
    let moved = fingers.moved(1, place(160.0, 100.0), hills, PHONE);
    assert_eq!(moved, Some(hills.dragged(PHONE, place(100.0, 100.0), place(160.0, 100.0))));
    assert!(!fingers.up(1) && fingers.dragging());
    fingers.down(1, place(160.0, 100.0));
    assert!(!fingers.dragging(), "the next finger begins anew");
    fingers.moved(1, place(100.0, 100.0), hills, PHONE);
    assert!(!fingers.up(1) && fingers.dragging());
    fingers.rest();
    assert!(!fingers.dragging());
}

#[test]
fn two_fingers_pinch_a_third_does_nothing_and_none_of_them_taps() {
    let hills = Viewport::of(of_region(Region::Hills));
    let mut fingers = Fingers::default();
    let (one, other, wide) = (place(150.0, 200.0), place(250.0, 200.0), place(300.0, 200.0));
    fingers.down(1, one);
    fingers.down(2, other);
    fingers.down(3, place(10.0, 10.0));
    assert_eq!(fingers.moved(3, place(90.0, 10.0), hills, PHONE), None);
    let pinched = fingers.moved(2, wide, hills, PHONE).expect("a pinch");
    assert_eq!(pinched, hills.pinched(PHONE, [one, other], [one, wide]));
    assert!((pinched.scale(PHONE) / hills.scale(PHONE) - 1.5).abs() < 1e-9);
    // The remaining finger continues as a drag, and lifting it is no tap.
    assert!(!fingers.up(2));
    assert!(fingers.moved(1, place(151.0, 200.0), pinched, PHONE).is_some());
    assert!(!fingers.up(1));
    fingers.down(1, one);
    assert!(fingers.up(1), "a new finger alone taps again");
}

#[test]
fn two_taps_soon_after_each_other_in_one_place_are_a_double_tap() {
    let mut fingers = Fingers::default();
    let there = place(100.0, 100.0);
    assert!(!fingers.tap(there, 0.0));
    assert!(fingers.tap(place(110.0, 100.0), 200.0));
    assert!(!fingers.tap(there, 300.0), "the third begins anew");
    assert!(!fingers.tap(there, 300.0 + DOUBLE_TAP_TIME));
    assert!(!fingers.tap(place(300.0, 100.0), 400.0 + DOUBLE_TAP_TIME));
}
