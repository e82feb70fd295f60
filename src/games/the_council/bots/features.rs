//! What is counted of a table for each seat, to be weighed by what was learned of it.
//!
//! Everything is counted in one of two regimes: while no player is above the empire in any suit, and once one is, which
//! ends the game with the hand if it stays so.

use crate::games::the_council::rules::components::{Card, Kind, MOST_PLAYERS, Suit};
use crate::games::the_council::rules::{CardSet, Decision, PublicState};
use crate::rules::Seat;

/// Own ranks, ranks below the empire from -1 (above it) to 4, and those of the best other player from -1 to 3.
const RANKS: [usize; 3] = [7, 6, 5];
/// Own chips of a suit, whether others have more, as many or fewer, and how near the empire is.
const CHIPS: [usize; 3] = [8, 3, NEAR];
/// Above the empire, at it or a rank below, further below.
const NEAR: usize = 3;
/// Cards not used up: Aces and Crowns by how near the empire is, numbers in three sizes, Pawns and Courts.
pub(super) const CARDS: usize = 2 * NEAR + 3 + 2;
/// Places in the order of bids.
const PLACES: usize = MOST_PLAYERS;

const FIRST_CHIPS: usize = RANKS[0] * RANKS[1] * RANKS[2];
const FIRST_CARDS: usize = FIRST_CHIPS + CHIPS[0] * CHIPS[1] * CHIPS[2];
const FIRST_PLACES: usize = FIRST_CARDS + CARDS;
const TRAITORS: usize = FIRST_PLACES + PLACES;
/// Number of counts in a regime.
const OF_REGIME: usize = TRAITORS + 1;
/// Number of counts.
pub const FEATURES: usize = REGIMES * OF_REGIME;
/// Number of regimes.
pub const REGIMES: usize = 2;

/// Returns the regime of a table.
pub fn regime(table: &PublicState) -> usize {
    usize::from(table.is_last_hand() || !table.collapsed().is_empty())
}

/// Reports what is counted for each seat: the seat, the number of the count, and how much.
pub fn count(table: &PublicState, mut on_count: impl FnMut(Seat, usize, f32)) {
    let base = regime(table) * OF_REGIME;
    for suit in Suit::ALL {
        let empire = i32::from(table.empire.of(suit));
        let ranks = Best::of(table, |seat| table.player(seat).ranks.of(suit));
        let chips = Best::of(table, |seat| table.player(seat).chips.of(suit));
        for seat in table.each_seat() {
            let own = table.player(seat).ranks.of(suit);
            let below =
                |rank: u8, most: i32| ((empire - i32::from(rank)).clamp(-1, most) + 1) as usize;
            let (gap, other) = (below(own, 4), below(ranks.other_than(own), 3));
            let rank = usize::from(own).min(RANKS[0] - 1);
            on_count(seat, base + (rank * RANKS[1] + gap) * RANKS[2] + other, 1.0);
            let supply = table.player(seat).chips.of(suit);
            if supply > 0 {
                let more = supply.cmp(&chips.other_than(supply)) as i8 + 1;
                let supply = usize::from(supply).min(CHIPS[0] - 1);
                let place =
                    (supply * CHIPS[1] + more as usize) * CHIPS[2] + near(table, seat, suit);
                on_count(seat, base + FIRST_CHIPS + place, 1.0);
            }
        }
    }
    let is_before_bids = matches!(table.decision, Decision::Bid(_));
    for (place, seat) in table.seats_from(table.opener).enumerate() {
        let player = table.player(seat);
        cards(table, seat, table.ready(seat), |place| {
            on_count(seat, base + FIRST_CARDS + place, 1.0)
        });
        if is_before_bids {
            on_count(seat, base + FIRST_PLACES + place, 1.0);
        }
        on_count(seat, base + TRAITORS, f32::from(player.traitors));
    }
}

fn near(table: &PublicState, seat: Seat, suit: Suit) -> usize {
    match i32::from(table.empire.of(suit)) - i32::from(table.player(seat).ranks.of(suit)) {
        ..=-1 => 0,
        0..=1 => 1,
        _ => 2,
    }
}

pub(super) fn cards(
    table: &PublicState,
    seat: Seat,
    ready: CardSet,
    mut on_card: impl FnMut(usize),
) {
    for card in ready.iter() {
        let near =
            |card: Card| card.suits().iter().map(|suit| near(table, seat, suit)).min().unwrap_or(0);
        on_card(match card.kind() {
            Kind::Ace => near(card),
            Kind::Crown => NEAR + near(card),
            Kind::Number => 2 * NEAR + usize::from(card.rank().saturating_sub(2)) / 3,
            Kind::Pawn => 2 * NEAR + 3,
            Kind::Court => 2 * NEAR + 4,
        });
    }
}

/// The two highest numbers of all seats.
pub(super) struct Best {
    most: u8,
    second: u8,
}

impl Best {
    /// Returns the two highest of these numbers.
    pub fn of(table: &PublicState, number: impl Fn(Seat) -> u8) -> Best {
        let mut best = Best { most: 0, second: 0 };
        for number in table.each_seat().map(number) {
            if number > best.most {
                (best.most, best.second) = (number, best.most);
            } else if number > best.second {
                best.second = number;
            }
        }
        best
    }

    /// Returns the highest number of the others, for a seat with this one.
    pub fn other_than(&self, own: u8) -> u8 {
        if own == self.most { self.second } else { self.most }
    }
}
