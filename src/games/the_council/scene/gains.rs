//! Gains of an entry of the log, drawn beside its sentence.

use crate::games::the_council::TheCouncil;
use crate::games::the_council::rules::components::{CHIPS_PER_SUIT, Suit};
use crate::games::the_council::rules::{Action, Chips, Event};
use crate::session::Entry;

/// What the seat of an entry gained and lost by it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Gains {
    /// Chips of the card that it drafted.
    pub chips: Chips,
    /// Ranks gained, negative if lost, by suit.
    pub ranks: [i8; Suit::COUNT],
    /// Traitor chips.
    pub traitors: u8,
}

/// A drafted card that the reader knows brings its chips, also where its entry came before all showed theirs.
impl From<&Entry<TheCouncil>> for Gains {
    fn from(entry: &Entry<TheCouncil>) -> Gains {
        let mut gains = Gains::default();
        if let Some(Action::Draft(card)) = entry.action {
            gains.chips = Chips::of_each(card.suits(), CHIPS_PER_SUIT);
        }
        for event in &entry.events {
            match *event {
                Event::RankGained { seat, suit, rank: Some(_) }
                | Event::Crowned { seat, suit, rank: Some(_), .. }
                    if seat == entry.seat =>
                {
                    gains.ranks[suit.index()] += 1;
                }
                Event::Traded { seat, suit, .. } if seat == entry.seat => {
                    gains.ranks[suit.index()] -= 1;
                    gains.traitors += 1;
                }
                Event::CourtPaid { seat, .. } if seat == entry.seat => gains.traitors += 1,
                _ => {}
            }
        }
        gains
    }
}

impl Gains {
    /// Whether there are none.
    pub fn is_none(&self) -> bool {
        *self == Gains::default()
    }
}
