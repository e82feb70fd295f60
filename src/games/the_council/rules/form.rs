//! How the values of the game are told and read, as in notation: in positions, events and reasons.

use super::cards::CardSet;
use super::chips::{Chips, Ranks};
use super::components::{Card, LAST_RANK, Suit};
use super::state::Asked;
use crate::rules::position::{By, Key};
use crate::{as_they_are, noted};

/// A number for each suit: Moons, Suns, Waves, Leaves, Wyrms, Knots.
pub type BySuit = By<Suit, { Suit::COUNT }, u8>;

impl Key for Suit {
    const NAMES: &'static [&'static str] = Suit::LETTERS;
}

as_they_are!(Asked);
noted!(Suit by letter, "the letter of a suit", pattern "^[MSWLYK]$");
noted!(
    Card by Card::from_code, "a card; The Mountain is 4MS",
    pattern "^([AX][MSWLYK]|2(MK|SY|WL)|3(MW|SK|LY)|[48](MS|WL|YK)|5(ML|SW|YK)|6(MW|SY|LK)|7(ML|SK|WY)|9(MS|WY|LK)\
    |P(MSL|MYK|SWK|WLY)|C(MWK|MLY|SWY|SLK))$"
);
noted!(
    CardSet by list of Card, "cards in order: Aces, numbers, Pawns, Courts, Crowns", items Card::COUNT
);
noted!(
    Chips as BySuit: |chips: Chips| Suit::ALL.map(|suit| chips.of(suit)).into(),
    |chips: &BySuit| Some(Chips::from_numbers(chips.values)),
    "chips by suit: Moons, Suns, Waves, Leaves, Wyrms, Knots"
);
noted!(
    Ranks as BySuit: |ranks: Ranks| <[u8; Suit::COUNT]>::from(ranks).into(),
    |ranks: &BySuit| ranks.up_to(LAST_RANK).map(Ranks::from),
    "ranks on the tracks, up to the last: Moons, Suns, Waves, Leaves, Wyrms, Knots", most |_| LAST_RANK
);
