//! Sources of points, in French.

use super::words::{cards, listed, of_city, place, servants, tile};
use crate::games::council_of_4::rules::components::MERCHANTS;
use crate::games::council_of_4::rules::event::Source;
use crate::games::council_of_4::scene::trace::Standing;
use crate::games::council_of_4::text::named;
use crate::games::council_of_4::text::trace::TraceText;
use crate::text::people::name_of;

pub(in crate::games::council_of_4::text) static TRACE: TraceText = TraceText {
    permit: |permit| format!("Permis {permit}"),
    token: |city| format!("Jeton {}", of_city(city)),
    space: |space, by| {
        let by = match by {
            Some(Source::Permit(permit)) => format!(", atteinte par le permis {}", named(permit)),
            Some(Source::Token(city)) => format!(", atteinte par le jeton {}", of_city(city)),
            // Nothing else brings a step.
            Some(Source::Action | Source::NobilitySpace(_) | Source::LastMerchant) | None => {
                String::new()
            }
        };
        format!("Case de noblesse {space}{by}")
    },
    last_merchant: || format!("Premier à placer {MERCHANTS} marchands"),
    tile: |of| format!("Tuile {}", tile(of)),
    queens_reward: |place, with| {
        format!("{place} récompense de la reine, avec la tuile {}", tile(with))
    },
    nobility_rank: |standing, names| {
        let head = match standing.ahead() {
            0 => "1re",
            ahead => place(ahead),
        };
        let numbers = numbers(standing, names);
        format!("{head} place sur la piste de noblesse{} : case {numbers}", tied(standing))
    },
    most_permits: |standing, names| {
        let head =
            if standing.ahead() == 0 { "Le plus de permis" } else { "Pas le plus de permis" };
        format!("{head}{} : {}", tied(standing), numbers(standing, names))
    },
    tie_break: |in_servants, in_cards| {
        format!("{} et {} en main", servants(in_servants), cards(in_cards.into()))
    },
    tie_break_rule: "Ne compte qu’entre joueurs qui ont autant de PV.",
    nothing: "Cela n’a rapporté aucun PV.",
    the_end: "À la fin",
};

fn tied(standing: &Standing) -> &'static str {
    if standing.level() > 0 { ", à égalité" } else { "" }
}

/// Returns the seat's own number against those of the others.
fn numbers(standing: &Standing, names: &[String]) -> String {
    let others = standing.others.iter();
    let others: Vec<String> =
        others.map(|&(seat, other)| format!("{other} ({})", name_of(names, seat))).collect();
    format!("{} contre {}", standing.own, listed(&others))
}
