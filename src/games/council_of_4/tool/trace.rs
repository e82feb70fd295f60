//! The sources of points, as a list for a terminal.

use crate::games::council_of_4::scene::Trace;
use crate::games::council_of_4::scene::trace::Origin;
use crate::games::council_of_4::text::Subjects;
use crate::games::council_of_4::text::trace::origin;
use crate::rules::Seat;
use crate::text::text;
use crate::tool::columns::filled;

/// Columns before the origin.
const INDENT: usize = 28;

/// Every gain of every seat with its turn, action and origin.
pub fn list(trace: &Trace, names: &[String], seats: u8) -> Vec<(String, Vec<String>)> {
    let of_seat = |seat| {
        let gains = || trace.behind(seat, None);
        let sum = gains().fold(0_u16, |sum, gain| sum.saturating_add(gain.points));
        let lines = gains().flat_map(|gain| {
            let compared = matches!(gain.origin, Origin::NobilityRank | Origin::MostPermits);
            let when = match gain.entry {
                Some(entry) if !compared => format!("turn {}, action {}", gain.turn, entry + 1),
                _ => text().trace().the_end().to_owned(),
            };
            let head = format!("  {when:20}{:>4}", text().score().plus(gain.points));
            filled(&head, INDENT, &origin(gain, trace, names))
        });
        (text().cover().points(sum), lines.collect())
    };
    Seat::first(seats).map(of_seat).collect()
}
