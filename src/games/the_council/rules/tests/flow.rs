//! What is refused, the events' account, and luck that cannot be rolled again.

use super::table::{Table, card, deal, drafted};
use crate::games::the_council::TheCouncil;
use crate::games::the_council::rules::action::Action;
use crate::games::the_council::rules::chips::Chips;
use crate::games::the_council::rules::event::Event;
use crate::games::the_council::rules::legal::Illegal;
use crate::games::the_council::rules::state::{Asked, Decision};
use crate::rules::luck::Seed;
use crate::rules::{Game, Seat};

#[test]
fn another_kind_of_decision_is_refused() {
    let state = deal(3, 1);
    let apply = |action| TheCouncil::apply(&mut state.clone(), action, |_| {});
    let drafting = state.table.decision;
    assert_eq!(apply(Action::Bid(Chips::NONE)), Err(Illegal::AnotherDecision(drafting.asked())));
    let foreign = state.deck().first().expect("a card");
    assert_eq!(apply(Action::Draft(foreign)), Err(Illegal::NotInHand(foreign)));
    let table = Table::new(3, "4MS").chips(0, "M1").begin();
    assert_eq!(table.refused("hold"), Illegal::AnotherDecision(Asked::Bid));
    assert_eq!(table.refused("draft 5ML"), Illegal::AnotherDecision(Asked::Bid));
}

#[test]
fn nothing_is_possible_once_the_game_is_over() {
    let mut table =
        Table::new(3, "XM").chips(0, "M1").ranks(0, [3; 6]).empire([1; 6]).last().begin();
    table.play("pass");
    assert_eq!((table.refused("pass"), table.legal()), (Illegal::GameOver, vec![]));
    assert_eq!(table.state.table.event(), Some(card("XM")), "the last event stays");
}

/// Whatever is chosen, the next event and the next deal are the same: undoing re-rolls nothing.
#[test]
fn what_is_chosen_changes_no_luck() {
    let state = drafted(3, 5);
    let event = |choose: u32| {
        let mut state = state;
        while state.table.events_begun() < 2 {
            let action = TheCouncil::choose_legal(&state, |len| choose.min(len - 1)).expect("one");
            TheCouncil::apply(&mut state, action, |_| {}).expect("legal");
        }
        state.table.events().nth(1).map(|(card, _)| card)
    };
    assert_eq!(event(0), event(u32::MAX));
    let hand = |choose: u32| {
        let mut state = state;
        while state.table.hand < 2 {
            let action = TheCouncil::choose_legal(&state, |len| choose.min(len - 1)).expect("one");
            TheCouncil::apply(&mut state, action, |_| {}).expect("legal");
        }
        state.held
    };
    assert_eq!(hand(0), hand(1));
    let mut other = state.with_luck(Seed(99));
    assert_eq!(
        (other.table, other.held),
        (state.table, state.held),
        "all cards are where they were"
    );
    while other.table.hand < 2 {
        let action = TheCouncil::choose_legal(&other, |_| 0).expect("one");
        TheCouncil::apply(&mut other, action, |_| {}).expect("legal");
    }
    assert_ne!(other.held, hand(0));
}

/// A player who has chosen secretly is asked again: the position is the one in which the first of them was asked.
#[test]
fn reopening_takes_back_the_secret_choices_alone() {
    let mut taken_back = 0;
    for players in 3..=5 {
        let mut state = deal(players, 3);
        let mut begun = state;
        while let Some(seat) = TheCouncil::decider(&state) {
            if state.secret.is_empty()
                && !state
                    .table
                    .seats_from(state.table.first_asked())
                    .take_while(|&other| other != seat)
                    .any(|other| !state.table.committable(other).is_empty())
            {
                begun = state;
            }
            if state.table.decision.is_secret() {
                assert_eq!(state.reopened(), begun);
                taken_back += usize::from(begun != state);
            } else {
                assert_eq!(state.reopened(), state);
            }
            let action = TheCouncil::choose_legal(&state, |len| len - 1).expect("one");
            TheCouncil::apply(&mut state, action, |_| {}).expect("legal");
        }
    }
    assert!(taken_back > 100, "{taken_back}");
}

/// What a seat remembers follows from the events that it saw: its deal, the hands that came to it and that it gave.
#[test]
fn the_events_that_a_seat_saw_tell_the_hands_that_it_saw() {
    let mut state = deal(4, 6);
    let mut seen = [state.held, state.held];
    while matches!(state.table.decision, Decision::Draft(_)) {
        let action = TheCouncil::choose_legal(&state, |len| len / 2).expect("one");
        let mut told = state.held;
        TheCouncil::apply(&mut state, action, |event| {
            for seat in Seat::first(4) {
                if let Event::HandPassed { to, cards: Some(cards), .. } =
                    TheCouncil::event_seen_by(&event, Some(seat))
                {
                    assert!(seat == to || !cards.is_empty());
                    told[to.index()] = cards;
                }
                if let Event::HandPassed { cards, .. } = TheCouncil::event_seen_by(&event, None) {
                    assert_eq!(cards, None);
                }
            }
        })
        .expect("legal");
        if state.table.players()[0].drafted.len() < 5 {
            assert_eq!(told, state.held);
        }
        seen[1] = state.held;
    }
    assert_ne!(seen[0], seen[1]);
}
