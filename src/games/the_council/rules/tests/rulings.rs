//! One test or more for each numbered ruling: the set-up, the draft and the bids.

use std::collections::BTreeSet;

use super::table::{Table, card, cards, chips, deal, drafted};
use crate::games::the_council::TheCouncil;
use crate::games::the_council::rules::cards::CardSet;
use crate::games::the_council::rules::chips::Chips;
use crate::games::the_council::rules::components::{Card, Kind};
use crate::games::the_council::rules::event::Event;
use crate::games::the_council::rules::legal::Illegal;
use crate::games::the_council::rules::setup::{Setup, SetupError, begin_hand};
use crate::games::the_council::rules::state::{Decision, State};
use crate::rules::luck::Seed;
use crate::rules::{Game, Seat};

/// Plays first actions until the state is so, and returns what happened.
fn play_until(state: &mut State, mut is_so: impl FnMut(&State) -> bool) -> Vec<Event> {
    let mut events = Vec::new();
    while !is_so(state) {
        let action = TheCouncil::choose_legal(state, |_| 0).expect("an action");
        TheCouncil::apply(state, action, |event| events.push(event)).expect("a legal action");
    }
    events
}

#[test]
fn r01_all_44_cards_are_in_play_and_no_excuse() {
    let state = deal(5, 1);
    let hands = Seat::first(5).fold(CardSet::EMPTY, |all, seat| all.or(state.held(seat)));
    assert_eq!((hands.len(), state.deck().len()), (30, 14));
    assert_eq!(hands.or(state.deck()), CardSet::ALL);
    assert!(Card::ALL.into_iter().all(|card| !card.suits().is_empty()), "the Excuse has no suit");
}

#[test]
fn r02_three_to_five_play() {
    for players in 0..=u8::MAX {
        let started = TheCouncil::start(&Setup { players }, Seed(1), |_| {});
        match players {
            3..=5 => assert_eq!(started.map(|state| TheCouncil::seats(&state)), Ok(players)),
            _ => assert_eq!(started, Err(SetupError::Players(players))),
        }
    }
}

#[test]
fn r03_the_first_dealer_is_drawn_and_the_deal_goes_clockwise() {
    for players in 3..=5 {
        let dealers: BTreeSet<Seat> =
            (0..60).map(|seed| deal(players, seed).table.dealer).collect();
        assert!(dealers.into_iter().eq(Seat::first(players)));
        let mut state = deal(players, 7);
        let first = state.table.dealer;
        play_until(&mut state, |state| state.table.hand == 2);
        assert_eq!(state.table.dealer, first.next(players));
    }
}

#[test]
fn r04_all_cards_are_shuffled_between_hands() {
    let mut state = deal(3, 4);
    let first: Vec<CardSet> = Seat::first(3).map(|seat| state.held(seat)).collect();
    play_until(&mut state, |state| state.table.hand == 2);
    let second: Vec<CardSet> = Seat::first(3).map(|seat| state.held(seat)).collect();
    assert_ne!(first, second);
    assert_eq!((state.table.used, state.table.revealed), (CardSet::EMPTY, CardSet::EMPTY));
    assert_eq!(state.deck().len(), 44 - 18, "nothing stays with anybody or among the events");
    assert!(state.table.players().iter().all(|player| player.drafted.is_empty()));
}

#[test]
fn r05_chips_and_traitor_chips_have_no_limit() {
    let mut table = Table::new(3, "4MS").cards(0, "CMWK").ranks(1, [5, 5, 0, 0, 0, 0]);
    table = table.traitors(0, 250).traitors(1, 100).begin();
    table.play("commit CMWK");
    assert_eq!(table.traitor_chips(), [251, 102, 0]);
    let many = chips("M40 S250").plus(chips("M40 S250"));
    assert_eq!(many, chips("M80 S255"), "counted to the highest number");
}

#[test]
fn r06_cards_are_dealt_one_at_a_time_from_the_dealers_left() {
    for players in 3..=5 {
        let mut state = deal(players, 3);
        let dealer = state.table.dealer;
        let mut order = Vec::new();
        let mut again = state;
        again.table.hand = 0;
        begin_hand(&mut again, dealer, &mut |event| {
            if let Event::Dealt { seat, cards } = event {
                assert_eq!(cards.map(CardSet::len), Some(6));
                order.push(seat);
            }
        });
        assert_eq!(again.held, state.held, "the same seed deals the same");
        let left = dealer.next(players);
        assert!(order.into_iter().eq(state.table.seats_from(left)));
        // Whoever sits where, the same seats counted from the dealer are dealt the same cards.
        state.table.hand = 0;
        let mut turned = state;
        begin_hand(&mut turned, dealer.next(players), &mut |_| {});
        for seat in Seat::first(players) {
            assert_eq!(turned.held(seat.next(players)), again.held(seat));
        }
    }
}

