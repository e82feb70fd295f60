//! A match as a link: everything that determines it, in the part of an address after `#`, which no
//! browser sends anywhere.
//!
//! ```text
//! #m=<text>           a match
//! #m=<text>&at=<n>    the same, to be opened after its first n actions
//! #m=<text>&turn      the same, for the next of its persons, who play it by link
//! ```
//!
//! The text is base64 for addresses, without padding (RFC 4648, section 5), of these bytes:
//!
//! | bytes | content |
//! |---|---|
//! | 1 | version of the form: [`FORM`] |
//! | | name of the game, as a text |
//! | 1-5 | version of the rules |
//! | 1 | 1 if the match is assisted, else 0 |
//! | | set-up, as postcard writes it |
//! | | seed, as a text |
//! | 1 | number of seats; for each its name as a text, and a byte: controller (0 person, then the bots' levels from Random on) in the upper half, colour in the lower |
//! | 1-3 | number of actions |
//! | | the actions |
//! | 4 | CRC-32 of all bytes before, highest byte first |
//!
//! Numbers of more than one byte and the lengths of texts are varints, seven bits a byte, the lowest
//! first, as in postcard. An action is its position in the legal list, from 0, in as many bits as the
//! largest position of that list needs, the highest first: none where only one action is legal. The last
//! byte is filled up with zeros.
//!
//! The moment at which to open is outside the checksum, so that the sender can change it by hand, and so is
//! the word that it is someone's turn.
//!
//! **Later versions** change the first byte, and anything after it: a link may then hold something other
//! than a match, such as a task on a position. The four bytes of the checksum stay last, so that a
//! damaged link is never mistaken for a newer one. [`FORM`] 1 stays readable. A set-up is written field
//! by field without names, so the order of its fields, and of the values of each, is part of the form.
//!
//! **Reading** treats its input as hostile. The length is capped before anything is decoded, nothing is
//! interpreted before the checksum is verified, no claimed number is trusted, and every action is
//! played. Each match has only one text; any other spelling is refused. If an action doesn't exist, as
//! under other rules, those before it are kept.

use super::json::Opened;
use super::{Match, MatchError, ReplayError};
use crate::rules::Game;
use crate::vocabulary;

mod bits;
mod envelope;
mod find;
mod form;

pub use envelope::{open, seal};
pub use find::{LONGEST_MESSAGE, find};

/// Version of the form that is written.
pub const FORM: u8 = 1;
/// Maximum length in bytes with the address before `#`, well above any match. Longer links are not read.
pub const LONGEST_TEXT: usize = 16 << 10;

/// Prefix of the text of a match.
const MATCH: &str = "m=";
/// Prefix of the number of actions.
pub const AT: &str = "&at=";
/// End of the text of a match that is played by link.
const TURN: &str = "&turn";
/// Maximum length of the quote of a wrong number, in characters.
const LONGEST_QUOTE: usize = 20;

/// Part of a match that is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// Whole match.
    Whole,
    /// This many of its first actions.
    UpTo(usize),
    /// Set-up, seed and seats, to be played again. It does not tell how the match was played, and is not
    /// assisted.
    Deal,
}

/// Place at which a link opens its match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Opens {
    /// After its last action.
    #[default]
    AtEnd,
    /// After so many actions, not more than there are.
    At(usize),
    /// At the table of the next person, since it is played by link.
    InTurn,
}

impl From<Option<usize>> for Opens {
    fn from(at: Option<usize>) -> Opens {
        at.map_or(Opens::AtEnd, Opens::At)
    }
}

/// A match from a link.
#[derive(Clone, Debug, PartialEq)]
pub struct Linked<G: Game> {
    /// The match, as far as it could be read.
    pub opened: Opened<G>,
    /// Place at which it opens.
    pub opens: Opens,
}

/// Reason a link is not read at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkError<E> {
    /// Not the link of a match: `m=` is not after `#` or at the beginning.
    NoMatch,
    /// So many links, of which one alone is to be given.
    Several(usize),
    /// No text after `m=`.
    Empty,
    /// Longer than [`LONGEST_TEXT`]; holds its length in bytes.
    TooLong(usize),
    /// Foreign character: none of `A`-`Z`, `a`-`z`, `0`-`9`, `-` and `_`.
    Foreign {
        /// Position after `m=`, from 1.
        at: usize,
        /// Character found.
        letter: char,
    },
    /// Part is missing or changed: the checksum is wrong.
    Damaged,
    /// Written by a newer version of the form, or 0, which never existed.
    OtherForm(u8),
    /// Match of another game.
    OtherGame(String),
    /// Played by other rules.
    OtherRules(u32),
    /// Invalid part, although the checksum is right.
    Unreadable(Part),
    /// Seed longer than [`super::json::LONGEST_SEED`].
    SeedTooLong,
    /// Match that can't begin.
    Match(MatchError<E>),
    /// Number of bytes with content after the last action.
    LeftOver(usize),
    /// Text after `&at=` that is not a canonical number; holds its beginning.
    NoMoment(String),
    /// Moment after the end of the match.
    MomentBeyond {
        /// Number of actions after which it should be opened.
        at: usize,
        actions: usize,
    },
}

vocabulary! {
    /// A part of a match in a link.
    pub enum Part {
        Game = "game",
        Rules = "rules",
        Setup = "setup",
        Seed = "seed",
        Seats = "seats",
        /// Number of actions.
        Count = "count",
        /// Complete but not canonical spelling.
        Spelling = "spelling",
    }
}

