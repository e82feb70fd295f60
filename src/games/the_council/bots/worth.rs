//! The worth of a table to each seat: the points to expect of it at the end.
//!
//! Ranks bring points only in suits that collapse, and twice above the empire. How likely that is follows from how far
//! a pawn is below the empire, and from the time left: the events of this hand, and another hand if none collapses.

use crate::games::the_council::rules::components::{Card, Kind, MOST_PLAYERS, Suit};
use crate::games::the_council::rules::scoring::score;
use crate::games::the_council::rules::{Decision, PublicState};
use crate::rules::Seat;

/// Ranks by which a pawn and the empire come closer to each other in a hand, in a suit.
const DRIFT: f32 = 1.6;
/// How wide that spreads, without time and for each hand left.
const SPREAD: [f32; 2] = [0.12, 1.1];
/// Time left after a hand that doesn't end the game, in hands.
const ANOTHER_HAND: f32 = 1.2;
/// Worth of as many chips of a suit, if there is much time.
const CHIPS: [f32; 8] = [0.0, 0.45, 0.85, 1.2, 1.5, 1.75, 1.95, 2.1];
/// Time in hands after which chips are worth half of that.
const CHIPS_TIME: f32 = 0.3;
/// Events after which a drafted card is worth half of what it is in a long hand.
const CARDS_EVENTS: f32 = 2.5;

/// The time that a table still has.
#[derive(Clone, Copy, Debug)]
pub struct Time {
    /// Events of this hand that are left.
    pub events: u8,
    /// Everything left, in hands.
    pub hands: f32,
}

impl Time {
    /// Returns the time left before the current event, or in the draft.
    pub fn before(table: &PublicState) -> Time {
        Time::with(table, table.events_due().saturating_sub(table.resolved() as u8))
    }

    /// Returns the time left once the current event is resolved.
    pub fn after(table: &PublicState) -> Time {
        Time::with(table, table.events_due().saturating_sub(table.events_begun() as u8))
    }

    /// Returns the part of the longest time that is left.
    pub fn share_left(self) -> f32 {
        self.hands / (1.0 + ANOTHER_HAND)
    }

    /// Returns the part of its hand that the table has left.
    pub fn of_hand(self, table: &PublicState) -> f32 {
        f32::from(self.events) / f32::from(table.events_due())
    }

    fn with(table: &PublicState, events: u8) -> Time {
        let share = f32::from(events) / f32::from(table.events_due());
        let gaps = Suit::ALL.map(|suit| gap(table, suit, highest(table, suit)));
        let nearest = gaps.into_iter().fold(f32::MAX, f32::min);
        let goes_on = if table.is_last_hand() { 0.0 } else { 1.0 - closes(nearest, share) };
        Time { events, hands: share + goes_on * ANOTHER_HAND }
    }
}

/// Returns how many ranks a pawn is below the empire.
fn gap(table: &PublicState, suit: Suit, rank: u8) -> f32 {
    f32::from(table.empire.of(suit)) - f32::from(rank)
}

/// Returns the highest rank of any player in a suit.
fn highest(table: &PublicState, suit: Suit) -> u8 {
    table.players().iter().map(|player| player.ranks.of(suit)).max().unwrap_or(0)
}

/// Returns the chance that a pawn so far below the empire is above it after this time, in hands.
fn closes(gap: f32, time: f32) -> f32 {
    let [least, each] = SPREAD;
    let lead = (DRIFT * time - gap - 0.5) / (least + each * time);
    0.5 + 0.5 * lead / (1.0 + lead * lead).sqrt()
}

/// Returns the points to expect for each seat at the end, by seat; those of a game that is over are certain.
pub(crate) fn worths(table: &PublicState, time: Time) -> [f32; MOST_PLAYERS] {
    let mut worths = [0.0; MOST_PLAYERS];
    if table.decision == Decision::Over {
        for seat in table.each_seat() {
            worths[seat.index()] = f32::from(score(table, seat).total());
        }
        return worths;
    }
    for (worth, player) in worths.iter_mut().zip(table.players()) {
        *worth = f32::from(player.traitors);
    }
    for suit in Suit::ALL {
        let collapses = closes(gap(table, suit, highest(table, suit)), time.hands);
        for (worth, player) in worths.iter_mut().zip(table.players()) {
            let rank = player.ranks.of(suit);
            let doubles = closes(gap(table, suit, rank), time.hands);
            *worth += f32::from(rank) * (collapses + doubles);
        }
    }
    for seat in table.each_seat() {
        worths[seat.index()] += chips(table, seat, time) + cards(table, seat, time);
    }
    worths
}

/// Returns the worth of a seat's supply.
pub(super) fn chips(table: &PublicState, seat: Seat, time: Time) -> f32 {
    let supply = table.player(seat).chips;
    let of = |suit| CHIPS[usize::from(supply.of(suit)).min(CHIPS.len() - 1)];
    let all: f32 = Suit::ALL.into_iter().map(of).sum();
    all * time.hands / (time.hands + CHIPS_TIME)
}

/// Returns the worth of the cards that a seat has not used up.
pub(super) fn cards(table: &PublicState, seat: Seat, time: Time) -> f32 {
    let events = f32::from(time.events);
    let all: f32 = table.ready(seat).iter().map(card).sum();
    all * events / (events + CARDS_EVENTS)
}

/// Returns the worth of what a drafted card does, in a long hand.
pub(super) fn card(card: Card) -> f32 {
    match card.kind() {
        Kind::Ace => 1.3,
        Kind::Number => 0.7 - 0.05 * f32::from(card.rank()),
        Kind::Pawn => 0.9,
        Kind::Court => 0.8,
        Kind::Crown => 1.3,
    }
}

/// Returns how far a seat is ahead of the mean of the others.
pub(super) fn lead(worths: &[f32; MOST_PLAYERS], seat: Seat, seats: u8) -> f32 {
    let all: f32 = worths.iter().sum();
    let own = worths[seat.index().min(MOST_PLAYERS - 1)];
    own - (all - own) / f32::from(seats.saturating_sub(1).max(1))
}
