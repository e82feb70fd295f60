//! Every invariant of a state, in one place.

use thiserror::Error;

use super::cards::CardSet;
use super::chips::Chips;
use super::components::{
    Card, DRAFTED, HANDS, LAST_RANK, MOST_EVENTS, MOST_PLAYERS, PLAYERS, Suit,
};
use super::list::Choices;
use super::state::{Asked, Decision, Player, State};
use crate::rules::Seat;

/// An invariant that a state breaks. Its display is a place in a position, if it is a single one, and part of a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Broken {
    #[error("/players: players at the table: {0}, not {first} to {last}", first = PLAYERS.start(), last = PLAYERS.end())]
    Players(u8),
    #[error("{0} is named but isn’t at the table")]
    NotAtTheTable(Seat),
    #[error("{0} has something but isn’t at the table")]
    BelongsToNobody(Seat),
    #[error("/hand: there’s no hand {0}, only 1 to {HANDS}")]
    Hand(u8),
    #[error("{card} is in {places} places, not 1")]
    CardPlaces { card: Card, places: usize },
    #[error("/players/{seat:#}: cards that {seat} has drafted: {cards}, not {due}")]
    DraftedSize { seat: Seat, cards: u8, due: u8 },
    #[error("/players/{seat:#}/held: cards that {seat} holds: {cards}, not {due}")]
    HeldSize { seat: Seat, cards: u8, due: u8 },
    #[error(
        "/events: events so far: {begun}, which doesn’t go with the decision; the hand has {due}"
    )]
    Events { begun: usize, due: u8 },
    #[error("/events: more events have succeeded than there were")]
    SuccessWithoutEvent,
    #[error("/events/{place}: an event of rank 0 can’t have failed")]
    FailedAtRank0 { place: usize },
    #[error("{0} is used, but nobody has drafted it")]
    UsedNotDrafted(Card),
    #[error("/players/{seat:#}/used: {seat} has used {card} before the first event")]
    UsedInTheDraft { seat: Seat, card: Card },
    #[error("{0} was revealed but isn’t used up")]
    RevealedNotUsed(Card),
    #[error(
        "/players/{seat:#}/revealed: {seat} revealed {card}, which shares no suit with the last event"
    )]
    RevealedWithoutEvent { seat: Seat, card: Card },
    #[error("/players/{0:#}/chosen: {0} has chosen nothing, but its turn is past")]
    NothingChosen(Seat),
    #[error("/players/{seat:#}/chosen: {seat} can’t have chosen {cards} now")]
    SecretChoice { seat: Seat, cards: CardSet },
    #[error("{0} is chosen, but nobody has it")]
    SecretOfNobody(Card),
    #[error("/players/{0:#}/bid: {0} can’t have bid yet")]
    BidBeforeItsTime(Seat),
    #[error("/players/{seat:#}/bid: {seat} bids {suit:?}, which isn’t on the event")]
    BidOffTheEvent { seat: Seat, suit: Suit },
    #[error(
        "/players/{seat:#}/chips: {seat} has more {suit:?} than the cards of so many hands can have brought"
    )]
    TooManyChips { seat: Seat, suit: Suit },
    #[error("/players/{seat:#}/ranks: {seat} is beyond rank {LAST_RANK} in {suit:?}")]
    BeyondTheTrack { seat: Seat, suit: Suit },
    #[error("/empire: the empire is beyond rank {LAST_RANK} in {0:?}")]
    EmpireBeyondTheTrack(Suit),
    #[error("/opener: {0} opens, but the dealer does until the first event is resolved")]
    OpenerNotDealer(Seat),
    #[error("/opener: {0} opens, but another revealed the card of lowest rank")]
    OpenerWithoutLowCard(Seat),
    #[error("/decision: {seat} is asked to {what:?} but has no choice")]
    NothingToDecide { seat: Seat, what: Asked },
    #[error("/decision: the game is over, but no suit has collapsed and this isn’t hand {HANDS}")]
    OverTooEarly,
    #[error("/decision: a hand has begun, but {0:?} has collapsed before it")]
    GoesOnAfterCollapse(Suit),
}

