//! One test or more for each numbered ruling: collapse, the final score and what is hidden.

use super::table::{Table, deal, suit};
use crate::games::the_council::TheCouncil;
use crate::games::the_council::rules::event::Event;
use crate::games::the_council::rules::scoring::{Cause, score};
use crate::games::the_council::rules::state::Decision;
use crate::rules::{Game, Seat};

fn winners(table: &Table) -> Option<Vec<u8>> {
    let winners = TheCouncil::winners(&table.state)?;
    Some(winners.into_iter().map(|seat| seat.0).collect())
}

#[test]
fn r36_collapse_is_looked_for_after_the_last_event_of_a_hand_alone() {
    let above = || Table::new(3, "9MS").chips(0, "M1").ranks(1, [3; 6]).empire([1; 6]);
    let mut table = above().begin();
    table.play("pass");
    assert_eq!((table.state.table.events_begun() > 1, winners(&table)), (true, None));
    let mut table = above().last().begin();
    let events = table.play("pass");
    assert_eq!(table.decision(), Decision::Over);
    let collapsed: Vec<char> = events
        .iter()
        .filter_map(|event| match event {
            Event::Collapsed { suit, .. } => Some(suit.letter()),
            _ => None,
        })
        .collect();
    assert_eq!(collapsed, ['M', 'S', 'W', 'L', 'Y', 'K']);
}

#[test]
fn r36_equal_is_not_above() {
    let mut table = Table::new(3, "XM").chips(0, "M1").ranks(1, [3; 6]).empire([3; 6]);
    table = table.last().begin();
    let events = table.play("pass");
    assert!(events.contains(&Event::HandEnded { number: 3 }));
    assert!(events.contains(&Event::HandBegan { number: 4, dealer: Seat(1) }));
    assert_eq!(table.rank(1, 'M'), 3, "ranks stay");
}

#[test]
fn r37_the_game_ends_after_hand_8_and_then_every_suit_counts_and_nobody_doubles() {
    let mut table = Table::new(3, "XM").chips(0, "M1").ranks(1, [3, 2, 0, 0, 0, 1]).traitors(0, 4);
    table = table.ranks(0, [1, 0, 0, 0, 0, 0]).last().last_hand().begin();
    let events = table.play("pass");
    assert_eq!(table.decision(), Decision::Over);
    assert!(events.contains(&Event::EndedWithoutCollapse));
    assert_eq!(TheCouncil::totals(&table.state), [5, 6, 0]);
    assert_eq!(winners(&table), Some(vec![1]));
    let score = score(&table.state.table, Seat(1));
    assert_eq!(Cause::ALL.map(|cause| score.of(cause)), [0, 6, 0]);
    // With a collapse only what has collapsed counts, after hand 8 too.
    let mut table = Table::new(3, "XM").chips(0, "M1").ranks(1, [3, 2, 0, 0, 0, 1]);
    table = table.empire([2, 6, 6, 6, 6, 6]).last().last_hand().begin();
    table.play("pass");
    assert_eq!(TheCouncil::totals(&table.state), [0, 6, 0]);
}

#[test]
fn r38_all_players_above_the_empire_double_and_the_others_score_their_ranks() {
    let mut table = Table::new(4, "XK").chips(0, "K1").empire([2, 6, 6, 6, 6, 6]);
    table = table.ranks(0, [4, 1, 0, 0, 0, 0]).ranks(1, [3, 0, 0, 0, 0, 0]);
    table = table.ranks(2, [2, 5, 0, 0, 0, 0]).traitors(3, 7).last().begin();
    let events = table.play("pass");
    assert_eq!(TheCouncil::totals(&table.state), [8, 6, 2, 7]);
    let above = [Seat(0), Seat(1)].into_iter().collect();
    assert!(events.contains(&Event::Collapsed { suit: suit('M'), above }));
    for seat in Seat::first(4) {
        let score = score(&table.state.table, seat);
        assert!(events.contains(&Event::Scored { seat, score }));
    }
    assert!(events.contains(&Event::GameEnded { winners: [Seat(0)].into_iter().collect() }));
}

