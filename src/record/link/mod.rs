//! A match as a link: everything from which it follows, in the part of an address after `#`, which no
//! browser sends anywhere.
//!
//! ```text
//! #m=<text>           a match
//! #m=<text>&at=<n>    the same, to be opened after its first n actions
//! ```
//!
//! The text is base64 for addresses, without padding (RFC 4648, section 5), of these bytes:
//!
//! | bytes | what |
//! |---|---|
//! | 1 | version of the form: [`FORM`] |
//! | | name of the game, as a text |
//! | 1-5 | version of the rules |
//! | 1 | 1 if the match is assisted, else 0 |
//! | | set-up, as postcard writes it |
//! | | seed, as a text |
//! | 1 | how many seats; for each its name as a text, and a byte: controller (0 person, then the bots' levels from Random on) in the upper half, colour in the lower |
//! | 1-3 | how many actions |
//! | | the actions |
//! | 4 | CRC-32 of all bytes before, highest byte first |
//!
//! Numbers of more than one byte and the lengths of texts are varints, seven bits a byte, the lowest
//! first, as in postcard. An action is its position in the legal list, from 0, in as many bits as
//! the largest position of that list takes, the highest first: nothing at all where only one action
//! is legal. The last byte is filled up with zeros.
//!
//! The moment at which to open stands outside of the checksum, so that whoever sends a link can
//! change it by hand.
//!
//! **Later versions** change the first byte, and whatever they like after it: a link may then hold
//! something else than a match, a task on a position for example. The four bytes of the checksum
//! stay last, so that a damaged link is never taken for a newer one. [`FORM`] 1 stays readable.
//! A set-up is written field by field without names, so the order of its fields, and that of the
//! values of each, are part of the form.
//!
//! **Reading** treats its input as hostile. The length is capped before anything is decoded, nothing is
//! interpreted before the checksum is right, no claimed number is believed, and every action is played.
//! There is one text for each match: what is written otherwise is refused. From an action on that is
//! not there, as under other rules, what came before is kept.

use super::json::Opened;
use super::{Match, MatchError, ReplayError};
use crate::rules::Game;

mod bits;
mod envelope;
mod form;

pub use envelope::{open, seal};

/// The version of the form that is written.
pub const FORM: u8 = 1;
/// No match comes near; a longer link is not read. In bytes, the address before `#` included.
pub const LONGEST_TEXT: usize = 16 << 10;
/// The most actions that a link can hold.
pub const MOST_ACTIONS: usize = u16::MAX as usize;

/// What stands before the text of a match.
const MATCH: &str = "m=";
/// What stands before the number of actions.
pub const AT: &str = "&at=";
/// The longest part of a wrong number that is repeated, in characters.
const LONGEST_QUOTE: usize = 20;

/// How much of a match a link holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// All of it.
    Whole,
    /// So many of its first actions.
    UpTo(usize),
    /// Set-up, seed and seats, to be played anew. What the match was played with is no longer told:
    /// it is not assisted.
    Deal,
}

/// A match from a link.
#[derive(Clone, Debug, PartialEq)]
pub struct Linked<G: Game> {
    /// The match, as far as it could be read.
    pub opened: Opened<G>,
    /// After how many of its actions it is to be opened, if that is said; not more than there are.
    pub at: Option<usize>,
}

/// Why nothing is read of a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkError<E> {
    /// It is no link of a match: `m=` does not stand after `#`, or at the beginning.
    NoMatch,
    /// Nothing stands where the match should be.
    Empty,
    /// Longer than [`LONGEST_TEXT`], by its length in bytes.
    TooLong(usize),
    /// A character that belongs to no match: none of `A`-`Z`, `a`-`z`, `0`-`9`, `-` and `_`.
    Foreign {
        /// Which one after `m=`, counted from 1.
        at: usize,
        /// What stands there.
        letter: char,
    },
    /// Some of it is missing or changed: the checksum is wrong.
    Damaged,
    /// Written by a newer version of the form, or 0, which never was one.
    OtherForm(u8),
    /// A match of another game.
    OtherGame(String),
    /// Played by other rules.
    OtherRules(u32),
    /// The checksum is right, but this part is none of a match.
    Unreadable(Part),
    /// The seed is longer than [`super::json::LONGEST_SEED`].
    SeedTooLong,
    /// The match can't begin.
    Match(MatchError<E>),
    /// So many bytes hold something behind the last action.
    LeftOver(usize),
    /// What stands after `&at=` is no number that is written so; its beginning.
    NoMoment(String),
    /// The match has not so many actions.
    MomentBeyond {
        /// After how many actions it should be opened.
        at: usize,
        /// How many there are.
        actions: usize,
    },
}

/// A part of a match in a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Part {
    Game,
    Rules,
    Setup,
    Seed,
    Seats,
    /// How many actions there are.
    Count,
    /// Everything is there, but not written as it is to be.
    Spelling,
}

