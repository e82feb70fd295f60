//! The digest: what concerns a seat of what happened since its last decision.

use super::*;

#[test]
fn chips_are_told_and_nothing_is_only_if_nothing_was_gained_or_lost() {
    let mut left: Vec<Option<(PublicState, Vec<Event>)>> = vec![None; MOST_PLAYERS];
    let (mut chips, mut nothing) = (0, 0);
    games(3, |step| {
        let (seat, now) = (step.seat, step.view());
        if let Some((before, events)) = left[seat.index()].take() {
            let (was, is) = (before.player(seat), now.table.player(seat));
            let told = concerns(&before, &now, &events);
            if told.is_empty() {
                assert_eq!((was.chips, was.ranks, was.traitors), (is.chips, is.ranks, is.traitors));
                nothing += 1;
            }
            for concern in told {
                let Concern::Chips(taken) = concern else { continue };
                for suit in Suit::ALL {
                    assert_eq!(was.chips.of(suit) + taken.of(suit), is.chips.of(suit), "{suit:?}");
                }
                chips += 1;
            }
        }
        left.iter_mut().flatten().for_each(|(_, since)| since.extend(&step.events));
        left[seat.index()] = Some((*step.after.table(), Vec::new()));
        if TheCouncil::decider(&step.after).is_none() {
            left.fill(None);
        }
    });
    assert!(chips > 100 && nothing > 10, "{chips} {nothing}");
}
