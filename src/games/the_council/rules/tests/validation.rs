//! Breaking every invariant, to show that `validate` reports it: all other tests rely on it.

use super::*;

fn spoilt(mut state: State, spoil: impl FnOnce(&mut State)) -> Vec<Broken> {
    assert_eq!(TheCouncil::validate(&state), vec![]);
    spoil(&mut state);
    TheCouncil::validate(&state)
}

fn drafting(spoil: impl FnOnce(&mut State)) -> Vec<Broken> {
    spoilt(deal(3, 1), spoil)
}

/// Seat 0 has bid and seat 1 must; seat 2 has cards to commit.
fn bidding(spoil: impl FnOnce(&mut State)) -> Vec<Broken> {
    spoilt(table("4MS; chips M2, M2 S1; cards -, -, 5ML 6MW").after("bid M1").state, spoil)
}

fn committing(spoil: impl FnOnce(&mut State)) -> Vec<Broken> {
    spoilt(table("4MS; cards 5ML, 6MW XS, XM").after("commit 5ML").state, spoil)
}

/// Seat 2 has revealed the low card and opens the next event.
fn after_an_event(spoil: impl FnOnce(&mut State)) -> Vec<Broken> {
    spoilt(table("PMSL; cards 5ML, -, 4MS").after("commit 5ML, commit 4MS").state, spoil)
}

fn over(spoil: impl FnOnce(&mut State)) -> Vec<Broken> {
    spoilt(table("XM; chips M1; ranks =3; empire =1; last").after("pass").state, spoil)
}

fn first(cards: CardSet) -> CardSet {
    cards.iter().take(1).collect()
}

/// A draft in which so many have chosen their first card.
fn chosen(number: usize) -> State {
    first_steps::<TheCouncil>(deal(3, 1)).nth(number - 1).expect("a card").after
}

#[test]
fn players_who_are_not_there() {
    assert_eq!(drafting(|state| state.table.seats = 6), [Broken::Players(6)]);
    assert_eq!(drafting(|state| state.table.seats = 2), [Broken::Players(2)]);
    let gone = Broken::NotAtTheTable(Seat(3));
    assert_eq!(drafting(|state| state.table.dealer = Seat(3)), [gone]);
    assert_eq!(drafting(|state| state.table.opener = Seat(3)), [gone]);
    assert_eq!(drafting(|state| state.table.decision = Decision::Draft(Seat(3))), [gone]);
    let traitor = drafting(|state| state.table.players[4].traitors = 1);
    assert_eq!(traitor, [Broken::BelongsToNobody(Seat(4))]);
    let held = drafting(|state| state.held[3] = state.deck());
    assert_eq!(held, [Broken::BelongsToNobody(Seat(3))]);
}

#[test]
fn hands_that_do_not_exist() {
    for number in [0, 9] {
        assert_eq!(drafting(|state| state.table.hand = number), [Broken::Hand(number)]);
    }
}

#[test]
fn cards_in_two_places_and_hands_of_a_wrong_size() {
    let (seat, due) = (Seat(1), 6);
    let card_of_0 = deal(3, 1).held[0].first().expect("a card");
    let twice = drafting(|state| state.held[1].insert(card_of_0));
    let places = Broken::CardPlaces { card: card_of_0, places: 2 };
    assert_eq!(twice, [places, Broken::HeldSize { seat, cards: 7, due }]);
    let lost = drafting(|state| state.held[1] = state.held[1].minus(first(state.held[1])));
    assert_eq!(lost, [Broken::HeldSize { seat, cards: 5, due }]);
    let more =
        bidding(|state| state.table.players[1].drafted.insert(state.deck().first().unwrap()));
    assert_eq!(more, [Broken::DraftedSize { seat, cards: 6, due: 5 }]);
    let event = bidding(|state| state.table.events.push(card("4MS")));
    assert!(event.contains(&Broken::CardPlaces { card: card("4MS"), places: 2 }));
}

#[test]
fn events_that_come_or_go() {
    let early = drafting(|state| state.table.events.push(state.deck().first().unwrap()));
    assert_eq!(early, [Broken::Events { begun: 1, due: 8 }]);
    let none = bidding(|state| state.table.events = HandEvents::NONE);
    assert!(none.contains(&Broken::Events { begun: 0, due: 8 }));
    let missing = over(|state| state.table.events = state.table.events.iter().take(7).collect());
    assert!(missing.contains(&Broken::Events { begun: 7, due: 8 }));
    assert_eq!(bidding(|state| state.table.succeeded = 1), [Broken::SuccessWithoutEvent]);
    let failed = after_an_event(|state| state.table.succeeded = 0);
    assert_eq!(failed, [Broken::FailedAtRank0 { place: 0 }]);
}

