//! English.

mod cover;
mod event;
mod flaw;
mod words;

pub(super) use cover::COVER;
pub(super) use event::EVENT;

use super::WordsText;

/// The words of the game.
pub(super) static WORDS: WordsText = WordsText {
    suit: words::suit,
    suits: words::suits,
    card: words::card,
    the_card: words::the_card,
    kind: words::kind,
    chips: words::chips,

    illegal: flaw::illegal,
    setup: flaw::setup,
};
