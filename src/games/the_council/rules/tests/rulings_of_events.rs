//! One test or more for each numbered ruling: the count of an event and what follows from it.

use super::*;

fn seats(list: &[u8]) -> Seats {
    list.iter().map(|&seat| Seat(seat)).collect()
}

fn opening(events: &[Event]) -> (u8, Opening) {
    let found = events.iter().find_map(|event| match event {
        Event::OpenerFound { seat, why } => Some((seat.0, *why)),
        _ => None,
    });
    found.expect("an opener")
}

/// Asserts how an event is resolved, and returns the table after it and what happened.
fn resolve(parts: &str, actions: &str, expected: &str) -> (Table, Vec<Event>) {
    let mut table = table(parts);
    let events = table.all(actions);
    assert_eq!(outcome(&events), expected, "{parts}; {actions}");
    (table, events)
}

fn nobody_gained(tied: &[u8]) -> Event {
    Event::NobodyGained { suit: suit('M'), tied: seats(tied) }
}

#[test]
fn r20_an_ace_is_unlimited_in_its_suit_and_in_the_total() {
    // It says nothing in the other suit.
    let parts = "9MS; chips M9, S1; cards -, -, AM; ranks =1";
    resolve(parts, "bid M8, bid S1, commit AM", "unlimited succeeds, gains 2M 1S");
}

#[test]
fn r21_a_number_breaks_ties_for_highest_and_for_lowest() {
    for (cards, commits, gains) in [
        // The lower number is above the higher one, and any number above none; 9 is below 6.
        ("5ML, 3MW 9WY", "commit 5ML, commit 3MW", ", gains 1M"),
        ("9MS, 6MW 3MW", "commit 9MS, commit 6MW", ", gains 1M"),
        // Of own numbers the lowest counts.
        ("5ML, 6MW 3MW", "commit 5ML, commit 3MW 6MW", ", gains 1M"),
    ] {
        let parts = format!("4MS; chips M2, M2, M2; cards {cards}");
        let bids = "bid M2, bid M2, bid M2";
        resolve(&parts, &format!("{bids}, {commits}"), &format!("6 succeeds{gains}"));
    }
    // For lowest: no number is below a number, and a higher one below a lower one.
    for (cards, commits, lowest) in [
        ("5ML, 3MW", "commit 5ML, commit 3MW", "2M"),
        ("5ML, 3MW, 8MS", "commit 5ML, commit 3MW, commit 8MS", "2M"),
        ("5ML, 3MW, 2MK", "commit 5ML, commit 3MW, commit 2MK", "0M"),
        ("5ML", "commit 5ML", "1M 2M"),
    ] {
        let parts = format!("9MS; cards {cards}; ranks 3, 3, 3");
        resolve(&parts, commits, &format!("0 fails, trades {lowest}"));
    }
    // A number says nothing where it has no suit, and nothing against more chips.
    let parts = "4MS; chips M2, M1, M2; cards 5SW";
    let (_, events) = resolve(parts, "bid M2, bid M1, bid M2, commit 5SW", "5 succeeds");
    assert!(events.contains(&nobody_gained(&[0, 2])));
}

#[test]
fn r22_a_pawn_adds_one_in_each_shared_suit_and_is_no_chip() {
    let parts = "3MW; chips M1, M1; cards -, PMSL PMYK";
    let actions = "bid M1, bid M1, commit PMSL PMYK";
    let (after, _) = resolve(parts, actions, "4 succeeds, gains 1M");
    let chips = after.state.table.player(Seat(1)).chips;
    assert!(chips.is_none(), "the Pawn is not paid from the supply, nor into it");
    resolve("2WL; cards PWLY", "commit PWLY", "2 succeeds, gains 0W 0L");
}

#[test]
fn r23_each_court_pays_a_traitor_chip_on_failure_and_nothing_on_success() {
    for (event, outcome, traitors) in [("4MS", "0 fails", "2 0 0"), ("XM", "0 succeeds", "0 0 0")] {
        let parts = format!("{event}; cards CMWK CMLY");
        let (after, events) = resolve(&parts, "commit CMWK CMLY", outcome);
        after.shows(&format!("traitors {traitors}"));
        let paid = Event::CourtPaid { seat: Seat(0), card: card("CMWK") };
        assert_eq!(events.contains(&paid), !success(&events));
    }
}

