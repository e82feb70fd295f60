//! What happened at a table, in words.

use crate::record::SeatColour;
use crate::rules::Seat;
use crate::scene::{Chapter, Role};
use crate::web::places::Spot;
use crate::web::signs::Sign;

/// An entry of the log in words.
#[derive(Clone, PartialEq)]
pub struct Said {
    /// Place in the log.
    pub at: usize,
    /// The seat that decided.
    pub seat: Seat,
    /// What it did, in words.
    pub sentence: String,
    pub gains: Sign,
    /// The same below the name of its seat, if it stands there.
    pub brief: Option<String>,
    /// Whether it is less than what its turn is about.
    pub is_aside: bool,
    /// Places it names.
    pub places: Vec<Spot>,
    /// Whether a bot can explain it.
    pub explains: bool,
    /// Whether it was the only possible move, where such moves are made by themselves.
    pub is_only: bool,
}

/// An entry of the log that is not told yet.
#[derive(Clone, Copy, Debug)]
pub struct New {
    /// The seat that decided.
    pub seat: Seat,
    /// Whether a bot can explain it.
    pub explains: bool,
    /// Part of the match that it belongs to; `None` for one that is told no more.
    pub chapter: Option<Chapter>,
    pub role: Option<Role>,
}

/// Events since the last turn of the person at the screen.
#[derive(Clone, PartialEq)]
pub struct Digest {
    /// Number of older entries in the log.
    pub since: usize,
    /// Actions of the others, without the ends of their turns.
    pub entries: Vec<Said>,
    /// What each of the others did, in the order of their turns.
    pub of_seats: Vec<OfSeat>,
    /// Events that affect the person.
    pub concerns: Vec<String>,
    /// What is said if there are none.
    pub unconcerned: &'static str,
}

/// What a seat did since the last turn of the person at the screen.
#[derive(Clone, PartialEq)]
pub struct OfSeat {
    pub colour: SeatColour,
    /// The biggest thing, in a few words, with the name of the seat.
    pub happened: String,
    /// The gains of everything.
    pub gains: Sign,
    /// Prizes won, such as tiles.
    pub prizes: Vec<Sign>,
}

/// What there is to announce.
pub struct News {
    /// The seat whose hand is shown.
    pub shown: Option<Seat>,
    /// How many actions were taken back, with the first of them in words.
    pub taken_back: Option<(usize, String)>,
    /// New events in words.
    pub new: Vec<String>,
    /// Number of actions played.
    pub played: usize,
    /// The number of the turn with what is said of it, if it is the person's own and something is to be decided.
    pub turn: Option<(u32, String)>,
}

/// What the log, the digest and the announcements ask of a table.
pub trait Story: Send + Sync {
    /// Returns what catches up with the match: the number of entries that are unchanged since it was called last, and those
    /// after them. It tracks nothing.
    fn telling(&self) -> Box<dyn FnMut() -> (usize, Vec<New>) + Send + Sync>;

    /// Returns the entry at a place, with those that it goes on with, below the name of a seat; nothing if it was undone
    /// meanwhile. Tracks nothing.
    fn said(&self, at: usize, under: Option<Seat>) -> Option<Said>;

    /// Returns the last entry in words, but for the end of a turn, which is seen by whose turn it is. Tracks nothing.
    fn said_last(&self) -> Option<String>;

    /// Returns the last entries of a seat, so many at most, newest first.
    fn last_of(&self, seat: Seat, most: usize) -> Vec<Said>;

    /// Returns the name of a part of the log.
    fn chapter_name(&self, of: Chapter) -> String;

    /// Whether pieces are moving.
    fn moves(&self) -> bool;

    /// Returns the digest in the turn of the person whose hand is shown, if others were on turn before.
    fn digest(&self) -> Option<Digest>;

    /// Returns what is new after this many actions.
    fn news(&self, heard: usize) -> News;
}