/// Reason a match can't be sent as a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WriteError<E, I> {
    /// Match that can't be played.
    Replay(ReplayError<E, I>),
    /// More than [`super::MOST_ACTIONS`]; holds their number.
    TooManyActions(usize),
    /// Fewer actions than asked for.
    NoSuchMoment {
        /// Number of actions asked for.
        at: usize,
        actions: usize,
    },
    /// The link would be refused.
    Refused(LinkError<E>),
    /// The link would be read as another match.
    NotReadBack,
}

/// The link of a match, from its `#` on: so much of it, and where to open it. It was read once, and is what it
/// should be.
///
/// # Errors
/// Returns an error if the match can't be sent.
///
/// # Examples
///
/// ```
/// use curia::games::council_of_4::CouncilOf4;
/// use curia::record::link::{Opens, Scope, decode, encode};
///
/// # let text = r#"[Game "council-of-4"] [Format "1"] [Rules "1"]
/// # [Players "2"] [Sides "1 1 1"] [Nobility "printed"] [First "0"] [Seed "harbour"]
/// # [Seat0 "Ada, scarlet, person"] [Seat1 "Bruno, cobalt, person"] [Result "*"]
/// # 1. Ada: engage *"#;
/// # let record = curia::record::game_file::read::<CouncilOf4>(text).expect("a game file").record;
/// let link = encode(&record, Scope::Whole, Opens::At(0)).expect("a match to send");
/// assert!(link.starts_with("#m=") && link.ends_with("&at=0"));
///
/// let linked = decode::<CouncilOf4>(&link).expect("a link");
/// assert_eq!((linked.opened.record, linked.opens), (record, Opens::At(0)));
/// ```
pub fn encode<G: Game>(
    record: &Match<G>,
    scope: Scope,
    opens: Opens,
) -> Result<String, WriteError<G::SetupError, G::Illegal>> {
    let record = scoped(record, scope)?;
    let actions = record.actions.len();
    let end = match opens {
        Opens::AtEnd => String::new(),
        Opens::At(at) if at > actions => return Err(WriteError::NoSuchMoment { at, actions }),
        Opens::At(at) => format!("{AT}{at}"),
        Opens::InTurn => TURN.to_owned(),
    };
    let link = format!("#{MATCH}{}{end}", seal(&form::write(&record)?));
    is_read_back(&link, &record)?;
    Ok(link)
}

/// Returns the part of a match that is sent.
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

/// Verifies that the link is read as this match.
///
/// # Errors
/// Returns an error if it is not.
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

/// Reads a link and plays all its actions. It may be a whole address, or begin at `#` or after it, with
/// blanks around it.
///
/// # Errors
/// Returns an error if no part of it can be kept.
pub fn decode<G: Game>(link: &str) -> Result<Linked<G>, LinkError<G::SetupError>> {
    let (text, end) = taken_apart(link)?;
    let opened = form::read(&open(text)?)?;
    let opens = match end {
        End::Nothing => Opens::AtEnd,
        End::At(digits) => Opens::At(moment(digits, &opened)?),
        End::Turn => Opens::InTurn,
    };
    Ok(Linked { opened, opens })
}

/// Returns the game that a link names; `None` if it is damaged, of another form or not a link.
pub fn game(link: &str) -> Option<String> {
    let (text, _) = taken_apart::<()>(link).ok()?;
    let bytes = open::<()>(text).ok()?;
    form::game::<()>(&bytes).ok().map(|(game, _)| game)
}

/// What follows the text of a match in a link.
enum End<'a> {
    Nothing,
    /// `&at=`, and this text.
    At(&'a str),
    /// `&turn`.
    Turn,
}

/// Returns the text of a match in a link, and what follows it.
fn taken_apart<E>(link: &str) -> Result<(&str, End<'_>), LinkError<E>> {
    if link.len() > LONGEST_TEXT {
        return Err(LinkError::TooLong(link.len()));
    }
    let rest = after_sign(link).strip_prefix(MATCH).ok_or(LinkError::NoMatch)?;
    if let Some(text) = rest.strip_suffix(TURN) {
        return Ok((text, End::Turn));
    }
    Ok(rest.split_once(AT).map_or((rest, End::Nothing), |(text, at)| (text, End::At(at))))
}

/// Whether a text is meant as the link of a match, valid or not: a single word that begins, after its
/// `#` if it has one, as such a link does.
pub fn is_link(text: &str) -> bool {
    let word = !text.trim().contains(|sign: char| sign.is_whitespace() || "\"{[".contains(sign));
    word && after_sign(text).starts_with(MATCH)
}

/// Returns the text after the first `#`, or all of it.
fn after_sign(link: &str) -> &str {
    let link = link.trim();
    link.split_once('#').map_or(link, |(_, rest)| rest)
}

/// Parses a number of actions as written in an address: only digits, without leading zeros.
pub fn number(digits: &str) -> Option<usize> {
    let number: u32 = digits.parse().ok()?;
    // Each number has only one text: no plus sign, no leading zeros.
    (number.to_string() == digits).then_some(number as usize)
}

/// Returns the beginning of an invalid number, to quote it in the error.
pub fn quoted(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_control()).take(LONGEST_QUOTE).collect()
}

/// Returns the number of actions after which to open, limited to those that were kept.
fn moment<G: Game, E>(digits: &str, opened: &Opened<G>) -> Result<usize, LinkError<E>> {
    let at = number(digits).ok_or_else(|| LinkError::NoMoment(quoted(digits)))?;
    let kept = opened.record.actions.len();
    let actions = kept + opened.lost.as_ref().map_or(0, |lost| lost.lost);
    if at > actions { Err(LinkError::MomentBeyond { at, actions }) } else { Ok(at.min(kept)) }
}
