//! The engine: a line in, a line out.

use super::refusal::{LONGEST_LINE, Refusal};
use super::reply::{self, Reply};
use super::request::{Bare, Head, Named, Request, See, SetPosition, parse};
use super::served::Served;
use super::table::Open;
use crate::bots::Level;

/// Raised when a request or reply changes its meaning.
const PROTOCOL: u32 = 2;

/// A reply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// One JSON object, without the end of the line.
    pub line: String,
    /// Whether the engine was told to quit.
    pub quits: bool,
}

/// One position, and the games that can be asked about.
pub struct Engine {
    games: Vec<Served>,
    open: Option<Box<dyn Open>>,
}

impl Engine {
    /// Returns an engine for these games, with the first as the default.
    pub fn new(games: &[impl AsRef<Served>]) -> Engine {
        Engine { games: games.iter().map(|game| *game.as_ref()).collect(), open: None }
    }

    /// Answers a request, whatever it is, with exactly one line.
    pub fn answer(&mut self, line: &[u8]) -> Answer {
        let mut head = Head::default();
        let done = self.reply(line, &mut head);
        let quits = done.is_ok() && head.verb == "quit";
        let reply = done.unwrap_or_else(|refusal| refusal.reply(line.trim_ascii_end().len()));
        let reply = Reply::default().with_any("id", head.id).and(reply);
        Answer { line: serde_json::to_string(&reply).unwrap_or_default(), quits }
    }

    fn reply<'a>(&mut self, line: &'a [u8], head: &mut Head<'a>) -> Result<Reply, Refusal> {
        if line.len() > LONGEST_LINE {
            return Err(Refusal::TooLong);
        }
        let text =
            std::str::from_utf8(line).map_err(|error| Refusal::NotUtf8(error.valid_up_to() + 1))?;
        *head = parse(text)?;
        let bare = || parse::<Bare>(text);
        match &*head.verb {
            "hello" => bare().and_then(|_| self.hello()),
            "new" => self.deal(text),
            "position" => self.position(&parse(text)?, text),
            "legal" => bare().and_then(|_| self.ask(&Request::Legal)),
            "apply" => self.ask(&Request::Apply(parse(text)?)),
            "view" => self.ask(&Request::View(parse::<See>(text)?.viewer)),
            "best" => self.ask(&Request::Best(parse(text)?)),
            "score" => bare().and_then(|_| self.ask(&Request::Score)),
            "quit" => bare().map(|_| reply::to("quit")),
            other => Err(Refusal::UnknownRequest(other.to_owned())),
        }
    }

    fn hello(&self) -> Result<Reply, Refusal> {
        let first = self.game(None)?;
        let about = Reply::default()
            .with("program", &env!("CARGO_PKG_NAME"))
            .with("version", &env!("CARGO_PKG_VERSION"))
            .with("protocol", &PROTOCOL)
            .with("game", &first.name)
            .with("rules", &first.rules)
            .with("position_format", &first.position_format)
            .with("levels", &Level::ALL.map(Level::key))
            .with("longest_line", &LONGEST_LINE)
            .with("games", &self.games);
        Ok(reply::to("hello").with("engine", &about))
    }

    fn deal(&mut self, text: &str) -> Result<Reply, Refusal> {
        let named: Named<'_> = parse(text)?;
        let (open, seed) = (self.game(named.game.as_deref())?.deal)(text)?;
        Ok(reply::to("new").with("seed", &seed).and(self.open.insert(open).standing()))
    }

    fn position(&mut self, request: &SetPosition<'_>, line: &str) -> Result<Reply, Refusal> {
        match request.position {
            None if request.game.is_some() => Err(Refusal::NoPositionGiven),
            None => self.ask(&Request::Position),
            Some(position) => {
                let open = (self.game(request.game.as_deref())?.place)(position.get(), line)?;
                Ok(reply::to("position").and(self.open.insert(open).standing()))
            }
        }
    }

    /// Asks about the position.
    fn ask(&mut self, request: &Request<'_>) -> Result<Reply, Refusal> {
        self.open.as_mut().ok_or(Refusal::NoPosition)?.answer(request)
    }

    /// Returns the game with a name, by default the first.
    fn game(&self, name: Option<&str>) -> Result<Served, Refusal> {
        let is_named = |game: &&Served| name.is_none_or(|name| game.name == name);
        let unknown = || Refusal::UnknownGame(name.unwrap_or_default().to_owned());
        self.games.iter().find(is_named).copied().ok_or_else(unknown)
    }
}
