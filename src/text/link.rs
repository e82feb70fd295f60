//! Errors of links: sentences for those who open or send one.

use super::error::{InWords, of_match};
use super::said::link::{Lost, MomentBeyond, NoSuchMoment, OtherForm, TooLong, TooManyActions};
use super::text;
use crate::record::json::{self, LONGEST_SEED};
use crate::record::link::{FORM, LONGEST_TEXT, LinkError, WriteError};
use crate::record::{MOST_ACTIONS, ReplayError};

/// Returns why a link can't be opened.
pub fn refused<E: InWords>(error: &LinkError<E>) -> String {
    let (say, of) = (text().link(), text().error());
    let why = match error {
        LinkError::NoMatch => return say.no_match().to_owned(),
        LinkError::Several(links) => return say.several(*links),
        LinkError::Empty => return say.empty().to_owned(),
        LinkError::TooLong(bytes) => {
            return say.too_long(TooLong { bytes: *bytes, limit: LONGEST_TEXT });
        }
        LinkError::Foreign { at, letter } => return foreign(*at, *letter),
        LinkError::Damaged => return say.damaged().to_owned(),
        LinkError::OtherForm(form) => {
            return say.other_form(OtherForm { form: *form, readable: FORM });
        }
        LinkError::NoMoment(text) => return say.no_moment(text),
        LinkError::MomentBeyond { at, actions } => {
            return say.moment_beyond(MomentBeyond { at: *at, actions: *actions });
        }
        LinkError::OtherGame(game) => of.other_game(game),
        LinkError::OtherRules(rules) => of.other_rules(*rules),
        LinkError::Unreadable(part) => say.unreadable(*part),
        LinkError::SeedTooLong => of.seed_too_long(LONGEST_SEED),
        LinkError::Match(error) => of_match(error),
        LinkError::LeftOver(bytes) => say.left_over(*bytes),
    };
    say.not_opened(&why)
}

/// Returns why a game can't become a link.
pub fn not_written<E: InWords, I: InWords>(error: &WriteError<E, I>) -> String {
    let say = text().link();
    // A reason that is a sentence.
    let mut more = None;
    let why = match error {
        WriteError::NoSuchMoment { at, actions } => {
            return say.no_such_moment(NoSuchMoment { at: *at, actions: *actions });
        }
        WriteError::Replay(ReplayError::Match(error)) => of_match(error),
        WriteError::Replay(ReplayError::Action { index, why }) => {
            more = Some(why.in_words());
            say.action(index + 1)
        }
        WriteError::TooManyActions(actions) => {
            say.too_many_actions(TooManyActions { actions: *actions, limit: MOST_ACTIONS })
        }
        WriteError::Refused(error) => {
            more = Some(refused(error));
            say.refused().to_owned()
        }
        WriteError::NotReadBack => say.not_read_back().to_owned(),
    };
    let sentences = [Some(say.no_link(&why)), more];
    sentences.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// Returns that a link has a character that none contains: one that is not seen by its code.
fn foreign(at: usize, letter: char) -> String {
    let say = text().link();
    if letter.is_control() {
        say.foreign_hidden(at, &format!("U+{:04X}", letter as u32))
    } else {
        say.foreign(at, letter.encode_utf8(&mut [0; 4]))
    }
}

/// Returns the moves of a game in a link that were kept and lost.
pub fn lost(lost: &json::Lost) -> String {
    let json::Lost { kept, lost, first } = lost;
    text().link().lost(Lost { kept: *kept, lost: *lost, first })
}
