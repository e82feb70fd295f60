//! Texts of the tool other than the help of commands. Errors in positions and actions are described by
//! their game, those in matches as in the page.

use super::chances::WrongLine;
use super::engine::{LONGEST_LINE, Refusal};
use super::failure::{Failure, Trouble, Unusable};
use super::ladder::Contestant;
use super::puzzles;
use super::spoken::Spoken;
use crate::record::ReplayError;
use crate::record::json::LONGEST_SEED;
use crate::rules::position::{Flaw, LONGEST_TEXT, Unread};
use crate::text::error::{InWords, of_match};
use crate::text::given;
use crate::text::link::not_written;

const NOT_AN_ACTION: &str = "isn't a move in notation";

/// What is counted of the games of any kind.
pub const GAMES_COUNTED: &str = "games";
/// Decisions in all of them.
pub const DECISIONS_COUNTED: &str = "decisions of all seats";
/// How often each seat won.
pub const WINS_BY_SEAT: &str = "wins by seat";

/// Reason against a list of values.
pub const NO_OBJECT: &str = "a list instead of an object";

/// Returns the message of a failure.
pub fn failure(failure: &Failure) -> String {
    match failure {
        Failure::Input(source, unusable) => format!("{source}: {}", self::unusable(unusable)),
        Failure::Game(complaint) => complaint.text(),
        Failure::Options(error) => error.to_string(),
        Failure::NoChance(error) => no_chance(error),
        Failure::NotAnAction { number, text } => {
            format!("move {number}: `{}` {NOT_AN_ACTION}", quoted(text))
        }
        Failure::NeitherActionNorFile { text, error } => {
            format!("`{}` {NOT_AN_ACTION}, and can't be read as a file: {error}", quoted(text))
        }
        Failure::TooManyLevels { levels, players } => {
            format!("{levels} levels, but only {players} seats")
        }
        Failure::NobodyToPlay => "name at least two levels".to_owned(),
        Failure::NoContestant(who) => no_such_contestant(*who),
        Failure::NothingToLearn => "the bots of this game don't learn that".to_owned(),
        Failure::NoSearch(level) => format!("{} does not search", level.key()),
        Failure::NoSamples(source, WrongLine(line)) => {
            format!("{source}: line {line}: not what `curia chances --save` wrote of this game")
        }
        Failure::NoPuzzle(source, line) => format!("{source}: line {line}: not a puzzle"),
        Failure::DoesNotHold(breaches) => {
            let said: Vec<String> = breaches.iter().map(breach).collect();
            format!("what people are told does not hold: {}", said.join("; "))
        }
        Failure::NoSuchMoment { at, actions } => {
            format!("--at {at}: the game has {actions} moves")
        }
        Failure::Exists(path) => format!("{}: already exists", path.display()),
        Failure::Save(path, error) => format!("{}: {error}", path.display()),
        Failure::Requests(error) => format!("standard input: {error}"),
        Failure::Output(error) => format!("standard output: {error}"),
        Failure::Signals(error) => format!("can't listen for Ctrl-C: {error}"),
        Failure::Interrupted => "stopped by Ctrl-C".to_owned(),
    }
}

/// Returns the note that a puzzle is none, by its number.
pub fn puzzle_left_out(number: usize, flaw: puzzles::Flaw) -> String {
    let why = match flaw {
        puzzles::Flaw::FewMoves(moves) => format!("only {moves} moves"),
        puzzles::Flaw::NotBest(points) => format!("another turn is better by {points} points"),
        puzzles::Flaw::Unclear(points) => format!("a wrong move costs only {points} points"),
        puzzles::Flaw::ManyAnswers(right, all) => format!("{right} of {all} moves are right"),
        puzzles::Flaw::Easy => "no level of bots misses it".to_owned(),
        puzzles::Flaw::NotOpened => "its game can't be opened".to_owned(),
    };
    format!("puzzle {number} is left out: {why}")
}

/// What does not hold of the chances that people are told.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Breach {
    /// A skill as low as this.
    Skill(f64),
    /// A mean distance from what was won, as long as this part of 1.
    Distance(f64),
    /// A tenth, from 0, that is off.
    Tenth(usize),
}

fn breach(breach: &Breach) -> String {
    match *breach {
        Breach::Skill(skill) => format!("the skill is {skill:.3}"),
        Breach::Distance(distance) => format!("the distance is {:.1} points", 100.0 * distance),
        Breach::Tenth(place) => format!("from {} % on it is off", 10 * place),
    }
}

fn unusable(unusable: &Unusable) -> String {
    match unusable {
        Unusable::Unreadable(error) => error.to_string(),
        Unusable::TooLong(most) => too_long(*most),
        Unusable::Empty => "it's empty".to_owned(),
        Unusable::NotUtf8(at) => format!("byte {at}: not UTF-8"),
    }
}

