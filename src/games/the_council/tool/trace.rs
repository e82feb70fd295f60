//! The sources of points, as a list for a terminal.

use super::words;
use crate::games::the_council::rules::components::{Card, Suit};
use crate::games::the_council::rules::scoring::{counting_suits, score};
use crate::games::the_council::rules::state::PublicState;
use crate::games::the_council::scene::Trace;
use crate::games::the_council::scene::trace::What;
use crate::games::the_council::text::{Subjects, pieces};
use crate::text::people::name_of;
use crate::text::text;
use crate::tool::columns::{left, wrapped};

/// Columns before what changed.
const INDENT: usize = 32;

/// Every rank and traitor chip of every seat with its moment, then the points that they bring: lines of at most 80
/// columns.
pub fn list(trace: &Trace, table: &PublicState, names: &[String]) -> String {
    let mut lines = Vec::new();
    let line = |when: &str, what: String| {
        let words = what.split(' ').map(str::to_owned).collect();
        wrapped(&left(&format!("  {when}"), INDENT), INDENT, "", words)
    };
    let plus = |points| text().score().plus(points);
    for seat in table.each_seat() {
        let score = score(table, seat);
        lines.push(String::new());
        lines.push(format!("{}: {}", name_of(names, seat), points(score.total())));
        for change in trace.behind(seat, None) {
            let when = words::moment(change.hand, change.number, change.entry + 1);
            lines.extend(line(&when, what(change.what)));
        }
        if score.traitors > 0 {
            lines.extend(line(&plus(score.traitors.into()), words::TRAITOR_CHIPS.to_lowercase()));
        }
        for of in counting_suits(table).iter() {
            let (rank, doubled) = (score.ranks[of.index()], score.doubled[of.index()]);
            if rank > 0 {
                let all = u16::from(rank) + u16::from(doubled);
                lines.extend(line(&plus(all), words::points(&suit(of), rank, doubled > 0)));
            }
        }
    }
    lines.join("\n") + "\n"
}

fn points(count: u16) -> String {
    text().cover().points(count)
}

fn suit(of: Suit) -> String {
    pieces::suit(of)
}

fn what(what: What) -> String {
    let card = |of: Card| pieces::the_card(of);
    match what {
        What::Gained(of, rank) => words::gained(&suit(of), rank),
        What::Crowned(by, of, rank) => words::crowned(&suit(of), rank, &card(by)),
        What::Traded(of, rank) => words::traded(&suit(of), rank),
        What::Court(by) => words::court(&card(by)),
    }
}
