//! What a game offers so that programs and people can speak with it over lines, and the table in which
//! the tool finds the games by their names.

use std::fmt;
use std::io::Write;

use clap::{ArgMatches, Args, FromArgMatches};
use serde::Serialize;

use super::Command;
use super::engine::advice::GainForm;
use super::engine::table::{Dealt, Open, deal, place};
use super::engine::{Asked, Refusal};
use super::failure::Failure;
use super::train::Train;
use crate::bots::Playable;
use crate::bots::search::Heuristic;
use crate::rules::Seat;
use crate::rules::luck::Seed;
use crate::rules::sample::Sampled;
use crate::session::Session;
use crate::text::error::InWords;

/// A game that can be spoken with over lines: its positions and all that it tells as JSON, in names that
/// stay, and in words. The tool speaks English only, since programs read it too.
///
/// It can be cloned since copies of histories and matches ask for that, and what goes from thread to thread
/// can be sent.
pub trait Spoken:
    Playable<Setup: Send + Sync, SetupError: InWords + Send, Action: Send, Illegal: InWords + Send>
    + Sampled
    + Clone
    + 'static
{
    /// Raised with every change of the form of positions.
    const POSITION_FORMAT: u32;
    /// The longest text of a position that is read, in bytes.
    const LONGEST_POSITION: usize;

    /// What is chosen before a game, as options of a command.
    type Options: Args;
    /// Something that makes a position impossible.
    type Flaw: Send + 'static;

    /// The set-up of these options.
    fn setup(options: Self::Options) -> Self::Setup;

    /// What a line asks for with `new`.
    ///
    /// # Errors
    /// If it asks for no set-up of the game.
    fn read_new(line: &str) -> Result<Asked<Self::Setup>, Refusal>;

    /// Reads the state of a position as JSON.
    ///
    /// # Errors
    /// If it is no position, or an impossible one.
    fn read_position(text: &str) -> Result<Self::State, Unread<Self::Flaw>>;

    /// All of a state, hidden things included.
    fn position_form(state: &Self::State) -> impl Serialize;

    /// What a seat may know.
    fn view_form(view: &Self::View) -> impl Serialize;

    /// The kind of decision that is open.
    fn decision_form(state: &Self::State) -> impl Serialize;

    /// What every seat scores if the game ended now.
    fn score_form(state: &Self::State) -> impl Serialize;

    /// What happened.
    fn event_form(event: &Self::Event) -> impl Serialize;

    /// Why an action is not legal.
    fn illegal_form(why: &Self::Illegal) -> impl Serialize;

    /// What speaks for an action.
    fn gain_form(motive: &Self::Motive) -> GainForm;

    /// The seats from best to worst if the game ended now, those that share a place together.
    fn ranking(state: &Self::State) -> Vec<Vec<Seat>>;

    /// The same position with other luck to come.
    fn with_luck(state: &Self::State, seed: Seed) -> Self::State;

    /// An evaluation that was written by hand, to compare with what search is told, if there is one.
    fn by_hand() -> Option<&'static (impl Heuristic<Self> + 'static)>;

    /// Learns the weights of the bots and writes them.
    ///
    /// # Errors
    /// If there is nothing to learn in this game, or it can't be done.
    fn train(train: &Train, out: &mut dyn Write) -> Result<(), Failure>;

    /// The whole table, all hands included.
    fn say_table(state: &Self::State) -> String;

    /// Where a match stands that is not over.
    fn say_standing(state: &Self::State, names: &[String]) -> String;

    /// What every seat scores if the game ended now, by cause, and who wins.
    fn say_score(state: &Self::State, names: &[String]) -> String;

    /// Where every point came from.
    fn say_trace(session: &Session<Self>, names: &[String]) -> String;

    /// What happened: a sentence.
    fn say_event(event: &Self::Event) -> String;

    /// Why a position is impossible: where, and part of a sentence.
    fn say_flaw(flaw: &Self::Flaw) -> String;
}

/// Why a text is no position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unread<F> {
    /// Longer than is read.
    TooLong,
    /// Not JSON, or not of the form of a position.
    Malformed {
        /// The line, from 1.
        line: usize,
        /// The column in bytes, from 1; 0 at the beginning of a line.
        column: usize,
        /// What the JSON library says of it, for developers.
        detail: String,
    },
    /// JSON that would be understood, but has a list in place of an object, or an object in place of a
    /// word.
    OtherForm {
        /// Where, as a JSON pointer.
        pointer: String,
    },
    /// All that makes the position impossible.
    Impossible(Vec<F>),
}

/// A table that stands as a line says, or why it can't.
pub(super) type Placed = Result<Box<dyn Open>, Refusal>;

/// A game as the tool finds it by its name.
#[derive(Clone, Copy)]
pub struct Known {
    pub(super) name: &'static str,
    pub(super) rules: u32,
    pub(super) position_format: u32,
    /// Adds the options of a set-up to a command.
    pub(super) options: fn(clap::Command) -> clap::Command,
    /// Runs a command.
    pub(super) run: fn(&Command, &mut dyn Write) -> Result<(), Failure>,
    /// Deals what a line asks for.
    pub(super) deal: fn(&str) -> Result<Dealt, Refusal>,
    /// Sets the position that stands in a line.
    pub(super) place: fn(&str, &str) -> Placed,
}

impl Known {
    /// A game, by its own name.
    pub const fn of<G: Spoken>() -> Known {
        Known {
            name: G::NAME,
            rules: G::RULES_VERSION,
            position_format: G::POSITION_FORMAT,
            options: |command| {
                let (about, long) =
                    (command.get_about().cloned(), command.get_long_about().cloned());
                // What is said of the options is not said of the command.
                let command = G::Options::augment_args(command);
                command.about(about.unwrap_or_default()).long_about(long.unwrap_or_default())
            },
            run: |command, out| command.run::<G>(out),
            deal: deal::<G>,
            place: place::<G>,
        }
    }
}

impl fmt::Debug for Known {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// The game of a name; the first is meant where none is named.
pub(super) fn find(games: &[Known], name: Option<&str>) -> Option<Known> {
    match name {
        None => games.first().copied(),
        Some(name) => games.iter().find(|game| game.name == name).copied(),
    }
}

/// The options of a set-up: which there are is known by the game alone.
pub struct SetupOptions(ArgMatches);

impl SetupOptions {
    /// The set-up.
    ///
    /// # Errors
    /// If the options are not those of the game.
    pub(super) fn read<G: Spoken>(&self) -> Result<G::Setup, Failure> {
        G::Options::from_arg_matches(&self.0).map(G::setup).map_err(Failure::Options)
    }
}

impl FromArgMatches for SetupOptions {
    fn from_arg_matches(matches: &ArgMatches) -> Result<SetupOptions, clap::Error> {
        Ok(SetupOptions(matches.clone()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        self.0 = matches.clone();
        Ok(())
    }
}

impl Args for SetupOptions {
    fn augment_args(command: clap::Command) -> clap::Command {
        command
    }

    fn augment_args_for_update(command: clap::Command) -> clap::Command {
        command
    }
}
