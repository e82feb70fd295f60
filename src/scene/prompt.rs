//! What a ribbon shows, as plain data: what the seat at the screen is asked, and what a bot does.

use std::sync::Arc;
use std::time::Duration;

use super::{Legal, Picked, Shown};
use crate::rules::Seat;
use crate::session::{Entry, Preview, Session};

/// What a game draws in the ribbon.
#[derive(Clone, Debug, PartialEq)]
pub enum Shows<G: Shown> {
    /// One's own turn, before anything is picked.
    Turn,
    /// What is picked, and what it brings.
    Open,
    /// An action of a bot.
    Act(Act<G>),
    /// A result that stands until the person goes on.
    Result,
}

/// Action of a bot, as a table shows it.
#[derive(Clone, Debug, PartialEq)]
pub struct Act<G: Shown> {
    /// Number of actions before it.
    pub moment: usize,
    /// Seat that acts.
    pub seat: Seat,
    /// Its effect, as far as the screen may show it.
    pub preview: Arc<Preview<G>>,
    /// Time that it stands.
    pub lasts: Duration,
}

impl<G: Shown> Act<G> {
    /// Returns the action as an entry of the log.
    pub fn entry(&self) -> Entry<G> {
        let Preview { action, events, .. } = &*self.preview;
        Entry { seat: self.seat, action: *action, events: events.clone() }
    }
}

/// A table as its screen has it.
pub struct At<'a, G: Shown> {
    /// Match in play.
    pub session: &'a Session<G>,
    /// View of the screen.
    pub view: &'a G::View,
    /// Legal actions.
    pub legal: &'a Legal<G>,
    /// Picks, with what they would bring.
    pub picked: &'a Picked<G>,
    /// Names of the seats.
    pub names: &'a [String],
}

/// An open decision in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Prompt {
    /// Whether something is picked or opened; until then it is told whose turn it is.
    pub is_begun: bool,
    /// Whether a small screen shows it over the table.
    pub is_sheet: bool,
    /// What is decided, or what is picked for it.
    pub title: String,
    /// The title for those who see nothing around it, if that is another one.
    pub spoken: Option<String>,
    /// Which part of the turn it is, or what is to be done next.
    pub step: String,
    /// What is to be done next, in a sentence; nothing where what is drawn says it.
    pub next: String,
    /// Why what is picked is not possible.
    pub problem: Option<String>,
    /// What the whole action would bring, in sentences.
    pub outcome: Option<String>,
    /// A fact for people who want hints.
    pub fact: Option<String>,
    /// Name of the button that drops all picks, where there is one.
    pub clear: Option<&'static str>,
    /// Button that confirms, where there is one.
    pub confirm: Option<Confirm>,
}

/// The button that confirms what is picked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Confirm {
    /// What it says.
    pub word: String,
    /// Whether the action can be played.
    pub is_ready: bool,
    /// Key of the tip about what the action brings to light, if it does.
    pub reveals: Option<String>,
}

impl Prompt {
    /// Returns what is said when the button is pressed too early.
    pub fn missing(&self) -> &str {
        self.problem.as_deref().unwrap_or(&self.next)
    }
}
