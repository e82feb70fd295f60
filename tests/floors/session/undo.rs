//! Undo and redo.

use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::action::Action;
use curia::games::council_of_4::rules::cards::Cards;
use curia::games::council_of_4::rules::event::Event;
use curia::games::council_of_4::rules::state::State;
use curia::rules::{Game, Seat};
use curia::session::{Moment, NoUndo, Reach};

use super::{Table, follow, legal, only_person, person_to_decide, shown, tables};
use crate::undoing::undo;

/// Returns the elections: main actions that reveal nothing.
fn elections(session: &Table) -> Vec<Action> {
    legal(session).into_iter().filter(|action| matches!(action, Action::Elect { .. })).collect()
}

/// Whether the events of an action reveal something hidden.
fn reveals(state: &State, action: Action) -> bool {
    let shows = |event: &Event| {
        matches!(event, Event::CardDrawn { .. } | Event::SlotFilled { was_hidden: true, .. })
    };
    let mut revealed = false;
    CouncilOf4::apply(&mut state.clone(), action, |event| revealed |= shows(&event))
        .expect("a legal action");
    revealed
}

/// Returns the expected result of undoing: `history` lists who decided and whether it revealed something,
/// `decider` has the turn, `only` is the only person.
fn expected(
    history: &[(Seat, bool)],
    only: Option<Seat>,
    decider: Option<Seat>,
    shown: Option<Seat>,
) -> Result<Moment, NoUndo> {
    let Some(only) = only else {
        let seat = decider.filter(|&seat| shown == Some(seat)).ok_or(NoUndo::NotYourTurn)?;
        return match history.split_last() {
            Some((&(last, revealed), before)) if last == seat => {
                if revealed {
                    return Err(NoUndo::Revealed);
                }
                Ok(Moment { played: before.len(), reach: Reach::Free })
            }
            _ => Err(NoUndo::NothingDone),
        };
    };
    let played = history.iter().rposition(|&(seat, _)| seat == only).ok_or(NoUndo::NothingDone)?;
    // Once the game is over, everything can be looked at.
    let free = decider.is_some()
        && history[played..].iter().all(|&(seat, revealed)| seat == only && !revealed);
    Ok(Moment { played, reach: if free { Reach::Free } else { Reach::Assisted } })
}

/// In whole games, after every action, the last decision of the person at the screen is undone and redone, or
/// refused for the right reason.
#[test]
fn undo_goes_back_exactly_free_or_assisted_and_never_over_a_hand_over() {
    let (mut free, mut assisted, mut revealed, mut refused) = (0, 0, 0, 0);
    for (controllers, setup, seed) in tables() {
        let only = only_person(controllers);
        let mut history = Vec::new();
        let mut looks = Vec::new();
        follow(controllers, &setup, &seed, |session, state, action| {
            looks.truncate(session.played());
            looks.push(shown(session));
            let Some(action) = action else { return };
            let mut played = session.clone();
            played.play(action).expect("a legal action");
            let after = shown(&played);
            let seat = CouncilOf4::decider(state).expect("a seat");
            history.truncate(session.played());
            history.push((seat, reveals(state, action)));
            let expected = expected(&history, only, played.decider(), played.shown());
            assert_eq!(played.can_undo(), expected, "{action:?}");
            let record = played.record().clone();
            assert_eq!(undo(&mut played), expected);
            let Ok(moment) = expected else {
                revealed += usize::from(expected == Err(NoUndo::Revealed));
                refused += usize::from(expected == Err(NoUndo::NotYourTurn));
                assert_eq!((shown(&played), played.record()), (after, &record));
                assert!(!played.can_redo());
                return;
            };
            let marked = moment.reach == Reach::Assisted;
            *(if marked { &mut assisted } else { &mut free }) += 1;
            assert_eq!(shown(&played), looks[moment.played]);
            assert_eq!(played.record().assisted, marked);
            assert!(played.can_redo());
            played.redo();
            assert_eq!(shown(&played), after, "{action:?} done again");
            assert_eq!(played.record().actions, record.actions);
            assert_eq!(played.record().assisted, marked, "what was seen stays seen");
            assert!(!played.can_redo());
        });
    }
    assert!(
        free > 300 && assisted > 300 && revealed > 50 && refused > 300,
        "{free} {assisted} {revealed} {refused}"
    );
}