#[test]
fn r07_hands_pass_clockwise_in_every_hand() {
    for hand in 1..=2 {
        let mut state = deal(4, 5);
        play_until(&mut state, |state| state.table.hand == hand);
        let before = state.held;
        let events = play_until(&mut state, |state| state.table.players()[0].drafted.len() == 1);
        for seat in Seat::first(4) {
            let given = before[seat.index()].minus(state.table.player(seat).drafted);
            let next = seat.next(4);
            assert_eq!(state.held(next), given);
            let passed = Event::HandPassed { from: seat, to: next, cards: Some(given) };
            assert!(events.contains(&passed));
        }
    }
}

#[test]
fn r08_picks_are_shown_together_when_all_have_chosen_and_bring_chips_at_once() {
    let mut state = deal(3, 6);
    let is_shown = |event: &Event| matches!(event, Event::Drafted { .. });
    for place in 0..3 {
        assert!(state.table.players().iter().all(|player| player.drafted.is_empty()));
        assert!(state.table.players().iter().all(|player| player.chips.is_none()));
        let action = TheCouncil::choose_legal(&state, |_| 2).expect("a card");
        let mut events = Vec::new();
        TheCouncil::apply(&mut state, action, |event| events.push(event)).expect("legal");
        assert_eq!(
            events.iter().filter(|event| is_shown(event)).count(),
            if place == 2 { 3 } else { 0 }
        );
    }
    for player in state.table.players() {
        let card = player.drafted.first().expect("a card");
        assert_eq!(player.chips, Chips::of_each(card.suits(), 1));
    }
}

#[test]
fn r09_the_sixth_card_is_discarded_by_who_made_the_fifth_pick_and_only_they_know_it() {
    let mut state = deal(5, 8);
    play_until(&mut state, |state| state.table.players()[0].drafted.len() == 4);
    let hands = state.held;
    assert!(hands.iter().all(|hand| hand.len() == 2));
    let events = play_until(&mut state, |state| state.table.event().is_some());
    for seat in Seat::first(5) {
        let player = state.table.player(seat);
        let left = hands[seat.index()].minus(player.drafted);
        assert_eq!(state.held(seat), left, "no hand is passed after the fifth pick");
        let discarded = Event::Discarded { seat, card: left.first() };
        assert!(events.contains(&discarded));
        let bought: u32 = player.drafted.iter().map(|card| card.suits().len()).sum();
        assert_eq!(u32::from(player.chips.total()), bought, "no chips for the discard");
        for viewer in Seat::first(5).map(Some).chain([None]) {
            let card = left.first().filter(|_| viewer == Some(seat));
            let seen = TheCouncil::event_seen_by(&discarded, viewer);
            assert_eq!(seen, Event::Discarded { seat, card });
            let known = TheCouncil::view(&state, viewer).held.and(left);
            assert_eq!(known.is_empty(), viewer != Some(seat));
        }
    }
}

#[test]
fn r10_a_hand_has_8_10_or_12_events() {
    for (players, number) in [(3, 8), (4, 10), (5, 12)] {
        let mut state = deal(players, 9);
        let events = play_until(&mut state, |state| state.table.hand == 2);
        let revealed = events.iter().filter(|event| matches!(event, Event::EventRevealed { .. }));
        assert_eq!(revealed.count(), number);
    }
}

#[test]
fn r11_chips_that_are_not_spent_are_kept_for_later_hands() {
    let mut state = drafted(4, 10);
    let kept: Vec<Chips> = state.table.players().iter().map(|player| player.chips).collect();
    // The first action is to pass.
    play_until(&mut state, |state| state.table.hand == 2);
    assert!(state.table.players().iter().map(|player| player.chips).eq(kept));
}

#[test]
fn r12_each_bids_once_and_nothing_is_raised() {
    let mut table = Table::new(3, "4MS").chips(0, "M3").chips(1, "M3").chips(2, "M3").begin();
    for seat in 0..3 {
        assert_eq!(table.decision(), Decision::Bid(Seat(seat)));
        let events = table.play("bid M1");
        assert!(events.contains(&Event::Bid {
            seat: Seat(seat),
            chips: chips("M1"),
            by_choice: true
        }));
    }
    assert_eq!(table.state.table.events_begun(), 2, "all bid once, and the event is over");
}

#[test]
fn r13_bids_are_spent_on_success_and_on_failure() {
    for (event, succeeds) in [("2MK", true), ("9MS", false)] {
        let mut table = Table::new(3, event).chips(0, "M3").chips(1, "M2").begin();
        let events = table.all("bid M2, bid M1");
        assert_eq!(super::table::success(&events), succeeds);
        let left: Vec<Chips> =
            table.state.table.players().iter().map(|player| player.chips).collect();
        assert_eq!(left[..2], [chips("M1"), chips("M1")]);
    }
}

