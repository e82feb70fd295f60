//! `curia apply`: plays actions.

use std::ffi::{OsStr, OsString};
use std::io::Write;

use clap::{Args, ValueEnum};

use super::failure::{EXIT_CODES, Failure};
use super::input::{Place, Source, Unread, Unusable};
use super::reading;
use super::spoken::Spoken;
use crate::rules::position;
use crate::text::InWords;

/// Play actions in a position and print the new one
///
/// Each action is one argument, so quote those with blanks. The last argument is the position's file
/// unless it is an action too; without a file, or with `-`, the position is read from standard input.
/// Give a file named like an action with its folder: ./end
///
/// With --events, the events are printed, one a line, in place of the position. A second call gives the
/// same result, so a script can get both.
///
/// Examples:
///   curia apply "elect O hills" end start.json > next.json
///   curia apply "elect O hills" end start.json --events
#[derive(Args)]
#[command(verbatim_doc_comment, after_help = EXIT_CODES)]
pub struct Apply {
    /// Actions in notation, in order; then the position's file, or `-`
    #[arg(value_name = "ACTION|FILE", required = true)]
    arguments: Vec<OsString>,
    /// Print the events in place of the position, including drawn cards and revealed permits: in words,
    /// or as JSON, one object a line, in the engine's form
    #[arg(long, value_name = "FORM", num_args = 0..=1, require_equals = true,
        default_missing_value = "text")]
    events: Option<EventsForm>,
}

#[derive(Clone, Copy, ValueEnum)]
enum EventsForm {
    Text,
    Json,
}

impl Apply {
    pub(super) fn run<G: Spoken>(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let (actions, source) = read::<G>(&self.arguments)?;
        let mut state = reading::state::<G>(&source).map_err(named)?;
        let mut events = Vec::new();
        for (at, &action) in actions.iter().enumerate() {
            G::apply(&mut state, action, |event| events.push(event)).map_err(|why| {
                let (text, why) = (G::print(action), why.in_words());
                Failure::Game(format!("move {}: `{text}`: {why}", at + 1))
            })?;
        }
        match self.events {
            None => writeln!(out, "{}", position::write::<G, G::Position>(&state))?,
            Some(form) => {
                for event in events {
                    writeln!(out, "{}", form.line::<G>(&event))?;
                }
            }
        }
        Ok(())
    }
}

/// Returns the actions and the source of the position.
fn read<G: Spoken>(arguments: &[OsString]) -> Result<(Vec<G::Action>, Source), Failure> {
    let action = |argument: &OsStr| argument.to_str().and_then(G::parse);
    let (file, texts) = match arguments.split_last() {
        Some((last, others)) if !others.is_empty() && action(last).is_none() => (&**last, others),
        _ => (OsStr::new("-"), arguments),
    };
    let actions = texts.iter().enumerate().map(|(at, text)| {
        let text = text.as_os_str();
        action(text).ok_or_else(|| {
            let text = text.to_string_lossy().into_owned();
            Failure::NotAnAction { number: at + 1, text }
        })
    });
    Ok((actions.collect::<Result<_, _>>()?, Source::from(file.to_owned())))
}

/// Names both possible errors: a misspelt last action looks like a missing file.
fn named(failure: Failure) -> Failure {
    match failure {
        Failure::Input(Unusable { place: Place::File(path), why: Unread::Unreadable(error) }) => {
            Failure::NeitherActionNorFile { text: path.to_string_lossy().into_owned(), error }
        }
        failure => failure,
    }
}

impl EventsForm {
    fn line<G: Spoken>(self, event: &G::Event) -> String {
        match self {
            EventsForm::Text => G::say_event(event),
            // All keys of maps are strings, so this can't fail.
            EventsForm::Json => serde_json::to_string(event).unwrap_or_default(),
        }
    }
}
