//! The influence track in frames of any size.

use super::*;

/// The frames of the designs, and some between them.
fn tracks() -> Vec<Track> {
    let mut all = Vec::new();
    for height in [550, 600, 628, 700, 900] {
        all.extend([58, 72].map(|width| Track::of(width, height, Way::Up, width > 60)));
    }
    for width in [720, 804, 1000] {
        all.push(Track::of(width, 46, Way::Across, false));
    }
    for width in [344, 374, 420] {
        all.push(Track::of(width, 84, Way::Rows, false));
    }
    all
}

fn around(Point { x, y }: Point, width: f64, height: f64) -> Area {
    Area { x: x - width / 2.0, y: y - height / 2.0, width, height }
}

fn meet(one: Area, other: Area) -> bool {
    one.x < other.right() - 1e-6
        && other.x < one.right() - 1e-6
        && one.y < other.bottom() - 1e-6
        && other.y < one.bottom() - 1e-6
}

#[test]
fn the_spaces_fill_the_frame_in_order() {
    for track in tracks() {
        let frame =
            Area { x: 0.0, y: track.head, width: track.width, height: track.height - track.head };
        let spaces: Vec<_> = (0..=TOP).map(|step| track.space(step)).collect();
        for (at, space) in spaces.iter().enumerate() {
            assert!(frame.grown().contains(*space), "{track:?} {at}");
            assert!(spaces[..at].iter().all(|other| !meet(*space, *other)), "{track:?} {at}");
        }
        let (first, last) = (spaces[0].middle(), spaces[usize::from(TOP)].middle());
        match track.way {
            Way::Up => assert!(first.y > last.y),
            Way::Across => assert!(first.x < last.x),
            Way::Rows => assert!(first.x < last.x && first.y < last.y),
        }
    }
}

#[test]
fn markers_stay_on_their_space_and_off_its_points() {
    for track in tracks() {
        for step in 0..=TOP {
            let (space, points) = (track.space(step), track.points(step));
            let disc = around(points, 2.0 * track.disc, 2.0 * track.disc);
            for count in 1..=MOST_PLAYERS {
                let (size, places) = track.markers(step, count);
                assert!(size >= 0.7, "{track:?} {count} {size}");
                let all: Vec<_> =
                    places.map(|place| around(place, 12.0 * size, 11.0 * size)).collect();
                assert_eq!(all.len(), count);
                for (at, marker) in all.iter().enumerate() {
                    assert!(space.contains(*marker), "{track:?} {step} {count} {marker:?}");
                    assert!(!meet(disc, *marker), "{track:?} {step} {count}");
                    assert!(all[..at].iter().all(|other| !meet(*marker, *other)), "{track:?}");
                }
            }
        }
    }
}

#[test]
fn a_gem_does_not_hide_the_points() {
    for track in tracks() {
        for step in 0..=TOP {
            let (points, gem) = (track.points(step), track.gem(step));
            assert!((points.x - gem.x).hypot(points.y - gem.y) >= track.disc, "{track:?}");
            let frame = Area { x: 0.0, y: 0.0, width: track.width, height: track.height };
            assert!(frame.contains(around(gem, 12.0, 12.0)), "{track:?} {step}");
        }
    }
}

impl Area {
    /// Returns the area with room for rounding.
    fn grown(self) -> Area {
        let by = 1e-6;
        Area {
            x: self.x - by,
            y: self.y - by,
            width: self.width + 2.0 * by,
            height: self.height + 2.0 * by,
        }
    }
}