/// Returns every invariant that the state breaks; none for any state that play can reach. Some that it can't reach
/// break none either: how a state came about is not retraced.
pub(super) fn validate(state: &State) -> Vec<Broken> {
    let mut broken = Vec::new();
    let table = &state.table;
    if !PLAYERS.contains(&table.seats) {
        return vec![Broken::Players(table.seats)];
    }
    let seats = [Some(table.dealer), Some(table.opener), table.decision.seat()];
    let absent = seats.into_iter().flatten().filter(|seat| seat.0 >= table.seats);
    broken.extend(absent.map(Broken::NotAtTheTable));
    let empty = (Player::default(), CardSet::EMPTY);
    for seat in Seat::first(MOST_PLAYERS as u8).skip(usize::from(table.seats)) {
        if (*table.player(seat), state.held(seat)) != empty {
            broken.push(Broken::BelongsToNobody(seat));
        }
    }
    if !(1..=HANDS).contains(&table.hand) {
        broken.push(Broken::Hand(table.hand));
    }
    if !broken.is_empty() {
        return broken;
    }
    cards(state, &mut broken);
    events(state, &mut broken);
    used(state, &mut broken);
    secrets(state, &mut broken);
    supplies(state, &mut broken);
    flow(state, &mut broken);
    broken
}

/// Each card is in one place, and each seat has as many as it should.
fn cards(state: &State, broken: &mut Vec<Broken>) {
    let table = &state.table;
    let sets = || table.players().iter().map(|player| player.drafted).chain(state.held);
    for card in Card::ALL {
        let in_sets = sets().filter(|set| set.contains(card)).count();
        let as_events = table.events.iter().filter(|&event| event == card).count();
        if in_sets + as_events > 1 {
            broken.push(Broken::CardPlaces { card, places: in_sets + as_events });
        }
    }
    let due = match table.decision {
        // All draft at the same time, so each has as many as the first.
        Decision::Draft(_) => table.players[0].drafted.len().min(DRAFTED - 1),
        _ => DRAFTED,
    };
    for seat in table.each_seat() {
        let (drafted, held) = (table.player(seat).drafted.len(), state.held(seat).len());
        if drafted != due {
            broken.push(Broken::DraftedSize { seat, cards: drafted, due });
        }
        if held != table.held_size() {
            broken.push(Broken::HeldSize { seat, cards: held, due: table.held_size() });
        }
    }
}

fn events(state: &State, broken: &mut Vec<Broken>) {
    let table = &state.table;
    let begun = table.events_begun();
    let due = table.events_due();
    let possible = match table.decision {
        Decision::Draft(_) => 0..=0,
        Decision::Bid(_) | Decision::Commit(_) => 1..=usize::from(due),
        Decision::Over => usize::from(due)..=usize::from(due),
    };
    if !possible.contains(&begun) {
        broken.push(Broken::Events { begun, due });
    }
    if u32::from(table.succeeded) >> table.resolved().min(MOST_EVENTS) != 0 {
        broken.push(Broken::SuccessWithoutEvent);
    }
    for (place, (event, success)) in table.events().enumerate() {
        if event.rank() == 0 && success == Some(false) {
            broken.push(Broken::FailedAtRank0 { place });
        }
    }
}

fn used(state: &State, broken: &mut Vec<Broken>) {
    let table = &state.table;
    let drafted = table.players().iter().fold(CardSet::EMPTY, |all, player| all.or(player.drafted));
    broken.extend(table.used.minus(drafted).iter().map(Broken::UsedNotDrafted));
    broken.extend(table.revealed.minus(table.used).iter().map(Broken::RevealedNotUsed));
    let last = table.events().filter(|(_, success)| success.is_some()).last();
    let fitting = last.map_or(CardSet::EMPTY, |(event, _)| CardSet::that_fit(event));
    for seat in table.each_seat() {
        if matches!(table.decision, Decision::Draft(_)) {
            let used = table.player(seat).drafted.and(table.used);
            broken.extend(used.iter().map(|card| Broken::UsedInTheDraft { seat, card }));
        }
        let revealed = table.revealed_by(seat).minus(fitting);
        broken.extend(revealed.iter().map(|card| Broken::RevealedWithoutEvent { seat, card }));
    }
}

