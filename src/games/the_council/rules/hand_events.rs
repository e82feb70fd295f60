//! The events of a hand, as they were revealed.

use serde::{Deserialize, Serialize};

use super::components::{Card, MOST_EVENTS};

/// The events of a hand so far, in order; the last one is the current one while it is decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<Card>", into = "Vec<Card>")]
pub struct HandEvents {
    /// The first `begun` are the events; what follows is always [`FILLER`].
    cards: [Card; MOST_EVENTS],
    begun: u8,
}

const FILLER: Card = Card::ALL[0];

impl HandEvents {
    /// No event: a hand in the draft.
    pub const NONE: HandEvents = HandEvents { cards: [FILLER; MOST_EVENTS], begun: 0 };

    /// Returns the number of events.
    pub const fn len(&self) -> usize {
        self.begun as usize
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.begun == 0
    }

    /// Returns the last event.
    pub fn last(&self) -> Option<Card> {
        self.cards.get(self.len().wrapping_sub(1)).copied()
    }

    /// Returns the events, in order.
    pub fn iter(&self) -> impl Iterator<Item = Card> + '_ {
        self.cards.iter().take(self.len()).copied()
    }

    /// Adds an event; one more than a hand can have is left out.
    pub(super) const fn push(&mut self, card: Card) {
        if self.len() < MOST_EVENTS {
            self.cards[self.len()] = card;
            self.begun += 1;
        }
    }
}

impl FromIterator<Card> for HandEvents {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> HandEvents {
        let mut events = HandEvents::NONE;
        cards.into_iter().for_each(|card| events.push(card));
        events
    }
}

impl From<Vec<Card>> for HandEvents {
    fn from(cards: Vec<Card>) -> HandEvents {
        cards.into_iter().collect()
    }
}

impl From<HandEvents> for Vec<Card> {
    fn from(events: HandEvents) -> Vec<Card> {
        events.iter().collect()
    }
}
