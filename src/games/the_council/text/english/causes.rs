//! Texts of the score sheet in English.

use super::words::{card, counted, suit};
use crate::games::the_council::rules::scoring::Cause;
use crate::games::the_council::scene::standing::Tie;
use crate::games::the_council::scene::trace::What;
use crate::games::the_council::text::causes::CausesText;

pub(in crate::games::the_council::text) static CAUSES: CausesText = CausesText {
    cause: |of| match of {
        Cause::Traitors => "Traitor chips",
        Cause::Ranks => "Ranks in suits that count",
        Cause::Doubled => "Doubled above the empire",
    },
    title: "Suit, the empire’s rank",
    collapsed: "collapsed",
    counts: "counts",
    stands: "stands",
    level: "stands: level is not above",
    rank: |rank| format!("rank {rank}"),
    doubled: "doubled, above the empire",
    traitors: "Traitor chips",
    each: "1 each",
    tie: |of| match of {
        Tie::LowCard => "Tie: lowest card of the last event",
        Tie::Ranks => "Tie: all ranks",
        Tie::Traitors => "Tie: traitor chips",
    },
    number: |name, row, points| format!("{name}, {row}: {}", counted(points, "point")),
    moves_of: |name, row| format!("{name} · {row}"),
    note: "Select a number to see the moves behind it.",
    when: |hand, number, event| format!("Hand {hand}, event {number}: {}", card(event)),
    what: |of| match of {
        What::Gained(of, rank) => {
            format!("{} {} → {rank}, highest bid", suit(of), rank.saturating_sub(1))
        }
        What::Crowned(by, of, rank) => {
            format!("{} {} → {rank}, {} is a Crown", suit(of), rank.saturating_sub(1), card(by))
        }
        What::Traded(of, rank) => {
            format!("{} {} → {rank}, for a traitor chip", suit(of), rank.saturating_add(1))
        }
        What::Court(by) => format!("A traitor chip, {} is a Court", card(by)),
    },
    nothing: "No move brought anything here.",
    why: |of, rank, empire, counts| {
        let of = suit(of);
        match rank {
            _ if !counts => format!("{of} has not collapsed: it brings no points."),
            0 => format!("No rank in {of}."),
            rank if rank > empire => {
                format!("Rank {rank} stands above the empire’s {empire}: twice {rank} points.")
            }
            rank => format!("Rank {rank}, not above the empire’s {empire}: {rank} points."),
        }
    },
    hall: "The hall at the end",
};