#[test]
fn cards_used_that_cannot_be() {
    let used = bidding(|state| state.table.used.insert(state.deck().first().unwrap()));
    assert!(matches!(used[..], [Broken::UsedNotDrafted(_)]));
    let early = drafting(|state| state.table.used = first(state.held[0]));
    assert!(matches!(early[..], [Broken::UsedNotDrafted(_)]));
    let early = spoilt(chosen(3), |state| state.table.used = state.table.players[1].drafted);
    assert!(matches!(early[..], [Broken::UsedInTheDraft { seat: Seat(1), .. }]));
    let revealed = bidding(|state| state.table.revealed = cards("5ML"));
    let of_seat_2 = Broken::RevealedWithoutEvent { seat: Seat(2), card: card("5ML") };
    assert_eq!(revealed, [Broken::RevealedNotUsed(card("5ML")), of_seat_2]);
    let unfit = after_an_event(|state| {
        let others = state.table.used.minus(CardSet::that_fit(card("PMSL")));
        state.table.revealed = state.table.revealed.or(first(others));
    });
    assert!(matches!(unfit[..], [Broken::RevealedWithoutEvent { .. }, ..]), "{unfit:?}");
}

#[test]
fn secret_choices_that_cannot_be() {
    let waiting = drafting(|state| state.secret = first(state.held[0]));
    assert!(matches!(waiting[..], [Broken::SecretChoice { seat: Seat(0), .. }]));
    let nobody = drafting(|state| state.secret = first(state.deck()));
    assert!(matches!(nobody[..], [Broken::SecretOfNobody(_)]));
    let missing = committing(|state| state.secret = CardSet::EMPTY);
    assert_eq!(missing, [], "to commit none is possible");
    let of_waiting = committing(|state| state.secret = cards("XM"));
    assert_eq!(of_waiting, [Broken::SecretChoice { seat: Seat(2), cards: cards("XM") }]);
    let unfit = committing(|state| state.secret = state.table.players[0].drafted);
    assert!(matches!(unfit[..], [Broken::SecretChoice { seat: Seat(0), .. }]));
    let at_bids = bidding(|state| state.secret = cards("5ML"));
    assert_eq!(at_bids, [Broken::SecretChoice { seat: Seat(2), cards: cards("5ML") }]);
    let seat = deal(3, 1).table.decision.seat().unwrap();
    let none = spoilt(chosen(1), |state| state.secret = CardSet::EMPTY);
    assert_eq!(none, [Broken::NothingChosen(seat)], "a pick is one card");
}

#[test]
fn bids_and_chips_that_cannot_be() {
    let early = bidding(|state| state.table.players[2].bid = chips("M1"));
    assert_eq!(early, [Broken::BidBeforeItsTime(Seat(2))]);
    let off = bidding(|state| state.table.players[0].bid = chips("L1"));
    assert_eq!(off, [Broken::BidOffTheEvent { seat: Seat(0), suit: suit('L') }]);
    let late = over(|state| state.table.players[0].bid = chips("M1"));
    assert_eq!(late, [Broken::BidBeforeItsTime(Seat(0))]);
    let many = drafting(|state| state.table.players[1].chips = chips("W1"));
    assert_eq!(many, [Broken::TooManyChips { seat: Seat(1), suit: suit('W') }]);
}

#[test]
fn ranks_beyond_the_tracks() {
    let beyond = bidding(|state| state.table.players[1].ranks.set(suit('L'), 7));
    assert_eq!(beyond, [Broken::BeyondTheTrack { seat: Seat(1), suit: suit('L') }]);
    let empire = bidding(|state| state.table.empire.set(suit('K'), 7));
    assert_eq!(empire, [Broken::EmpireBeyondTheTrack(suit('K'))]);
}

#[test]
fn a_course_of_the_game_that_cannot_be() {
    let opener = drafting(|state| state.table.opener = state.table.dealer.next(3));
    assert!(matches!(opener[..], [Broken::OpenerNotDealer(_)]));
    let nothing = bidding(|state| state.table.players[1].chips = chips("W1"));
    assert_eq!(nothing, [Broken::NothingToDecide { seat: Seat(1), what: Asked::Bid }]);
    let early = over(|state| state.table.players[0].ranks = Default::default());
    assert_eq!(early, [Broken::OverTooEarly]);
    let another = after_an_event(|state| state.table.opener = Seat(1));
    assert_eq!(another, [Broken::OpenerWithoutLowCard(Seat(1))]);
    let late = drafting(|state| {
        state.table.empire.set(suit('S'), 1);
        state.table.players[0].ranks.set(suit('S'), 2);
    });
    assert_eq!(late, [Broken::GoesOnAfterCollapse(suit('S'))]);
}
