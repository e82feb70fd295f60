//! English.

mod event;
mod flaw;
mod motive;
mod words;

pub(super) use event::EVENT;
pub(super) use motive::MOTIVE;

use super::WordsText;

/// The words of the game.
pub(super) static WORDS: WordsText = WordsText {
    clan: words::clan,
    clans: words::clans,
    champion: words::champion,
    trade: words::trade,

    illegal: flaw::illegal,
    setup: flaw::setup,
};
