//! Carrying out an action: the draft, the events and the course of a hand. Whatever leaves no choice is done without
//! asking (R14, R41).

use super::action::Action;
use super::cards::CardSet;
use super::chips::Chips;
use super::components::{DRAFTED, MOST_EVENTS, MOST_SUITS};
use super::count::{self, SuitCount};
use super::event::{Event, Opening};
use super::legal::{self, Illegal};
use super::scoring;
use super::setup::{begin_hand, stream};
use super::state::{Decision, PublicState, State};
use crate::rules::{Seat, Seats};

/// Carries out an action and everything that follows from it until the next decision.
pub(super) fn apply(
    state: &mut State,
    action: Action,
    on_event: &mut impl FnMut(Event),
) -> Result<(), Illegal> {
    let seat = state.table.decision.seat().ok_or(Illegal::GameOver)?;
    legal::check(&state.table, state.held(seat), action)?;
    state.table.decisions = state.table.decisions.saturating_add(1);
    match action {
        Action::Draft(card) => {
            state.secret.insert(card);
            on_event(Event::Chose { seat, card: Some(card) });
            let next = seat.next(state.table.seats);
            if next == state.table.first_asked() {
                show_picks(state, on_event);
            } else {
                state.table.decision = Decision::Draft(next);
            }
        }
        Action::Bid(chips) => {
            state.table.player_mut(seat).offer(chips);
            on_event(Event::Bid { seat, chips, by_choice: true });
            go_on(state, Step::Bids { asked: asked(state, seat) }, on_event);
        }
        Action::Commit(cards) => {
            state.secret = state.secret.or(cards);
            on_event(Event::Committed { seat, cards: Some(cards) });
            go_on(state, Step::Cards { asked: asked(state, seat) }, on_event);
        }
    }
    Ok(())
}

/// Shows the chosen cards (R8): each brings chips at once, then the hands go on or the events begin.
fn show_picks(state: &mut State, on_event: &mut impl FnMut(Event)) {
    let around = state.table.seats_from(state.table.first_asked());
    let chosen = std::mem::take(&mut state.secret);
    for seat in around.clone() {
        let Some(card) = state.held[seat.index()].and(chosen).first() else { continue };
        state.held[seat.index()].remove(card);
        let chips = state.table.player_mut(seat).take(card);
        on_event(Event::Drafted { seat, card, chips });
    }
    let seats = state.table.seats;
    if state.table.players[0].drafted.len() < DRAFTED {
        for from in around {
            let cards = Some(state.held[from.index()]);
            on_event(Event::HandPassed { from, to: from.next(seats), cards });
        }
        state.held[..usize::from(seats)].rotate_right(1);
        state.table.decision = Decision::Draft(state.table.first_asked());
    } else {
        for seat in around {
            on_event(Event::Discarded { seat, card: state.held[seat.index()].first() });
        }
        reveal_event(state, on_event);
        go_on(state, Step::Bids { asked: 0 }, on_event);
    }
}

/// Reveals the top card of the event deck.
fn reveal_event(state: &mut State, on_event: &mut impl FnMut(Event)) {
    let begun = state.table.events_begun();
    let earlier = u32::from(state.table.hand.saturating_sub(1)) * MOST_EVENTS as u32;
    let deck = state.deck();
    let drawn = state.seed.draw(stream::EVENTS, earlier + begun as u32, u32::from(deck.len()));
    if let Some(card) = deck.nth(drawn) {
        state.table.events.push(card);
        let opener = state.table.opener;
        on_event(Event::EventRevealed { card, number: begun as u8 + 1, opener });
    }
}

/// What comes next of an event.
#[derive(Clone, Copy)]
pub(super) enum Step {
    /// The bids, after this many seats.
    Bids { asked: usize },
    /// The cards to commit, after this many seats.
    Cards { asked: usize },
    /// The count, and everything until the next event.
    Count,
}

