//! Matches as links, in English.

use super::error::{match_, other_game, other_rules, seed_too_long};
use super::reason::illegal;
use super::words::counted;
use crate::games::council_of_4::rules::legal::Illegal;
use crate::games::council_of_4::rules::setup::SetupError;
use crate::games::council_of_4::text::link::LinkText;
use crate::record::ReplayError;
use crate::record::json::Lost;
use crate::record::link::{FORM, LONGEST_TEXT, LinkError, MOST_ACTIONS, Part, WriteError};

pub(in crate::games::council_of_4::text) static LINK: LinkText =
    LinkText { refused, lost, not_written };

fn refused(error: &LinkError<SetupError>) -> String {
    let not_opened = |why: String| format!("The match in this link can’t be opened: {why}.");
    match error {
        LinkError::NoMatch => "This is no link of a match.".to_owned(),
        LinkError::Empty => "The link is incomplete: no match stands in it.".to_owned(),
        LinkError::TooLong(bytes) => {
            format!("The link is too long ({bytes} bytes; {LONGEST_TEXT} can be read).")
        }
        LinkError::Foreign { at, letter } => {
            let letter = shown(*letter);
            format!(
                "The link is damaged: its character {at} after “m=” is {letter}, which no link \
                 holds. Nothing of it was opened."
            )
        }
        LinkError::Damaged => "The link is damaged or incomplete: it was probably cut off when it \
                               was copied. Nothing of it was opened."
            .to_owned(),
        LinkError::OtherForm(form) => format!(
            "The link needs a newer version of Curia: it is written in form {form}, and this \
             version reads {FORM}."
        ),
        LinkError::OtherGame(game) => not_opened(other_game(game)),
        LinkError::OtherRules(rules) => not_opened(other_rules(*rules)),
        LinkError::Unreadable(part) => not_opened(format!("{} can’t be read", named(*part))),
        LinkError::SeedTooLong => not_opened(seed_too_long()),
        LinkError::Match(error) => not_opened(match_(error)),
        LinkError::LeftOver(bytes) => {
            let bytes = counted(*bytes as u64, "byte");
            not_opened(format!("it goes on for {bytes} after its last action"))
        }
        LinkError::NoMoment(text) => {
            format!("The link asks to be opened after “{text}” actions, which is no number.")
        }
        LinkError::MomentBeyond { at, actions } => {
            let actions = counted(*actions as u64, "action");
            format!("The link asks to be opened after action {at}, and its match has {actions}.")
        }
    }
}

fn lost(Lost { kept, lost, first }: &Lost) -> String {
    let lost = counted(*lost as u64, "action");
    format!(
        "The match in this link was kept up to action {kept}. The {lost} after it could not be \
         played ({first} in the list of legal actions): it was probably played by other rules."
    )
}

fn not_written(error: &WriteError<SetupError, Illegal>) -> String {
    let no_link = |why: &str| format!("There can be no link of this match: {why}.");
    match error {
        WriteError::Replay(ReplayError::Match(error)) => no_link(&match_(error)),
        WriteError::Replay(ReplayError::Action { index, why }) => {
            let why = illegal(*why);
            no_link(&format!("action {}: {}", index + 1, why.trim_end_matches('.')))
        }
        WriteError::TooManyActions(actions) => {
            no_link(&format!("it has {actions} actions, and {MOST_ACTIONS} at most can be sent"))
        }
        WriteError::NoSuchMoment { at, actions } => {
            let actions = counted(*actions as u64, "action");
            format!("There is no action {at} in this match: it has {actions}.")
        }
        WriteError::Refused(error) => {
            let why = refused(error);
            no_link(&format!("it would be refused. {}", why.trim_end_matches('.')))
        }
        WriteError::NotReadBack => no_link("it would be read as another match"),
    }
}

fn shown(letter: char) -> String {
    if letter.is_control() { format!("U+{:04X}", letter as u32) } else { format!("“{letter}”") }
}

const fn named(part: Part) -> &'static str {
    match part {
        Part::Game => "the name of its game",
        Part::Rules => "the version of its rules",
        Part::Setup => "its set-up",
        Part::Seed => "its seed",
        Part::Seats => "what it says of the seats",
        Part::Count => "the number of its actions",
        Part::Spelling => "the way in which it is written",
    }
}