#[test]
fn r14_a_choice_with_one_answer_is_made_without_asking() {
    let table = Table::new(3, "4MS").chips(1, "S1 W3").cards(2, "5ML 2WL").cards(0, "XW").begin();
    let mut table = table;
    assert_eq!(table.decision(), Decision::Bid(Seat(1)), "seat 0 has no chips at all");
    let events = table.play("pass");
    let passed = Event::Bid { seat: Seat(2), chips: Chips::NONE, by_choice: false };
    assert!(events.contains(&passed));
    assert!(events.contains(&Event::NothingFits { seat: Seat(0) }));
    assert!(events.contains(&Event::NothingFits { seat: Seat(1) }));
    assert_eq!(table.decision(), Decision::Commit(Seat(2)));
    assert_eq!(table.legal(), ["hold", "commit 5ML"]);
}

#[test]
fn r15_own_chips_in_the_suits_of_the_event_are_bid_in_any_split() {
    let table = Table::new(3, "PMSL").chips(0, "M1 S2 L1 K3").begin();
    let split: Vec<String> = (0..=1)
        .flat_map(|m| {
            (0..=2).flat_map(move |s| (0..=1).map(move |l| [('M', m), ('S', s), ('L', l)]))
        })
        .map(|bid| {
            bid.iter().filter(|bid| bid.1 > 0).map(|bid| format!(" {}{}", bid.0, bid.1)).collect()
        })
        .map(|bid: String| if bid.is_empty() { "pass".into() } else { format!("bid{bid}") })
        .collect();
    assert_eq!(table.legal(), split);
    assert_eq!(table.refused("bid K1"), Illegal::NotOnEvent(super::table::suit('K')));
    let few = Illegal::TooFewChips { suit: super::table::suit('S'), offered: 3, there: 2 };
    assert_eq!(table.refused("bid S3"), few);
}

#[test]
fn r16_cards_are_chosen_after_the_last_bid_and_revealed_together() {
    let mut table = Table::new(3, "4MS").chips(2, "M1");
    table = table.cards(0, "5ML").cards(1, "PMYK").cards(2, "XM").begin();
    assert_eq!(table.decision(), Decision::Bid(Seat(2)), "bids come first");
    table.play("bid M1");
    for (seat, code) in [(0, "5ML"), (1, "PMYK"), (2, "XM")] {
        assert_eq!(table.decision(), Decision::Commit(Seat(seat)));
        let used = table.state.table.used;
        let events = table.play(&format!("commit {code}"));
        let revealed =
            events.iter().filter(|event| matches!(event, Event::Revealed { .. })).count();
        assert_eq!(revealed, if seat == 2 { 3 } else { 0 });
        assert_eq!(table.state.table.used == used, seat != 2);
    }
}

#[test]
fn r17_a_card_must_share_a_suit_and_acts_in_shared_suits_alone() {
    let mut table = Table::new(3, "4MS").cards(0, "PWLY 5ML XW AK").chips(1, "L1").begin();
    assert_eq!(table.legal(), ["hold", "commit 5ML"]);
    for code in ["PWLY", "XW", "AK"] {
        assert_eq!(table.refused(&format!("commit {code}")), Illegal::DoesNotFit(card(code)));
    }
    assert_eq!(table.refused("commit 9LK"), Illegal::NotDrafted(card("9LK")));
    table.play("hold");
    // The Pawn has Moons, Suns and Leaves; only the first two are on the event.
    let mut table = Table::new(3, "4MS").cards(0, "PMSL").begin();
    let events = table.play("commit PMSL");
    let counted: Vec<u16> = events
        .iter()
        .filter_map(|event| match event {
            Event::Counted(count) => count.total(),
            _ => None,
        })
        .collect();
    assert_eq!(counted, [1, 1]);
    assert_eq!(cards("PMSL").first().map(Card::kind), Some(Kind::Pawn));
}

#[test]
fn r18_any_number_of_cards_may_be_committed_also_after_a_pass() {
    let mut table = Table::new(3, "4MS").chips(0, "M1").cards(0, "5ML PMSL XS").begin();
    table.play("pass");
    assert_eq!(table.legal().len(), 8, "every subset of three cards");
    table.play("commit 5ML PMSL XS");
    assert_eq!(table.state.table.revealed_by(Seat(0)), cards("5ML PMSL XS"));
}

#[test]
fn r19_a_card_is_used_once_a_hand() {
    let mut table = Table::new(3, "4MS").cards(0, "5ML 6LK").cards(1, "AW AL").cards(2, "PWLY");
    table = table.begin();
    table.play("commit 5ML");
    assert!(table.state.table.used.contains(card("5ML")));
    assert!(!table.state.table.ready(Seat(0)).contains(card("5ML")));
    // Held against another Moons event.
    table.state.table.events = [card("4MS"), card("3MW")].into_iter().collect();
    table.state.table.decision = Decision::Commit(Seat(0));
    assert_eq!(table.refused("commit 5ML"), Illegal::UsedUp(card("5ML")));
}
