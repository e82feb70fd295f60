//! Errors of links: sentences for those who open or send one.

use super::error::{InWords, of_match};
use super::text;
use crate::record::ReplayError;
use crate::record::json::Lost;
use crate::record::link::{LinkError, Part, WriteError};

/// The errors of links.
#[allow(missing_docs, reason = "the names say it")]
pub struct LinkText {
    pub no_match: &'static str,
    /// The number of links in a text.
    pub several: fn(usize) -> String,
    pub empty: &'static str,
    /// The length in bytes.
    pub too_long: fn(usize) -> String,
    /// The place of the character, and the character.
    pub foreign: fn(usize, char) -> String,
    pub damaged: &'static str,
    pub other_form: fn(u8) -> String,
    /// With the reason, a part of a sentence.
    pub not_opened: fn(&str) -> String,
    /// A part of a sentence, as is the next one.
    pub unreadable: fn(Part) -> String,
    pub left_over: fn(usize) -> String,
    pub no_moment: fn(&str) -> String,
    /// The requested move, and the number of moves.
    pub moment_beyond: fn(usize, usize) -> String,
    /// The moves that were kept and lost.
    pub lost: fn(&Lost) -> String,

    /// With the reason, a part of a sentence: one of those below.
    pub no_link: fn(&str) -> String,
    /// The number of a move, and the reason why it isn't possible.
    pub action: fn(usize, &str) -> String,
    pub too_many_actions: fn(usize) -> String,
    pub refused: fn(&str) -> String,
    pub not_read_back: &'static str,
    /// The requested move, and the number of moves: a sentence.
    pub no_such_moment: fn(usize, usize) -> String,
}

/// Returns why a link can't be opened.
pub fn refused<E: InWords>(error: &LinkError<E>) -> String {
    let (say, of) = (text().link(), text().error());
    let why = match error {
        LinkError::NoMatch => return say.no_match.to_owned(),
        LinkError::Several(links) => return (say.several)(*links),
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

/// Returns why a game can't become a link.
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
