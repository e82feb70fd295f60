//! Matches in the list, and all other kept texts, without the types of any game.

use std::any::Any;
use std::convert::Infallible;
use std::ops::RangeInclusive;
use std::sync::Arc;

use crate::archive::{Glance, Head, Listed, MatchId, Rules};
use crate::record::Controller;
use crate::text::kept::damage;
use crate::text::matches::title;
use crate::text::said::kept::{NewerRules, OlderRules};
use crate::text::text;

/// A match that could not be saved.
#[derive(Clone)]
pub struct Loose {
    /// In its game's type.
    pub kept: Arc<dyn Any + Send + Sync>,
    /// As it would be saved.
    pub text: Arc<str>,
}

/// Message in the current language.
pub type Said = Arc<dyn Fn() -> String + Send + Sync>;

/// A match in the list.
#[derive(Clone)]
pub struct Shelved {
    /// Facts that need no rules.
    pub head: Head,
    /// Summary, when known.
    pub glance: Option<Glance>,
    /// Damage to its texts, or rules that are not played here.
    pub trouble: Option<Said>,
    pub rules: Rules,
    /// The match itself, if it could not be saved.
    pub loose: Option<Loose>,
}

/// The versions of the rules by which the page plays a game, if it has it.
pub type Versions = fn(&str) -> Option<RangeInclusive<u32>>;

/// Two that look the same.
impl PartialEq for Shelved {
    fn eq(&self, other: &Shelved) -> bool {
        let said = |trouble: &Option<Said>| trouble.as_ref().map(|said| said());
        let place = |of: &Shelved| of.loose.as_ref().map(|one| Arc::as_ptr(&one.kept).cast::<()>());
        (&self.head, &self.glance, self.rules) == (&other.head, &other.glance, other.rules)
            && place(self) == place(other)
            && said(&self.trouble) == said(&other.trouble)
    }
}

impl Shelved {
    /// Whether it is played by link and waits for the person of this device.
    pub fn waits(&self) -> bool {
        let decider = self.glance.as_ref().and_then(|glance| glance.decider);
        decider.is_some() && decider == self.head.mine
    }

    /// Whether a person at the screen played it to its end, so that there may be decisions to learn from.
    pub fn is_to_learn_from(&self) -> bool {
        let mut seats = self.head.outline.seats.iter();
        self.is_over() && seats.any(|seat| seat.controller == Controller::Person)
    }

    /// Returns a listed match with the message about its damage or rules. `versions` knows the rules of each game.
    pub fn of(listed: Listed<Infallible>, versions: Versions) -> Shelved {
        let Listed { head, glance, trouble, rules } = listed;
        let damaged = trouble.map(|trouble| -> Said { Arc::new(move || damage(&trouble.what)) });
        let theirs = head.outline.rules;
        let ours = versions(&head.outline.game).map_or(0, |played| *played.end());
        let trouble = match rules {
            Rules::Same => damaged,
            Rules::Older => {
                Some(Arc::new(move || text().kept().older_rules(OlderRules { theirs, ours }))
                    as Said)
            }
            Rules::Newer => {
                Some(Arc::new(move || text().kept().newer_rules(NewerRules { theirs, ours }))
                    as Said)
            }
        };
        Shelved { head, glance, trouble, rules, loose: None }
    }

    /// Whether it can be opened, as far as its rules go.
    pub fn is_playable(&self) -> bool {
        self.rules == Rules::Same
    }

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

    /// Returns the word for a match that could not be saved, or not as it is now.
    pub fn not_saved(&self) -> Option<&'static str> {
        let words = text().matches();
        let word = if self.head.revision == 0 { words.only_here() } else { words.partly_here() };
        self.is_loose().then_some(word)
    }

    /// Whether it is known to be over.
    pub fn is_over(&self) -> bool {
        self.glance.as_ref().is_some_and(Glance::is_over)
    }

    /// Returns the word for a match with help, if there was any.
    pub fn assisted(&self) -> Option<String> {
        let is_assisted = self.glance.as_ref().is_some_and(|glance| glance.assisted);
        is_assisted.then(|| text().undo().assisted().to_owned())
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
