//! The sources of points, as a list for a terminal.

use crate::games::the_council::rules::PublicState;
use crate::games::the_council::rules::scoring::{counting_suits, score};
use crate::games::the_council::scene::Trace;
use crate::games::the_council::scene::trace::What;
use crate::games::the_council::text::Subjects;
use crate::games::the_council::text::pieces::{suit, the_card};
use crate::text::text;
use crate::tool::columns::{filled, left};

/// Columns before what changed.
const INDENT: usize = 32;

/// Every rank and traitor chip of every seat with its moment, then the points that they bring.
pub fn list(trace: &Trace, table: &PublicState) -> Vec<(String, Vec<String>)> {
    let line = |when: &str, what: &str| filled(&left(&format!("  {when}"), INDENT), INDENT, what);
    let plus = |points| text().score().plus(points);
    let of_seat = |seat| {
        let score = score(table, seat);
        let mut lines = Vec::new();
        for change in trace.behind(seat, None) {
            let (hand, event, action) = (change.hand, change.number, change.entry + 1);
            let when = format!("hand {hand}, event {event}, move {action}");
            lines.extend(line(&when, &what(change.what)));
        }
        if score.traitors > 0 {
            lines.extend(line(&plus(score.traitors.into()), "traitor chips"));
        }
        for of in counting_suits(table).iter() {
            let (rank, doubled) = (score.ranks[of.index()], score.doubled[of.index()]);
            if rank > 0 {
                let twice = if doubled > 0 { ", twice: above the empire" } else { "" };
                let what = format!("rank {rank} in {}{twice}", suit(of));
                lines.extend(line(&plus(u16::from(rank) + u16::from(doubled)), &what));
            }
        }
        (text().cover().points(score.total()), lines)
    };
    table.each_seat().map(of_seat).collect()
}

fn what(what: What) -> String {
    let up = |of, rank: u8| format!("{} {} → {rank}", suit(of), rank.saturating_sub(1));
    match what {
        What::Gained(of, rank) => format!("{}: highest bid", up(of, rank)),
        What::Crowned(by, of, rank) => format!("{}: {}", up(of, rank), the_card(by)),
        What::Traded(of, rank) => {
            let before = rank.saturating_add(1);
            format!("{} {before} → {rank} for a traitor chip: lowest bid", suit(of))
        }
        What::Court(by) => format!("a traitor chip: {}", the_card(by)),
    }
}
