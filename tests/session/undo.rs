//! Taking back and doing again.

use curia::games::Game;
use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::action::Action;
use curia::games::council_of_4::cards::Cards;
use curia::games::council_of_4::event::Event;
use curia::session::{NoUndo, Stage};

use crate::seats::PERSON;
use crate::{Table, follow, legal, only_person, person_to_decide, shown, tables};

/// Elections: main actions that show nothing hidden.
fn elections(session: &Table) -> Vec<Action> {
    legal(session).into_iter().filter(|action| matches!(action, Action::Elect { .. })).collect()
}

/// Through whole games: every action of a person is taken back and done again, or there is the
/// right reason not to.
#[test]
fn undo_goes_back_exactly_unless_something_came_to_light_or_the_turn_is_over() {
    let (mut undone, mut revealed, mut ended) = (0, 0, 0);
    for (controllers, setup, seed) in tables() {
        follow(controllers, &setup, &seed, |session, state, action| {
            let seat = CouncilOf4::decider(state);
            let Some((action, seat)) = action.zip(seat) else {
                assert_eq!(session.can_undo(), Err(NoUndo::NotYourTurn), "the game is over");
                assert_eq!(session.undo(), Err(NoUndo::NotYourTurn));
                return;
            };
            let mut played = session.clone();
            played.play(action).expect("a legal action");
            let after = shown(&played);
            let mut events = Vec::new();
            CouncilOf4::apply(&mut state.clone(), action, |event| events.push(event))
                .expect("a legal action");
            let shows = |event: &Event| {
                matches!(
                    event,
                    Event::CardDrawn { .. } | Event::SlotFilled { was_hidden: true, .. }
                )
            };
            let is_shown = session.shown() == Some(seat);
            let expected = if action == Action::EndTurn {
                ended += 1;
                let only = only_person(controllers);
                let next = only.is_some() && played.decider() == only;
                Err(if next { NoUndo::NothingDone } else { NoUndo::NotYourTurn })
            } else if !is_shown || controllers[seat.index()] != PERSON {
                Err(NoUndo::NotYourTurn)
            } else if events.iter().any(shows) {
                revealed += 1;
                Err(NoUndo::Revealed)
            } else {
                undone += 1;
                Ok(())
            };
            assert_eq!(played.can_undo(), expected, "{action:?}");
            let record = played.record().clone();
            assert_eq!(played.undo(), expected);
            if expected.is_err() {
                assert_eq!((shown(&played), played.record()), (after, &record));
                assert!(!played.can_redo());
                return;
            }
            assert_eq!((shown(&played), played.record()), (shown(session), session.record()));
            assert!(played.can_redo());
            played.redo();
            assert_eq!((shown(&played), played.record()), (after, &record));
            assert!(!played.can_redo());
        });
    }
    assert!(undone > 300 && revealed > 100 && ended > 300, "{undone} {revealed} {ended}");
}

#[test]
fn undo_does_not_reach_into_an_earlier_turn() {
    for (controllers, setup, seed) in tables() {
        let mut turn = None;
        follow(controllers, &setup, &seed, |session, state, _| {
            let number = state.table().turn.number;
            let began = turn != Some(number);
            if let Stage::Table(Some(seat)) = session.stage() {
                if began && session.decider() == Some(seat) {
                    assert_eq!(session.can_undo(), Err(NoUndo::NothingDone));
                }
                turn = Some(number);
            }
        });
    }
}

#[test]
fn a_whole_turn_can_be_taken_back_and_done_again_step_by_step() {
    let mut session = person_to_decide(0);
    let mut looks = vec![shown(&session)];
    // An election, then a quick action without chance.
    for of_kind in [
        |action: &Action| matches!(action, Action::Elect { .. }),
        |action: &Action| matches!(action, Action::EngageServant | Action::SendServant { .. }),
    ] {
        let action = legal(&session).into_iter().find(of_kind).expect("such an action");
        session.play(action).expect("a legal action");
        looks.push(shown(&session));
    }
    for look in looks.iter().rev().skip(1) {
        assert_eq!(session.undo(), Ok(()));
        assert_eq!(shown(&session), *look);
    }
    assert_eq!(session.undo(), Err(NoUndo::NothingDone));
    for look in &looks[1..] {
        assert!(session.can_redo());
        session.redo();
        assert_eq!(shown(&session), *look);
    }
    session.redo();
    assert_eq!(shown(&session), looks[2], "nothing is left to do again");
}

#[test]
fn another_action_after_undo_clears_redo_and_the_same_one_does_not() {
    let mut session = person_to_decide(0);
    let election = elections(&session)[0];
    session.play(election).expect("a legal action");
    session.play(Action::EngageServant).expect("a legal action");
    session.undo().expect("nothing came to light");
    session.undo().expect("nothing came to light");
    let mut same = session.clone();
    same.play(election).expect("a legal action");
    assert!(same.can_redo());
    same.redo();
    assert_eq!(same.record().actions, [election, Action::EngageServant]);
    let other = elections(&session)[1];
    session.play(other).expect("a legal action");
    assert!(!session.can_redo());
    session.redo();
    assert_eq!(session.record().actions, [other]);
}

#[test]
fn nothing_is_done_again_behind_the_curtain_or_after_the_turn() {
    let mut session = person_to_decide(0);
    session.play(elections(&session)[0]).expect("a legal action");
    session.play(Action::EngageServant).expect("a legal action");
    session.undo().expect("nothing came to light");
    session.hide();
    assert_eq!(session.can_undo(), Err(NoUndo::NotYourTurn));
    assert!(!session.can_redo());
    let before = shown(&session);
    session.redo();
    assert_eq!(shown(&session), before);
    session.take_over();
    assert!(session.can_redo());
    session.play(Action::EndTurn).expect("a legal action");
    session.take_over();
    assert!(!session.can_redo());
}

/// The cards that the next player holds after this action and the end of the turn.
fn next_hand(session: &Table, action: Action) -> Cards {
    let mut session = session.clone();
    session.play(action).expect("a legal action");
    session.play(Action::EndTurn).expect("the turn can end");
    session.take_over();
    session.view().hand
}

#[test]
fn taking_back_does_not_change_luck() {
    let mut moments = 0;
    for mut session in (0..100).step_by(3).map(person_to_decide) {
        let Some(&first) = elections(&session).first() else { continue };
        moments += 1;
        let hand = next_hand(&session, first);
        let onward = |session: &Table| {
            let mut onward = session.clone();
            onward.play(first).expect("a legal action");
            onward.play(Action::EndTurn).expect("the turn can end");
            onward.take_over();
            shown(&onward)
        };
        let untouched = onward(&session);
        for other in elections(&session) {
            session.play(other).expect("a legal action");
            session.undo().expect("nothing came to light");
            assert_eq!(onward(&session), untouched);
            assert_eq!(next_hand(&session, other), hand, "{other:?} draws another card");
        }
    }
    assert!(moments > 10, "only {moments} moments");
}
