//! What is refused, the events' account, and luck that cannot be rolled again.

use super::*;

#[test]
fn another_kind_of_decision_is_refused() {
    let state = deal(3, 1);
    let apply = |action| TheCouncil::apply(&mut state.clone(), action, |_| {});
    let drafting = state.table.decision;
    assert_eq!(apply(Action::Bid(Chips::NONE)), Err(Illegal::AnotherDecision(drafting.asked())));
    let foreign = state.deck().first().expect("a card");
    assert_eq!(apply(Action::Draft(foreign)), Err(Illegal::NotInHand(foreign)));
    let (bid, other) = (table("4MS; chips M1"), "AnotherDecision(Bid)");
    bid.refuses(&format!("hold: {other}; draft 5ML: {other}"));
}

#[test]
fn nothing_is_possible_once_the_game_is_over() {
    let over = table("XM; chips M1; ranks =3; empire =1; last").after("pass");
    over.offers("");
    over.refuses("pass: GameOver");
    assert_eq!(over.state.table.event(), Some(card("XM")), "the last event stays");
}

/// Whatever is chosen, the next event and the next deal are the same: undoing re-rolls nothing.
#[test]
fn what_is_chosen_changes_no_luck() {
    let start = drafted(3, 5);
    let until = |start: State, choose: u32, is_so: fn(&State) -> bool| {
        let mut steps = chosen_steps::<TheCouncil>(start, |len| choose.min(len - 1));
        steps.find(|step| is_so(&step.after)).expect("so in the end").after
    };
    let event = |choose| {
        let state = until(start, choose, |state| state.table.events_begun() >= 2);
        state.table.events().nth(1).map(|(card, _)| card)
    };
    assert_eq!(event(0), event(u32::MAX));
    let hand = |start, choose| until(start, choose, |state| state.table.hand == 2).held;
    assert_eq!(hand(start, 0), hand(start, 1));
    let other = start.with_luck(Seed(99));
    assert_eq!((other.table, other.held), (start.table, start.held), "all cards stay");
    assert_ne!(hand(other, 0), hand(start, 0));
}

/// A player who has chosen secretly is asked again: the position is the one in which the first of them was asked.
#[test]
fn reopening_takes_back_the_secret_choices_alone() {
    let mut taken_back = 0;
    for players in 3..=5 {
        let mut begun = deal(players, 3);
        for step in chosen_steps::<TheCouncil>(begun, |len| len - 1) {
            let (state, table) = (step.before, step.before.table);
            let mut earlier =
                table.seats_from(table.first_asked()).take_while(|&seat| seat != step.seat);
            if state.secret.is_empty() && earlier.all(|seat| table.committable(seat).is_empty()) {
                begun = state;
            }
            let expected = if table.decision.is_secret() { begun } else { state };
            assert_eq!(state.reopened(), expected);
            taken_back += usize::from(expected != state);
        }
    }
    assert!(taken_back > 100, "{taken_back}");
}