/// Returns the number of seats asked when this one has been.
fn asked(state: &State, seat: Seat) -> usize {
    let mut around = state.table.seats_from(state.table.opener);
    around.position(|other| other == seat).map_or(0, |place| place + 1)
}

/// Goes on until someone must decide, or the game is over.
pub(super) fn go_on(state: &mut State, mut step: Step, on_event: &mut impl FnMut(Event)) {
    loop {
        step = match step {
            Step::Bids { asked } if ask_for_bid(state, asked, on_event) => return,
            Step::Bids { .. } => Step::Cards { asked: 0 },
            Step::Cards { asked } if ask_for_cards(state, asked, on_event) => return,
            Step::Cards { .. } => Step::Count,
            Step::Count => {
                let revealed = std::mem::take(&mut state.secret);
                resolve(&mut state.table, revealed, None, on_event);
                if state.table.is_last_event() {
                    end_hand(state, on_event);
                    return;
                }
                find_opener(&mut state.table, on_event);
                reveal_event(state, on_event);
                Step::Bids { asked: 0 }
            }
        }
    }
}

/// Asks the next seat for its bid. Returns whether one can bid anything; the others pass (R14).
fn ask_for_bid(state: &mut State, asked: usize, on_event: &mut impl FnMut(Event)) -> bool {
    let suits = state.table.event_suits();
    for seat in state.table.seats_from(state.table.opener).skip(asked) {
        if state.table.player(seat).chips.any_of(suits) {
            state.table.decision = Decision::Bid(seat);
            return true;
        }
        on_event(Event::Bid { seat, chips: Chips::NONE, by_choice: false });
    }
    false
}

/// Asks the next seat for its cards. Returns whether one has cards that fit; the others commit none (R14).
fn ask_for_cards(state: &mut State, asked: usize, on_event: &mut impl FnMut(Event)) -> bool {
    for seat in state.table.seats_from(state.table.opener).skip(asked) {
        if !state.table.committable(seat).is_empty() {
            state.table.decision = Decision::Commit(seat);
            return true;
        }
        on_event(Event::NothingFits { seat });
    }
    false
}

/// Resolves the current event in the order of R32; `success` takes the place of what the count says.
pub(super) fn resolve(
    table: &mut PublicState,
    revealed: CardSet,
    success: Option<bool>,
    on_event: &mut impl FnMut(Event),
) {
    let Some(event) = table.event() else { return };
    let around = table.seats_from(table.opener);
    for seat in around.clone().filter(|&seat| !table.committable(seat).is_empty()) {
        on_event(Event::Revealed { seat, cards: revealed.and(table.player(seat).drafted) });
    }
    table.used = table.used.or(revealed);
    table.revealed = revealed;

    if !revealed.and(CardSet::CROWNS).is_empty() {
        for seat in around.clone() {
            let crowns = table.revealed_by(seat).and(CardSet::CROWNS);
            for (card, suit) in
                crowns.iter().flat_map(|card| card.suits().iter().map(move |suit| (card, suit)))
            {
                let rank = table.player_mut(seat).ranks.rise(suit);
                on_event(Event::Crowned { seat, card, suit, rank });
            }
        }
    }

    let mut counts = [None; MOST_SUITS];
    for (count, suit) in counts.iter_mut().zip(event.suits().iter()) {
        let counted = SuitCount::of(table, revealed, suit);
        on_event(Event::Counted(counted));
        *count = Some(counted);
    }
    let total = count::total(counts.iter().flatten());
    let success = success.unwrap_or_else(|| count::succeeds(total, event.rank()));
    on_event(Event::Resolved { total, rank: event.rank(), success });
    let resolved = table.events_begun().saturating_sub(1);
    table.succeeded |= u16::from(success).wrapping_shl(resolved as u32);
    table.players.iter_mut().for_each(|player| player.bid = Chips::NONE);

    if success {
        counts.iter().flatten().for_each(|count| reward(table, count, on_event));
    } else {
        counts.iter().flatten().for_each(|count| trade(table, count, on_event));
        pay_courts(table, on_event);
        for suit in event.suits().iter() {
            let rank = table.empire.fall(suit);
            on_event(Event::EmpireFell { suit, rank });
        }
    }
}

