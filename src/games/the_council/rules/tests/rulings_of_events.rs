//! One test or more for each numbered ruling: the count of an event and what follows from it.

use super::table::{TOP, Table, card, drafted, gains, success, suit, total, trades};
use crate::games::the_council::TheCouncil;
use crate::games::the_council::rules::components::Card;
use crate::games::the_council::rules::event::{Event, Opening};
use crate::games::the_council::rules::state::{Decision, Seats};
use crate::rules::{Game, Seat};

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

#[test]
fn r20_an_ace_is_unlimited_in_its_suit_and_in_the_total() {
    let mut table = Table::new(3, "9MS").chips(0, "M9").chips(1, "S1").cards(2, "AM");
    table = table.ranks(0, [1; 6]).begin();
    let events = table.all("bid M8, bid S1, commit AM");
    assert_eq!((total(&events), success(&events)), (None, true));
    assert_eq!(gains(&events), [(2, 'M'), (1, 'S')], "the Ace says nothing in the other suit");
}

#[test]
fn r21_a_number_breaks_ties_for_highest_and_for_lowest() {
    let tied = || Table::new(3, "4MS").chips(0, "M2").chips(1, "M2").chips(2, "M2");
    let mut table = tied().cards(0, "5ML").cards(1, "3MW 9WY").begin();
    let events = table.all("bid M2, bid M2, bid M2, commit 5ML, commit 3MW");
    assert_eq!(gains(&events), [(1, 'M')], "the lower number is above the higher one");
    let mut table = tied().cards(0, "9MS").cards(1, "6MW 3MW").begin();
    let events = table.all("bid M2, bid M2, bid M2, commit 9MS, commit 6MW");
    assert_eq!(gains(&events), [(1, 'M')], "and any number above none; 9 is below 6");
    // Of own numbers the lowest counts.
    let mut table = tied().cards(0, "5ML").cards(1, "6MW 3MW").begin();
    let events = table.all("bid M2, bid M2, bid M2, commit 5ML, commit 3MW 6MW");
    assert_eq!(gains(&events), [(1, 'M')]);
    // For lowest: no number is below a number, and a higher one below a lower one.
    let failing = |one: &str, other: &str, third: &str| {
        let mut table = Table::new(3, "9MS").cards(0, one).cards(1, other).cards(2, third);
        for seat in 0..3 {
            table = table.ranks(seat, [3, 0, 0, 0, 0, 0]);
        }
        let mut table = table.begin();
        let mut events = Vec::new();
        for codes in [one, other, third].into_iter().filter(|codes| !codes.is_empty()) {
            events.extend(table.play(&format!("commit {codes}")));
        }
        trades(&events)
    };
    assert_eq!(failing("5ML", "3MW", ""), [(2, 'M')]);
    assert_eq!(failing("5ML", "3MW", "8MS"), [(2, 'M')]);
    assert_eq!(failing("5ML", "3MW", "2MK"), [(0, 'M')]);
    assert_eq!(failing("5ML", "", ""), [(1, 'M'), (2, 'M')]);
    // A number says nothing where it has no suit, and nothing against more chips.
    let mut table = tied().cards(0, "5SW").chips(1, "M1").begin();
    let events = table.all("bid M2, bid M1, bid M2, commit 5SW");
    assert_eq!(gains(&events), []);
    assert!(events.contains(&Event::NobodyGained { suit: suit('M'), tied: seats(&[0, 2]) }));
}

#[test]
fn r22_a_pawn_adds_one_in_each_shared_suit_and_is_no_chip() {
    let mut table =
        Table::new(3, "3MW").chips(0, "M1").chips(1, "M1").cards(1, "PMSL PMYK").begin();
    let events = table.all("bid M1, bid M1, commit PMSL PMYK");
    assert_eq!((total(&events), success(&events)), (Some(4), true));
    assert_eq!(gains(&events), [(1, 'M')]);
    let of_player = table.state.table.player(Seat(1));
    assert!(of_player.chips.is_none(), "the Pawn is not paid from the supply, nor into it");
    let mut table = Table::new(3, "2WL").cards(0, "PWLY").begin();
    let events = table.play("commit PWLY");
    assert_eq!((total(&events), gains(&events)), (Some(2), vec![(0, 'W'), (0, 'L')]));
}

#[test]
fn r23_each_court_pays_a_traitor_chip_on_failure_and_nothing_on_success() {
    for (event, chips) in [("4MS", [2, 0, 0]), ("XM", [0, 0, 0])] {
        let mut table = Table::new(3, event).cards(0, "CMWK CMLY").begin();
        let events = table.play("commit CMWK CMLY");
        assert_eq!(table.traitor_chips(), chips);
        let paid = Event::CourtPaid { seat: Seat(0), card: card("CMWK") };
        assert_eq!(events.contains(&paid), !success(&events));
    }
}

