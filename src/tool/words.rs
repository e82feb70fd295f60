//! Every text of the tool that is not the help of a command. What is wrong with a position or an
//! action is said in the words of the table of texts.

use super::engine::{LONGEST_LINE, Refusal};
use super::failure::{Failure, Unusable};
use crate::bots::motive::Gain;
use crate::games::council_of_4::event::Event;
use crate::games::council_of_4::legal::Illegal;
use crate::games::council_of_4::position::{Flaw, LONGEST_TEXT, ReadError};
use crate::games::council_of_4::setup::SetupError;
use crate::games::council_of_4::state::Table;
use crate::record::ReplayError;
use crate::record::json::LONGEST_SEED;
use crate::text::event::sentence;
use crate::text::given;
use crate::text::{name_of, text};

const NOT_AN_ACTION: &str = "is no action in notation";

/// What is wrong with a list of values.
pub const NO_OBJECT: &str = "a list in place of an object";

/// Why a command could not do what it was asked.
pub fn failure(failure: &Failure) -> String {
    match failure {
        Failure::Input(source, unusable) => format!("{source}: {}", self::unusable(unusable)),
        Failure::Setup(error) => format!("no such game: {}", setup(*error)),
        Failure::NoChance(error) => no_chance(error),
        Failure::NotAnAction { number, text } => {
            format!("action {number}: `{}` {NOT_AN_ACTION}", quoted(text))
        }
        Failure::NeitherActionNorFile { text, error } => {
            format!("`{}` {NOT_AN_ACTION}, nor a file that can be read: {error}", quoted(text))
        }
        Failure::Illegal { number, action, why } => {
            format!("action {number}: `{action}`: {}", illegal(*why))
        }
        Failure::TooManyLevels { levels, players } => {
            format!("{levels} levels for {players} seats")
        }
        Failure::NobodyToPlay => "two levels at least are needed".to_owned(),
        Failure::Match(error) | Failure::Replay(ReplayError::Match(error)) => {
            format!("no such match: {}", (text().error().match_)(error))
        }
        Failure::Replay(ReplayError::Action { index, why }) => {
            format!("action {}: {}", index + 1, illegal(*why))
        }
        Failure::Link(error) => (text().link().not_written)(error),
        Failure::NoSuchMoment { at, actions } => {
            format!("--at {at}: the match has {actions} actions")
        }
        Failure::Exists(path) => format!("{}: is there already", path.display()),
        Failure::Save(path, error) => format!("{}: {error}", path.display()),
        Failure::Requests(error) => format!("standard input: {error}"),
        Failure::Output(error) => format!("standard output: {error}"),
        Failure::Signals(error) => format!("Ctrl-C can't be caught: {error}"),
        Failure::Interrupted => "ended by Ctrl-C".to_owned(),
    }
}

fn unusable(unusable: &Unusable) -> String {
    match unusable {
        Unusable::Unreadable(error) => error.to_string(),
        Unusable::TooLong(most) => too_long(*most),
        Unusable::Empty => "nothing is in it".to_owned(),
        Unusable::NotUtf8(at) => format!("byte {at}: not UTF-8"),
        Unusable::Position(error) => position(error),
        Unusable::Refused(why) => given::refused(why),
        Unusable::Lost(lost, why) => {
            let number = lost.kept + 1;
            let reason = why.map_or_else(|| NOT_AN_ACTION.to_owned(), illegal);
            format!("action {number}: `{}`: {reason}", quoted(&lost.first))
        }
        Unusable::Short(shortfall) => given::shortfall(shortfall),
    }
}

fn position(error: &ReadError) -> String {
    match error {
        ReadError::TooLong(_) => too_long(LONGEST_TEXT),
        ReadError::Malformed { line, column, detail } => {
            format!("line {line}, column {}: {}", column.max(&1), without_place(detail))
        }
        ReadError::OtherForm { pointer } => other_form(pointer),
        ReadError::Impossible(flaws) => {
            let reasons = flaws.iter().map(|flaw| format!("\n  {}", self::flaw(flaw)));
            format!("no possible position:{}", reasons.collect::<String>())
        }
    }
}

fn too_long(most: usize) -> String {
    format!("longer than {most} bytes")
}

/// What is wrong with JSON that would be understood.
pub fn other_form(pointer: &str) -> String {
    format!("{pointer}: {NO_OBJECT}, or an object in place of a word")
}

