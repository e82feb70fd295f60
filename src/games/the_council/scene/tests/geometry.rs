//! The hall in frames of any size.

use super::*;

/// Letters of the longest name of a suit.
const LETTERS: usize = 6;

fn halls() -> impl Iterator<Item = Geometry> {
    let sizes =
        (300..=900).step_by(30).flat_map(|width| (260..=1000).step_by(20).map(move |h| (width, h)));
    sizes.flat_map(|(width, height)| {
        [LETTERS, 9].map(|letters| Geometry::of(width, height, letters))
    })
}

/// Returns the pawns of a rank, each as an area.
fn pawns(hall: &Geometry, suit: Suit, rank: u8, empire: u8, count: usize) -> Vec<Area> {
    let (width, height) = hall.pawn();
    let foot = hall.stand(rank, empire);
    let middles = hall.pawns(suit, rank, empire, count);
    let area = |x: Length| Area { left: x - width / 2, top: foot - height, width, height };
    middles.map(|middle| area(middle.x)).collect()
}

fn meet(one: Area, other: Area) -> bool {
    one.left < other.right()
        && other.left < one.right()
        && one.top < other.bottom()
        && other.top < one.bottom()
}

#[test]
fn a_hall_has_the_measures_of_the_designs() {
    let desktop = Geometry::of(500, 628, LETTERS);
    let measures = (desktop.axis, desktop.pitch, desktop.level, desktop.foot, desktop.beam);
    assert_eq!(measures, (240, 780, 640, 780, 202));
    assert_eq!((desktop.scale, desktop.beam(Suit::Moons, 3).width), (107, 720));
    let drum = desktop.drum(Suit::Moons, 3);
    assert_eq!((drum.width, drum.height), (611, 620));
    assert_eq!(desktop.plate, Plate::Beside);
    for (size, level, foot) in
        [((456, 501), 510, 780), ((386, 569), 590, 780), ((390, 478), 490, 780)]
    {
        let hall = Geometry::of(size.0, size.1, LETTERS);
        assert!(hall.level.abs_diff(level) <= 15, "{size:?}: {}", hall.level);
        assert_eq!((hall.foot, hall.plate), (foot, Plate::Stacked), "{size:?}");
    }
    // A long name of a suit goes below its chip.
    assert_eq!(Geometry::of(500, 628, 9).plate, Plate::Stacked);
}

#[test]
fn everything_is_inside_the_frame() {
    for hall in halls() {
        for suit in Suit::ALL {
            let field = hall.field(suit);
            assert!(field.left >= hall.axis && field.right() <= hall.width, "{hall:?}");
            assert!(field.top >= 0, "{hall:?}");
            let beam = hall.beam(suit, LAST_RANK);
            assert!(beam.top >= field.top && beam.left >= field.left, "{hall:?}");
            assert!(beam.width <= field.width && hall.drum < beam.width, "{hall:?}");
            let drum = hall.drum(suit, 0);
            assert!(drum.height > 0 && drum.bottom() < hall.ground(), "{hall:?}");
        }
        if let Some((left, top, right)) = hall.gable() {
            assert!(top.y >= 80 && left.x >= hall.axis && right.x <= hall.width, "{hall:?}");
            assert!(left.y < hall.beam(Suit::Moons, LAST_RANK).top, "{hall:?}");
        }
        assert!(hall.note < hall.foot && hall.name.y < hall.note, "{hall:?}");
        assert!(hall.fallen() * Length::from(LAST_RANK) <= hall.pitch, "{hall:?}");
    }
}

#[test]
fn no_pawn_leaves_its_column_or_stands_in_another_rank() {
    for hall in halls() {
        let field = hall.field(Suit::Waves);
        for empire in 0..=LAST_RANK {
            let beam = hall.beam(Suit::Waves, empire);
            let mut lower: Vec<Area> = Vec::new();
            for rank in 0..=LAST_RANK {
                let all = pawns(&hall, Suit::Waves, rank, empire, MOST_PLAYERS);
                for pawn in &all {
                    let inside = pawn.left >= field.left && pawn.right() <= field.right();
                    assert!(inside && pawn.top >= 0, "{rank} over {empire}: {hall:?}");
                    assert!(!meet(*pawn, beam), "{rank} at the beam of {empire}: {hall:?}");
                    let over = lower.iter().any(|below| meet(*pawn, *below));
                    assert!(!over, "{rank} over {empire}: {hall:?}");
                }
                lower = all;
            }
        }
    }
}

#[test]
fn pawns_of_a_rank_are_told_apart() {
    for hall in halls() {
        for count in 2..=MOST_PLAYERS {
            let all: Vec<_> = hall.pawns(Suit::Suns, 1, 4, count).collect();
            let apart = all[1].x - all[0].x;
            assert!(apart * 2 > hall.pawn().0, "{count}: {hall:?}");
            assert!((all[0].x + all[count - 1].x - 2 * hall.middle(Suit::Suns)).abs() <= 4);
        }
    }
}

#[test]
fn a_pedestal_stands_from_the_beam_to_the_feet_of_those_two_or_more_above() {
    let hall = Geometry::of(500, 628, LETTERS);
    assert_eq!(hall.pedestal(Suit::Leaves, 3, 2, 2), None);
    assert_eq!(hall.pedestal(Suit::Leaves, 4, 2, 0), None);
    let pedestal = hall.pedestal(Suit::Leaves, 4, 2, 2).expect("two above");
    assert_eq!(pedestal.bottom(), hall.beam(Suit::Leaves, 2).top);
    assert!(pedestal.top > hall.stand(4, 2) && pedestal.height > 0);
}
