//! English.

mod causes;
mod cover;
mod event;
mod flaw;
mod hall;
mod rail;
mod seat;
mod words;

pub(super) use causes::CAUSES;
pub(super) use cover::COVER;
pub(super) use event::EVENT;
pub(super) use hall::HALL;
pub(super) use rail::RAIL;
pub(super) use seat::SEAT;

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
