//! The sources of points, as a list for a terminal.

use crate::games::council_of_4::scene::Trace;
use crate::games::council_of_4::scene::trace::Origin;
use crate::games::council_of_4::text::Subjects;
use crate::games::council_of_4::text::trace::origin;
use crate::rules::Seat;
use crate::text::people::name_of;
use crate::text::text;
use crate::tool::columns::wrapped;

/// Columns before the origin.
const INDENT: usize = 28;

/// Every gain of every seat with its turn, action and origin: lines of at most 80 columns.
pub fn list(trace: &Trace, names: &[String], seats: u8) -> String {
    let say = text().trace();
    let mut lines = Vec::new();
    for seat in Seat::first(seats) {
        let gains = || trace.behind(seat, None);
        let sum = gains().fold(0_u16, |sum, gain| sum.saturating_add(gain.points));
        lines.push(String::new());
        lines.push(format!("{}: {}", name_of(names, seat), text().cover().points(sum)));
        for gain in gains() {
            let compared = matches!(gain.origin, Origin::NobilityRank | Origin::MostPermits);
            let when = match gain.entry {
                Some(entry) if !compared => format!("turn {}, action {}", gain.turn, entry + 1),
                _ => say.the_end().to_owned(),
            };
            let head = format!("  {when:20}{:>4}", text().score().plus(gain.points));
            let origin = origin(gain, trace, names);
            lines.extend(wrapped(
                &head,
                INDENT,
                "",
                origin.split(' ').map(str::to_owned).collect(),
            ));
        }
    }
    lines.join("\n") + "\n"
}
