//! The toy game at a table: hands on the screen, and undo.

use curia::rules::{Game, Seat};
use curia::session::{Entry, Eyes, Moment, NoUndo, Reach, Stage};

use super::tables::{PERSON, TABLES, Table, answer, matches, new_match, open, play, seats, states};
use crate::toy::{Action, Phase, Toy};
use crate::undoing::undo;

fn is_person(session: &Table, seat: Seat) -> bool {
    session.record().controller(seat) == Some(PERSON)
}

/// Returns everything that a screen could show.
fn shown(session: &Table) -> (Stage, <Toy as Game>::View, Vec<Entry<Toy>>, usize) {
    (session.stage(), session.view(), session.log().collect(), session.played())
}

#[test]
fn the_others_look_away_where_something_is_private_and_nowhere_else() {
    let (mut curtains, mut open_turns, mut own_curtains) = (0, 0, 0);
    for record in matches() {
        let states = states(&record);
        let mut session = open(record.again(record.seed.clone()));
        let only = session.only_person();
        let mut last = None;
        for (state, &action) in states.iter().zip(&record.actions) {
            let seat = Toy::decider(state).expect("a seat");
            let is_private = state.table.phase == Phase::Lay;
            let expected = match is_person(&session, seat) {
                false => Stage::Table(only),
                true if only.is_some() || !is_private => Stage::Table(Some(seat)),
                true => Stage::HandOver(seat),
            };
            assert_eq!(session.stage(), expected, "{:?}", state.table.phase);
            let seen = match expected {
                Stage::Table(seat) => seat,
                Stage::HandOver(_) | Stage::Over => None,
            };
            assert_eq!(session.view(), Toy::view(state, seen));
            match expected {
                Stage::HandOver(_) => {
                    curtains += 1;
                    // After an open action, the same seat's next secret one is behind a curtain.
                    own_curtains += usize::from(last == Some(seat));
                    session.take_over();
                    assert_eq!(session.stage(), Stage::Table(Some(seat)));
                    assert_eq!(session.view(), Toy::view(state, Some(seat)));
                }
                Stage::Table(Some(_)) if only.is_none() => {
                    open_turns += 1;
                    assert_eq!(session.shown(), None, "nobody's hand was asked for");
                }
                _ => {}
            }
            session.play(action).expect("a legal action");
            last = Some(seat);
        }
        assert_eq!(session.stage(), Stage::Over);
    }
    assert!(curtains > 100 && open_turns > 100, "{curtains} {open_turns}");
    assert!(own_curtains > 1, "only {own_curtains}");
}

/// The person chooses in secret, then bots do: nothing is revealed yet.
#[test]
fn taking_back_ones_own_hidden_choice_is_free() {
    let (mut free, mut assisted) = (0, 0);
    for record in matches().filter(|record| record.persons() == 1) {
        let states = states(&record);
        let mut session = open(record.again(record.seed.clone()));
        let only = session.only_person().expect("a person");
        for (played, &action) in record.actions.iter().enumerate() {
            session.play(action).expect("a legal action");
            let after = &states[played + 1];
            let entries: Vec<_> = states[..=played].iter().map(Toy::decider).collect();
            let Some(back) = entries.iter().rposition(|&seat| seat == Some(only)) else {
                assert_eq!(session.can_undo(), Err(NoUndo::NothingDone));
                continue;
            };
            let since = &states[back..=played];
            // Since then, seats have only laid cards, and nothing was revealed.
            let hidden = after.table.phase == Phase::Lay
                && since.iter().all(|state| {
                    let (then, now) = (&state.table, &after.table);
                    then.phase == Phase::Lay && then.round == now.round
                });
            // In the open: an action without luck and new cards.
            let is_open = since.len() == 1
                && matches!(action, Action::Take(_) | Action::Keep)
                && matches!(after.table.phase, Phase::Take | Phase::Stake);
            let is_free = hidden || is_open;
            let reach = if is_free { Reach::Free } else { Reach::Assisted };
            assert_eq!(session.can_undo(), Ok(Moment { played: back, reach }), "{action:?}");
            if reach == Reach::Assisted {
                assisted += 1;
                continue;
            }
            free += usize::from(since.len() > 1);
            let before = shown(&session);
            let mut again = session.clone();
            undo(&mut again).expect("a free way back");
            assert!(!again.record().assisted);
            assert_eq!(again.view(), Toy::view(&states[back], Some(only)));
            again.redo();
            assert_eq!(shown(&again), before, "the bots choose as before");
            assert_eq!(again.record(), session.record());
        }
    }
    assert!(free > 50 && assisted > 50, "{free} {assisted}");
}

