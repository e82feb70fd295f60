//! One test or more for each numbered ruling: the set-up, the draft and the bids.

use super::*;

/// Plays first actions until the state is so, and returns what happened.
fn play_until(state: &mut State, is_so: impl Fn(&State) -> bool) -> Vec<Event> {
    let mut events = Vec::new();
    for step in first_steps::<TheCouncil>(*state).take_while(|step| !is_so(&step.before)) {
        events.extend(step.events);
        *state = step.after;
    }
    events
}

/// Plays first actions until the second hand begins.
fn play_to_the_second_hand(state: &mut State) -> Vec<Event> {
    play_until(state, |state| state.table.hand == 2)
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
        let started = TheCouncil::start(&Setup::of(players), Seed(1), |_| {});
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
        play_to_the_second_hand(&mut state);
        assert_eq!(state.table.dealer, first.next(players));
    }
}

#[test]
fn r03_any_seat_may_deal_first_and_opens_the_first_event() {
    for (players, first) in [(3, 0), (3, 2), (4, 1), (5, 4)] {
        let begun = |first| TheCouncil::start(&Setup { players, first }, Seed(5), |_| {});
        let first = Seat(first);
        let table = begun(Some(first)).expect("a game").table;
        assert_eq!((table.dealer, table.opener), (first, first));
        assert_eq!(table.decision, Decision::Draft(first.next(players)));
        let beyond = Seat(players);
        assert_eq!(begun(Some(beyond)), Err(SetupError::NoSuchSeat(beyond)));
    }
}

#[test]
fn r04_all_cards_are_shuffled_between_hands() {
    let mut state = deal(3, 4);
    let first: Vec<CardSet> = Seat::first(3).map(|seat| state.held(seat)).collect();
    play_to_the_second_hand(&mut state);
    let second: Vec<CardSet> = Seat::first(3).map(|seat| state.held(seat)).collect();
    assert_ne!(first, second);
    assert_eq!((state.table.used, state.table.revealed), (CardSet::EMPTY, CardSet::EMPTY));
    assert_eq!(state.deck().len(), 44 - 18, "nothing stays with anybody or among the events");
    assert!(state.table.players().iter().all(|player| player.drafted.is_empty()));
}

#[test]
fn r05_chips_and_traitor_chips_have_no_limit() {
    let table = table("4MS; cards CMWK; ranks -, 5 5; traitors 250, 100").after("commit CMWK");
    table.shows("traitors 251 102 0");
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
    for shown in [0, 0, 3] {
        let players = state.table.players();
        assert!(players.iter().all(|player| player.drafted.is_empty() && player.chips.is_none()));
        let step = chosen_steps::<TheCouncil>(state, |_| 2).next().expect("a card");
        let is_shown = |event: &&Event| matches!(event, Event::Drafted { .. });
        assert_eq!(step.events.iter().filter(is_shown).count(), shown);
        state = step.after;
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
        let events = play_to_the_second_hand(&mut state);
        let revealed = events.iter().filter(|event| matches!(event, Event::EventRevealed { .. }));
        assert_eq!(revealed.count(), number);
    }
}

#[test]
fn r11_chips_that_are_not_spent_are_kept_for_later_hands() {
    let mut state = drafted(4, 10);
    let kept: Vec<Chips> = state.table.players().iter().map(|player| player.chips).collect();
    // The first action is to pass.
    play_to_the_second_hand(&mut state);
    assert!(state.table.players().iter().map(|player| player.chips).eq(kept));
}

#[test]
fn r12_each_bids_once_and_nothing_is_raised() {
    let mut table = table("4MS; chips M3, M3, M3");
    for seat in Seat::first(3) {
        assert_eq!(table.decision(), Decision::Bid(seat));
        let bid = Event::Bid { seat, chips: chips("M1"), by_choice: true };
        assert!(table.play("bid M1").contains(&bid));
    }
    assert_eq!(table.state.table.events_begun(), 2, "all bid once, and the event is over");
}

#[test]
fn r13_bids_are_spent_on_success_and_on_failure() {
    for (event, outcome) in [("2MK", "3 succeeds, gains 0M"), ("9MS", "3 fails")] {
        let mut table = table(&format!("{event}; chips M3, M2"));
        assert_eq!(super::table::outcome(&table.all("bid M2, bid M1")), outcome);
        let left = Seat::first(2).map(|seat| table.state.table.player(seat).chips);
        assert!(left.eq([chips("M1"), chips("M1")]));
    }
}

