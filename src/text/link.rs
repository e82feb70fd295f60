//! What is said of matches as links: sentences for whoever opened one or wants to send one.

use super::error::{InWords, of_match};
use super::text;
use crate::record::ReplayError;
use crate::record::json::Lost;
use crate::record::link::{LinkError, Part, WriteError};

/// What is wrong with links.
#[allow(missing_docs, reason = "the names say it")]
pub struct LinkText {
    pub no_match: &'static str,
    pub empty: &'static str,
    /// By so many bytes.
    pub too_long: fn(usize) -> String,
    /// Which character, and what it is.
    pub foreign: fn(usize, char) -> String,
    pub damaged: &'static str,
    pub other_form: fn(u8) -> String,
    /// That its match can't be opened, with a part of a sentence that says why.
    pub not_opened: fn(&str) -> String,
    /// A part of a sentence, as is the next one.
    pub unreadable: fn(Part) -> String,
    pub left_over: fn(usize) -> String,
    pub no_moment: fn(&str) -> String,
    /// The action that is asked for, and how many there are.
    pub moment_beyond: fn(usize, usize) -> String,
    /// What of a match could not be kept, and what was.
    pub lost: fn(&Lost) -> String,

    /// That there is no link of a match, with a part of a sentence that says why: one of those that follow.
    pub no_link: fn(&str) -> String,
    /// The number of an action, and why it is not possible.
    pub action: fn(usize, &str) -> String,
    pub too_many_actions: fn(usize) -> String,
    pub refused: fn(&str) -> String,
    pub not_read_back: &'static str,
    /// The action that should be pointed to, and how many there are: a sentence.
    pub no_such_moment: fn(usize, usize) -> String,
}

/// Why nothing of a link was opened.
pub fn refused<E: InWords>(error: &LinkError<E>) -> String {
    let (say, of) = (text().link(), text().error());
    let why = match error {
        LinkError::NoMatch => return say.no_match.to_owned(),
        LinkError::Empty => return say.empty.to_owned(),
        LinkError::TooLong(bytes) => return (say.too_long)(*bytes),
        LinkError::Foreign { at, letter } => return (say.foreign)(*at, *letter),
        LinkError::Damaged => return say.damaged.to_owned(),
        LinkError::OtherForm(form) => return (say.other_form)(*form),
        LinkError::NoMoment(text) => return (say.no_moment)(text),
        LinkError::MomentBeyond { at, actions } => return (say.moment_beyond)(*at, *actions),
        LinkError::OtherGame(game) => (of.other_game)(game),
        LinkError::OtherRules(rules) => (of.other_rules)(*rules),
        LinkError::Unreadable(part) => (say.unreadable)(*part),
        LinkError::SeedTooLong => (of.seed_too_long)(),
        LinkError::Match(error) => of_match(error),
        LinkError::LeftOver(bytes) => (say.left_over)(*bytes),
    };
    (say.not_opened)(&why)
}

/// Why there is no link of a match.
pub fn not_written<E: InWords, I: InWords>(error: &WriteError<E, I>) -> String {
    let say = text().link();
    let why = match error {
        WriteError::NoSuchMoment { at, actions } => return (say.no_such_moment)(*at, *actions),
        WriteError::Replay(ReplayError::Match(error)) => of_match(error),
        WriteError::Replay(ReplayError::Action { index, why }) => {
            (say.action)(index + 1, why.in_words().trim_end_matches('.'))
        }
        WriteError::TooManyActions(actions) => (say.too_many_actions)(*actions),
        WriteError::Refused(error) => (say.refused)(refused(error).trim_end_matches('.')),
        WriteError::NotReadBack => say.not_read_back.to_owned(),
    };
    (say.no_link)(&why)
}
