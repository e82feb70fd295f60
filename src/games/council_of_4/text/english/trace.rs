//! Sources of points, in English.

use super::words::{counted, listed, place, tile};
use crate::games::council_of_4::rules::board::City;
use crate::games::council_of_4::rules::components::MERCHANTS;
use crate::games::council_of_4::rules::event::Source;
use crate::games::council_of_4::scene::trace::Standing;
use crate::games::council_of_4::text::named;
use crate::games::council_of_4::text::trace::TraceText;
use crate::text::people::name_of;

pub(in crate::games::council_of_4::text) static TRACE: TraceText = TraceText {
    permit: |permit| format!("Permit {permit}"),
    token: |city| format!("Token of {}", City::name(city)),
    space: |space, by| {
        let by = match by {
            Some(Source::Permit(permit)) => format!(", reached by permit {}", named(permit)),
            Some(Source::Token(city)) => format!(", reached by the token of {}", City::name(city)),
            // Nothing else brings a step.
            Some(Source::Action | Source::NobilitySpace(_) | Source::LastMerchant) | None => {
                String::new()
            }
        };
        format!("Nobility space {space}{by}")
    },
    last_merchant: || format!("First to place {MERCHANTS} merchants"),
    tile: |of| format!("{} tile", tile(of)),
    queens_reward: |place, with| format!("{place} queen’s reward, with the {} tile", tile(with)),
    nobility_rank: |standing, names| {
        let head = match standing.ahead() {
            0 => "Furthest",
            ahead => place(ahead),
        };
        let numbers = numbers(standing, names);
        format!("{head} on the nobility track{}: space {numbers}", tied(standing))
    },
    most_permits: |standing, names| {
        let head = if standing.ahead() == 0 { "Most permits" } else { "Not the most permits" };
        format!("{head}{}: {}", tied(standing), numbers(standing, names))
    },
    tie_break: |servants, cards| {
        format!("{} and {} in hand", counted(servants, "servant"), counted(cards, "card"))
    },
    tie_break_rule: "Counts only between players with the same VP.",
    nothing: "No VP came from this.",
    the_end: "At the end",
};

fn tied(standing: &Standing) -> &'static str {
    if standing.level() > 0 { ", tied" } else { "" }
}

/// Returns the seat's own number against those of the others.
fn numbers(standing: &Standing, names: &[String]) -> String {
    let others = standing.others.iter();
    let others: Vec<String> =
        others.map(|&(seat, other)| format!("{other} ({})", name_of(names, seat))).collect();
    format!("{} against {}", standing.own, listed(&others))
}
