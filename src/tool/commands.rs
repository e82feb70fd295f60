//! All commands, and the games that they are run for.

use std::ffi::OsString;
use std::fmt;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::builder::PossibleValuesParser;
use clap::{Arg, CommandFactory, FromArgMatches, Parser, Subcommand};

use super::engine::Served;
use super::failure::{EXIT_CODES, Failure, REFUSED};
use super::spoken::Spoken;
use super::{
    apply, bench, chances, count, engine, ladder, legal, link, new, options, puzzles, replay,
    selfplay, show, train,
};

/// Positions, games and bots, for scripts and other programs
///
/// A position is JSON with everything in it, hidden cards included. Commands that read one take a
/// file, or standard input if none is named, so they can be chained:
///
///   curia new --players 3 --seed ada | curia apply "elect O hills" end | curia legal
#[derive(Parser)]
#[command(name = "curia", version, verbatim_doc_comment, after_help = EXIT_CODES)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    New(new::New),
    Legal(legal::Legal),
    Apply(apply::Apply),
    Show(show::Show),
    Replay(replay::Replay),
    Link(link::Link),
    Count(count::Count),
    Chances(chances::Chances),
    Calibrate(chances::Calibrate),
    Puzzles(puzzles::Puzzles),
    Selfplay(selfplay::Selfplay),
    Ladder(ladder::Ladder),
    Train(train::Train),
    Bench(bench::Bench),
    Engine(engine::Serve),
}

/// Option that names a game.
const GAME: &str = "--game";
/// Commands with that option. Matches and requests name their game themselves.
const OF_A_GAME: [&str; 10] = [
    "new",
    "legal",
    "apply",
    "show",
    "selfplay",
    "ladder",
    "chances",
    "calibrate",
    "train",
    "bench",
];
/// Commands with the options of its set-up.
const OF_A_SETUP: [&str; 2] = ["new", "selfplay"];

/// A game as the tool finds it by name.
#[derive(Clone, Copy)]
pub struct Known {
    served: Served,
    /// Adds the options of a set-up to a command.
    options: fn(clap::Command) -> clap::Command,
    run: fn(&Command, &mut dyn Write) -> Result<(), Failure>,
}

impl Known {
    /// Returns the entry of a game.
    pub const fn of<G: Spoken>() -> Known {
        Known { served: Served::of::<G>(), options: options::add::<G>, run: Command::run::<G> }
    }
}

impl AsRef<Served> for Known {
    fn as_ref(&self) -> &Served {
        &self.served
    }
}

impl fmt::Debug for Known {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.served.name)
    }
}

impl Command {
    /// Runs a command for a game.
    fn run<G: Spoken>(&self, out: &mut dyn Write) -> Result<(), Failure> {
        match self {
            Command::New(command) => command.run::<G>(out),
            Command::Legal(command) => command.run::<G>(out),
            Command::Apply(command) => command.run::<G>(out),
            Command::Show(command) => command.run::<G>(out),
            Command::Replay(command) => command.run::<G>(out),
            Command::Link(command) => command.run::<G>(out),
            Command::Count(command) => command.run::<G>(out),
            Command::Chances(command) => command.run::<G>(out),
            Command::Calibrate(command) => command.run::<G>(out),
            Command::Puzzles(command) => command.run::<G>(out),
            Command::Selfplay(command) => command.run::<G>(out),
            Command::Ladder(command) => command.run::<G>(out),
            Command::Train(command) => G::train(command, out),
            Command::Bench(command) => command.run::<G>(out),
            // The engine serves all games.
            Command::Engine(_) => Ok(()),
        }
    }
}

/// Runs the command in the program's arguments. The first game is the default.
pub fn main(games: &[Known]) -> ExitCode {
    let arguments: Vec<OsString> = std::env::args_os().collect();
    let game = named(&arguments).and_then(|name| find(games, name)).or(games.first().copied());
    let matches = command(games, game).try_get_matches_from(arguments);
    let cli = match matches.and_then(|mut matches| Cli::from_arg_matches_mut(&mut matches)) {
        Ok(cli) => cli,
        Err(error) => {
            // Help goes to standard output; if that was closed, nobody reads it.
            error.print().unwrap_or_default();
            return if error.use_stderr() { REFUSED.into() } else { ExitCode::SUCCESS };
        }
    };
    let mut out = BufWriter::new(io::stdout().lock());
    let done = run(&cli.command, games, game, &mut out);
    match done.and_then(|()| Ok(out.flush()?)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            if !failure.is_closed_output() {
                // If standard error fails too, nothing more can be done.
                writeln!(io::stderr(), "curia: {failure}").unwrap_or_default();
            }
            failure.exit_code().into()
        }
    }
}

fn run(
    command: &Command,
    games: &[Known],
    game: Option<Known>,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    if let Command::Engine(serve) = command {
        return serve.run(games, out);
    }
    let Some(game) = game else { return Ok(()) };
    match (game.run)(command, out) {
        // The match may belong to another game than expected.
        Err(Failure::OtherGame { name, text }) => match find(games, &name) {
            Some(other) => (other.run)(command, out),
            None => Err(Failure::OtherGame { name, text }),
        },
        done => done,
    }
}

/// Returns the game with a name.
fn find(games: &[Known], name: &str) -> Option<Known> {
    games.iter().find(|game| game.served.name == name).copied()
}

/// Returns the command line for this game.
fn command(games: &[Known], game: Option<Known>) -> clap::Command {
    let names = PossibleValuesParser::new(games.iter().map(|game| game.served.name));
    let default = games.first().map(|game| game.served.name);
    let option = Arg::new("of_game")
        .long(GAME.trim_start_matches('-'))
        .value_name("GAME")
        .help("The game")
        .value_parser(names)
        .default_value(default);
    let mut command = Cli::command();
    for name in OF_A_GAME {
        command = command.mut_subcommand(name, |command| command.arg(option.clone()));
    }
    for name in OF_A_SETUP {
        command = command.mut_subcommand(name, |command| match game {
            Some(game) => (game.options)(command),
            None => command,
        });
    }
    command
}

/// Returns the game named in the arguments, whose options are needed to read the others.
fn named(arguments: &[OsString]) -> Option<&str> {
    let mut words = arguments.iter().map_while(|word| word.to_str().filter(|word| *word != "--"));
    while let Some(word) = words.next() {
        match word.strip_prefix(GAME) {
            Some("") => return words.next(),
            Some(rest) if rest.starts_with('=') => return rest.strip_prefix('='),
            _ => {}
        }
    }
    None
}