/// A bot's secret choice doesn't depend on the person's undone choice before it.
#[test]
fn bots_choose_the_same_whatever_was_chosen_in_secret_before() {
    let mut compared = 0;
    for seed in 0..20 {
        let mut session = open(new_match(&format!("again {seed}"), TABLES[0]));
        let mut legal = Vec::new();
        Toy::view_legal_actions(&session.view(), &mut legal);
        let [first, .., last] = legal[..] else { continue };
        let chosen = |session: &mut Table, action| {
            session.play(action).expect("a legal action");
            let mut chosen = Vec::new();
            while let Some(action) = answer(session) {
                chosen.push((action, session.bot_to_ask()));
                session.play(action).expect("a legal choice");
            }
            chosen
        };
        let before = chosen(&mut session, first);
        assert_eq!(undo(&mut session).map(|moment| moment.reach), Ok(Reach::Free));
        assert_eq!(chosen(&mut session, last), before);
        compared += 1;
    }
    assert!(compared > 10, "only {compared}");
}

/// Between several persons, undo never crosses a hand-over, with or without a curtain, nor a reveal.
#[test]
fn between_persons_only_the_last_open_decision_goes_back() {
    let (mut back, mut revealed, mut handed) = (0, 0, 0);
    for record in matches().filter(|record| record.persons() == record.seats.len()) {
        let states = states(&record);
        let mut session = open(record.again(record.seed.clone()));
        for (state, &action) in states.iter().zip(&record.actions) {
            play(&mut session, action);
            let seat = Toy::decider(state);
            let expected = match (session.stage(), action) {
                (Stage::HandOver(_) | Stage::Over, _) => Err(NoUndo::NotYourTurn),
                (Stage::Table(now), _) if now != seat => Err(NoUndo::NothingDone),
                (_, Action::Take(_)) => {
                    Ok(Moment { played: session.played() - 1, reach: Reach::Free })
                }
                // The last one laid, all was revealed, and the same seat takes first.
                _ => Err(NoUndo::Revealed),
            };
            assert_eq!(session.can_undo(), expected, "{action:?}");
            back += usize::from(expected.is_ok());
            revealed += usize::from(expected == Err(NoUndo::Revealed));
            handed += usize::from(expected == Err(NoUndo::NotYourTurn));
            if expected.is_ok() {
                let before = shown(&session);
                undo(&mut session).expect("a way back");
                assert_eq!(session.view(), Toy::view(state, seat));
                assert!(session.can_redo());
                session.redo();
                assert_eq!(shown(&session), before);
            }
        }
    }
    assert!(back > 20 && revealed > 2 && handed > 20, "{back} {revealed} {handed}");
}

/// An opened match, and every past moment, is the same as before.
#[test]
fn every_moment_can_be_looked_at_with_every_eyes() {
    for record in matches() {
        let states = states(&record);
        let session = open(record.clone());
        for (at, state) in states.iter().enumerate() {
            for eyes in seats(&session).map(Some).chain([None]) {
                assert_eq!(session.view_at(at, eyes), Some(Toy::view(state, eyes)));
            }
            assert_eq!(session.decider_at(at), Toy::decider(state));
            if let Some(&action) = record.actions.get(at) {
                let (mut after, mut events) = (state.clone(), Vec::new());
                Toy::apply(&mut after, action, |event| events.push(event)).expect("legal");
                let seat = Toy::decider(state).expect("a seat");
                let all = Entry { seat, action: Some(action), events };
                assert_eq!(session.entry_at(at, Eyes::All, at + 1), Some(all));
            }
            assert_eq!(session.entry_at(at, Eyes::All, at), None, "it was not there yet");
        }
        assert_eq!(session.view_at(states.len(), None), None);
    }
}