/// Three players with 4 points each: from traitor chips, or ranks of two collapsed suits.
fn tied(event: &str) -> Table {
    let table = Table::new(3, event).empire([1, 1, 6, 6, 6, 6]).last();
    table.ranks(0, [2, 0, 0, 0, 0, 0]).ranks(1, [0, 2, 0, 0, 0, 0]).traitors(2, 4)
}

#[test]
fn r39_of_a_tie_the_lowest_card_revealed_in_the_last_event_wins() {
    let mut table = tied("XK").cards(0, "6LK").cards(1, "5YK").cards(2, "7SK").begin();
    for action in ["commit 6LK", "commit 5YK", "commit 7SK"] {
        table.play(action);
    }
    assert_eq!(TheCouncil::totals(&table.state), [4, 4, 4]);
    assert_eq!(winners(&table), Some(vec![1]));
    // Who revealed none comes after those who did.
    let mut table = tied("XK").cards(0, "6LK").cards(1, "5YK").cards(2, "9LK").begin();
    for action in ["hold", "hold", "commit 9LK"] {
        table.play(action);
    }
    assert_eq!(winners(&table), Some(vec![2]));
}

#[test]
fn r39_then_most_ranks_then_most_traitor_chips_then_all_of_them_win() {
    let mut table = tied("XK").chips(0, "K1").ranks(1, [0, 2, 1, 0, 0, 0]).begin();
    table.play("pass");
    assert_eq!(TheCouncil::totals(&table.state), [4, 4, 4]);
    assert_eq!(winners(&table), Some(vec![1]), "ranks in all suits, also where they don't count");
    // As many ranks and more traitor chips: 1 rank that counts once and three others.
    let mut table = tied("XK").chips(0, "K1").ranks(2, [0, 0, 2, 0, 0, 0]).begin();
    table.play("pass");
    assert_eq!(winners(&table), Some(vec![2]));
    // Cards of the same rank part nobody either.
    let mut table = tied("XK").cards(0, "PMYK").cards(1, "PSWK").begin();
    table.play("commit PMYK");
    table.play("commit PSWK");
    assert_eq!(winners(&table), Some(vec![0, 1]), "a shared victory");
}

#[test]
fn r40_hands_picks_discards_and_commits_are_hidden_and_who_has_chosen_is_not() {
    let mut state = deal(4, 2);
    let first = TheCouncil::decider(&state).expect("a seat");
    let action = TheCouncil::choose_legal(&state, |_| 3).expect("a card");
    let before = state;
    TheCouncil::apply(&mut state, action, |_| {}).expect("legal");
    for viewer in Seat::first(4).map(Some).chain([None]) {
        let (own, view) = (viewer == Some(first), TheCouncil::view(&state, viewer));
        assert_eq!(view.chosen.is_empty(), !own);
        let seen = TheCouncil::action_seen_by(&before, &state, action, first, viewer);
        assert_eq!(seen, own.then_some(action));
        assert!(view.table.has_chosen(first) && !view.table.has_chosen(first.next(4)));
        assert_eq!(
            (view.held.len(), view.table.held_size()),
            (if viewer.is_some() { 6 } else { 0 }, 6)
        );
    }
    let mut table = Table::new(3, "4MS").cards(0, "5ML PMSL").cards(1, "XM").begin();
    let events = table.play("commit 5ML PMSL");
    for event in &events {
        let seen = TheCouncil::event_seen_by(event, Some(Seat(1)));
        assert_eq!(seen, Event::Committed { seat: Seat(0), cards: None });
    }
    let view = TheCouncil::view(&table.state, Some(Seat(1)));
    let chosen: Vec<bool> = Seat::first(3).map(|seat| view.table.has_chosen(seat)).collect();
    assert_eq!(chosen, [true, false, true], "seat 2 has nothing that fits");
    assert!(view.chosen.is_empty() && view.table.revealed.is_empty());
}
