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
        Turn = "turn",
        Draw = "draw",
        Expand = "expand",
        Lords = "lords",
        Assign = "assign",
        GiveUp = "give-up",
        Champions = "champions",
        Influence = "influence",
        End = "end",
        Hidden = "hidden",
        Rulings = "rulings",
        Words = "words",
    }
}

/// What there is to know of the sections.
pub const CONTENTS: Contents<Topic> = Contents {
    of_rulings: Some(Topic::Rulings),
    parts: &[
        Topic::Draw,
        Topic::Expand,
        Topic::Lords,
        Topic::Assign,
        Topic::GiveUp,
        Topic::Champions,
    ],
    rulings: &[
        (Topic::Table, &[1, 3, 23, 31, 46, 47, 53]),
        (Topic::Turn, &[8, 13, 14, 28, 32, 49, 50]),
        (Topic::Draw, &[4, 5, 6, 7]),
        (Topic::Expand, &[8, 9, 10, 11, 12, 13]),
        (Topic::Lords, &[12, 15, 16, 17, 51, 52]),
        (Topic::Assign, &[22, 23, 24, 27, 33, 45, 53]),
        (Topic::GiveUp, &[25, 26, 28, 29, 30, 31, 32]),
        (Topic::Champions, &[34, 35, 36, 37, 38, 39, 40, 41, 43, 44, 52]),
        (Topic::Influence, &[15, 17, 18, 19, 20, 21, 22, 40]),
        (Topic::End, &[2, 33, 42, 44, 45, 49]),
        (Topic::Hidden, &[4, 48]),
    ],
};