/// What the JSON library says, without the place at its end. A name that is not known is part of
/// it, however long.
pub fn without_place(detail: &str) -> String {
    let reason = detail.rsplit_once(" at line ").map_or(detail, |(reason, _)| reason);
    cut(reason, 300)
}

/// Why the engine refuses a request.
pub fn refusal(refusal: &Refusal) -> String {
    match refusal {
        Refusal::TooLong => format!("The line is {}.", too_long(LONGEST_LINE)),
        Refusal::NotUtf8(at) => format!("Byte {at} of the line is not UTF-8."),
        Refusal::BadRequest { column, reason } => format!("Column {column}: {reason}."),
        Refusal::UnknownRequest(verb) => format!("There is no request `{}`.", quoted(verb)),
        Refusal::NoSuchBoard(key) => format!("{}.", no_board(key)),
        Refusal::SeedTooLong => format!("The seed is {}.", seed_too_long(LONGEST_SEED)),
        Refusal::Setup(error) => format!("No such game: {}.", setup(*error)),
        Refusal::NoChance(error) => no_chance(error),
        Refusal::NoPosition => "No position has been set: ask for `new` or `position`.".to_owned(),
        Refusal::Impossible(flaws) => match flaws.as_slice() {
            [flaw] => format!("The position is impossible: {}.", self::flaw(flaw)),
            flaws => format!("The position is impossible for {} reasons.", flaws.len()),
        },
        Refusal::NoSuchSeat(seat) => format!("Nobody sits at seat {}.", seat.0),
        Refusal::EventsNotAsked => {
            "`for` says who sees the events, but `events` is not true.".to_owned()
        }
        Refusal::NotAnAction(text) => format!("`{}` {NOT_AN_ACTION}.", quoted(text)),
        Refusal::Illegal(why) => illegal(*why),
        Refusal::UnknownLevel(word) => format!("{}.", no_level(word)),
        Refusal::GameOver => illegal(Illegal::GameOver),
    }
}

/// What of an input is repeated: its beginning.
fn quoted(text: &str) -> String {
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
    format!("The machine gives no chance for a seed: {error}.")
}

/// What a round of training came to.
pub fn trained(round: u32, notes: usize, error: f64) -> String {
    format!("round {round}: {notes} positions of a seat, {error:.2} VP off at the end")
}

/// What a duel came to.
pub fn duel(line: &str) -> String {
    format!("played: {line}")
}

/// Which seed was taken by chance.
pub fn seed_taken(seed: &str) -> String {
    format!("curia: seed {seed}")
}

/// What is wrong with a seed.
pub fn seed_too_long(most: usize) -> String {
    format!("longer than {most} characters")
}

/// What is wrong with the name of a board.
pub fn no_board(key: &str) -> String {
    format!("`{}` is no board: three digits are needed, each 1 or 2", quoted(key))
}

/// What is wrong with the name of a level.
pub fn no_level(word: &str) -> String {
    format!("There is no level `{}`", quoted(word))
}

/// What is wrong with the name of somebody to play.
pub fn no_contestant(word: &str) -> String {
    format!("`{}` is neither a level nor search:N, peeking:N, hand:N or textbook:N", quoted(word))
}

/// Why an action is not legal: a sentence.
pub fn illegal(why: Illegal) -> String {
    (text().illegal)(why)
}

/// Why a set-up can't be played: part of a sentence.
fn setup(error: SetupError) -> String {
    (text().error().setup)(error)
}

/// Why a position is impossible: where, and part of a sentence.
pub fn flaw(flaw: &Flaw) -> String {
    let what = (text().error().flaw)(flaw);
    let place = flaw.place.to_string();
    if place.is_empty() { what } else { format!("{place}: {what}") }
}

/// What happened: a sentence.
pub fn event(event: &Event) -> String {
    sentence(event, &[])
}

/// What a seat has more of: a sentence without subject and full stop.
pub fn gain(gain: Gain) -> String {
    (text().motive().gain)(gain, &[])
}

/// Where a match stands that is not over.
pub fn standing(table: &Table, names: &[String]) -> String {
    let say = text().plain();
    let turn = u32::from(table.turn.number) + 1;
    let heading = (say.heading)(&table.sides.to_string(), table.round(), turn);
    let decision = (say.decision)(&name_of(names, table.turn.seat), table.decision);
    format!("{heading}\n{decision}")
}