#[test]
fn a_turn_begins_anew_from_its_first_decision() {
    let (mut restarted, mut nothing) = (0, 0);
    for (controllers, setup, seed) in tables() {
        // The turn of the person at the screen, the number of actions before it, and whether something was
        // revealed since.
        let mut began: Option<(u16, usize, bool)> = None;
        let only = only_person(controllers);
        follow(controllers, &setup, &seed, |session, state, action| {
            let turn = state.table().turn.number;
            let own = CouncilOf4::decider(state).filter(|&seat| session.shown() == Some(seat));
            if began.is_none_or(|(number, ..)| number != turn) {
                began = own.map(|_| (turn, session.played(), false));
            }
            let (Some(_), Some((_, first, revealed)), Some(action)) = (own, began, action) else {
                return;
            };
            let expected = if first == session.played() {
                nothing += 1;
                Err(NoUndo::NothingDone)
            } else if !revealed {
                Ok(Moment { played: first, reach: Reach::Free })
            } else if only.is_some() {
                Ok(Moment { played: first, reach: Reach::Assisted })
            } else {
                Err(NoUndo::Revealed)
            };
            assert_eq!(session.can_restart_turn(), expected, "turn {turn}");
            restarted += usize::from(expected.is_ok());
            began = Some((turn, first, revealed | reveals(state, action)));
        });
    }
    assert!(restarted > 100 && nothing > 100, "{restarted} {nothing}");
}

#[test]
fn going_back_to_an_entry_needs_a_decision_of_ones_own_and_no_hand_over() {
    let (mut reached, mut others, mut handed_over) = (0, 0, 0);
    for (controllers, setup, seed) in tables() {
        let only = only_person(controllers);
        follow(controllers, &setup, &seed, |session, _, _| {
            let entries: Vec<_> = session.log().map(|entry| entry.seat).collect();
            let can = session.decider().filter(|&seat| session.shown() == Some(seat));
            for (at, &seat) in entries.iter().enumerate().rev().take(12) {
                let since = &entries[at..];
                match session.can_go_back(at) {
                    Ok(moment) => {
                        assert_eq!(moment.played, at);
                        assert!(
                            only == Some(seat) || since.iter().all(|&other| can == Some(other))
                        );
                        reached += 1;
                    }
                    Err(NoUndo::HandedOver) => {
                        assert!(only.is_none() && since.iter().any(|&other| can != Some(other)));
                        handed_over += 1;
                    }
                    Err(NoUndo::NotYourTurn) if only.is_some() => {
                        assert_ne!(only, Some(seat));
                        others += 1;
                    }
                    Err(reason) => assert!(only.is_none(), "{reason:?}"),
                }
            }
            let ways_back = session.ways_back();
            for (at, &seat) in entries.iter().enumerate() {
                assert_eq!(ways_back.lead_to(at, seat), session.can_go_back(at).is_ok(), "{at}");
            }
            assert!(session.can_go_back(entries.len()).is_err());
            assert!(session.can_go_back(usize::MAX).is_err());
        });
    }
    assert!(
        reached > 1000 && others > 1000 && handed_over > 300,
        "{reached} {others} {handed_over}"
    );
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
        assert!(undo(&mut session).is_ok_and(|moment| moment.reach == Reach::Free));
        assert_eq!(shown(&session), *look);
    }
    assert_eq!(undo(&mut session), Err(NoUndo::NothingDone));
    for look in &looks[1..] {
        assert!(session.can_redo());
        let next = session.to_redo();
        session.redo();
        assert_eq!(shown(&session), *look);
        assert_eq!(next, session.log().next_back());
    }
    assert_eq!(session.to_redo(), None);
    session.redo();
    assert_eq!(shown(&session), looks[2], "nothing is left to do again");
}

#[test]
fn another_action_after_undo_clears_redo_and_the_same_one_does_not() {
    let mut session = person_to_decide(0);
    let election = elections(&session)[0];
    session.play(election).expect("a legal action");
    session.play(Action::EngageServant).expect("a legal action");
    undo(&mut session).expect("nothing came to light");
    undo(&mut session).expect("nothing came to light");
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
    undo(&mut session).expect("nothing came to light");
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

/// Returns the next player's hand after this action and the end of the turn.
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
            undo(&mut session).expect("nothing came to light");
            assert_eq!(onward(&session), untouched);
            assert_eq!(next_hand(&session, other), hand, "{other:?} draws another card");
        }
    }
    assert!(moments > 10, "only {moments} moments");
}
