//! What a preview says is what the action does.

use super::*;

#[test]
fn the_preview_is_what_confirming_does() {
    let mut seen = 0;
    games(3, |step| {
        let view = step.view();
        let outcome = Outcome::of(&view, step.action).expect("legal");
        let seat = outcome.seat;
        assert_eq!(Some(seat), FourTowers::decider(&step.before));
        // The champion that turns up is not foreseen.
        let told = step.events.iter().filter(|event| !FourTowers::reveals(event));
        assert_eq!(told.copied().collect::<Vec<_>>(), outcome.events);
        let (before, after) = (step.before.table(), step.after.table());
        assert_eq!(outcome.score, (score(before, seat), score(after, seat)));
        assert_eq!(outcome.reveals, step.events.iter().any(FourTowers::reveals));
        let goes_on = !outcome.reveals && FourTowers::decider(&step.after) == Some(seat);
        assert_eq!(outcome.goes_on, goes_on);
        for clan in Clan::ALL {
            let lords = step
                .events
                .iter()
                .filter(|event| matches!(event, Event::LordMade { clan: of, .. } if *of == clan));
            assert_eq!(usize::from(outcome.made(clan).0), lords.count());
        }
        seen += 1;
    });
    assert!(seen > 1000);
}

#[test]
fn what_is_not_legal_has_no_preview() {
    games(1, |step| {
        let view = step.view();
        assert_eq!(Outcome::of(&FourTowers::view(&step.before, None), step.action), None);
        let played = FourTowers::view(&step.after, view.seat);
        let is_legal = legal(step).actions().contains(&step.action);
        assert!(is_legal);
        let mut again = Vec::new();
        FourTowers::view_legal_actions(&played, &mut again);
        assert_eq!(Outcome::of(&played, step.action).is_some(), again.contains(&step.action));
    });
}