#[test]
fn r24_a_crown_brings_its_rank_at_once_and_it_may_be_traded_in_the_same_event() {
    let parts = "4MS; cards XM, PMYK, PMSL";
    let actions = "commit XM, commit PMYK, commit PMSL";
    let (after, events) = resolve(parts, actions, "3 fails, trades 0M");
    let (seat, suit) = (Seat(0), suit('M'));
    let crowned = Event::Crowned { seat, card: card("XM"), suit, rank: Some(1) };
    let traded = Event::Traded { seat, suit, rank: 0, lowest: seats(&[0]) };
    let at = |event: Event| events.iter().position(|other| *other == event).expect("told");
    assert!(at(crowned) < at(traded));
    after.shows("M 0 0 0; traitors 1 0 0");
    // On success it is kept.
    table("PMSL; cards XM").after("commit XM").shows("M 1 0 0");
}

#[test]
fn r25_an_event_of_rank_0_without_bids_succeeds_and_nobody_gains() {
    for event in ["PMSL", "CMWK", "XM"] {
        let parts = format!("{event}; chips M1; ranks =1");
        let (after, events) = resolve(&parts, "pass", "0 succeeds");
        assert!(events.contains(&nobody_gained(&[])));
        after.shows("empire 6 6 6 6 6 6");
    }
    // A number is no bid.
    resolve("PMSL; cards 5ML", "commit 5ML", "0 succeeds");
}

#[test]
fn r26_the_highest_needs_at_least_1_and_an_unbroken_tie_gives_nobody_anything() {
    resolve("XM; cards AM", "commit AM", "unlimited succeeds, gains 0M");
    resolve("XM; cards PMYK", "commit PMYK", "1 succeeds, gains 0M");
    let (_, events) = resolve("XM; chips M1, M1", "bid M1, bid M1", "2 succeeds");
    assert!(events.contains(&nobody_gained(&[0, 1])));
}

#[test]
fn r27_each_of_several_lowest_bidders_trades() {
    let parts = "9MS; 4 players; chips M1; ranks =2, =2, =2, =2";
    let all = "1 fails, trades 1M 2M 3M 0S 1S 2S 3S";
    let (after, events) = resolve(parts, "bid M1", all);
    after.shows("traitors 1 2 2 2");
    let (suit, lowest) = (suit('M'), seats(&[1, 2, 3]));
    assert!(events.contains(&Event::Traded { seat: Seat(1), suit, rank: 1, lowest }));
    // Also if all players are equal everywhere.
    table(parts).after("pass").shows("traitors 2 2 2 2");
}

#[test]
fn r28_the_lowest_at_rank_0_trades_nothing_and_nobody_else_does_instead() {
    let parts = "9MS; chips -, M1 S1, M2 S2; ranks -, =3, =3";
    let (after, events) = resolve(parts, "bid M1 S1, bid M2 S2", "6 fails");
    for letter in ['M', 'S'] {
        assert!(events.contains(&Event::NothingToTrade { seat: Seat(0), suit: suit(letter) }));
    }
    after.shows("traitors 0 0 0; M 0 3 3; S 0 3 3");
}

#[test]
fn r29_the_trade_is_compulsory() {
    // Nobody was asked: the next event is on.
    let after = table("9MS; chips M1; ranks -, -, =4").after("bid M1");
    after.shows("M 0 0 3; traitors 0 0 2");
    assert!(!matches!(after.decision(), Decision::Over));
    assert_eq!(after.state.table.decisions, 1);
}

#[test]
fn r30_each_suit_is_worked_out_by_itself_also_for_one_player() {
    let parts = "9MS; chips -, M1 S1, M1 S1; ranks =4";
    let (after, _) = resolve(parts, "bid M1 S1, bid M1 S1", "4 fails, trades 0M 0S");
    after.shows("traitors 2 0 0");
    resolve("2MK; chips M1 K1", "bid M1 K1", "2 succeeds, gains 0M 0K");
}

#[test]
fn r31_the_empire_at_0_stays_there() {
    let mut table = table("9MS; chips M1; empire 0 1");
    let events = table.play("pass");
    assert!(events.contains(&Event::EmpireFell { suit: suit('M'), rank: None }));
    assert!(events.contains(&Event::EmpireFell { suit: suit('S'), rank: Some(0) }));
    table.shows("empire 0 0 6 6 6 6");
}

