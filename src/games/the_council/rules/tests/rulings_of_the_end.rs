//! One test or more for each numbered ruling: collapse, the final score and what is hidden.

use super::*;

/// Asserts points and winners at the end of the game.
fn ends(table: &Table, points: [i32; 3], winners: &[u8]) {
    table.shows("asks Over");
    assert_eq!(TheCouncil::totals(&table.state), points);
    let seats: Vec<Seat> = winners.iter().map(|&seat| Seat(seat)).collect();
    assert_eq!(TheCouncil::winners(&table.state), Some(seats));
}

#[test]
fn r36_collapse_is_looked_for_after_the_last_event_of_a_hand_alone() {
    let above = "9MS; chips M1; ranks -, =3; empire =1";
    let first = table(above).after("pass");
    assert!(first.state.table.events_begun() > 1);
    assert_eq!(TheCouncil::winners(&first.state), None);
    let mut last = table(&format!("{above}; last"));
    let events = last.play("pass");
    last.shows("asks Over");
    let collapsed = events.iter().filter_map(|event| match event {
        Event::Collapsed { suit, .. } => Some(suit.letter()),
        _ => None,
    });
    assert_eq!(collapsed.collect::<String>(), "MSWLYK");
}

#[test]
fn r36_equal_is_not_above() {
    let mut table = table("XM; chips M1; ranks -, =3; empire =3; last");
    let events = table.play("pass");
    assert!(events.contains(&Event::HandEnded { number: 3 }));
    assert!(events.contains(&Event::HandBegan { number: 4, dealer: Seat(1) }));
    // Ranks stay.
    table.shows("M 0 3 0");
}

#[test]
fn r37_the_game_ends_after_hand_8_and_then_every_suit_counts_and_nobody_doubles() {
    let mut all = table("XM; chips M1; ranks 1, 3 2 0 0 0 1; traitors 4; last hand");
    assert!(all.play("pass").contains(&Event::EndedWithoutCollapse));
    ends(&all, [5, 6, 0], &[1]);
    let score = score(&all.state.table, Seat(1));
    assert_eq!(Cause::ALL.map(|cause| score.of(cause)), [0, 6, 0]);
    // With a collapse only what has collapsed counts, after hand 8 too.
    let collapsed = table("XM; chips M1; ranks -, 3 2 0 0 0 1; empire 2; last hand").after("pass");
    ends(&collapsed, [0, 6, 0], &[1]);
}

#[test]
fn r38_all_players_above_the_empire_double_and_the_others_score_their_ranks() {
    let own = "ranks 4 1, 3, 2 5; traitors 0, 0, 0, 7";
    let mut table = table(&format!("XK; 4 players; chips K1; empire 2; {own}; last"));
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

#[test]
fn r39_ties_are_parted_by_the_last_low_card_ranks_and_traitor_chips() {
    // Each has 4 points: from traitor chips, or ranks of two collapsed suits.
    let tied = "XK; empire 1 1; traitors 0, 0, 4; last";
    for (parts, actions, winners) in [
        // The lowest card revealed in the last event; who revealed none comes after those who did.
        ("cards 6LK, 5YK, 7SK; ranks 2, 0 2", "commit 6LK, commit 5YK, commit 7SK", &[1][..]),
        ("cards 6LK, 5YK, 9LK; ranks 2, 0 2", "hold, hold, commit 9LK", &[2]),
        // Ranks in all suits, also where they don't count.
        ("chips K1; ranks 2, 0 2 1", "pass", &[1]),
        // As many ranks and more traitor chips: 1 rank that counts once and three others.
        ("chips K1; ranks 2, 0 2, 0 0 2", "pass", &[2]),
        // Cards of the same rank part nobody either: a shared victory.
        ("cards PMYK, PSWK; ranks 2, 0 2", "commit PMYK, commit PSWK", &[0, 1]),
    ] {
        ends(&table(&format!("{tied}; {parts}")).after(actions), [4, 4, 4], winners);
    }
}

#[test]
fn r40_hands_picks_discards_and_commits_are_hidden_and_who_has_chosen_is_not() {
    let step = chosen_steps::<TheCouncil>(deal(4, 2), |_| 3).next().expect("a card");
    for viewer in Seat::first(4).map(Some).chain([None]) {
        let own = viewer == Some(step.seat);
        let view = TheCouncil::view(&step.after, viewer);
        assert_eq!(view.chosen.is_empty(), !own);
        let (before, after) = (&step.before, &step.after);
        let seen = TheCouncil::action_seen_by(before, after, step.action, step.seat, viewer);
        assert_eq!(seen, own.then_some(step.action));
        assert!(view.table.has_chosen(step.seat) && !view.table.has_chosen(step.seat.next(4)));
        let held = if viewer.is_some() { 6 } else { 0 };
        assert_eq!((view.held.len(), view.table.held_size()), (held, 6));
    }
    let mut table = table("4MS; cards 5ML PMSL, XM");
    for event in table.play("commit 5ML PMSL") {
        let seen = TheCouncil::event_seen_by(&event, Some(Seat(1)));
        assert_eq!(seen, Event::Committed { seat: Seat(0), cards: None });
    }
    let view = TheCouncil::view(&table.state, Some(Seat(1)));
    let chosen = Seat::first(3).map(|seat| view.table.has_chosen(seat));
    assert!(chosen.eq([true, false, true]), "seat 2 has nothing that fits");
    assert!(view.chosen.is_empty() && view.table.revealed.is_empty());
}
