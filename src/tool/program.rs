//! Another program that plays a seat: it is asked line by line, as docs/engine.md says.

use std::fmt;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::spoken::Spoken;
use super::words::quoted;
use crate::rules::position::{Object, seen};
use crate::rules::{Game, Seat};

/// Longest reply, in bytes.
const LONGEST_REPLY: u64 = 1 << 16;
/// Time for a decision if none is given, in seconds.
pub const USUAL_LIMIT: u64 = 10;

/// Why a program has lost its game.
#[derive(Debug, Error)]
pub enum Lost {
    #[error("can't be started: {0}")]
    NotStarted(std::io::Error),
    #[error("has ended")]
    Ended,
    #[error("gave no reply in {} s", .0.as_secs())]
    Slow(Duration),
    #[error("replied `{}`, which is no choice", quoted(.0))]
    NoChoice(String),
    #[error("chose `{}`, which is not legal", quoted(.0))]
    Illegal(String),
}

/// What a program is asked.
#[derive(Serialize)]
struct Question {
    #[serde(rename = "do")]
    verb: &'static str,
    game: &'static str,
    seat: Seat,
    seconds: u64,
    actions: Vec<String>,
    view: Object,
}

/// What it replies.
#[derive(Deserialize)]
struct Choice {
    action: String,
}

/// A program that plays a seat of a game, by its command. It is started when it is first asked, and ends with this.
pub struct Program {
    command: &'static str,
    /// Time for a decision.
    limit: Duration,
    running: Option<Running>,
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.command)
    }
}

/// A program that has been started.
struct Running {
    child: Child,
    questions: Sender<String>,
    replies: Receiver<String>,
}

impl Program {
    /// Returns a program by its command, words with a space between them, which has so much time for a decision.
    pub const fn new(command: &'static str, limit: Duration) -> Program {
        Program { command, limit, running: None }
    }

    /// Asks for the choice of a seat, of which it is told what the seat sees.
    ///
    /// # Errors
    /// Returns an error if there is no legal one in time.
    pub fn choose<G: Spoken>(&mut self, view: &G::View, seat: Seat) -> Result<G::Action, Lost> {
        let running = match &mut self.running {
            Some(running) => running,
            none => none.insert(Running::start(self.command)?),
        };
        let mut legal = Vec::new();
        G::view_legal_actions(view, &mut legal);
        let question = Question {
            verb: "play",
            game: G::NAME,
            seat,
            seconds: self.limit.as_secs(),
            actions: legal.iter().map(|&action| G::print(action)).collect(),
            view: seen::<G, G::Position>(view),
        };
        let line = serde_json::to_string(&question).map_err(|_| Lost::Ended)?;
        running.questions.send(line).map_err(|_| Lost::Ended)?;
        let reply = running.replies.recv_timeout(self.limit).map_err(|error| match error {
            RecvTimeoutError::Timeout => Lost::Slow(self.limit),
            RecvTimeoutError::Disconnected => Lost::Ended,
        })?;
        let Ok(choice) = serde_json::from_str::<Choice>(&reply) else {
            return Err(Lost::NoChoice(reply));
        };
        let chosen = <G as Game>::parse(&choice.action).filter(|action| legal.contains(action));
        chosen.ok_or(Lost::Illegal(choice.action))
    }
}

impl Running {
    fn start(command: &str) -> Result<Running, Lost> {
        let mut words = command.split_whitespace();
        let mut child = Command::new(words.next().unwrap_or_default())
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(Lost::NotStarted)?;
        let (Some(mut input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(Lost::Ended);
        };
        // In threads of their own, since it may neither read nor write.
        let (questions, asked) = channel::<String>();
        thread::spawn(move || {
            for question in asked {
                if writeln!(input, "{question}").and_then(|()| input.flush()).is_err() {
                    return;
                }
            }
        });
        let (send, replies) = channel();
        thread::spawn(move || {
            let mut output = BufReader::new(output);
            loop {
                let mut line = Vec::new();
                let read = output.by_ref().take(LONGEST_REPLY).read_until(b'\n', &mut line);
                if !read.is_ok_and(|bytes| bytes > 0)
                    || send.send(String::from_utf8_lossy(&line).trim().to_owned()).is_err()
                {
                    return;
                }
            }
        });
        Ok(Running { child, questions, replies })
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended by itself.
        self.child.kill().unwrap_or_default();
        self.child.wait().map(drop).unwrap_or_default();
    }
}
