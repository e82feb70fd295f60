//! Options of a set-up, which only the game knows.

use clap::{ArgMatches, Args, Command, FromArgMatches};

use super::failure::Failure;
use super::spoken::Spoken;

/// Options of a set-up.
pub struct SetupOptions(ArgMatches);

/// Adds the options of a game's set-up to a command.
pub fn add<G: Spoken>(command: Command) -> Command {
    let (about, long) = (command.get_about().cloned(), command.get_long_about().cloned());
    // The help of the options must not replace that of the command.
    let command = G::Options::augment_args(command);
    command.about(about.unwrap_or_default()).long_about(long.unwrap_or_default())
}

impl SetupOptions {
    /// Reads the set-up.
    ///
    /// # Errors
    /// Returns an error if the options are not those of the game.
    pub fn read<G: Spoken>(&self) -> Result<G::Setup, Failure> {
        Ok(G::Options::from_arg_matches(&self.0)?.into())
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
    fn augment_args(command: Command) -> Command {
        command
    }

    fn augment_args_for_update(command: Command) -> Command {
        command
    }
}
