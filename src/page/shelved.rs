//! A match on the list, and everything that was found, without the types of any game.

use std::any::Any;
use std::convert::Infallible;
use std::sync::Arc;

use crate::archive::{Glance, Head, Listed, Listing, MatchId, Unreadable};
use crate::text::kept::{damage, unreadable};
use crate::text::matches::title;
use crate::text::setup::state_of;
use crate::text::text;

/// Something that is said in the language in use.
pub type Said = Arc<dyn Fn() -> String + Send + Sync>;

/// A match on the list.
#[derive(Clone)]
pub struct Shelved {
    /// What is known of it without its rules.
    pub head: Head,
    /// How it stands, once that is known.
    pub glance: Option<Glance>,
    /// What is wrong with its texts.
    pub trouble: Option<Said>,
    /// The match itself, as its game has it, if it could not be saved.
    pub loose: Option<Arc<dyn Any + Send + Sync>>,
}

impl Shelved {
    /// What it is called.
    pub fn title(&self) -> String {
        title(&self.head.name, &self.head.outline.seats)
    }

    /// Its name among the texts that are kept.
    pub const fn id(&self) -> MatchId {
        self.head.id
    }

    /// The word that names its game.
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

    /// Whose turn it is, or who won; how far it is until that is known.
    pub fn state(&self) -> String {
        let outline = &self.head.outline;
        match &self.glance {
            Some(glance) => state_of(&outline.seats, glance),
            None => (text().matches().linked_actions)(outline.actions),
        }
    }
}

/// What came of opening a match.
#[derive(Clone)]
pub enum Looked {
    /// How it stands, and what is wrong with its texts.
    Opened(Glance, Option<Said>),
    /// The name of the text that stands in the way, and why.
    Unreadable(String, Said),
}

/// What the list reads of everything that is kept.
pub struct Heads {
    /// The matches, the last saved first.
    pub matches: Vec<Shelved>,
    /// The names of texts that can't be opened, each with what is said of it.
    pub unreadable: Vec<(String, Said)>,
    /// The names of the texts that were put aside.
    pub aside: Vec<String>,
    /// Whether the index was damaged and has been made anew.
    pub index_was_damaged: bool,
}

impl Heads {
    /// What was found, with the words for what is wrong with it.
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
