//! Matches from any text: a game file, JSON as it is kept, or a link.

use serde_json::value::RawValue;

use super::ByLink;
use super::envelope::{self, Envelope, Read, Unreadable};
use crate::record::game_file::{self, Stopped, WrongResult};
use crate::record::json::{self, Lost, Opened};
use crate::record::link::{self, LinkError, Linked, Opens};
use crate::record::{Match, is_game_name};
use crate::rules::Game;
use crate::rules::luck::fnv1a;

/// A match, as far as it could be read.
#[derive(Clone, Debug, PartialEq)]
pub struct Given<G: Game> {
    /// The match, with the actions that could be played.
    pub record: Match<G>,
    /// Name in the envelope, empty if there is none.
    pub name: String,
    /// Place at which it opens.
    pub opens: Opens,
    /// What a device kept of it in the envelope, if it was played by link.
    pub by_link: Option<ByLink>,
    /// Part that could not be kept or is wrong.
    pub shortfall: Option<Shortfall<G::Illegal>>,
}

/// Part of a match that could not be kept or is wrong.
#[derive(Clone, Debug, PartialEq)]
pub enum Shortfall<I> {
    /// Last actions of a match in JSON.
    Lost(Lost),
    /// Last actions of a match in a link.
    LinkLost(Lost),
    /// Everything in a game file from some place on.
    Stopped(Stopped<I>),
    /// Result in a game file.
    WrongResult(WrongResult),
}

/// Reason nothing was read.
#[derive(Clone, Debug, PartialEq)]
pub enum Refused<E> {
    /// Error in a text that looked like JSON.
    Json(json::ReadError<E>),
    /// Error in a text that looked like an envelope.
    Envelope(Unreadable<E>),
    /// Error in a text that looked like a link.
    Link(LinkError<E>),
    /// Error in a text that looked like nothing else.
    GameFile(game_file::ReadError<E>),
}

impl<E> Refused<E> {
    /// Whether a newer version of the page can read it, if this one plays a game by these rules.
    pub const fn is_newer(&self, rules: u32) -> bool {
        match self {
            Refused::Json(error) | Refused::Envelope(Unreadable::Match(error)) => match error {
                json::ReadError::OtherFormat(format) => *format > json::FORMAT,
                json::ReadError::OtherRules(of) => *of > rules,
                _ => false,
            },
            Refused::Envelope(Unreadable::OtherFormat(format)) => *format > envelope::FORMAT,
            Refused::Envelope(_) => false,
            Refused::Link(LinkError::OtherForm(form)) => *form > link::FORM,
            Refused::Link(LinkError::OtherRules(of)) => *of > rules,
            Refused::Link(_) => false,
            Refused::GameFile(game_file::ReadError::OtherRules(_, of)) => *of > rules,
            Refused::GameFile(_) => false,
        }
    }
}

/// Match that can't be played here, to the letter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Letter {
    /// Name in the envelope, empty if there is none.
    pub name: String,
    /// The match as JSON.
    pub record: String,
    /// What it says without any rules.
    pub outline: json::Outline,
}

impl Letter {
    /// Reads a match in an envelope or as JSON, whatever its rules.
    pub fn read(text: &str) -> Option<Letter> {
        let text = without_mark(text);
        let (name, record) = match Form::of(text) {
            Form::Envelope => {
                let form = envelope::form::<()>(text).ok()?;
                (form.name, form.record.get().to_owned())
            }
            Form::Json => (String::new(), text.trim().to_owned()),
            Form::Links(_) | Form::NoLink | Form::GameFile => return None,
        };
        let outline = json::outline::<()>(&record).ok()?;
        Some(Letter { name, record, outline })
    }

    /// Returns the fingerprint by which the same match is known in the list.
    pub fn fingerprint(&self) -> u64 {
        fnv1a(self.record.as_bytes())
    }
}

/// Result of [`read`].
pub type Reading<G> = Result<Given<G>, Refused<<G as Game>::SetupError>>;

/// Maximum length of a file in bytes, more than all that a browser keeps for a page.
pub const LONGEST_FILE: usize = 64 << 20;