/// Gives the highest bidder in a suit a rank (R26).
fn reward(table: &mut PublicState, count: &SuitCount, on_event: &mut impl FnMut(Event)) {
    let suit = count.suit;
    let Some(seat) = count.winner() else {
        on_event(Event::NobodyGained { suit, tied: count.highest });
        return;
    };
    let rank = table.player_mut(seat).ranks.rise(suit);
    on_event(Event::RankGained { seat, suit, rank });
}

/// Has each of the lowest bidders in a suit trade a rank for a traitor chip (R27, R28).
fn trade(table: &mut PublicState, count: &SuitCount, on_event: &mut impl FnMut(Event)) {
    let (suit, lowest) = (count.suit, count.lowest);
    for seat in lowest.iter() {
        let player = table.player_mut(seat);
        let Some(rank) = player.ranks.fall(suit) else {
            on_event(Event::NothingToTrade { seat, suit });
            continue;
        };
        player.traitors = player.traitors.saturating_add(1);
        on_event(Event::Traded { seat, suit, rank, lowest });
    }
}

/// Pays a traitor chip for each revealed Court (R23).
fn pay_courts(table: &mut PublicState, on_event: &mut impl FnMut(Event)) {
    if table.revealed.and(CardSet::COURTS).is_empty() {
        return;
    }
    for seat in table.seats_from(table.opener) {
        for card in table.revealed_by(seat).and(CardSet::COURTS).iter() {
            let player = table.player_mut(seat);
            player.traitors = player.traitors.saturating_add(1);
            on_event(Event::CourtPaid { seat, card });
        }
    }
}

/// Finds who opens the next event: who revealed the card of lowest rank, of several the one who bid latest (R33),
/// else the next seat (R34).
pub(super) fn find_opener(table: &mut PublicState, on_event: &mut impl FnMut(Event)) {
    let (mut latest, mut tied) = (None, Seats::default());
    let mut lowest = u8::MAX;
    for seat in table.seats_from(table.opener) {
        let Some(card) = table.revealed_by(seat).lowest() else { continue };
        if card.rank() < lowest {
            (lowest, tied) = (card.rank(), Seats::default());
        }
        if card.rank() == lowest {
            latest = Some((seat, card));
            tied.insert(seat);
        }
    }
    let (seat, why) = match latest {
        None => (table.opener.next(table.seats), Opening::NextSeat),
        Some((seat, card)) if tied.len() == 1 => (seat, Opening::LowCard(card)),
        Some((seat, card)) => (seat, Opening::LowCardBidLatest { card, tied }),
    };
    table.opener = seat;
    on_event(Event::OpenerFound { seat, why });
}

/// Ends the game if a suit has collapsed (R36) or this was the last hand (R37), else begins the next hand.
fn end_hand(state: &mut State, on_event: &mut impl FnMut(Event)) {
    let table = &mut state.table;
    on_event(Event::HandEnded { number: table.hand });
    let collapsed = table.collapsed();
    if collapsed.is_empty() && !table.is_last_hand() {
        let dealer = table.dealer.next(table.seats);
        begin_hand(state, dealer, on_event);
        return;
    }
    table.decision = Decision::Over;
    for suit in collapsed.iter() {
        on_event(Event::Collapsed { suit, above: table.above_the_empire(suit) });
    }
    if collapsed.is_empty() {
        on_event(Event::EndedWithoutCollapse);
    }
    for seat in table.each_seat() {
        on_event(Event::Scored { seat, score: scoring::score(table, seat) });
    }
    on_event(Event::GameEnded { winners: scoring::winners(table) });
}
