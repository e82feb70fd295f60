//! `curia apply`: does actions.

use std::ffi::{OsStr, OsString};
use std::io::Write;

use clap::{Args, ValueEnum};

use super::engine::form::EventForm;
use super::failure::{Failure, Unusable};
use super::input::Source;
use super::{EXIT_CODES, input, words};
use crate::games::Game;
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::action::Action;
use crate::games::council_of_4::event::Event;
use crate::games::council_of_4::position;

/// Do actions in a position and print the new one
///
/// Each action is one argument, so those with blanks are quoted. The last argument is the file of
/// the position unless it is an action too; without a file, or with `-`, the position is read
/// from standard input. A file that is called like an action is named with its folder: ./end
///
/// With --events what happened is printed, one event a line, in place of the position. Nothing is
/// left to chance between two calls, so a script that wants both calls twice.
///
/// Examples:
///   curia apply "elect O hills" end start.json > next.json
///   curia apply "elect O hills" end start.json --events
#[derive(Args)]
#[command(verbatim_doc_comment, after_help = EXIT_CODES)]
pub struct Apply {
    /// Actions in notation, in their order; then the position's file, or `-`
    #[arg(value_name = "ACTION|FILE", required = true)]
    arguments: Vec<OsString>,
    /// Print the events in place of the position, drawn cards and revealed permits included: in
    /// words, or as JSON, one object a line, as the engine gives them
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
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let (actions, source) = read(&self.arguments)?;
        let mut state = source.state().map_err(named)?;
        let mut events = Vec::new();
        for (at, &action) in actions.iter().enumerate() {
            CouncilOf4::apply(&mut state, action, |event| events.push(event)).map_err(|why| {
                Failure::Illegal { number: at + 1, action: action.to_string(), why }
            })?;
        }
        match self.events {
            None => writeln!(out, "{}", position::write(&state))?,
            Some(form) => {
                for event in events {
                    writeln!(out, "{}", form.line(&event))?;
                }
            }
        }
        Ok(())
    }
}

/// The actions, and where the position is.
fn read(arguments: &[OsString]) -> Result<(Vec<Action>, Source), Failure> {
    let action = |argument: &OsStr| argument.to_str().and_then(CouncilOf4::parse);
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

/// A misspelt last action is taken for a file, so a file that is not there may be either.
fn named(failure: Failure) -> Failure {
    match failure {
        Failure::Input(Source::File(path), Unusable::Unreadable(error)) => {
            Failure::NeitherActionNorFile { text: path.to_string_lossy().into_owned(), error }
        }
        failure => failure,
    }
}

impl EventsForm {
    fn line(self, event: &Event) -> String {
        match self {
            EventsForm::Text => words::event(event),
            EventsForm::Json => input::line_of(&EventForm::from(event)),
        }
    }
}
