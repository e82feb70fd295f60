//! The texts of looking back at a match, and of playing on from it in another way.

use crate::archive::Strange;

/// The texts of a replay.
#[allow(missing_docs, reason = "the names say it")]
pub struct ReplayText {
    pub open: &'static str,
    pub from_here: &'static str,
    pub title: &'static str,
    pub read_only: &'static str,

    pub see_as: &'static str,
    pub onlooker: &'static str,
    pub all_open: &'static str,
    /// Why only one viewpoint is offered.
    pub hidden: &'static str,

    /// The number of a turn, and how many there are.
    pub turn: fn(u16, u16) -> String,
    /// Whose turn it is, the round, and the number of the action of how many in the turn.
    pub whose: fn(&str, u16, Option<(usize, usize)>) -> String,
    /// All of that, as it is read out.
    pub says: fn(u16, u16, &str, u16) -> String,
    pub turns: &'static str,
    pub first: &'static str,
    pub previous: &'static str,
    pub play: &'static str,
    pub pause: &'static str,
    pub next: &'static str,
    pub last: &'static str,
    pub pace: &'static str,
    pub paces: [&'static str; 3],
    pub end: &'static str,
    pub now: &'static str,
    /// How many entries of the log a search found.
    pub found: fn(usize) -> String,

    pub what_if: &'static str,
    pub what_if_short: &'static str,
    /// What a match is called that goes on differently from this round.
    pub what_if_name: fn(u16) -> String,
    pub what_if_body: &'static str,
    /// That the match, which goes on, counts as assisted.
    pub what_if_assists: &'static str,
    /// Who plays this seat.
    pub what_if_seat: fn(&str) -> String,
    pub what_if_go: &'static str,
    pub keep: &'static str,
    pub branch: &'static str,
    pub to_original: &'static str,
    pub original_gone: &'static str,

    pub to_score: &'static str,
    pub to_table: &'static str,
    pub to_matches: &'static str,

    /// Why an address is not understood.
    pub strange: fn(&Strange) -> String,
    pub not_here: &'static str,
    /// The action that an address asks for, and how many there are.
    pub beyond: fn(usize, usize) -> String,
}