#[test]
fn r24_a_crown_brings_its_rank_at_once_and_it_may_be_traded_in_the_same_event() {
    let mut table = Table::new(3, "4MS").cards(0, "XM").cards(1, "PMYK").cards(2, "PMSL").begin();
    let events = table.all("commit XM, commit PMYK, commit PMSL");
    assert!(!success(&events));
    let crowned =
        Event::Crowned { seat: Seat(0), card: card("XM"), suit: suit('M'), rank: Some(1) };
    let at = |event: &Event| events.iter().position(|other| other == event).expect("told");
    let traded = Event::Traded { seat: Seat(0), suit: suit('M'), rank: 0, lowest: seats(&[0]) };
    assert!(at(&crowned) < at(&traded));
    assert_eq!((table.rank(0, 'M'), table.traitor_chips()), (0, vec![1, 0, 0]));
    // On success it is kept.
    let mut table = Table::new(3, "PMSL").cards(0, "XM").begin();
    table.play("commit XM");
    assert_eq!(table.rank(0, 'M'), 1);
}

#[test]
fn r25_an_event_of_rank_0_without_bids_succeeds_and_nobody_gains() {
    for event in ["PMSL", "CMWK", "XM"] {
        let mut table = Table::new(3, event).chips(0, "M1").ranks(0, [1; 6]).begin();
        let events = table.play("pass");
        assert_eq!((success(&events), total(&events)), (true, Some(0)));
        assert_eq!((gains(&events), trades(&events)), (vec![], vec![]));
        let nobody = Event::NobodyGained { suit: suit('M'), tied: Seats::default() };
        assert!(events.contains(&nobody));
        assert_eq!(table.empire_at('M'), 6);
    }
    let mut table = Table::new(3, "PMSL").cards(0, "5ML").begin();
    assert_eq!(gains(&table.play("commit 5ML")), [], "a number is no bid");
}

#[test]
fn r26_the_highest_needs_at_least_1_and_an_unbroken_tie_gives_nobody_anything() {
    for card in ["AM", "PMYK"] {
        let mut table = Table::new(3, "XM").cards(0, card).begin();
        assert_eq!(gains(&table.play(&format!("commit {card}"))), [(0, 'M')]);
    }
    let mut table = Table::new(3, "XM").chips(0, "M1").chips(1, "M1").begin();
    let events = table.all("bid M1, bid M1");
    assert!(success(&events) && gains(&events).is_empty());
    assert!(events.contains(&Event::NobodyGained { suit: suit('M'), tied: seats(&[0, 1]) }));
}

#[test]
fn r27_each_of_several_lowest_bidders_trades() {
    let mut table = Table::new(4, "9MS").chips(0, "M1");
    for seat in 0..4 {
        table = table.ranks(seat, [2; 6]);
    }
    let mut table = table.begin();
    let mut all = table;
    let events = table.play("bid M1");
    let three = [(1, 'M'), (2, 'M'), (3, 'M')];
    let everybody = [(0, 'S'), (1, 'S'), (2, 'S'), (3, 'S')];
    assert_eq!(trades(&events), [three.as_slice(), &everybody].concat());
    assert_eq!(table.traitor_chips(), [1, 2, 2, 2]);
    assert!(events.contains(&Event::Traded {
        seat: Seat(1),
        suit: suit('M'),
        rank: 1,
        lowest: seats(&[1, 2, 3]),
    }));
    // Also if all players are equal everywhere.
    all.play("pass");
    assert_eq!(all.traitor_chips(), [2, 2, 2, 2]);
}

#[test]
fn r28_the_lowest_at_rank_0_trades_nothing_and_nobody_else_does_instead() {
    let mut table = Table::new(3, "9MS").chips(1, "M1 S1").chips(2, "M2 S2");
    table = table.ranks(1, [3; 6]).ranks(2, [3; 6]).begin();
    let events = table.all("bid M1 S1, bid M2 S2");
    assert_eq!((trades(&events), table.traitor_chips()), (vec![], vec![0, 0, 0]));
    for letter in ['M', 'S'] {
        assert!(events.contains(&Event::NothingToTrade { seat: Seat(0), suit: suit(letter) }));
    }
    assert_eq!((table.rank(1, 'M'), table.rank(2, 'S')), (3, 3));
}

#[test]
fn r29_the_trade_is_compulsory() {
    let mut table = Table::new(3, "9MS").chips(0, "M1").ranks(2, [4; 6]).begin();
    table.play("bid M1");
    assert_eq!((table.rank(2, 'M'), table.traitor_chips()), (3, vec![0, 0, 2]));
    assert!(!matches!(table.decision(), Decision::Over), "nobody was asked: the next event is on");
    assert_eq!(table.state.table.decisions, 1);
}

#[test]
fn r30_each_suit_is_worked_out_by_itself_also_for_one_player() {
    let mut table = Table::new(3, "9MS").chips(1, "M1 S1").chips(2, "M1 S1");
    table = table.ranks(0, [4; 6]).begin();
    let events = table.all("bid M1 S1, bid M1 S1");
    assert_eq!((trades(&events), table.traitor_chips()), (vec![(0, 'M'), (0, 'S')], vec![2, 0, 0]));
    let mut table = Table::new(3, "2MK").chips(0, "M1 K1").begin();
    assert_eq!(gains(&table.play("bid M1 K1")), [(0, 'M'), (0, 'K')]);
}