/// Who has chosen has chosen something possible, and nobody else anything.
fn secrets(state: &State, broken: &mut Vec<Broken>) {
    let table = &state.table;
    let mut of_somebody = CardSet::EMPTY;
    for seat in table.each_seat() {
        let cards = state.secret(seat);
        of_somebody = of_somebody.or(cards);
        let possible = match table.decision {
            _ if !table.has_chosen(seat) => cards.is_empty(),
            Decision::Draft(_) => cards.len() == 1 && state.held(seat).contains_all(cards),
            Decision::Commit(_) => table.committable(seat).contains_all(cards),
            Decision::Bid(_) | Decision::Over => cards.is_empty(),
        };
        if !possible {
            let nothing = cards.is_empty();
            broken.push(if nothing {
                Broken::NothingChosen(seat)
            } else {
                Broken::SecretChoice { seat, cards }
            });
        }
    }
    broken.extend(state.secret.minus(of_somebody).iter().map(Broken::SecretOfNobody));
}

fn supplies(state: &State, broken: &mut Vec<Broken>) {
    let table = &state.table;
    // Each drafted card brings one chip of a suit at most.
    let past = u16::from(table.hand - 1) * u16::from(DRAFTED);
    for seat in table.each_seat() {
        let player = table.player(seat);
        let may_have_bid = match table.decision {
            Decision::Bid(_) => table.has_chosen(seat),
            Decision::Commit(_) => true,
            Decision::Draft(_) | Decision::Over => false,
        };
        if !may_have_bid && player.bid != Chips::NONE {
            broken.push(Broken::BidBeforeItsTime(seat));
        }
        for suit in Suit::ALL {
            let (bid, supply) = (player.bid.of(suit), player.chips.of(suit));
            if may_have_bid && bid > 0 && !table.event_suits().contains(suit) {
                broken.push(Broken::BidOffTheEvent { seat, suit });
            }
            let gained = past + u16::from(player.drafted.and(CardSet::of_suit(suit)).len());
            if u16::from(bid) + u16::from(supply) > gained {
                broken.push(Broken::TooManyChips { seat, suit });
            }
            if player.ranks.of(suit) > LAST_RANK {
                broken.push(Broken::BeyondTheTrack { seat, suit });
            }
        }
    }
    let beyond = Suit::ALL.into_iter().filter(|&suit| table.empire.of(suit) > LAST_RANK);
    broken.extend(beyond.map(Broken::EmpireBeyondTheTrack));
}

fn flow(state: &State, broken: &mut Vec<Broken>) {
    let table = &state.table;
    if table.events_begun() <= 1 && table.decision != Decision::Over && table.opener != table.dealer
    {
        broken.push(Broken::OpenerNotDealer(table.opener));
    }
    // After an event its low card decides who opens the next (R33).
    let lowest = |seat| table.revealed_by(seat).lowest().map(Card::rank);
    let low = table.each_seat().filter_map(lowest).min();
    let is_of_the_next = table.resolved() > 0 && table.decision != Decision::Over;
    if is_of_the_next && low.is_some() && lowest(table.opener) != low {
        broken.push(Broken::OpenerWithoutLowCard(table.opener));
    }
    if let Some(seat) = table.decision.seat()
        && Choices::of(table, state.held(seat)).count() < 2
    {
        broken.push(Broken::NothingToDecide { seat, what: table.decision.asked() });
    }
    let mut collapsed = table.collapsed().iter();
    match table.decision {
        Decision::Draft(_) => broken.extend(collapsed.map(Broken::GoesOnAfterCollapse)),
        Decision::Over if !table.is_last_hand() && collapsed.next().is_none() => {
            broken.push(Broken::OverTooEarly);
        }
        _ => {}
    }
}
