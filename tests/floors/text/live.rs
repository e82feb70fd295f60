//! Texts spoken aloud.

use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::action::Action;
use curia::games::council_of_4::rules::event::Event;
use curia::games::council_of_4::text::live::your_turn;
use curia::rules::{Game, Seat};
use curia::session::Entry;
use curia::text::told::{Manner, Told};

use super::names;
use crate::positions::{games, steps};

/// Returns every action of some games as an onlooker, or a seat, sees it.
fn entries(viewer: Option<Seat>) -> Vec<Entry<CouncilOf4>> {
    let mut entries = Vec::new();
    for (setup, seed) in games().step_by(7) {
        for (mut state, action) in steps(&setup, &seed) {
            let seat = CouncilOf4::decider(&state).expect("somebody decides");
            let mut events = Vec::new();
            CouncilOf4::apply(&mut state, action, |event| {
                events.push(CouncilOf4::event_seen_by(&event, viewer));
            })
            .expect("a listed action");
            entries.push(Entry { seat, action: Some(action), events });
        }
    }
    entries
}

#[test]
fn what_others_do_is_said_with_their_name_and_in_the_third_person() {
    for entry in entries(None) {
        let said = CouncilOf4::tell(&entry, &names(), Manner::Spoken);
        assert!(said.starts_with(&names()[entry.seat.index()]), "{said}");
        assert!(said.ends_with('.') && !said.contains("  "), "{said}");
        assert!(!said.to_lowercase().contains("you"), "{said}");
    }
}

#[test]
fn gains_are_said_in_numbers() {
    let elections = entries(None)
        .into_iter()
        .filter(|entry| matches!(entry.action, Some(Action::Elect { .. })));
    let mut heard = 0;
    for entry in elections {
        let said = CouncilOf4::tell(&entry, &names(), Manner::Spoken);
        let lost = entry.events.iter().any(|event| {
            matches!(
                event,
                Event::Gained {
                    gain: curia::games::council_of_4::rules::event::Gained::Coins { lost: 1.., .. },
                    ..
                }
            )
        });
        if !lost {
            assert!(said.ends_with("gained 4 coins."), "{said}");
            heard += 1;
        }
    }
    assert!(heard > 10);
}

#[test]
fn the_card_of_a_new_turn_is_said_with_the_turn_and_to_its_owner_alone() {
    let (setup, seed) = games().next().expect("a game");
    let mut drawn = 0;
    for (mut state, action) in steps(&setup, &seed) {
        if action != Action::EndTurn {
            continue;
        }
        let seat = CouncilOf4::decider(&state).expect("somebody decides");
        let mut events = Vec::new();
        CouncilOf4::apply(&mut state, action, |event| events.push(event)).expect("legal");
        let Some(next) = CouncilOf4::decider(&state) else { continue };
        let told = |viewer: Option<Seat>| {
            let seen = events.iter().map(|event| CouncilOf4::event_seen_by(event, viewer));
            let entry = Entry::<CouncilOf4> { seat, action: Some(action), events: seen.collect() };
            assert!(!CouncilOf4::tell(&entry, &names(), Manner::Spoken).contains("drew"));
            your_turn(&CouncilOf4::view(&state, Some(next)), [entry].into_iter())
        };
        let round = CouncilOf4::view(&state, None).table.round();
        assert!(told(Some(next)).starts_with(&format!("Your turn, round {round}. You drew ")));
        assert!(told(Some(next)).ends_with("You have 1 main action and 1 quick action."));
        assert!(!told(None).contains("drew"));
        drawn += 1;
    }
    assert!(drawn > 10);
}