/// Returns the texts in a text: each element of a JSON list, such as the crash screen writes, each link in a message,
/// else the text itself. Each is limited in length by its own reader.
pub fn each(text: &str) -> Vec<String> {
    let list = Some(text)
        .filter(|text| text.len() <= LONGEST_FILE && text.trim_start().starts_with('['))
        .and_then(|text| serde_json::from_str(text).ok());
    let Some(list): Option<Vec<&RawValue>> = list else {
        return match Form::of(without_mark(text)) {
            Form::Links(links) => links,
            _ => vec![text.to_owned()],
        };
    };
    // Texts that could not be read are strings in the list.
    let whole = |one: &RawValue| serde_json::from_str(one.get()).unwrap_or(one.get().to_owned());
    list.into_iter().map(whole).collect()
}

/// Beginning of a link of a match.
const LINK: &str = "#m=";

/// Apparent form of a text.
enum Form {
    /// Whole links, at least one.
    Links(Vec<String>),
    /// A link that did not come whole, or no game at all.
    NoLink,
    GameFile,
    Envelope,
    Json,
}

impl Form {
    fn of(text: &str) -> Form {
        if text.trim_start().starts_with('{') {
            return if is_envelope(text) { Form::Envelope } else { Form::Json };
        }
        // A comment of a game file may hold a link.
        if game_file::game(text).is_some() {
            return Form::GameFile;
        }
        match link::find(text) {
            links if !links.is_empty() => Form::Links(links),
            // The reader says where the file is wrong, or that it is too long: nobody sends such a message.
            _ if text.trim_start().starts_with('[') || text.len() > link::LONGEST_MESSAGE => {
                Form::GameFile
            }
            _ => Form::NoLink,
        }
    }
}

/// Removes the byte order mark that some editors put before a text.
fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

/// Returns the name of the game in a text of any form, so that the game can read the rest.
pub fn game(text: &str) -> Option<String> {
    let text = without_mark(text);
    let game = match Form::of(text) {
        Form::Links(links) => links.iter().find_map(|link| link::game(link)),
        Form::NoLink => None,
        Form::GameFile => game_file::game(text),
        Form::Envelope => json::game(envelope::form::<()>(text).ok()?.record.get()),
        Form::Json => json::game(text),
    };
    game.filter(|game| !game.is_empty() && is_game_name(game))
}

/// Reads a match from a text of any form.
///
/// # Errors
/// Returns an error if no part of it can be kept.
pub fn read<G: Game>(text: &str) -> Reading<G> {
    let text = without_mark(text);
    let unnamed = |record, opens, shortfall| {
        let (name, by_link) = (String::new(), None);
        Given { record, name, opens, by_link, shortfall }
    };
    match Form::of(text) {
        Form::Links(links) => {
            let [link] = links.as_slice() else {
                return Err(Refused::Link(LinkError::Several(links.len())));
            };
            let Linked { opened, opens } = link::decode(link).map_err(Refused::Link)?;
            Ok(unnamed(opened.record, opens, opened.lost.map(Shortfall::LinkLost)))
        }
        Form::NoLink => Err(Refused::Link(match text {
            // It says what is wrong with it.
            link if link::is_link(link) => {
                link::decode::<G>(link).err().unwrap_or(LinkError::Damaged)
            }
            text if text.contains(LINK) => LinkError::Damaged,
            _ => LinkError::NoMatch,
        })),
        Form::GameFile => {
            let opened = game_file::read::<G>(text).map_err(Refused::GameFile)?;
            let wrong = opened.wrong_results.into_iter().next().map(Shortfall::WrongResult);
            let shortfall = opened.stopped.map(Shortfall::Stopped).or(wrong);
            Ok(unnamed(opened.record, Opens::AtEnd, shortfall))
        }
        Form::Envelope => {
            let Read { envelope, lost } = Envelope::read(text).map_err(Refused::Envelope)?;
            let given = unnamed(envelope.record, Opens::AtEnd, lost.map(Shortfall::Lost));
            Ok(Given { name: envelope.name, by_link: envelope.by_link, ..given })
        }
        Form::Json => {
            let Opened { record, lost } = json::read(text).map_err(Refused::Json)?;
            Ok(unnamed(record, Opens::AtEnd, lost.map(Shortfall::Lost)))
        }
    }
}

fn is_envelope(text: &str) -> bool {
    #[derive(serde::Deserialize)]
    struct Mark {
        #[serde(rename = "envelope")]
        _version: u32,
    }
    text.len() <= json::LONGEST_TEXT && serde_json::from_str::<Mark>(text).is_ok()
}
