//! How the values of the game are told and read, as in notation: in positions, events and reasons.

use super::cards::CardSet;
use super::chips::{Chips, Ranks};
use super::components::{Card, LAST_RANK, Suit};
use super::state::Asked;
use crate::rules::form::{Formed, Noted};
use crate::rules::position::{By, Key};
use crate::{as_they_are, noted, noted_list};

/// A number for each suit: Moons, Suns, Waves, Leaves, Wyrms, Knots.
pub type BySuit = By<Suit, { Suit::COUNT }, u8>;

impl Key for Suit {
    const NAMES: &'static [&'static str] = Suit::LETTERS;
}

as_they_are!(Asked);
noted!(Suit by letter, "the letter of a suit", "^[MSWLYK]$");
noted!(
    Card by Card::from_code,
    "a card; The Mountain is 4MS",
    "^([AX][MSWLYK]|2(MK|SY|WL)|3(MW|SK|LY)|[48](MS|WL|YK)|5(ML|SW|YK)|6(MW|SY|LK)|7(ML|SK|WY)|9(MS|WY|LK)\
    |P(MSL|MYK|SWK|WLY)|C(MWK|MLY|SWY|SLK))$"
);
noted_list!(CardSet of Card, most Card::COUNT, "cards in order: Aces, numbers, Pawns, Courts, Crowns");

impl Formed for Chips {
    type Form = BySuit;

    fn form(&self) -> BySuit {
        Suit::ALL.map(|suit| self.of(suit)).into()
    }
}

impl Noted for Chips {
    const ABOUT: &'static str = "chips by suit: Moons, Suns, Waves, Leaves, Wyrms, Knots";

    fn of(chips: BySuit) -> Result<Chips, String> {
        Ok(Chips::from_numbers(chips.values))
    }
}

impl Formed for Ranks {
    type Form = BySuit;

    fn form(&self) -> BySuit {
        <[u8; Suit::COUNT]>::from(*self).into()
    }
}

impl Noted for Ranks {
    const ABOUT: &'static str = "ranks on the tracks: Moons, Suns, Waves, Leaves, Wyrms, Knots";

    fn most(_: &str) -> Option<u8> {
        Some(LAST_RANK)
    }

    fn of(ranks: BySuit) -> Result<Ranks, String> {
        match ranks.values.iter().find(|&&rank| rank > LAST_RANK) {
            Some(rank) => Err(format!("there’s no rank {rank}, the last is {LAST_RANK}")),
            None => Ok(Ranks::from(ranks.values)),
        }
    }
}
