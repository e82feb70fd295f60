//! The rules of the game for players: sections, and what the names in their texts stand for.

mod names;

pub use names::{Drawing, Picture, paying_spaces};

use crate::games::council_of_4::rules::components::{COUNCIL_PRICES, COUNCIL_SIZE};
use crate::text::rules::Contents;
use crate::vocabulary;

vocabulary! {
    /// A section of the rules.
    pub enum Topic {
        Aim = "aim",
        Table = "table",
        Turn = "turn",
        Elect = "elect",
        Acquire = "acquire",
        Place = "place",
        Queen = "queen",
        Quick = "quick",
        Chains = "chains",
        Bonuses = "bonuses",
        Nobility = "nobility",
        Tiles = "tiles",
        End = "end",
        Setup = "setup",
        TwoPlayers = "two-players",
        Rulings = "rulings",
        Words = "words",
    }
}

/// What there is to know of the sections.
pub const CONTENTS: Contents<Topic> = Contents {
    of_rulings: Some(Topic::Rulings),
    parts: &[Topic::Elect, Topic::Acquire, Topic::Place, Topic::Queen, Topic::Quick],
    rulings: &[
        (Topic::Turn, &[1, 2, 4, 17, 19, 20, 24]),
        (Topic::Elect, &[2, 9]),
        (Topic::Acquire, &[3, 4, 18, 21, 22]),
        (Topic::Place, &[4, 5]),
        (Topic::Queen, &[3, 4, 5, 22]),
        (Topic::Quick, &[4, 8, 18, 19]),
        (Topic::Chains, &[5, 6, 7, 11, 20, 23]),
        (Topic::Bonuses, &[1, 9, 10]),
        (Topic::Nobility, &[11, 12, 13, 14, 20]),
        (Topic::Tiles, &[6]),
        (Topic::End, &[7, 14, 15, 16, 23]),
        (Topic::Setup, &[12, 17]),
        (Topic::TwoPlayers, &[5]),
    ],
};

/// Returns cards and coins of each way to satisfy a council.
pub fn prices() -> [(u8, u8); COUNCIL_SIZE] {
    let mut cards = 0;
    COUNCIL_PRICES.map(|coins| {
        cards += 1;
        (cards, coins)
    })
}
