//! The map: against the data, its symmetries, three lines a village, and that no two lines cross.

use super::*;

/// A line a village: letter, name, ring, home of which clan, place on the map, ends of the lines.
const MAP: &str = include_str!("map.txt");
/// The middle of the City, and how far from it the lines end that lead Outside.
const CENTRE: [f64; 2] = [500.0, 500.0];
const OUTSIDE: f64 = 480.0;

fn rows() -> impl Iterator<Item = (Village, Vec<&'static str>)> {
    Village::ALL.into_iter().zip(MAP.lines().map(|line| line.split(' ').collect()))
}

fn place(village: Village) -> [f64; 2] {
    let (_, row) = rows().nth(village.index()).expect("a row");
    [row[4], row[5]].map(|number| number.parse().expect("a number"))
}

fn end(end: LineEnd) -> String {
    match end {
        LineEnd::Village(village) => village.letter().to_string(),
        LineEnd::City => "City".to_owned(),
        LineEnd::Outside => "Outside".to_owned(),
    }
}

#[test]
fn the_map_is_that_of_the_data() {
    assert_eq!(MAP.lines().count(), Village::COUNT);
    for (village, row) in rows() {
        assert_eq!(
            (village.letter().to_string(), format!("{village:?}")),
            (row[0].into(), row[1].into())
        );
        assert_eq!(format!("{:?}", village.ring()).to_lowercase(), row[2]);
        let home =
            village.home_of().map_or("-".to_owned(), |clan| format!("{clan:?}").to_lowercase());
        assert_eq!(home, row[3]);
        assert_eq!(village.lines().map(end).to_vec(), row[6..]);
        assert_eq!(Village::from_letter(village.letter()), Some(village));
    }
    assert_eq!(['@', 'V', 'a', '\u{141}'].map(Village::from_letter), [None; 4]);
}

#[test]
fn every_village_has_three_lines() {
    let mut ends = Vec::new();
    for village in Village::ALL {
        let mut lines = village.lines().to_vec();
        ends.extend(lines.iter().map(|&line| (village, line)));
        lines.sort_unstable();
        lines.dedup();
        assert_eq!(lines.len(), 3, "{village:?}");
    }
    let count = |wanted| ends.iter().filter(|(_, end)| *end == wanted).count();
    assert_eq!((count(LineEnd::Outside), count(LineEnd::City)), (6, 3));
    for (village, end) in &ends {
        let ring = village.ring();
        match end {
            LineEnd::Village(other) => {
                assert!(other.lines().contains(&LineEnd::Village(*village)), "one way");
            }
            LineEnd::Outside => assert_eq!(ring, Ring::Mountain),
            LineEnd::City => assert_eq!(ring, Ring::Gorge),
        }
    }
    let rings =
        Ring::ALL.map(|ring| Village::ALL.into_iter().filter(|at| at.ring() == ring).count());
    assert_eq!(rings, [3, 6, 6, 6]);
}

#[test]
fn lines_ways_and_sets_are_those_of_the_villages() {
    assert!(LINES.is_sorted() && WAYS.is_sorted() && LINES.iter().all(|[one, other]| one < other));
    for village in Village::ALL {
        let next: Villages = village
            .lines()
            .into_iter()
            .filter_map(|end| match end {
                LineEnd::Village(village) => Some(village),
                _ => None,
            })
            .collect();
        assert_eq!(Villages::next_to(village), next);
        let from: Villages = [village].into_iter().collect();
        let ways = WAYS.iter().enumerate().filter(|(at, _)| from.ways() >> at & 1 != 0);
        assert!(ways.map(|(_, &way)| way).eq(next.iter().map(|to| [village, to])));
        assert!(Villages::of(village.ring()).contains(village));
    }
    let upwards: Vec<_> = WAYS
        .iter()
        .enumerate()
        .filter(|(at, _)| UPWARDS >> at & 1 != 0)
        .map(|(_, way)| way)
        .collect();
    assert_eq!(upwards.len(), 12 + 6);
    for [from, to] in upwards {
        let rings = (from.ring(), to.ring());
        assert!(matches!(rings, (Ring::Valley, Ring::Hill) | (Ring::Hill, Ring::Mountain)));
    }
    assert!(Villages::HOMES.iter().eq(HOMES));
    assert_eq!(Villages::HOMES.len(), 4);
}

/// Each home is two pushes from the City and three from Outside.
#[test]
fn homes_are_as_far_from_the_city_and_from_outside() {
    for clan in Clan::ALL {
        let pushes = |wanted: LineEnd| {
            let mut reached: Villages = [HOMES[clan.index()]].into_iter().collect();
            (1..9).find(|_| {
                let ends = |village: Village| village.lines();
                let leads = reached.iter().any(|village| ends(village).contains(&wanted));
                reached = reached.iter().fold(reached, |all, at| all.or(Villages::next_to(at)));
                leads
            })
        };
        assert_eq!((pushes(LineEnd::City), pushes(LineEnd::Outside)), (Some(2), Some(3)));
    }
}

/// Returns the village at a place.
fn village_at([x, y]: [f64; 2]) -> Village {
    let is_there = |village: &Village| {
        let [to_x, to_y] = place(*village);
        (x - to_x).abs() < 0.5 && (y - to_y).abs() < 0.5
    };
    Village::ALL.into_iter().find(is_there).expect("a village there")
}

/// A third of a turn round the City leads every village and line to another. A mirror does not.
#[test]
fn the_map_is_the_same_turned_by_a_third() {
    for thirds in 0..3 {
        let angle = f64::from(thirds) * std::f64::consts::TAU / 3.0;
        let (sine, cosine) = angle.sin_cos();
        let moved = |village: Village| {
            let [x, y] = place(village);
            let (x, y) = (x - CENTRE[0], y - CENTRE[1]);
            village_at([CENTRE[0] + x * cosine - y * sine, CENTRE[1] + x * sine + y * cosine])
        };
        for village in Village::ALL {
            let mut lines = village.lines().map(|end| match end {
                LineEnd::Village(other) => LineEnd::Village(moved(other)),
                end => end,
            });
            let mut there = moved(village).lines();
            lines.sort_unstable();
            there.sort_unstable();
            assert_eq!((lines, village.ring()), (there, moved(village).ring()));
        }
    }
}

/// No two lines cross where they are drawn straight.
#[test]
fn the_map_is_planar() {
    let mut lines: Vec<[[f64; 2]; 2]> = LINES.iter().map(|line| line.map(place)).collect();
    for village in Village::ALL {
        let [x, y] = place(village);
        let (from_x, from_y) = (x - CENTRE[0], y - CENTRE[1]);
        let far = OUTSIDE / from_x.hypot(from_y);
        for end in village.lines() {
            match end {
                LineEnd::City => lines.push([[x, y], CENTRE]),
                LineEnd::Outside => {
                    lines.push([[x, y], [CENTRE[0] + from_x * far, CENTRE[1] + from_y * far]])
                }
                LineEnd::Village(_) => {}
            }
        }
    }
    assert_eq!(lines.len(), 27 + 6 + 3);
    let side = |[a, b]: [[f64; 2]; 2], c: [f64; 2]| {
        (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    };
    for (at, &one) in lines.iter().enumerate() {
        for &other in &lines[at + 1..] {
            if one.iter().any(|end| other.contains(end)) {
                continue;
            }
            let parts = |line, [a, b]: [[f64; 2]; 2]| side(line, a) * side(line, b) < 0.0;
            assert!(!(parts(one, other) && parts(other, one)), "{one:?} crosses {other:?}");
        }
    }
}
