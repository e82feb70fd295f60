//! The texts of replays and what-ifs.

use crate::archive::Strange;

/// A replay.
#[allow(missing_docs, reason = "the names say it")]
pub struct ReplayText {
    pub open: &'static str,
    pub from_here: &'static str,
    pub title: &'static str,
    pub read_only: &'static str,

    pub see_as: &'static str,
    pub onlooker: &'static str,
    pub all_open: &'static str,
    /// Reason why only one viewpoint is offered.
    pub hidden: &'static str,

    /// Number of the turn, of all.
    pub turn: fn(u16, u16) -> String,
    /// The player, the round, and the number of the move of all in the turn.
    pub whose: fn(&str, &str, Option<(usize, usize)>) -> String,
    /// All of that, as it is spoken.
    pub says: fn(u16, u16, &str, &str) -> String,
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
    /// Number of turns before those in the list.
    pub earlier: fn(usize) -> String,
    /// Number of turns after those in the list.
    pub later: fn(usize) -> String,
    /// Number of moves that a search found.
    pub found: fn(usize) -> String,

    pub what_if: &'static str,
    pub what_if_short: &'static str,
    /// Name of a game that branches off in this round.
    pub what_if_name: fn(&str) -> String,
    pub what_if_body: &'static str,
    /// Note that the unfinished game will count as assisted.
    pub what_if_assists: &'static str,
    /// Label of the choice between person and bot for a seat.
    pub what_if_seat: fn(&str) -> String,
    pub what_if_go: &'static str,
    pub keep: &'static str,
    pub branch: &'static str,
    pub to_original: &'static str,
    pub original_gone: &'static str,

    pub to_score: &'static str,
    pub to_table: &'static str,
    pub to_matches: &'static str,

    /// Reason why an address can't be read.
    pub strange: fn(&Strange) -> String,
    pub not_here: &'static str,
    /// The requested move, and the number of moves.
    pub beyond: fn(usize, usize) -> String,
}