/// Why a match can't be sent as a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WriteError<E, I> {
    /// It can't be played.
    Replay(ReplayError<E, I>),
    /// It has more than [`MOST_ACTIONS`], so many.
    TooManyActions(usize),
    /// It has not so many actions.
    NoSuchMoment {
        /// After how many.
        at: usize,
        /// How many there are.
        actions: usize,
    },
    /// The link would be refused.
    Refused(LinkError<E>),
    /// The link would be read as another match.
    NotReadBack,
}

/// The link of a match, from its `#` on: so much of it, to be opened after so many actions if that is
/// said. It was read once, and is what it should be.
///
/// # Errors
/// If the match can't be sent.
pub fn encode<G: Game>(
    record: &Match<G>,
    scope: Scope,
    at: Option<usize>,
) -> Result<String, WriteError<G::SetupError, G::Illegal>> {
    let record = scoped(record, scope)?;
    let actions = record.actions.len();
    if let Some(at) = at.filter(|&at| at > actions) {
        return Err(WriteError::NoSuchMoment { at, actions });
    }
    let at = at.map(|at| format!("{AT}{at}")).unwrap_or_default();
    let link = format!("#{MATCH}{}{at}", seal(&form::write(&record)?));
    is_read_back(&link, &record)?;
    Ok(link)
}

/// The part of a match that is sent.
fn scoped<G: Game>(
    record: &Match<G>,
    scope: Scope,
) -> Result<Match<G>, WriteError<G::SetupError, G::Illegal>> {
    let actions = record.actions.len();
    let at = match scope {
        Scope::Deal => return Ok(record.again(record.seed.clone())),
        Scope::Whole => actions,
        Scope::UpTo(at) => at,
    };
    record.up_to(at).ok_or(WriteError::NoSuchMoment { at, actions })
}

/// Makes sure that the link is read as this match.
///
/// # Errors
/// If it is not.
pub fn is_read_back<G: Game>(
    link: &str,
    record: &Match<G>,
) -> Result<(), WriteError<G::SetupError, G::Illegal>> {
    let read = decode::<G>(link).map_err(WriteError::Refused)?;
    let Opened { record: Match { setup, seed, seats, actions, assisted }, lost } = read.opened;
    let dealt = (&setup, &seed, &seats) == (&record.setup, &record.seed, &record.seats);
    let played = (&actions, assisted) == (&record.actions, record.assisted);
    if dealt && played && lost.is_none() { Ok(()) } else { Err(WriteError::NotReadBack) }
}

/// Reads a link and plays all of its actions. It may be a whole address, or begin at `#` or after
/// it; blanks around it are no part of it.
///
/// # Errors
/// If nothing of it can be kept.
pub fn decode<G: Game>(link: &str) -> Result<Linked<G>, LinkError<G::SetupError>> {
    let (text, at) = taken_apart(link)?;
    let opened = form::read(&open(text)?)?;
    let at = at.map(|at| moment(at, &opened)).transpose()?;
    Ok(Linked { opened, at })
}

/// The game that a link names; none if it is damaged, of another form or no link.
pub fn game(link: &str) -> Option<String> {
    let (text, _) = taken_apart::<()>(link).ok()?;
    let bytes = open::<()>(text).ok()?;
    form::game::<()>(&bytes).ok().map(|(game, _)| game)
}

/// The text of a match in a link, and what stands after `&at=`.
fn taken_apart<E>(link: &str) -> Result<(&str, Option<&str>), LinkError<E>> {
    if link.len() > LONGEST_TEXT {
        return Err(LinkError::TooLong(link.len()));
    }
    let rest = after_sign(link).strip_prefix(MATCH).ok_or(LinkError::NoMatch)?;
    Ok(rest.split_once(AT).map_or((rest, None), |(text, at)| (text, Some(at))))
}

/// Whether a text is meant as the link of a match, be it good or not: one word, which after its `#`,
/// or if it has none from its beginning on, begins as such a link does.
pub fn is_link(text: &str) -> bool {
    let word = !text.trim().contains(|sign: char| sign.is_whitespace() || "\"{[".contains(sign));
    word && after_sign(text).starts_with(MATCH)
}

/// What stands after the first `#`, or everything.
fn after_sign(link: &str) -> &str {
    let link = link.trim();
    link.split_once('#').map_or(link, |(_, rest)| rest)
}

/// A number of actions as it stands in an address: digits alone, and none too many in front.
pub fn number(digits: &str) -> Option<usize> {
    let number: u32 = digits.parse().ok()?;
    // One number, one text: no plus sign, no leading zeros.
    (number.to_string() == digits).then_some(number as usize)
}

/// The beginning of something that is no such number, to be repeated to whoever wrote it.
pub fn quoted(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_control()).take(LONGEST_QUOTE).collect()
}

/// The number of actions after which to open. Of what is lost nothing can be opened.
fn moment<G: Game, E>(digits: &str, opened: &Opened<G>) -> Result<usize, LinkError<E>> {
    let at = number(digits).ok_or_else(|| LinkError::NoMoment(quoted(digits)))?;
    let kept = opened.record.actions.len();
    let actions = kept + opened.lost.as_ref().map_or(0, |lost| lost.lost);
    if at > actions { Err(LinkError::MomentBeyond { at, actions }) } else { Ok(at.min(kept)) }
}
