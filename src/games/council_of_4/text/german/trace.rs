//! Sources of points, in German.

use super::words::{cards, listed, place, reward, servants};
use crate::games::council_of_4::rules::board::City;
use crate::games::council_of_4::rules::components::MERCHANTS;
use crate::games::council_of_4::rules::event::Source;
use crate::games::council_of_4::scene::trace::Standing;
use crate::games::council_of_4::text::named;
use crate::games::council_of_4::text::trace::TraceText;
use crate::text::people::name_of;

pub(in crate::games::council_of_4::text) static TRACE: TraceText = TraceText {
    permit: |permit| format!("Lizenz {permit}"),
    token: |city| format!("Marker von {}", City::name(city)),
    space: |space, by| {
        let by = match by {
            Some(Source::Permit(permit)) => format!(", erreicht durch Lizenz {}", named(permit)),
            Some(Source::Token(city)) => {
                format!(", erreicht durch den Marker von {}", City::name(city))
            }
            // Nothing else brings a step.
            Some(Source::Action | Source::NobilitySpace(_) | Source::LastMerchant) | None => {
                String::new()
            }
        };
        format!("Adelsfeld {space}{by}")
    },
    last_merchant: || format!("Zuerst alle {MERCHANTS} Händler gesetzt"),
    tile: reward,
    queens_reward: |place, with| format!("{place} Belohnung der Königin, mit der {}", reward(with)),
    nobility_rank: |standing, names| {
        let head = place(standing.ahead());
        let numbers = numbers(standing, names);
        format!("{head} Platz auf der Adelsleiste{}: Feld {numbers}", tied(standing))
    },
    most_permits: |standing, names| {
        let head =
            if standing.ahead() == 0 { "Meiste Lizenzen" } else { "Nicht die meisten Lizenzen" };
        format!("{head}{}: {}", tied(standing), numbers(standing, names))
    },
    tie_break: |in_servants, in_cards| {
        format!("{} und {} auf der Hand", servants(in_servants), cards(in_cards.into()))
    },
    tie_break_rule: "Zählt nur zwischen Spielern mit gleich vielen SP.",
    nothing: "Das hat keine SP gebracht.",
    the_end: "Am Ende",
};

fn tied(standing: &Standing) -> &'static str {
    if standing.level() > 0 { ", gleichauf" } else { "" }
}

/// Returns the seat's own number against those of the others.
fn numbers(standing: &Standing, names: &[String]) -> String {
    let others = standing.others.iter();
    let others: Vec<String> =
        others.map(|&(seat, other)| format!("{other} ({})", name_of(names, seat))).collect();
    format!("{} gegen {}", standing.own, listed(&others))
}
