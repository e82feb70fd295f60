//! The rules of the game for players: sections, and what the names in their texts stand for.

mod names;

pub use names::{Drawing, EXAMPLE, Picture};

use crate::text::rules::Contents;
use crate::vocabulary;

vocabulary! {
    /// A section of the rules.
    pub enum Topic {
        Aim = "aim",
        Table = "table",
        Hand = "hand",
        Draft = "draft",
        Event = "event",
        Bids = "bids",
        Cards = "cards",
        Count = "count",
        Opener = "opener",
        Collapse = "collapse",
        Score = "score",
        Hidden = "hidden",
        Rulings = "rulings",
        Words = "words",
    }
}

/// What there is to know of the sections.
pub const CONTENTS: Contents<Topic> = Contents {
    of_rulings: Some(Topic::Rulings),
    parts: &[Topic::Bids, Topic::Cards, Topic::Count, Topic::Opener],
    rulings: &[
        (Topic::Table, &[5, 31, 42]),
        (Topic::Hand, &[2, 3, 4, 10, 11, 14, 41]),
        (Topic::Draft, &[1, 6, 7, 8, 9]),
        (Topic::Event, &[25, 32]),
        (Topic::Bids, &[11, 12, 13, 14, 15]),
        (Topic::Cards, &[16, 17, 18, 19, 20, 21, 22, 23, 24]),
        (Topic::Count, &[26, 27, 28, 29, 30, 31, 32, 42]),
        (Topic::Opener, &[33, 34, 35]),
        (Topic::Collapse, &[36, 37]),
        (Topic::Score, &[38, 39]),
        (Topic::Hidden, &[40]),
    ],
};
