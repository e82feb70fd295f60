//! Whole random games: valid at every step, nothing lost, and as long as measured when the rules were decided.

use super::*;

/// Returns random games for 3, 4 and 5, each its deal and its steps.
fn games(each: u64) -> impl Iterator<Item = (State, impl Iterator<Item = Step<TheCouncil>>)> {
    (3..=5)
        .flat_map(move |players| (0..each).map(move |seed| (deal(players, seed), seed)))
        .map(|(start, seed)| (start, steps::<TheCouncil>(start, Seed(seed))))
}

#[test]
fn every_state_of_a_thousand_games_is_valid() {
    for step in games(350).flat_map(|(_, steps)| steps) {
        assert_eq!(TheCouncil::validate(&step.after), vec![]);
    }
}

/// Everything public follows from the events, but who must decide.
#[test]
fn who_follows_the_events_knows_the_table() {
    for (start, steps) in games(60) {
        let mut told = *start.table();
        for step in steps {
            step.events.iter().for_each(|event| told.follow(event));
            let now = step.after.table();
            (told.decision, told.decisions) = (now.decision, now.decisions);
            assert_eq!(told, *now);
        }
    }
}

/// What an event would bring with the bids and cards that it had is what it brought; overruled, it is the other.
#[test]
fn an_event_foreseen_is_the_event_resolved() {
    let ends = |event: &Event| matches!(event, Event::OpenerFound { .. } | Event::HandEnded { .. });
    let amid = |event: &Event| {
        matches!(event, Event::Revealed { .. } | Event::Counted(_) | Event::Crowned { .. })
    };
    let mut overruled = 0;
    for (start, steps) in games(60) {
        let mut told = *start.table();
        for Step { events, .. } in steps {
            for (at, event) in events.iter().enumerate() {
                if amid(event) && !events[..at].last().is_some_and(amid) {
                    let length = events[at..].iter().position(ends).expect("an end");
                    let resolved = &events[at..at + length];
                    let revealed = resolved.iter().fold(CardSet::EMPTY, |all, event| match event {
                        Event::Revealed { cards, .. } => all.or(*cards),
                        _ => all,
                    });
                    let (mut foreseen, mut other) = (Vec::new(), Vec::new());
                    told.foresee(revealed, None, |event| foreseen.push(event));
                    assert_eq!(foreseen, resolved);
                    let succeeds = success(&foreseen);
                    told.foresee(revealed, Some(!succeeds), |event| other.push(event));
                    assert_eq!(success(&other), !succeeds);
                    let falls = |event: &Event| matches!(event, Event::EmpireFell { .. });
                    assert_eq!(other.iter().any(falls), succeeds);
                    overruled += 1;
                }
                told.follow(event);
            }
        }
    }
    assert!(overruled > 1000, "{overruled}");
}

/// Another model of the same rules was measured when they were decided; random games are as long here.
#[test]
fn random_games_are_as_long_as_measured_with_another_model() {
    const GAMES: u64 = 1000;
    for (players, decisions, hands) in [(3, 204.0, 4.3), (4, 274.0, 3.9), (5, 335.0, 3.7)] {
        // Decisions, hands, events of rank 1 and more, and how many of them succeeded.
        let mut sums = [0.0; 4];
        for seed in 0..GAMES {
            let mut last = deal(players, seed);
            for step in steps::<TheCouncil>(last, Seed(seed)) {
                for event in step.events {
                    if let Event::Resolved { rank: 1.., success, .. } = event {
                        sums[2] += 1.0;
                        sums[3] += f64::from(u8::from(success));
                    }
                }
                last = step.after;
            }
            sums[0] += f64::from(TheCouncil::turn(&last));
            sums[1] += f64::from(last.table.hand);
        }
        let each = sums.map(|sum| sum / GAMES as f64);
        assert!((each[0] / decisions - 1.0).abs() < 0.05, "{sums:?}");
        assert!((each[1] - hands).abs() < 0.2, "{sums:?}");
        assert!((0.49..0.56).contains(&(sums[3] / sums[2])), "{sums:?}");
    }
}
