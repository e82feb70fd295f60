//! Hall and seats while the result of an event is shown.

use super::*;

/// Two suits fail: Ada trades a rank in Leaves, Dario has none, and both beams drop.
#[test]
fn the_hall_marks_the_pawns_that_a_result_moved_and_the_beams_that_fell() {
    let cards = "9LK; 4 players; opener 3; cards -, -, 3LY 7SK, CSLK; chips -, K1, -, L1";
    let start = table(&format!("{cards}; ranks 0 0 0 1; empire 3 3 3 4 0 3"));
    let (_, result) = resolved(start.after("pass, bid K1, commit CSLK"), "commit 3LY 7SK");
    let hall = Hall::after(&result, Beat::Empire);
    let leaves = hall.column(suit('L'));
    assert!(leaves.asked && leaves.fell && leaves.moved.iter().eq([Seat(0)]));
    assert_eq!((leaves.empire, leaves.pawns[0]), (3, 0));
    let moons = hall.column(suit('M'));
    assert!(!moons.asked && !moons.fell && moons.moved.is_empty());
    let earlier = Hall::after(&result, Beat::Count);
    assert!(!earlier.column(suit('L')).fell, "the empire falls last");
    assert!(earlier.columns.iter().all(|column| column.moved.is_empty()));
}

#[test]
fn a_seat_shows_the_ranks_and_traitor_chips_that_a_result_brought() {
    let mut seen = [0; 2];
    games(3, |step| {
        for result in Resolution::all(step.before.table(), &step.events) {
            for panel in panels_after(&result, Beat::Empire) {
                let Doing::Took { ranks, traitors } = panel.doing else { panic!("a result") };
                let of = |seat| seat == panel.seat;
                let own = |event: &&Event| match **event {
                    Event::RankGained { seat, rank: Some(_), .. }
                    | Event::Crowned { seat, rank: Some(_), .. } => of(seat),
                    _ => false,
                };
                let hooded = |event: &&Event| match **event {
                    Event::Traded { seat, .. } | Event::CourtPaid { seat, .. } => of(seat),
                    _ => false,
                };
                // An action that resolves one event alone tells it by all its events.
                if Resolution::all(step.before.table(), &step.events).len() == 1 {
                    let gained = step.events.iter().filter(own).count();
                    assert_eq!(usize::from(traitors), step.events.iter().filter(hooded).count());
                    assert!(ranks.len() as usize <= gained, "never more than was gained");
                    seen[0] += ranks.len();
                    seen[1] += u32::from(traitors);
                }
                assert_eq!(panel.asked, result.event.suits());
            }
        }
    });
    assert!(seen.iter().all(|&count| count > 50), "{seen:?}");
}
