//! The hint of a table in words.

use leptos::prelude::*;

use crate::text::told::and_then;
use crate::text::{labels, text};
use crate::web::art::Icon;
use crate::web::places::Spot;

/// The hint in words.
#[derive(Clone, Debug, PartialEq)]
pub enum Worded {
    Nothing,
    Thinking,
    Unavailable,
    Shown {
        /// Number of legal actions.
        legal: u32,
        best: Vec<Best>,
    },
}

/// One of the best actions in words.
#[derive(Clone, Debug, PartialEq)]
pub struct Best {
    /// Sign of its kind.
    pub sign: Option<Icon>,
    /// Kind of action.
    pub kind: String,
    /// What is done.
    pub title: String,
    /// Chance to win in percent.
    pub chance: u8,
    /// The rest of the turn, in its order.
    pub then: Vec<String>,
    /// The reasons for all of it; may be empty.
    pub reason: String,
}

impl Best {
    /// Returns the rest of the turn, and the reasons for all of it; may be empty.
    pub fn whole(&self) -> String {
        and_then(&self.then, self.reason.clone())
    }

    /// Returns the chance to win, and the reason if there is one.
    pub fn why(&self) -> String {
        let chance = text().hint().chance(self.chance);
        let reason = Some(self.whole()).filter(|reason| !reason.is_empty());
        labels::facts(std::iter::once(chance).chain(reason))
    }
}

/// What a hint asks of a table.
pub trait Hinting: Send + Sync {
    /// Returns the hint in words.
    fn hint_in_words(&self) -> Worded;

    /// Opens the action at this place.
    fn open_hint(&self, place: usize);

    /// Draws what each step of the turn at this place costs and brings, beginning with its action.
    fn sums_of_hint(&self, place: usize) -> Vec<AnyView>;

    /// Returns all places that its actions involve, with their numbers. Tracks nothing.
    fn marks_of_hint(&self) -> Vec<(Spot, String)>;
}
