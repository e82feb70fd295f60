//! Moving pieces: every push is shown, and nothing lasts too long.

use super::*;

#[test]
fn every_push_is_shown_and_no_cascade_lasts_longer_than_its_limit() {
    let mut longest = 0;
    games(6, |step| {
        let flights = flights(&step.events, step.before.table());
        let pushes = step.events.iter().filter(|event| matches!(event, Event::Expanded { .. }));
        let moving = flights
            .iter()
            .filter(|flight| matches!(flight.piece, Piece::Peasant(_) | Piece::Demon(_)));
        assert!(moving.count() >= 3 * pushes.count());
        assert!(length(&flights) <= LONGEST);
        longest = longest.max(length(&flights));
        for flight in &flights {
            assert!(flight.way.len() == 2 && flight.lasts > 0);
        }
    });
    assert!(longest > 500, "{longest}");
}