#[test]
fn r14_a_choice_with_one_answer_is_made_without_asking() {
    // Seat 0 has no chips at all.
    let mut table = table("4MS; chips -, S1 W3; cards XW, -, 5ML 2WL");
    table.shows("asks Bid(Seat(1))");
    let events = table.play("pass");
    let passed = Event::Bid { seat: Seat(2), chips: Chips::NONE, by_choice: false };
    assert!(events.contains(&passed));
    assert!(events.contains(&Event::NothingFits { seat: Seat(0) }));
    assert!(events.contains(&Event::NothingFits { seat: Seat(1) }));
    table.shows("asks Commit(Seat(2))");
    table.offers("hold, commit 5ML");
}

#[test]
fn r15_own_chips_in_the_suits_of_the_event_are_bid_in_any_split() {
    let table = table("PMSL; chips M1 S2 L1 K3");
    let split = "pass, bid L1, bid S1, bid S1 L1, bid S2, bid S2 L1, bid M1, bid M1 L1, \
                 bid M1 S1, bid M1 S1 L1, bid M1 S2, bid M1 S2 L1";
    table.offers(split);
    table.refuses("bid K1: NotOnEvent(Knots)");
    table.refuses("bid S3: TooFewChips { suit: Suns, offered: 3, there: 2 }");
}

#[test]
fn r16_cards_are_chosen_after_the_last_bid_and_revealed_together() {
    let mut table = table("4MS; chips -, -, M1; cards 5ML, PMYK, XM");
    table.shows("asks Bid(Seat(2))");
    table.play("bid M1");
    for (seat, code, revealed) in [(0, "5ML", 0), (1, "PMYK", 0), (2, "XM", 3)] {
        assert_eq!(table.decision(), Decision::Commit(Seat(seat)));
        let used = table.state.table.used;
        let events = table.play(&format!("commit {code}"));
        let is_revealed = |event: &&Event| matches!(event, Event::Revealed { .. });
        assert_eq!(events.iter().filter(is_revealed).count(), revealed);
        assert_eq!(table.state.table.used == used, revealed == 0);
    }
}

#[test]
fn r17_a_card_must_share_a_suit_and_acts_in_shared_suits_alone() {
    let held = table("4MS; cards PWLY 5ML XW AK; chips -, L1");
    held.offers("hold, commit 5ML");
    for code in ["PWLY", "XW", "AK"] {
        assert_eq!(held.refused(&format!("commit {code}")), Illegal::DoesNotFit(card(code)));
    }
    assert_eq!(held.refused("commit 9LK"), Illegal::NotDrafted(card("9LK")));
    // The Pawn has Moons, Suns and Leaves; only the first two are on the event.
    let events = table("4MS; cards PMSL").play("commit PMSL");
    let counted = events.iter().filter_map(|event| match event {
        Event::Counted(count) => count.total(),
        _ => None,
    });
    assert_eq!(counted.collect::<Vec<_>>(), [1, 1]);
}

#[test]
fn r18_any_number_of_cards_may_be_committed_also_after_a_pass() {
    let passed = table("4MS; chips M1; cards 5ML PMSL XS").after("pass");
    assert_eq!(passed.legal().len(), 8, "every subset of three cards");
    let all = passed.after("commit 5ML PMSL XS");
    assert_eq!(all.state.table.revealed_by(Seat(0)), cards("5ML PMSL XS"));
}

#[test]
fn r19_a_card_is_used_once_a_hand() {
    let mut used = table("4MS; cards 5ML 6LK, AW AL, PWLY").after("commit 5ML");
    assert!(used.state.table.used.contains(card("5ML")));
    assert!(!used.state.table.ready(Seat(0)).contains(card("5ML")));
    // Held against another Moons event.
    used.state.table.events = [card("4MS"), card("3MW")].into_iter().collect();
    used.state.table.decision = Decision::Commit(Seat(0));
    assert_eq!(used.refused("commit 5ML"), Illegal::UsedUp(card("5ML")));
}
