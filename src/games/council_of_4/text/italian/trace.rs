//! Sources of points, in Italian.

use super::words::{cards, listed, of_city, place, servants, tile};
use crate::games::council_of_4::rules::components::MERCHANTS;
use crate::games::council_of_4::rules::event::Source;
use crate::games::council_of_4::scene::trace::Standing;
use crate::games::council_of_4::text::named;
use crate::games::council_of_4::text::trace::TraceText;
use crate::text::people::name_of;

pub(in crate::games::council_of_4::text) static TRACE: TraceText = TraceText {
    permit: |permit| format!("Permesso {permit}"),
    token: |city| format!("Gettone {}", of_city(city)),
    space: |space, by| {
        let by = match by {
            Some(Source::Permit(permit)) => {
                format!(", raggiunta con il permesso {}", named(permit))
            }
            Some(Source::Token(city)) => format!(", raggiunta con il gettone {}", of_city(city)),
            // Nothing else brings a step.
            Some(Source::Action | Source::NobilitySpace(_) | Source::LastMerchant) | None => {
                String::new()
            }
        };
        format!("Casella nobiltà {space}{by}")
    },
    last_merchant: || format!("{MERCHANTS} mercanti prima degli altri"),
    tile: |of| format!("Tessera {}", tile(of)),
    queens_reward: |place, with| {
        // Places are masculine, a reward is not.
        let place = place.replace('º', "ª");
        format!("{place} ricompensa della regina, con la tessera {}", tile(with))
    },
    nobility_rank: |standing, names| {
        let (place, numbers) = (place(standing.ahead()), numbers(standing, names));
        format!("{place} posto sul percorso nobiltà{}: casella {numbers}", tied(standing))
    },
    most_permits: |standing, names| {
        let head = if standing.ahead() == 0 { "Più permessi" } else { "Meno permessi di altri" };
        format!("{head}{}: {}", tied(standing), numbers(standing, names))
    },
    tie_break: |in_servants, in_cards| {
        format!("{} e {} in mano", servants(in_servants), cards(in_cards.into()))
    },
    tie_break_rule: "Conta solo fra giocatori con gli stessi PV.",
    nothing: "Da qui non è venuto nessun PV.",
    the_end: "Alla fine",
};

fn tied(standing: &Standing) -> &'static str {
    if standing.level() > 0 { ", a pari merito" } else { "" }
}

/// Returns the seat's own number against those of the others.
fn numbers(standing: &Standing, names: &[String]) -> String {
    let others = standing.others.iter();
    let others: Vec<String> =
        others.map(|&(seat, other)| format!("{other} ({})", name_of(names, seat))).collect();
    format!("{} contro {}", standing.own, listed(&others))
}