#[test]
fn r31_the_empire_at_0_stays_there() {
    let mut table = Table::new(3, "9MS").chips(0, "M1").empire([0, 1, 6, 6, 6, 6]).begin();
    let events = table.play("pass");
    assert!(events.contains(&Event::EmpireFell { suit: suit('M'), rank: None }));
    assert!(events.contains(&Event::EmpireFell { suit: suit('S'), rank: Some(0) }));
    assert_eq!((table.empire_at('M'), table.empire_at('S'), table.empire_at('W')), (0, 0, 6));
}

#[test]
fn r32_crowns_then_count_then_trades_then_courts_then_the_empire() {
    let mut table = Table::new(3, "9MS").cards(0, "XM").cards(1, "CMWK").ranks(2, [2; 6]).begin();
    let events = table.all("commit XM, commit CMWK");
    let order: Vec<u8> = events
        .iter()
        .filter_map(|event| match event {
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
        })
        .collect();
    assert!(order.is_sorted(), "{order:?}");
    assert!((0..=8).all(|step| order.contains(&step)), "{order:?}");
}

#[test]
fn r33_of_those_tied_for_the_low_card_the_one_who_bid_latest_opens() {
    for (opener, latest) in [(0, 2), (1, 0), (2, 1)] {
        let mut table = Table::new(3, "4MS").opener(opener);
        table = table.cards(0, "PMSL").cards(1, "CMWK").cards(2, "XM").begin();
        let mut events = Vec::new();
        for seat in table.state.table.seats_from(Seat(opener)) {
            events.extend(table.play(["commit PMSL", "commit CMWK", "commit XM"][seat.index()]));
        }
        let low = ["PMSL", "CMWK", "XM"][usize::from(latest)];
        let tied = seats(&[0, 1, 2]);
        let why = Opening::LowCardBidLatest { card: card(low), tied };
        assert_eq!(opening(&events), (latest, why));
        assert_eq!(table.state.table.opener, Seat(latest));
    }
    // An Ace is 1, below every number.
    let mut table = Table::new(3, "4MS").cards(0, "2MK 9MS").cards(1, "AM").begin();
    let events = table.all("commit 2MK 9MS, commit AM");
    assert_eq!(opening(&events), (1, Opening::LowCard(Card::AceOfMoons)));
}

#[test]
fn r34_if_nobody_reveals_the_next_seat_clockwise_from_the_opener_opens() {
    for (opener, next) in [(0, 1), (3, 0)] {
        let mut table = Table::new(4, "4MS").opener(opener).chips(0, "M1").begin();
        let events = table.play("bid M1");
        assert_eq!(opening(&events), (next, Opening::NextSeat));
        assert_eq!(table.state.table.opener, Seat(next));
    }
}

#[test]
fn r35_the_dealer_opens_the_first_event_of_every_hand() {
    let mut state = drafted(4, 3);
    for hand in 1..=2 {
        assert_eq!((state.table.hand, state.table.events_begun()), (hand, 1));
        assert_eq!(state.table.opener, state.table.dealer);
        while state.table.hand == hand || matches!(state.table.decision, Decision::Draft(_)) {
            let action = TheCouncil::choose_legal(&state, |_| 0).expect("an action");
            TheCouncil::apply(&mut state, action, |_| {}).expect("legal");
        }
    }
}

#[test]
fn r41_events_without_anything_to_decide_are_resolved_without_asking() {
    // Nobody has chips or cards left: all events of the hand go by, and the next draft begins.
    let mut events = Vec::new();
    let table = Table::new(3, "9MS").begin_with(|event| events.push(event));
    assert_eq!((table.state.table.hand, table.state.table.decisions), (4, 0));
    assert!(matches!(table.decision(), Decision::Draft(_)));
    assert_eq!(events.iter().filter(|event| matches!(event, Event::Resolved { .. })).count(), 8);
    let asked = events.iter().any(|event| matches!(event, Event::Bid { by_choice: true, .. }));
    assert!(!asked);
}

#[test]
fn r42_beyond_rank_6_a_rank_is_lost_and_the_player_still_counts_as_highest() {
    let mut table = Table::new(3, "2MK").chips(0, "M2").chips(1, "M1").cards(0, "XM");
    table = table.ranks(0, TOP).begin();
    let events = table.all("bid M2, bid M1, commit XM");
    let (seat, suit) = (Seat(0), suit('M'));
    assert!(events.contains(&Event::RankGained { seat, suit, rank: None }));
    assert!(events.contains(&Event::Crowned { seat, card: card("XM"), suit, rank: None }));
    assert_eq!((table.rank(0, 'M'), table.rank(1, 'M')), (6, 0), "nobody else gains it");
}
