//! List of the legal moves to choose from: a line for each card, or for each suit and number of chips, never every
//! product of them.

use super::draft::{Draft, Pick};
use crate::games::the_council::rules::View;
use crate::games::the_council::rules::components::{Card, Suit};
use crate::games::the_council::rules::list::Choices;

/// A line of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// A card to draft.
    Draft(Card),
    /// A number of chips of a suit, beside those picked of the others.
    Amount(Suit, u8),
    /// A pass.
    Pass,
    /// A card to commit, or to take back.
    Commit(Card),
    /// No card at all.
    Hold,
}

impl Line {
    /// Returns the pick that the line stands for; a number of chips that is picked is taken back.
    pub fn pick(self, draft: &Draft) -> Pick {
        match self {
            Line::Draft(card) | Line::Commit(card) => Pick::Card(card),
            Line::Amount(suit, _) if self.is_picked(draft) => Pick::Amount(suit, 0),
            Line::Amount(suit, count) => Pick::Amount(suit, count),
            Line::Pass | Line::Hold => Pick::Nothing,
        }
    }

    /// Whether it is picked.
    pub fn is_picked(self, draft: &Draft) -> bool {
        match self {
            Line::Draft(card) => draft.card == Some(card),
            Line::Amount(suit, count) => draft.offered().of(suit) == count,
            Line::Pass => draft.chips.is_some_and(|chips| chips.is_none()),
            Line::Commit(card) => draft.committed().contains(card),
            Line::Hold => draft.cards.is_some_and(|cards| cards.is_empty()),
        }
    }
}

/// Returns the lines of the legal moves, in their order.
pub fn lines(view: &View) -> Vec<Line> {
    if !view.decides() {
        return Vec::new();
    }
    match Choices::of(&view.table, view.held) {
        Choices::Draft(cards) => cards.iter().map(Line::Draft).collect(),
        Choices::Bid { suits, supply } => {
            let amounts = |suit| (1..=supply.of(suit)).map(move |count| Line::Amount(suit, count));
            std::iter::once(Line::Pass).chain(suits.iter().flat_map(amounts)).collect()
        }
        Choices::Commit(cards) => {
            std::iter::once(Line::Hold).chain(cards.iter().map(Line::Commit)).collect()
        }
        Choices::Over => Vec::new(),
    }
}
