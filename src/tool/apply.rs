//! `curia apply`: plays actions.

use std::ffi::{OsStr, OsString};
use std::io::Write;

use clap::{Args, ValueEnum};

use super::EXIT_CODES;
use super::failure::{Failure, Trouble, Unusable};
use super::input::{Source, line_of};
use super::spoken::Spoken;
use crate::rules::position::Position;

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
        let mut state = source.state::<G>().map_err(named)?;
        let mut events = Vec::new();
        for (at, &action) in actions.iter().enumerate() {
            G::apply(&mut state, action, |event| events.push(event))
                .map_err(|why| Trouble::<G>::Illegal { number: at + 1, action, why })?;
        }
        match self.events {
            None => writeln!(out, "{}", line_of(&G::Position::of(&state)))?,
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
    Ok((actions.collect::<Result<_, _>>()?, Source::from(file)))
}

/// Names both possible errors: a misspelt last action looks like a missing file.
fn named(failure: Failure) -> Failure {
    match failure {
        Failure::Input(Source::File(path), Unusable::Unreadable(error)) => {
            Failure::NeitherActionNorFile { text: path.to_string_lossy().into_owned(), error }
        }
        failure => failure,
    }
}

impl EventsForm {
    fn line<G: Spoken>(self, event: &G::Event) -> String {
        match self {
            EventsForm::Text => G::say_event(event),
            EventsForm::Json => line_of(event),
        }
    }
}
