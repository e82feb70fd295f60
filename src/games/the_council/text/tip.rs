//! placeholder
use crate::games::the_council::rules::components::{Kind, Suit};
use std::fmt;
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tip {
    Suit(Suit),
    Kind(Kind),
    Opener,
    Meter,
    Empire,
    Traitor,
    Preset,
    HandOfGame,
}
impl fmt::Display for Tip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("council")
    }
}
