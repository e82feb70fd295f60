//! Matches in the list, and all other kept texts, without the types of any game.

use std::any::Any;
use std::convert::Infallible;
use std::sync::Arc;

use crate::archive::{Glance, Head, Listed, Listing, MatchId, Unreadable};
use crate::text::kept::{damage, unreadable};
use crate::text::matches::title;
use crate::text::setup::state_of;
use crate::text::text;

/// Message in the current language.
pub type Said = Arc<dyn Fn() -> String + Send + Sync>;

/// A match in the list.
#[derive(Clone)]
pub struct Shelved {
    /// Facts that need no rules.
    pub head: Head,
    /// Summary, when known.
    pub glance: Option<Glance>,
    /// Damage to its texts.
    pub trouble: Option<Said>,
    /// The match itself, in its game's type, if it could not be saved.
    pub loose: Option<Arc<dyn Any + Send + Sync>>,
}

impl Shelved {
    /// Returns its title.
    pub fn title(&self) -> String {
        title(&self.head.name, &self.head.outline.seats)
    }

    /// Returns the name under which it is kept.
    pub const fn id(&self) -> MatchId {
        self.head.id
    }

    /// Returns the name of its game.
    pub fn game(&self) -> &str {
        &self.head.outline.game
    }

    /// Whether it could not be saved.
    pub const fn is_loose(&self) -> bool {
        self.loose.is_some()
    }

    /// Whether it is known to be over.
    pub fn is_over(&self) -> bool {
        self.glance.as_ref().is_some_and(Glance::is_over)
    }

    /// Returns whose turn it is or who won; its length until that is known.
    pub fn state(&self) -> String {
        let outline = &self.head.outline;
        match &self.glance {
            Some(glance) => state_of(&outline.seats, glance),
            None => (text().matches().linked_actions)(outline.actions),
        }
    }
}

/// Result of opening a match.
#[derive(Clone)]
pub enum Looked {
    /// Summary, and damage to its texts.
    Opened(Glance, Option<Said>),
    /// Name of the unreadable text, and the reason.
    Unreadable(String, Said),
}

/// List of everything that is kept.
pub struct Heads {
    /// The matches, last saved first.
    pub matches: Vec<Shelved>,
    /// Names and messages of texts that can't be opened.
    pub unreadable: Vec<(String, Said)>,
    /// Names of the texts that were put aside.
    pub aside: Vec<String>,
    /// Whether the index was damaged and has been made again.
    pub index_was_damaged: bool,
}

impl Heads {
    /// Returns a listing with messages about its damage.
    pub fn of(listing: Listing<Infallible>) -> Heads {
        let shelved = |Listed { head, glance, trouble }: Listed<Infallible>| {
            let trouble =
                trouble.map(|trouble| -> Said { Arc::new(move || damage(&trouble.what)) });
            Shelved { head, glance, trouble, loose: None }
        };
        let said = |(name, why): (String, Unreadable<Infallible>)| -> (String, Said) {
            (name, Arc::new(move || unreadable(&why)))
        };
        let Listing { matches, unreadable: wrong, aside, index_was_damaged } = listing;
        Heads {
            matches: matches.into_iter().map(shelved).collect(),
            unreadable: wrong.into_iter().map(said).collect(),
            aside,
            index_was_damaged,
        }
    }
}