/// Returns the message of a game's own reason for failure.
pub fn trouble<G: Spoken>(trouble: &Trouble<G>) -> String {
    match trouble {
        Trouble::Setup(error) => format!("this game can't be set up: {}", error.in_words()),
        Trouble::Illegal { number, action, why } => {
            format!("move {number}: `{}`: {}", G::print(*action), why.in_words())
        }
        Trouble::Match(error) | Trouble::Replay(ReplayError::Match(error)) => {
            format!("this game can't start: {}", of_match(error))
        }
        Trouble::Replay(ReplayError::Action { index, why }) => {
            format!("move {}: {}", index + 1, why.in_words())
        }
        Trouble::Link(error) => not_written(error),
        Trouble::Position(source, error) => format!("{source}: {}", position(error)),
        Trouble::Refused(source, why) => format!("{source}: {}", given::refused(why)),
        Trouble::Lost(source, lost, why) => {
            let number = lost.kept + 1;
            let reason = why.as_ref().map_or_else(|| NOT_AN_ACTION.to_owned(), InWords::in_words);
            format!("{source}: move {number}: `{}`: {reason}", quoted(&lost.first))
        }
        Trouble::Short(source, shortfall) => format!("{source}: {}", given::shortfall(shortfall)),
    }
}

fn position(error: &Unread) -> String {
    match error {
        Unread::TooLong => too_long(LONGEST_TEXT),
        Unread::Malformed { line, column, detail } => {
            format!("line {line}, column {}: {}", column.max(&1), without_place(detail))
        }
        Unread::OtherForm { pointer } => other_form(pointer),
        Unread::Impossible(flaws) => {
            let reasons = flaws.iter().map(|flaw| format!("\n  {flaw}"));
            format!("the position is impossible:{}", reasons.collect::<String>())
        }
    }
}

fn too_long(most: usize) -> String {
    format!("longer than {most} bytes")
}

/// Returns the message for JSON of another form that serde would accept.
pub fn other_form(pointer: &str) -> String {
    format!("{pointer}: {NO_OBJECT}, or an object instead of a word")
}

/// Returns the JSON library's message without the place at its end, cut since it may quote an unknown
/// name of any length.
pub fn without_place(detail: &str) -> String {
    let reason = detail.rsplit_once(" at line ").map_or(detail, |(reason, _)| reason);
    cut(reason, 300)
}

/// Returns the message of a refusal.
pub fn refusal(refusal: &Refusal) -> String {
    match refusal {
        Refusal::TooLong => format!("The line is {}.", too_long(LONGEST_LINE)),
        Refusal::NotUtf8(at) => format!("Byte {at} of the line is not UTF-8."),
        Refusal::BadRequest { column, reason } => format!("Column {column}: {reason}."),
        Refusal::UnknownRequest(verb) => format!("There's no request `{}`.", quoted(verb)),
        Refusal::UnknownGame(name) => format!("There's no game `{}`.", quoted(name)),
        Refusal::Game(objection) => objection.message(),
        Refusal::SeedTooLong => format!("The seed is {}.", seed_too_long(LONGEST_SEED)),
        Refusal::NoChance(error) => no_chance(error),
        Refusal::NoPosition => "No position is set: send `new` or `position` first.".to_owned(),
        Refusal::NoSuchSeat(seat) => format!("There's no seat {}.", seat.0),
        Refusal::EventsNotAsked => "`for` needs `events` to be true.".to_owned(),
        Refusal::NoPositionGiven => "`game` needs a `position`.".to_owned(),
        Refusal::NotAnAction(text) => format!("`{}` {NOT_AN_ACTION}.", quoted(text)),
        Refusal::UnknownLevel(word) => format!("{}.", no_level(word)),
        Refusal::GameOver => "The game is over.".to_owned(),
    }
}

/// Returns the message for a refused set-up.
pub fn no_such_game(reason: &str) -> String {
    format!("This game can't be set up: {reason}.")
}

/// Returns the message for an impossible position.
pub fn impossible(flaws: &[Flaw]) -> String {
    match flaws {
        [flaw] => format!("The position is impossible: {flaw}."),
        flaws => format!("The position is impossible for {} reasons.", flaws.len()),
    }
}

/// Returns the beginning of an input, to quote it.
pub fn quoted(text: &str) -> String {
    cut(text, 80).escape_debug().collect()
}

fn cut(text: &str, most: usize) -> String {
    let mut beginning: String = text.chars().take(most).collect();
    if beginning.len() < text.len() {
        beginning.push('…');
    }
    beginning
}

fn no_chance(error: &getrandom::Error) -> String {
    format!("This machine can't make a random seed: {error}.")
}

/// Returns the progress message of a round of training.
pub fn trained(round: u32, notes: usize, error: f64) -> String {
    format!("round {round}: learned from {notes} positions, {error:.2} points off at the end")
}

/// Returns the progress message of a duel.
pub fn duel(line: &str) -> String {
    format!("played: {line}")
}

/// Returns the message with the random seed.
pub fn seed_taken(seed: &str) -> String {
    format!("curia: seed {seed}")
}

/// Returns the message for a seed that is too long.
pub fn seed_too_long(most: usize) -> String {
    format!("longer than {most} characters")
}

/// Returns the message for an unknown level.
pub fn no_level(word: &str) -> String {
    format!("There's no level `{}`", quoted(word))
}

/// Returns the message for an unknown contestant.
pub fn no_contestant(word: &str) -> String {
    format!(
        "`{}` isn't a level, nor search:N, peeking:N, hand:N, textbook:N or STYLE:N",
        quoted(word)
    )
}

/// Returns the message for a contestant that the game does not have.
fn no_such_contestant(who: Contestant) -> String {
    format!("this game has no player {who}")
}
