//! The interface of a game for programs and people that use it over lines, and the table in which the
//! tool finds games by name.

use std::fmt::{self, Display};
use std::io::Write;

use clap::{ArgMatches, Args, FromArgMatches};
use serde::Serialize;

use super::Command;
use super::count::{Figure, Finished};
use super::engine::advice::GainForm;
use super::engine::table::{Dealt, Open, deal, place};
use super::engine::{Asked, Refusal};
use super::failure::Failure;
use super::train::Train;
use crate::bots::Playable;
use crate::bots::search::Heuristic;
use crate::rules::Seat;
use crate::rules::form::Formed;
use crate::rules::luck::Seed;
use crate::rules::position::Position;
use crate::rules::sample::Sampled;
use crate::session::Session;
use crate::text::error::InWords;

/// A game that can be used over lines: its positions and reports as JSON with stable names, and in
/// words. The tool speaks English only, since programs read it too.
///
/// It is `Clone` because copies of histories and matches need that, and values that go between threads
/// are `Send`.
pub trait Spoken:
    Playable<
        Setup: Send + Sync,
        SetupError: InWords + Send,
        Action: Send,
        Motive: Send,
        Illegal: InWords + Serialize + Send,
        Event: Serialize,
        Broken: Display,
    > + Sampled
    + Clone
    + 'static
{
    /// Raised with every change of the form of positions.
    const POSITION_FORMAT: u32;

    /// Choices before a game, as options of a command.
    type Options: Args;
    /// The form of positions.
    type Position: Position<Self>;
    /// A seat's points by cause.
    type Score: Formed;

    /// Returns the set-up of these options.
    fn setup(options: Self::Options) -> Self::Setup;

    /// Reads the request `new` in a line.
    ///
    /// # Errors
    /// Returns an error if it has no set-up of the game.
    fn read_new(line: &str) -> Result<Asked<Self::Setup>, Refusal>;

    /// Returns the form of a seat's view.
    fn view_form(view: &Self::View) -> impl Serialize;

    /// Returns the kind of the open decision.
    fn decision_form(state: &Self::State) -> impl Serialize;

    /// Returns the score of every seat if the game ended now.
    fn scores(state: &Self::State) -> Vec<Self::Score>;

    /// Returns the form of a reason for an action.
    fn gain_form(motive: &Self::Motive) -> GainForm;

    /// Returns the seats from best to worst if the game ended now, grouped by shared place.
    fn ranking(state: &Self::State) -> Vec<Vec<Seat>>;

    /// Returns the same position with other luck to come.
    fn with_luck(state: &Self::State, seed: Seed) -> Self::State;

    /// Returns the evaluation written by hand, for comparison with that of search, if there is one.
    fn by_hand() -> Option<&'static (impl Heuristic<Self> + 'static)>;

    /// Returns the search's knowledge with a single-minded way of playing for a seat, for comparison, if the game has one
    /// of this name.
    fn style(_name: &str, _seat: Seat) -> Option<Box<dyn Heuristic<Self>>> {
        None
    }

    /// Learns the weights of the bots for a table and writes them.
    ///
    /// # Errors
    /// Returns an error if the game has nothing to learn, or if it fails.
    fn train(train: &Train, players: u8, out: &mut dyn Write) -> Result<(), Failure>;

    /// Learns the network of the strongest level and writes it.
    ///
    /// # Errors
    /// Returns an error if the game has none, or if it fails.
    fn train_network(_train: &Train, _out: &mut dyn Write) -> Result<(), Failure> {
        Err(Failure::NothingToLearn)
    }

    /// Returns what else there is to count of finished games.
    fn count(_games: &[Finished<Self>]) -> Vec<Figure> {
        Vec::new()
    }

    /// Describes the whole table, including all hands.
    fn say_table(state: &Self::State) -> String;

    /// Describes the standing of an unfinished match.
    fn say_standing(state: &Self::State, names: &[String]) -> String;

    /// Describes every seat's score by cause if the game ended now, and the winners.
    fn say_score(state: &Self::State, names: &[String]) -> String;

    /// Describes the source of every point.
    fn say_trace(session: &Session<Self>, names: &[String]) -> String;

    /// Describes an event in a sentence.
    fn say_event(event: &Self::Event) -> String;
}

/// A position set by a line, or the reason it can't be.
pub(super) type Placed = Result<Box<dyn Open>, Refusal>;

/// A game as the tool finds it by name.
#[derive(Clone, Copy)]
pub struct Known {
    pub(super) name: &'static str,
    pub(super) rules: u32,
    pub(super) position_format: u32,
    /// Adds the options of a set-up to a command.
    pub(super) options: fn(clap::Command) -> clap::Command,
    pub(super) run: fn(&Command, &mut dyn Write) -> Result<(), Failure>,
    /// Deals the game that a line asks for.
    pub(super) deal: fn(&str) -> Result<Dealt, Refusal>,
    /// Sets the position in a line.
    pub(super) place: fn(&str, &str) -> Placed,
}

impl Known {
    /// Returns the entry of a game.
    pub const fn of<G: Spoken>() -> Known {
        Known {
            name: G::NAME,
            rules: G::RULES_VERSION,
            position_format: G::POSITION_FORMAT,
            options: |command| {
                let (about, long) =
                    (command.get_about().cloned(), command.get_long_about().cloned());
                // The help of the options must not replace that of the command.
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

/// Returns the game with a name, by default the first.
pub(super) fn find(games: &[Known], name: Option<&str>) -> Option<Known> {
    match name {
        None => games.first().copied(),
        Some(name) => games.iter().find(|game| game.name == name).copied(),
    }
}

/// Options of a set-up, which only the game knows.
pub struct SetupOptions(ArgMatches);

impl SetupOptions {
    /// Reads the set-up.
    ///
    /// # Errors
    /// Returns an error if the options are not those of the game.
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
