//! The command-line tool `curia`: positions, games and bots of Council of 4 for scripts and other
//! programs. One command a file; [`engine`] is the line protocol.
//!
//! What a command prints is worked out before the first byte is written: input that is refused
//! leaves nothing on standard output. The tool speaks English only, since programs read it too.

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

mod apply;
mod arguments;
mod bench;
pub mod engine;
mod failure;
mod input;
mod jobs;
mod ladder;
mod legal;
mod link;
mod new;
mod replay;
mod selfplay;
mod show;
mod train;
mod words;

pub use failure::Failure;

/// What every command's help ends with.
const EXIT_CODES: &str = "Exit codes:
  0  done
  1  the machine failed: something could not be written
  2  the input was refused; then nothing is on standard output";

/// Positions, games and bots of Council of 4, for scripts and other programs
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
    Selfplay(selfplay::Selfplay),
    Ladder(ladder::Ladder),
    Train(train::Train),
    Bench(bench::Bench),
    Engine(engine::Serve),
}

impl Command {
    fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        match self {
            Command::New(command) => command.run(out),
            Command::Legal(command) => command.run(out),
            Command::Apply(command) => command.run(out),
            Command::Show(command) => command.run(out),
            Command::Replay(command) => command.run(out),
            Command::Link(command) => command.run(out),
            Command::Selfplay(command) => command.run(out),
            Command::Ladder(command) => command.run(out),
            Command::Train(command) => command.run(out),
            Command::Bench(command) => command.run(out),
            Command::Engine(command) => command.run(out),
        }
    }
}

/// Runs the command that the program was called with.
pub fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => {
            // Help goes to standard output, and whoever closed it does not want to read it.
            error.print().unwrap_or_default();
            return if error.use_stderr() { failure::REFUSED.into() } else { ExitCode::SUCCESS };
        }
    };
    let mut out = BufWriter::new(io::stdout().lock());
    let done = cli.command.run(&mut out);
    match done.and_then(|()| Ok(out.flush()?)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            if let Some(text) = failure.text() {
                // With nobody to tell there is nothing better to do.
                writeln!(io::stderr(), "curia: {text}").unwrap_or_default();
            }
            failure.exit_code().into()
        }
    }
}