#[test]
fn r32_crowns_then_count_then_trades_then_courts_then_the_empire() {
    let mut table = table("9MS; cards XM, CMWK; ranks -, -, =2");
    let events = table.all("commit XM, commit CMWK");
    let step = |event: &Event| match event {
        Event::Revealed { .. } => Some(0),
        Event::Crowned { .. } => Some(1),
        Event::Counted(_) => Some(2),
        Event::Resolved { .. } => Some(3),
        Event::Traded { .. } | Event::NothingToTrade { .. } => Some(4),
        Event::CourtPaid { .. } => Some(5),
        Event::EmpireFell { .. } => Some(6),
        Event::OpenerFound { .. } => Some(7),
        Event::EventRevealed { .. } => Some(8),
        _ => None,
    };
    let mut order: Vec<u8> = events.iter().filter_map(step).collect();
    assert!(order.is_sorted(), "{order:?}");
    order.dedup();
    assert!(order.into_iter().eq(0..=8));
}

#[test]
fn r33_of_those_tied_for_the_low_card_the_one_who_bid_latest_opens() {
    let cards = ["PMSL", "CMWK", "XM"];
    for (opener, latest) in [(0, 2), (1, 0), (2, 1)] {
        let mut table = table(&format!("4MS; opener {opener}; cards {}", cards.join(", ")));
        let order = table.state.table.seats_from(Seat(opener));
        let events: Vec<Event> =
            order.flat_map(|seat| table.play(&format!("commit {}", cards[seat.index()]))).collect();
        let (card, tied) = (card(cards[usize::from(latest)]), seats(&[0, 1, 2]));
        assert_eq!(opening(&events), (latest, Opening::LowCardBidLatest { card, tied }));
        table.shows(&format!("opener {latest}"));
    }
    // An Ace is 1, below every number.
    let events = table("4MS; cards 2MK 9MS, AM").all("commit 2MK 9MS, commit AM");
    assert_eq!(opening(&events), (1, Opening::LowCard(Card::AceOfMoons)));
}

#[test]
fn r34_if_nobody_reveals_the_next_seat_clockwise_from_the_opener_opens() {
    for (opener, next) in [(0, 1), (3, 0)] {
        let mut table = table(&format!("4MS; 4 players; opener {opener}; chips M1"));
        assert_eq!(opening(&table.play("bid M1")), (next, Opening::NextSeat));
        table.shows(&format!("opener {next}"));
    }
}

#[test]
fn r35_the_dealer_opens_the_first_event_of_every_hand() {
    let mut first = 0;
    for step in
        first_steps::<TheCouncil>(drafted(4, 3)).take_while(|step| step.before.table.hand < 3)
    {
        let table = step.before.table();
        if table.events_begun() == 1
            && matches!(table.decision, Decision::Bid(_) | Decision::Commit(_))
        {
            assert_eq!(table.opener, table.dealer);
            first |= 1 << table.hand;
        }
    }
    assert_eq!(first, 0b110, "of two hands");
}

#[test]
fn r41_events_without_anything_to_decide_are_resolved_without_asking() {
    // Nobody has chips or cards left: all events of the hand go by, and the next draft begins.
    let mut events = Vec::new();
    let table = Table::new(3, "9MS").begin_with(|event| events.push(event));
    assert_eq!((table.state.table.hand, table.state.table.decisions), (4, 0));
    assert!(matches!(table.decision(), Decision::Draft(_)));
    assert_eq!(events.iter().filter(|event| matches!(event, Event::Resolved { .. })).count(), 8);
    assert!(!events.iter().any(|event| matches!(event, Event::Bid { by_choice: true, .. })));
}

#[test]
fn r42_beyond_rank_6_a_rank_is_lost_and_the_player_still_counts_as_highest() {
    let mut table = table("2MK; chips M2, M1; cards XM; ranks =6");
    let events = table.all("bid M2, bid M1, commit XM");
    let (seat, suit) = (Seat(0), suit('M'));
    assert!(events.contains(&Event::RankGained { seat, suit, rank: None }));
    assert!(events.contains(&Event::Crowned { seat, card: card("XM"), suit, rank: None }));
    // Nobody else gains it.
    table.shows("M 6 0 0");
}
